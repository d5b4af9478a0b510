"""How long thousands of deals take, with one worker and with two, and whether they come to what the rules say.

    PYTHONPATH=. python benchmarks/simulate.py    # writes docs/performance-lab.md

What is compared is run in turn, three times each, by the clock; the median counts. Run it on a quiet machine. Exits
with 1 when a promise is broken.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
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

Written by `PYTHONPATH=. python benchmarks/simulate.py`; do not edit. Seconds by the clock, medians of three runs in
turn, in brackets the slowest; starting processes, sending rows and counting are in them. A ratio is the time of the
second column divided by that of the third; two workers beside one can at best come to 0.5.
"""


def timed(job: Callable[[], Simulation]) -> tuple[float, Simulation]:
    """Run a job once; give the seconds it took, and what came of it."""
    began = time.perf_counter()
    done = job()
    return time.perf_counter() - began, done


def told(seconds: list[float]) -> str:
    """Write times."""
    return f"{statistics.median(seconds):.1f} s (worst {max(seconds):.1f})"


def of_game(game: str, promise: float | None) -> Iterator[Row]:
    """Measure a game with one worker and with two."""
    deals, one, two, results = DEALS[game], list[float](), list[float](), list[Simulation]()
    for _ in range(RUNS):
        for times, executor in ((one, None), (two, 2)):
            took, done = timed(lambda executor=executor: simulate(game, PLAYERS, deals, executor=executor))
            times.append(took)
            results.append(done)
    assert all(done == results[0] for done in results)
    what = f"{NAMES[game]}, {deals:,} deals, `greedy` against `random`"
    kept = None if promise is None else statistics.median(one) < promise
    note = "In this process. The row below compares processes of our own; all runs gave the same rows."
    yield Row(what, told(one), "–", None, "–" if promise is None else f"< {promise:.0f} s", kept, note)
    ratio = statistics.median(two) / statistics.median(one)
    note = "`executor=2` beside none: two processes are started, and each row comes back with the record of its deal."
    yield Row(f"{NAMES[game]}, two workers beside one", told(two), told(one), ratio, "–", None, note)
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


def on_dask() -> Iterator[Row]:
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
        dask, ours = [], []
        for _ in range(RUNS):
            dask.append(timed(lambda: simulate("latinern", PLAYERS, deals, executor=executor))[0])
            ours.append(timed(lambda: simulate("latinern", PLAYERS, deals, executor=2))[0])
    ratio = statistics.median(dask) / statistics.median(ours)
    note = "`Client.get_executor()` of a `LocalCluster` with two processes, started before, beside `executor=2`."
    yield Row("Latinern, Dask with two workers beside two of our own", told(dask), told(ours), ratio, "–", None, note)


def main() -> int:
    """Run as a script."""
    load = os.getloadavg()
    rows = []
    for measured in (of_game("latinern", PROMISE), of_game("twenty-eight", None), on_dask()):
        for row in measured:
            print(" | ".join(row.cells()), flush=True)
            rows.append(row)
    PAGE.write_text(page(rows, machine(load, beside=("distributed",)), INTRODUCTION), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return any(row.kept is False for row in rows)


if __name__ == "__main__":
    sys.exit(main())
