"""Levels as data: one TOML file a lesson, read and checked at the door."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from trickkit.cards import Card, parse_cards
from trickkit.course.library import levels_text
from trickkit.course.match_level import MatchLevel
from trickkit.errors import NotationError, TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.record import parse_record
from trickkit.record.model import AnyState
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
    after: str = ""
    """How play goes on then, as in a record: the learner's own acts, then the others'."""


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
    """Three hints in each language; none where each act has its own."""
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
    given: tuple[str, ...] = ()
    """What is told beforehand."""
    cards: tuple[Card, ...] = ()
    """The cards to choose from or to put in order."""
    options: tuple[tuple[str, Both], ...] = ()
    """Free options: key and text."""
    acts: tuple[str, ...] = ()
    """The acts to choose from."""
    after: str = ""
    """How play goes on after the right answer, as in a record: the learner's own acts, then the others'."""
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What else the file says of it; each kind reads its own, and the checks of the lessons the rest."""
    state: AnyState = field(init=False, repr=False, compare=False)
    """The position at the end of the record."""

    def __post_init__(self) -> None:
        state = parse_record(self.record).state
        if state is None:
            raise TrickkitError(f"level {self.key} has a view record; write all cards")
        object.__setattr__(self, "state", state)

    @property
    def latinern(self) -> LatinernState:
        """The position of a level of Latinern.

        Raises:
            TrickkitError: if it is one of Twenty-eight.
        """
        if not isinstance(self.state, LatinernState):
            raise TrickkitError(f'level {self.key} is of Twenty-eight; its kind "{self.kind}" is one of Latinern')
        return self.state

    @property
    def twenty_eight(self) -> TwentyEightState:
        """The position of a level of Twenty-eight.

        Raises:
            TrickkitError: if it is one of Latinern.
        """
        if not isinstance(self.state, TwentyEightState):
            raise TrickkitError(f'level {self.key} is of Latinern; its kind "{self.kind}" is one of Twenty-eight')
        return self.state


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to begin with at the scenario, without a goal."""

    key: str
    """As `21.A`."""
    record: str
    """The position, a full record."""
    alone: bool = False
    """Whether its last trick is laid out alone, without the hands."""
    question: str = "who"
    """What is asked of it first, one of `who`, `legal`, `knows`, `best`."""
    of: str | None = None
    """Of which seat that is asked; None: of the one to act."""


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of a lesson."""

    lesson: str
    """Number of the lesson, as `04`."""
    title: Both
    """Title of the lesson."""
    levels: dict[str, Level]
    """By key, in order."""
    matches: dict[str, MatchLevel] = field(default_factory=dict)
    """Those that are a whole match, by key."""
    scenes: dict[str, Scene] = field(default_factory=dict)
    """Positions without a goal, by key."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all of them, in order."""
        return tuple(sorted((*self.levels, *self.matches), key=lambda key: int(key.partition(".")[2])))


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
    if data.get("format") != FORMAT or data.get("lesson") != lesson or data.get("game") not in _GIVEN:
        raise TrickkitError(
            f'the levels of lesson {lesson} need format = "{FORMAT}", lesson = "{lesson}" and the name of a game'
        )
    levels: dict[str, Level] = {}
    matches: dict[str, MatchLevel] = {}
    for raw in data["level"]:
        try:
            if raw["kind"] == "match":
                matches[raw["key"]] = MatchLevel.read(raw, data["goals"], data["game"])
                continue
            level = _level(raw, data["goals"], raw.get("game", data["game"]))
        except (KeyError, NotationError) as error:
            raise TrickkitError(f"level {raw.get('key', '?')} of lesson {lesson}: {error}") from None
        levels[level.key] = level
    scenes = {
        raw["key"]: Scene(
            raw["key"], raw["record"], raw.get("build") == "trick", raw.get("question", "who"), raw.get("of")
        )
        for raw in data.get("scene", ())
    }
    return Levels(lesson, data["title"], levels, matches, scenes)


def _level(raw: dict[str, Any], goals: dict[str, Both], game: str) -> Level:
    return Level(
        key=raw["key"],
        kind=raw["kind"],
        goal=goals[raw["goal"]],
        seat=Seat.parse(raw["seat"]),
        record=raw["record"],
        accept=tuple(raw["accept"]),
        done=raw["done"],
        hints={lang: tuple(texts) for lang, texts in raw.get("hints", {}).items()},
        wrong=tuple(
            Wrong(tuple(entry["when"]), {lang: entry[lang] for lang in ("en", "de")}, entry.get("after", ""))
            for entry in raw.get("wrong", ())
        ),
        par=raw["par"],
        chosen=raw["chosen"],
        ask=raw.get("ask", ""),
        show=raw.get("show", "default"),
        given=tuple(raw.get("given", _GIVEN[game])),
        cards=parse_cards(" ".join(raw.get("cards", ()))),
        options=tuple(
            (option["key"], {lang: option[lang] for lang in ("en", "de")}) for option in raw.get("options", ())
        ),
        acts=tuple(raw.get("acts", ())),
        after=raw.get("after", ""),
        more={name: value for name, value in raw.items() if name not in _FIELDS},
    )


_FIELDS: Final = frozenset(Level.__dataclass_fields__)
_GIVEN: Final = {"latinern": ("trump", "schlag"), "twenty-eight": ()}
"""What is told beforehand if a level does not say; in Twenty-eight the table shows it."""
