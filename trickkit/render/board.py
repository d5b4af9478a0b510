"""Draws a table: who sits where, the cards on the felt, the hand below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trickkit.cards import Card
from trickkit.render.canvas import (
    ACCENT,
    EDGE,
    FELT,
    FELT_LINE,
    INK,
    INK2,
    LEADING,
    SLOT,
    WIDTH,
    Canvas,
    labelled,
)
from trickkit.render.lines import ROOM, Line, Run, balanced, packed, width, wrap
from trickkit.render.picture import SeatPicture, TablePicture, TrickCard
from trickkit.seats import Seat

INNER: Final = WIDTH - 2 * EDGE
MIDDLE: Final = WIDTH / 2
PLAYED: Final = 88
"""Width of a card on the table."""
SPREAD: Final = (3.25 * PLAYED, 2.8 * PLAYED + 14)
"""Width and height of the cross of cards."""
COLUMN: Final = (INNER - SPREAD[0]) / 2
"""Width of the places of West and East."""
BACK, OPEN, HAND = 36, 44, 84
"""Widths of backs, of other seats' open cards, and of the cards in the hand."""
GAP: Final = 9
"""Space between a name and its notes."""
NAME, NOTE, SAY = 19, 16, 19
"""Sizes of fonts."""


def draw_table(canvas: Canvas, picture: TablePicture) -> float:
    """Draw a table; give its height."""
    y = _head(canvas, picture)
    felt = _Felt(picture)
    canvas.box(EDGE, y, INNER, felt.high, 10, fill=FELT, stroke=FELT_LINE)
    felt.draw(canvas, y)
    y = canvas.lines(EDGE + 2, y + felt.high + 12, balanced(picture.say, INNER - 4, SAY), SAY)
    return y + (14 if picture.say else 8)


def _head(canvas: Canvas, picture: TablePicture) -> float:
    """Write title, sub and facts in one row, in two, or as many as they need; give the place below."""
    title, sub = wrap(picture.title, INNER / 2, 24, bold=True), wrap(picture.sub, INNER / 2, 17)
    facts = [line for label, value in picture.facts for line in wrap(labelled(label, value), INNER, 17)]
    left = sum(width(line, 24) for line in title)
    aside = sum(width(line, 17) for line in sub) + 18
    wide = sum(width(line, 17) + 22 for line in facts)
    low = len(title) > 1 or len(sub) > 1 or len(facts) > len(picture.facts)
    if low or not title or (left + wide + 24) * ROOM > INNER:
        y = canvas.paragraph(EDGE + 2, 20, picture.title, INNER - 4, 24, bold=True)
        y = canvas.paragraph(EDGE + 2, y, picture.sub, INNER - 4, 17, fill=INK2)
        return canvas.flow(EDGE + 2, y + 2, picture.facts, INNER - 4, 17) + 8
    x: float = WIDTH - EDGE - 2
    for line in reversed(facts):
        canvas.line(x, 45, line, 17, anchor="end")
        x -= width(line, 17) + 22
    canvas.line(EDGE + 2, 45, title[0], 24)
    if (left + aside + wide + 24) * ROOM <= INNER:
        canvas.lines(EDGE + 20 + left, 28, sub, 17, fill=INK2)
        return 62
    return canvas.lines(EDGE + 2, 55, sub, 17, fill=INK2) + 6


