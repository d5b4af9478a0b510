"""What is asked about puzzles: which is harder, which trick is superfluous, what is wrong, which card makes it one.

A level shows one round of Latinern or two (`other` in its file), from the view of the seat that has to find the pair:
`solver`, without it the learner.
"""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.coach.exercises import Assessed, assess
from trickkit.coach.exercises.assessing import GOOD
from trickkit.course.kinds.model import CardTest, Choice
from trickkit.course.levels import Level
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernObservation, LatinernState, PlayCard
from trickkit.record import parse_record
from trickkit.seats import Seat


def solver(level: Level) -> Seat:
    """Give the seat that has to find the pair."""
    return Seat(level.more.get("solver", str(level.seat)))


def _states(level: Level) -> list[LatinernState]:
    """Give the level's round, and the other one where there is one."""
    states = [level.latinern]
    if "other" in level.more:
        other = parse_record(level.more["other"]).state
        if not isinstance(other, LatinernState):
            raise TrickkitError(f"level {level.key} has another round that is no full record of latinern")
        states.append(other)
    return states


def rounds(level: Level) -> list[LatinernObservation]:
    """Give the rounds of a level as its solver has seen them."""
    return [state.observe(solver(level)) for state in _states(level)]


def _assessed(level: Level) -> list[Assessed]:
    return [assess(view) for view in rounds(level)]


def _harder(level: Level) -> str:
    """Compare two puzzles by their trials (docs/difficulty.md).

    Raises:
        TrickkitError: if neither is harder, or one is no puzzle.
    """
    first, second = (found.trials for found in _assessed(level))
    if first is None or second is None or first == second:
        raise TrickkitError(f"level {level.key} compares puzzles of {first} and {second} trials")
    return "first" if first > second else "second"


def _superfluous(level: Level) -> str:
    """Name the one trick that could be left out.

    Raises:
        TrickkitError: if there is none, or more than one.
    """
    (found,) = _assessed(level)
    if len(found.superfluous) != 1:
        raise TrickkitError(f"level {level.key} has {len(found.superfluous)} tricks that could be left out")
    return str(found.superfluous[0])


def _makes_puzzle(level: Level, card: Card) -> bool:
    """Tell whether a card of the learner's makes a good puzzle of the round."""
    state = level.latinern.apply(PlayCard(level.seat, card))
    return assess(state.observe(solver(level))).verdict == GOOD


CHOOSE: dict[str, Choice] = {
    "harder-puzzle": _harder,
    "superfluous-trick": _superfluous,
    "puzzle-verdict": lambda level: _assessed(level)[0].verdict,
}
"""Which puzzle is harder, which trick is superfluous, whether it is a puzzle at all."""

PICK_CARDS: dict[str, CardTest] = {"makes-puzzle": _makes_puzzle}
"""Which of the learner's cards make a good puzzle."""
