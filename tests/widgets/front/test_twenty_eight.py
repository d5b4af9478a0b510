"""Twenty-eight's table in a real browser: bidding, the face-down trump card, asking, eight cards in a hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.widgets.front.harness import answer, fixture, mount, sent

CHECKS = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
TURNING = """() => [...document.querySelectorAll('.tk-turning')].map(
  e => e.getAnimations().map(a => a.effect.getComputedTiming().duration))"""
ENDED = "e => Promise.all(e.getAnimations({subtree: true}).map(a => a.finished))"
SUITS = "CDHS"


def bid(page: Page, number: int):
    return page.get_by_role("radio", name=f"bid {number}", exact=True)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Return what changes when the trump card is turned up."""
    after = fixture("table-28-shown.en")
    return {"down": None, "ask": None, "exposed": after["exposed"], "say": after["say"], "hand": view["hand"]}


def test_a_bid_by_keyboard_alone(page):
    view = fixture("table-28-auction.en")
    mount(page, view)
    page.keyboard.press("Tab")  # the hand
    page.keyboard.press("Tab")
    expect(bid(page, 20)).to_be_focused()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    expect(bid(page, 25)).to_be_focused()
    expect(page.get_by_role("radio", checked=True)).to_have_text("25")
    assert sent(page) == []
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Bid 25")).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page) == [{"act": "25", "rev": 6}]
    view = answer(page, view, auction=None)
    view = answer(page, view, say=["East passes."])
    answer(page, view, auction=fixture("table-28-auction.en")["auction"])
    expect(bid(page, 20)).to_be_focused()  # the turn came back, and with it the focus
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)


def test_a_held_key_does_not_bid_again_and_again(page):
    view = fixture("table-28-auction.en")
    mount(page, view)
    bid(page, 20).click()
    page.get_by_role("button", name="Bid 20").focus()
    page.keyboard.down("Enter")
    view = answer(page, view, auction=None)
    answer(page, view, auction=fixture("table-28-auction.en")["auction"])
    for _ in range(3):
        page.keyboard.down("Enter")  # Playwright marks it as a repetition
    page.keyboard.up("Enter")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    assert sent(page) == [{"act": "20", "rev": 6}]


def test_a_barred_number_is_reached_and_says_why_in_a_line_whose_room_is_kept(page):
    mount(page, fixture("table-28-auction.en"))
    button = page.get_by_role("button", name="Choose a number")
    before = button.bounding_box()
    bid(page, 18).click(force=True)  # Playwright takes aria-disabled for disabled
    expect(bid(page, 18)).to_be_focused()
    expect(page.locator(".tk-bidnote")).to_have_role("status")
    expect(page.locator(".tk-bidnote")).to_have_text(
        "18 is not possible: your partner's 17 stands. Over your partner you need at least 20."
    )
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    assert button.bounding_box() == before
    assert sent(page) == []


@pytest.mark.parametrize("width", [320, 700, 900])
def test_bids_are_large_enough_for_a_finger(page, width):
    mount(page, fixture("table-28-auction.de"), width=width)
    for number in page.get_by_role("radio").all():
        box = number.bounding_box()
        assert min(box["width"], box["height"]) >= 44


def test_touch_bids_too(new_page):
    page = new_page(has_touch=True, viewport={"width": 360, "height": 740})
    mount(page, fixture("table-28-auction.de"), width=320)
    page.get_by_role("radio", name="22 bieten").tap()
    page.get_by_role("button", name="22 bieten").tap()
    assert sent(page) == [{"act": "22", "rev": 6}]


def test_a_card_is_laid_down_and_turned_up_by_keyboard_alone(page):
    view = fixture("table-28-trump.de")
    mount(page, view)
    for key in ("Tab", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert sent(page) == [{"act": "trump=9S", "rev": 9}]
    mount(page, fixture("table-28-bidder.en"))
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="your trump card, seven of spades, face down")).to_be_focused()
    page.keyboard.press("Space")
    assert sent(page) == [{"act": "expose=7S", "rev": 25}]


@pytest.mark.parametrize(("wish", "turns"), [("no-preference", [[240, 240]]), ("reduce", [])])
def test_the_trump_card_turns_over_once_and_not_for_who_wants_less_motion(new_page, wish, turns):
    page = new_page(reduced_motion=wish)
    view = fixture("table-28-ask.de")
    mount(page, view)
    expect(page.locator(".tk-down")).to_have_count(1)
    view = answer(page, view, **shown(view))
    assert page.evaluate(TURNING) == turns
    expect(page.locator(".tk-down")).to_have_count(0)
    answer(page, view, say=["Nothing new."])
    assert page.evaluate(TURNING) == turns
    page.locator(".tk").evaluate(ENDED)
    expect(page.locator(".tk-turning")).to_have_count(0)


