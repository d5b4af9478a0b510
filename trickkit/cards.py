"""Suits, ranks, the 32 cards, sets of cards, and a shuffle that is the same on every Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeVar

from trickkit.errors import NotationError

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")


class Suit(StrEnum):
    """A suit, by its letter. The order C D H S has no meaning in play; orders belong to the games.

    >>> Suit("C")
    Suit.CLUBS
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit letter or symbol, in either case.

        Raises:
            NotationError: if `text` is no suit.

        >>> Suit.parse("♥")
        Suit.HEARTS
        """
        suit = _SUIT_INPUT.get(text)
        if suit is None:
            raise NotationError(f'"{text}" is no suit; write C, D, H or S', text)
        return suit


class Rank(StrEnum):
    """A rank, by its letter. Never compare ranks with `<`: which is higher depends on the game.

    >>> Rank("T")
    Rank.TEN
    """

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read a rank: 7 8 9 T J Q K A, also 10, lower case, and German B (jack) and D (queen).

        Raises:
            NotationError: if `text` is no rank.

        >>> Rank.parse("10")
        Rank.TEN
        """
        rank = _RANK_INPUT.get(text)
        if rank is None:
            raise NotationError(f'"{text}" is no rank; write 7, 8, 9, T, J, Q, K or A', text)
        return rank


_SUIT_INPUT: Final = {letter: suit for suit in Suit for letter in (suit.value, suit.value.lower())} | dict(
    zip("♣♦♥♠", Suit, strict=True)
)
_RANK_INPUT: Final = {letter: rank for rank in Rank for letter in (rank.value, rank.value.lower())} | {
    "10": Rank.TEN,
    "B": Rank.JACK,
    "b": Rank.JACK,
    "D": Rank.QUEEN,
    "d": Rank.QUEEN,
}


class Card:
    """One of the 32 cards. There is exactly one object for each, so `is` and `==` agree.

    Args:
        rank: its printed rank.
        suit: its printed suit.

    >>> Card(Rank.TEN, Suit.HEARTS)
    Card.parse('TH')
    """

    __slots__ = ("_index", "_text", "rank", "suit")

    rank: Rank
    suit: Suit
    _text: str
    _index: int

    def __new__(cls, rank: Rank, suit: Suit) -> Card:  # noqa: PYI034 - the 32 are there already
        """Give the one object for this rank and suit."""
        return _BY_TEXT[Rank(rank).value + Suit(suit).value]

    @property
    def index(self) -> int:
        """Place in `DECK`, 0 to 31: clubs 7 to A, then diamonds, hearts, spades."""
        return self._index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: rank then suit, as `TH`; `10H`, `J♠`, lower case, German `BH` and `DH` too.

        Raises:
            NotationError: if `text` is no card.

        >>> [str(Card.parse(text)) for text in ("10h", "J♠", "bd", "DD")]
        ['TH', 'JS', 'JD', 'QD']
        """
        card = _BY_TEXT.get(text)
        if card is None:
            rank, suit = _RANK_INPUT.get(text[:-1]), _SUIT_INPUT.get(text[-1:])
            if rank is None or suit is None:
                raise NotationError(f'"{text}" is no card; write rank then suit, as TH or 7C', text)
            card = _BY_TEXT[rank + suit]
        return card

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card.parse({self._text!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Card.parse, (self._text,))


def _make(rank: Rank, suit: Suit, index: int) -> Card:
    card = object.__new__(Card)
    for name, value in (("rank", rank), ("suit", suit), ("_text", rank.value + suit.value), ("_index", index)):
        object.__setattr__(card, name, value)
    return card


DECK: Final[tuple[Card, ...]] = tuple(
    _make(rank, suit, i) for i, (suit, rank) in enumerate((s, r) for s in Suit for r in Rank)
)
"""All 32 cards: clubs, diamonds, hearts, spades, each from 7 to A (clauses L2 and T2)."""

_BY_TEXT: Final = {str(card): card for card in DECK}


class CardSet(AbstractSet[Card]):
    """A set of cards that cannot be changed; it iterates in the order of `DECK`.

    >>> hand = CardSet.parse("KH 7C")
    >>> str(hand | {Card.parse("AS")}), Card.parse("7C") in hand
    ('7C KH AS', True)
    """

    __slots__ = ("_bits",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        self._bits = bits

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read cards divided by blanks.

        Raises:
            NotationError: if a piece is no card or a card stands twice.
        """
        cards = parse_cards(text)
        found = cls(cards)
        if len(found) != len(cards):
            twice = next(card for i, card in enumerate(cards) if card in cards[:i])
            raise NotationError(f'"{twice}" stands twice; write each card once', str(twice))
        return found

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        return (card for card in DECK if self._bits >> card.index & 1)

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __hash__(self) -> int:
        return hash(frozenset(self))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards divided by blanks, in their order.

    Raises:
        NotationError: if a piece is no card.

    >>> parse_cards("TH 7c")
    (Card.parse('TH'), Card.parse('7C'))
    """
    return tuple(map(Card.parse, text.split()))


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """Shuffle by Fisher and Yates, drawing from `rng.random()` alone.

    `random.shuffle` may change between Python versions; this does not, so a seed gives the same deal everywhere.

    >>> from random import Random
    >>> [str(card) for card in shuffled(DECK, Random("latinern/1/0"))[:3]]
    ['8S', 'JS', 'KH']
    """
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)
