"""What exposure changes in a trick: only what is played after it is a trump (T14, T16, T18, T19)."""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card, Suit, parse_cards
from trickkit.course.pictures.sheet import LARGE, NORMAL, SMALL, bold
from trickkit.games.twenty_eight.ordering import TwentyEightOrdering
from trickkit.i18n import Fact, Words
from trickkit.i18n.text import Text
from trickkit.render.canvas import ACCENT, ACCENT_SOFT, EDGE, FELT, FELT_LINE, INK2, LEADING, WIDTH, Canvas
from trickkit.render.lines import Run, wrap
from trickkit.seats import Direction, Seat
from trickkit.tricks import Trick, winner

CARDS: Final = tuple(parse_cards("TS KD 8D AS"))
"""Led, discarded, played by the one who asks, following suit."""
DOWN: Final = Card.parse("QD")
"""The card that lay face down."""
SINCE: Final = 3
"""The place in the trick before which the question comes."""
_TRICK: Final = Trick.of(Seat.NORTH, CARDS, Direction.COUNTER_CLOCKWISE)
HIDDEN: Final = winner(_TRICK, TwentyEightOrdering())
"""Who wins while trump is hidden."""
EXPOSED: Final = winner(_TRICK, TwentyEightOrdering(Suit.DIAMONDS, since=SINCE))
"""Who wins when the question comes in the middle."""
_CARD, _SMALL = 92, 54
_DOWN_AT: Final = EDGE + 16 + 2 * (_CARD + 20) + 42.0
"""The middle of the down card."""


def facts(words: Words) -> dict[str, Fact]:  # noqa: ARG001 - cards name themselves
    """Give what stands for the placeholders of the picture in words."""
    laid = dict(zip(("first", "second", "third", "fourth"), CARDS, strict=True))
    return {**laid, "down": DOWN, "trump": DOWN.suit, "hidden": HIDDEN.card, "exposed": EXPOSED.card}


def draw(canvas: Canvas, words: Words) -> float:
    """Draw the same four cards twice, without a question and with one; give the height."""
    y = canvas.paragraph(EDGE + 2, 20, words.label("ui.picture.exposure.title"), WIDTH - 2 * EDGE, LARGE, bold=True) + 8
    y = _without(canvas, words, y)
    return _with(canvas, words, y + 14) + 16


def _without(canvas: Canvas, words: Words, top: float) -> float:
    said = words.message("ui.picture.exposure.hidden", trump=DOWN.suit)
    bottom = _panel(canvas, top, 204, words.label("ui.picture.exposure.without"), said)
    _trick(canvas, top, HIDDEN.card)
    canvas.backs(1, _DOWN_AT - _SMALL / 2, top + 84, _SMALL, 0)
    canvas.paragraph(_DOWN_AT, top + 168, words.label("ui.picture.exposure.down"), 110, SMALL, anchor="middle")
    return bottom


def _with(canvas: Canvas, words: Words, top: float) -> float:
    said = words.message("ui.picture.exposure.exposed", card=EXPOSED.card, early=CARDS[1])
    bottom = _panel(canvas, top, 238, words.label("ui.picture.exposure.with"), said)
    later = _place(SINCE - 1) - 14.0
    canvas.box(
        later, top + 44, WIDTH - EDGE - later - 10, 184, 8, fill=ACCENT_SOFT, stroke=ACCENT, line=1.5, dash="6 4"
    )
    _trick(canvas, top, EXPOSED.card)
    canvas.card(DOWN, _DOWN_AT - _SMALL / 2, top + 84, _SMALL)
    canvas.paragraph(_DOWN_AT, top + 168, words.label("ui.picture.exposure.turned"), 110, SMALL, anchor="middle")
    before, after = words.label("ui.picture.exposure.before"), words.label("ui.picture.exposure.after")
    canvas.paragraph(_place(0), top + 196, before, 2 * _CARD + 16, SMALL, fill=INK2)
    canvas.paragraph(_place(SINCE - 1), top + 196, after, 2 * _CARD + 16, SMALL, fill=INK2)
    return bottom


def _panel(canvas: Canvas, top: float, high: float, title: str, said: Text) -> float:
    """Draw the ground with its heading, and a sentence below the cards; give the place below it."""
    room = WIDTH - 2 * EDGE - 32
    high += LEADING * NORMAL * len(wrap(said, room, NORMAL))
    canvas.box(EDGE, top, WIDTH - 2 * EDGE, high + 14, 10, fill=FELT, stroke=FELT_LINE)
    canvas.paragraph(EDGE + 16, top + 12, bold(title), room, NORMAL)
    return (
        canvas.paragraph(EDGE + 16, top + high - LEADING * NORMAL * len(wrap(said, room, NORMAL)), said, room, NORMAL)
        + 14
    )


def _place(place: int) -> float:
    """Give the left edge of a card; before the question comes, there is room for the down card."""
    return EDGE + 16 + place * (_CARD + 20) + (124 if place >= SINCE - 1 else 0)


def _trick(canvas: Canvas, top: float, wins: Card) -> None:
    for place, card in enumerate(CARDS):
        x, y = _place(place), top + 56
        canvas.card(card, x, y, _CARD)
        canvas.line(x + _CARD - 14, y + 24, (Run(str(place + 1), bold=True),), SMALL, anchor="middle", fill="#5d5a50")
        if card is wins:
            canvas.wins(x, y, _CARD)
