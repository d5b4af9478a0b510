"""How long thousands of deals take, with one worker and with two, and whether they come to what the rules say.

    PYTHONPATH=. python benchmarks/simulate.py      # writes docs/performance-lab.md
    PYTHONPATH=. python benchmarks/simulate.py 1    # the same with one run of each instead of three

What is compared is run in turn, by the clock, and the median counts. Run it on a quiet machine: with others at work two
workers have no second processor. Exits with 1 when a promise is broken.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from benchmarks.measure import Row
from benchmarks.run import ROOT, machine, page
from trickkit.lab import Simulation, simulate

PAGE = ROOT / "docs" / "performance-lab.md"
PLAYERS = {"NS": "greedy", "EW": "random"}
DEALS = {"latinern": 10_000, "twenty-eight": 2_000}
NAMES = {"latinern": "Latinern", "twenty-eight": "Twenty-eight"}
RUNS = 3
PROMISE = 60.0
NOT_DEALT = Fraction(42, 155)  # L9
INTRODUCTION = """\
# Performance of the laboratory

Written by `PYTHONPATH=. python benchmarks/simulate.py`; do not edit. Seconds by the clock, medians of {runs} in turn,
in brackets the slowest; starting processes, sending rows and counting are in them. A ratio is the time of the second
column divided by that of the third; two workers beside one can at best come to 0.5, where nobody else is at work.
"""


@dataclass
class Times:
    """How long a job took, each time."""

    clock: list[float] = field(default_factory=list)
    """Seconds by the clock."""
    processor: list[float] = field(default_factory=list)
    """Seconds of processors, of this process and of those it started."""

    def run(self, job: Callable[[], Simulation]) -> Simulation:
        """Run a job once more; give what came of it."""
        clock, processor = time.perf_counter(), sum(os.times()[:4])
        done = job()
        self.clock.append(time.perf_counter() - clock)
        self.processor.append(sum(os.times()[:4]) - processor)
        return done

    def __str__(self) -> str:
        return f"{statistics.median(self.clock):.1f} s (worst {max(self.clock):.1f})"

    def beside(self, other: Times) -> float:
        """Give the ratio of the medians."""
        return statistics.median(self.clock) / statistics.median(other.clock)


def of_game(game: str, runs: int, promise: float | None) -> Iterator[Row]:
    """Measure a game with one worker and with two."""
    deals, one, two, results = DEALS[game], Times(), Times(), list[Simulation]()
    for _ in range(runs):
        for times, executor in ((one, None), (two, 2)):
            results.append(times.run(lambda executor=executor: simulate(game, PLAYERS, deals, executor=executor)))
    assert all(done == results[0] for done in results)
    what = f"{NAMES[game]}, {deals:,} deals, `greedy` against `random`"
    took = statistics.median(one.processor)
    kept = None if promise is None else took < promise
    note = f"In this process; {took:.1f} s of one processor, which is what the promise is about."
    yield Row(what, str(one), "–", None, "–" if promise is None else f"< {promise:.0f} s of a processor", kept, note)
    note = (
        "`executor=2` beside none: two processes are started, each row comes back with its record, and all are equal."
    )
    yield Row(f"{NAMES[game]}, two workers beside one", str(two), str(one), two.beside(one), "–", None, note)
    if game == "latinern":
        yield not_dealt(results[0])


def not_dealt(done: Simulation) -> Row:
    """Compare how often the Hauptschlag was not dealt with what counting gives."""
    found = done.hauptschlag_missing()
    assert found is not None
    error = float(NOT_DEALT * (1 - NOT_DEALT) / len(done.rows)) ** 0.5
    return Row(
        "Latinern, Hauptschlag not dealt",
        f"{100 * found.value:.2f} % ({100 * found.low:.2f} to {100 * found.high:.2f})",
        f"42/155 = {float(100 * NOT_DEALT):.2f} %",
        None,
        "within 3 standard errors",
        abs(found.value - NOT_DEALT) <= 3 * error,
        f"The printed share with its interval, from the same deals; one standard error is {100 * error:.2f} %.",
    )


def on_dask(runs: int) -> Iterator[Row]:
    """Measure a cluster on this machine, if Dask is installed."""
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415 - it may be missing
    except ImportError:
        return
    deals = DEALS["latinern"]
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster,
        Client(cluster) as client,
    ):
        executor = client.get_executor()
        simulate("latinern", PLAYERS, 50, executor=executor)  # loads what workers need
        dask, ours = Times(), Times()
        for _ in range(runs):
            dask.run(lambda: simulate("latinern", PLAYERS, deals, executor=executor))
            ours.run(lambda: simulate("latinern", PLAYERS, deals, executor=2))
    what = "Latinern, Dask with two workers beside two of our own"
    note = "`Client.get_executor()` of a `LocalCluster` with two processes, started before, beside `executor=2`."
    yield Row(what, str(dask), str(ours), dask.beside(ours), "–", None, note)


def main() -> int:
    """Run as a script."""
    load, runs = os.getloadavg(), int(sys.argv[1]) if sys.argv[1:] else RUNS
    rows = []
    for measured in (of_game("latinern", runs, PROMISE), of_game("twenty-eight", runs, None), on_dask(runs)):
        for row in measured:
            print(" | ".join(row.cells()), flush=True)
            rows.append(row)
    introduction = INTRODUCTION.format(runs="three runs" if runs == 3 else f"{runs} run(s)")
    PAGE.write_text(page(rows, machine(load, beside=("distributed",)), introduction), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return any(row.kept is False for row in rows)


if __name__ == "__main__":
    sys.exit(main())
