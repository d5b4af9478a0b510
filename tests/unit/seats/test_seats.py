"""Seats, sides and directions."""

from __future__ import annotations

import pytest

from trickkit import Direction, NotationError, Seat, Side


@pytest.mark.parametrize(
    ("seat", "left", "partner", "right", "side"),
    [("N", "E", "S", "W", "NS"), ("E", "S", "W", "N", "EW"), ("S", "W", "N", "E", "NS"), ("W", "N", "E", "S", "EW")],
)
def test_round_the_table(seat, left, partner, right, side):
    here = Seat.parse(seat)
    assert (here.left, here.partner, here.right, here.side) == (left, partner, right, side)
    assert here.left.right is here.partner.partner is here.right.left is here
    assert "".join(here.order()) == seat + left + partner + right
    assert "".join(here.order(Direction.COUNTER_CLOCKWISE)) == seat + right + partner + left
    assert "NESW"[here.place] == seat


def test_sides():
    assert [side.other for side in Side] == [Side.EW, Side.NS]
    assert [seat for side in Side for seat in side.seats] == ["N", "S", "E", "W"]


@pytest.mark.parametrize("kind", [Seat, Side, Direction])
def test_they_print_and_rebuild(kind):
    for member in kind:
        assert kind(str(member)) is member
        assert eval(repr(member)) is member  # noqa: S307 - our own repr


def test_they_parse_in_either_case():
    assert [Seat.parse(text) for text in "NnEeSsWw"] == [seat for seat in Seat for _ in "aA"]
    assert [Side.parse(text) for text in ("NS", "ns", "EW", "ew")] == [Side.NS, Side.NS, Side.EW, Side.EW]


@pytest.mark.parametrize("text", ["", "X", "NS", "north", "ſ", "N "])
def test_what_is_no_seat_is_named(text):
    with pytest.raises(NotationError, match=f'"{text}" is no seat; write N, E, S or W') as caught:
        Seat.parse(text)
    assert caught.value.text == text


@pytest.mark.parametrize("text", ["", "N", "SN", "nſ", "NS EW"])
def test_what_is_no_side_is_named(text):
    with pytest.raises(NotationError, match=f'"{text}" is no side; write NS or EW') as caught:
        Side.parse(text)
    assert caught.value.text == text
