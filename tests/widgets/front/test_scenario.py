"""Cards of a scenario dragged by mouse and by finger, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.widgets.front.harness import fixture, mount, sent

if TYPE_CHECKING:
    from playwright.sync_api import Page

FINGER = """([type, where, target, dx]) => {
    const el = document.querySelector(target), box = document.querySelector(where).getBoundingClientRect();
    el.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0,
        clientX: box.x + box.width / 2 + dx, clientY: box.y + box.height / 2,
    }));
}"""
CARD, PLACE, GHOST = ".tk-scdeck > [data-card='7C']", "[data-place=S]", ".tk-scghost"


def finger(page: Page, kind: str, where: str, dx: int = 0) -> None:
    """Let a finger that went down on the card do something in the middle of `where`, or beside it."""
    page.evaluate(FINGER, [kind, where, CARD, dx])


def test_a_card_follows_the_mouse_and_marks_where_it_would_fall(page):
    mount(page, fixture("scenario-deal.en"))
    page.locator(CARD).hover()
    page.mouse.down()
    page.locator(PLACE).hover()
    expect(page.locator(GHOST)).to_have_count(1)
    expect(page.locator(PLACE)).to_have_attribute("data-over", "")
    page.mouse.up()
    expect(page.locator(f"{GHOST}, [data-over]")).to_have_count(0)
    assert sent(page) == [{"do": "put", "key": "7C", "seat": "S", "rev": 1}]  # and no click besides
    page.locator(CARD).click()
    assert sent(page)[1:] == [{"do": "card", "key": "7C", "rev": 1}]


def test_escape_lets_a_card_fall_back(page):
    mount(page, fixture("scenario-deal.en"))
    page.locator(CARD).hover()
    page.mouse.down()
    page.locator(PLACE).hover()
    page.keyboard.press("Escape")
    expect(page.locator(GHOST)).to_have_count(0)
    page.mouse.up()
    assert sent(page) == []


def test_a_finger_that_rests_drags_and_one_that_moves_on_scrolls(page):
    mount(page, fixture("scenario-deal.en"))
    finger(page, "pointerdown", CARD)
    finger(page, "pointermove", CARD, dx=30)
    finger(page, "pointerup", CARD, dx=30)
    assert sent(page) == []
    finger(page, "pointerdown", CARD)
    page.locator(GHOST).wait_for()
    finger(page, "pointermove", PLACE)
    finger(page, "pointerup", PLACE)
    expect(page.locator(GHOST)).to_have_count(0)
    assert sent(page) == [{"do": "put", "key": "7C", "seat": "S", "rev": 1}]


def test_nothing_is_left_behind_when_the_widget_goes(page):
    mount(page, fixture("scenario-deal.en"))
    page.locator(CARD).hover()
    page.mouse.down()
    page.locator(PLACE).hover()
    page.evaluate("window.control.abort()")
    expect(page.locator(GHOST)).to_have_count(0)
    page.mouse.up()
    assert sent(page) == []
    assert page.evaluate("model.listeners()") == 0
