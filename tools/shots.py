"""Take the pictures under docs/shots/ from the real widgets in JupyterLab: small, at 900 and 320 pixels.

python tools/shots.py [NAME ...]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.lab import CHROMIUM_FLAGS, DARK, LIGHT, Notebook, Server
from tools.chromium import MISSING, find

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
SHOTS = ROOT / "docs" / "shots"
TABLE = "from trickkit.widgets import Table; table = Table(7, keep=False{options}); table"
DEAL = """from trickkit.widgets import Table
table = Table(7, game="twenty-eight", keep=False{options})
for act in {acts}:
    while table.view["auto"] or any(button.get("do") == "next" for button in table.view["buttons"]):
        table.next()
    table.act(act)
while table.view["auto"]:
    table.next()
table"""
BIDDING: list[str] = []
PLAYING = ["15", "trump=KS", "pass", "8H", "9C", "8C"]
BOARDS = {
    "grid": """from trickkit.widgets import Grid, Table
table = Table(7, keep=False{options})
for act in ("KS", None):
    while table.view["auto"]:
        table.next()
    if act:
        table.act(act)
grid = Grid(table)
for pair in ("7C", "AS", "9D"):
    grid.mark(pair)
{then}""",
    "suits": """from trickkit.widgets import Suits
suits = Suits('''[Game "twenty-eight"] [Dealer "E"]
[Deal "N:AH 9H TS 8S KH 7H 7D 8D W:JD AC QS 8C AD KS 9D 7S S:QH JH TH KD 8H TD QD 7C E:9C 9S JC AS KC QC TC JS"]
N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:7D W:9D S:TD E:AS W:AC S:7C E:TC N:8S''',
    seat="S"{options})
suits.mark("D")
suits.mark("S")
{then}""",
}
CHECKED = {"grid": "grid.check(); grid.look('7C'); grid", "suits": "suits"}
SHOWN = {"grid": "grid.chances(); grid.look('AS'); grid", "suits": "suits.chances(); suits.look('S'); suits"}
SCENARIO = """from trickkit.widgets import Scenario
scenario = Scenario({options})
{then}
scenario"""
LONE = "for card, seat in (('AH', 'E'), ('9H', 'S'), ('JD', 'W'), ('KS', 'N')): scenario.put(card, seat)"
DEALT = "scenario.mode = 'deal'; scenario.deal(7); scenario.play('E:9C S:8C W:JH N:QH')"
QUESTION = "from trickkit.course import open_lesson; open_lesson('04', {options}).play('04.5')"
EXERCISE = "from trickkit.widgets import practise; practise({options})"
SCORE = """from trickkit.widgets import Score, Table
table = Table(3, keep=False{options})
score = Score(table)
while len(table.rounds) < 6:
    view = table.view
    if view["result"]:
        table.handle({"do": "again"})
        table.publish()
    elif view["auto"] or any(button.get("do") == "next" for button in view["buttons"]):
        table.next()
    elif view["stake"]["open"]:
        table.act("stay")
    else:
        table.act(next(card["act"] for card in view["hand"]["cards"] if card["act"]))
score"""
FIRST = """from trickkit.widgets import Table
table = Table(7, keep=False{options})
while table.view["auto"]:
    table.next()
{then}
table"""
OVER = """from trickkit.widgets import Table
table = Table({deal}, keep=False{options})
while not table.view["result"]:
    view = table.view
    own = [*view["hand"]["cards"], view["down"] or {}] if view["hand"] else []
    acts = [card["act"] for card in own if card.get("act")]
    if view["auto"] or any(button.get("do") == "next" for button in view["buttons"]):
        table.next()
    else:
        table.act("pass" if view["auction"] else "stay" if view["stake"] and view["stake"]["open"] else acts[0])
{then}
table"""
REVIEW = """table.review()
while table.view["auto"]:
    table.handle({"do": "next"})
    table.publish()
