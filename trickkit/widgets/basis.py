"""What a board looks at, a table or a record, and what the engine finds there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from trickkit.cards import Suit
from trickkit.deduction import as_played
from trickkit.errors import TrickkitError, shorten
from trickkit.record import parse_record
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.widgets.pointing import Evidence
from trickkit.widgets.table_widget import TableWidget

Source = TableWidget | str
"""A table, or the text of one record."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the engine finds on a view, by key of the board."""

    out: Mapping[str, Evidence]
    """What is excluded, with the proof."""
    chance: Mapping[str, Fraction]
    """What is possible, with its probability."""
    voids: tuple[tuple[Seat, tuple[Suit, ...]], ...] = ()
    """Other seats with the suits that they have shown not to hold."""


class Basis:
    """What a board looks at, as it was when last looked.

    Args:
        source: a table, or the text of one record; None for a board that stands alone.
        seat: whose view of a full record is meant.
        find: what asks the engine about a view; it gives None where there is nothing to find yet.
        check: what refuses a view of another game.

    Raises:
        TypeError: if the source is something else.
        NotationError: if the record cannot be read.
        TrickkitError: if the record is of another game or seat.
    """

    __slots__ = ("_find", "found", "played", "seen", "table")

    def __init__(
        self,
        source: Source | None,
        seat: str,
        *,
        find: Callable[[AnyView], Found | None],
        check: Callable[[AnyView], None],
    ) -> None:
        self._find = find
        self.table: TableWidget | None = source if isinstance(source, TableWidget) else None
        """The table."""
        self.seen: AnyView | None = None
        """What the reader has seen; None if nobody reads."""
        self.played: AnyView | None = None
        """The same without what was disclosed after the round: what the engine is asked about."""
        self.found: Found | None = None
        """What the engine finds; None where there is nothing to find."""
        if isinstance(source, str):
            view = view_of(source, seat)
            check(view)
            self._take(view)
        elif self.table is not None:
            check(self.table.sight().view)
            self.look()
        elif source is not None:
            raise TypeError(f"a board looks at a table or the text of a record, not at {shorten(repr(source))}")

    def look(self) -> bool:
        """Look at the table again; tell whether its reader sees something else."""
        if self.table is None:
            return False
        sight = self.table.sight()
        view = sight.view if sight.reader is not None else None
        if view == self.seen:
            return False
        self._take(view)
        return True

    def _take(self, view: AnyView | None) -> None:
        self.seen = view
        self.played = None if view is None else as_played(view)
        self.found = None if self.played is None else self._find(self.played)


def view_of(record: str, seat: str) -> AnyView:
    """Read what a seat has seen from the text of a record.

    Raises:
        NotationError: if it cannot be read.
        TrickkitError: if no seat is named for a full record, or another one than a view record's.
    """
    found = parse_record(record)
    if found.state is not None:
        if not seat:
            raise TrickkitError('this record holds all cards; say whose view is meant, as seat="S"')
        return found.state.observe(Seat.parse(seat))
    assert found.view is not None  # noqa: S101 - a record holds a state or a view
    if seat and found.view.seat is not Seat.parse(seat):
        raise TrickkitError(f"this record holds the view of {found.view.seat}, not of {shorten(seat)}")
    return found.view
