"""The table in a notebook: by keyboard alone, by mouse to the end of a round, in two views, without a kernel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

TABLE = "from trickkit.widgets import Table; table = Table(7); table"
IN_WIDGET = "() => !!document.activeElement.closest('.tk')"
# What a learner can do now: answer, go on, play; or read the result.
TO_DO = ".tk-result, [data-do=stay], .tk-btn.tk-main, .tk-hand button:not([aria-disabled])"


def my_turn(table: Locator) -> Locator:
    """Wait until the learner can play a card, and return the cards."""
    cards = table.locator(".tk-hand button:not([aria-disabled])")
    cards.first.wait_for()
    return cards


def tab_into(page: Page, where: str = IN_WIDGET) -> None:
    """Press Tab until the focus has got somewhere."""
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate(where):
            return
    raise AssertionError("Tab does not lead there")


def test_a_trick_by_keyboard_alone(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    page, table = notebook.page, notebook.shown(1)
    my_turn(table)
    notebook.select(1)
    tab_into(page)
    hand = table.locator(".tk-hand button")
    expect(hand.first).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    expect(hand.nth(3)).to_be_focused()
    card = hand.nth(3).get_attribute("data-card")
    page.keyboard.press("Enter")
    expect(table.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()
    expect(table.locator(".tk-trick .tk-win")).to_have_count(1)  # the bots have played, and the winner is shown
    played = notebook.python(
        "[str(play.seat) + str(play.card) for play in table._session.state.position.tricks[0].trick.plays]"
    )
    assert f"S{card}" in played
    tab_into(page, "() => document.activeElement.matches('.tk-main')")
    page.keyboard.press("Enter")
    expect(table.locator(".tk-trick .tk-win")).to_have_count(0)
    assert notebook.python("len(table._session.state.position.tricks)") == 1


def test_the_notebooks_shortcuts_pressed_in_a_widget_touch_no_cell(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(
        TABLE,
        "from trickkit.course import open_lesson; open_lesson('04').play('04.5')",
        "from trickkit.widgets import Grid; Grid()",
    )
    page, before = notebook.page, notebook.cells()
    my_turn(notebook.shown(1))
    places = [
        notebook.shown(1).locator(".tk-hand button").first,
        notebook.shown(1).locator(".tk-more > button"),
        notebook.shown(2).locator("[data-zone=who] [data-key=W]"),
        notebook.shown(2).locator("[data-zone=why] [data-n='0']"),
        notebook.shown(3).locator(".tk-cell").first,
    ]
    for place in places:
        place.focus()
        for key in ("a", "b", "d", "d", "x", "c", "v", "z", "m", "y", "r", "k", "j", "l", "h", "0", "0", "i", "i", "f"):
            page.keyboard.press(key)
        for key in ("Shift+M", "Shift+L", "Shift+K", "Shift+V"):
            page.keyboard.press(key)
        expect(place).to_be_focused()
    assert notebook.cells() == before
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    # and where the focus is on the notebook they do
    page.locator(".jp-CodeCell").first.locator(".jp-InputPrompt").click()
    page.keyboard.press("b")
    page.wait_for_function(
        "(n) => window.jupyterapp.shell.currentWidget.content.widgets.length === n + 1", arg=len(before)
    )


def test_a_whole_round_by_mouse_from_a_blind_seat(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    table = notebook.shown(1)
    truth = notebook.python("(lambda o: [o.trump.value, o.schlag.value])(table._session.state.ordering)")
    expect(table.locator(".tk-seat[data-seat=S] .tk-badge [data-icon=blind]")).to_have_count(1)
    announced = 0
    while True:
        table.locator(TO_DO).first.wait_for()
        if table.locator(".tk-result").count():
            break
        expect(table.locator(".tk-facts")).not_to_contain_text("Trump")
        for todo in ("[data-do=stay]", ".tk-btn.tk-main", ".tk-hand button:not([aria-disabled])"):
            if table.locator(todo).count():
                break
        if todo == ".tk-btn.tk-main":  # a complete trick lies there
            announced += 1
            expect(table.locator(".tk-reasons h3")).to_have_text("What this trick tells you")
            said = table.locator("[role=status].tk-said")
            expect(said).to_contain_text(re.compile(r"(You|North|East|West) wins? with .*stays secret"))
        rev = table.get_attribute("data-rev") or ""
        table.locator(todo).first.click()
        expect(table).not_to_have_attribute("data-rev", rev)
    assert announced >= 2
    expect(table.locator("[data-do=again]")).to_be_visible()
    suits, ranks = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}, {"9": "nines"}
    expect(table.locator(".tk-result")).to_contain_text(f"{suits[truth[0]]} were trump, {ranks[truth[1]]} were Schlag.")
    expect(table.locator(".tk-facts")).to_contain_text("Trump")
    table.locator("[data-do=again]").click()
    expect(table.locator(".tk-result")).to_have_count(0)
    # the deal has passed to East: South is forehand now, and knows
    expect(table.locator(".tk-seat[data-seat=S] .tk-badge [data-icon=eye]")).to_have_count(1)
    expect(table.locator(".tk-facts")).to_contain_text("Trump")


def test_a_hint_is_taken_at_each_of_its_steps_and_the_next_position_starts_anew(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    table = notebook.shown(1)
    my_turn(table)
    button, steps = table.locator("[data-do=hint]"), table.locator(".tk-hints li:not(.tk-shut)")
    expect(button).to_have_accessible_name("Hint 0 of 3 shown")
    for shown in (1, 2, 3):
        button.press("Enter")
        expect(steps).to_have_count(shown)
        expect(button).to_be_focused()
        expect(button).to_have_accessible_name(f"Next hint {shown} of 3 shown")
    expect(button).to_have_attribute("aria-disabled", "true")
    act = "next(iter(table._hints.taken.values())).advice.act"
    said = f"__import__('trickkit.explain.hints').explain.hints.advised({act}, table._words)"
    advised = notebook.python(f"table._words.card({act}.card) if hasattr({act}, 'card') else str({said})")
    expect(steps.last).to_contain_text(advised)
    my_turn(table).first.click()
    table.locator(".tk-trick .tk-win").wait_for()
    expect(steps).to_have_count(0)


def test_two_views_stay_in_step_and_running_cells_again_leaves_no_more_of_them(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE, "table")
    first, second = notebook.shown(1), notebook.shown(2)
    card = my_turn(second).first.get_attribute("data-card")
    second.locator(f".tk-hand button[data-card='{card}']").click()
    for table in (first, second):
        expect(table.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()
        expect(table.locator(".tk-trick .tk-win")).to_have_count(1)
    first.locator(".tk-main").click()
    for table in (first, second):
        expect(table.locator(".tk-trick .tk-win")).to_have_count(0)
        my_turn(table)
    # each bot's card has been asked for once, not once by each view
    assert first.get_attribute("data-rev") == second.get_attribute("data-rev")
    assert notebook.python("table.view['error']") is None

    old = notebook.python("table.model_id")
    expect(notebook.page.locator(".tk")).to_have_count(2)
    for _ in range(3):
        notebook.run(2)
    expect(notebook.page.locator(".tk")).to_have_count(2)
    assert notebook.listeners(old) == {"views": 2, "listeners": 2}
    for _ in range(3):
        notebook.run(1)
    notebook.run(2)
    new = notebook.python("table.model_id")
    assert new != old
    expect(notebook.page.locator(".tk")).to_have_count(2)
    assert notebook.listeners(old) == {"views": 0, "listeners": 0}
    assert notebook.listeners(new) == {"views": 2, "listeners": 2}


def test_a_kernel_that_has_gone_is_said_and_the_cell_run_again_is_live(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    table = notebook.shown(1)
    dead = notebook.python("table.view['dead']")
    notebook.restart()
    my_turn(table).first.click()
    expect(table.get_by_role("alert")).to_have_text(dead)
    notebook.run(1)
    card = my_turn(table).first.get_attribute("data-card")
    table.locator(f".tk-hand button[data-card='{card}']").click()
    expect(table.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()
    expect(table.get_by_role("alert")).to_be_empty()
    table.locator(".tk-main").wait_for()
    notebook.shut_down()
    table.locator(".tk-main").click()
    expect(table.get_by_role("alert")).to_have_text(dead)


def test_language_and_deck_change_in_the_menu_while_the_table_stands(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    table = notebook.shown(1)
    my_turn(table)
    before = table.locator(".tk-hand button").evaluate_all("all => all.map(b => b.dataset.card)")

    def click(name: str) -> None:
        table.get_by_role("button", name=name, exact=True).click()

    def press(name: str) -> None:
        table.get_by_role("button", name=name, exact=True).focus()
        notebook.page.keyboard.press("Enter")

    click("More")
    click("Deutsch")
    expect(table).to_have_attribute("lang", "de")
    expect(table.locator(".tk-head")).to_contain_text("Stich 1")
    expect(table.get_by_role("button", name="Mehr", exact=True)).to_have_attribute("aria-expanded", "true")
    press("Deutsches Blatt")
    expect(table).to_have_attribute("data-deck", "german")
    names = table.locator(".tk-hand button").evaluate_all("all => all.map(b => b.ariaLabel)")
    assert all(name.split("-")[0] in {"Eichel", "Laub", "Herz", "Schellen"} for name in names)
    after = table.locator(".tk-hand button").evaluate_all("all => all.map(b => b.dataset.card)")
    assert after == before
    assert notebook.python("[table.lang, table.deck]") == ["de", "german"]


def test_a_hand_goes_on_after_reload_and_a_restarted_kernel(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(TABLE)
    page, table = notebook.page, notebook.shown(1)
    my_turn(table).first.click()
    table.locator(".tk-main").click()
    my_turn(table).first.click()
    table.locator(".tk-main").wait_for()
    played = "[str(event) for event in table._session.state.events if hasattr(event, 'token')]"
    before = notebook.python(played)
    notebook.save()
    notebook.restart()
    notebook.open()
    notebook.run(1)
    offered = table.get_by_role("button", name="Go on with the hand you began")
    expect(offered).to_be_visible()
    expect(table.locator(".tk-hand button:not([aria-disabled])")).to_have_count(0)
    notebook.select(1)
    tab_into(page, "() => document.activeElement.matches('.tk-main')")
    page.keyboard.press("Enter")
    expect(offered).to_have_count(0)
    assert notebook.python(played) == before
    table.locator(".tk-main").click()
    card = my_turn(table).first.get_attribute("data-card")
    my_turn(table).first.click()
    expect(table.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()

    notebook.restart()
    notebook.run(1)
    table.get_by_role("button", name="Start anew").click()
    my_turn(table)
    assert notebook.python("len(table._session.past)") == 0


GUIDED = """\
from trickkit.widgets import Guided, Move
text = '''[Game "latinern"] [Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:TC E:QS'''
hand = Guided(text, moves=[Move(("TH",)), Move(("KD",)), Move(("9H",))]); hand"""


def test_a_wrong_try_and_its_consequence_by_keyboard(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(GUIDED)
    page, table = notebook.page, notebook.shown(1)
    my_turn(table)
    notebook.select(1)
    tab_into(page)
    page.keyboard.press("End")
    wrong = page.evaluate("() => document.activeElement.dataset.card")
    assert wrong != "TH"
    page.keyboard.press("Enter")
    expect(table.locator(".tk-trick .tk-win")).to_have_count(1)  # played on to the end of the trick
    expect(table.locator(".tk-verdict .tk-bad")).to_be_visible()
    tab_into(page, "() => document.activeElement.matches('.tk-main')")
    page.keyboard.press("Enter")
    expect(table.locator(".tk-verdict .tk-bad")).to_have_count(0)
    expect(table.locator(".tk-trick [data-played]")).to_have_count(2)
    for number, card in enumerate(("TH", "KD", "9H"), start=1):
        table.locator(f".tk-hand button[data-card='{card}']:not([aria-disabled])").focus()
        page.keyboard.press("Enter")
        expect(table.locator(".tk-progress .tk-on")).to_have_count(number)
        table.locator(".tk-main, .tk-result").first.wait_for()
        if number < 3:
            tab_into(page, "() => document.activeElement.matches('.tk-main')")
            page.keyboard.press("Enter")
    expect(table.locator(".tk-result")).to_be_visible()
    assert notebook.python("[hand.wrong, hand.solved]") == [1, True]