table.handle({"do": "look", "to": table.view["review"]["rows"][-1]["n"]})
table.publish()"""
HINTS = "for _ in range(3): table.hint()"
BEFORE = "table.ask_before('KS')"
RECORD = """[Game "latinern"] [Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:TC E:QS"""
GUIDED = '''from trickkit.widgets import Guided, Move
guided = Guided("""{record}""", moves=[Move(("TH",))]{options})
guided.next()
guided.next()
guided.act("9H")
guided.next()
guided'''.replace("{record}", RECORD)
REPLAY = '''from trickkit.widgets import Replay
Replay("""{record}""", step=5{options})'''.replace("{record}", RECORD)
MAP = """from trickkit.course import open_lesson
levels = [f"{lesson}.{n}" for lesson, last in (("00", 3), ("01", 7), ("02", 8), ("03", 4)) for n in range(1, last + 1)]
open_lesson("00"{options}).map({key: (1 + n % 3 // 2, 0, 3 - n % 3 // 2) for n, key in enumerate(levels)})"""
MARGIN = 10
WIDE, NARROW = 900 - 2 * MARGIN, 320
GERMAN, GERMAN_CARDS = ", lang='de'", ", lang='de', deck='german'"


def deal(acts: list[str], options: str = "") -> str:
    """Give a cell with a table of Twenty-eight, after some acts of the learner."""
    return DEAL.replace("{options}", options).replace("{acts}", str(acts))


def filled(cell: str, options: str = "", then: str = "") -> str:
    """Give a cell with its options filled in."""
    return cell.replace("{options}", options).replace("{then}", then)


def over(what: str, options: str = "", then: str = "") -> str:
    """Give a cell with a table at the end of a deal."""
    return filled(OVER.replace("{deal}", what), options, then)


def until_mine(page: Page, tricks: int) -> None:
    """Let the bots play, and play the learner's first card, until some tricks are done and it is the learner's turn."""
    table = page.locator(".tk").first
    done = 0
    while True:
        table.locator(".tk-btn.tk-main, .tk-hand button:not([aria-disabled])").first.wait_for()
        go_on = table.locator(".tk-btn.tk-main").count() > 0
        if not go_on and done >= tricks:
            return
        done += go_on
        rev = table.get_attribute("data-rev")
        table.locator(".tk-btn.tk-main" if go_on else ".tk-hand button:not([aria-disabled])").first.click()
        page.wait_for_function("(rev) => document.querySelector('.tk').dataset.rev !== rev", arg=rev)


def shoot(page: Page, name: str, width: int) -> None:
    """Picture the first widget at a width, with some of the page round it."""
    page.add_style_tag(
        content=f".tk {{ width: {width}px !important; max-width: none !important; }}"
        ".jp-InputArea, .jp-OutputPrompt { visibility: hidden; }"
    )
    page.mouse.move(0, 0)  # nothing is hovered over
    clip = page.locator(".tk").first.evaluate(
        """(widget, margin) => {
            document.activeElement.blur();
            widget.scrollIntoView({ block: "center" });
            const { x, y, width, height } = widget.getBoundingClientRect();
            return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
        }""",
        MARGIN,
    )
    page.screenshot(path=SHOTS / f"{name}.png", clip=clip)


def play_one_trick(page: Page) -> None:
    """Play one trick at the table."""
    until_mine(page, 1)


def answer_wrongly(page: Page) -> None:
    """Answer the question."""
    question = page.locator(".tk").first
    for key in ("[data-zone=who] [data-key=N]", "[data-zone=why] [data-key=highest-of-led-suit]", "[data-do=check]"):
        question.locator(key).click()
    question.locator(".tk-note").wait_for()


def ask_what_south_knows(page: Page) -> None:
    """Ask the scenario what South can know."""
    page.locator("[data-do=ask][data-key=knows]").click()
    page.locator("[data-do=of][data-key=S]").click()
    page.locator("[data-look=possible]").first.wait_for()


def nothing(page: Page) -> None:
    """Leave the widget as it opens."""


PICTURES: tuple[tuple[str, str, str, int, Callable[[Page], None]], ...] = (
    ("table-light", filled(TABLE), LIGHT, WIDE, play_one_trick),
    ("table-dark", filled(TABLE), DARK, WIDE, play_one_trick),
    ("table-320", filled(TABLE), LIGHT, NARROW, play_one_trick),
    ("table-hints", filled(FIRST, "", HINTS), LIGHT, WIDE, nothing),
    ("table-ask-before", filled(FIRST, GERMAN, BEFORE), DARK, WIDE, nothing),
    ("table-ask-before-320", filled(FIRST, "", BEFORE), LIGHT, NARROW, nothing),
    ("table-over", over("7"), LIGHT, WIDE, nothing),
    ("table-over-320", over("7", GERMAN_CARDS), DARK, NARROW, nothing),
    ("twenty-eight-over", over("7, game='twenty-eight'"), LIGHT, WIDE, nothing),
    ("review", over("7", "", REVIEW), LIGHT, WIDE, nothing),
    ("review-320", over("7", GERMAN, REVIEW), DARK, NARROW, nothing),
    ("guided", filled(GUIDED), LIGHT, WIDE, nothing),
    ("guided-320", filled(GUIDED, GERMAN_CARDS), DARK, NARROW, nothing),
    ("replay", filled(REPLAY), DARK, WIDE, nothing),
    ("german-faces", filled(TABLE, GERMAN_CARDS), LIGHT, WIDE, play_one_trick),
    ("twenty-eight-auction", deal(BIDDING), LIGHT, WIDE, nothing),
    ("twenty-eight-auction-320", deal(BIDDING, GERMAN), DARK, NARROW, nothing),
    ("twenty-eight-light", deal(PLAYING), LIGHT, WIDE, nothing),
    ("twenty-eight-dark", deal(PLAYING, GERMAN_CARDS), DARK, WIDE, nothing),
    ("twenty-eight-320", deal(PLAYING), LIGHT, NARROW, nothing),
    ("grid", filled(BOARDS["grid"], "", CHECKED["grid"]), LIGHT, WIDE, nothing),
    ("grid-shown", filled(BOARDS["grid"], GERMAN_CARDS, SHOWN["grid"]), DARK, WIDE, nothing),
    ("grid-320", filled(BOARDS["grid"], "", SHOWN["grid"]), LIGHT, NARROW, nothing),
    ("suits", filled(BOARDS["suits"], "", SHOWN["suits"]), LIGHT, WIDE, nothing),
    ("suits-320", filled(BOARDS["suits"], GERMAN, SHOWN["suits"]), DARK, NARROW, nothing),
    ("scenario-light", filled(SCENARIO, "", LONE), LIGHT, WIDE, nothing),
    ("scenario-320", filled(SCENARIO, "lang='de'", LONE), DARK, NARROW, nothing),
    ("scenario-dark", filled(SCENARIO, "lang='de', deck='german'", DEALT), DARK, WIDE, ask_what_south_knows),
    ("exercise-light", filled(EXERCISE, "'find-pair', seed=5"), LIGHT, WIDE, nothing),
    ("exercise-dark", filled(EXERCISE, f"'legal', seed=4, game='twenty-eight'{GERMAN_CARDS}"), DARK, WIDE, nothing),
    ("exercise-320", filled(EXERCISE, "'best-card', seed=5"), LIGHT, NARROW, nothing),
    ("score-light", filled(SCORE), LIGHT, WIDE, nothing),
    ("score-320", filled(SCORE, GERMAN), DARK, NARROW, nothing),
    ("map-light", filled(MAP), LIGHT, WIDE, nothing),
    ("map-320", filled(MAP, GERMAN), DARK, NARROW, nothing),
    ("question", filled(QUESTION, "lang='en'"), LIGHT, WIDE, answer_wrongly),
)
"""Name, cell, theme, width, and what is done before the picture is taken."""


def take_lesson(page: Page, server: Server) -> None:
    """Picture the top of a lesson."""
    notebook = Notebook(page, server, "de/04_who_wins.ipynb")
    notebook.theme(LIGHT)
    notebook.run_all()
    page.locator(".tk").first.wait_for()
    page.evaluate(
        """async () => {
            const notebook = window.jupyterapp.shell.currentWidget.content;
            notebook.activeCellIndex = 0;
            await notebook.scrollToItem(0, "start");
        }"""
    )
    page.locator("h1").first.wait_for()
    page.screenshot(path=SHOTS / "lesson-04-de.png")


def main(wanted: list[str]) -> int:
    """Take all pictures, or those named."""
    path = find()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    SHOTS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tmp,
        Server(Path(tmp), learner=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        for name, cell, theme, width, prepare in PICTURES:
            if wanted and name not in wanted:
                continue
            height = 2700 if width == NARROW else 1900
            page = browser.new_context(viewport={"width": 1280, "height": height}, reduced_motion="reduce").new_page()
            notebook = Notebook(page, server, server.write("own.ipynb", cell))
            notebook.theme(theme)
            notebook.run_all()
            page.locator(".tk").first.wait_for()
            prepare(page)
            shoot(page, name, width)
            page.context.close()
            server.end_sessions()
        if not wanted or "lesson-04-de" in wanted:
            take_lesson(
                browser.new_context(viewport={"width": 900, "height": 1000}, reduced_motion="reduce").new_page(), server
            )
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
