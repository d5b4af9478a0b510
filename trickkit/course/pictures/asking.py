"""How a round of Latinern gets dearer: question, answer, and what each costs (L16 to L19)."""

from __future__ import annotations

from typing import Final

from trickkit.course.pictures.sheet import LARGE, NORMAL, SMALL, arrow
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern.position import NO_ASKING_FROM
from trickkit.i18n import Fact, Words
from trickkit.i18n.text import Text
from trickkit.record import parse_record
from trickkit.render.canvas import ACCENT, ACCENT_SOFT, EDGE, FELT, FELT_LINE, INK2, WIDTH, Canvas

_ROUND: Final = """
[Game "latinern"]
[Dealer "N"]
[Deal "N:7C AD QH 9S TC E:TS KH JH QC 9D S:AS KC JD 8H 7D W:AH QS TD KS 8C"]
"""
_TALK: Final = ("", "E:ask S:stay", "E:ask S:stay S:ask E:stay")
"""How far the talk goes: nobody asks, one side does, the other asks back."""
_QUESTIONS: Final = ("ui.picture.asking.ask", "ui.picture.asking.ask-back")
_STEP, _GAP = 78, 46
_LEFT: Final = 296
"""Width of the column of steps."""


def stakes() -> tuple[int, ...]:
    """Give what the round is worth after each step, as the engine counts.

    >>> stakes()
    (2, 3, 4)
    """
    states = [parse_record(_ROUND + talk).state for talk in _TALK]
    return tuple(state.position.stake for state in states if isinstance(state, LatinernState))


def facts(words: Words) -> dict[str, Fact]:  # noqa: ARG001 - figures need no words
    """Give what stands for the placeholders of the picture in words."""
    return {"ban": NO_ASKING_FROM, **dict(zip(("first", "second", "third"), stakes(), strict=True))}


def draw(canvas: Canvas, words: Words) -> float:
    """Draw stakes and questions as one way down, with a way out to the right of each question; give the height."""
    y = canvas.paragraph(EDGE + 2, 20, words.label("ui.picture.asking.title"), WIDTH - 2 * EDGE, LARGE, bold=True) + 10
    worth = stakes()
    for place, stake in enumerate(worth):
        _stake(canvas, y, stake, words)
        if place < len(_QUESTIONS):
            _down(canvas, y + _STEP)
            y += _STEP + _GAP
            _question(canvas, y, words.label(_QUESTIONS[place]), words.label("ui.picture.asking.go", n=stake))
            _down(canvas, y + _STEP, words.label("ui.picture.asking.stay", n=worth[place + 1]))
            y += _STEP + _GAP
    y = canvas.paragraph(EDGE + 2, y + _STEP + 16, words.label("ui.picture.asking.end"), WIDTH - 2 * EDGE, NORMAL)
    ban = words.label("ui.picture.asking.ban", n=NO_ASKING_FROM)
    return canvas.paragraph(EDGE + 2, y + 4, ban, WIDTH - 2 * EDGE, NORMAL) + 16


def _stake(canvas: Canvas, y: float, stake: int, words: Words) -> None:
    canvas.box(EDGE, y, _LEFT, _STEP, 10, fill=FELT, stroke=FELT_LINE)
    canvas.paragraph(EDGE + 20, y + 14, str(stake), 60, 36, bold=True)
    canvas.paragraph(EDGE + 62, y + 14, words.label("ui.picture.asking.worth", n=stake), _LEFT - 78, SMALL)


def _question(canvas: Canvas, y: float, said: str, out: str) -> None:
    canvas.box(EDGE, y, _LEFT, _STEP, 10, fill="#fff", stroke=ACCENT, line=2)
    canvas.paragraph(EDGE + 16, y + 13, said, _LEFT - 32, NORMAL)
    right = EDGE + _LEFT + 58
    arrow(canvas, f"M{EDGE + _LEFT + 4} {y + _STEP / 2}H{right - 10}", (right - 4, y + _STEP / 2), (1, 0))
    canvas.box(right, y, WIDTH - EDGE - right, _STEP, 10, fill=ACCENT_SOFT, stroke=ACCENT)
    canvas.paragraph(right + 14, y + 14, out, WIDTH - EDGE - right - 22, SMALL)


def _down(canvas: Canvas, y: float, said: str | Text = "") -> None:
    x = EDGE + 40.0
    arrow(canvas, f"M{x} {y + 4}V{y + _GAP - 10}", (x, y + _GAP - 4), (0, 1), colour=ACCENT if said else INK2)
    canvas.paragraph(x + 18, y + 9, said, 420, NORMAL)
