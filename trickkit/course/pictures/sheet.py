"""What a picture of a lesson is in a notebook, and the lines that connect things in it."""

from __future__ import annotations

import math
import textwrap
from dataclasses import dataclass
from typing import Any

from trickkit.i18n.text import Bold, Text
from trickkit.render import html_image
from trickkit.render.canvas import ACCENT, Canvas
from trickkit.render.picture import Prose

COLUMNS = 78
"""No line of a picture in words is longer."""
SMALL, NORMAL, LARGE = 18, 20, 24
"""Sizes of fonts; half of the smallest is still legible, where a page is 320 pixels wide."""


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """A picture beside a lesson's text; a notebook shows it, and a terminal writes it.

    >>> LessonPicture("<svg/>", "Four seats.")
    Four seats.
    """

    svg: str
    """The drawing, a document of its own."""
    alt: str
    """The whole picture in words."""

    def _repr_mimebundle_(self, **_which: object) -> dict[str, Any]:
        return {"text/html": html_image(self.svg, self.alt), "text/plain": repr(self)}

    def __repr__(self) -> str:
        return textwrap.fill(self.alt, COLUMNS)


def bold(prose: Prose) -> Text:
    """Make a whole text bold."""
    return Text.of(Bold(prose if isinstance(prose, Text) else Text.of(prose)))


def arrow(
    canvas: Canvas, curve: str, tip: tuple[float, float], towards: tuple[float, float], *, colour: str = ACCENT
) -> None:
    """Draw a curve and a head at its tip.

    Args:
        canvas: where to draw.
        curve: the data of its path.
        tip: where it points at.
        towards: the direction in which it arrives there.
        colour: of line and head.
    """
    canvas.path(curve, stroke=colour, line=3, at=(0, 0))
    head(canvas, tip, towards, colour=colour)


def head(canvas: Canvas, tip: tuple[float, float], towards: tuple[float, float], *, colour: str = ACCENT) -> None:
    """Draw the head of an arrow alone."""
    angle = math.atan2(towards[1], towards[0])
    wings = [(math.cos(angle + turn) * 13, math.sin(angle + turn) * 13) for turn in (math.pi * 0.84, -math.pi * 0.84)]
    (ax, ay), (bx, by) = ((round(x, 1), round(y, 1)) for x, y in wings)
    canvas.path(f"M0 0L{ax:g} {ay:g}L{bx:g} {by:g}z", fill=colour, stroke=colour, line=2, at=tip)
