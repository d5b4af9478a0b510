"""What a kind of level is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trickkit.cards import Card
from trickkit.course.levels import Level
from trickkit.seats import Seat

Choice = Callable[[Level], str]
"""Computes the key of the right option of a level that asks for one thing."""
CardTest = Callable[[Level, Card], bool]
"""Tells whether a card shown is one of those asked for."""
SeatTest = Callable[[Level, Seat], bool]
"""Tells whether a seat is one of those asked for."""
LineJudge = Callable[[Level], tuple[str, ...]]
"""Computes the lines of acts that a level accepts."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of level."""

    groups: tuple[str, ...]
    """The groups of options, in order; empty for levels that are played."""
    accept: Callable[[Level], tuple[str, ...]]
    """Computes the accepted answers."""
    form: str = "one"
    """`one` (a key for each group), `many` (a set), `order`, `line` (acts at the table), `whole` (a deal), `board` (the
    pairs that stay), `pair` (one of them) or `build` (a position); `setting_up.MAKERS` says which widget it is."""
