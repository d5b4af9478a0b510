"""Pictures as SVG documents, and as the HTML that a notebook keeps of a widget."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Final, assert_never

from trickkit.render.board import draw_table
from trickkit.render.canvas import WIDTH, Canvas
from trickkit.render.picture import GridPicture, Picture, QuestionPicture, TablePicture
from trickkit.render.sheets import draw_grid, draw_question

LARGEST: Final = 59_000
"""Characters of a document; a picture with too many rich faces gets the small ones instead."""


def svg(picture: Picture, deck: str = "french", four: bool = False, lang: str = "en") -> str:
    """Draw a picture as a complete SVG document, 640 pixels wide, on a ground of its own.

    Args:
        picture: what is drawn.
        deck: `french` or `german`.
        four: clubs green and diamonds blue; French deck only.
        lang: `en` or `de`, for the letters on the faces. All sentences are in the picture already.

    >>> from trickkit.render.picture import QuestionPicture
    >>> svg(QuestionPicture("Which?", "", (), (), (), "A question.")).startswith("<svg xmlns=")
    True
    """
    drawn = _drawn(picture, Canvas(deck, four=four, lang=lang))
    if len(drawn) <= LARGEST:
        return drawn
    return _drawn(picture, Canvas(deck, four=four, lang=lang, simple=True))


def _drawn(picture: Picture, canvas: Canvas) -> str:
    match picture:
        case TablePicture():
            height = draw_table(canvas, picture)
        case QuestionPicture():
            height = draw_question(canvas, picture)
        case GridPicture():
            height = draw_grid(canvas, picture)
        case _:
            assert_never(picture)
    return canvas.document(height, picture.alt)


def html_image(svg: str, alt: str) -> str:
    """Give an image that holds the whole document, so that it needs no file and shows in an untrusted notebook.

    >>> print(html_image("<svg/>", 'North "leads"'))
    <img alt="North &quot;leads&quot;"
     src="data:image/svg+xml;base64,PHN2Zy8+" style="max-width:100%;width:640px;height:auto">
    """
    data = b64encode(svg.encode()).decode("ascii")
    style = f"max-width:100%;width:{WIDTH}px;height:auto"
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}" style="{style}">'
