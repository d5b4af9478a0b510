"""What happens at the table besides the acts; each event knows how a seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trickkit.cards import Card, Rank, Suit
from trickkit.games.latinern.deal import Hands
from trickkit.seats import Seat
from trickkit.table import Event, Score


def knowers(dealer: Seat) -> tuple[Seat, Seat]:
    """Give the two seats that know trump and Schlag: dealer and forehand (L5)."""
    return (dealer, dealer.left)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Five cards each. A seat sees its own hand."""

    dealer: Seat
    """Who deals."""
    score: Score
    """Match points before the round."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """The hands of N, E, S, W in the order dealt; None where the viewer sees backs."""

    def seen_by(self, seat: Seat) -> Dealt:
        """Keep the hand of `seat` alone."""
        return Dealt(self.dealer, self.score, tuple(h if i == seat.place else None for i, h in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class BottomsShown(Event):
    """Dealer and forehand show each other their bottom cards, and nobody else (L4)."""

    dealer: Seat
    """Who deals."""
    bottoms: tuple[Card, Card] | None
    """Bottom card of the dealer, of forehand; None for a blind viewer."""

    def seen_by(self, seat: Seat) -> BottomsShown:
        """Hide the cards from the blind."""
        return self if seat in knowers(self.dealer) else replace(self, bottoms=None)


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The announcement after a complete trick: seat and card, never the reason (L13)."""

    seat: Seat
    """Who won."""
    card: Card
    """The winning card."""


@dataclass(frozen=True, slots=True)
class Disclosed(Event):
    """After the round everybody learns trump and Schlag (L24)."""

    trump: Suit
    """The trump suit."""
    schlag: Rank
    """The Schlag rank."""


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """After a round played out the hands are shown (L24); after *go*, a leak or a penalty they are not (L20)."""

    hands: Hands
    """All hands as dealt."""
