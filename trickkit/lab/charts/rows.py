"""What charts of shares have in common: a line for each, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickkit.i18n import Words
from trickkit.lab.charts.chart import Chart, Spec, colored, data, label, percent_axis
from trickkit.lab.charts.written import bar, columns
from trickkit.lab.intervals import Interval


class Line(NamedTuple):
    """A share with its name."""

    name: str
    """What it is the share of."""
    share: Interval
    """The estimate with its interval."""


def chart_of_shares(title: str, lines: Sequence[Line], words: Words) -> Chart:
    """Draw shares as bars with their intervals.

    Args:
        title: what is shown.
        lines: the shares; names that differ.
        words: language and deck.
    """
    cells = [_cells(line, words) for line in lines]
    texts = columns(
        [(line.name, bar(line.share.value), *cell) for line, cell in zip(lines, cells, strict=True)], frozenset({2})
    )
    rows: list[dict[str, str | float]] = [
        {
            "name": name,
            "share": share.value,
            "low": share.low,
            "high": share.high,
            "text": f"{name}: {' '.join(cell)}",
        }
        for (name, share), cell in zip(lines, cells, strict=True)
    ]
    spoken = "; ".join(str(row["text"]) for row in rows)
    return Chart(
        title, (*texts, words.label("ui.simulate.sure")), _drawn(rows, words), words.lang, f"{title}. {spoken}"
    )


def percent(value: float, words: Words) -> str:
    """Write a share as a percentage."""
    return words.label("ui.chart.percent", share=words.number(100 * value, 1))


def _cells(line: Line, words: Words) -> tuple[str, str]:
    low, high = (words.number(100 * end, 1) for end in line.share[1:])
    return percent(line.share.value, words), words.label("ui.chart.range", low=low, high=high)


def _drawn(rows: list[dict[str, str | float]], words: Words) -> Spec:
    order = [str(row["name"]) for row in rows]
    scale = {"domain": [0, 1]}
    axis = percent_axis(words.label("ui.chart.share"))
    return {
        "data": data(rows),
        "height": {"step": 48},
        "encoding": {"y": {"field": "name", "type": "nominal", "sort": order, "axis": None}},
        "layer": [
            {
                "mark": {"type": "bar", "height": 20},
                "encoding": {
                    "x": {"field": "share", "type": "quantitative", "scale": scale, "axis": axis},
                    "color": colored(order, legend=None),
                },
            },
            {
                "mark": {"type": "rule", "strokeWidth": 2, "color": "currentColor"},
                "encoding": {"x": {"field": "low", "type": "quantitative"}, "x2": {"field": "high"}},
            },
            label(align="left", baseline="middle", dy=-19, x=0),
        ],
    }
