"""How times are taken, and what a row of the table is."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

Job = Callable[[], object]
MILLI = 1000


@dataclass(frozen=True)
class Row:
    """A row of the table, and what the page says about it."""

    what: str
    """What is measured."""
    ours: str
    """What trickkit takes, or does a second."""
    peer: str
    """The same for what it is compared with, or a dash."""
    ratio: float | None
    """Ours by the peer's: times, or playouts a second."""
    promise: str
    """What was promised, or a dash."""
    kept: bool | None
    """Whether the promise is kept; None if there is none."""
    note: str
    """One line that says what the numbers are."""

    def cells(self) -> tuple[str, ...]:
        """Give the texts of the columns."""
        ratio = "–" if self.ratio is None else f"{self.ratio:.2f}"
        kept = "–" if self.kept is None else "yes" if self.kept else "**no**"
        return self.what, self.ours, self.peer, ratio, self.promise, kept


def seconds(job: Job) -> float:
    """Run a job once; give the processor time it took, which a busy machine stretches less than the clock's."""
    began = time.process_time()
    job()
    return time.process_time() - began


def pairs(jobs: Iterable[tuple[Job, Job]]) -> tuple[list[float], list[float]]:
    """Run ours and the peer's job of each pair, now one first, now the other; give the times of both."""
    ours: list[float] = []
    peers: list[float] = []
    for number, (mine, other) in enumerate(jobs):
        if number % 2:
            peers.append(seconds(other))
            ours.append(seconds(mine))
        else:
            ours.append(seconds(mine))
            peers.append(seconds(other))
    return ours, peers


def compared(what: str, times: tuple[list[float], list[float]], most: float | None, note: str) -> Row:
    """Make a row of two lists of times for the same jobs; the ratio is that of the totals."""
    ours, peers = times
    ratio = sum(ours) / sum(peers)
    return Row(
        what,
        milliseconds(ours),
        milliseconds(peers),
        ratio,
        "–" if most is None else f"≤ {most:g}",
        None if most is None else ratio <= most,
        f"{note} {len(ours)} jobs; the ratio is that of the total times.",
    )


def alone(what: str, times: list[float], most: float, note: str) -> Row:
    """Make a row of times with nothing beside them; `most` is the promised median in seconds."""
    promise = f"< {most:g} s" if most >= 0.1 else f"< {most * MILLI:g} ms"
    return Row(what, milliseconds(times), "–", None, promise, statistics.median(times) < most, note)


def milliseconds(times: list[float]) -> str:
    """Write the median, and the slowest."""
    return f"{statistics.median(times) * MILLI:.3g} ms (worst {max(times) * MILLI:.3g})"


def rates(jobs: dict[str, Job], slices: int = 5, length: float = 0.3) -> dict[str, float]:
    """Run each job again and again for `length` seconds, all of them in turn; give the median number a second."""
    found: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(slices):
        for name, job in jobs.items():
            number, spent, began = 0, 0.0, time.process_time()
            while spent < length:
                for _ in range(20):
                    job()
                number += 20
                spent = time.process_time() - began
            found[name].append(number / spent)
    return {name: statistics.median(each) for name, each in found.items()}


def missing(what: str, peer: str) -> Row:
    """Make the row that says that a peer is not installed."""
    return Row(what, "–", "not installed", None, "–", None, f"{peer} is not installed where this was run.")


def source(*parts: object) -> Random:
    """Give a source of chance of its own for each purpose."""
    return Random("/".join(map(str, ("benchmarks", *parts))))
