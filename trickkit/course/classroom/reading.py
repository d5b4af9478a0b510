"""Reads a set file, and names every fault in it with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from trickkit.coach.exercises import HARDEST, KINDS
from trickkit.course.classroom.model import FORMAT, ClassSet, SetDeal, SetExercise, Settings
from trickkit.course.classroom.places import Place, Places
from trickkit.errors import TrickkitError, shorten
from trickkit.games import GAMES
from trickkit.i18n import DECKS, LANGUAGES
from trickkit.seats import Seat

MOST_EXERCISES: Final = 200
"""So many exercises a set may have; nobody does more in a term."""
MOST_DEALS: Final = 50
"""So many deals."""
MOST_LEVELS: Final = 200
"""So many single levels."""
LONGEST: Final = 100
"""Letters of a name, a seed, a date."""
_LARGEST_FILE: Final = 1_000_000  # bytes
_LONGEST_RECORD: Final = 5_000
_AT: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_LESSON: Final = re.compile(r"\d\d")
_LEVEL: Final = re.compile(r"\d\d\.[1-9]\d?")

_TOP: Final = ("format", "name", "due", "marks", "lessons", "levels", "settings", "exercise", "deal")
_SETTINGS: Final = ("lang", "deck", "four_color", "hints")
_EXERCISE: Final = ("kind", "seed", "level", "game", "rules")
_DEAL: Final = ("game", "seed", "record", "seat", "dealer", "rules")


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something wrong in a set file."""

    at: Place
    """Line and column, both from 1."""
    text: str
    """What is wrong and what to do, one sentence."""

    def __str__(self) -> str:
        return f"line {self.at[0]}: {self.text}"


