"""Acts that the rules of Latinern punish (L19, L21)."""

from __future__ import annotations

from random import Random

from trickkit.coach.advice import Reason
from trickkit.coach.advise_latinern import gain, solved
from trickkit.coach.judging.model import JudgedAct, Unit, Verdict, Weighed
from trickkit.coach.sampling import Drawn, Effort, Watch
from trickkit.deduction import worlds
from trickkit.games.latinern import LatinernObservation, LatinernState, Leak, Stay
from trickkit.seats import Seat
from trickkit.table import Action


def judge_offence(number: int, state: LatinernState, act: Action, effort: Effort, rng: Random) -> JudgedAct:
    """Judge an offence: what it gave away of what the round was worth.

    Args:
        number: place of the act in the hand, from 1.
        state: the position before it.
        act: the offence.
        effort: how much may be spent on what was known.
        rng: where chance comes from.
    """
    view = state.observe(act.seat)
    outcome = view.position.after(act, view.game).outcome
    assert outcome is not None  # noqa: S101 - an offence ends the round
    value = gain(view, outcome.winner, outcome.points)
    drawn = [_worth(view, world) for world in Drawn(worlds(view), rng, Watch(effort))]
    known = Weighed(Verdict.OFFENCE, value, sum(drawn) / len(drawn), ())
    why = Reason("offence", (("clause", "L21" if isinstance(act, Leak) else "L19"),))
    hindsight = Weighed(Verdict.OFFENCE, value, _worth(view, state), ())
    return JudgedAct(number, act, Unit.MATCH_POINTS, known, hindsight, why, len(drawn))


def _worth(view: LatinernObservation, state: LatinernState) -> float:
    """Give what the round was worth to the seat with the best play of all; an open question is answered *stay*."""
    question = state.position.question
    if question is not None:
        state = state.apply(Stay(next(seat for seat in Seat if seat.side is not question)))
    state, winner = solved(state)
    return gain(view, winner, state.position.stake)
