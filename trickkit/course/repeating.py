"""Missed levels that come back after some days, for those who have switched it on; the days are those of FSRS.

A level comes back once it was missed: by a wrong try, or with a hint. When it is due follows from the tries that are
kept, so nothing else is written down. Whole hands and matches do not come back.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from trickkit.course.levels import load
from trickkit.course.library import lessons
from trickkit.course.notice import Notice
from trickkit.i18n import Words
from trickkit.progress import Store, Try, moment, sittings, today

CHOICE: Final = "repeat"
"""Under which name the choice is kept: `on` or `off`."""
PACKAGE: Final = "fsrs"
"""Who knows after how many days one forgets."""
ASK, ON, OFF = "lesson.repeat()", "lesson.repeat(on=True)", "lesson.repeat(on=False)"
"""What a learner writes in a cell."""
_LEFT_OUT: Final = frozenset({"guided", "match"})  # they take many acts, and their stars count something else
_MOST_DAYS: Final = 365
_INSTALL: Final = f"pip install {PACKAGE}"


@dataclass(frozen=True, slots=True)
class Repeat:
    """When a level comes back."""

    level: str
    """Its key."""
    day: date
    """From which day on."""


def is_on(store: Store) -> bool:
    """Tell whether the learner has switched it on.

    Raises:
        StoreError: if the store cannot be read.
    """
    return store.choices().get(CHOICE) == "on"


def missed(sitting: list[Try]) -> bool:
    """Tell whether a level was missed in a sitting: by a wrong try, or with a hint."""
    return any(not one.right or one.hints for one in sitting)


def repeats(tries: Iterable[Try]) -> list[Repeat]:
    """Give the levels that come back, the one due longest first.

    Args:
        tries: oldest first.

    Raises:
        ModuleNotFoundError: if the package is not installed.
    """
    fsrs = importlib.import_module(PACKAGE)  # an extra; everything else goes without it
    by_level: dict[str, list[Try]] = {}
    for one in tries:
        if one.kind not in _LEFT_OUT:
            by_level.setdefault(one.level, []).append(one)
    found = (_repeat(fsrs, level, sittings(rows)) for level, rows in by_level.items() if _is_there(level))
    return sorted(filter(None, found), key=lambda repeat: (repeat.day, repeat.level))


def _is_there(level: str) -> bool:
    number = level.partition(".")[0]
    return any(file.number == number for file in lessons()) and level in load(number).keys


def _repeat(fsrs: Any, level: str, sat: list[list[Try]]) -> Repeat | None:  # noqa: ANN401 - a package that may be missing
    """Follow a level from the first sitting that missed it on."""
    scheduler = fsrs.Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=_MOST_DAYS, enable_fuzzing=False
    )
    card = fsrs.Card(card_id=0)
    for sitting in sat:
        when = moment(sitting[-1].when)
        if when is None or (card.last_review is None and not missed(sitting)):
            continue
        card, _ = scheduler.review_card(card, fsrs.Rating[_rating(sitting)], when)
    return None if card.last_review is None else Repeat(level, card.due.astimezone().date())


def _rating(sitting: list[Try]) -> str:
    """Rate a sitting: solved at once is good, with one slip or hint hard, else the level was forgotten."""
    last = sitting[-1]
    slips = sum(not one.right for one in sitting) + last.hints
    if not last.right or slips > 1:
        return "Again"
    return "Hard" if slips else "Good"


# ---------------------------------------------------------------------- what is said


def off(words: Words) -> Notice:
    """Say that it is off, and how to switch it on."""
    return Notice(words.label("ui.repeat.off", command=ON), code=ON)


def turned_on(words: Words) -> Notice:
    """Say that it is on now, or what it still needs."""
    if importlib.util.find_spec(PACKAGE) is None:
        return without_package(words)
    return Notice(words.label("ui.repeat.on", command=ASK, off=OFF), code=ASK)


def turned_off(words: Words) -> Notice:
    """Say that it is off now."""
    return Notice(words.label("ui.repeat.now-off", command=ON), code=ON)


def without_package(words: Words) -> Notice:
    """Say what has to be installed."""
    return Notice(words.label("ui.repeat.missing", command=_INSTALL), code=_INSTALL)


def none_due(later: list[Repeat], words: Words) -> Notice:
    """Say that nothing is due today, and when something will be.

    Args:
        later: the levels that come back, the first one first.
        words: the language.
    """
    if not later:
        return Notice(words.label("ui.repeat.none"))
    return Notice(words.count("ui.repeat.later", (later[0].day - today()).days))
