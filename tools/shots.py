"""Take the pictures under docs/shots/ from the real widgets in JupyterLab: small, at 900 and 320 pixels.

python tools/shots.py
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
table = Table(7{options})
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
MARGIN = 10
WIDE, NARROW = 900 - 2 * MARGIN, 320


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


def main() -> int:
    """Take all pictures."""
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

        def opened(cell: str, theme: str = LIGHT) -> Page:
            page = browser.new_context(viewport={"width": 1280, "height": 1900}, reduced_motion="reduce").new_page()
            notebook = Notebook(page, server, server.write("own.ipynb", cell))
            notebook.theme(theme)
            notebook.run_all()
            page.locator(".tk").first.wait_for()
            return page

        for name, options, theme, width in (
            ("table-light", "", LIGHT, WIDE),
            ("table-dark", "", DARK, WIDE),
            ("table-320", "", LIGHT, NARROW),
            ("german-faces", ", lang='de', deck='german'", LIGHT, WIDE),
        ):
            page = opened(TABLE.replace("{options}", options), theme)
            until_mine(page, 1)
            shoot(page, name, width)
            page.context.close()
            server.end_sessions()
        for name, acts, options, theme, width in (
            ("twenty-eight-auction", BIDDING, "", LIGHT, WIDE),
            ("twenty-eight-auction-320", BIDDING, ", lang='de'", DARK, NARROW),
            ("twenty-eight-light", PLAYING, "", LIGHT, WIDE),
            ("twenty-eight-dark", PLAYING, ", lang='de', deck='german'", DARK, WIDE),
            ("twenty-eight-320", PLAYING, "", LIGHT, NARROW),
        ):
            page = opened(DEAL.replace("{options}", options).replace("{acts}", str(acts)), theme)
            shoot(page, name, width)
            page.context.close()
            server.end_sessions()
        for name, kind, cells, options, theme, width in (
            ("grid", "grid", CHECKED, "", LIGHT, WIDE),
            ("grid-shown", "grid", SHOWN, ", lang='de', deck='german'", DARK, WIDE),
            ("grid-320", "grid", SHOWN, "", LIGHT, NARROW),
            ("suits", "suits", SHOWN, "", LIGHT, WIDE),
            ("suits-320", "suits", SHOWN, ", lang='de'", DARK, NARROW),
        ):
            page = opened(BOARDS[kind].replace("{options}", options).replace("{then}", cells[kind]), theme)
            shoot(page, name, width)
            page.context.close()
            server.end_sessions()
        for name, options, then, theme, width in (
            ("scenario-light", "", LONE, LIGHT, WIDE),
            ("scenario-320", "lang='de'", LONE, DARK, NARROW),
            ("scenario-dark", "lang='de', deck='german'", DEALT, DARK, WIDE),
        ):
            page = opened(SCENARIO.replace("{options}", options).replace("{then}", then), theme)
            if then is DEALT:
                page.locator("[data-do=ask][data-key=knows]").click()
                page.locator("[data-do=of][data-key=S]").click()
                page.locator("[data-look=possible]").first.wait_for()
            shoot(page, name, width)
            page.context.close()
            server.end_sessions()
        page = opened(QUESTION.replace("{options}", "lang='en'"))
        question = page.locator(".tk").first
        for key in (
            "[data-zone=who] [data-key=N]",
            "[data-zone=why] [data-key=highest-of-led-suit]",
            "[data-do=check]",
        ):
            question.locator(key).click()
        question.locator(".tk-note").wait_for()
        shoot(page, "question", WIDE)
        page.context.close()
        server.end_sessions()
        page = browser.new_context(viewport={"width": 900, "height": 1000}, reduced_motion="reduce").new_page()
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
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
