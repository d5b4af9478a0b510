"""How long solving takes, beside the prototypes with which the project began."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.measure import Job, Row, compared, missing, pairs, seconds
from benchmarks.peers import prototype_latinern, prototype_twenty_eight
from benchmarks.positions import latinern_problem, twenty_eight_problem
from trickkit.games.twenty_eight import Thani
from trickkit.solver import LatinernProblem, TwentyEightProblem, exact, reaching, value, winners

ROUNDS, DEALS, MORE_DEALS = 200, 40, 40
"""How many are solved; more where it goes fast, as single deals take ten times as long as others."""
BID = 17


def accelerated() -> Any:  # noqa: ANN401 - a class that need not be there
    """Give the accelerated search, or None where it is not installed."""
    module = exact.accelerator()
    return None if module is None else module.FastSearch


@contextmanager
def solved_by(search: Callable[[TwentyEightProblem], exact.Search]) -> Iterator[None]:
    """Have everything that solves Twenty-eight use one search."""
    before, exact.search = exact.search, search
    try:
        yield
    finally:
        exact.search = before


@contextmanager
def without_accelerator() -> Iterator[None]:
    """Have everything as on a machine without the accelerator."""
    before, exact.accelerator = exact.accelerator, lambda: None
    try:
        yield
    finally:
        exact.accelerator = before


def prototype_of_latinern(problem: LatinernProblem) -> Job:
    """Give the prototype's way to tell of every first card whether it wins."""
    suits = "CDHS"
    order = "789JQKTA"
    hands = [[(suits.index(str(card)[1]), order.index(str(card)[0])) for card in hand] for hand in problem.hands]
    trump, schlag = suits.index(problem.ordering.trump.value), order.index(problem.ordering.schlag.value)
    place = problem.leader.place

    def job() -> list[bool]:
        search = prototype_latinern.Lat(hands, trump, schlag)
        first = range(5 * place, 5 * place + 5)
        full = search.full
        return [search.ply(1, place + 1 & 3, search.G[c], search.X[c], place, full, full ^ 1 << c, 3) for c in first]

    return job


def prototype(module: Any, problem: TwentyEightProblem) -> Any:  # noqa: ANN401 - it has no types
    """Make the prototype's solver for a problem; its hands hold the down card."""
    return module.Solver([problem.hands[0] | problem.down, *problem.hands[1:]], problem.trump, 0, problem.down)


def value_by(module: Any, problem: TwentyEightProblem) -> int:  # noqa: ANN401
    """Give the prototype's value."""
    return int(prototype(module, problem).value(problem.leader, int(problem.hidden), 14))


def cards_by(module: Any, problem: TwentyEightProblem) -> dict[int, int]:  # noqa: ANN401
    """Tell, by the prototype, of each first card whether the bid is reached."""
    found: dict[int, int] = prototype(module, problem).root(problem.leader, int(problem.hidden), BID)
    return found


def twenty_eight(name: str, module: Any, search: Any, number: int) -> Iterator[Row]:  # noqa: ANN401
    """Measure one search of Twenty-eight beside its prototype, on the same deals at trick 1."""
    for hidden in (True, False):
        problems = [twenty_eight_problem(seed, hidden=hidden) for seed in range(number)]
        for problem in problems[:3]:
            assert value(problem, 14, search(problem)) == value_by(module, problem), "the solvers disagree"
        trump = "trump hidden" if hidden else "trump open"
        times = pairs((lambda p=p: value(p, 14, search(p)), partial(value_by, module, p)) for p in problems)
        yield compared(
            f"Twenty-eight, {name}, {trump}: value of a deal",
            times,
            1.0,
            "Exact card points at trick 1, best play by all.",
        )
        with solved_by(search):
            times = pairs((partial(reaching, p, BID), partial(cards_by, module, p)) for p in problems)
        yield compared(
            f"Twenty-eight, {name}, {trump}: every first card",
            times,
            1.0,
            f"Does it reach {BID}? What a hint needs of a world.",
        )


def variants(name: str, module: Any, search: Any) -> Iterator[Row]:  # noqa: ANN401
    """Measure deals with variants beside the prototype, which solves the same deals without them."""
    deals = [twenty_eight_problem(seed, hidden=True) for seed in range(DEALS)]
    kinds = {
        "late_trump=rank": [replace(deal, late_rank=True) for deal in deals],
        "keep_jacks": [replace(deal, keep_jacks=True) for deal in deals],
        "thani": [replace(deal, may_say_thani=True).after(Thani(deal.seats[0])) for deal in deals],
    }
    for kind, problems in kinds.items():
        times = pairs(
            (lambda p=p: value(p, 14, search(p)), partial(value_by, module, deal))
            for p, deal in zip(problems, deals, strict=True)
        )
        note = "The prototype solves the same deal by the usual rules, as it knows no variants."
        yield compared(f"Twenty-eight, {name}, `{kind}`: value of a deal", times, 3.0, note)


def rows() -> Iterator[Row]:
    """Measure both games, in plain Python and accelerated."""
    problems = [latinern_problem(seed) for seed in range(ROUNDS)]
    times = pairs((partial(winners, problem), prototype_of_latinern(problem)) for problem in problems)
    yield compared("Latinern, pure: every first card", times, 1.0, "Which first cards win the round.")
    yield from twenty_eight("pure", prototype_twenty_eight, exact.pure, DEALS)
    yield from variants("pure", prototype_twenty_eight, exact.pure)
    fast = accelerated()
    if fast is None:
        yield missing("Twenty-eight, accelerated", "numba, the extra `fast`,")
        return
    module = import_module("benchmarks.peers.prototype_twenty_eight_numba")
    warm = twenty_eight_problem("warm", hidden=True)
    seconds(lambda: value(warm, 14, fast(warm)))
    seconds(lambda: value_by(module, warm))
    yield from twenty_eight("accelerated", module, fast, MORE_DEALS)
    yield from variants("accelerated", module, fast)
