"""Static pictures of what a widget shows: SVG for notebooks and pages, plain text for terminals.

>>> from trickkit.cards import Card
>>> from trickkit.render import LabelledCard, QuestionPicture, html_image, svg, text
>>> picture = QuestionPicture("Which?", "", (), (LabelledCard("North", Card.parse("KH")),), (), "Which? North: K♥")
>>> html_image(svg(picture), picture.alt)[:31], text(picture).splitlines()[-1]
('<img alt="Which? North: K♥" src', '  North: K♥')
"""

from trickkit.render.picture import (
    DownPicture,
    GridPicture,
    LabelledCard,
    Picture,
    Prose,
    QuestionPicture,
    SeatPicture,
    Sign,
    TablePicture,
    TrickCard,
)
from trickkit.render.svg import html_image, svg
from trickkit.render.text import text

__all__ = [
    "DownPicture",
    "GridPicture",
    "LabelledCard",
    "Picture",
    "Prose",
    "QuestionPicture",
    "SeatPicture",
    "Sign",
    "TablePicture",
    "TrickCard",
    "html_image",
    "svg",
    "text",
]
