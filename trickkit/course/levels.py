"""Levels as data: one TOML file a lesson, read and checked at the door."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from trickkit.cards import Card, parse_cards
from trickkit.course.library import levels_text
from trickkit.errors import NotationError, TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.record import parse_record
from trickkit.seats import Seat

FORMAT = "trickkit-levels 1"
Both = dict[str, str]
"""A text in both languages."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What a group of wrong answers leads to."""

    when: tuple[str, ...]
    """Patterns of the answers meant; the first entry with a pattern that fits counts."""
    text: Both
    """What is said."""


@dataclass(frozen=True, slots=True)
class Level:
    """Something to do, with all its texts."""

    key: str
    """As `04.3`."""
    kind: str
    """What is asked, a name from `trickkit.course.kinds.KINDS`."""
    goal: Both
    """What to do."""
    seat: Seat
    """Who the learner is."""
    record: str
    """The position, a full record."""
    accept: tuple[str, ...]
    """The right answers, as the engine computed them."""
    done: Both
    """What is said to a right answer."""
    hints: dict[str, tuple[str, ...]]
    """Three hints in each language."""
    wrong: tuple[Wrong, ...]
    """What is said to wrong answers."""
    par: int
    """Acts at best."""
    chosen: str
    """Why this deal."""
    ask: str = ""
    """What exactly is asked, for kinds that ask several things."""
    show: str = "default"
    """Which cards are shown beside the options."""
    given: tuple[str, ...] = ("trump", "schlag")
    """What is told beforehand."""
    cards: tuple[Card, ...] = ()
    """The cards to choose from or to put in order."""
    options: tuple[tuple[str, Both], ...] = ()
    """Free options: key and text."""
    state: LatinernState = field(init=False, repr=False, compare=False)
    """The position at the end of the record."""

    def __post_init__(self) -> None:
        state = parse_record(self.record).state
        if state is None:
            raise TrickkitError(f"level {self.key} has a view record; write all cards")
        object.__setattr__(self, "state", state)


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of a lesson."""

    lesson: str
    """Number of the lesson, as `04`."""
    title: Both
    """Title of the lesson."""
    levels: dict[str, Level]
    """By key, in order."""


@cache
def load(lesson: str) -> Levels:
    """Read the levels of a lesson.

    Args:
        lesson: its number, as `04`.

    Raises:
        TrickkitError: if there is no such lesson, or its file is damaged.
    """
    return read(levels_text(lesson), lesson)


def read(text: str, lesson: str) -> Levels:
    """Read the text of a levels file.

    Raises:
        TrickkitError: naming the level and what is wrong with it.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TrickkitError(f"the levels of lesson {lesson} cannot be read: {error}") from None
    if data.get("format") != FORMAT or data.get("lesson") != lesson:
        raise TrickkitError(f'the levels of lesson {lesson} need format = "{FORMAT}" and lesson = "{lesson}"')
    levels: dict[str, Level] = {}
    for raw in data["level"]:
        try:
            level = _level(raw, data["goals"])
        except (KeyError, NotationError) as error:
            raise TrickkitError(f"level {raw.get('key', '?')} of lesson {lesson}: {error}") from None
        levels[level.key] = level
    return Levels(lesson, data["title"], levels)


def _level(raw: dict[str, Any], goals: dict[str, Both]) -> Level:
    return Level(
        key=raw["key"],
        kind=raw["kind"],
        goal=goals[raw["goal"]],
        seat=Seat.parse(raw["seat"]),
        record=raw["record"],
        accept=tuple(raw["accept"]),
        done=raw["done"],
        hints={lang: tuple(texts) for lang, texts in raw["hints"].items()},
        wrong=tuple(
            Wrong(tuple(entry["when"]), {lang: entry[lang] for lang in ("en", "de")}) for entry in raw["wrong"]
        ),
        par=raw["par"],
        chosen=raw["chosen"],
        ask=raw.get("ask", ""),
        show=raw.get("show", "default"),
        given=tuple(raw.get("given", ("trump", "schlag"))),
        cards=parse_cards(" ".join(raw.get("cards", ()))),
        options=tuple(
            (option["key"], {lang: option[lang] for lang in ("en", "de")}) for option in raw.get("options", ())
        ),
    )