class SetError(TrickkitError):
    """A set file with faults; the text names the first.

    Args:
        faults: all that were found, by their places.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(str(faults[0]))
        self.faults = faults


def read_set(data: bytes | str) -> ClassSet:
    r"""Read a set file. That each seed makes an exercise and that levels exist is left to `checking.check_set`.

    Args:
        data: the file; bytes in UTF-8, with or without a byte order mark, with any line ends.

    Raises:
        SetError: with every fault that was found.

    >>> read_set('format = "trickkit-set 1"\nname = "Algebra"\nlessons = ["04"]').lessons
    ('04',)
    >>> read_set('format = "trickkit-set 1"\nname = "Algebra"\nlessons = "04"')
    Traceback (most recent call last):
    trickkit.course.classroom.reading.SetError: line 3: lessons is a list; write it in square brackets, not "04"
    """
    return read_with_places(data)[0]


def read_with_places(data: bytes | str) -> tuple[ClassSet, Places]:
    """Read a set file, and say where its keys stand; see `read_set`."""
    text = _text(data)
    raw = _toml(text)
    reader = _Reader(Places(text))
    found = reader.read(raw)
    if reader.faults:
        raise SetError(tuple(sorted(reader.faults)))
    return found, reader.places


def _text(data: bytes | str) -> str:
    if len(data) > _LARGEST_FILE:
        raise SetError((Fault((1, 1), "this file is too large for a set; is it the right one?"),))
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = len(error.object[: error.start].split(b"\n"))
            fault = Fault((line, 1), "this line holds bytes that are no text; save the file in UTF-8")
            raise SetError((fault,)) from None
    return data.removeprefix("\ufeff").replace("\r\n", "\n")


def _toml(text: str) -> dict[str, Any]:
    if text.lstrip().startswith("{"):
        what = "this is JSON and no set file, which ends in .toml; open_paper opens the paper of a set for marks"
        raise SetError((Fault((1, 1), what),))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        said = _AT.search(message)
        at = (int(said[1]), int(said[2])) if said and said[1] else (len(text.split("\n")), 1)
        detail = shorten(_AT.sub("", message))
        raise SetError((Fault(at, f"this is no TOML: {detail[:1].lower()}{detail[1:]}"),)) from None
    except (ValueError, RecursionError):  # a number with thousands of digits, brackets in brackets without an end
        raise SetError((Fault((1, 1), "this is no set file; look at one made by trickkit class new"),)) from None


@dataclass(slots=True)
class _Reader:
    """Takes the values out of a file, and collects what is wrong with them."""

    places: Places
    faults: list[Fault] = field(default_factory=list)

    def read(self, raw: dict[str, Any]) -> ClassSet:
        self._known(raw, _TOP, ())
        if raw.get("format") != FORMAT:
            self._fault(f'a set file begins with format = "{FORMAT}"', "format")
        name = self._text(raw, "name", (), needed=True)
        lessons = self._texts(raw, "lessons", _LESSON, 'a lesson is written as a text with two digits, "04"')
        levels = self._texts(raw, "levels", _LEVEL, 'a level is written as a text, "04.3"')
        for level in levels:
            if level[:2] in lessons:
                self._fault(f"level {level} is in lesson {level[:2]} already; leave one of them out", "levels")
        exercises = [self._exercise(each, ("exercise", n)) for n, each in self._tables(raw, "exercise", MOST_EXERCISES)]
        deals = [self._deal(each, ("deal", n)) for n, each in self._tables(raw, "deal", MOST_DEALS)]
        self._doubles("exercise", exercises)
        self._doubles("deal", deals)
        if not (lessons or levels or exercises or deals) and not self.faults:
            self._fault("this set has no task; add lessons, levels, an [[exercise]] or a [[deal]]", "name")
        return ClassSet(
            name=name,
            lessons=lessons,
            levels=levels,
            exercises=tuple(exercises),
            deals=tuple(deals),
            settings=self._settings(raw),
            due=self._text(raw, "due", ()),
            marks=self._flag(raw, "marks", (), default=False),
        )

    def _settings(self, raw: dict[str, Any]) -> Settings:
        found = raw.get("settings", {})
        if not isinstance(found, dict):
            self._fault("settings are a table; write [settings] on a line of its own", "settings")
            return Settings()
        path = ("settings",)
        self._known(found, _SETTINGS, path)
        return Settings(
            self._choice(found, "lang", path, LANGUAGES, LANGUAGES[0]),
            self._choice(found, "deck", path, DECKS, DECKS[0]),
            self._flag(found, "four_color", path, default=False),
            self._flag(found, "hints", path, default=True),
        )

    def _exercise(self, raw: dict[str, Any], path: tuple[str | int, ...]) -> SetExercise:
        self._known(raw, _EXERCISE, path)
        level = raw.get("level")
        if level is not None and (type(level) is not int or not 1 <= level <= HARDEST):
            self._fault(f"level is a number from 1 to {HARDEST}, not {_shown(level)}", *path, "level")
            level = None
        return SetExercise(
            self._choice(raw, "kind", path, KINDS, ""),
            self._seed(raw, path, needed=True),
            level,
            self._choice(raw, "game", path, GAMES, "", needed=False),
            self._text(raw, "rules", path),
        )

    def _deal(self, raw: dict[str, Any], path: tuple[str | int, ...]) -> SetDeal:
        self._known(raw, _DEAL, path)
        record = self._text(raw, "record", path, longest=_LONGEST_RECORD)
        if record:
            for name in ("seed", "game", "dealer", "rules"):
                if name in raw:
                    self._fault(f"{name} has no place beside a record, which says it itself", *path, name)
        seats = tuple(map(str, Seat))
        return SetDeal(
            self._choice(raw, "game", path, GAMES, next(iter(GAMES)), needed=False),
            self._seed(raw, path, needed="record" not in raw),
            record,
            self._choice(raw, "seat", path, seats, "S", needed=False),
            self._choice(raw, "dealer", path, seats, "", needed=False),
            self._text(raw, "rules", path),
        )

    # ------------------------------------------------------------------ values

    def _known(self, raw: dict[str, Any], names: tuple[str, ...], path: tuple[str | int, ...]) -> None:
        for name in raw:
            if name not in names:
                self._fault(f'"{shorten(name)}" is not known here; known are {", ".join(names)}', *path, name)

    def _text(
        self,
        raw: dict[str, Any],
        name: str,
        path: tuple[str | int, ...],
        *,
        needed: bool = False,
        longest: int = LONGEST,
    ) -> str:
        value = raw.get(name)
        if name == "due" and isinstance(value, date):  # a day without quotation marks is one, too
            return str(value)
        if value is None or (isinstance(value, str) and not value.strip()):
            if needed:
                self._fault(f"{name} is missing", *path, name)
            return ""
        if not isinstance(value, str):
            self._fault(f"{name} is a text; write it in quotation marks, not {_shown(value)}", *path, name)
            return ""
        if len(value) > longest:
            self._fault(f"{name} is longer than {longest} letters", *path, name)
            return ""
        if longest == LONGEST and not value.isprintable():
            self._fault(f"{name} holds a letter that cannot be printed: {_shown(value)}", *path, name)
            return ""
        return value

    def _seed(self, raw: dict[str, Any], path: tuple[str | int, ...], *, needed: bool) -> str:
        if type(raw.get("seed")) is int:
            raw = {**raw, "seed": str(raw["seed"])}
        return self._text(raw, "seed", path, needed=needed)

    def _flag(self, raw: dict[str, Any], name: str, path: tuple[str | int, ...], *, default: bool) -> bool:
        value = raw.get(name, default)
        if not isinstance(value, bool):
            self._fault(f"{name} is true or false, not {_shown(value)}", *path, name)
            return default
        return value

    def _choice(
        self,
        raw: dict[str, Any],
        name: str,
        path: tuple[str | int, ...],
        known: Collection[str],
        default: str,
        *,
        needed: bool = True,
    ) -> str:
        if name not in raw:
            if needed and not default:
                self._fault(f"{name} is missing; choose {', '.join(known)}", *path, name)
            return default
        value = raw[name]
        if not isinstance(value, str) or value not in known:
            self._fault(f"{name} is one of {', '.join(known)}, not {_shown(value)}", *path, name)
            return default
        return value

    def _texts(self, raw: dict[str, Any], name: str, form: re.Pattern[str], how: str) -> tuple[str, ...]:
        values = raw.get(name, [])
        if not isinstance(values, list):
            self._fault(f"{name} is a list; write it in square brackets, not {_shown(values)}", name)
            return ()
        if len(values) > MOST_LEVELS:
            self._fault(f"{name} has more than {MOST_LEVELS} entries", name)
            return ()
        found: list[str] = []
        for value in values:
            if not isinstance(value, str) or not form.fullmatch(value):
                self._fault(f"{how}, not {_shown(value)}", name)
            elif value in found:
                self._fault(f'"{value}" stands twice in {name}', name)
            else:
                found.append(value)
        return tuple(found)

    def _tables(self, raw: dict[str, Any], name: str, most: int) -> list[tuple[int, dict[str, Any]]]:
        values = raw.get(name, [])
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self._fault(f"each {name} is a table; write [[{name}]] on a line of its own", name)
            return []
        if len(values) > most:
            self._fault(f"more than {most} times [[{name}]]; make several sets", name)
            return []
        return list(enumerate(values))

    def _doubles(self, name: str, values: list[Any]) -> None:
        for number, value in enumerate(values):
            first = values.index(value)
            if first < number:
                self._fault(f"this {name} is the same as the one in line {self.places(name, first)[0]}", name, number)

    def _fault(self, text: str, *path: str | int) -> None:
        self.faults.append(Fault(self.places(*path), text))


def _shown(value: object) -> str:
    return f'"{shorten(value)}"' if isinstance(value, str) else shorten(repr(value))