@dataclass(frozen=True)
class _Felt:
    picture: TablePicture

    @property
    def north(self) -> float:
        return sum(self._block(seat, INNER - 24) + 10 for seat in self._at(Seat.NORTH)) + 12

    @property
    def middle(self) -> float:
        trick = SPREAD[1] if self.picture.trick or self.picture.free else 110
        sides = [self._block(seat, COLUMN - 20) for seat in self._at(Seat.WEST) + self._at(Seat.EAST)]
        return max([trick, *sides]) + 6

    @property
    def south(self) -> float:
        return sum(self._block(seat, INNER - 24) + 12 for seat in self._at(Seat.SOUTH) if seat != self.picture.hand) + 8

    @property
    def hand(self) -> float:
        seat = self.picture.hand
        if seat is None:
            return 0
        words = self._words(seat, INNER - 24) + _down_height(seat, INNER - 24)
        return 12 + words + 12 + 1.4 * self._hand_width(seat) + 16

    @property
    def high(self) -> float:
        return self.north + self.middle + self.south + self.hand

    def draw(self, canvas: Canvas, top: float) -> None:
        y = top + 12
        for seat in self._at(Seat.NORTH):
            self._seat(canvas, seat, MIDDLE, y, INNER - 24)
        y = top + self.north
        for seat in self._at(Seat.WEST):
            self._beside(canvas, seat, EDGE + COLUMN / 2, y)
        for seat in self._at(Seat.EAST):
            self._beside(canvas, seat, WIDTH - EDGE - COLUMN / 2, y)
        self._trick(canvas, y + self.middle / 2)
        y += self.middle + 8
        for seat in self._at(Seat.SOUTH):
            if seat != self.picture.hand:
                y = self._seat(canvas, seat, MIDDLE, y, INNER - 24) + 12
        if self.picture.hand:
            self._hand(canvas, self.picture.hand, y)

    def _at(self, place: Seat) -> list[SeatPicture]:
        return [seat for seat in self.picture.seats if seat.seat is place]

    # ----------------------------------------------------------------- seats

    def _in_one(self, seat: SeatPicture, room: float) -> bool:
        return _told_width(_told(seat)) * ROOM <= room and "\n" not in seat.name

    def _words(self, seat: SeatPicture, room: float) -> float:
        """Give the height of name and notes."""
        if self._in_one(seat, room):
            return LEADING * NAME
        notes = packed(seat.notes, room, NOTE)
        below = len(wrap(seat.toplay, room, NOTE, bold=True)) if seat.turn else 0
        return LEADING * (NAME * len(wrap(seat.name, room, NAME, bold=True)) + NOTE * (len(notes) + below)) + 2

    def _block(self, seat: SeatPicture, room: float) -> float:
        """Give the height of a seat with its cards."""
        cards = 0.0
        if seat != self.picture.hand and (seat.cards or seat.backs):
            cards = 6 + (len(_rows(seat.cards, room)) * (1.4 * OPEN + 4) - 4 if seat.cards else 1.4 * BACK)
        return self._words(seat, room) + cards + _down_height(seat, room)

    def _seat(self, canvas: Canvas, seat: SeatPicture, x: float, y: float, room: float) -> float:
        """Draw a seat with its middle at `x` and its top at `y`; give the place below it."""
        y = self._name(canvas, seat, x, y, room)
        if seat == self.picture.hand:
            return y
        if seat.cards:
            for row in _rows(seat.cards, room):
                _fan(canvas, row, x, y + 6, OPEN, room)
                y += 1.4 * OPEN + 4
            y += 2
        elif seat.backs:
            step = min(14.0, _step(seat.backs, BACK, room))
            canvas.backs(seat.backs, x - (step * (seat.backs - 1) + BACK) / 2, y + 6, BACK, step)
            y += 6 + 1.4 * BACK
        return _down(canvas, seat, x, y, room)

    def _beside(self, canvas: Canvas, seat: SeatPicture, x: float, y: float) -> None:
        high = self._block(seat, COLUMN - 20)
        self._seat(canvas, seat, x, y + (self.middle - high) / 2, COLUMN - 20)

    def _name(self, canvas: Canvas, seat: SeatPicture, x: float, y: float, room: float) -> float:
        if self._in_one(seat, room):
            left = x - _told_width(_told(seat)) / 2
            for run, size, fill in _told(seat):
                canvas.line(left, y + NAME, (run,), size, fill=fill)
                if seat.turn and size == NAME:
                    canvas.box(left, y + NAME + 5, width((run,), NAME), 3, 1.5, fill=ACCENT)
                left += width((run,), size) + GAP
            return y + LEADING * NAME
        for line in wrap(seat.name, room, NAME, bold=True):
            canvas.line(x, y + NAME, line, NAME, anchor="middle")
            y += LEADING * NAME
            if seat.turn:
                canvas.box(x - width(line, NAME) / 2, y - 3, width(line, NAME), 3, 1.5, fill=ACCENT)
        y = canvas.lines(x, y + 2, packed(seat.notes, room, NOTE), NOTE, anchor="middle", fill=INK2)
        if seat.turn:
            y = canvas.paragraph(x, y, seat.toplay, room, NOTE, anchor="middle", fill=ACCENT, bold=True)
        return y

    # ----------------------------------------------------------------- cards

    def _trick(self, canvas: Canvas, centre: float) -> None:
        for seat in self.picture.free:
            x, y = _corner(seat, centre)
            canvas.box(x, y, PLAYED, 1.4 * PLAYED, 8, stroke=SLOT, line=1.5, dash="5 4")
        for played in sorted(self.picture.trick, key=lambda played: played.order):
            _played(canvas, played, *_corner(played.seat, centre))

    def _hand_width(self, seat: SeatPicture) -> float:
        return HAND if len(seat.cards) < 7 else HAND - 12

    def _hand(self, canvas: Canvas, seat: SeatPicture, y: float) -> None:
        canvas.box(EDGE + 12, y, INNER - 24, 1, 0, fill=FELT_LINE)
        again = seat if seat.seat is Seat.SOUTH else SeatPicture(seat.seat, seat.name)
        y = self._name(canvas, again, MIDDLE, y + 12, INNER - 24)
        y = _down(canvas, seat, MIDDLE, y, INNER - 24) + 12
        wide = self._hand_width(seat)
        _fan(canvas, seat.cards, MIDDLE, y, wide, INNER - 24)


