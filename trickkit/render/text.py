"""Pictures as plain text, for terminals and for `text/plain` in notebooks."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final, assert_never

from trickkit.cards import Card
from trickkit.i18n import Words
from trickkit.render.picture import (
    GridPicture,
    LabelledCard,
    Picture,
    Prose,
    QuestionPicture,
    SeatPicture,
    TablePicture,
    TrickCard,
)
from trickkit.seats import Seat

COLUMNS: Final = 78
"""No line is longer."""
_SIDE, _MIDDLE = 23, 32
_BACK, _TICK, _TURN, _SLOT = "▮", "✓", "→", "…"
_SIGNS: Final = {"cross": "×", "ring": "○", "out": "-", "open": "·"}


def text(picture: Picture, deck: str = "french", lang: str = "en") -> str:
    """Write a picture as plain text of at most 78 columns, without a line break at its end.

    Cards stand as on the faces, `K♥` or `B♥`; the German deck's suits have no signs, so its cards are named.

    >>> from trickkit.render.picture import LabelledCard
    >>> print(text(QuestionPicture("Who wins?", "Choose a seat.", (("Trump", "hearts"),),
    ...     (LabelledCard("East", Card.parse("9S"), "led"),), (("Who?", ("East", "South")),), "")))
    Who wins?
    Choose a seat.
    Trump: hearts
    <BLANKLINE>
      East (led): 9♠
    <BLANKLINE>
    Who?
      - East
      - South
    """
    words = Words(lang, deck)
    match picture:
        case TablePicture():
            blocks = _table(picture, words)
        case QuestionPicture():
            blocks = _question(picture, words)
        case GridPicture():
            blocks = _grid(picture, words)
        case _:
            assert_never(picture)
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if any(block))


def _wrap(prose: Prose, room: int = COLUMNS, indent: str = "", later: str = "") -> list[str]:
    """Break a text into lines; the first begins with `indent`, the others with blanks or `later`."""
    return textwrap.wrap(str(prose), room, initial_indent=indent, subsequent_indent=later or " " * len(indent))


def _facts(facts: Sequence[tuple[str, Prose]]) -> list[str]:
    told = [f"{label}: {value}" if label else str(value) for label, value in facts]
    return _wrap(" · ".join(told))


def _written(card: Card, words: Words) -> str:
    return words.card_part(card).written


# --------------------------------------------------------------------- a table


def _table(picture: TablePicture, words: Words) -> list[list[str]]:
    head = _wrap(" · ".join(part for part in (picture.title, picture.sub) if part)) + _facts(picture.facts)
    north, east, south, west = ([seat for seat in picture.seats if seat.seat is place] for place in Seat)
    top = [line for seat in north for line in _seat(seat, words, COLUMNS)]
    bottom = [line for seat in south for line in _seat(seat, words, COLUMNS)]
    left, right = ([line for seat in seats for line in _seat(seat, words, _SIDE)] for seats in (west, east))
    cross = _cross(picture, words)
    high = max(len(left), len(right), len(cross))
    columns = (_middled(column, high) for column in (left, cross, right))
    sides = [w.center(_SIDE) + t.center(_MIDDLE) + e.center(_SIDE) for w, t, e in zip(*columns, strict=True)]
    told = [i for i, line in enumerate(sides) if line.strip()]
    sides = sides[told[0] : told[-1] + 1] if told else []
    return [head, _centred(top), sides, _centred(bottom), _wrap(picture.say)]


def _centred(lines: Sequence[str]) -> list[str]:
    return [line.center(COLUMNS) for line in lines]


def _middled(lines: Sequence[str], high: int) -> list[str]:
    above = (high - len(lines)) // 2
    return [""] * above + list(lines) + [""] * (high - len(lines) - above)


def _seat(seat: SeatPicture, words: Words, room: int) -> list[str]:
    """Write name, notes, and the cards of a seat, faces or backs."""
    name = f"{_TURN} {seat.name}" if seat.turn else seat.name
    notes = [*seat.notes, seat.toplay] if seat.turn else seat.notes
    lines = _wrap(name, room) + _wrap(", ".join(note for note in notes if note), room)
    between = "  " if words.deck == "french" else ", "
    row = ""
    for card in (_written(card, words) for card in seat.cards):
        longer = row + between + card if row else card
        if len(longer) > room:
            lines.append(row)
            longer = card
        row = longer
    lines += [*([row] if row else []), *_wrap(_BACK * seat.backs, room)]
    if seat.down:
        lies = _BACK if seat.down.card is None else _written(seat.down.card, words)
        lines += _wrap(f"{lies} {seat.down.label}", room)
    return lines


def _cross(picture: TablePicture, words: Words) -> list[str]:
    """Write the cards on the table where they lie, each with its number of play."""
    laid: dict[Seat, str] = dict.fromkeys(picture.free, _SLOT)
    laid |= {played.seat: _played(played, words) for played in picture.trick}
    if not laid:
        return []
    north, east, south, west = (laid.get(place, "") for place in Seat)
    half = _MIDDLE // 2
    if len(west) > half - 2 or len(east) > half - 2:  # long names: one below the other
        beside = [west.ljust(_MIDDLE), east.rjust(_MIDDLE)]
    else:
        beside = [west.center(half) + east.center(half)]
    return [north, "", *beside, "", south]


def _played(played: TrickCard, words: Words) -> str:
    return f"{played.order}. {_written(played.card, words)}" + f" {_TICK}" * played.wins


# ---------------------------------------------------------- a question, a grid


def _question(picture: QuestionPicture, words: Words) -> list[list[str]]:
    head = _wrap(picture.title) + _wrap(picture.goal) + _facts(picture.given)
    cards = _shelf(picture.cards, words)
    groups = [
        _wrap(legend) + [line for option in options for line in _wrap(option, indent="  - ")]
        for legend, options in picture.groups
    ]
    shelves = [_wrap(heading) + _shelf(shown, words) for heading, shown in picture.shelves]
    return [head, *shelves, cards, *groups]


def _shelf(shelf: Sequence[LabelledCard], words: Words) -> list[str]:
    """Write cards, those with a label one below the other."""
    if not any(shown.label or shown.sub for shown in shelf):
        between = "  " if words.deck == "french" else ", "
        return _wrap(between.join(_written(shown.card, words) for shown in shelf), indent="  ")
    lines: list[str] = []
    for shown in shelf:
        label = f"{shown.label} ({shown.sub})" if shown.sub else shown.label
        lines += _wrap(f"{label}: {_written(shown.card, words)}", indent="  ")
    return lines


def _grid(picture: GridPicture, words: Words) -> list[list[str]]:
    wide = 4 if words.deck == "french" else 12
    suits = [
        words.card_part(Card.parse(f"7{suit}")).written[-1] if wide == 4 else words.suit(suit) for suit in picture.cols
    ]
    rows = [" " * 8 + "".join(suit.center(wide) for suit in suits)]
    for rank in picture.rows:
        signs = (_SIGNS[picture.sign(rank, suit) or "open"] for suit in picture.cols)
        rows.append(words.rank(rank, "short").rjust(6) + "  " + "".join(sign.center(wide) for sign in signs))
    legend = [line for sign, label in picture.legend for line in _wrap(label, indent=f"  {_SIGNS[sign]} ")]
    head = _wrap(picture.title) + _wrap(picture.goal) + _facts(picture.given)
    shelves = [_wrap(heading) + _shelf(cards, words) for heading, cards in picture.shelves]
    if not shelves:
        return [head + _wrap(picture.sub), rows, legend]
    return [head, *shelves, _wrap(picture.sub), rows, legend]
