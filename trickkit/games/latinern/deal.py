"""A deal of Latinern: who deals, and five cards for each seat in the order dealt (L2 to L4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickkit import table
from trickkit.cards import DECK, Card, shuffled
from trickkit.errors import NotationError
from trickkit.seats import Seat

if TYPE_CHECKING:
    from random import Random

HAND_SIZE = 5
Hands = tuple[tuple[Card, ...], ...]
"""The hands of N, E, S, W, each in the order dealt."""


def read_hands(text: str, *, view: bool = False) -> list[list[Card]]:
    """Read `SEAT:` and that seat's five cards, for all four seats in any order; see `trickkit.table.read_hands`."""
    return table.read_hands(text, HAND_SIZE, view=view)


@dataclass(frozen=True, slots=True)
class Deal:
    """Twenty cards dealt; the first card of each hand is its bottom card.

    Args:
        dealer: who deals.
        hands: five cards each for N, E, S, W.

    Raises:
        NotationError: if a hand has not five cards or a card stands twice.

    >>> deal = Deal.parse("N", "N:9H 7C 8C 9C TC E:KC 7D 8D 9D TD S:7S 8S 9S TS JS W:JC JD QC QD KD")
    >>> deal.forehand, str(deal.bottom(Seat.NORTH)), str(deal.bottom(deal.forehand))
    (Seat.EAST, '9H', 'KC')
    """

    dealer: Seat
    """Who deals."""
    hands: Hands
    """Five cards each for N, E, S, W, in the order dealt."""

    def __post_init__(self) -> None:
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) != HAND_SIZE:
                raise NotationError(f"{seat} has {len(hand)} cards; give each seat exactly {HAND_SIZE}", str(seat))
        cards = [card for hand in self.hands for card in hand]
        for place, card in enumerate(cards):
            if card in cards[:place]:
                raise NotationError(f'"{card}" is dealt twice; each card is there once', str(card))

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour."""
        return self.dealer.left

    def bottom(self, seat: Seat) -> Card:
        """Give the first card dealt to `seat` (L4)."""
        return self.hands[seat.place][0]

    @classmethod
    def shuffled(cls, rng: Random, dealer: Seat) -> Deal:
        """Shuffle 32 cards and deal five each, singly, beginning with forehand (L2, L3)."""
        deck = shuffled(DECK, rng)
        hands = {seat: deck[i : HAND_SIZE * 4 : 4] for i, seat in enumerate(dealer.left.order())}
        return cls(dealer, tuple(hands[seat] for seat in Seat))

    @classmethod
    def parse(cls, dealer: str, text: str) -> Deal:
        """Read `SEAT:` and that seat's cards, for all four seats in any order.

        Raises:
            NotationError: if the text is no deal.
        """
        return cls(Seat.parse(dealer), tuple(tuple(hand) for hand in read_hands(text)))

    def __str__(self) -> str:
        return " ".join(f"{seat}:{' '.join(map(str, hand))}" for seat, hand in zip(Seat, self.hands, strict=True))
