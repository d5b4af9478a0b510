"""What holds for every widget in a notebook: language and deck, views in step, cells run again, a dead kernel, axe."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import DARK, HIGH_CONTRAST, LIGHT, violations
from tests.browser.test_scenario import RECORD
from tests.browser.test_table import GUIDED, TABLE, my_turn
from tests.browser.test_widgets import EXERCISE, GRID, HIDDEN, MAP, PLAYED, PLAYED_OUT, QUESTION, REPLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

EVERY = {
    "table": TABLE,
    "auction": 'from trickkit.widgets import Table; auction = Table(7, game="twenty-eight"); auction',
    "hand": GUIDED,
    "replay": REPLAY,
    "review": f'from trickkit.widgets import Review; review = Review("""{PLAYED_OUT}"""); review',
    "question": QUESTION,
    "level": 'level = open_lesson("00").play("00.1"); level',
    "exercise": EXERCISE,
    "grid": GRID,
    "suits": "from trickkit.widgets import Suits; suits = Suits(auction); suits",
    "scenario": "from trickkit.widgets import Scenario; scenario = Scenario(); scenario",
    "score": f'from trickkit.widgets import Score; score = Score("""{PLAYED_OUT}"""); score',
    "course": MAP,
    "board": 'board = open_lesson("05").play("05.1"); board',
    "whole": 'whole = open_lesson("08").play("08.1"); whole',
    "chain": 'chain = open_lesson("14").play("14.5"); chain',
    "match": 'match = open_lesson("10").play("10.2"); match',
    "way": 'way = open_lesson("00").map(); way',
}


def more(widget: Locator) -> None:
    """Open the menu of a widget."""
    button = widget.locator(".tk-more > button").last
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")


def choose(widget: Locator, name: str) -> None:
    widget.locator(".tk-more").get_by_role("button", name=name, exact=True).click()


@pytest.mark.tour
def test_language_and_deck_are_switched_live_in_every_widget(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(*EVERY.values())
    for number, name in enumerate(EVERY, start=1):
        widget = notebook.shown(number)
        before = widget.get_attribute("aria-label")
        more(widget)
        choose(widget, "Deutsch")
        expect(widget).to_have_attribute("lang", "de")
        expect(widget.locator(".tk-more > button").last).to_have_text("Mehr")
        assert widget.get_attribute("aria-label") != before, name
        choose(widget, "Deutsches Blatt")
        expect(widget).to_have_attribute("data-deck", "german")
        expect(widget.get_by_role("alert")).to_be_empty()
        assert notebook.python(f"[{name}.lang, {name}.deck]") == ["de", "german"], name
        # and from Python, with the menu still open
        assert notebook.python(f"{name}.set(lang='en', deck='french')") is None
        expect(widget).to_have_attribute("lang", "en")
        expect(widget).to_have_attribute("data-deck", "french")
        expect(widget).to_have_attribute("aria-label", before or "")


@pytest.mark.tour
def test_views_stay_in_step_and_cells_run_again_leave_one_widget_without_listeners(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(*EVERY.values(), *EVERY)
    count = len(EVERY)
    old = [notebook.python(f"{name}.model_id") for name in EVERY]
    for number in range(1, count + 1):
        first, second = notebook.shown(number), notebook.shown(count + number)
        more(second)
        choose(second, "Deutsch")
        expect(first).to_have_attribute("lang", "de")
        pair = [first.element_handle(), second.element_handle()]
        notebook.page.wait_for_function("([one, other]) => one.dataset.rev === other.dataset.rev", arg=pair)
    for model in old:
        assert notebook.listeners(model) == {"views": 2, "listeners": 2}
    for number in range(1, count + 1):
        notebook.run(number)
        notebook.run(count + number)
    expect(notebook.page.locator(".tk")).to_have_count(2 * count)
    for name, model in zip(EVERY, old, strict=True):
        assert notebook.listeners(model) == {"views": 0, "listeners": 0}, name
        assert notebook.listeners(notebook.python(f"{name}.model_id")) == {"views": 2, "listeners": 2}, name


@pytest.mark.tour
def test_a_dead_kernel_is_said_by_every_widget(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(*EVERY.values())
    said = [notebook.python(f"{name}.view['dead']") for name in EVERY]
    for number in range(1, len(EVERY) + 1):
        more(notebook.shown(number))
    notebook.shut_down()
    for number, dead in enumerate(said, start=1):
        choose(notebook.shown(number), "Deutsch")
        expect(notebook.shown(number).get_by_role("alert")).to_have_text(dead)


KINDS = """
from trickkit.coach.exercises import KINDS
from IPython.display import display
for kind in KINDS:
    display(practise(kind, seed=3))
"""
SCENARIOS = f'''
for made in (Scenario(), Scenario("twenty-eight", lang="de", deck="german"), Scenario("""{RECORD}""")):
    display(made)
for game, mode in (("latinern", "deal"), ("twenty-eight", "deal")):
    made = Scenario(game)
    made.mode = mode
    display(made)
'''
OFFER = (
    'kept = Table(11, keep="kept")\nwhile kept.view["auto"]:\n    kept.next()\nkept.act({act})\nTable(11, keep="kept")'
)
ACT = 'next(card["act"] for card in kept.view["hand"]["cards"] if card["act"])'


@pytest.mark.tour
def test_axe_finds_nothing_in_any_mode_in_any_theme(write_and_run: WriteAndRun) -> None:
    names = list(EVERY)
    notebook = write_and_run(
        *EVERY.values(),
        KINDS,
        SCENARIOS,
        OFFER.format(act=ACT),
        PLAYED,
        "from trickkit.widgets import Grid; Grid(table, marks={'9C': 'cross'})",
        HIDDEN,
        "Score(table)",
    )
    table, hand, review = (notebook.shown(names.index(name) + 1) for name in ("table", "hand", "review"))
    expect(notebook.shown(len(names) + 3).locator("[data-do=go-on]")).to_be_visible()
    my_turn(hand).last.click()
    expect(hand.locator(".tk-verdict .tk-bad")).to_be_visible()
    expect(review.locator(".tk-act[data-mark]")).to_have_count(5)
    review.locator(".tk-act").first.click()
    expect(review.locator(".tk-chosen .tk-hindsight")).to_be_visible()
    my_turn(table)
    for shown in (1, 2, 3):
        table.locator("[data-do=hint]").click()
        expect(table.locator(".tk-hints li:not(.tk-shut)")).to_have_count(shown)
    found = {}
    try:
        for theme in (LIGHT, DARK, HIGH_CONTRAST):
            notebook.theme(theme)
            if bad := violations(notebook.page):
                found[theme] = bad
        notebook.theme(LIGHT)
        notebook.page.emulate_media(forced_colors="active")
        if bad := violations(notebook.page):
            found["forced colours"] = bad
    finally:
        notebook.theme(LIGHT)  # it is kept on the server
    assert found == {}
