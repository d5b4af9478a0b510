"""What becomes of a deal, as a plain row: the same fields in Python, in CSV, in JSON lines and in a data frame."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Self

from trickkit.cards import Rank, Suit
from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.latinern import Outcome as RoundOutcome
from trickkit.games.latinern.position import By as RoundBy
from trickkit.games.twenty_eight import Outcome as DealOutcome
from trickkit.games.twenty_eight import TwentyEight, TwentyEightState
from trickkit.games.twenty_eight.position import By as DealBy
from trickkit.record import write_record
from trickkit.seats import Seat, Side, Team

Cell = str | int | bool | None
"""What stands in a column of a row."""


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)  # noqa: TRY004 - all faults of a row are the same
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004 - same
    return value


def _trick(value: object) -> int | None:
    return None if value is None else _whole(value)


_READ: Final[dict[str, Callable[[Any], object]]] = {
    "int": _whole,
    "int | None": _trick,
    "bool": _truth,
    "str": _text,
    "Seat": Seat,
    "Side": Side,
    "Suit": Suit,
    "Rank": Rank,
    "RoundBy": RoundBy,
    "DealBy": DealBy,
}
"""By the type of a field: what makes a value of it from what a file holds."""


_LAST: Final = ("tries", "record")  # the columns that stand behind all others


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(ABC):
    """What became of one deal, in either game."""

    deal: int
    """Number of the deal, from 0: it comes from `GAME/SEED/DEAL`."""
    swapped: bool = False
    """Whether the players had changed sides."""
    dealer: Seat
    """Who dealt."""
    points: int
    """The match points or game points that the team got, below zero for a deal that failed."""
    tries: int = 1
    """How many deals were drawn until one met the condition and was played, those thrown in (T23) among them."""
    record: str
    """The whole round or deal as a record, on one line."""

    @property
    @abstractmethod
    def team(self) -> Team:
        """Whom the points are counted for: the side that won, or that bid; with three players the seat.

        When the players had changed sides, it is the side where the same player sits otherwise.
        """

    @property
    @abstractmethod
    def won(self) -> bool:
        """Latinern: true. Twenty-eight: whether the deal was made."""

    @property
    def drawn(self) -> int:
        """How many deals met the condition and were begun: one, and those that were thrown in (T23)."""
        return 1

    @classmethod
    def columns(cls) -> tuple[str, ...]:
        """Name what `plain` gives, in its order: the fields, `team` behind `dealer`, the record at the end."""
        names = [each.name for each in fields(cls) if each.name not in _LAST]
        names.insert(names.index("dealer") + 1, "team")
        return (*names, *_LAST)

    def plain(self) -> dict[str, Cell]:
        """Give the row as plain values by column: seats, sides and cards by their letters."""
        values = {name: getattr(self, name) for name in self.columns()}
        return {name: str(value) if isinstance(value, str) else value for name, value in values.items()}

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """Make a row of what `plain` gave; other keys are passed over.

        Raises:
            TrickkitError: if a value is missing or cannot stand there.
        """
        made: dict[str, Any] = {}
        for each in fields(cls):
            try:
                made[each.name] = _READ[str(each.type)](values[each.name])
            except (KeyError, ValueError):
                raise TrickkitError(f"{each.name} is missing, or is no such value") from None
        return cls(**made)


@dataclass(frozen=True, slots=True, kw_only=True)
class LatinernRow(Row):
    """What became of a round of Latinern."""

    winner: Side
    """The side that won it at the table."""
    by: RoundBy
    """How the round ended."""
    trump: Suit
    """The trump suit."""
    schlag: Rank
    """The Schlag."""
    hauptschlag_dealt: bool
    """Whether anybody held the Hauptschlag (L9)."""

    @property
    def team(self) -> Side:
        """The side that won; when the players had changed sides, the other one."""
        return self.winner.other if self.swapped else self.winner

    @property
    def won(self) -> bool:
        """A round is always won by its team."""
        return True

    @classmethod
    def of(cls, state: LatinernState, result: RoundOutcome, deal: int, *, swapped: bool, tries: int) -> Self:
        """Take down a round that is over."""
        ordering = state.ordering
        return cls(
            deal=deal,
            swapped=swapped,
            dealer=state.position.dealer,
            winner=result.winner,
            points=result.points,
            by=result.by,
            trump=ordering.trump,
            schlag=ordering.schlag,
            hauptschlag_dealt=any(ordering.hauptschlag in hand for hand in state.deal.hands),
            tries=tries,
            record=_line(state),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TwentyEightRow(Row):
    """What became of a deal of Twenty-eight."""

    bidder: Seat
    """Who had the standing bid at the end, at the table."""
    alone: bool = False
    """Whether there were three players, each alone (V6)."""
    bid: int
    """The bid."""
    made: bool
    """Whether the deal was made."""
    card_points: int
    """The card points that the bidder's side took."""
    exposed_trick: int | None
    """In which trick the trump was exposed, from 1; None if it never was."""
    by: DealBy
    """How the deal was scored."""
    redeals: int = 0
    """How many deals had been thrown in before it (T23)."""

    @property
    def team(self) -> Team:
        """The bidder's side; when the players had changed sides, the other one; with three players the bidder."""
        if self.alone:
            return self.bidder
        return self.bidder.side.other if self.swapped else self.bidder.side

    @property
    def won(self) -> bool:
        """Whether the deal was made."""
        return self.made

    @property
    def drawn(self) -> int:
        """This deal and those that were thrown in before it."""
        return 1 + self.redeals

    @classmethod
    def of(
        cls, state: TwentyEightState, result: DealOutcome, deal: int, *, swapped: bool, tries: int, redeals: int
    ) -> Self:
        """Take down a deal that counts."""
        position = state.position
        assert position.bidder is not None  # noqa: S101 - a deal that counts has a bid
        assert position.bid is not None  # noqa: S101 - same
        return cls(
            deal=deal,
            swapped=swapped,
            dealer=position.dealer,
            bidder=position.bidder,
            alone=position.empty is not None,
            bid=position.bid,
            made=result.made,
            points=result.game_points,
            card_points=position.points(result.team),
            exposed_trick=position.exposed.trick if position.exposed else None,
            by=result.by,
            redeals=redeals,
            tries=tries,
            record=_line(state),
        )


AnyRow = LatinernRow | TwentyEightRow
"""A row of either game."""


def row_type(game: Latinern | TwentyEight) -> type[LatinernRow | TwentyEightRow]:
    """Give the class of a game's rows."""
    return LatinernRow if isinstance(game, Latinern) else TwentyEightRow


def _line(state: LatinernState | TwentyEightState) -> str:
    """Write a record on one line, where a row has its place for it."""
    return " ".join(write_record(state).split())
