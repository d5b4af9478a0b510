"""Exact values in Twenty-eight: what the searches' yes and no amount to."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight import PlayCard, Thani
from trickkit.solver.bits import NUMBER
from trickkit.solver.memory import anything
from trickkit.solver.plain import PlainSearch
from trickkit.solver.twenty_eight import Act, TwentyEightProblem
from trickkit.solver.variants import VariantSearch
from trickkit.table import Action

_LOG: Final = logging.getLogger("trickkit.solver")
SMALL: Final = 4
"""Problems with so many cards in a hand are solved before an accelerator is loaded."""
V = TypeVar("V", int, bool)


class Search(Protocol):
    """Answers about one problem and everything that can become of it."""

    def reaches(self, problem: TwentyEightProblem, need: int) -> bool:
        """Tell whether the bidder's side gets `need` points, those on the table included, those taken not."""


class Accelerator(Protocol):
    """The module `trickkit.solver._fast`."""

    @property
    def FastSearch(self) -> Callable[[TwentyEightProblem], Search]:  # noqa: N802 - a class
        """The accelerated search for a problem."""

    @property
    def compiled(self) -> Callable[[], bool]:
        """Whether nothing needs to be compiled any more."""


def pure(problem: TwentyEightProblem) -> Search:
    """Choose the fastest search in Python that knows the problem's rules."""
    return PlainSearch(problem) if problem.plain else VariantSearch(problem)


def search(problem: TwentyEightProblem) -> Search:
    """Choose the fastest search: the accelerator, where it is installed and the problem is worth starting it."""
    fast = accelerator() if max(map(int.bit_count, problem.hands)) > SMALL else None
    if fast is None:
        return pure(problem)
    tell_of_compiling(fast.compiled())
    return fast.FastSearch(problem)


def tell_of_compiling(compiled: bool) -> None:
    """Write to the log that something has to be compiled first: whoever waits some seconds more may want to know."""
    if not compiled:
        _LOG.info("the accelerator is compiled; that happens once on this machine")


@cache
def accelerator() -> Accelerator | None:
    """Load the accelerator, which stands on numba; None if that is not installed."""
    try:
        module: Any = import_module("trickkit.solver._fast")
    except ImportError:
        return None
    found: Accelerator = module
    return found


def reaches(problem: TwentyEightProblem, target: int, by: Search | None = None) -> bool:
    """Tell whether the bidder's side ends with `target` card points or more; thani is not said any more.

    Args:
        problem: the position.
        target: the card points; 1 where only a sweep counts.
        by: a search that was made for this problem or an earlier one of the same deal.
    """
    by = by or search(problem)
    while len(acts := _in_turn(problem)) == 1:
        problem = problem.after(acts[0])
    if problem.over:
        return problem.taken >= target
    if problem.asked:  # the searches know the choice of card only together with the question
        answers = (reaches(problem.after(act), target, by) for act in acts)
        return any(answers) if problem.ours(problem.turn) else all(answers)
    return by.reaches(problem, target - problem.taken)


def value(problem: TwentyEightProblem, guess: int = 14, by: Search | None = None) -> int:
    """Give the card points the bidder's side ends with; thani is not said any more.

    Args:
        problem: the position.
        guess: where to begin; a good guess saves time.
        by: as in `reaches`.
    """
    by = by or search(problem)
    return _exact(problem, guess, lambda target: reaches(problem, target, by))


def values(problem: TwentyEightProblem) -> dict[Action, int]:
    """Give what the bidder's side ends with after each act.

    Thani, and everything in a thani deal, counts 1 if the bidder wins it and 0 if not.
    """
    found: dict[Action, int] = {}
    guess = 14
    for act, after, by in _children(problem):
        found[act] = guess = value(after, guess, by)
    return _for_all(problem, found)


def reaching(problem: TwentyEightProblem, target: int) -> dict[Action, bool]:
    """Tell for each act whether the bidder's side ends with `target` or more; thani counts as in `values`."""
    found: dict[Action, bool] = {
        act: reaches(after, 1 if after.sweep_only else target, by) for act, after, by in _children(problem)
    }
    return _for_all(problem, found)


def winning(problem: TwentyEightProblem) -> dict[Action, bool]:
    """Tell for each act whether the bidder's side wins a deal in which one side must take every trick (V1, V2).

    After `play-on` that is what both sides play for. The card points with which the bidder's side ends do not tell:
    a trick without points ends the deal, too. But they are the same, whichever of the two both sides play for first.

    Raises:
        TrickkitError: if no side has to take every trick.

    >>> from trickkit.record import parse_record
    >>> record = parse_record('''[Game "twenty-eight"] [Dealer "E"] [Rules "cot=on"]
    ... [Deal "N:JC 9C JD 9D AH TH AS TS E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD JH 9H JS 9S W:KH QH 8H 7H KS QS 8S 7S"]
    ... N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede N:play-on''')
    >>> {act.token: won for act, won in winning(TwentyEightProblem.of(record.state)).items()}
    {'9D': False, 'TH': False, 'AH': False, 'TS': False, 'AS': False}
    """
    if problem.sweep is None:
        raise TrickkitError("no side has to take every trick here; ask for card points")
    return reaching(replace(problem, sweep_only=True, taken=0), 1)


def _in_turn(problem: TwentyEightProblem) -> tuple[Act, ...]:
    return tuple(act for act in problem.acts() if not isinstance(act, Thani))


def _twins(problem: TwentyEightProblem) -> dict[Act, Act]:
    """Give for each card the card that is tried in its stead: of cards that amount to the same, the lowest."""
    there = problem.down
    for hand in problem.hands:
        there |= hand
    for number in problem.plays:
        there |= 1 << number
    tried = set(anything(problem.playable(), there))
    twins: dict[Act, Act] = {}
    last: Act | None = None
    for act in problem.acts():  # cards come low to high
        if not isinstance(act, PlayCard) or NUMBER[act.card] in tried or last is None:
            last = act
        twins[act] = last
    return twins


def _children(problem: TwentyEightProblem) -> Iterator[tuple[Act, TwentyEightProblem, Search]]:
    """Give each act to be tried, what becomes of the problem, and a search for it; one for all where it goes."""
    by: Search | None = None
    for act in reversed(dict.fromkeys(_twins(problem).values())):  # from the highest card the others profit most
        after = problem.after(act)
        if isinstance(act, Thani):
            yield act, after, search(after)
        else:
            by = by or search(problem)
            yield act, after, by


def _for_all(problem: TwentyEightProblem, found: dict[Action, V]) -> dict[Action, V]:
    return {act: found[twin] for act, twin in _twins(problem).items()}


def _exact(problem: TwentyEightProblem, guess: int, ask: Callable[[int], bool]) -> int:
    """Find the highest target that is reached, with growing steps from a guess."""
    low = problem.taken
    high = low + problem.at_stake
    step = 1
    while low < high:
        if not low < guess <= high:
            guess = (low + high + 1) // 2
        if ask(guess):
            low, guess = guess, guess + step
        else:
            high, guess = guess - 1, guess - step
        step *= 2
    return low
