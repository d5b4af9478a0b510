"""What a learner waits for at a table in JupyterLab, in a real browser. Writes docs/performance-widgets.md.

    PYTHONPATH=. python benchmarks/click.py

The clock runs in the page: from a click until the card lies there, or the hint stands there. With one table in the
notebook, and with ten: there it is also counted how long scripts kept the page busy.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.measure import MILLI, Row, alone
from benchmarks.run import ROOT, machine, page
from tests.browser.lab import CHROMIUM_FLAGS, Notebook, Server
from tools.chromium import MISSING, find

PAGE = ROOT / "docs" / "performance-widgets.md"
CLICKS, TABLES = 20, 10
CARD, HINT, SCRIPTS = 0.15, 0.3, 0.05
"""What is promised, in seconds; a page whose scripts run for less than the last does not falter."""
INTRODUCTION = """\
# Speed of the widgets

Written by `PYTHONPATH=. python benchmarks/click.py`; do not edit. JupyterLab, a kernel and Chromium run on one machine;
times are by the clock, in the page, from a click until its answer is drawn. Medians, with the slowest in brackets.
"""
TABLE = "from trickkit.widgets import Table; Table({seed}, game='{game}', seat='{seat}', keep=False)"
ONE = [TABLE.format(seed=7, game="latinern", seat="S")]
TEN = [TABLE.format(seed=seed, game="latinern", seat="S") for seed in range(1, TABLES + 1)]
HINTS = [
    TABLE.format(seed=seed, game=game, seat=seat)
    for seed in (1, 2, 3, 4, 6)  # in Twenty-eight deal 5 is not played: there is nothing to be hinted at
    for game, seat in (("latinern", "S"), ("twenty-eight", "E"))
]
# From a click on `button` until `sign` is there; the look comes before each frame.
WAITED = """async (table, [button, sign]) => {
    const pressed = table.querySelector(button);
    const found = sign.replace("CARD", pressed.dataset.card);
    const start = performance.now();
    pressed.click();
    while (!table.querySelector(found)) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - start;
}"""
CHANGED = "([table, rev]) => table.dataset.rev !== rev"
PLAYABLE = ".tk-hand button:not([aria-disabled])"
FIRST = ("[data-do=stay]", ".tk-btn.tk-main")


@contextmanager
def notebooks() -> Iterator[tuple[Page, Server]]:
    """Start a server and a browser."""
    with (
        tempfile.TemporaryDirectory() as tmp,
        Server(Path(tmp), learner=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=CHROMIUM_FLAGS)
        yield browser.new_context(reduced_motion="reduce").new_page(), server
        browser.close()


def clicked(tables: list[Locator], number: int) -> tuple[list[float], list[float]]:
    """Play cards at the tables in turn; give the times until they lay there, and those that scripts took."""
    tab = tables[0].page
    meter = tab.context.new_cdp_session(tab)
    meter.send("Performance.enable")

    def busy() -> float:
        metrics = meter.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "ScriptDuration")

    waited: list[float] = []
    scripts: list[float] = []
    turn = 0
    while len(waited) < number:
        table = tables[turn % len(tables)]
        table.locator(", ".join((*FIRST, PLAYABLE))).first.wait_for()
        rev, began = table.get_attribute("data-rev"), busy()
        do = next((button for button in FIRST if table.locator(button).count()), None)
        if do is not None:
            table.locator(do).first.click()
        else:
            waited.append(table.evaluate(WAITED, [PLAYABLE, ".tk-trick [data-played='CARD']"]) / MILLI)
            scripts.append(busy() - began)
            turn += 1
        tab.wait_for_function(CHANGED, arg=[table.element_handle(), rev])
    return waited, scripts


def rows() -> Iterator[Row]:
    """Measure."""
    with notebooks() as (tab, server):

        def shown(cells: list[str]) -> list[Locator]:
            notebook = Notebook(tab, server, server.write("own.ipynb", *cells))
            notebook.run_all()
            return [notebook.shown(number) for number in range(1, len(cells) + 1)]

        waited, _ = clicked(shown(ONE), CLICKS)
        note = f"Latinern, one table in the notebook; {CLICKS} cards, through several rounds."
        yield alone("From a click to the own card on the table", waited, CARD, note)
        waited, scripts = clicked(shown(TEN), CLICKS)
        note = f"Ten tables of Latinern in one notebook, played at in turn; {CLICKS} cards."
        yield alone("The same with ten tables", waited, CARD, note)
        note = "What the scripts of the whole page, JupyterLab's too, took of it: below 50 ms no frame is long."
        yield alone("Scripts for a card with ten tables", scripts, SCRIPTS, note)
        hints = []
        for table in shown(HINTS):
            table.locator("[data-do=hint]:not([aria-disabled])").wait_for()
            hints.append(table.evaluate(WAITED, ["[data-do=hint]", ".tk-hints li:not(.tk-shut)"]) / MILLI)
        note = f"Step 1, which samples nothing, at {len(hints)} tables of one notebook, half of them each game."
        yield alone("From a click to the first step of a hint", hints, HINT, note)


def main() -> int:
    """Run as a script."""
    if find() is None:
        print(MISSING, file=sys.stderr)
        return 1
    load, found = os.getloadavg(), []
    for row in rows():
        print(" | ".join(row.cells()), flush=True)
        found.append(row)
    PAGE.write_text(page(found, machine(load, ("jupyterlab", "anywidget")), INTRODUCTION), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return any(row.kept is False for row in found)


if __name__ == "__main__":
    sys.exit(main())
