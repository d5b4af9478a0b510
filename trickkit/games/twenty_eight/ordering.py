"""How cards stand in a trick, and what they count (T2, T3, T14, T18, T19)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trickkit.cards import Card, Rank, Suit
from trickkit.tricks import LossReason, Ordering, Standing, Tier

HIGH_TO_LOW: Final = tuple(Rank(letter) for letter in "J9ATKQ87")
"""T2: the order inside every suit."""
POINTS: Final = {Rank.JACK: 3, Rank.NINE: 2, Rank.ACE: 1, Rank.TEN: 1}
"""T3: card points; all other ranks have none."""

_STRENGTH: Final = {rank: len(HIGH_TO_LOW) - i for i, rank in enumerate(HIGH_TO_LOW)}


def points(cards: Iterable[Card]) -> int:
    """Count card points (T3).

    >>> from trickkit.cards import DECK
    >>> points(DECK)
    28
    """
    return sum(POINTS.get(card.rank, 0) for card in cards)


@dataclass(frozen=True, slots=True)
class TwentyEightOrdering(Ordering):
    """What counts as trump in one trick.

    >>> from trickkit.cards import parse_cards
    >>> from trickkit.seats import Seat
    >>> from trickkit.tricks import Trick, winner
    >>> trick = Trick.of(Seat.NORTH, parse_cards("8H AC QC AH"))
    >>> verdict = winner(trick, TwentyEightOrdering(Suit.CLUBS, since=3))
    >>> str(verdict.card), verdict.clause, verdict.losses[1].reason
    ('QC', 'T18', LossReason.BEFORE_EXPOSURE)
    """

    trump: Suit | None = None
    """The trump suit; None as long as it is hidden."""
    since: int = 1
    """The position, from 1, at which trump was exposed in this trick; 1 if it was exposed before."""
    late_trump: str = "literal"
    """T18: the house setting."""

    def standings(self, cards: Sequence[Card]) -> list[Standing]:
        """Give each card's standing, cards in order of play."""
        led = cards[0].suit
        by_rank = self.late_trump == "rank" and led is self.trump and self.since > 1  # T18
        standings = []
        for place, card in enumerate(cards, start=1):
            strength = _STRENGTH[card.rank]
            if card.suit is self.trump and place >= self.since and not by_rank:
                standings.append(Standing(Tier.TRUMP, strength))
            elif card.suit is led:
                standings.append(Standing(Tier.LED_SUIT, strength))
            else:
                standings.append(Standing(Tier.OFF_SUIT, 0))
        return standings

    def clause(self, tier: Tier, cards: Sequence[Card]) -> str:  # noqa: ARG002 - the cards decide
        """Name the clause: T14 if trump was hidden, T18 if trump-suit cards lay before exposure, else T19."""
        if self.trump is None:
            return "T14"
        return "T18" if any(card.suit is self.trump for card in cards[: self.since - 1]) else "T19"

    def loss(self, cards: Sequence[Card], place: int, tier: Tier, beaten_by: Tier) -> LossReason:
        """Say why the card at `place`, from 0, loses; the trump suit before exposure has a reason of its own."""
        early = cards[place].suit is self.trump and place + 1 < self.since
        if early and (tier is Tier.OFF_SUIT or beaten_by is Tier.TRUMP):
            return LossReason.BEFORE_EXPOSURE
        return Ordering.loss(self, cards, place, tier, beaten_by)
