"""Rules of thumb for whatever game a view is of."""

from __future__ import annotations

from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.coach.greedy_twenty_eight import greedy_twenty_eight, speak_twenty_eight
from trickkit.games.latinern import LatinernObservation
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.table import Action

View = LatinernObservation | TwentyEightObservation
"""What a seat has seen, of either game."""


def greedy(view: View, *, asking: bool = True) -> Action:
    """Choose an act by rules of thumb: those of `greedy_latinern` or of `greedy_twenty_eight`.

    Args:
        view: what the seat has seen; its act is awaited, or an answer.
        asking: whether it may ask the other side to go (Latinern).

    Returns:
        A legal act of that seat.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> print(greedy(state.observe(state.to_act)))
    W:14
    """
    if isinstance(view, LatinernObservation):
        return greedy_latinern(view, asking=asking)
    return greedy_twenty_eight(view)


def speak(view: View) -> Action | None:
    """Say what is best said out of turn, by rules of thumb, as `show` or `concede` (V1, V2, V3).

    Args:
        view: what a seat has seen, whoever is to act.

    Returns:
        A legal act, or None if there is nothing to say. In Latinern there never is: a bot asks in its turn.
    """
    return speak_twenty_eight(view) if isinstance(view, TwentyEightObservation) else None
