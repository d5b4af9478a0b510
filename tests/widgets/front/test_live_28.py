"""The real Table of Twenty-eight and the real front end, joined by hand: a deal by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.front.test_live import Joined
from trickkit.widgets import Table

FOCUS = "!!document.activeElement.closest(where)"
PLAYABLE = "document.activeElement.getAttribute('aria-disabled') !== 'true'"


def reach(joined: Joined, where: str, key: str = "Tab", most: int = 20) -> None:
    """Press a key until the focus is inside `where`; a press may not send anything."""
    for _ in range(most):
        if joined.page.evaluate(f"(where) => {FOCUS}", where):
            return
        joined.press(key)
    raise AssertionError(f"{where} is not reached")


def call(joined: Joined, *, bold: bool) -> None:
    """Bid the lowest number, or pass where that is allowed."""
    buttons = joined.widget.view["auction"]["buttons"]
    if bold or all(b.get("disabled") is not None for b in buttons if b.get("act") == "pass"):
        joined.press("Space", "Tab", "Enter")
    else:
        reach(joined, "[data-do=pass]")
        joined.press("Enter")


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bold", [True, False])
def test_a_deal_is_played_to_its_end_by_keyboard_alone(page, seed, bold):
    joined = Joined(page, Table(seed, game="twenty-eight"))
    joined.press("Tab")
    for _ in range(60):
        view = joined.widget.view
        if view["result"]:
            break
        assert page.evaluate(f"(where) => {FOCUS}", "[data-zone]")  # it never gets lost
        if view["auction"]:
            reach(joined, "[data-zone=auction]")
            call(
                joined, bold=bold and all(c is None or c["text"] != "20" for row in view["calls"]["rows"] for c in row)
            )
        elif page.locator(".tk-main").count():
            reach(joined, ".tk-main")
            joined.press("Enter")
        else:
            reach(joined, ".tk-hand", "Shift+Tab")
            while not page.evaluate(PLAYABLE):
                joined.press("ArrowRight")
            joined.press("Enter")
    assert joined.widget.view["result"]
    expect(page.locator(".tk-result h3")).to_have_text(joined.widget.view["result"]["title"])
