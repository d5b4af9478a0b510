"""Whole deals of both games in a notebook, to the result: by keyboard alone, and by mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_table import IN_WIDGET, tab_into

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

RESULT, STAY, BID, SAY = ".tk-result", "[data-do=stay]", ".tk-bid:not([aria-disabled])", "[data-do=bid]"
PASS, MAIN, CARD = "[data-do=pass]:not([aria-disabled])", ".tk-under .tk-main", ".tk-hand button:not([aria-disabled])"
# What a learner can do now, the first that is there.
TO_DO = (RESULT, STAY, PASS, BID, MAIN, CARD)
TABLE = "from trickkit.widgets import Table; table = Table({}); table"
LATINERN, TWENTY_EIGHT = "3", '7, game="twenty-eight"'


def to_do(table: Locator) -> str:
    """Wait until the learner can do something, and say what."""
    table.locator(", ".join(TO_DO)).first.wait_for()
    return next(what for what in TO_DO if table.locator(what).count())


def walk(page: Page, where: str) -> None:
    """Lead the focus there with Tab, or back with Shift and Tab; in the hand and among the bids with an arrow."""
    box = {CARD: ".tk-hand", BID: ".tk-bids"}.get(where, where)
    for forth, back in (("Tab", "Shift+Tab"), ("Shift+Tab", "Tab")):
        while not page.evaluate("(box) => !!document.activeElement.closest(box)", box):
            page.keyboard.press(forth)
            if not page.evaluate(IN_WIDGET):
                page.keyboard.press(back)
                break
    for _ in range(8):
        if page.evaluate("(where) => document.activeElement.matches(where)", where):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no key leads to {where}")


@pytest.mark.parametrize("table_of", [LATINERN, TWENTY_EIGHT], ids=["latinern", "twenty-eight"])
@pytest.mark.parametrize("by", ["keys", pytest.param("mouse", marks=pytest.mark.tour)])
def test_a_deal_is_played_to_its_end(write_and_run: WriteAndRun, table_of: str, by: str) -> None:
    notebook = write_and_run(TABLE.format(table_of))
    page, table = notebook.page, notebook.shown(1)

    def use(what: str) -> None:
        if by == "mouse":
            table.locator(what).first.click()
        else:
            walk(page, what)
            page.keyboard.press("Space" if what == BID else "Enter")

    table.locator(", ".join(TO_DO)).first.wait_for()
    if by == "keys":
        notebook.select(1)
        tab_into(page)
    done: list[str] = []
    while (what := to_do(table)) != RESULT:
        if what == PASS and BID not in done and table.locator(BID).count():
            what = BID  # the first time it bids; later it passes
        rev = table.get_attribute("data-rev") or ""
        use(what)
        if what == BID:
            use(SAY)
        expect(table).not_to_have_attribute("data-rev", rev)
        done.append(what)
    cards = 5 if table_of == LATINERN else 8
    assert done.count(CARD) >= min(cards - 2, 3)
    state = notebook.python("[table._session.state.outcome() is not None, table.view['result']['title']]")
    assert state[0]
    expect(table.locator(".tk-result h3")).to_have_text(state[1])
    use("[data-do=again]")
    expect(table.locator(RESULT)).to_have_count(0)
    table.locator(", ".join(TO_DO)).first.wait_for()
