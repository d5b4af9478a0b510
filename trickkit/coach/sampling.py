"""Which worlds are looked at, for how long, and which acts do best in them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, Generic, TypeVar

from trickkit.deduction import Worlds
from trickkit.errors import TrickkitError

W = TypeVar("W")
S = TypeVar("S")
A = TypeVar("A")

_ROUNDING: Final = 1e-9
"""What averages of equal worth may differ by."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on advice: so many worlds, or so many seconds.

    Raises:
        TrickkitError: if it is not exactly one of the two, and more than nothing.

    >>> Effort(worlds=100)
    Effort(worlds=100, seconds=None)
    """

    worlds: int | None = None
    """How many worlds to draw: the same seed gives the same advice."""
    seconds: float | None = None
    """For how long to draw worlds."""

    def __post_init__(self) -> None:
        if (self.worlds is None) is (self.seconds is None):
            raise TrickkitError("give a number of worlds or of seconds, one of the two")
        if self.worlds is not None and self.worlds < 1:
            raise TrickkitError(f"{self.worlds} worlds tell nothing; look at 1 or more")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise TrickkitError(f"{self.seconds} seconds are no time; spend more than 0, and not for ever")


class Watch:
    """The time that advice takes, from when the watch is made, and what the effort allows.

    Args:
        effort: how much may be spent.
        clock: gives the time in seconds; None for the one on the wall.
    """

    __slots__ = ("_began", "_clock", "effort")

    def __init__(self, effort: Effort, clock: Callable[[], float] | None = None) -> None:
        self.effort: Effort = effort
        """What may be spent."""
        self._clock = clock or time.perf_counter
        self._began = self._clock()

    @property
    def spent(self) -> float:
        """How many seconds have gone by."""
        return self._clock() - self._began

    def allows(self, spent: float, share: float = 1.0) -> bool:
        """Tell whether so many seconds are within the given share of what may be spent."""
        return self.effort.seconds is None or spent < share * self.effort.seconds


class Drawn(Generic[W, S]):
    """Worlds that fit a view, as positions: all of them if they are few, else drawn by chance.

    Where seconds may be spent, the last world is the one after which another as slow as the slowest so far would not
    fit; the first, which fills tables, counts only before the second. One world at least is given.

    Args:
        space: the worlds.
        rng: where chance comes from.
        watch: how many worlds, or for how long.
        share: the part of the seconds that may be used; what is left is for a world that is slower than all before it,
            and for what follows.

    Raises:
        TrickkitError: if no world fits the view, which only a view written by hand can bring about.
    """

    _FEW = 60  # so many worlds are looked at one by one, unless a smaller number is asked for

    def __init__(self, space: Worlds[W, S], rng: Random, watch: Watch, share: float = 0.85) -> None:
        self._space, self._rng, self._watch, self._share = space, rng, watch, share
        if not space.count:
            raise TrickkitError("no deal fits this view; check the cards and the announced winners")
        self.complete: bool = space.count <= (watch.effort.worlds or self._FEW)
        """Whether every world there is, is looked at, so that nothing is left to chance."""

    def __iter__(self) -> Iterator[S]:
        """Give the positions until the effort is spent."""
        slowest, before = 0.0, self._watch.spent
        for number, world in enumerate(self._worlds()):
            if number:
                now = self._watch.spent
                slowest, before = max(slowest if number > 2 else 0, now - before), now
                if not self._watch.allows(now + slowest, self._share):
                    self.complete = False
                    return
            yield self._space.state(world)

    def _worlds(self) -> Iterator[W]:
        if self.complete:
            return iter(self._space.enumerate())
        number = self._watch.effort.worlds
        return (self._space.sample(self._rng) for _ in (count() if number is None else range(number)))


class Certain(Worlds[S, S]):
    """The one position that is known to be true: hindsight weighs acts by it instead of by what a view leaves open.

    Args:
        truth: the position.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> [*Drawn(Certain(state), Random(1), Watch(Effort(worlds=1)))] == [state]
    True
    """

    __slots__ = ("_truth",)

    def __init__(self, truth: S) -> None:
        self._truth = truth

    @property
    def count(self) -> int:
        """There is one."""
        return 1

    def enumerate(self) -> Iterator[S]:
        """Give it."""
        yield self._truth

    def sample(self, rng: Random) -> S:  # noqa: ARG002 - nothing is left to chance
        """Give it, too."""
        return self._truth

    def state(self, world: S) -> S:
        """Give it as it is."""
        return world


@dataclass(frozen=True, slots=True)
class Tally(Generic[A]):
    """What each act came to in each world.

    >>> tally = Tally(("a", "b", "c"), ((1, 1, 0), (0, 1, 0), (1, 1, 0), (1, 1, 1)), complete=False)
    >>> tally.means, tally.best()
    ((0.75, 1.0, 0.25), ('a', 'b'))
    """

    acts: tuple[A, ...]
    """The acts."""
    rows: tuple[tuple[float, ...], ...]
    """For each world the worth of each act, as the one who chooses sees it."""
    complete: bool
    """Whether these are all worlds there are."""

    @property
    def means(self) -> tuple[float, ...]:
        """The average of each act."""
        return tuple(math.fsum(column) / len(self.rows) for column in zip(*self.rows, strict=True))

    def best(self, order: Sequence[float] = ()) -> tuple[A, ...]:
        """Give the acts within two standard errors of the paired difference from the top.

        Args:
            order: what decides which of several acts with the highest average is the top.
        """
        means = self.means
        top = max(range(len(means)), key=lambda place: (means[place], order[place] if order else 0))
        return tuple(act for place, act in enumerate(self.acts) if self._as_good(top, place))

    def _as_good(self, top: int, other: int) -> bool:
        differences = [row[top] - row[other] for row in self.rows]
        mean = math.fsum(differences) / len(differences)
        if self.complete or len(differences) == 1:
            return mean <= _ROUNDING
        spread = math.fsum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
        return mean <= 2 * math.sqrt(spread / len(differences)) + _ROUNDING
