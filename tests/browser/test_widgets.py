"""The other widgets in a notebook, and every kind of widget in every theme of JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.lab import violations, violations_in_every_theme
from tests.widgets.front.harness import mount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

TABLE = "from trickkit.widgets import Table; table = Table(7); table"
GRID = 'from trickkit.widgets import Grid; grid = Grid(marks={"7C": "cross"}); grid'
PLAYED = """
from trickkit.widgets import Grid, Table
table = Table(7)
for act in ("KS", None):
    while table.view["auto"]:
        table.next()
    if act:
        table.act(act)
table
"""
HIDDEN = """
from trickkit.widgets import Suits, Table
hidden = Table(7, game="twenty-eight")
for act in ("15", "trump=KS", "pass", "8H", "9C"):
    while hidden.view["auto"] or any(button.get("do") == "next" for button in hidden.view["buttons"]):
        hidden.next()
    hidden.act(act)
suits = Suits(hidden); suits
"""
QUESTION = 'from trickkit.course import open_lesson; question = open_lesson("04").play("04.5"); question'
RECORD = """[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:9D E:JD S:JH W:8C
W:QH N:ask E:stay N:TC E:7C S:KD
"""
EXERCISE = 'from trickkit.widgets import practise; exercise = practise("find-pair", seed=3); exercise'
SCORE = "from trickkit.widgets import Score; score = Score(table); score"
MAP = 'course = open_lesson("00").map({"00.1": (1, 0, 3)}); course'
PLAYED_OUT = """[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:7H E:7C S:JH W:TD W:KH N:9D E:9C S:KD E:JD S:TH W:8C N:TC N:AS E:QS S:9H W:QH N:8S E:JS S:TS W:AC
"""
REPLAY = f'from trickkit.widgets import Replay; replay = Replay("""{RECORD}"""); replay'

NAMES = ("table", "question", "grid", "replay", "order", "level", "exercise", "score", "course", "suits")

# How every element of a widget looks, as far as neither the width of the page nor its font decides.
LOOKS = """(widget) => [...widget.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element);
    const names = [
        "display", "float", "position", "overflow-x", "color", "background-color", "box-shadow", "list-style-type",
        "font-size", "font-weight", "font-style", "letter-spacing", "text-transform", "text-align", "white-space",
        ...["top", "bottom"].flatMap((side) => [`margin-${side}`, `border-${side}-left-radius`]),
        ...["top", "right", "bottom", "left"].flatMap((side) =>
            [`padding-${side}`, `border-${side}-width`, `border-${side}-style`, `border-${side}-color`]),
    ];
    return [`${element.tagName} ${element.getAttribute("class")}`,
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
})"""


def test_a_replay_is_stepped_through_and_seen_as_another_seat(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(REPLAY)
    replay = notebook.shown(1)
    slider = replay.get_by_role("slider")
    played = replay.locator(".tk-trick [data-played]")
    expect(played).to_have_count(0)
    replay.locator(".tk-seek button").nth(2).click()  # on
    expect(played).to_have_count(1)
    slider.focus()
    notebook.page.keyboard.press("ArrowRight")
    expect(played).to_have_count(2)
    replay.locator(".tk-seek button").last.click()  # to the end
    expect(slider).to_have_attribute("aria-valuetext", "10 / 10")
    notebook.page.keyboard.press("Shift+Tab")
    slider.fill("4")
    expect(replay.locator(".tk-trick .tk-win")).to_have_count(1)
    assert notebook.python("replay._session.now") == 4

    expect(replay.locator(".tk-open")).to_have_count(4)  # all open
    replay.locator(".tk-more > button").click()
    replay.locator("[data-do=as]").nth(2).click()  # as South
    expect(replay.locator(".tk-hand")).to_be_visible()
    expect(replay.locator(".tk-open")).to_have_count(0)
    expect(replay.locator(".tk-backs")).to_have_count(3)
    assert notebook.python("str(replay._session.reader)") == "S"
    replay.locator("[data-do=as]").first.click()  # as North, who then sits at the bottom
    expect(replay.locator(".tk-seat[data-seat=N]")).to_have_attribute("data-at", "S")


def test_a_hand_is_gone_through_and_played_on_from_an_act(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(f'from trickkit.widgets import Review; review = Review("""{PLAYED_OUT}"""); review')
    page, review = notebook.page, notebook.shown(1)
    acts = review.locator(".tk-act")
    expect(acts).to_have_count(5)
    expect(review.locator(".tk-act[data-mark]")).to_have_count(5)  # each act has been pulled
    expect(review.get_by_role("progressbar")).to_have_count(0)
    acts.first.focus()
    for key in ("ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(acts.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(acts.nth(1)).to_be_focused()
    expect(review.locator(".tk-chosen .tk-hindsight")).to_be_visible()
    expect(review.locator(".tk-trick [data-played]")).to_have_count(3)
    expect(review.locator(".tk-hand [data-mark=played]")).to_have_attribute("data-card", "KD")
    assert violations(page) == []
    review.locator("[data-do=play-on]").click()
    card = review.locator(".tk-hand button:not([aria-disabled])").first.get_attribute("data-card")
    review.locator(f".tk-hand button[data-card='{card}']").click()
    expect(review.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()
    review.locator("[data-do=review]").click()
    expect(acts.nth(1)).to_have_attribute("aria-pressed", "true")
    assert notebook.python("[review.view['error'], len(review.rows)]") == [None, 5]


def test_a_board_is_marked_by_mouse_and_by_keys(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(GRID)
    grid = notebook.shown(1)
    cell = grid.locator("[data-pair='9D']")
    cell.click()
    expect(cell).to_have_attribute("data-mark", "cross")
    cell.click()
    expect(cell).to_have_attribute("data-mark", "ring")
    assert notebook.python("grid.marks") == {"7C": "cross", "9D": "ring"}
    for key in ("ArrowDown", "Space"):
        notebook.page.keyboard.press(key)
    expect(grid.locator("[data-pair=TD]")).to_have_attribute("data-mark", "cross")
    for key in ("Home", "Enter"):  # the head of the row
        notebook.page.keyboard.press(key)
    expect(grid.locator("tbody [data-mark=cross]")).to_have_count(5)
    assert notebook.python("sorted(grid.marks)") == ["7C", "9D", "TC", "TD", "TH", "TS"]
    grid.locator("[data-do=undo]").click()
    expect(grid.locator("tbody [data-mark=cross]")).to_have_count(2)
    grid.locator("[data-do=clear]").click()
    expect(grid.locator("tbody [data-mark]")).to_have_count(0)
    assert notebook.python("grid.marks") == {}


def test_crosses_are_answered_and_their_proof_is_framed_at_the_table(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(PLAYED, "grid = Grid(table); grid")
    page, table, grid = notebook.page, notebook.shown(1), notebook.shown(2)
    seven = grid.locator("[data-pair='7C']")
    seven.click()
    expect(seven).to_have_attribute("data-status", "right")
    expect(grid.locator(".tk-proof .tk-would")).to_have_count(1)
    expect(table.locator(".tk-trick .tk-would")).to_have_count(1)
    expect(table.locator(".tk-pointed")).to_contain_text("would have won trick 1")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")  # the nine of clubs is still possible
    expect(grid.locator("[data-pair='9C']")).to_have_attribute("data-status", "wrong")
    expect(table.locator(".tk-would")).to_have_count(0)
    grid.locator("[data-do='check-all']").focus()
    page.keyboard.press("Enter")
    expect(grid.locator(".tk-verdict")).to_contain_text("1 cross is right.")
    expect(grid.locator(".tk-verdict")).to_contain_text("One is not proved")
    assert notebook.python("grid.marks") == {"7C": "cross", "9C": "cross"}

    grid.locator(".tk-news .tk-btn").click()
    expect(grid.locator("td [data-status=out]")).to_have_count(27)
    grid.locator("td [data-status=out]").last.hover()
    expect(table.locator(".tk-trick .tk-would")).to_have_count(1)
    table.locator(".tk-main").click()  # the next trick: the marks stay, nothing is framed
    expect(table.locator(".tk-would")).to_have_count(0)
    expect(seven).to_have_attribute("data-status", "right")


def test_of_two_boards_the_newer_follows_the_table(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(PLAYED, "Grid(table)", "Grid(table)")
    older, newer = notebook.shown(2), notebook.shown(3)
    expect(older.get_by_text("A newer board follows the table now.")).to_be_visible()
    expect(newer.get_by_text("A newer board follows the table now.")).to_have_count(0)
    assert notebook.python("len(table._watchers)") == 1


def test_axe_finds_nothing_in_bound_boards(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(PLAYED, "grid = Grid(table, marks={'9C': 'cross'}); grid", HIDDEN)
    grid, suits = notebook.shown(2), notebook.shown(3)
    for board in (grid, suits):
        board.locator("[data-do=chances]").click()
        expect(board.locator("[data-do=chances]")).to_have_attribute("aria-pressed", "true")
        board.locator("button:has([data-status=out]), td [data-status=out]").first.click()
        expect(board.locator(".tk-proof")).to_have_count(1)
    assert violations_in_every_theme(notebook) == {}


def test_an_exercise_is_answered_and_the_next_one_comes(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(EXERCISE)
    exercise = notebook.shown(1)
    right = notebook.python("exercise._exercise.exercise.accepted[0]")
    wrong = "C/7" if right != "C/7" else "D/7"
    exercise.locator(f"[data-key='{wrong}']").click()
    exercise.locator("[data-do=check]").click()
    expect(exercise.locator(".tk-verdict")).to_contain_text("Not yet.")
    exercise.locator(f"[data-key='{wrong}']").focus()
    suit, _, rank = right.partition("/")
    for _ in range("CDHS".index(suit)):
        notebook.page.keyboard.press("ArrowRight")
    for _ in range(["7", "8", "9", "J", "Q", "K", "T", "A"].index(rank)):
        notebook.page.keyboard.press("ArrowUp")
    notebook.page.keyboard.press("Space")
    notebook.page.keyboard.press("Tab")
    notebook.page.keyboard.press("Enter")
    expect(exercise.locator(".tk-verdict")).to_contain_text("That is right.")
    expect(exercise.locator(".tk-star.tk-on")).to_have_count(2)
    exercise.locator("[data-do=next]").click()
    expect(exercise.locator(".tk-verdict")).to_be_empty()
    assert notebook.python("[exercise.view['key'], exercise.solved]") == ["find-pair 4", False]


def test_a_score_sheet_follows_its_table(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run('from trickkit.widgets import Table; table = Table(7, score="NS:9"); table', SCORE)
    score = notebook.shown(2)
    expect(score.locator("[role=status]")).to_contain_text("No round is over yet.")
    expect(score.locator(".tk-scorenote")).to_contain_text("may not ask any more")
    table = notebook.shown(1)
    table.locator("[data-do=ask]").click()  # with nine points that costs two at once
    expect(score.locator("tbody tr")).to_have_count(1)
    assert notebook.python("table._session.state.outcome().points") == 2


def test_axe_finds_nothing_in_any_theme_of_jupyterlab(write_and_run: WriteAndRun) -> None:
    german = 'open_lesson("00", lang="de", deck="german").play("00.1")'
    notebook = write_and_run(TABLE, QUESTION, GRID, REPLAY, german, EXERCISE, SCORE, MAP)
    table, question, replay, level = (notebook.shown(n) for n in (1, 2, 4, 5))
    table.locator(".tk-hand button:not([aria-disabled])").first.click()
    expect(table.locator(".tk-trick .tk-win")).to_have_count(1)
    question.locator("[data-zone=who] [data-key=N]").click()
    question.locator("[data-zone=why] [data-key=hauptschlag]").click()
    question.locator("[data-do=check]").click()
    expect(question.locator(".tk-verdict")).not_to_be_empty()
    level.locator(".tk-hand button[data-card=AH]").click()
    expect(level.locator(".tk-star.tk-on")).to_have_count(3)
    for widget in (table, replay):
        widget.locator(".tk-more > button").click()
    assert violations_in_every_theme(notebook) == {}


def test_the_rules_of_jupyterlab_change_nothing_in_a_widget(write_and_run: WriteAndRun) -> None:
    order = 'order = open_lesson("03").play("03.5"); order'
    level = 'level = open_lesson("00").play("00.1"); level'
    made = """course = open_lesson("00").map({}); course"""
    suits = f"{HIDDEN.rstrip()}.mark('C'); suits.chances(); suits"
    scenario = f'from trickkit.widgets import Scenario; scenario = Scenario("""{RECORD}"""); scenario'
    lone = "lone = Scenario(); lone.put('9C', 'E'); lone"
    notebook = write_and_run(TABLE, QUESTION, GRID, REPLAY, order, level, EXERCISE, SCORE, made, suits, scenario, lone)
    notebook.shown(1).locator(".tk-hand button:not([aria-disabled])").first.wait_for()
    alone, found = notebook.page.context.new_page(), {}
    for number, name in enumerate((*NAMES, "scenario", "lone"), start=1):
        widget = notebook.shown(number)
        box = widget.bounding_box()
        assert box is not None
        mount(alone, notebook.python(f"{{**{name}.view, 'auto': False}}"), width=round(box["width"]))
        pairs = zip(widget.evaluate(LOOKS), alone.locator(".tk").evaluate(LOOKS), strict=True)
        if bad := sorted({f"{here[0]}: {mine}" for here, there in pairs for mine in set(here) - set(there)}):
            found[name] = bad
    alone.close()
    assert found == {}
