"""An act weighed on what its seat knows, before it is done."""

from __future__ import annotations

from collections.abc import Callable

from trickkit.coach.advice import Advice
from trickkit.coach.greedy import View
from trickkit.coach.judging.model import Unit, Verdict, Weighed
from trickkit.coach.judging.weighing import unit_of, weigh
from trickkit.games.latinern import LatinernObservation
from trickkit.table import Action


def weigh_known(view: View, act: Action, advised: Callable[[View], Advice]) -> tuple[Weighed, Unit]:
    """Weigh an act as `judge` does, but without the true cards: for somebody who is about to try it.

    Args:
        view: what the seat has seen, before the act.
        act: one of its legal acts, or an offence (L19, L21).
        advised: gives the advice for this view; it is not asked for where there is nothing to weigh.

    Returns:
        The act beside the best one, and what both are measured in.

    >>> from random import Random
    >>> from trickkit.coach import advise
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> view = state.observe(state.to_act)
    >>> weighed, unit = weigh_known(view, view.legal_actions()[0], lambda view: advise(view, worlds=5))
    >>> weighed.verdict, unit
    (Verdict.BEST, Unit.CHANCE)
    """
    if act in view.offences():
        return Weighed(Verdict.OFFENCE, 0.0, 0.0, ()), unit_of(act)
    if view.to_act is view.seat and len(view.legal_actions()) == 1:
        return Weighed(Verdict.ONLY, 0.0, 0.0, (act,)), unit_of(act)
    made, thani = True, False
    if not isinstance(view, LatinernObservation):
        made, thani = view.position.with_bidder(view.seat), view.position.thani
    unit = unit_of(act, thani=thani)
    return weigh(act, advised(view), unit, made=made), unit


GOOD = frozenset({Verdict.ONLY, Verdict.BEST, Verdict.AS_GOOD})
"""What is accepted of somebody who can know no more: nothing was better by as much as matters."""
