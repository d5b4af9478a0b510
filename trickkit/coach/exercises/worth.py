"""What answers are worth over the worlds that fit a view, and which of them are right beyond doubt."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from trickkit.deduction import Worlds, worlds
from trickkit.games.latinern import LatinernObservation, LatinernState
from trickkit.record import write_view
from trickkit.record.model import AnyState, AnyView
from trickkit.solver import solve

W = TypeVar("W")
S = TypeVar("S")

ALL: Final = 150
"""If no more worlds than this fit a view, all of them are looked at, and nothing is left to chance."""
DRAWN: Final = 60
"""Else so many are drawn."""
STANDARD_ERRORS: Final = 4
"""How far below the best an answer must be to be called wrong where worlds were drawn."""
_GLANCE: Final = 20
_AT_A_GLANCE: Final = 2
"""After so many worlds, and with so many standard errors, there must be no doubt, else no more worlds are drawn."""
_ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Worth:
    """What each answer is worth in each world."""

    rows: tuple[tuple[float, ...], ...]
    """For each world the worth of each answer, as the one who chooses sees it."""
    complete: bool
    """Whether these are all worlds."""

    @property
    def means(self) -> tuple[float, ...]:
        """The average worth of each answer."""
        return tuple(math.fsum(column) / len(self.rows) for column in zip(*self.rows, strict=True))

    def right(self, errors: float = STANDARD_ERRORS) -> tuple[int, ...] | None:
        """Give the places of the best answers, or None if there is any doubt, or nothing that is wrong.

        An answer is as good as the best one if it is worth the same; over worlds that were drawn, in every one of them.
        It is wrong if it is worth less; over worlds that were drawn, by four standard errors of the paired difference.

        Args:
            errors: how many standard errors it shall be.

        >>> Worth(((1, 0, 1), (0, 0, 0)), complete=True).right(), Worth(((1, 0), (0, 0)), complete=False).right()
        ((0, 2), None)
        """
        means = self.means
        top = means.index(max(means))
        verdicts = [self._as_good(top, place, errors) for place in range(len(means))]
        if None in verdicts or all(verdicts):
            return None
        return tuple(place for place, good in enumerate(verdicts) if good)

    def _as_good(self, top: int, other: int, errors: float) -> bool | None:
        differences = [row[top] - row[other] for row in self.rows]
        mean = math.fsum(differences) / len(differences)
        if self.complete:
            return mean <= _ROUNDING
        if not any(differences):
            return True
        return False if mean >= errors * _error(differences, mean) + _ROUNDING else None


def weighed(
    view: AnyView,
    worth: Callable[[AnyState], tuple[float, ...]],
    right: Callable[[Worth, float], object] = Worth.right,
) -> Worth | None:
    """Weigh answers over the worlds that fit a view; None if it soon turns out that there is some doubt.

    What is drawn depends on the view alone, so that the same view gets the same exercise, whoever holds what.

    Args:
        view: what the seat has seen.
        worth: gives the worth of each answer in one world.
        right: finds what is right, so many standard errors above the rest; None if there is any doubt.
    """
    rng = Random(f"exercise/{write_view(view)}")
    if isinstance(view, LatinernObservation):
        return _weighed(worlds(view), rng, worth, right)
    return _weighed(worlds(view), rng, worth, right)


def _weighed(
    space: Worlds[W, S],
    rng: Random,
    worth: Callable[[S], tuple[float, ...]],
    right: Callable[[Worth, float], object],
) -> Worth | None:
    if space.count <= ALL:
        return Worth(tuple(worth(space.state(world)) for world in space.enumerate()), complete=True)
    rows = tuple(worth(space.state(space.sample(rng))) for _ in range(_GLANCE))
    if right(Worth(rows, complete=False), _AT_A_GLANCE) is None:
        return None
    more = (worth(space.state(space.sample(rng))) for _ in range(DRAWN - _GLANCE))
    return Worth((*rows, *more), complete=False)


def own_side_wins(view: LatinernObservation, state: LatinernState) -> bool:
    """Tell whether the seat's side wins the round in a world, with the best play of all.

    Args:
        view: what the seat has seen.
        state: the world, at a moment when a card is awaited.
    """
    turn, own = state.to_act, view.seat.side
    assert turn is not None  # noqa: S101 - a card is awaited
    winners = set(solve(state).values())
    return own in winners if turn.side is own else winners == {own}


def _error(differences: Sequence[float], mean: float) -> float:
    """Give the standard error of an average."""
    spread = math.fsum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return math.sqrt(spread / len(differences))


def steps(gap: float, limits: Sequence[float]) -> int:
    """Make a difficulty of a gap: 1 from the first limit on, 5 below the last.

    >>> steps(0.6, (0.5, 0.35, 0.2, 0.1)), steps(0.05, (0.5, 0.35, 0.2, 0.1))
    (1, 5)
    """
    return 1 + sum(gap < limit for limit in limits)


def gap(worth: Worth, right: Sequence[int]) -> float:
    """Say how far the best of the wrong answers is behind."""
    means = worth.means
    return means[right[0]] - max(mean for place, mean in enumerate(means) if place not in right)
