"""The seats of Latinern after the deal: who shows whom a card, and who knows (L1, L3, L4, L5)."""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card
from trickkit.course.pictures.sheet import LARGE, NORMAL, SMALL, arrow, bold, head
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.latinern.events import knowers
from trickkit.i18n import Fact, Words
from trickkit.render.canvas import ACCENT, ACCENT_SOFT, EDGE, FELT, FELT_LINE, INK2, WIDTH, Canvas
from trickkit.seats import Seat, Side

DEALER: Final = Seat.SOUTH
KNOWERS: Final = knowers(DEALER)
BLIND: Final = tuple(seat for seat in Seat if seat not in KNOWERS)
BOTTOM: Final = {DEALER: Card.parse("KD"), DEALER.left: Card.parse("8S")}
"""The bottom cards shown."""

_CARD, _STEP = 54, 16
_PILE: Final = _CARD + (HAND_SIZE - 1) * _STEP
_BEHIND: Final = 26
"""How far the other cards of a knower are pushed aside, so that each is seen beside the face."""
_PLACES: Final = {
    Seat.NORTH: (WIDTH / 2, 84),
    Seat.WEST: (132, 244),
    Seat.EAST: (WIDTH - 132, 244),
    Seat.SOUTH: (WIDTH / 2, 414),
}
"""Middle and top of each seat's place."""
_WIDE, _HIGH = 196, 152


def facts(words: Words) -> dict[str, Fact]:  # noqa: ARG001 - seats name themselves
    """Give what stands for the placeholders of the picture in words."""
    return {"dealer": DEALER, "forehand": DEALER.left, "one": BLIND[0], "other": BLIND[1]}


def draw(canvas: Canvas, words: Words) -> float:
    """Draw the table, and below it what each side of the secret sees; give the height."""
    canvas.paragraph(EDGE + 2, 20, words.message("ui.picture.seating.title", dealer=DEALER), WIDTH, LARGE, bold=True)
    canvas.box(EDGE, 68, WIDTH - 2 * EDGE, 516, 10, fill=FELT, stroke=FELT_LINE)
    _middle(canvas, words)
    for seat in Seat:
        _seat(canvas, seat, words)
    _shows(canvas, words)
    half = (WIDTH - 2 * EDGE - 12) / 2
    for place, seats in enumerate((KNOWERS, BLIND)):
        _sees(canvas, seats, (EDGE + place * (half + 12), 596), half, words)
    return 596 + 134 + 16


def _seat(canvas: Canvas, seat: Seat, words: Words) -> None:
    x, y = _PLACES[seat]
    knows = seat in KNOWERS
    if knows:
        canvas.box(x - _WIDE / 2, y, _WIDE, _HIGH, 10, fill=ACCENT_SOFT, stroke=ACCENT, line=1.5)
    canvas.paragraph(x, y + 8, words.seat(seat), _WIDE, NORMAL, anchor="middle", bold=True)
    canvas.paragraph(x, y + 36, _role(seat, words), _WIDE, SMALL, anchor="middle", fill=INK2)
    left, top = x - (_PILE + knows * _BEHIND) / 2, y + 66
    if knows:
        canvas.backs(HAND_SIZE - 1, left + _STEP + _BEHIND, top, _CARD, _STEP)
        canvas.card(BOTTOM[seat], left, top, _CARD)
    else:
        canvas.backs(HAND_SIZE, left, top, _CARD, _STEP)


def _role(seat: Seat, words: Words) -> str:
    known = words.label("ui.knows" if seat in KNOWERS else "ui.blind")
    if seat not in KNOWERS:
        return known
    return f"{words.label('ui.dealer' if seat is DEALER else 'ui.forehand')} · {known}"


def _middle(canvas: Canvas, words: Words) -> None:
    """Write who plays with whom, and draw in which direction everything goes."""
    x, y = WIDTH / 2, 322.0
    lines = (words.side(Side.NS), words.label("ui.picture.seating.against"), words.side(Side.EW))
    for place, line in enumerate(lines):
        canvas.paragraph(
            x, y - 40 + 28 * place, line, 180, SMALL, anchor="middle", fill=INK2 if place == 1 else "#21261f"
        )
    arrow(canvas, f"M{x - 62} {y - 52}A110 110 0 0 1 {x + 62} {y - 52}", (x + 66, y - 49), (1, 0.75), colour=INK2)
    arrow(canvas, f"M{x + 62} {y + 56}A110 110 0 0 1 {x - 62} {y + 56}", (x - 66, y + 53), (-1, -0.75), colour=INK2)


def _shows(canvas: Canvas, words: Words) -> None:
    """Connect dealer and forehand."""
    (ax, ay), (bx, by) = _PLACES[DEALER.left], _PLACES[DEALER]
    start, end = (ax - 40, ay + _HIGH + 4), (bx - _WIDE / 2 - 4, by + 100)
    arrow(canvas, f"M{start[0]} {start[1]}Q{start[0]} {end[1]} {end[0]} {end[1]}", end, (1, 0))
    head(canvas, start, (0, -1))
    canvas.paragraph(EDGE + 12, end[1] + 6, words.label("ui.picture.seating.shows"), 188, SMALL)


def _sees(canvas: Canvas, seats: tuple[Seat, ...], at: tuple[float, float], wide: float, words: Words) -> None:
    """Draw what two seats see of the two bottom cards."""
    x, y = at
    knows = seats == KNOWERS
    canvas.box(x, y, wide, 134, 10, fill=ACCENT_SOFT if knows else FELT, stroke=ACCENT if knows else FELT_LINE)
    first, second = (words.seat(seat) for seat in seats)
    who = words.message("ui.picture.seating.know" if knows else "ui.picture.seating.blind", one=first, other=second)
    canvas.paragraph(x + 14, y + 10, bold(who), wide - 24, SMALL)
    left = x + 14
    if knows:
        for place, card in enumerate(BOTTOM.values()):
            canvas.card(card, left + place * (_CARD + 6), y + 46, _CARD)
    else:
        canvas.backs(2, left, y + 46, _CARD, _CARD + 6)
    seen = words.label("ui.picture.seating.both" if knows else "ui.picture.seating.neither")
    canvas.paragraph(left + 2 * _CARD + 18, y + 54, seen, wide - 2 * _CARD - 42, SMALL)
