"""The snapshot of a table, made from an observation: what the reader may know, in words."""

from trickkit.games.latinern import LatinernObservation, LatinernState
from trickkit.games.latinern.events import knowers
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
    state: LatinernState | TwentyEightState,
    reader: Seat | None,
    *,
    held: bool,
    match: Match | None = None,
    hidden: Seat | None = None,
) -> AnySight:
    """Give what a seat sees of a position, or everything, or everything but the cards of one seat.

    Args:
        state: the position.
        reader: whose eyes are used; None shows all cards.
        held: whether the last complete trick lies on the table.
        match: Twenty-eight: the match as it stood before the deal.
        hidden: whose cards stay hidden, if nobody in particular reads: what the other three know together is shown.
    """
    if isinstance(state, LatinernState):
        # Each of the two knowers has seen the other's bottom card: trump and Schlag are known without either of them.
        knower = next(seat for seat in knowers(state.deal.dealer) if seat is not hidden)
        return LatinernSight(state.observe(reader or knower), reader, held, None if reader else state, hidden)
    other = next(seat for seat in state.position.order if seat is not hidden)
    return TwentyEightSight(state.observe(reader or other), reader, held, None if reader else state, hidden, match)


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
