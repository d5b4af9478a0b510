"""Scenarios: any record pasted is copied as it was, any deal built can be read, and no order of clicks breaks one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import texts, texts_28
from tests.contract.test_twin_worlds_widgets import played_round, twin_of
from tests.contract.wires import wire
from tests.strategies import edited_records, records, scraps
from tests.worlds_28 import random_round, twin
from trickkit import DECK, NotationError, Seat, TrickkitError, parse_record, write_record
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.widgets import Scenario

PASTED = Scenario()
ROUNDS = 6
MANY = ("three_players=on", "three_players=off")
QUESTIONS = ("who", "legal", "knows", "best")


def send(scenario: Scenario, **message: object) -> Any:
    """Send a message for the present picture and give the error that it shows."""
    scenario._on_msg(scenario, {**message, "rev": scenario.view["rev"]}, [])
    return scenario.view["error"]


@settings(max_examples=60)
@given(records())
def test_a_record_that_is_pasted_is_copied_as_it_was(text):
    assert send(PASTED, do="load", text=text) is None
    assert PASTED.record == PASTED.view["record"]["text"] == text


def test_a_record_of_twenty_eight_that_is_pasted_is_copied_as_it_was():
    rng = Random("pasted")
    for _ in range(6):
        for state in [*random_round(rng)][::7]:
            text = write_record(state)
            assert send(PASTED, do="load", text=text) is None
            assert PASTED.record == text
            assert PASTED.state == state


@settings(max_examples=60)
@given(edited_records() | scraps())
def test_whatever_is_pasted_loads_or_changes_nothing(text):
    before = PASTED._bench.draft
    try:
        state = parse_record(text).state
    except NotationError:
        state = None
    refused = send(PASTED, do="load", text=text)
    if state is None:
        assert refused
        assert PASTED._bench.draft is before
    else:
        assert refused is None
        assert parse_record(PASTED.record).state == state


@settings(max_examples=40)
@given(st.sampled_from(["latinern", "twenty-eight"]), st.data())
def test_any_deal_that_is_built_can_be_read(game, data):
    """Cards pressed and dropped in any order, taken back and moved; chance deals the rest."""
    scenario = Scenario(game)
    scenario.mode = "deal"
    cards, seats = st.sampled_from(DECK), st.sampled_from("NESW")
    for _ in range(data.draw(st.integers(0, 12))):
        do = data.draw(st.sampled_from(["card", "seat", "put", "put", "undo", "dealer", "rule"]))
        keys = cards.map(str) if do in {"card", "put"} else seats if do == "dealer" else st.sampled_from(MANY)
        to = {"to": 0} if data.draw(st.booleans()) else {}
        send(scenario, do=do, key=data.draw(keys), seat=data.draw(seats), **to)
    if scenario.mode != "deal":
        scenario.mode = "deal"
    lying = {place["seat"]: [card["card"] for card in place["cards"]] for place in scenario.view["places"]}
    scenario.deal(data.draw(st.integers(0, 99)))
    state = parse_record(scenario.record).state
    assert state is not None
    assert state == scenario.state
    for seat, begun in lying.items():
        assert [str(card) for card in state.deal.hands[Seat(seat).place]][: len(begun)] == begun


CHOICES: dict[str, tuple[str, ...]] = {
    "card": tuple(map(str, DECK)),
    "mode": ("trick", "deal", "deal", "play"),
    "game": ("latinern", "twenty-eight"),
    "rule": ("cot=on", "three_players=on", "three_players=off", "late_trump=rank", "late_ask_penalty=stake"),
    "dealer": tuple("NESW"),
    "leader": tuple("NESW"),
    "trump": (*"CDHS", "hidden"),
    "schlag": tuple("789TJQKA"),
    "since": tuple("12345"),
    "ask": ("who", "legal", "knows", "best"),
    "of": tuple("NESW"),
}
"""What can be chosen, some of it only now and then."""
AT_ONCE = ("undo", "clear", "deal", "deal", "deal")


@pytest.mark.parametrize("seed", range(3))
def test_no_order_of_clicks_breaks_it(seed):
    """Three hundred clicks, right ones and wrong ones, and what is on offer; the record can always be read again."""
    rng, scenario, seen = Random(f"clicks/{seed}"), Scenario(), set()
    for _ in range(300):
        acts = [card["act"] for place in scenario.view["places"] for card in place["cards"] if card["act"]]
        acts += [call["act"] for place in scenario.view["places"] for call in place["calls"]]
        draw = rng.random()
        if acts and draw < 0.6:
            assert send(scenario, act=rng.choice(acts)) is None
        elif scenario.state is not None and scenario.mode == "deal" and draw < 0.6:
            assert send(scenario, do="mode", key="play") is None
        elif draw < 0.7:
            send(scenario, do=rng.choice(AT_ONCE))
        elif draw < 0.75:
            send(scenario, do=rng.choice(["as", "seat"]), seat=rng.choice([*"NESW", "all"]))
        else:
            do = rng.choice([*CHOICES])
            send(scenario, do=do, key=rng.choice(CHOICES[do]))
        seen.add((scenario.view["mode"], scenario._bench.draft.game.name))
        json.dumps(scenario.view, allow_nan=False)
        if scenario.state is not None and scenario.mode != "trick":
            assert parse_record(scenario.record).state == scenario.state
    assert len(seen) == 6
    scenario._repr_mimebundle_()


def test_a_full_round_by_what_is_on_offer_ends_as_in_its_record():
    for text in (texts.record(texts.NS_3_2), texts_28.record(texts_28.LAST_LED[1], deal=texts_28.LAST_LED[0])):
        scenario = Scenario(text)
        send(scenario, do="clear")
        for act in text.split("\n\n")[1].split():
            assert send(scenario, act=act) is None
        assert parse_record(scenario.record).state == parse_record(text).state


def seen_by(state: LatinernState | TwentyEightState, seat: Seat, lang: str) -> list[str]:
    """Give what reaches the browser when the position is looked at as a seat, whatever is asked."""
    scenario = Scenario(write_record(state), lang=lang)
    scenario.look(str(seat))
    scenario._bench.past.clear()
    got = []
    for question in QUESTIONS:
        send(scenario, do="ask", key=question)
        got.append(wire(scenario))
    legal = {str(act) for act in state.legal_actions(seat)}
    refused = [token for token in ("N:9C", "E:TH", "S:ask", "W:pass", "N:14") if token not in legal]
    return [*got, *(json.dumps(send(scenario, act=token)) for token in refused)]


def test_looked_at_as_a_seat_twin_worlds_are_the_same():
    rng, compared = Random("twins of scenarios"), 0
    for _ in range(ROUNDS):
        seat = rng.choice(list(Seat))
        for state in [*played_round(rng)][::4]:
            other = twin_of(state, seat, rng)
            if other is not None and state.outcome() is None:
                assert seen_by(state, seat, "en") == seen_by(other, seat, "en")
                compared += state.deal != other.deal
    assert compared > 10


def test_looked_at_as_a_seat_twin_deals_of_twenty_eight_are_the_same():
    rng, compared = Random("twins of scenarios of Twenty-eight"), 0
    for _ in range(3):
        for state in [*random_round(rng)][::6]:
            for seat in state.position.order:
                other = twin(state, seat, rng, tries=4)
                if other is not None:
                    assert seen_by(state, seat, "de") == seen_by(other, seat, "de")
                    compared += state.deal != other.deal
    assert compared > 20


def test_with_all_cards_open_twin_worlds_differ():
    rng = Random("twins that differ")
    seat = Seat.SOUTH
    state = next(state for state in played_round(rng) if state.position.tricks)
    other = twin_of(state, seat, rng)
    assert other is not None
    assert wire(Scenario(write_record(state))) != wire(Scenario(write_record(other)))


def test_what_is_wrong_says_where():
    with pytest.raises(TrickkitError, match="nobody sits at N; name one of the three players"):
        Scenario(texts_28.record(deal=texts_28.THREE, rules="three_players=on")).look("N")
