"""Levels whose `ask` names what is computed: the cards or seats that are meant, one option of several, lines of acts.

A module of this package holds what one subject asks; it stands in `_SUBJECTS`, and no name is given twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final, TypeVar

from trickkit.course.kinds import (
    asking,
    auction,
    boards,
    building,
    classes,
    common,
    counting,
    experiments,
    family,
    guided,
    hiding,
    latinern,
    playing,
    suits,
    variants,
    workshop,
)
from trickkit.course.kinds.model import CardTest, Choice, Kind, LineJudge, SeatTest
from trickkit.course.levels import Level
from trickkit.seats import Seat

V = TypeVar("V")

_SUBJECTS: Final[tuple[ModuleType, ...]] = (
    common,
    playing,
    latinern,
    asking,
    auction,
    boards,
    building,
    classes,
    counting,
    experiments,
    family,
    guided,
    hiding,
    suits,
    variants,
    workshop,
)
"""The modules whose KINDS, CHOOSE, PICK_CARDS, PICK_SEATS and JUDGES there are."""


def merged(*tables: Mapping[str, V]) -> dict[str, V]:
    """Put tables together.

    Args:
        tables: values by name.

    Raises:
        ValueError: if two of them have the same name, so that one would hide the other.

    >>> merged({"a": 1}, {"b": 2})
    {'a': 1, 'b': 2}
    >>> merged({"a": 1}, {"a": 1})
    Traceback (most recent call last):
    ...
    ValueError: named twice: a
    """
    found: dict[str, V] = {}
    for table in tables:
        if twice := sorted(found.keys() & table.keys()):
            raise ValueError(f"named twice: {', '.join(twice)}")
        found |= table
    return found


CHOOSE: Final[dict[str, Choice]] = merged(*(getattr(each, "CHOOSE", {}) for each in _SUBJECTS))
"""What is counted or found."""
PICK_CARDS: Final[dict[str, CardTest]] = merged(*(getattr(each, "PICK_CARDS", {}) for each in _SUBJECTS))
"""Which of the cards shown are meant."""
PICK_SEATS: Final[dict[str, SeatTest]] = merged(*(getattr(each, "PICK_SEATS", {}) for each in _SUBJECTS))
"""Which of the seats are meant."""
JUDGES: Final[dict[str, LineJudge]] = merged(*(getattr(each, "JUDGES", {}) for each in _SUBJECTS))
"""What a line of acts can be asked for."""


def pick_cards(level: Level) -> tuple[str, ...]:
    """Accept the cards that are meant."""
    meant = PICK_CARDS[level.ask]
    return (" ".join(str(card) for card in level.cards if meant(level, card)),)


def pick_seats(level: Level) -> tuple[str, ...]:
    """Accept the seats that are meant."""
    meant = PICK_SEATS[level.ask]
    return (" ".join(str(seat) for seat in Seat if meant(level, seat)),)


def choose(level: Level) -> tuple[str, ...]:
    """Accept the option that is computed."""
    return (CHOOSE[level.ask](level),)


def accepted_lines(level: Level) -> tuple[str, ...]:
    """Accept the lines that reach what the level asks for."""
    return JUDGES[level.ask or "win-trick"](level)


KINDS: Final[dict[str, Kind]] = merged(
    {
        "pick-cards": Kind(("cards",), pick_cards, "many"),
        "pick-seats": Kind(("seats",), pick_seats, "many"),
        "choose": Kind(("answer",), choose),
        "play": Kind((), accepted_lines, "line"),
        "best-card": Kind((), accepted_lines, "line"),
    },
    *(getattr(each, "KINDS", {}) for each in _SUBJECTS),
)
"""Every kind by its name in a levels file."""
