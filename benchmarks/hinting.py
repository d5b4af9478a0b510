"""How long a hint takes, by trick."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from functools import partial

from benchmarks.measure import MILLI, Row, alone, missing, seconds
from benchmarks.positions import first_call, latinern, twenty_eight
from benchmarks.solving import accelerated, solved_by, without_accelerator
from trickkit.coach import View, advise
from trickkit.coach.coaching import DEALS

HINTS, WORLDS = 6, 100
BUDGET = 1.0
"""What a hint may take in seconds, if nothing else is said."""


def _view_of_latinern(seed: int, trick: int) -> View:
    state = latinern(f"hint/{seed}", trick - 1)
    assert state.to_act is not None
    return state.observe(state.to_act)


def _view_of_twenty_eight(seed: int, trick: int | None) -> View:
    state = twenty_eight(f"hint/{seed}", trick - 1) if trick else first_call(f"hint/{seed}")
    assert state.to_act is not None
    return state.observe(state.to_act)


def rows() -> Iterator[Row]:
    """Measure hints of a fixed number of worlds, and in plain Python what the budget comes to."""
    for trick in range(1, 5):
        times = [seconds(partial(advise, _view_of_latinern(seed, trick), worlds=WORLDS)) for seed in range(HINTS)]
        note = f"`advise` with {WORLDS} worlds for the leader of the trick, in plain Python; {HINTS} hints."
        yield alone(f"Latinern, hint at trick {trick}", times, 0.8 if trick == 1 else None, note)
    fast = accelerated()
    if fast is None:
        yield missing("Twenty-eight, accelerated: hints", "numba, the extra `fast`,")
    else:
        with solved_by(fast):
            for trick in (1, 2, 3, 5, 7):
                views = [_view_of_twenty_eight(seed, trick) for seed in range(HINTS)]
                times = [seconds(partial(advise, view, worlds=WORLDS)) for view in views]
                note = f"The same with the accelerator; {HINTS} hints."
                yield alone(
                    f"Twenty-eight, accelerated, hint at trick {trick}", times, 0.5 if trick == 1 else None, note
                )
            yield _of_the_auction()
    with without_accelerator():
        yield _within_budget()


def _of_the_auction() -> Row:
    """Take hints without options, which solve a fixed number of deals."""
    views = [_view_of_twenty_eight(seed, None) for seed in range(HINTS)]
    times = [seconds(partial(advise, view)) for view in views]
    note = f"`advise` as it is, for eldest's first call: {DEALS} deals solved; {HINTS} hints."
    return alone("Twenty-eight, accelerated, hint in the auction", times, None, note)


def _within_budget() -> Row:
    """Take hints in plain Python with the default budget, by the clock on the wall, as the budget is."""
    spent, looked = [], []
    for trick in (None, *range(1, 9)):
        view = _view_of_twenty_eight(trick or 0, trick)
        began = time.perf_counter()
        looked.append(advise(view).worlds)
        spent.append(time.perf_counter() - began)
    worst = max(spent)
    ours = f"{statistics.median(spent) * MILLI:,.0f} ms (worst {worst * MILLI:,.0f})"
    note = (
        "`advise` as it is, one hint in the auction and at the start of each trick, by the clock, while the machine "
        f"may do other things. Worlds looked at, auction and trick 1 to 8: {', '.join(map(str, looked))}."
    )
    return Row("Twenty-eight, pure, hint within its budget", ours, "–", None, f"≤ {BUDGET:g} s", worst <= BUDGET, note)
