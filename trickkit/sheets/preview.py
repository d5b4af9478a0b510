"""A picture of the top of a worksheet: the page itself inside an SVG document, so that it needs no browser to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trickkit.coach.exercises import Exercise
from trickkit.i18n import Words
from trickkit.sheets.page import STYLE
from trickkit.sheets.worksheet import body

_SVG: Final = 'xmlns="http://www.w3.org/2000/svg"'
_WIDTH: Final = 794
"""Of a sheet of A4, in the pixels of a page."""
_HEIGHT: Final = 620
"""How much of it is shown."""


def preview(exercises: Sequence[Exercise], words: Words, *, four: bool = False) -> str:
    """Give a picture of the top of a worksheet as an SVG document.

    Args:
        exercises: those of the worksheet.
        words: language and deck.
        four: a colour of its own for each suit.

    >>> from trickkit.coach.exercises import generate
    >>> preview([generate("points-so-far", 2)], Words()).startswith("<svg xmlns=")
    True
    """
    shown = body(exercises, words, first=2, four=four).replace(
        "<svg ", f"<svg {_SVG} "
    )  # inside HTML it would be none in XML
    return (
        f'<svg {_SVG} viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}">'
        f'<rect width="100%" height="100%" fill="#fff"/><foreignObject width="{_WIDTH}" height="{_HEIGHT}">'
        f'<div xmlns="http://www.w3.org/1999/xhtml" class="sheet"><style>{STYLE}</style>{shown}</div>'
        "</foreignObject></svg>"
    )
