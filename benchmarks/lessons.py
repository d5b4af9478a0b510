"""How long *Run All* takes in each lesson: a kernel's start and every cell, without a browser.

    python benchmarks/lessons.py    # writes docs/performance-lessons.md

The promise is eight seconds a notebook. Each is run three times, one after the other, in a home of its own; the median
counts. Exits with 1 when a notebook takes longer.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import jupytext
import nbclient

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "lessons"
RUNS = 3
PROMISE = 8.0
HEAD = """# Run All

Written by `python benchmarks/lessons.py`; do not edit. Seconds from starting the kernel to the end of the last cell,
median of three runs, without a browser. The promise is {promise:.0f} seconds; {kept} of {all} notebooks keep it.

| lesson | English | German |
|---|---:|---:|
"""


def seconds(source: Path) -> float:
    """Run a lesson once; give how long it took."""
    notebook = jupytext.read(source)
    client = nbclient.NotebookClient(
        notebook, kernel_name="python3", resources={"metadata": {"path": str(source.parent)}}
    )
    start = time.perf_counter()
    client.execute()
    return time.perf_counter() - start


def main() -> int:
    """Measure all lessons and write the table."""
    sources = {path.stem: path for path in sorted((LESSONS / "en").glob("*.md"))}
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"TRICKKIT_HOME": home, "TRICKKIT_TODAY": "2026-01-01", "TRICKKIT_PROGRESS": "off"}
        for stem in sources:
            found[stem] = [
                statistics.median(seconds(LESSONS / lang / f"{stem}.md") for _ in range(RUNS)) for lang in ("en", "de")
            ]
            print(stem, *(f"{each:.1f}" for each in found[stem]), flush=True)
    every = [each for both in found.values() for each in both]
    head = HEAD.format(promise=PROMISE, kept=sum(each < PROMISE for each in every), all=len(every))
    rows = [f"| {stem[:2]} | {english:.1f} | {german:.1f} |" for stem, (english, german) in found.items()]
    (ROOT / "docs" / "performance-lessons.md").write_text(head + "\n".join(rows) + "\n", encoding="utf-8")
    return 0 if max(every) < PROMISE else 1


if __name__ == "__main__":
    sys.exit(main())
