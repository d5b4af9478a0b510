"""`trickkit deduce`, to the letter of the contract."""

from __future__ import annotations

import json

from tests.texts import record
from tests.texts_28 import THREE, VOIDS
from tests.texts_28 import record as record_28
from trickkit import parse_record, write_view
from trickkit.seats import Seat

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
TRICK = "N:7H E:7C S:JH W:TD"


def written(tmp_path, *texts):
    file = tmp_path / "records.txt"
    file.write_text("\n".join(texts), encoding="utf-8")
    return file


def test_latinern_json(terminal, tmp_path):
    ran = terminal("deduce", written(tmp_path, record(TRICK)), "--seat", "S", "--json")
    (line,) = ran.lines
    data = json.loads(line)
    assert (ran.code, ran.err) == (0, "")
    assert data.keys() == {"pairs", "eliminated"}
    assert data["pairs"][:2] == [
        {"trump": "D", "schlag": "A", "probability": "184/945"},
        {"trump": "D", "schlag": "Q", "probability": "184/945"},
    ]
    assert len(data["pairs"]) + len(data["eliminated"]) == 32
    assert data["eliminated"][3] == {
        "trump": "C",
        "schlag": "J",
        "trick": 1,
        "reason": "first-schlag",
        "would_win": {"seat": "S", "card": "JH"},
    }


def test_a_knower_s_json(terminal, tmp_path):
    ran = terminal("deduce", written(tmp_path, record(TRICK)), "--seat", "w", "--json")
    data = json.loads(ran.out)
    assert data["pairs"] == [{"trump": "C", "schlag": "T", "probability": "1"}]
    assert data["eliminated"][0] == {
        "trump": "C",
        "schlag": "A",
        "trick": 0,
        "reason": "own-cards",
        "would_win": None,
    }


def test_twenty_eight_json(terminal, tmp_path):
    file = written(tmp_path, record_28(f"{BY_EAST} N:7D W:9D S:TD E:AS", deal=VOIDS), record(TRICK))
    ran = terminal("deduce", file, "--seat", "N", "--json")
    first, second = map(json.loads, ran.lines)
    assert first == {
        "suits": [
            {"suit": "C", "probability": "31612/71703"},
            {"suit": "D", "probability": "2695/7967"},
            {"suit": "H", "probability": "15836/71703"},
        ],
        "eliminated": [{"suit": "S", "because": {"code": "bidder-discarded", "trick": 1, "seat": "E", "card": "AS"}}],
        "voids": {"E": ["D"]},
    }
    assert "pairs" in second


def test_a_view_record(terminal, tmp_path):
    state = parse_record(record(TRICK)).state
    assert state is not None
    view = write_view(state.observe(Seat.SOUTH))
    full = terminal("deduce", written(tmp_path, record(TRICK)), "--seat", "S", "--json")
    seen = terminal("deduce", written(tmp_path, view), "--seat", "S", "--json")
    assert seen == full
    refused = terminal("deduce", tmp_path / "records.txt", "--seat", "E", "--json")
    assert refused.refusal == (f"{tmp_path / 'records.txt'}:1:1: this record holds the view of S; ask with --seat S")


def test_in_words(terminal, tmp_path):
    file = written(tmp_path, record(TRICK), record_28(f"{BY_EAST} N:7D W:9D S:TD E:AS", deal=VOIDS))
    lines = terminal("deduce", file, "--seat", "N").lines
    assert lines[:4] == ["What North can work out", "Possible:", "  clubs/10  1  (100.0 %)", "Excluded:"]
    assert lines[4] == ("  clubs/A  You were shown the bottom cards, so you know that it is not clubs/A.")
    assert lines[-8:] == [
        "What North can work out",
        "Possible:",
        "  clubs  31612/71703  (44.1 %)",
        "  diamonds  2695/7967  (33.8 %)",
        "  hearts  15836/71703  (22.1 %)",
        "Excluded:",
        "  spades  East discarded A♠ in trick 1. With spades hidden the bidder may not do that.",
        "East holds none of these: diamonds",
    ]
    german = terminal("deduce", file, "--seat", "N", "--lang", "de").lines
    assert german[0] == "Was Nord herausfinden kann"
    assert german[-1] == "Ost hat keine Karte in: Karo"
    fresh = terminal("deduce", written(tmp_path, record()), "--seat", "S").lines
    assert len(fresh) == 2 + 32


def test_before_a_down_card_lies(terminal, tmp_path):
    file = written(tmp_path, record(TRICK), record_28("N:14", deal=VOIDS))
    ran = terminal("deduce", file, "--seat", "N", "--json")
    assert ran.refusal == f"{file}:8:1: no trump has been chosen yet; deduce again when a down card lies"
    assert len(ran.lines) == 1


def test_what_is_refused(terminal, tmp_path):
    three = record_28("", deal=THREE, dealer="W", rules="three_players=on")
    file = written(tmp_path, three)
    assert (
        terminal("deduce", file, "--seat", "N").refusal
        == f"{file}:1:1: nobody sits at N; name one of the three players"
    )
    assert terminal("deduce", file, "--seat", "X").refusal == '"X" is no seat; write N, E, S or W'
    assert terminal("deduce", file).refusal.startswith("the following arguments are required: --seat")
    bad = written(tmp_path, record(TRICK), record("N:7H N:7H"))
    ran = terminal("deduce", bad, "--seat", "S", "--json")
    assert ran.refusal.startswith(f"{bad}:13:6: N:7H is not allowed here")
    assert len(ran.lines) == 1
    impossible = record(
        "N:7H E:8H S:9H W:TH N:wins N:7C E:8C S:9C W:TC W:wins",
        deal="N:? ? ? 7H 7C E:8H 8C AC AD AH S:? ? ? 9H 9C W:? ? ? TH TC",
        view="E",
    )
    file = written(tmp_path, impossible)
    assert terminal("deduce", file, "--seat", "E").refusal == (
        f"{file}:1:1: no deal fits what E has seen; check the cards and the announced winners"
    )


def test_a_round_that_is_over_is_told_as_it_was_played(terminal, tmp_path):
    over = record("N:ask E:go")
    state = parse_record(over).state
    assert state is not None
    assert state.outcome() is not None
    for seat in Seat:
        view = write_view(state.observe(seat))
        whole, seen = terminal("deduce", written(tmp_path, over, view), "--seat", seat, "--json").lines
        assert whole == seen
        pairs = json.loads(whole)["pairs"]
        assert len(pairs) == (1 if seat in {Seat.WEST, Seat.NORTH} else 32)
