"""Stepping through a record of Twenty-eight, with the eyes of a seat or with all cards open."""

from __future__ import annotations

import pytest

from tests.texts_28 import JACKS, LAST_TRUMP_SUIT, STRONG, THREE, VOIDS, record
from tests.unit.widgets.front import bids, click, error, inside, on_felt, says, view
from tests.unit.widgets.test_replay import looks
from trickkit import Seat, TrickkitError, parse_record, write_view
from trickkit.widgets import Replay
from trickkit.widgets.pictures import flat

ACTS = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:AH W:ask W:8C S:8H E:KC"
TEXT = record(ACTS, deal=VOIDS)
LAID = 7
"""The step after which the down card lies."""


def test_with_all_cards_open_the_down_card_is_open_too():
    replay = Replay(TEXT, step=LAID + 1)
    now = view(replay)
    assert (now["mode"], now["game"], now["seek"]["of"]) == ("replay", "twenty-eight", 15)
    assert now["label"] == "Replay of a round, Twenty-eight"
    assert now["hand"] is None
    assert [len(seat["open"]) for seat in now["seats"]] == [8, 7, 8, 8]
    assert (now["down"]["card"], now["down"]["name"]) == ("9C", "East's trump card, nine of clubs, face down")
    assert "9♣ hidden trump" in replay._repr_mimebundle_()[0]["text/plain"]


def test_before_the_second_packet_four_cards_are_open():
    replay = Replay(TEXT, step=3)
    assert [len(seat["open"]) for seat in view(replay)["seats"]] == [4, 4, 4, 4]
    assert view(replay)["calling"] is True


def test_every_step_forth_and_back():
    replay, shown = Replay(TEXT), []
    for step in range(16):
        assert click(replay, do="seek", to=step)["seek"]["now"] == step
        shown.append({**view(replay), "rev": 0})
    for step in reversed(range(16)):
        click(replay, do="seek", to=step)
        assert {**view(replay), "rev": 0} == shown[step]
    assert len({str(picture) for picture in shown}) == 16
    assert on_felt(replay) == ""
    click(replay, do="seek", to=15)
    assert on_felt(replay) == "N:AH W:8C S:8H E:KC*"


def test_asking_and_exposure_are_one_step():
    replay = Replay(TEXT, step=11)
    assert view(replay)["down"]
    now = click(replay, do="seek", to=12)
    assert now["down"] is None
    assert flat(now["exposed"]["text"]) == "Trump: clubs, turned up in trick 1"
    assert "West" in says(replay)
    assert [len(seat["open"]) for seat in now["seats"]] == [7, 8, 8, 8]


@pytest.mark.parametrize("seat", "NESW")
def test_as_a_seat_one_sees_what_that_seat_saw_and_does_nothing(seat):
    replay = Replay(TEXT, seat=seat)
    before = inside(replay)
    for step in range(16):
        now = click(replay, do="seek", to=step)
        assert now["hand"]["seat"] == seat
        assert all(card["act"] is card["barred"] is None for card in now["hand"]["cards"])
        assert (now["auction"], now["ask"], now["offer"], now["slot"]) == (None, None, None, None)
        assert bids(replay) == []
        if now["down"]:
            assert now["down"]["card"] == ("9C" if seat == "E" else None)
            assert (now["down"]["act"], now["down"]["barred"]) == (None, None)
        assert all(other["open"] is None for other in now["seats"])
    for message in ({"act": "15"}, {"act": "ask"}, {"do": "next"}, {"do": "undo"}, {"do": "again"}):
        click(replay, **message)
        assert error(replay)
    assert inside(replay)[4:] == (15, *before[5:])


def test_the_cards_that_prove_a_new_deal_lie_open():
    jacks = record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS)
    replay = Replay(jacks, seat="S", step=5)
    assert len(next(seat for seat in view(replay)["seats"] if seat["seat"] == "N")["open"]) == 4
    assert view(replay)["result"]["title"] == "The cards are dealt again"


def test_a_down_card_laid_at_the_end_leaves_trump_unexposed():
    deal, acts = LAST_TRUMP_SUIT
    replay = Replay(record(f"{acts} E:9S N:TS", deal=deal))
    click(replay, do="seek", to=view(replay)["seek"]["of"])
    assert (view(replay)["down"], view(replay)["exposed"]) == (None, None)


def test_words_out_of_turn_are_steps():
    acts = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede N:accept"
    replay = Replay(record(acts, deal=STRONG, rules="cot=on"), step=12)
    assert "West" in says(replay)
    assert click(replay, do="seek", to=13)["result"]


def test_with_three_players_nobody_looks_from_the_empty_seat():
    text = record("S:12 E:pass W:pass S:trump=TC S:pass", deal=THREE, dealer="W", rules="three_players=on")
    replay = Replay(text, step=4)
    looks = [button["seat"] for button in view(replay)["more"]["buttons"] if button["do"] == "as"]
    assert looks == ["E", "S", "W", "all"]
    before = inside(replay)
    click(replay, do="as", seat="N")
    assert error(replay)
    assert inside(replay) == before
    with pytest.raises(TrickkitError, match="nobody sits"):
        Replay(text, seat="N")


@pytest.mark.parametrize("seat", "NESW")
def test_a_view_is_gone_through_as_the_seat_saw_it(seat):
    state = parse_record(TEXT).state
    assert state is not None
    assert looks(Replay(write_view(state.observe(Seat(seat))))) == looks(Replay(TEXT, seat=seat))
