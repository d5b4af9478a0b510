"""One trick without the hands its cards came from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from trickkit.cards import Card, Rank, Suit
from trickkit.seats import Seat

T = TypeVar("T")


def changed(each: Iterable[T], seat: Seat, new: T) -> tuple[T, ...]:
    """Put something else in the place of a seat, among what belongs to N, E, S, W."""
    return tuple(new if other is seat else old for other, old in zip(Seat, each, strict=True))


@dataclass(frozen=True, slots=True)
class LoneTrick:
    """The cards of one trick, without the hands they came from, and what is trump in it."""

    leader: Seat
    """Who leads."""
    cards: tuple[Card | None, ...] = (None, None, None, None)
    """The cards on the table of N, E, S, W; some may be missing."""
    trump: Suit | None = Suit.CLUBS
    """The trump suit; None: hidden (Twenty-eight)."""
    schlag: Rank = Rank.JACK
    """The Schlag (Latinern)."""
    since: int = 1
    """Which card of the trick, from 1, was the first after trump had been turned up (Twenty-eight)."""

    def with_card(self, seat: Seat, card: Card | None) -> LoneTrick:
        """Lay a card before a seat, or take away the one that lies there."""
        return replace(self, cards=changed(self.cards, seat, card))
