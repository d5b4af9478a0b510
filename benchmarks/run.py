"""All measurements of the mind in one run: deduction, solver, hints, playouts, DDS. Writes docs/performance.md.

    PYTHONPATH=. python benchmarks/run.py                 # a few minutes on an idle machine
    PYTHONPATH=. python benchmarks/run.py deduction hints # only these, printed, nothing written

What is compared with and not installed is named in the table and left out.
"""

from __future__ import annotations

import datetime as dt
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from importlib import metadata
from pathlib import Path

from benchmarks import bridge, deducing, hinting, playing, solving
from benchmarks.measure import Row

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "performance.md"
PEERS = ("numba", "endplay", "open-spiel", "rlcard")
HEAD = ("what", "trickkit", "beside it", "ratio", "promised", "kept")
INTRODUCTION = """\
# Performance

Written by `PYTHONPATH=. python benchmarks/run.py`; do not edit. All numbers of this page are from one run. Times are
processor time, medians, with the slowest in brackets, and what is compared was run in turn; where a time is by the
clock, its line says so. A ratio is ours divided by the other's: below 1 is better for times, above 1 for playouts.
"""

PARTS: dict[str, Callable[[], Iterable[Row]]] = {
    "deduction": deducing.rows,
    "solver": solving.rows,
    "dds": bridge.rows,
    "hints": hinting.rows,
    "playouts": playing.rows,
}


def measured(names: Iterable[str]) -> list[Row]:
    """Run parts, saying on the way what was found."""
    rows = []
    for name in names:
        for row in PARTS[name]():
            print(f"{name}: {' | '.join(row.cells())}", flush=True)
            rows.append(row)
    return rows


def machine(load: tuple[float, float, float], beside: Iterable[str] = PEERS) -> list[str]:
    """Describe where and when this was run, and beside what."""
    info = Path("/proc/cpuinfo")
    models = (
        [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        if info.exists()
        else []
    )
    found = []
    for peer in beside:
        try:
            found.append(f"{peer} {metadata.version(peer)}")
        except metadata.PackageNotFoundError:
            found.append(f"no {peer}")
    today = dt.datetime.now(tz=dt.UTC).date()
    after = os.getloadavg()
    return [
        f"* date: {today.isoformat()}",
        f"* machine: {models[0] if models else platform.machine()}, {os.cpu_count()} processors, {platform.system()}",
        "; ".join((f"* Python {platform.python_version()} ({platform.python_implementation()})", *found)),
        f"* load of the machine over the last minute: {load[0]:.1f} at the start, {after[0]:.1f} at the end"
        + (" (others were at work on it)" if max(load[0], after[0]) > 1.5 else ""),
    ]


def page(rows: list[Row], where: list[str], introduction: str = INTRODUCTION) -> str:
    """Write a page of rows, with where they were measured."""
    lines = [introduction, *where, "", "## The table", "", f"| {' | '.join(HEAD)} |", f"|{'---|' * len(HEAD)}"]
    lines += [f"| {' | '.join(row.cells())} |" for row in rows]
    broken = [row.what for row in rows if row.kept is False]
    kept = sum(row.kept is True for row in rows)
    lines += ["", f"Promises kept: {kept} of {kept + len(broken)}."]
    lines += [f"Not kept: {'; '.join(broken)}."] if broken else []
    lines += ["", "## What the rows are", ""]
    lines += [f"* **{row.what}**: {row.note}" for row in rows]
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> int:
    """Run as a script."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"{', '.join(unknown)}: no such part; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    load, began = os.getloadavg(), time.monotonic()
    rows = measured(names or PARTS)
    if not names:
        PAGE.write_text(page(rows, machine(load)), encoding="utf-8")
        print(f"wrote {PAGE.relative_to(ROOT)} after {time.monotonic() - began:.0f} s")
    return any(row.kept is False for row in rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
