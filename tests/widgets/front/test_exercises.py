"""Every kind of exercise, Python and front end joined by hand: answered by keyboard alone, and with the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.widgets.front.test_live import Joined
from trickkit.coach.exercises import KINDS
from trickkit.widgets import practise

SEED = 3
TABS = 40


def answer_of(widget: Any) -> list[tuple[dict[str, Any], list[str]]]:
    """Give each group with the keys of the right answer."""
    exercise, groups = widget._exercise.exercise, widget.view["groups"]
    keys = exercise.accepted[0].split()
    return [(groups[0], keys)] if exercise.form == "many" else [(g, [k]) for g, k in zip(groups, keys, strict=True)]


def tab_to(page: Page, where: str) -> None:
    """Press Tab until the focus is at such an element."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("where => document.activeElement.matches(where)", where):
            return
    raise AssertionError(f"no tab stop is {where}")


def go(page: Page, group: dict[str, Any], key: str) -> None:
    """Walk to an option of a group with the arrows; the focus is in the group."""
    if group["look"] == "pairs":
        suit, _, rank = key.partition("/")
        for row in ["ArrowUp"] * 8 + ["Home"]:
            page.keyboard.press(row)
        for step in ["ArrowDown"] * [r["key"] for r in group["rows"]].index(rank):
            page.keyboard.press(step)
        for step in ["ArrowRight"] * [c["key"] for c in group["cols"]].index(suit):
            page.keyboard.press(step)
    else:
        page.keyboard.press("Home")
        for _ in range([option["key"] for option in group["options"]].index(key)):
            page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") == key


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_answered_by_keyboard_alone_and_the_next_one_comes(page, kind):
    joined = Joined(page, practise(kind, seed=SEED))
    widget = joined.widget
    for group, keys in answer_of(widget):
        if group["look"] == "number":
            tab_to(page, f"[data-zone={group['id']}] input")
            page.keyboard.type(keys[0])
            continue
        tab_to(page, f"[data-zone={group['id']}] [data-key]")
        for key in keys:
            go(page, group, key)
            if group["type"] == "many" or group["instant"] or group["look"] == "pairs":
                page.keyboard.press(" ")
    if not any(group["instant"] for group in widget.view["groups"]):
        tab_to(page, "[data-do=check]")
        page.keyboard.press("Enter")
    joined.pump()
    assert widget.solved
    expect(page.locator(".tk-verdict")).to_contain_text("That is right.")
    before = widget.view["key"]
    if not page.evaluate("document.activeElement.matches('[data-do=next]')"):
        page.evaluate("document.activeElement.blur()")
        tab_to(page, "[data-do=next]")
    joined.press("Enter")
    assert widget.view["key"] != before
    assert widget.view["state"] == "open"
    assert page.evaluate("document.activeElement !== document.body"), "the focus is not lost"


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_answered_with_the_mouse_after_a_hint_and_a_wrong_try(page, kind):
    joined = Joined(page, practise(kind, seed=SEED, lang="de", deck="german"), width=320)
    widget = joined.widget
    page.locator("[data-do=hint]").click()
    joined.pump()
    expect(page.locator(".tk-hints li").first).to_be_visible()
    rights = answer_of(widget)
    for last in (False, True):
        for group, keys in rights:
            zone = page.locator(f"[data-zone={group['id']}]")
            wrong = next(option["key"] for option in group["options"] if option["key"] not in keys)
            if group["look"] == "number":
                zone.locator("input").fill(keys[0] if last else wrong)
            elif group["type"] == "many":
                # First one key too many, then it is taken back.
                for key in (wrong,) if last else (*keys, wrong):
                    zone.locator(f"[data-key='{key}']").click()
            else:
                zone.locator(f"[data-key='{keys[0] if last else wrong}']").click()
        if not any(group["instant"] for group, _ in rights):
            page.locator("[data-do=check]").click()
        joined.pump()
        expect(page.locator(".tk-verdict")).to_contain_text("Das stimmt." if last else "icht")  # noch nicht, nicht Süd
    assert widget.solved
    assert widget.view["stars"]["n"] == 1


def test_a_number_that_is_no_option_cannot_be_checked(page):
    joined = Joined(page, practise("points-so-far", seed=SEED))
    box = page.locator("[data-zone=points] input")
    for text in ("29", "-1", "1.5", "e"):
        box.fill("")
        box.press_sequentially(text)
        page.keyboard.press("Enter")
        joined.pump()
        expect(page.locator("[data-do=check]")).to_have_attribute("aria-disabled", "true")
    assert joined.widget.view["state"] == "open"
    box.fill("07")
    page.keyboard.press("Enter")
    joined.pump()
    assert joined.widget.view["chosen"] == {"points": "7"}
