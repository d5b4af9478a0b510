"""A given deal is played on from where its record ends, and the reader sees what the seat saw, not the record."""

from __future__ import annotations

import pytest

from tests import texts, texts_28
from tests.unit.widgets.front import click, inside, on_felt, playable, view
from trickkit import NotationError, TrickkitError, write_view
from trickkit.progress import open_store
from trickkit.widgets import PlayOn

BEGUN = texts.record("N:7H E:7C")


def test_it_stands_where_the_record_ends():
    table = PlayOn(BEGUN)
    assert on_felt(table) == "N:7H E:7C"
    assert sorted(playable(table)) == ["9H", "JH", "KD", "TH", "TS"]
    assert view(table)["mode"] == "play"
    assert {seat["seat"]: seat["open"] for seat in view(table)["seats"]} == dict.fromkeys("NESW")
    assert "clubs" not in str(view(table)["facts"])


def test_it_is_played_to_the_end_and_another_deal_follows():
    table = PlayOn(texts.record(texts.NS_3_2.rpartition("N:8S")[0], rules="target=15", score="NS:3 EW:5"), seat="N")
    click(table, act="8S")
    while view(table)["auto"]:
        click(table, do="next")
    assert table.rounds[-1].outcome() is not None
    click(table, do="again")
    assert len(table.rounds) == 2
    assert "Match to 15" in str(view(table)["facts"])
    assert open_store().hands() == ()


def test_undo_goes_back_to_where_it_began():
    table = PlayOn(BEGUN)
    before = inside(table)[3:5]
    click(table, act="TH")
    click(table, do="undo")
    assert inside(table)[3:5] == before


def test_twenty_eight_begins_with_the_bids():
    table = PlayOn(texts_28.record("N:14 W:pass"), seat="s")
    assert view(table)["auction"] is not None
    assert len(view(table)["hand"]["cards"]) == 4


def test_with_three_players_one_sits_at_the_first_seat_that_is_taken():
    record = texts_28.record(deal=texts_28.THREE, rules="three_players=on")
    assert str(PlayOn(record).seat) == "S"
    elsewhere = texts_28.record(deal=texts_28.THREE.replace("S:", "N:"), rules="three_players=on", sits="S")
    assert str(PlayOn(elsewhere).seat) == "E"
    beside = PlayOn(record, seat="E")  # nobody sits at her left, somebody opposite
    while view(beside)["auto"]:
        click(beside, do="next")
    assert beside.rounds[-1].to_act is beside.seat
    with pytest.raises(TrickkitError, match="nobody sits at N"):
        PlayOn(record, seat="N")


def test_what_cannot_be_played_on_is_refused():
    state = texts.position(BEGUN)
    with pytest.raises(TrickkitError, match="to play on needs all cards"):
        PlayOn(write_view(state.observe(state.deal.dealer)))
    with pytest.raises(TrickkitError, match="step through it with Replay"):
        PlayOn(texts.record(texts.NS_3_2))
    with pytest.raises(NotationError):
        PlayOn("no record")
    with pytest.raises(NotationError):
        PlayOn(BEGUN, seat="X")
    with pytest.raises(TypeError, match="record is a text, not 7"):
        PlayOn(7)  # type: ignore[arg-type]
