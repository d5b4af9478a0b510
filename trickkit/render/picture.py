"""What a static picture shows: plain values, without a game, a rule or a language.

Whoever makes a picture has already chosen every word and left out every card that may not be seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from trickkit.cards import Card, Rank, Suit
from trickkit.i18n.text import Text
from trickkit.seats import Seat

Prose: TypeAlias = str | Text
"""A sentence or label. In a plain string the signs ♣ ♦ ♥ ♠ are drawn as marks of the deck; a `Text` has the right words
for its suits also where nothing can be drawn."""
Sign: TypeAlias = Literal["cross", "ring", "out"]
"""What stands in a cell of a grid: a learner's cross or ring, or that it has been proved impossible."""


@dataclass(frozen=True, slots=True)
class DownPicture:
    """A card that lies face down beside a seat."""

    label: str
    """What it is, as `hidden trump`."""
    card: Card | None = None
    """The card, for those who may look at it; without it a back is drawn."""


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One seat: who sits there, and its cards."""

    seat: Seat
    """The seat; it keeps its place on the compass."""
    name: str
    """As `North`."""
    notes: tuple[str, ...] = ()
    """As `dealer`, `blind`, `you`."""
    turn: bool = False
    """Whether this seat acts next; its name is underlined."""
    backs: int = 0
    """How many cards it holds face down."""
    cards: tuple[Card, ...] = ()
    """Its cards that may be seen, in order."""
    toplay: str = ""
    """The words beside the name when it is its turn, as `to play`."""
    down: DownPicture | None = None
    """A card that lies face down before it, apart from its hand."""


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card on the table."""

    seat: Seat
    """Who played it."""
    card: Card
    """The card."""
    order: int
    """Its number of play in the trick, from 1."""
    wins: bool = False
    """Whether it won, or wins so far: it gets the frame and the tick."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table seen from above."""

    title: str
    """As `Latinern`."""
    sub: str
    """As `Trick 2, you play last`."""
    facts: tuple[tuple[str, Prose], ...]
    """Label and value, as `Match to 12`, `you 6 : 4 they`."""
    seats: tuple[SeatPicture, ...]
    """The seats where somebody sits, in any order."""
    trick: tuple[TrickCard, ...]
    """The cards on the table, in order of play."""
    say: Prose
    """A sentence or two below the table."""
    alt: str
    """The whole picture in words, for those who do not see it."""
    viewer: Seat | None = None
    """Whose hand is drawn large at the bottom; without it, the only seat whose cards are seen."""
    calling: bool = False
    """Whether a call is awaited and not a card; else the place of the next card in the trick is kept free."""

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats whose places in the trick are kept free."""
        laid = {played.seat for played in self.trick}
        return tuple(seat.seat for seat in self.seats if seat.turn and seat.seat not in laid and not self.calling)

    @property
    def hand(self) -> SeatPicture | None:
        """The seat whose cards are drawn large, below the felt or along its bottom.

        >>> north = SeatPicture(Seat.NORTH, "North", cards=(Card.parse("7C"),))
        >>> TablePicture("", "", (), (north, SeatPicture(Seat.EAST, "East")), (), "", "").hand is north
        True
        """
        seen = [seat for seat in self.seats if seat.cards]
        if self.viewer is None:
            return seen[0] if len(seen) == 1 else None
        return next((seat for seat in seen if seat.seat is self.viewer), None)


@dataclass(frozen=True, slots=True)
class LabelledCard:
    """A card with words below it."""

    label: str
    """As `East`."""
    card: Card
    """The card."""
    sub: str = ""
    """As `led`."""


@dataclass(frozen=True, slots=True)
class QuestionPicture:
    """A question with what is given, the cards shown and the answers to choose from."""

    title: str
    """As `Who wins the trick?`."""
    goal: Prose
    """What is to be done."""
    given: tuple[tuple[str, Prose], ...]
    """Label and value, as `Trump`, `hearts`."""
    cards: tuple[LabelledCard, ...]
    """The cards shown."""
    groups: tuple[tuple[str, tuple[Prose, ...]], ...]
    """Heading and options of each group."""
    alt: str
    """The whole picture in words."""
    shelves: tuple[tuple[Prose, tuple[LabelledCard, ...]], ...] = ()
    """Cards above those shown, each row with its heading, as the tricks that the question is about."""


@dataclass(frozen=True, slots=True)
class GridPicture:
    """The pairs of Schlag and trump, with the marks a learner has set."""

    title: str
    """Heading."""
    rows: tuple[Rank, ...]
    """A row for each Schlag rank."""
    cols: tuple[Suit, ...]
    """A column for each trump suit."""
    marks: tuple[tuple[str, Sign], ...]
    """Pair and mark; the pair is written like a card, `7C`. A pair without a mark is open."""
    alt: str
    """The whole picture in words."""
    sub: Prose = ""
    """A line below the heading."""
    legend: tuple[tuple[Sign | Literal["open"], str], ...] = ()
    """What each mark means."""
    goal: Prose = ""
    """What is to be done."""
    given: tuple[tuple[str, Prose], ...] = ()
    """Label and value, as `Dealer`, `West`."""
    shelves: tuple[tuple[Prose, tuple[LabelledCard, ...]], ...] = ()
    """Cards above the grid, each row with its heading, as the tricks that it is about."""

    def sign(self, rank: Rank, suit: Suit) -> Sign | None:
        """Give the mark of a pair.

        >>> GridPicture("", (Rank.SEVEN,), (Suit.CLUBS,), (("7C", "cross"),), "").sign(Rank.SEVEN, Suit.CLUBS)
        'cross'
        """
        return dict(self.marks).get(f"{rank.value}{suit.value}")


Picture: TypeAlias = TablePicture | QuestionPicture | GridPicture
"""Anything that can be drawn."""
