"""A view without what was disclosed after the round: what could be worked out from the play."""

from __future__ import annotations

from typing import overload

from trickkit.games.latinern import LatinernObservation
from trickkit.games.latinern.events import Disclosed, HandsShown
from trickkit.record.model import AnyView


@overload
def as_played(view: LatinernObservation) -> LatinernObservation: ...
@overload
def as_played(view: AnyView) -> AnyView: ...
def as_played(view: AnyView) -> AnyView:
    """Leave out what is disclosed after a round of Latinern (L24); a view record has no place for it either.

    Args:
        view: what a seat has seen; of Twenty-eight nothing is left out.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> from trickkit.seats import Seat
    >>> view = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0"))).observe(Seat.SOUTH)
    >>> as_played(view) is view
    True
    """
    if not isinstance(view, LatinernObservation):
        return view
    seen = tuple(event for event in view.events if not isinstance(event, Disclosed | HandsShown))
    return LatinernObservation(view.game, view.seat, seen)
