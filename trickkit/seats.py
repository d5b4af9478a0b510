"""Seats and sides of a table for four, and the two directions of play."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trickkit.errors import NotationError


class Direction(StrEnum):
    """Which way deal and play run round the table, seen from above."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter-clockwise"

    def __repr__(self) -> str:
        return f"Direction.{self.name}"


class Side(StrEnum):
    """A partnership: the two seats opposite each other (clauses L1 and T1)."""

    NS = "NS"
    EW = "EW"

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return (Seat.NORTH, Seat.SOUTH) if self is Side.NS else (Seat.EAST, Seat.WEST)

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read `NS` or `EW`, in either case.

        Raises:
            NotationError: if `text` is no side.
        """
        side = _SIDE_INPUT.get(text)
        if side is None:
            raise NotationError(f'"{text}" is no side; write NS or EW', text)
        return side


class Seat(StrEnum):
    """A seat. Players face the middle, so the left neighbour comes next clockwise.

    >>> Seat.NORTH.left, Seat.NORTH.partner, Seat.NORTH.side
    (Seat.EAST, Seat.SOUTH, Side.NS)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def left(self) -> Seat:
        """The left neighbour."""
        return _LEFT[self]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _LEFT[_LEFT[self]]

    @property
    def right(self) -> Seat:
        """The right neighbour."""
        return _LEFT[_LEFT[_LEFT[self]]]

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return _SIDE[self]

    @property
    def place(self) -> int:
        """Place in `N E S W`, 0 to 3."""
        return _PLACE[self]

    def order(self, direction: Direction = Direction.CLOCKWISE) -> tuple[Seat, ...]:
        """All four seats in turn, beginning with this one.

        >>> "".join(Seat.SOUTH.order())
        'SWNE'
        """
        second = self.left if direction is Direction.CLOCKWISE else self.right
        return (self, second, self.partner, second.partner)

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat letter, in either case.

        Raises:
            NotationError: if `text` is no seat.
        """
        seat = _INPUT.get(text)
        if seat is None:
            raise NotationError(f'"{text}" is no seat; write N, E, S or W', text)
        return seat


Team = Side | Seat
"""What wins and scores together: a side, or a player where everyone plays for oneself."""

_LEFT: Final = dict(zip(Seat, (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH), strict=True))
_SIDE: Final = dict(zip(Seat, (Side.NS, Side.EW, Side.NS, Side.EW), strict=True))
_PLACE: Final = {seat: i for i, seat in enumerate(Seat)}
_SIDE_INPUT: Final = {name: side for side in Side for name in (side.value, side.value.lower())}
_INPUT: Final = {letter: seat for seat in Seat for letter in (seat.value, seat.value.lower())}
