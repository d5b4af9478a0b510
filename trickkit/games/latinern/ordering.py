"""How cards stand once trump and Schlag are known (L5 to L9, L12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trickkit.cards import Card, Rank, Suit
from trickkit.tricks import Ordering, Standing, Tier

HIGH_TO_LOW: Final = tuple(Rank(letter) for letter in "ATKQJ987")
"""L7: the order inside every suit, trump or plain; the Schlag rank drops out of it."""

_STRENGTH: Final = {rank: len(HIGH_TO_LOW) - i for i, rank in enumerate(HIGH_TO_LOW)}
# Made once: a bot weighs a card under 32 pairs.
_HAUPTSCHLAG: Final = Standing(Tier.HAUPTSCHLAG, 0)
_SCHLAG: Final = Standing(Tier.SCHLAG, 0)
_TRUMP: Final = {rank: Standing(Tier.TRUMP, strength) for rank, strength in _STRENGTH.items()}
_LED_SUIT: Final = {rank: Standing(Tier.LED_SUIT, strength) for rank, strength in _STRENGTH.items()}
_OFF_SUIT: Final = Standing(Tier.OFF_SUIT, 0)
_CLAUSE: Final = {Tier.HAUPTSCHLAG: "L12a", Tier.SCHLAG: "L12b", Tier.TRUMP: "L12c", Tier.LED_SUIT: "L12d"}


@dataclass(frozen=True, slots=True)
class LatinernOrdering(Ordering):
    """Trump suit and Schlag rank, and what follows from them.

    >>> LatinernOrdering(Suit.HEARTS, Rank.KING).hauptschlag
    Card.parse('KH')
    """

    trump: Suit
    """The trump suit: the suit of the dealer's bottom card."""
    schlag: Rank
    """The Schlag: the rank of forehand's bottom card."""

    @property
    def hauptschlag(self) -> Card:
        """The Schlag of the trump suit, the highest card (L6)."""
        return Card(self.schlag, self.trump)

    def standing(self, card: Card, led: Card) -> Standing:
        """Give the standing of `card` in a trick to which `led` was led."""
        if card.rank is self.schlag:  # L6, L8: a trump above the others, no matter what suit is printed
            return _HAUPTSCHLAG if card.suit is self.trump else _SCHLAG
        if card.suit is self.trump:
            return _TRUMP[card.rank]
        if card.suit is led.suit and led.rank is not self.schlag:
            return _LED_SUIT[card.rank]
        return _OFF_SUIT

    def standings(self, cards: Sequence[Card]) -> list[Standing]:
        """Give each card's standing, cards in order of play."""
        return [self.standing(card, cards[0]) for card in cards]

    def clause(self, tier: Tier, cards: Sequence[Card]) -> str:  # noqa: ARG002 - the tier is enough here
        """Name the part of L12 by which a card of this tier wins."""
        return _CLAUSE[tier]


ALL_ORDERINGS: Final = tuple(LatinernOrdering(trump, schlag) for trump in Suit for schlag in Rank)
"""The 32 pairs of trump and Schlag."""