def _told(seat: SeatPicture) -> list[tuple[Run, float, str]]:
    """Give name, notes and turn with their sizes and colours, for one row."""
    told = [(Run(seat.name, bold=True), NAME, INK), (Run(_notes(seat)), NOTE, INK2)]
    told += [(Run(seat.toplay, bold=True), NOTE, ACCENT)] if seat.turn else []
    return [(run, size, fill) for run, size, fill in told if run.text.strip()]


def _told_width(told: list[tuple[Run, float, str]]) -> float:
    return sum(width((run,), size) + GAP for run, size, _ in told) - GAP


def _notes(seat: SeatPicture) -> str:
    return " · ".join(note for note in seat.notes if note)


def _step(count: int, wide: float, room: float) -> float:
    """Give the distance between cards: a gap where there is room, else they overlap."""
    return min(wide + 7, (room - wide) / (count - 1)) if count > 1 else 0


def _rows(cards: tuple[Card, ...], room: float) -> list[tuple[Card, ...]]:
    """Divide open cards into two rows where one would hide their marks."""
    half = len(cards) if _step(len(cards), OPEN, room) >= 20 or len(cards) < 3 else -(-len(cards) // 2)
    return [cards[:half], cards[half:]] if half < len(cards) else [cards]


def _fan(canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, wide: float, room: float) -> None:
    """Draw cards side by side with their middle at `x`."""
    step = _step(len(cards), wide, room)
    x -= (step * (len(cards) - 1) + wide) / 2
    for i, card in enumerate(cards):
        canvas.card(card, x + i * step, y, wide)


def _down_lines(seat: SeatPicture, room: float) -> list[Line]:
    return wrap(seat.down.label, room - OPEN - GAP, NOTE) if seat.down else []


def _down_height(seat: SeatPicture, room: float) -> float:
    """Give the height of a card that lies face down, with its label beside it."""
    return 8 + max(1.4 * OPEN, LEADING * NOTE * len(_down_lines(seat, room))) if seat.down else 0


def _down(canvas: Canvas, seat: SeatPicture, x: float, y: float, room: float) -> float:
    """Draw a card that lies face down, with its middle at `x`; give the place below it."""
    if seat.down is None:
        return y
    lines, high = _down_lines(seat, room), _down_height(seat, room) - 8
    left = x - (OPEN + GAP + max((width(line, NOTE) for line in lines), default=0)) / 2
    top = y + 8 + (high - 1.4 * OPEN) / 2
    if seat.down.card is None:
        canvas.backs(1, left, top, OPEN, 0)
    else:
        canvas.card(seat.down.card, left, top, OPEN)
    canvas.lines(left + OPEN + GAP, y + 8 + (high - LEADING * NOTE * len(lines)) / 2, lines, NOTE, fill=INK2)
    return y + 8 + high


def _corner(seat: Seat, centre: float) -> tuple[float, float]:
    """Give the left upper corner of the card a seat has laid."""
    across, down = SPREAD[0] - PLAYED, SPREAD[1] - 1.4 * PLAYED
    dx, dy = {Seat.NORTH: (0, -1), Seat.EAST: (1, 0), Seat.SOUTH: (0, 1), Seat.WEST: (-1, 0)}[seat]
    return MIDDLE + (dx * across - PLAYED) / 2, centre + (dy * down - 1.4 * PLAYED) / 2


def _played(canvas: Canvas, played: TrickCard, x: float, y: float) -> None:
    canvas.card(played.card, x, y, PLAYED)
    if played.wins:
        canvas.wins(x, y, PLAYED)
    canvas.line(x + PLAYED - 11, y + 22, (Run(str(played.order), bold=True),), 15, anchor="middle", fill="#5d5a50")
