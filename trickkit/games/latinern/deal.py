"""A deal of Latinern: who deals, and five cards for each seat in the order dealt (L2 to L4)."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.cards import Card, parse_cards
from trickkit.errors import NotationError
from trickkit.seats import Seat

HAND_SIZE = 5
Hands = tuple[tuple[Card, ...], ...]
"""The hands of N, E, S, W, each in the order dealt."""


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
        seen: set[Card] = set()
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) != HAND_SIZE:
                raise NotationError(f"{seat} has {len(hand)} cards; give each seat exactly five", str(seat))
            for card in hand:
                if card in seen:
                    raise NotationError(f'"{card}" is dealt twice; each card is there once', str(card))
                seen.add(card)

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour."""
        return self.dealer.left

    def bottom(self, seat: Seat) -> Card:
        """Give the first card dealt to `seat` (L4)."""
        return self.hands[seat.index][0]

    @classmethod
    def parse(cls, dealer: str, text: str) -> Deal:
        """Read `SEAT:` and that seat's cards, for all four seats in any order.

        Raises:
            NotationError: if the text is no deal.
        """
        hands: dict[Seat, tuple[Card, ...]] = {}
        seat: Seat | None = None
        for word in text.split():
            name, colon, rest = word.rpartition(":")
            if colon:
                seat = Seat.parse(name)
                if seat in hands:
                    raise NotationError(f'"{word}" deals to {seat} again; name each seat once', word)
                hands[seat] = ()
            if seat is None:
                raise NotationError(f'"{word}" belongs to no seat; begin with a seat, as N:{word}', word)
            hands[seat] += parse_cards(rest)
        missing = [str(seat) for seat in Seat if seat not in hands]
        if missing:
            raise NotationError(f"no cards for {', '.join(missing)}; give each seat exactly five", text)
        return cls(Seat.parse(dealer), tuple(hands[seat] for seat in Seat))

    def __str__(self) -> str:
        return " ".join(f"{seat}:{' '.join(map(str, hand))}" for seat, hand in zip(Seat, self.hands, strict=True))
