"""A chart: a Vega-Lite specification for notebooks, and the same as text.

JupyterLab, Notebook 7, JupyterLite and VS Code draw `application/vnd.vegalite.v5+json` by themselves, in the colours of
their theme. Everything else shows the text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

MIME: Final = "application/vnd.vegalite.v5+json"
"""What the renderers of notebooks take."""
_SCHEMA: Final = "https://vega.github.io/schema/vega-lite/v5.json"
_LABELS: Final = 260  # pixels for the names in a legend
WIDTH: Final = 300
"""How wide the drawn part is, in pixels."""
COLORS: Final = ("#3987c8", "#d9822b", "#2f9e6e", "#b56fc4", "#c9585c", "#8a8f2f")
"""Colours that stand out on white and on dark grey, also for most who are colour-blind; names stand beside them."""
RULE: Final = "#e0633a"
"""The colour of an exact value."""

Spec = dict[str, Any]
"""A specification in Vega-Lite, or a part of one."""


@dataclass(frozen=True, slots=True, repr=False)
class Chart:
    """A chart; a notebook draws it, `str` writes it.

    >>> chart = Chart("Two and two", ("one  █", "two  ██"), {"mark": "bar"}, "en")
    >>> print(chart)
    Two and two
    one  █
    two  ██
    >>> sorted(chart._repr_mimebundle_())
    ['application/vnd.vegalite.v5+json', 'text/plain']
    """

    title: str
    """What is shown."""
    lines: tuple[str, ...]
    """The same as text, line by line."""
    drawn: Spec
    """What is drawn: marks, data, scales. It holds nothing that is not shown."""
    lang: str
    """The language of its words."""
    spoken: str = ""
    """What a screen reader says; default: the title and the lines."""

    @property
    def spec(self) -> Spec:
        """The whole specification."""
        return {
            "$schema": _SCHEMA,
            "description": self.spoken or " ".join(" ".join((self.title, *self.lines)).split()),
            "title": {"text": self.title, "anchor": "start", "frame": "group"},
            "width": WIDTH,
            "config": {
                "axis": {"labelFontSize": 12, "titleFontSize": 12},
                "legend": {"labelLimit": _LABELS, "labelFontSize": 12, "orient": "bottom", "direction": "vertical"},
                "title": {"fontSize": 14},
                "view": {"stroke": None},
            },
            "usermeta": {"embedOptions": {"actions": False, "renderer": "svg"}},
            **self.drawn,
        }

    def __str__(self) -> str:
        return "\n".join((self.title, *self.lines))

    def __repr__(self) -> str:
        return f"<Chart: {self.title}>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:  # noqa: ARG002 - the notebook's protocol
        return {MIME: self.spec, "text/plain": str(self)}


def data(rows: Sequence[Mapping[str, str | float]]) -> Spec:
    """Give the data of a chart; numbers are rounded, as nobody sees more.

    >>> data([{"share": 2 / 3}])
    {'values': [{'share': 0.6667}]}
    """
    return {"values": [{key: round(v, 4) if isinstance(v, float) else v for key, v in row.items()} for row in rows]}


def label(at: Spec | None = None, **more: object) -> Spec:
    """Give a layer for what is written into a chart, in the colour of the text around it: the field `text` of its data.

    Args:
        at: where it stands, if not where the marks do.
        more: what else its mark has.
    """
    mark = {"type": "text", "color": "currentColor", "fontSize": 12, **more}
    return {"mark": mark, "encoding": {**(at or {}), "text": {"field": "text", "type": "nominal"}}}


def colored(names: Sequence[str], **more: object) -> Spec:
    """Give each name a colour of its own, by the field `name` of the data; after the last colour comes the first.

    Args:
        names: the names.
        more: what else there is to the colours, as `legend=None`.
    """
    colors = [COLORS[number % len(COLORS)] for number in range(len(names))]
    return {"field": "name", "type": "nominal", "scale": {"domain": [*names], "range": colors}, **more}


def percent_axis(title: str) -> Spec:
    """Give an axis of percentages, written as both languages write them."""
    return {"title": title, "labelExpr": "format(100 * datum.value, '.0f') + ' %'", "tickCount": 5, "grid": False}
