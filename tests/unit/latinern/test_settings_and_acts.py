"""House settings, acts in notation, and a match."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts import NS_3_0, position, record
from trickkit import NotationError, Score, Seat
from trickkit.games.latinern import Latinern, Match, parse_act

GOOD = [
    "",
    "target=1",
    "target=99",
    "late_ask_penalty=stake",
    "open_tricks=all",
    "target=15 late_ask_penalty=stake open_tricks=all",
]


@pytest.mark.parametrize("text", GOOD)
def test_settings_print_as_they_are_read(text):
    assert str(Latinern.parse(text)) == text
    assert Latinern.parse(str(Latinern.parse(text))) == Latinern.parse(text)


@pytest.mark.parametrize("text", ["target=12", "late_ask_penalty=two  open_tricks=last", "\t"])
def test_defaults_are_not_written(text):
    assert not str(Latinern.parse(text))


def test_settings_are_written_in_their_order():
    assert str(Latinern.parse("open_tricks=all target=5")) == "target=5 open_tricks=all"


BAD = [
    ("target=0", "target=0", 1),
    ("target=100", "target=100", 1),
    ("target=", "target=", 1),
    ("target", "target", 1),
    ("target=012", "target=012", 1),
    ("target=-3", "target=-3", 1),
    ("open_tricks=all target=x", "target=x", 17),
    ("late_ask_penalty", "late_ask_penalty", 1),
    ("late_ask_penalty=three", "late_ask_penalty=three", 1),
    ("open_tricks=LAST", "open_tricks=LAST", 1),
    ("Target=12", "Target=12", 1),
    ("colour=red", "colour=red", 1),
    ("deals=3", "deals=3", 1),
    ("=", "=", 1),
    ("target=12 target=12", "target=12", 11),
]


@pytest.mark.parametrize(("text", "piece", "column"), BAD)
def test_wrong_settings_are_named_with_their_place(text, piece, column):
    with pytest.raises(NotationError) as caught:
        Latinern.parse(text)
    assert caught.value.text == piece
    assert caught.value.at == (1, column)
    assert f'"{piece}"' in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"target": 0}, "target=0"),
        ({"target": 100}, "target=100"),
        ({"late_ask_penalty": "three"}, "late_ask_penalty=three"),
        ({"open_tricks": ""}, "open_tricks="),
    ],
)
def test_the_same_values_are_wrong_at_construction(settings, message):
    with pytest.raises(NotationError, match=message):
        Latinern(**settings)


def test_an_unknown_keyword_is_named():
    with pytest.raises(TypeError, match="colour"):
        Latinern(colour="red")  # type: ignore[call-arg] # that is the point


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("n:10h", "N:TH"),
        ("E:J♠", "E:JS"),
        ("s:bd", "S:JD"),
        ("W:DD", "W:QD"),
        ("w:ask", "W:ask"),
        ("N:stay", "N:stay"),
        ("e:go", "E:go"),
        ("S:leak", "S:leak"),
    ],
)
def test_acts_print_as_in_a_record(text, printed):
    act = parse_act(text)
    assert str(act) == printed
    assert parse_act(printed) == act


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("", ""),
        ("N", "N"),
        ("ask", "ask"),
        ("X:ask", "X"),
        (":ask", ""),
        ("NS:ask", "NS"),
        ("N:", "N:"),
        ("N:ASK", "N:ASK"),
        ("N:6H", "N:6H"),
        ("N:pass", "N:pass"),
        ("N:14", "N:14"),
        ("N:wins", "N:wins"),
    ],
)
def test_wrong_acts_are_named(text, piece):
    with pytest.raises(NotationError) as caught:
        parse_act(text)
    assert caught.value.text == piece
    assert f'"{piece}"' in str(caught.value)


def test_a_match_runs_to_its_target():
    match, rng = Match(Latinern(target=5), Seat.SOUTH), Random("latinern/units/match")
    dealers = []
    while match.winner is None:
        state = match.start(rng)
        dealers.append(str(state.deal.dealer))
        while state.outcome() is None:
            state = state.apply(state.legal_actions()[0])
        outcome = state.outcome()
        assert outcome is not None
        match = match.after(outcome)
    assert len(dealers) == match.round - 1
    assert "".join(dealers) == ("SWNE" * 3)[: len(dealers)]
    assert match.score[match.winner] >= 5 > match.score[match.winner.other]


def test_a_match_carries_the_house_settings():
    match = Match(Latinern(target=3), Seat.WEST, Score(2, 0))
    outcome = position(record(NS_3_0, score="NS:2 EW:0", rules="target=3")).outcome()
    assert outcome is not None
    assert match.after(outcome).winner == "NS"
