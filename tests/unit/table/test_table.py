"""Scores, legal acts as a sequence, refusals as text."""

from __future__ import annotations

import pytest

from tests.texts import position, record
from trickkit import Card, NotationError, Score, Seat, Side
from trickkit.games.latinern import Ask, PlayCard
from trickkit.table import Action, Event, Refusal


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("NS:8 EW:6", "NS:8 EW:6"),
        ("EW:6\tNS:8", "NS:8 EW:6"),
        ("NS:0 EW:0", "NS:0 EW:0"),
        ("ns:1 ew:99", "NS:1 EW:99"),
        ("", "NS:0 EW:0"),
        ("EW:3", "NS:0 EW:3"),
    ],
)
def test_a_score_prints_as_it_is_read(text, printed):
    score = Score.parse(text)
    assert str(score) == printed
    assert Score.parse(printed) == score
    assert eval(repr(score)) == score  # noqa: S307 - our own repr


def test_points_of_a_side():
    score = Score(8, 6)
    assert (score[Side.NS], score[Side.EW]) == (8, 6)
    assert score.plus(Side.NS, 2) == Score(10, 6)
    assert score.plus(Side.EW, 3) == Score(8, 9)


BAD = [
    ("NS:8 NS:8", "NS:8", 6),
    ("NS:8 EW:", "EW:", 6),
    ("NS:8 EW:x", "EW:x", 6),
    ("NS:8 EW:-1", "EW:-1", 6),
    ("NS:8 EW:01", "EW:01", 6),
    ("NS:8 EW:1.5", "EW:1.5", 6),
    ("NS:8 EW:10000", "EW:10000", 6),
    ("NS:8 EW:٣", "EW:٣", 6),
    ("NS8 EW:1", "NS8", 1),
    ("N:8 E:1", "N:8", 1),
    ("nſ:8 EW:1", "nſ:8", 1),
    ("NS:8 EW:1 XX:2", "XX:2", 11),
]


@pytest.mark.parametrize(("text", "piece", "column"), BAD)
def test_what_is_no_score_is_named_with_its_place(text, piece, column):
    with pytest.raises(NotationError) as caught:
        Score.parse(text)
    assert (caught.value.text, caught.value.at) == (piece, (1, column))
    assert f'"{piece}"' in str(caught.value)


def test_legal_acts_are_a_sequence():
    legal = position(record()).legal_actions()
    assert legal
    assert len(legal) == 6
    assert [str(act) for act in legal] == ["N:TC", "N:7H", "N:AS", "N:8S", "N:9D", "N:ask"]
    assert str(legal[0]) == "N:TC"
    assert [str(act) for act in legal[-2:]] == ["N:9D", "N:ask"]
    assert legal.index(Ask(Seat.NORTH)) == 5
    assert PlayCard(Seat.NORTH, Card.parse("TC")) in legal
    assert PlayCard(Seat.NORTH, Card.parse("9C")) not in legal
    assert Ask(Seat.SOUTH) not in legal  # another seat's acts are not its own
    assert "N:TC" not in legal  # type: ignore[comparison-overlap] # that is the point
    assert repr(legal) == "<legal: N:TC N:7H N:AS N:8S N:9D N:ask>"


def test_no_legal_acts_are_false():
    assert not position(record("N:ask E:go")).legal_actions(Seat.NORTH)


def test_a_refusal_reads_as_one_line():
    assert str(Refusal("asked-already", "L18", "each side asks once")) == "each side asks once (L18)"


def test_an_act_prints_as_in_a_record():
    assert str(Action(Seat.NORTH)) == "N:"
    assert str(Ask(Seat.WEST)) == "W:ask"


def test_most_events_are_public():
    class Cut(Event):
        __slots__ = ()

    cut = Cut()
    assert all(cut.seen_by(seat) is cut for seat in Seat)
