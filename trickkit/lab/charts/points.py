"""How many points a deal brings: a histogram for each side."""

from __future__ import annotations

from collections import Counter

from trickkit.i18n import Words
from trickkit.lab.charts.chart import Chart, Spec, colored, data, label
from trickkit.lab.charts.sides import Sides
from trickkit.lab.charts.written import bar, columns
from trickkit.lab.simulation import Simulation


def points(done: Simulation, lang: str = "en") -> Chart:
    """Draw how often each number of points came, side by side.

    Args:
        done: the simulation.
        lang: `en` or `de`.

    Raises:
        TrickkitError: if nothing was played.
        NotationError: if the language is not known.

    >>> from trickkit.lab import simulate
    >>> print(points(simulate("twenty-eight", {"NS": "greedy", "EW": "random"}, deals=10, seed=3)))
    Game points a deal
    North and South (greedy)  ...
    """
    words, latinern, names = Sides.of(done, lang)
    counted = Counter((names[row.team], row.points) for row in done.rows)
    numbers = sorted({number for _, number in counted})
    most = max(counted.values())
    rows = [
        (name, number, counted[name, number]) for name in names.values() for number in numbers if counted[name, number]
    ]
    before, cells = "", list[tuple[str, ...]]()
    for name, number, times in rows:
        cells.append((name if name != before else "", _signed(number, words), bar(times / most), words.whole(times)))
        before = name
    title = words.label("ui.chart.points" if latinern else "ui.chart.game-points")
    spoken = "; ".join(
        words.count("ui.chart.times", abs(number), name=name, points=_signed(number, words), times=words.whole(times))
        for name, number, times in rows
    )
    drawn = _drawn(rows, [*names.values()], numbers, words)
    return Chart(title, columns(cells, frozenset({1, 3})), drawn, words.lang, f"{title}. {spoken}")


def _signed(number: int, words: Words) -> str:
    return words.number(number, 0)


def _drawn(rows: list[tuple[str, int, int]], names: list[str], numbers: list[int], words: Words) -> Spec:
    values: list[dict[str, str | float]] = [
        {"name": name, "points": _signed(number, words), "times": times, "text": words.whole(times)}
        for name, number, times in rows
    ]
    return {
        "data": data(values),
        "height": 170,
        "encoding": {
            "x": {
                "field": "points",
                "type": "ordinal",
                "sort": [_signed(number, words) for number in numbers],
                "title": words.label("ui.chart.points.axis"),
                "axis": {"labelAngle": 0},
            },
            "xOffset": {"field": "name", "type": "nominal", "sort": names},
            "y": {
                "field": "times",
                "type": "quantitative",
                "title": words.label("ui.chart.times.axis"),
                "axis": {"tickMinStep": 1, "tickCount": 4, "labels": False, "ticks": False, "grid": False},
            },
        },
        "layer": [
            {"mark": {"type": "bar"}, "encoding": {"color": colored(names, title=None)}},
            label(dy=-7),
        ],
    }
