"""How a share settles down: after 10 deals, after 20, and so on, with its interval and the exact value."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.i18n import Words
from trickkit.lab.charts.chart import COLORS, RULE, WIDTH, Chart, Spec, data, label, percent_axis
from trickkit.lab.charts.rows import percent
from trickkit.lab.charts.sides import check
from trickkit.lab.charts.written import columns, whiskers
from trickkit.lab.intervals import Interval, share
from trickkit.lab.rows import LatinernRow
from trickkit.lab.simulation import Simulation
from trickkit.lab.summary import HAUPTSCHLAG_MISSING
from trickkit.seats import Side

_POINTS: Final = 60
"""So many points are drawn."""
_FIRST: Final = 10
"""After so many deals it begins."""


def course(
    done: Simulation | Sequence[bool],
    what: str = "hauptschlag",
    lang: str = "en",
    *,
    exactly: Fraction | float | None = None,
) -> Chart:
    """Draw how a share comes closer to its value the more deals are played.

    Args:
        done: the simulation; or for each try whether it happened.
        what: of a simulation: `hauptschlag`, how often nobody held it (Latinern); or `NS` or `EW`, how often that side
            won the deal. Of tries: what happened, in words.
        lang: `en` or `de`.
        exactly: the exact value, if it is known; how often nobody holds the Hauptschlag is known.

    Raises:
        TrickkitError: if nothing was played, Twenty-eight is asked for the Hauptschlag, or three players for a side.
        NotationError: if side or language is not known.

    >>> print(course([True, False] * 40, "heads", exactly=0.5))
    heads
    after 10 ...
    """
    words = Words(lang)
    if isinstance(done, Simulation):
        check(done)
        title, hits, known = _hits(done, what, words)
        times = "rounds" if isinstance(done.game, Latinern) else "deals"
        exactly = known if exactly is None and done.run.where is None else exactly
    else:
        title, hits, times = what, list(done), "tries"
    if not hits:
        raise TrickkitError("nothing was tried, so there is nothing to draw; give 1 try or more")
    rule = None if exactly is None else float(exactly)
    settled = _settling(hits)
    written = _doubling(settled)
    low = min(*(each.low for _, each in written), 1 if rule is None else rule)
    high = max(*(each.high for _, each in written), 0 if rule is None else rule)
    lines = columns(
        [
            (
                words.count(f"ui.chart.after.{times}", n, number=words.whole(n)),
                whiskers(each, low, high, rule),
                percent(each.value, words),
            )
            for n, each in written
        ],
        frozenset({0, 2}),
    )
    if rule is not None:
        lines = (*lines, words.label("ui.chart.exactly", share=percent(rule, words)))
    n, last = settled[-1]
    after = words.count(f"ui.chart.after.{times}", n, number=words.whole(n))
    spoken = words.label("ui.chart.course", title=title, after=after, share=percent(last.value, words))
    return Chart(
        title, lines, _drawn(_even(settled), rule, times, words), lang, " ".join((spoken, *lines[len(written) :]))
    )


def _hits(done: Simulation, what: str, words: Words) -> tuple[str, list[bool], Fraction | None]:
    """Say what is drawn, whether it happened in each deal, and how often it happens in all deals, if that is known."""
    rows = [row for row in done.rows if not row.swapped]  # a deal played twice counts once
    if what == "hauptschlag":
        dealt = [row.hauptschlag_dealt for row in rows if isinstance(row, LatinernRow)]
        if not dealt:
            raise TrickkitError(f"{done.game.name} has no Hauptschlag; ask for NS or EW")
        return words.label("ui.chart.missing"), [not each for each in dealt], HAUPTSCHLAG_MISSING
    side = Side.parse(what)
    if side not in done.teams:
        raise TrickkitError(f"three players are no sides, so {side} wins nothing; draw their shares instead")
    title = "ui.chart.won-by" if isinstance(done.game, Latinern) else "ui.chart.made-by-of-all"
    return words.label(title, side=side), [row.won and row.team == side for row in rows], None


def _settling(hits: Sequence[bool]) -> list[tuple[int, Interval]]:
    """Give the share after each number of tries."""
    return [(n, share(found, n)) for n, found in enumerate(accumulate(map(int, hits)), 1)]


def _doubling(settled: Sequence[tuple[int, Interval]]) -> list[tuple[int, Interval]]:
    """Pick a few, each after twice as many tries, and the last."""
    picked, n = [], min(_FIRST, len(settled))
    while n < len(settled):
        picked.append(settled[n - 1])
        n *= 2
    return [*picked, settled[-1]]


def _even(settled: Sequence[tuple[int, Interval]]) -> list[tuple[int, Interval]]:
    """Pick as many as a line needs, evenly, and the last."""
    step = max(1, len(settled) // _POINTS)
    first = min(_FIRST, len(settled)) - 1
    picked = list(settled[first:-1:step])
    return [*picked, settled[-1]]


def _drawn(picked: Sequence[tuple[int, Interval]], rule: float | None, times: str, words: Words) -> Spec:
    rows = [{"n": n, "share": each.value, "low": each.low, "high": each.high} for n, each in picked]
    x = {"field": "n", "type": "quantitative", "title": words.label(f"ui.chart.axis.{times}"), "axis": {"grid": False}}
    y_axis = percent_axis(words.label("ui.chart.share"))
    y = {"field": "share", "type": "quantitative", "axis": y_axis, "scale": {"zero": False}}
    layer: list[Spec] = [
        {
            "mark": {"type": "area", "opacity": 0.25, "color": COLORS[0]},
            "encoding": {"x": x, "y": y | {"field": "low"}, "y2": {"field": "high"}},
        },
        {"mark": {"type": "line", "color": COLORS[0], "strokeWidth": 2}, "encoding": {"x": x, "y": y}},
    ]
    if rule is not None:
        text = words.label("ui.chart.exactly", share=percent(rule, words))
        exact = data([{"exact": rule, "text": text}])
        y_exact = {"field": "exact", "type": "quantitative"}
        layer += [
            {
                "data": exact,
                "mark": {"type": "rule", "strokeDash": [6, 4], "strokeWidth": 2, "color": RULE},
                "encoding": {"y": y_exact},
            },
            {
                "data": exact,
                **label({"x": {"value": WIDTH}, "y": y_exact}, align="right", baseline="bottom", dx=-4, dy=-4),
            },
        ]
    return {"data": data(rows), "height": 200, "layer": layer}
