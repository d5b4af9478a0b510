"""A deal of Latinern: who deals, and five cards for each seat in the order dealt (L2 to L4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickkit.cards import DECK, Card, shuffled
from trickkit.errors import NotationError
from trickkit.notation import pieces
from trickkit.seats import Seat

if TYPE_CHECKING:
    from random import Random

HAND_SIZE = 5
Hands = tuple[tuple[Card, ...], ...]
"""The hands of N, E, S, W, each in the order dealt."""


UNKNOWN = "?"
"""A card that the viewer of a view record has not seen."""


def read_hands(text: str, *, view: bool = False) -> list[list[Card]]:  # noqa: C901 - every slip has its own words
    """Read `SEAT:` and that seat's cards, for all four seats in any order; five places for each seat.

    Args:
        text: as in the tag `Deal`.
        view: whether `?` may stand for a card not seen; such places are left out of the result.

    Raises:
        NotationError: with the column of what is wrong.
    """
    hands: dict[Seat, list[Card]] = {}
    places: dict[Seat, int] = {}
    starts: dict[Seat, tuple[str, int]] = {}
    seen: set[Card] = set()
    seat: Seat | None = None
    for word, column in pieces(text):
        name, colon, rest = word.rpartition(":")
        try:
            if colon:
                seat = Seat.parse(name)
                if seat in hands:
                    raise NotationError(f'"{word}" deals to {seat} again; name each seat once', word)
                hands[seat], places[seat], starts[seat] = [], 0, (word, column)
            if seat is None:
                raise NotationError(f'"{word}" belongs to no seat; begin with a seat, as N:{word}', word)
            if rest:
                places[seat] += 1
                if not (view and rest == UNKNOWN):
                    card = Card.parse(rest)
                    if card in seen:
                        raise NotationError(f'"{rest}" is dealt twice; each card is there once', rest)
                    seen.add(card)
                    hands[seat].append(card)
        except NotationError as error:
            raise NotationError(error.message, error.text, (1, column + max(word.find(error.text), 0))) from None
    for seat, count in places.items():
        if count != HAND_SIZE:
            word, column = starts[seat]
            raise NotationError(
                f'"{word}" begins a hand of {count}; give each seat exactly {HAND_SIZE} cards', word, (1, column)
            )
    missing = [str(seat) for seat in Seat if seat not in hands]
    if missing:
        raise NotationError(
            f'"{text}" has no cards for {", ".join(missing)}; give each seat exactly {HAND_SIZE}', text, (1, 1)
        )
    return [hands[seat] for seat in Seat]


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
