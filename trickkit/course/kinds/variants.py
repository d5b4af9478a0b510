"""What is asked about the variants of Twenty-eight (V1 to V6) and computed nowhere else."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from trickkit.course.kinds.model import Choice
from trickkit.course.levels import Level
from trickkit.deduction import worlds
from trickkit.games.twenty_eight import Accept, PlayOn
from trickkit.solver import TwentyEightProblem, winning
from trickkit.table import Action


def sweep_chance(level: Level) -> Fraction:
    """Give the best chance to take every trick that is left after *play on*, over all worlds that fit the seat's view.

    The seat leads next; from its lead on all play as if they knew the cards.

    Args:
        level: a position where the seat's side has been offered a concession.
    """
    space = worlds(level.twenty_eight.observe(level.seat))
    won = Counter[Action]()
    for world in space.enumerate():
        after = space.state(world).apply(PlayOn(level.seat))
        won.update(act for act, wins in winning(TwentyEightProblem.of(after)).items() if wins)
    return Fraction(max(won.values(), default=0), space.count)


def _answer_to_concession(level: Level) -> str:
    """Find the better answer of the bidder's side: the deal as made, or twice the points for all or nothing (V1)."""
    state = level.twenty_eight
    row, chance = state.game.amounts(state.position.bid or 0), sweep_chance(level)
    worth = 2 * (row.made * chance + row.failed * (1 - chance))
    return (PlayOn if worth > row.made else Accept)(level.seat).token


CHOOSE: dict[str, Choice] = {"answer-to-concession": _answer_to_concession}
"""V1: what to answer."""
