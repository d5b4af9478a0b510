"""Cards of Twenty-eight as bits, and what can be looked up about them.

A card is a number from 0 to 31, suit times eight plus rank, ranks from low to high: 7 8 Q K 10 A 9 J. A set of
cards is a whole number with these bits; one suit of it is a byte. The tables are shared by all deals and filled as
they are used, so a question is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trickkit.cards import Card, Suit
from trickkit.games.twenty_eight import HIGH_TO_LOW, POINTS

CARDS: Final = tuple(Card(rank, suit) for suit in Suit for rank in reversed(HIGH_TO_LOW))
"""The card with each number."""
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
"""The number of each card."""
WORTH: Final = tuple(POINTS.get(card.rank, 0) for card in CARDS)
"""Card points by number (T3)."""
RANKS: Final = range(8)
SUITS: Final = range(4)
NO_TRUMP: Final = 4
"""Stands for a trump suit that is not known."""
SHIFTS: Final = ((0, 0), (1, 8), (2, 16), (3, 24))
"""Each suit with the place of its byte."""
JACKS: Final = sum(1 << suit * 8 + 7 for suit in SUITS)

_BYTES: Final = range(256)
_MEMBERS: Final = tuple(tuple(rank for rank in RANKS if byte >> rank & 1) for byte in _BYTES)
COUNT: Final = tuple(map(len, _MEMBERS))
"""How many cards a byte holds."""
SUM: Final = tuple(sum(WORTH[rank] for rank in ranks) for ranks in _MEMBERS)
"""Their card points."""
LED_TOP: Final = (0, *(8 + ranks[-1] for ranks in _MEMBERS[1:]))
"""The strength of the best card if the suit is led and no trump; 0 without a card."""
TRUMP_TOP: Final = (0, *(16 + ranks[-1] for ranks in _MEMBERS[1:]))
"""The same if the suit is trump."""
TOP_WORTH: Final = (0, *(WORTH[ranks[-1]] for ranks in _MEMBERS[1:]))
"""Card points of the best card."""
STRENGTH: Final = tuple(
    tuple(
        tuple(
            16 + number % 8 if number // 8 == trump else 8 + number % 8 if number // 8 == led else 0
            for number in range(32)
        )
        for led in SUITS
    )
    for trump in (*SUITS, NO_TRUMP)
)
"""How a card stands, by trump suit and suit led: the higher number wins, 0 never does (T14, T19)."""
LIMIT: Final = 200_000
"""A table this full is emptied, so that a long session does not eat the memory."""


def bits(cards: Iterable[Card]) -> int:
    """Give a set of cards as bits.

    >>> from trickkit.cards import parse_cards
    >>> [str(card) for card in cards(bits(parse_cards("JC 7D")))]
    ['JC', '7D']
    """
    return sum(1 << NUMBER[card] for card in cards)


def numbers(mask: int) -> list[int]:
    """List the numbers in a set of cards."""
    return [number for number in range(32) if mask >> number & 1]


def cards(mask: int) -> list[Card]:
    """List the cards in a set of cards."""
    return [CARDS[number] for number in numbers(mask)]


def worth(mask: int) -> int:
    """Count the card points in a set of cards (T3)."""
    return SUM[mask & 255] + SUM[mask >> 8 & 255] + SUM[mask >> 16 & 255] + SUM[mask >> 24]


def _running(byte: int, *, best: bool) -> tuple[int, ...]:
    """Add up the points of the 0, 1, … 8 best, or poorest, cards of a byte."""
    found = sorted((WORTH[rank] for rank in _MEMBERS[byte]), reverse=best)
    return tuple(sum(found[:number]) for number in range(9))


POOREST: Final = tuple(_running(byte, best=False) for byte in _BYTES)
"""Least card points of so many cards of a byte."""
RICHEST: Final = tuple(_running(byte, best=True) for byte in _BYTES)
"""Most card points of so many cards of a byte."""


class Moves(dict[int, tuple[int, ...]]):
    """The cards of one suit to be tried, low to high.

    Of cards that follow each other and count the same, one stands for all. The key holds the suit, a byte with all
    cards of the suit that are still in play, and a byte with one's own: suit, all, own.
    """

    def __missing__(self, key: int) -> tuple[int, ...]:
        suit, there, own = key >> 16, _MEMBERS[key >> 8 & 255], key & 255
        lower = dict(zip(there[1:], there, strict=False))
        found = tuple(
            suit * 8 + rank
            for rank in _MEMBERS[own]
            if (below := lower.get(rank)) is None or not own >> below & 1 or WORTH[below] != WORTH[rank]
        )
        self[key] = found
        return found


class Runs(dict[int, tuple[int, int]]):
    """Card points and number of the highest cards that are all one's own. Key: all, own."""

    def __missing__(self, key: int) -> tuple[int, int]:
        points = number = 0
        for rank in reversed(_MEMBERS[key >> 8]):
            if not key >> rank & 1:
                break
            points, number = points + WORTH[rank], number + 1
        self[key] = points, number
        return points, number


