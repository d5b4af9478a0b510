"""What a hand does with the widgets: mouse, keys, touch; motion; two views; the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.widgets.front.harness import answer, fixture, mount, play, sent

MOVES = """() => document.querySelector('.tk').getAnimations({subtree: true}).map(
  a => [a.effect.target.tagName, a.effect.getComputedTiming().duration, a.effect.getKeyframes()[0].transform])"""


def hand(page: Page):
    return page.get_by_role("toolbar").get_by_role("button")


def test_a_click_plays_a_card_and_a_double_click_only_one(page):
    view = fixture("table-blind.en")
    mount(page, view)
    page.get_by_role("button", name="eight of diamonds").click()
    assert sent(page) == [{"act": "8D", "rev": 1}]
    hand(page).first.dblclick()
    assert [message["act"] for message in sent(page)] == ["8D", "TS"]


def test_a_trick_by_keyboard_alone(page):
    view = fixture("table-blind.en")
    mount(page, view)
    page.keyboard.press("Tab")
    expect(hand(page).first).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    expect(hand(page).nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page) == [{"act": "JC", "rev": 1}]
    view = answer(page, view, **play(view, "JC"))
    expect(hand(page)).to_have_count(3)
    expect(hand(page).nth(2)).to_be_focused()  # the same place
    page.keyboard.press("Space")
    assert sent(page)[1] == {"act": "KH", "rev": 2}
    answer(page, view, **play(view, "KH"))
    expect(hand(page).nth(1)).to_be_focused()  # or the last one


def test_tab_stops_once_in_the_hand_and_leaves_the_widget(page):
    mount(page, fixture("table-blind.en"))
    stops = []
    for _ in range(5):
        page.keyboard.press("Tab")
        name = "(e => e.ariaLabel ?? (e === document.body ? '' : e.innerText))(document.activeElement)"
        stops.append(page.evaluate(name))
    assert stops == ["ten of spades", "More", "Ask: do you want to go?", "Next hint", ""]


def test_focus_is_seen(page):
    mount(page, fixture("table-blind.en"))
    page.keyboard.press("Tab")
    ring = "(s => [s.outlineStyle, s.outlineWidth, s.outlineOffset])(getComputedStyle(document.activeElement))"
    assert page.evaluate(ring) == ["solid", "3px", "2px"]


def test_a_held_key_does_not_play_card_after_card(page):
    view = fixture("table-blind.en")
    mount(page, view)
    hand(page).first.focus()
    page.keyboard.down("Enter")
    answer(page, view, **play(view, "TS"))
    for _ in range(3):
        page.keyboard.down("Enter")  # Playwright marks it as a repetition
    page.keyboard.up("Enter")
    assert sent(page) == [{"act": "TS", "rev": 1}]


def test_a_barred_card_is_reached_and_says_why(page):
    mount(page, fixture("table-asked.en"))
    card = hand(page).nth(1)
    height = page.locator(".tk-felt").bounding_box()["height"]
    card.click(force=True)  # Playwright takes aria-disabled for disabled
    expect(card).to_be_focused()
    expect(card).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tk-reason")).to_have_text("Not now: East has asked. Answer first, then the play goes on.")
    assert sent(page) == []
    assert page.locator(".tk-felt").bounding_box()["height"] == height  # its room is kept


def test_touch_plays_too(new_page):
    page = new_page(has_touch=True, viewport={"width": 360, "height": 740})
    mount(page, fixture("table-blind.de"), width=320)
    page.get_by_role("button", name="Eichel Unter").tap()
    assert sent(page) == [{"act": "JC", "rev": 1}]


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", 1), ("reduce", 0)])
def test_a_played_card_moves_from_the_hand_to_the_table(new_page, wish, moves):
    page = new_page(reduced_motion=wish)
    view = fixture("table-blind.en")
    mount(page, view)
    assert page.evaluate(MOVES) == []
    before = page.locator("[data-from=TS]").bounding_box()
    answer(page, view, **play(view, "TS"))
    found = page.evaluate(MOVES)
    assert len(found) == moves
    if moves:
        _, duration, start = found[0]
        assert duration == 240
        shift = page.evaluate("t => { const m = new DOMMatrix(t.replace(/scale.*/, '')); return [m.e, m.f]; }", start)
        page.locator(".tk").evaluate("e => Promise.all(e.getAnimations({subtree: true}).map(a => a.finished))")
        end = page.locator("[data-played=TS]").bounding_box()
        for axis, size in ((0, "width"), (1, "height")):
            corner = "xy"[axis]
            middle_before, middle_end = before[corner] + before[size] / 2, end[corner] + end[size] / 2
            assert middle_end + shift[axis] == pytest.approx(middle_before, abs=1.5)


def test_a_card_of_another_seat_comes_from_its_cards(new_page):
    page = new_page(reduced_motion="no-preference")
    view = fixture("table-blind.en")
    mount(page, {**view, "trick": view["trick"][:2], "slot": None})
    answer(page, view)
    assert len(page.evaluate(MOVES)) == 1


def test_the_next_card_is_asked_for_after_the_move_and_at_once_with_reduced_motion(new_page):
    view = {**fixture("table-blind.en"), "auto": True}
    page = new_page(reduced_motion="no-preference")
    mount(page, view)
    page.wait_for_function("model.sent.length === 1")
    assert sent(page) == [{"do": "next", "rev": 1}]
    assert page.evaluate("model.times[0] - shown") >= 235
    still = new_page()
    mount(still, view)
    assert sent(still) == [{"do": "next", "rev": 1}]


def test_a_click_while_the_next_card_is_on_its_way_is_not_lost(page):
    view = {**fixture("table-blind.en"), "auto": True}
    mount(page, view)
    page.get_by_role("button", name="Ask: do you want to go?").click()
    assert sent(page) == [{"do": "next", "rev": 1}]
    view = answer(page, view)
    assert sent(page)[1:] == [{"act": "ask", "rev": 2}]
    answer(page, view, auto=False)
    assert len(sent(page)) == 2


def test_two_views_of_one_model_stay_in_step(page):
    view = {**fixture("table-blind.en"), "auto": True}
    mount(page, view, views=2, width=500)
    assert sent(page) == [{"do": "next", "rev": 1}]  # not once for each
    answer(page, view, say=["North leads."], auto=False)
    expect(page.locator(".tk-said")).to_have_text(["North leads.", "North leads."])


@pytest.mark.parametrize("name", ["table-blind.en", "question-open.en", "grid.en"])
def test_the_end_leaves_nothing_behind(page, name):
    mount(page, fixture(name))
    assert page.evaluate("model.listeners()") == 1
    page.evaluate("() => { control.abort(); stops.forEach(stop => stop()); }")
    assert page.evaluate("model.listeners()") == 0
    assert page.evaluate("document.querySelector('.host').innerHTML") == ""


@pytest.mark.parametrize(("name", "button"), [("table-blind.en", "Ask: do you want to go?"), ("grid.en", "Undo")])
def test_a_dead_kernel_is_said(page, name, button):
    view = fixture(name)
    mount(page, view)
    page.evaluate("model.broken = true")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("alert")).to_have_text(view["dead"])


def test_a_question_by_keyboard_alone(page):
    view = fixture("question-open.en")
    mount(page, view)
    page.keyboard.press("Tab")
    for key in ("ArrowRight", "ArrowRight", "Tab", "ArrowDown", "Tab", "Enter"):
        page.keyboard.press(key)
    assert sent(page) == [{"do": "check", "answer": {"seat": "W", "reason": "first-schlag"}, "rev": 1}]
    right = fixture("question-right.en")
    answer(page, view, **{k: right[k] for k in ("state", "chosen", "again", "verdict", "stars", "groups", "hint")})
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page)[1:] == [{"do": "next", "rev": 2}]


def test_an_order_by_keyboard_alone(page):
    mount(page, fixture("question-order.en"))
    page.keyboard.press("Tab")  # the three tools come first: nothing lies in the line yet
    while page.evaluate("!document.activeElement.closest('.tk-tray')"):
        page.keyboard.press("Tab")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Space", "ArrowRight", "Space", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    line = page.locator("[data-line]")
    expect(line).to_have_count(5)
    line.first.focus()
    page.keyboard.press("End")
    page.keyboard.press("Shift+ArrowLeft")
    expect(line.nth(3)).to_be_focused()
    page.get_by_role("button", name="Check").press("Enter")
    assert sent(page) == [{"do": "check", "answer": {"order": ["TH", "KS", "AH", "9C", "KH"]}, "rev": 1}]


def test_the_board_by_keyboard_alone(page):
    view = fixture("grid.en")
    mount(page, view)
    page.keyboard.press("Tab")
    for key in ("ArrowDown", "ArrowRight", "Space", "Home", "Enter", "ArrowUp", "ArrowRight", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    assert [{k: v for k, v in m.items() if k != "rev"} for m in sent(page)] == [
        {"do": "mark", "key": "8D"},
        {"do": "row", "key": "8"},
        {"do": "col", "key": "C"},
    ]


def test_the_replay_bar_moves_by_mouse_and_keys(new_page):
    page = new_page()
    mount(page, fixture("table-replay.en"))
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="To the start").click()
    assert [message["to"] for message in sent(page)] == [7, 0]


def test_what_a_screen_reader_meets_on_the_table(page):
    mount(page, fixture("table-blind.en"))
    tree = page.locator(".tk").aria_snapshot()
    for line in (
        '- group "Card table, Latinern"',
        '- toolbar "Your cards"',
        '- button "ten of spades"',
        "- 'img \"North: seven of diamonds\"'",
        '- img "4 cards"',
        "- status: East plays queen of spades . Your turn.",
        '- button "Next hint 1 of 3 shown"',
    ):
        assert line in tree, tree
