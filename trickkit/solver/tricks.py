"""How many tricks a side can take when all cards lie open: card points do not count, as in whist and bridge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol, Self

from trickkit.errors import TrickkitError
from trickkit.solver import partition
from trickkit.solver.bits import JACKS
from trickkit.solver.exact import SMALL, tell_of_compiling
from trickkit.solver.twenty_eight import TwentyEightProblem


class Solver(Protocol):
    """The module `partition`, or its accelerated double `_fast_tricks`."""

    @property
    def most(self) -> Callable[[tuple[int, ...], int, int, int], int]:
        """Give the tricks of places 0 and 2: by hands, trump suit, leader, and a guess."""


@dataclass(frozen=True, slots=True)
class TricksProblem:
    """The start of a trick with all cards known: four hands, cards as bits, ranked as in Twenty-eight (T3)."""

    hands: tuple[int, int, int, int]
    """The cards by place, the same number in each hand; places 0 and 2 are partners."""
    trump: int
    """The trump suit, 0 to 3 for C D H S, or `bits.NO_TRUMP`."""
    leader: int
    """The place that leads."""

    @classmethod
    def of(cls, problem: TwentyEightProblem) -> Self:
        """Take it from a deal of Twenty-eight; the bidder has place 0.

        Raises:
            TrickkitError: inside a trick, before exposure, with three players, and where not every card may be
                discarded (V4) or not all tricks need to be played (V1, V2).
        """
        if problem.hidden or problem.plays or not problem.plain:
            raise TrickkitError("tricks are counted at the start of a trick, with trump exposed and no variant at work")
        one, two, three, four = problem.hands
        return cls((one, two, three, four), problem.trump, problem.leader)

    @property
    def guess(self) -> int:
        """A guess at the tricks of places 0 and 2 by high cards and trumps, which saves the search some questions."""
        ours, trumps = self.hands[0] | self.hands[2], 255 << self.trump * 8
        high = (ours & JACKS).bit_count() + (ours & trumps).bit_count()
        return (2 * high + (ours & trumps & (JACKS | JACKS >> 1)).bit_count() + (1 - self.leader & 1) - 5) // 2


def most_tricks(problem: TricksProblem) -> int:
    """Give the number of tricks that places 0 and 2 take, best play by all.

    Args:
        problem: the start of a trick. The accelerator is used where it is installed and worth loading.

    >>> from trickkit.record import parse_record
    >>> record = parse_record('''[Game "twenty-eight"] [Dealer "E"]
    ... [Deal "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C AC KC JS JD S:8D KH TC 7S KD TD 8S 8C W:7H JH AH 9S QH TH QS QC"]
    ... N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:9H W:JH S:KH E:ask E:QD''')
    >>> problem = TwentyEightProblem.of(record.state)
    >>> most_tricks(TricksProblem.of(problem)), len(record.state.position.tricks)
    (4, 1)
    """
    fast = accelerator() if problem.hands[0].bit_count() > SMALL else None
    by = partition if fast is None else fast
    return by.most(problem.hands, problem.trump, problem.leader, problem.guess)


@cache
def accelerator() -> Solver | None:
    """Load the accelerator, which stands on numba; None if that is not installed."""
    try:
        module: Any = import_module("trickkit.solver._fast_tricks")
    except ImportError:
        return None
    tell_of_compiling(module.compiled())
    found: Solver = module
    return found
