"""The snapshot of a table, made from an observation: what the reader may know, in words."""

from trickkit.games.latinern import LatinernObservation, LatinernState
from trickkit.games.twenty_eight import Match, TwentyEightObservation, TwentyEightState
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.widgets.table_view import latinern, twenty_eight
from trickkit.widgets.table_view.common import NOT_PLAYED, Json, card_at, given, looked_at, named
from trickkit.widgets.table_view.latinern import LatinernSight
from trickkit.widgets.table_view.twenty_eight import TwentyEightSight

__all__ = [
    "NOT_PLAYED",
    "AnySight",
    "Json",
    "LatinernSight",
    "TwentyEightSight",
    "card_at",
    "given",
    "looked_at",
    "named",
    "seen_by",
    "sight_of",
    "table_view",
]

AnySight = LatinernSight | TwentyEightSight
"""What a table of any game shows."""


def sight_of(
    state: LatinernState | TwentyEightState, reader: Seat | None, *, held: bool, match: Match | None = None
) -> AnySight:
    """Give what a seat sees of a position, or everything.

    Args:
        state: the position.
        reader: whose eyes are used; None shows all cards.
        held: whether the last complete trick lies on the table.
        match: Twenty-eight: the match as it stood before the deal.
    """
    if isinstance(state, LatinernState):
        return LatinernSight(state.observe(reader or state.deal.dealer), reader, held, None if reader else state)
    seen, opened = state.observe(reader or state.deal.dealer), None if reader else state
    return TwentyEightSight(seen, reader, held, opened, match)


def seen_by(view: LatinernObservation | TwentyEightObservation, *, held: bool) -> AnySight:
    """Give what a seat sees when nothing is known but what it has seen.

    Args:
        view: what it has seen.
        held: whether the last complete trick lies on the table.
    """
    if isinstance(view, LatinernObservation):
        return LatinernSight(view, view.seat, held)
    return TwentyEightSight(view, view.seat, held)


def table_view(sight: AnySight, words: Words) -> Json:
    """Give everything that a table shows of a position, but its buttons and modes."""
    if isinstance(sight, LatinernSight):
        return latinern.table_view(sight, words)
    return twenty_eight.table_view(sight, words)