def test_a_trump_card_played_at_once_turns_over_on_its_way_to_the_trick(new_page):
    page = new_page(reduced_motion="no-preference")
    view = fixture("table-28-bidder.en")
    mount(page, view)
    laid = {"seat": "S", "name": "South", "card": "7S", "label": "South: seven of spades", "order": 3}
    answer(page, view, **shown(view), trick=[*view["trick"], laid], slot=None)
    # The end of its way is the place in the trick.
    page.locator(".tk-turning").evaluate("e => e.getAnimations().forEach(a => { a.pause(); a.currentTime = 239.9; })")
    turned, place = page.locator(".tk-turning > .tk-card").last.bounding_box(), page.locator("[data-played='7S']")
    end = place.bounding_box()
    for side in ("x", "y", "width", "height"):
        assert turned[side] == pytest.approx(end[side], abs=1.5)
    assert place.evaluate("e => getComputedStyle(e.parentElement).opacity") == "0"  # not seen twice
    page.locator(".tk-turning").evaluate("e => e.getAnimations().forEach(a => a.play())")
    page.locator(".tk").evaluate(ENDED)
    expect(page.locator(".tk-turning")).to_have_count(0)
    assert place.evaluate("e => getComputedStyle(e.parentElement).opacity") == "1"


def test_asking_hands_the_focus_on_to_a_card_that_may_be_laid(page):
    view = fixture("table-28-ask.de")
    mount(page, view)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Trumpf erfragen")).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page) == [{"act": "ask", "rev": 19}]
    answer(page, view, **{**shown(view), "hand": fixture("table-28-shown.en")["hand"]})
    expect(page.get_by_role("button", name="ace of spades, 1 point")).to_be_focused()


def full(bidder: str) -> dict[str, Any]:
    """Return an open deal before the first card, the down card with `bidder`."""
    view = fixture("table-28-replay.de")
    for seat, suit in zip(view["seats"], SUITS, strict=True):
        ranks = "789TJQK" if seat["seat"] == bidder else "789TJQKA"
        seat["open"] = [{"card": rank + suit, "name": rank + suit} for rank in ranks]
    view["down"] = {**view["down"], "seat": bidder}
    return view


@pytest.mark.parametrize("width", [320, 460, 580, 700, 800, 960])
@pytest.mark.parametrize("bidder", "NESW")
def test_a_whole_deal_fits(page, bidder, width):
    view = full(bidder)
    mount(page, view, width=width)
    page.evaluate(CHECKS)
    assert page.evaluate("[...checks.tooWide(), ...checks.overlaps()]") == []
    for seat in view["seats"]:
        seat.update(open=None, count=8)
    hand = [{"card": r + "S", "name": r, "act": None, "barred": "No.", "pts": 0} for r in "789TJQK"]
    own = {"seat": "S", "label": "Deine Karten", "cards": hand}
    mount(page, {**view, "hand": own, "down": {**view["down"], "card": "AS" if bidder == "S" else None}}, width=width)
    page.evaluate(CHECKS)
    assert page.evaluate("[...checks.tooWide(), ...checks.overlaps()]") == []


def test_the_back_tells_nothing(page):
    mount(page, fixture("table-28-play.en"))
    down = page.locator(".tk-down")
    assert down.evaluate("e => e.querySelectorAll('[data-card], .tk-rank, .tk-f1').length") == 0


def test_forced_colours_keep_the_choice_and_the_bars_apart(new_page):
    page = new_page(forced_colors="active")
    mount(page, fixture("table-28-auction.en"))
    bid(page, 20).click()
    colour = "e => getComputedStyle(e).backgroundColor"
    assert bid(page, 20).evaluate(colour) != bid(page, 21).evaluate(colour)
    mount(page, fixture("table-28-play.en"))
    parts = [page.locator(part).first.evaluate(colour) for part in (".tk-bar", ".tk-bar > i", ".tk-bar > u")]
    assert len(set(parts)) == 3


def test_what_a_screen_reader_meets(page):
    found = {}
    for name in ("auction", "bidder", "play"):
        mount(page, fixture(f"table-28-{name}.en"))
        found[name] = page.locator(".tk").aria_snapshot()
    for name, lines in {
        "auction": (
            '- radiogroup "Your bid"',
            '- radio "bid 18" [disabled]',
            '- radio "bid 20"',
            '- button "Choose a number" [disabled]',
            '- columnheader "West"',
            '- cell "17"',
        ),
        "bidder": ('- button "your trump card, seven of spades, face down"', '- button "jack of spades, 3 points"'),
        "play": (
            '- img "East\'s hidden trump card"',
            "- 'img \"You and North: 4 of 28 points, 11 are enough to break it\"'",
        ),
    }.items():
        for line in lines:
            assert line in found[name], found[name]
