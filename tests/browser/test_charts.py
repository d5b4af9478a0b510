"""Charts of the laboratory: JupyterLab draws them by itself, in its theme, and says what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.lab import DARK, LIGHT, Notebook

if TYPE_CHECKING:
    from collections.abc import Callable

CELL = """from trickkit.lab import simulate
from trickkit.lab.charts import compared, course, points, shares
done = simulate("latinern", {"NS": "greedy", "EW": "random"}, 40, progress=False)
display(shares(done), points(done), course(done), compared({"all": done}, lang="de"))"""


def test_charts_are_drawn(write_and_run: Callable[..., Notebook]) -> None:
    notebook = write_and_run(CELL)
    charts = notebook.page.locator(".jp-CodeCell .vega-embed")
    expect(charts).to_have_count(4)
    for number, name in enumerate(("Rounds won.", "Points a round.", "Rounds in which nobody", "Gewonnene Runden von")):
        chart = charts.nth(number)
        expect(chart.locator("svg.marks")).to_be_visible()
        assert (chart.get_attribute("aria-label") or "").startswith(name)
        expect(chart.locator("summary")).to_have_count(0)  # no menu
    expect(charts.nth(0)).to_contain_text("North and South (greedy): 60.0 %")
    expect(charts.nth(2)).to_contain_text("exactly 27.1 %")
    expect(notebook.page.locator(".vega-embed .error")).to_have_count(0)


def test_what_is_written_in_a_chart_is_read_in_the_dark_too(write_and_run: Callable[..., Notebook]) -> None:
    notebook = write_and_run(CELL)
    fills = {}
    for theme in (LIGHT, DARK):
        notebook.theme(theme)
        notebook.run_all()
        text = notebook.page.locator(".jp-CodeCell .vega-embed").first.get_by_text("North and South (greedy): 60.0 %")
        expect(text).to_be_visible()
        fills[theme] = text.evaluate("each => getComputedStyle(each).fill")
    assert fills[LIGHT] != fills[DARK]
