"""The relatives of both games in two branches: how a suit of each goes, and what it hides."""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card, Suit
from trickkit.course.family import RELATIVES
from trickkit.course.pictures.sheet import LARGE, NORMAL, SMALL
from trickkit.i18n import Fact, Words
from trickkit.render.canvas import ACCENT, ACCENT_SOFT, EDGE, FELT, FELT_LINE, INK2, WIDTH, Canvas

OURS: Final = ("latinern", "twenty-eight")
"""The games of this course."""
_SHOWN: Final = 5
"""So many cards of a suit are drawn, from the top."""
_CARD, _STEP = 44.0, 50.0
_ROW, _GAP = 84.0, 10.0


def branch(*, follow: bool) -> tuple[str, ...]:
    """Give the games of a branch: where one has to follow suit, or where none has to.

    >>> branch(follow=False)
    ('latinern', 'watten')
    """
    return tuple(name for name, game in RELATIVES.items() if game.follow is follow)


def facts(words: Words) -> dict[str, Fact]:
    """Give what stands for the placeholders of the picture in words."""
    names = {"latinern": "latinern", "watten": "watten", "skat": "skat", "doppelkopf": "doppelkopf", "304": "asia"}
    return {fact: ", ".join(map(words.rank, RELATIVES[name].suit)) for name, fact in names.items()}


def draw(canvas: Canvas, words: Words) -> float:
    """Draw a row for each game, branch by branch; give the height."""
    y = canvas.paragraph(EDGE + 2, 20, words.label("ui.picture.family.title"), WIDTH - 2 * EDGE, LARGE, bold=True) + 8
    for follow in (False, True):
        said = words.label(f"ui.picture.family.{'points' if follow else 'tricks'}")
        y = canvas.paragraph(EDGE + 2, y + 6, said, WIDTH - 2 * EDGE, NORMAL) + 6
        for name in branch(follow=follow):
            _row(canvas, y, name, words)
            y += _ROW + _GAP
    return y + 8


def _row(canvas: Canvas, y: float, name: str, words: Words) -> None:
    ours, game = name in OURS, RELATIVES[name]
    fill, stroke = (ACCENT_SOFT, ACCENT) if ours else (FELT, FELT_LINE)
    canvas.box(EDGE, y, WIDTH - 2 * EDGE, _ROW, 10, fill=fill, stroke=stroke)
    room = WIDTH - 2 * EDGE - _SHOWN * _STEP - 34
    below = canvas.paragraph(EDGE + 16, y + 10, words.label(f"ui.picture.family.{name}"), room, NORMAL, bold=True)
    hidden = words.label(f"ui.picture.family.hidden.{game.hidden}")
    canvas.paragraph(EDGE + 16, below, hidden, room, SMALL, fill=INK2)
    for place, rank in enumerate(game.suit[:_SHOWN]):
        canvas.card(Card(rank, Suit.SPADES), WIDTH - EDGE - 8 - (_SHOWN - place) * _STEP, y + 11, _CARD)
