"""How long a first visitor of the site waits for cards to click. Writes docs/performance-site.md.

    trickkit site SITE
    PYTHONPATH=. python benchmarks/site.py SITE

Each time a new Chromium with nothing in its caches is started; the clock runs from the address of lesson 04 until its
first table is there, made by Python in the browser. Run All Cells is chosen as soon as the menu is there.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from playwright.sync_api import BrowserType, sync_playwright

from benchmarks.measure import Row, alone
from benchmarks.run import ROOT, machine, page
from tests.browser.site import ALONE, Served, watched
from tools.chromium import MISSING, find

PAGE = ROOT / "docs" / "performance-site.md"
LESSON = "en/04_who_wins.ipynb"
VISITS = 5
PROMISE = 20.0
INTRODUCTION = """\
# Speed of the site

Written by `PYTHONPATH=. python benchmarks/site.py SITE`; do not edit. The site is served by Python's own file server on
the machine that Chromium runs on, so no time goes into a network; times are by the clock. Medians of {visits} first
visits, each by a browser with empty caches, with the slowest in brackets.

A first visit fetches {size:.1f} MB in {files} files (the site holds {all:.1f} MB); over a line of 50 Mbit/s that adds
about {line:.0f} s, less where the server compresses.
"""


def visit(chromium: BrowserType, served: Served) -> tuple[float, float, dict[str, int]]:
    """Visit once; give the times until the lesson is read and until its first table is live, and what was fetched."""
    browser = chromium.launch(executable_path=find(), args=ALONE)
    with watched(browser) as (context, outside):
        fetched: dict[str, int] = {}
        context.on(
            "response", lambda answer: fetched.update({answer.url: int(answer.headers.get("content-length", 0))})
        )
        tab = context.new_page()
        start = time.perf_counter()
        tab.goto(served.address(LESSON))
        tab.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
        read = time.perf_counter() - start
        tab.get_by_role("menuitem", name="Run", exact=True).click()
        tab.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        tab.locator(".tk").first.wait_for()
        live = time.perf_counter() - start
        assert outside == []
    browser.close()
    return read, live, fetched


def main(site: Path) -> int:
    """Run as a script."""
    if find() is None:
        print(MISSING, file=sys.stderr)
        return 1
    load = os.getloadavg()
    reads: list[float] = []
    lives: list[float] = []
    fetched: dict[str, int] = {}
    with Served(site) as served, sync_playwright() as playwright:
        for _ in range(VISITS):
            read, live, fetched = visit(playwright.chromium, served)
            print(f"{read:.1f} s until it can be read, {live:.1f} s until cards can be clicked", flush=True)
            reads.append(read)
            lives.append(live)
    note = "The lesson's text and pictures are there; Python is still on its way."
    rows: list[Row] = [
        alone("From the address to a lesson that can be read", reads, None, note),
        alone("From the address to the first live table", lives, PROMISE, "Python runs, and the first cells have run."),
    ]
    size = sum(fetched.values()) / 1_000_000
    whole = sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1_000_000
    introduction = INTRODUCTION.format(visits=VISITS, size=size, files=len(fetched), all=whole, line=size * 8 / 50)
    where = machine(load, ("jupyterlite-core", "jupyterlite-pyodide-kernel"))
    PAGE.write_text(page(rows, where, introduction), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return any(row.kept is False for row in rows)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("say where the site is: python benchmarks/site.py SITE")
    sys.exit(main(Path(sys.argv[1])))
