"""The real Python widgets and the real front end, joined by hand: what one says the other understands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import texts_28
from tests.texts import record
from tests.unit.widgets.front import table_at
from tests.widgets.front.harness import mount
from trickkit.coach import greedy
from trickkit.course import open_lesson
from trickkit.widgets import Grid, Guided, Move, Replay, Suits, Table

CHECKS = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
RECORD = """[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:9D E:JD S:JH W:8C
W:QH N:ask E:stay N:TC E:7C S:KD
"""
LESSONS = ("00", "01", "02", "03", "04", "05", "06")


class Joined:
    """A Python widget shown on a page; `pump` carries messages up and snapshots down until nobody says anything."""

    def __init__(self, page: Page, widget: Any, **how: Any) -> None:
        self.page, self.widget, self.read = page, widget, 0
        mount(page, widget.view, **how)
        self.pump()

    def pump(self) -> None:
        while messages := self.page.evaluate("model.sent")[self.read :]:
            for message in messages:
                self.read += 1
                self.widget._on_msg(self.widget, message, [])
            self.page.evaluate("view => model.set('view', view)", self.widget.view)
            assert self.widget.view["error"] is None
            assert self.read < 500

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.pump()


@pytest.mark.parametrize(("lang", "deck"), [("en", "french"), ("de", "german")])
def test_a_round_is_played_to_its_end_by_keyboard_alone(page, lang, deck):
    joined = Joined(page, Table(3, lang=lang, deck=deck))
    widget = joined.widget
    joined.press("Tab")
    for _ in range(40):
        if widget.view["result"]:
            break
        answers = [b for b in widget.view["stake"]["buttons"] if b.get("act") == "stay"]
        if answers:
            page.locator("[data-do=stay]").focus()
            joined.press("Enter")
        elif widget.view["buttons"]:
            page.locator(".tk-main").focus()
            joined.press("Space")
        else:
            page.locator('.tk-hand [tabindex="0"]').focus()
            joined.press("Enter")
    assert widget.view["result"]
    expect(page.locator(".tk-result h3")).to_have_text(widget.view["result"]["title"])
    joined.press("Tab")
    page.locator("[data-do=again]").click()
    joined.pump()
    assert widget.view["result"] is None


def test_a_trick_is_played_by_keys_without_touching_the_focus_from_outside(page):
    joined = Joined(page, Table(3))
    joined.press("Tab")
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_focused()
    first = joined.widget.view["hand"]["cards"][0]["card"]
    joined.press("Enter")
    assert first not in [card["card"] for card in joined.widget.view["hand"]["cards"]]
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_focused()


def test_a_replay_is_stepped_through_and_seen_by_another_seat(page):
    joined = Joined(page, Replay(RECORD))
    page.locator(".tk-seek button").last.focus()
    joined.press("Enter")
    assert joined.widget.view["seek"]["now"] == joined.widget.view["seek"]["of"]
    page.locator(".tk-more > button").focus()
    joined.press("Enter", "Tab", "Enter")  # as North
    assert joined.widget.view["hand"]["seat"] == "N"
    expect(page.locator(".tk-seat[data-seat=N]")).to_have_attribute("data-at", "S")


def test_a_board_is_marked(page):
    joined = Joined(page, Grid())
    joined.press("Tab", "Enter", "Enter")
    assert joined.widget.marks == {"7C": "ring"}
    joined.press("ArrowLeft", "Enter")
    assert joined.widget.marks == {"7C": "ring", "7D": "cross", "7H": "cross", "7S": "cross"}
    page.get_by_role("button", name="Undo").click()
    joined.pump()
    assert joined.widget.marks == {"7C": "ring"}


def test_a_board_answers_by_keyboard_alone(page):
    table = table_at(record("N:7H E:7C S:JH W:TD"), held=True)
    joined = Joined(page, Grid(table))
    page.locator("[data-pair='7C']").focus()
    joined.press("Enter", "ArrowDown", "ArrowDown", "ArrowDown", "Space")
    assert joined.widget.marks == {"7C": "cross", "TC": "cross"}
    expect(page.locator(".tk-proof h3")).to_have_text("Still possible")
    joined.press("ArrowUp", "ArrowUp", "ArrowUp")  # back to the answered cross: its reason, and the frame at the table
    expect(page.locator(".tk-proof .tk-would")).to_have_count(1)
    assert table.view["marked"]["cards"] == [{"card": "7C", "look": "would"}]
    page.get_by_role("button", name="Check my crosses").focus()
    joined.press("Enter")
    expect(page.locator(".tk-verdict")).to_have_text(
        "1 cross is right. One is not proved: it is still possible. 22 more can be ruled out."
    )
    page.get_by_role("button", name="Chances in %").focus()
    joined.press("Enter")
    expect(page.locator("td [data-status=chance]")).not_to_have_count(0)
    page.locator("[data-pair='AS']").hover()
    page.wait_for_function("model.sent.some((message) => message.key === 'AS')")
    joined.pump()
    assert joined.widget.view["selected"] == "AS"


def test_the_list_of_suits_answers_by_keyboard_alone(page):
    acts = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:7D W:9D S:TD E:AS"
    table = table_at(texts_28.record(acts, deal=texts_28.VOIDS), held=True)
    joined = Joined(page, Suits(table))
    page.locator("[data-suit=C]").focus()
    joined.press("End", "Enter")
    expect(page.get_by_role("button", name="spades crossed out, proved by trick 1")).to_be_focused()
    expect(page.locator(".tk-proof .tk-proved")).to_have_count(1)
    assert table.view["marked"]["cards"] == [{"card": "AS", "look": "proof"}]


@pytest.mark.parametrize(
    ("lang", "deck", "theme"),
    [("en", "french", "light"), pytest.param("de", "german", "dark", marks=pytest.mark.tour)],
)
def test_every_level_fits_in_320_pixels_and_meets_axe(page, axe, lang, deck, theme):
    found = {}
    for number in LESSONS:
        lesson = open_lesson(number, lang=lang, deck=deck)
        keys = lesson.keys()
        for key in keys:
            mount(page, lesson.play(key).view, theme=theme, width=320)
            page.evaluate(CHECKS)
            page.evaluate(axe)
            if bad := page.evaluate("async () => [...checks.tooWide(), ...checks.overlaps(), ...(await checks.axe())]"):
                found[key] = bad
    assert found == {}


RIGHT = ("TH", "KD", "9H")
GUIDED_ROUND = """[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:TC E:QS
"""


def press_card(joined: Joined, card: str) -> None:
    joined.page.locator(f'.tk-hand button[data-card="{card}"]').focus()
    joined.press("Enter")


def test_a_wrong_try_is_shown_to_its_consequence_and_a_guided_hand_is_played_by_keyboard(page):
    guided = Guided(GUIDED_ROUND, moves=[Move((card,)) for card in RIGHT])
    joined = Joined(page, guided)
    press_card(joined, "9H")
    expect(page.locator(".tk-trick [data-played]")).to_have_count(4)
    expect(page.locator(".tk-verdict")).to_contain_text("the trick went to")
    page.get_by_role("button", name="Try again").focus()
    joined.press("Enter")
    expect(page.locator(".tk-trick [data-played]")).to_have_count(2)
    expect(page.locator(".tk-verdict")).to_be_empty()
    expect(page.locator('.tk-hand button[data-card="9H"]')).to_be_visible()
    for card in RIGHT:
        if guided.view["buttons"]:
            page.locator(".tk-main").focus()
            joined.press("Enter")
        press_card(joined, card)
    assert guided.solved
    expect(page.locator(".tk-progress")).to_have_text("3 moves, all played")
    expect(page.get_by_role("img", name="2 of 3 stars")).to_be_visible()
    expect(page.locator("details")).to_have_attribute("open", "")


def test_a_card_is_asked_about_by_keyboard_and_then_played(page):
    table = Table(3, seat="N", dealer="W")
    joined = Joined(page, table)
    page.get_by_role("button", name="Ask before I play").focus()
    joined.press("Enter")
    card = table.view["hand"]["cards"][1]["card"]
    press_card(joined, card)
    assert card in [held["card"] for held in table.view["hand"]["cards"]]
    expect(page.locator(f'.tk-hand button[data-card="{card}"]')).to_be_focused()
    expect(page.locator(".tk-answer")).to_contain_text("beaten")
    page.locator("[data-do=play]").focus()
    joined.press("Enter")
    assert card not in [held["card"] for held in table.view["hand"]["cards"]]


def test_older_tricks_lie_folded_and_open_by_keyboard(page):
    table = Table(2, game="twenty-eight", seat="W")
    joined = Joined(page, table)
    for _ in range(40):
        if len(table.view["earlier"]) > 1:
            break
        act = greedy(table._session.state.observe(table._session.seat)).token if not table.view["buttons"] else None
        if act is None:
            table.next()
        else:
            table.act(act)
        joined.pump()
        page.evaluate("view => model.set('view', view)", table.view)
        joined.pump()
    fold = page.locator("details")
    assert fold.get_attribute("open") is None
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(fold).to_have_attribute("open", "")
    expect(fold.locator(".tk-four-up")).to_have_count(len(table.view["earlier"]))


def test_a_level_on_the_board_is_solved_by_keyboard_alone(page):
    """Rings round a row, a column crossed too many comes back, then stroke by stroke to the end."""
    joined = Joined(page, open_lesson("05").grid("05.3"))
    widget = joined.widget

    def go_to(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).focus()

    go_to("Ring")
    joined.press("Enter")
    go_to("Ring or clear the row: Schlag seven")
    joined.press("Enter", "ArrowRight", "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.pair") == "8C"
    go_to("Cross out")
    joined.press(" ")
    go_to("Cross out or clear the column: trump hearts")
    joined.press("Enter")
    assert widget.tried.wrong == 1
    expect(page.locator("[data-status=kept]")).to_have_count(4)
    go_to("Check")
    joined.press("Enter")
    assert widget.tried.wrong == 2
    expect(page.locator(".tk-leveltricks .tk-would")).to_have_count(1)
    for suit in ("clubs", "diamonds", "spades"):
        go_to(f"Cross out or clear the column: trump {suit}")
        joined.press("Enter")
    assert widget.solved
    expect(page.locator("[data-status=found]")).to_have_count(8)
    assert page.evaluate("document.activeElement.closest('.tk') !== null")
    go_to("Try again")
    joined.press("Enter")
    expect(page.locator("[data-pair][data-status=open]")).to_have_count(32)
