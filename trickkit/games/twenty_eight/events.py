"""What happens at the table besides the acts; each event knows how a seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trickkit.cards import Card
from trickkit.games.twenty_eight.deal import Hands
from trickkit.seats import Seat
from trickkit.table import AnyScore, Event

Known = tuple[tuple[Card, ...] | None, ...]
"""Cards of N, E, S, W; None where the viewer sees backs, nothing for an empty seat."""


def _own(hands: Known, seat: Seat) -> Known:
    """Keep the cards of `seat` alone; an empty seat is seen to be empty."""
    return tuple(hand if not hand or place == seat.place else None for place, hand in enumerate(hands))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Four cards each (T4). A seat sees its own; the second packets are still in the dealer's hand."""

    dealer: Seat
    """Who deals."""
    score: AnyScore
    """Match points before the deal."""
    first: Known
    """The first packets of N, E, S, W in the order dealt."""
    second: Hands | None
    """The second packets; None for every viewer."""

    def seen_by(self, seat: Seat) -> Dealt:
        """Keep the first packet of `seat` alone."""
        return replace(self, first=_own(self.first, seat), second=None)


@dataclass(frozen=True, slots=True)
class SecondPacket(Event):
    """Four more cards each (T9). A seat sees its own."""

    hands: Known
    """The second packets of N, E, S, W in the order dealt."""

    def seen_by(self, seat: Seat) -> SecondPacket:
        """Keep the packet of `seat` alone."""
        return SecondPacket(_own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """The bidder turns the down card up and takes it into hand; from now on its suit is trump (T16, T17)."""

    seat: Seat
    """The bidder."""
    card: Card
    """The down card."""


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A complete trick is taken."""

    seat: Seat
    """Who won."""
    card: Card
    """The winning card."""


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """The cards are dealt again, and what proves it is shown to everybody (T7, T10, T20, V3)."""

    clause: str
    """The clause that demands it."""
    shown: Hands
    """Cards of N, E, S, W that are shown: four jacks, all trumps as dealt, a blank hand."""
