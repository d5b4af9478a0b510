"""From a click to the learner's own card on the table, through the kernel, in JupyterLab in a real browser.

    python benchmarks/click.py

The promise is a median under 150 ms. The clock runs in the page: from the click until the card lies there.
"""

from __future__ import annotations

import platform
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.lab import CHROMIUM_FLAGS, Notebook, Server
from tools.chromium import MISSING, find

CLICKS = 20
PROMISED = 150
TABLE = "from trickkit.widgets import Table; table = Table(7); table"
CLICK = """async () => {
    const card = document.querySelector(".tk-hand button:not([aria-disabled])");
    const start = performance.now();
    card.click();
    const played = `.tk-trick [data-played="${card.dataset.card}"]`;
    while (!document.querySelector(played)) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - start;
}"""


def main() -> int:
    """Click twenty cards, starting new rounds as needed, and print the median."""
    path = find()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    times: list[float] = []
    with (
        tempfile.TemporaryDirectory() as tmp,
        Server(Path(tmp), learner=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        page = browser.new_context(reduced_motion="reduce").new_page()
        Notebook(page, server, server.write("own.ipynb", TABLE)).run_all()
        table = page.locator(".tk").first
        while len(times) < CLICKS:
            table.locator("[data-do=stay], .tk-btn.tk-main, .tk-hand button:not([aria-disabled])").first.wait_for()
            rev = table.get_attribute("data-rev")
            for button in ("[data-do=stay]", ".tk-btn.tk-main"):
                if table.locator(button).count():
                    table.locator(button).first.click()
                    break
            else:
                times.append(page.evaluate(CLICK))
            page.wait_for_function("(rev) => document.querySelector('.tk').dataset.rev !== rev", arg=rev)
        browser.close()
    median = statistics.median(times)
    print(f"click to card: median {median:.0f} ms, worst {max(times):.0f} ms of {CLICKS}; promised {PROMISED} ms")
    print(f"{platform.platform()}, Python {platform.python_version()}")
    return 0 if median < PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
