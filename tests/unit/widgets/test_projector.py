"""Widgets drawn large for a room, turned by a presenter's keys, with one seat hidden from a class."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests import texts_28
from tests.texts import NS_3_2, record
from tests.unit.widgets.front import click, error, view
from trickkit import NotationError, TrickkitError
from trickkit.record import parse_record
from trickkit.widgets import Grid, Map, Replay, Scenario, Table, practise

TEXT = record(NS_3_2)
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:AH"
HIDDEN_TRUMP = texts_28.record(BY_EAST, deal=texts_28.VOIDS)


def keys(widget):
    """Give what a presenter's keys send: back, and on."""
    both = [view(widget)["projector"][key] for key in ("back", "on")]
    return [button and {key: button[key] for key in ("do", "to") if key in button} for button in both]


@pytest.mark.parametrize("make", [Table, Scenario, lambda **more: Replay(TEXT, **more)])
def test_it_is_large_if_wanted_and_the_menu_switches_it(make):
    assert "projector" not in view(make())
    widget = make(projector=True)
    assert widget.projector
    assert view(widget)["projector"]["fill"] == "Fill the screen"
    (large,) = [b for b in view(widget)["more"]["buttons"] if "projector" in b.get("set", {})]
    assert (large["pressed"], large["label"]) == (True, "Large, for a projector")
    assert "projector" not in click(widget, do="set", **large["set"])
    widget.projector = True
    assert view(widget)["projector"]["leave"] == "Leave full screen"


def test_what_has_no_place_on_a_wall_offers_it_not():
    for widget in (Map([], {}), Grid(Table(keep=False))):
        assert not [b for b in view(widget)["more"]["buttons"] if "projector" in b.get("set", {})]
        assert keys_of_large(widget) == (None, None)


def keys_of_large(widget):
    widget.projector = True
    return view(widget)["projector"]["back"], view(widget)["projector"]["on"]


def test_the_keys_step_through_a_record_and_end_with_it():
    replay = Replay(TEXT, projector=True)
    assert keys(replay) == [None, {"do": "seek", "to": 1}]
    click(replay, **keys(replay)[1])
    assert keys(replay) == [{"do": "seek", "to": 0}, {"do": "seek", "to": 2}]
    click(replay, do="seek", to=20)
    assert keys(replay) == [{"do": "seek", "to": 19}, None]


def test_at_a_table_the_keys_go_on_and_take_back():
    table = Table(7, keep=False, projector=True)
    while view(table)["auto"]:
        table.next()
    assert keys(table) == [None, None]  # a card is awaited from the learner
    table.act(next(card["act"] for card in view(table)["hand"]["cards"] if card["act"]))
    while view(table)["auto"]:
        table.next()
    assert keys(table) == [{"do": "undo"}, {"do": "next"}]
    click(table, **keys(table)[1])
    assert not view(table)["why"]


def test_in_a_question_the_keys_ask_again_or_go_on():
    question = practise("who-wins", seed=1)
    question.projector = True
    assert keys(question) == [None, None]
    led_to: dict[str, list[object]] = {}
    for who, why in product("NESW", ("hauptschlag", "first-schlag", "highest-trump", "highest-of-led-suit")):
        question.answer(who=who, why=why)
        led_to.setdefault(view(question)["state"], []).append(keys(question))
    assert led_to == {"wrong": [[None, {"do": "again"}]] * 15, "right": [[None, {"do": "next"}]]}


def test_one_seat_hidden_all_others_open():
    replay = Replay(TEXT, hide="S", step=6, projector=True)
    assert view(replay)["hand"] is None
    assert [seat["open"] is None for seat in view(replay)["seats"]] == [False, False, True, False]
    assert view(replay)["seats"][2]["count"] == len(Replay(TEXT, step=6).view["seats"][2]["open"])
    facts = [fact["label"] for fact in view(replay)["facts"]]
    assert facts == ["Trump", "Schlag", "Match to 12"]


@pytest.mark.parametrize("seat", "NESW")
def test_hidden_cards_come_to_light_when_the_hands_are_shown(seat):
    replay = Replay(TEXT, hide=seat, projector=True)
    hidden = next(other for other in view(replay)["seats"] if other["seat"] == seat)
    assert hidden["open"] is None
    click(replay, do="seek", to=20)
    before, after = (Replay(TEXT, step=20).view, view(replay))
    assert [other["open"] for other in after["seats"]] == [other["open"] for other in before["seats"]]


@pytest.mark.parametrize("seat", "NWSE")
def test_a_hidden_bidder_keeps_the_trump_card(seat):
    replay = Replay(HIDDEN_TRUMP, hide=seat, step=11, projector=True)
    down = view(replay)["down"]
    assert (down["card"] is None) == (seat == "E")
    state = parse_record(HIDDEN_TRUMP).state
    assert state is not None
    own = [str(card) for card in state.position.held[state.position.bidder.place]]  # type: ignore[union-attr] # 28
    shown = json.dumps({key: value for key, value in view(replay).items() if key in {"seats", "down"}})
    assert all((f'"{card}"' in shown) == (seat != "E") for card in own)


def test_what_proves_a_new_deal_is_shown_by_a_hidden_seat_too():
    text = texts_28.record("N:14 W:pass S:pass E:pass N:trump=JC", deal=texts_28.JACKS)
    replay = Replay(text, hide="N", step=5)
    shown = [[card["card"] for card in seat["open"] or ()] for seat in view(replay)["seats"]]
    assert sorted(shown[0]) == ["JC", "JD", "JH", "JS"]
    assert [len(cards) for cards in shown[1:]] == [8, 8, 8]


def test_the_menu_hides_a_seat_only_on_a_projector():
    replay = Replay(TEXT)
    assert not [button for button in view(replay)["more"]["buttons"] if button["do"] == "hide"]
    replay.projector = True
    assert [b["seat"] for b in view(replay)["more"]["buttons"] if b["do"] == "hide"] == ["N", "E", "S", "W"]
    click(replay, do="hide", seat="W")
    assert [b["label"] for b in view(replay)["more"]["buttons"] if b.get("pressed")][:1] == ["Hide West"]
    assert [seat["open"] is None for seat in view(replay)["seats"]] == [False, False, False, True]
    click(replay, do="as", seat="W")
    assert [seat["open"] is None for seat in view(replay)["seats"]] == [True] * 4
    click(replay, do="as", seat="all")
    assert [seat["open"] is None for seat in view(replay)["seats"]] == [False] * 4


def test_whoever_is_to_be_hidden_has_to_sit_there():
    with pytest.raises(TrickkitError, match="either seat or hide"):
        Replay(TEXT, seat="N", hide="S")
    with pytest.raises(NotationError):
        Replay(TEXT, hide="X")
    replay = Replay(texts_28.record(deal=texts_28.THREE, rules="three_players=on", dealer="S"))
    click(replay, do="hide", seat="N")
    assert error(replay)
