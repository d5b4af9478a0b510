"""A deal of Twenty-eight: who deals, and two packets of four cards for each player (T2, T4, T9, V6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trickkit import table
from trickkit.cards import DECK, Card, Rank, shuffled
from trickkit.errors import NotationError
from trickkit.seats import Direction, Seat

if TYPE_CHECKING:
    from random import Random

PACKET: Final = 4
"""T4: four cards before the auction, four after it."""
HAND_SIZE: Final = 8
Hands = tuple[tuple[Card, ...], ...]
"""Cards of N, E, S, W, each in the order dealt; none for an empty seat."""
SHORT_DECK: Final = tuple(card for card in DECK if card.rank not in {Rank.SEVEN, Rank.EIGHT})
"""V6: the 24 cards for three players."""


def deck_of(empty: Seat | None) -> tuple[Card, ...]:
    """Give the cards of the game: 32, or 24 when a seat is empty (T2, V6)."""
    return DECK if empty is None else SHORT_DECK


def in_turn(first: Seat, empty: Seat | None = None) -> tuple[Seat, ...]:
    """Give the players counter-clockwise, beginning with `first`, or after it if nobody sits there (T1, V6).

    >>> "".join(in_turn(Seat.NORTH)), "".join(in_turn(Seat.NORTH, empty=Seat.NORTH))
    ('NWSE', 'WSE')
    """
    return tuple(seat for seat in first.order(Direction.COUNTER_CLOCKWISE) if seat is not empty)


def right_of(seat: Seat, empty: Seat | None = None) -> Seat:
    """Give the right neighbour; an empty seat is passed over (V6)."""
    return in_turn(seat.right, empty)[0]


def read_hands(text: str, empty: Seat | None = None, *, view: bool = False) -> list[list[Card]]:
    """Read `SEAT:` and that seat's eight cards, for all players in any order; see `trickkit.table.read_hands`."""
    players = tuple(seat for seat in Seat if seat is not empty)
    return table.read_hands(text, HAND_SIZE, view=view, seats=players, deck=deck_of(empty))


@dataclass(frozen=True, slots=True)
class Deal:
    """All cards dealt; the first four of each hand are its first packet.

    Args:
        dealer: who deals.
        hands: eight cards each for N, E, S, W; none for the one empty seat of a game for three.

    Raises:
        NotationError: if a hand has not eight cards, a card stands twice or is not in the deck, or nobody deals.

    >>> deal = Deal.parse("S", "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C AC KC JS JD "
    ...     "S:8D KH TC 7S KD TD 8S 8C W:7H JH AH 9S QH TH QS QC")
    >>> deal.eldest, str(deal.hands[deal.eldest.place][0])
    (Seat.EAST, 'QD')
    """

    dealer: Seat
    """Who deals."""
    hands: Hands
    """Eight cards each for N, E, S, W, in the order dealt; none for an empty seat."""

    def __post_init__(self) -> None:
        empty = [seat for seat, hand in zip(Seat, self.hands, strict=True) if not hand]
        if self.dealer in empty:
            raise NotationError(f"{self.dealer} deals, but nobody sits there; let another seat deal", str(self.dealer))
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) != HAND_SIZE and empty != [seat]:
                raise NotationError(f"{seat} has {len(hand)} cards; give each seat exactly {HAND_SIZE}", str(seat))
        cards = [card for hand in self.hands for card in hand]
        deck = deck_of(self.empty)
        for place, card in enumerate(cards):
            if card not in deck:
                raise NotationError(f'"{card}" is not in this deck of {len(deck)}; deal from 9 to ace', str(card))
            if card in cards[:place]:
                raise NotationError(f'"{card}" is dealt twice; each card is there once', str(card))

    @property
    def empty(self) -> Seat | None:
        """The seat where nobody sits, in a game for three (V6)."""
        return next((seat for seat, hand in zip(Seat, self.hands, strict=True) if not hand), None)

    @property
    def eldest(self) -> Seat:
        """The dealer's right neighbour."""
        return right_of(self.dealer, self.empty)

    @property
    def first(self) -> Hands:
        """The first packets, for the auction (T4)."""
        return tuple(hand[:PACKET] for hand in self.hands)

    @property
    def second(self) -> Hands:
        """The second packets, dealt when the down card lies (T9)."""
        return tuple(hand[PACKET:] for hand in self.hands)

    @classmethod
    def shuffled(cls, rng: Random, dealer: Seat, empty: Seat | None = None) -> Deal:
        """Shuffle and deal two packets of four, singly, beginning with eldest (T4, T9)."""
        deck = shuffled(deck_of(empty), rng)
        players = in_turn(dealer.right, empty)
        number, half = len(players), len(deck) // 2
        hands = {seat: (*deck[place:half:number], *deck[half + place :: number]) for place, seat in enumerate(players)}
        return cls(dealer, tuple(hands.get(seat, ()) for seat in Seat))

    @classmethod
    def parse(cls, dealer: str, text: str, empty: Seat | None = None) -> Deal:
        """Read `SEAT:` and that seat's cards, for all players in any order.

        Raises:
            NotationError: if the text is no deal.
        """
        return cls(Seat.parse(dealer), tuple(tuple(hand) for hand in read_hands(text, empty)))

    def __str__(self) -> str:
        return " ".join(
            f"{seat}:{' '.join(map(str, hand))}" for seat, hand in zip(Seat, self.hands, strict=True) if hand
        )