class Leads(dict[int, tuple[int, ...]]):
    """The cards of one suit to be led, each with how promising it is: the lowest numbers first.

    Key: what `Moves` needs; then the best strength the opponents can answer with; whether the partner's is better
    still; and the points of the partner's best card. A number holds the card in its six lowest bits.
    """

    def __missing__(self, key: int) -> tuple[int, ...]:
        against, partner, gift = key >> 18 & 31, key >> 23 & 1, key >> 24
        found = []
        for number in MOVES[key & 0x3FFFF]:
            rank, points = number & 7, WORTH[number]
            if 8 + rank > against:  # wins for certain
                promise = 50 + points * 2 + gift
            elif partner:
                promise = 30 + points * 3 - rank // 4
            else:
                promise = -points * 6 - rank
            found.append((100 - promise) << 6 | number)
        if len(self) > LIMIT:
            self.clear()
        self[key] = tuple(found)
        return self[key]


def promise(number: int, strength: int, enough: int, *, partner: bool, trump: bool) -> int:
    """Say how promising a card is for who follows; higher is better.

    Args:
        number: the card.
        strength: how it stands.
        enough: the strength that wins the trick for certain; 0 if one's side has it already.
        partner: whether the partner can still win it.
        trump: whether it is a trump.
    """
    rank, points = number & 7, WORTH[number]
    if not enough:
        return 60 + points * 5 - (rank >> 1) - 4 * trump
    if strength >= enough:
        return 60 + points * 5 - rank - 4 * trump
    if partner:
        return 40 + points * 3 - rank - 4 * trump
    return -points * 8 - rank - 6 * trump


class Orders(dict[int, tuple[int, ...]]):
    """For one situation, each card's place among those to be tried, lowest first.

    Key: the strength that is enough, see `promise`; the suit led; whether the partner can win; the trump suit.
    """

    def __missing__(self, key: int) -> tuple[int, ...]:
        enough, led, partner, trump = key >> 6, key >> 4 & 3, bool(key >> 3 & 1), key & 7
        self[key] = places = tuple(
            -promise(number, STRENGTH[trump][led][number], enough, partner=partner, trump=number // 8 == trump)
            for number in range(32)
        )
        return places


class Follows(dict[int, tuple[int, ...]]):
    """The cards of the suit led, in the order to be tried. Key: 18 bits for `Moves`, above them one for `Orders`."""

    def __missing__(self, key: int) -> tuple[int, ...]:
        found = tuple(sorted(MOVES[key & 0x3FFFF], key=ORDERS[key >> 18].__getitem__))
        if len(self) > LIMIT:
            self.clear()
        self[key] = found
        return found


MOVES: Final = Moves()
RUNS: Final = Runs()
LEADS: Final = Leads()
ORDERS: Final = Orders()
FOLLOWS: Final = Follows()


def canonical(owners: tuple[int, ...], shift: int) -> list[int]:
    """For each byte of one suit, give a number that is the same for positions that amount to the same.

    The four low cards count nothing, so only their owners' order matters; ace and ten of one owner are alike.

    Args:
        owners: who has each of the eight cards, low to high.
        shift: where the number has its place in a key.
    """
    low = _LOW.get(owners[:4])
    if low is None:
        seen: dict[tuple[int, ...], int] = {}
        low = _LOW[owners[:4]] = tuple(
            seen.setdefault(tuple(owners[rank] for rank in range(4) if part >> rank & 1), part) for part in range(16)
        )
    alike = owners[4] == owners[5]
    high = [(part ^ 3 if alike and part & 3 == 2 else part) << 4 for part in range(16)]
    return [(upper | lower) << shift for upper in high for lower in low]


_LOW: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
