"""The other widgets in a notebook, and every kind of widget in every theme of JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.lab import DARK, HIGH_CONTRAST, LIGHT, violations
from tests.widgets.front.harness import mount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

TABLE = "from trickkit.widgets import Table; table = Table(7); table"
GRID = 'from trickkit.widgets import Grid; grid = Grid({"7C": "cross"}); grid'
QUESTION = 'from trickkit.course import open_lesson; question = open_lesson("04").play("04.5"); question'
RECORD = """[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:9D E:JD S:JH W:8C
W:QH N:ask E:stay N:TC E:7C S:KD
"""
REPLAY = f'from trickkit.widgets import Replay; replay = Replay("""{RECORD}"""); replay'

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


def test_axe_finds_nothing_in_any_theme_of_jupyterlab(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE, QUESTION, GRID, REPLAY, 'open_lesson("00", lang="de", deck="german").play("00.1")')
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
    found = {}
    try:
        for theme in (LIGHT, DARK, HIGH_CONTRAST):
            notebook.theme(theme)
            if bad := violations(notebook.page):
                found[theme] = bad
    finally:
        notebook.theme(LIGHT)  # it is kept on the server
    assert found == {}


def test_the_rules_of_jupyterlab_change_nothing_in_a_widget(write_and_run: WriteAndRun) -> None:
    order = 'order = open_lesson("03").play("03.5"); order'
    level = 'level = open_lesson("00").play("00.1"); level'
    scenario = f'from trickkit.widgets import Scenario; scenario = Scenario("""{RECORD}"""); scenario'
    lone = "lone = Scenario(); lone.put('9C', 'E'); lone"
    notebook = write_and_run(TABLE, QUESTION, GRID, REPLAY, order, level, scenario, lone)
    notebook.shown(1).locator(".tk-hand button:not([aria-disabled])").first.wait_for()
    alone, found = notebook.page.context.new_page(), {}
    names = ("table", "question", "grid", "replay", "order", "level", "scenario", "lone")
    for number, name in enumerate(names, start=1):
        widget = notebook.shown(number)
        box = widget.bounding_box()
        assert box is not None
        mount(alone, notebook.python(f"{{**{name}.view, 'auto': False}}"), width=round(box["width"]))
        pairs = zip(widget.evaluate(LOOKS), alone.locator(".tk").evaluate(LOOKS), strict=True)
        if bad := sorted({f"{here[0]}: {mine}" for here, there in pairs for mine in set(here) - set(there)}):
            found[name] = bad
    alone.close()
    assert found == {}
