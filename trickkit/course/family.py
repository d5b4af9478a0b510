"""The relatives of both games, as far as lesson 25 speaks of them. `docs/family.md` says where each line comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from trickkit.cards import Card, Rank, Suit
from trickkit.games.latinern.ordering import HIGH_TO_LOW as LATINERN
from trickkit.games.twenty_eight.ordering import HIGH_TO_LOW as TWENTY_EIGHT
from trickkit.games.twenty_eight.ordering import POINTS
from trickkit.tricks import Trick


@dataclass(frozen=True, slots=True)
class Relative:
    """A game of the family, in its usual form."""

    players: int
    """How many play."""
    cards: int
    """Cards in the deck."""
    hand: int
    """Cards that each player holds."""
    follow: bool
    """Whether who can has to follow suit."""
    hidden: str
    """What some at the table do not know: `pair` (trump and Schlag), `trump`, `partner`, `skat`, or `nothing`."""
    suit: tuple[Rank, ...]
    """A plain suit from the top."""
    points: Mapping[Rank, int] = field(default_factory=dict)
    """What cards count, by rank; nothing where tricks are counted."""
    last_trick: bool = False
    """Whether the last trick counts a point of its own, at some tables at least."""
    decks: int = 1
    """How often each card is there."""

    @property
    def suit_points(self) -> int:
        """What all cards of one suit count, each once.

        >>> [RELATIVES[name].suit_points for name in ("304", "twenty-eight", "skat")]
        [76, 7, 30]
        """
        return sum(self.points.values())

    @property
    def total(self) -> int:
        """What all cards count.

        >>> RELATIVES["304"].total, RELATIVES["doppelkopf"].total, RELATIVES["watten"].total
        (304, 240, 0)
        """
        return self.suit_points * len(Suit) * self.decks

    def worth(self, cards: Sequence[Card]) -> int:
        """Count the points of cards.

        >>> from trickkit.cards import parse_cards
        >>> [RELATIVES[name].worth(parse_cards("JC AC TC 9C")) for name in ("skat", "304", "twenty-eight", "latinern")]
        [23, 71, 7, 0]
        """
        return sum(self.points.get(card.rank, 0) for card in cards)


_SKAT: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_304: Final = {Rank.JACK: 30, Rank.NINE: 20, Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 3, Rank.QUEEN: 2}
WATTEN: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""A suit of Watten from the top."""
_IN_SKAT: Final = tuple(rank for rank in LATINERN if rank is not Rank.JACK)
_DOPPELKOPF: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.NINE)

RELATIVES: Final[Mapping[str, Relative]] = MappingProxyType(
    {
        "latinern": Relative(4, 32, 5, follow=False, hidden="pair", suit=LATINERN),
        "watten": Relative(4, 32, 5, follow=False, hidden="nothing", suit=WATTEN),
        "skat": Relative(3, 32, 10, follow=True, hidden="skat", suit=_IN_SKAT, points=_SKAT),
        "doppelkopf": Relative(4, 48, 12, follow=True, hidden="partner", suit=_DOPPELKOPF, points=_SKAT, decks=2),
        "twenty-eight": Relative(4, 32, 8, follow=True, hidden="trump", suit=TWENTY_EIGHT, points=POINTS),
        "twenty-nine": Relative(
            4, 32, 8, follow=True, hidden="trump", suit=TWENTY_EIGHT, points=POINTS, last_trick=True
        ),
        "304": Relative(4, 32, 8, follow=True, hidden="trump", suit=TWENTY_EIGHT, points=_304),
    }
)
"""The games by name; *latinern* stands for *Ladinisch Watten* too."""


# ---------------------------------------------------------------------- how their cards stand

CRITICAL: Final = tuple(map(Card.parse, ("KH", "7D", "7C")))
"""The cards that stand above everything in Bavarian Watten: Max, Belli and Spitz, from the top."""
_BY_SUIT: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
_TRUMPS: Final = (
    Card(Rank.TEN, Suit.HEARTS),
    *(Card(rank, suit) for rank in (Rank.QUEEN, Rank.JACK) for suit in _BY_SUIT),
    *(Card(rank, Suit.DIAMONDS) for rank in _DOPPELKOPF),
)
"""The trumps of Doppelkopf from the top."""

Height = tuple[int, int]


def height_in_watten(card: Card, led: Suit, trump: Suit, schlag: Rank) -> Height:
    """Tell how high a card stands in Bavarian Watten. Equal Schläge are equal: the first one wins.

    Args:
        card: the card.
        led: the suit led.
        trump: the trump suit announced.
        schlag: the Schlag announced.

    >>> from trickkit.cards import parse_cards
    >>> cards = parse_cards("9C 9H AS 7C")
    >>> heights = [height_in_watten(card, Suit.SPADES, Suit.SPADES, Rank.NINE) for card in cards]
    >>> heights[0] == heights[1] > heights[2], heights[3] > heights[0]
    (True, True)
    """
    strength = -WATTEN.index(card.rank)
    if card in CRITICAL:
        return 5, -CRITICAL.index(card)
    if card.rank is schlag:
        return (4, 0) if card.suit is trump else (3, 0)
    if card.suit is trump:
        return 2, strength
    return (1, strength) if card.suit is led else (0, 0)


def height_in_doppelkopf(card: Card, led: Suit) -> Height:
    """Tell how high a card stands in Doppelkopf, with the ten of hearts as highest trump. Of equals the first wins.

    Args:
        card: the card, from nine to ace.
        led: the suit led, unless a trump was.

    >>> heights = [height_in_doppelkopf(Card.parse(c), Suit.HEARTS) for c in ("TH", "QC", "9D", "AH", "AS")]
    >>> heights == sorted(heights, reverse=True)
    True
    """
    if card in _TRUMPS:
        return 2, -_TRUMPS.index(card)
    return (1, -_DOPPELKOPF.index(card.rank)) if card.suit is led else (0, 0)


def winning_place(trick: Trick, height: Callable[[Card], Height]) -> int:
    """Say which card of a trick wins, from 0: the highest, of equals the first."""
    heights = [height(card) for card in trick.cards]
    return heights.index(max(heights))
