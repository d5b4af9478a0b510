"""Draws a question and the grid of pairs."""

from __future__ import annotations

from typing import Final, Literal

from trickkit.render.canvas import (
    ACCENT,
    ACCENT_SOFT,
    EDGE,
    FELT,
    FELT_LINE,
    INK,
    INK2,
    LEADING,
    SLOT,
    WIDTH,
    Canvas,
)
from trickkit.render.lines import ROOM, runs, width, wrap
from trickkit.render.picture import GridPicture, LabelledCard, Prose, QuestionPicture, Sign

LEFT: Final = EDGE + 4
INNER: Final = WIDTH - 2 * LEFT
CARD: Final = 76
"""Width of a card in a question; the small face, as in the widget."""
CELL: Final = 46
"""Height of a cell of the grid."""
CROSS: Final = "M-9-9 9 9M9-9-9 9"
OUT: Final = "M-14 9 14-9"
RING: Final = "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"


def draw_question(canvas: Canvas, picture: QuestionPicture) -> float:
    """Draw a question; give its height."""
    y = canvas.paragraph(LEFT, 20, picture.title, INNER, 24, bold=True)
    y = canvas.paragraph(LEFT, y, picture.goal, INNER, 18)
    y = canvas.flow(LEFT, y + 2, picture.given, INNER, 18) + 8
    y = _shelves(canvas, picture.shelves, y)
    if picture.cards:
        y = _cards(canvas, picture.cards, y + 2) + 10
    for legend, options in picture.groups:
        y = canvas.paragraph(LEFT, y + 4, legend, INNER, 16, fill=INK2, bold=True) + 4
        y = _options(canvas, options, y)
    return y + 10


def _cards(canvas: Canvas, cards: tuple[LabelledCard, ...], top: float) -> float:
    most = 6 if any(card.label or card.sub for card in cards) else 7
    rows = -(-len(cards) // most)
    per_row = -(-len(cards) // rows)
    cell = min((INNER - 24) / per_row, 132)
    lines = [_below(card, cell - 8) for card in cards]
    starts = range(0, len(cards), per_row)
    heights = [14 + 1.4 * CARD + 8 + max(high for _, _, high in lines[i : i + per_row]) for i in starts]
    canvas.box(LEFT, top, INNER, sum(heights) + 8, 10, fill=FELT, stroke=FELT_LINE)
    y = top
    for start, high in zip(starts, heights, strict=True):
        row = cards[start : start + per_row]
        for i, card in enumerate(row):
            x = WIDTH / 2 + (i - (len(row) - 1) / 2) * cell
            canvas.card(card.card, x - CARD / 2, y + 14, CARD, small=True)
            below = canvas.paragraph(x, y + 18 + 1.4 * CARD, card.label, cell - 8, 17, anchor="middle", bold=True)
            canvas.paragraph(x, below, card.sub, cell - 8, 16, anchor="middle", fill=INK2)
        y += high
    return top + sum(heights) + 8


def _shelves(canvas: Canvas, shelves: tuple[tuple[Prose, tuple[LabelledCard, ...]], ...], y: float) -> float:
    for heading, cards in shelves:
        y = canvas.paragraph(LEFT, y + 8, heading, INNER, 16, fill=INK2, bold=True) + 4
        y = _cards(canvas, cards, y) + 4
    return y


def _below(card: LabelledCard, room: float) -> tuple[int, int, float]:
    """Give the lines of label and of sub, and their height."""
    label, sub = len(wrap(card.label, room, 17, bold=True)), len(wrap(card.sub, room, 16))
    return label, sub, LEADING * (17 * label + 16 * sub)


def _options(canvas: Canvas, options: tuple[Prose, ...], top: float) -> float:
    """Draw the answers in boxes: two beside each other where all are short, else one below the other."""
    short = all(width(runs(option), 17) * ROOM <= INNER / 2 - 32 for option in options) and len(options) > 1
    wide = (INNER - 8) / 2 if short else INNER
    y = top
    for i in range(0, len(options), 2 if short else 1):
        row = options[i : i + (2 if short else 1)]
        high = max(len(wrap(option, wide - 24, 17)) or 1 for option in row) * LEADING * 17 + 14
        for k, option in enumerate(row):
            x = LEFT + k * (wide + 8)
            canvas.box(x, y, wide, high, 6, fill="#fff", stroke=SLOT)
            canvas.paragraph(x + 12, y + 9, option, wide - 24, 17)
        y += high + 8
    return y + 4


def draw_grid(canvas: Canvas, picture: GridPicture) -> float:
    """Draw a grid; give its height."""
    y = canvas.paragraph(LEFT, 20, picture.title, INNER, 24, bold=True)
    y = canvas.paragraph(LEFT, y, picture.goal, INNER, 18)
    y = canvas.flow(LEFT, y + 2, picture.given, INNER, 18) + 6 if picture.given else y
    y = _shelves(canvas, picture.shelves, y)
    y = canvas.paragraph(LEFT, y + 8 * bool(picture.shelves), picture.sub, INNER, 17, fill=INK2) + 12
    wide = (INNER - 56) / max(len(picture.cols), 1)
    for i, suit in enumerate(picture.cols):
        canvas.mark(suit, LEFT + 56 + (i + 0.5) * wide - 15, y + 25, 33)
    y += 38
    for rank in picture.rows:
        canvas.rank(rank, LEFT + 24, y + CELL / 2, 30)
        for i, suit in enumerate(picture.cols):
            _cell(canvas, picture.sign(rank, suit), LEFT + 56 + i * wide + 2, y + 2, wide - 4, CELL - 4)
        y += CELL
    return _legend(canvas, picture, y + 12) + 12


def _cell(canvas: Canvas, sign: Sign | Literal["open"] | None, x: float, y: float, wide: float, high: float) -> None:
    ring = sign == "ring"
    canvas.box(x, y, wide, high, 6, fill=ACCENT_SOFT if ring else "#fff", stroke=ACCENT if ring else SLOT)
    middle = (x + wide / 2, y + high / 2)
    if sign == "cross":
        canvas.path(CROSS, stroke=INK, line=3, at=middle)
    elif ring:
        canvas.path(RING, stroke=ACCENT, line=3.5, at=middle)
    elif sign == "out":
        canvas.path(OUT, stroke=SLOT, line=1.5, at=middle)


def _legend(canvas: Canvas, picture: GridPicture, y: float) -> float:
    x: float = LEFT
    for sign, label in picture.legend:
        lines = wrap(label, INNER - 60, 16)
        needed = 60 + max((width(line, 16) for line in lines), default=0) * ROOM
        if x > LEFT and x + needed > LEFT + INNER:
            x, y = LEFT, y + 42
        _cell(canvas, sign, x, y, 42, 34)
        below = canvas.paragraph(x + 52, y + 6, label, INNER - 60, 16, fill=INK2)
        y = max(y, below - 34)
        x += needed + 16
    return y + 42 if picture.legend else y
