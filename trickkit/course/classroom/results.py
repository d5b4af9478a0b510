"""What a learner hands in: a small plain file that anybody can read, and anybody can forge."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

import trickkit
from trickkit.course.classroom.marks import answers_in, key_of, mark
from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.scores import Score, missed_kinds
from trickkit.errors import TrickkitError
from trickkit.progress import FULL_STARS, moment

FORMAT: Final = "trickkit-result"
"""Stands in every result file."""
VERSION: Final = 1
"""Version of the file; one with a higher version is not read."""
LONGEST_NAME: Final = 60
"""Letters of a learner's name."""
LARGEST: Final = 1_000_000
"""Bytes of a result file; one has a few thousand."""
_MOST: Final = 1_000_000  # tries, hints
_LONGEST_TIME: Final = 10_000_000  # seconds, a third of a year
LEARNER_FORM: Final = re.compile(r"[a-f][0-9a-f]{15}")
"""How the letters look that stand for a learner; never like a number, which a spreadsheet would make another one of."""

Json = dict[str, Any]


class Unread(StrEnum):
    """Why a file is left out of a report."""

    UNREADABLE = "unreadable"
    """It is not there, or may not be read."""
    EMPTY = "empty"
    """Nothing is in it."""
    LARGE = "large"
    """It is far too large."""
    OTHER = "other"
    """It is no result file."""
    DAMAGED = "damaged"
    """It is a result file that says what cannot be."""
    NEWER = "newer"
    """A newer trickkit has written it."""
    SET = "set"
    """It belongs to another set."""
    EARLIER = "earlier"
    """The same learner has handed in a later one."""
    NOTHING = "nothing"
    """A folder without a result file."""


class UnreadError(TrickkitError):
    """A file that is left out.

    Args:
        why: the reason.
        detail: what it says of itself: name and id of its set.
    """

    def __init__(self, why: Unread, detail: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Result:
    """What one learner has handed in."""

    learner: str
    """Who it is, in letters that say nothing: the same in every file that one progress file gives."""
    name: str
    """The name that was typed; empty if there was none."""
    made: datetime
    """When it was made."""
    scores: Mapping[str, Score]
    """By task how the learner has fared; without those that were not tried."""


def cleaned(name: str) -> str:
    r"""Give a name as it is kept: blanks made one, letters that cannot be printed left out, not too long.

    >>> cleaned("  Ann\n\u202eLee ")
    'Ann Lee'
    """
    printable = "".join(char if char.isprintable() else " " for char in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def to_json(found: ClassSet, result: Result) -> str:
    """Write a result file."""
    head = headed(found.id, found.name, result.learner, result.name, result.made)
    return as_text(head | filled(found, result.scores))


def headed(set_id: str, set_name: str, learner: str, name: str, made: datetime) -> Json:
    """Give what every result file begins with, also one of a set for marks.

    Args:
        set_id: the id of the set.
        set_name: what the set is called.
        learner: the letters of the learner.
        name: the name that was typed; empty if there was none.
        made: when.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "trickkit": trickkit.__version__,
        "set": set_id,
        "set_name": set_name,
        "learner": learner,
        **({"name": name} if name else {}),
        "made": made.isoformat(timespec="seconds"),
    }


def filled(found: ClassSet, scores: Mapping[str, Score]) -> Json:
    """Give what a result file says of the tasks of a set."""
    kinds = {item.key: item.kind for item in found.items}
    return {
        "tasks": [
            {
                "task": key,
                "kind": kinds[key],
                "tries": score.tries,
                "hints": score.hints,
                "seconds": score.seconds,
                "stars": score.stars,
            }
            for key, score in scores.items()
        ],
        "missed": missed_kinds(found, scores),
    }


def as_text(data: Json) -> str:
    """Write a result file as it lies on the disk."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_result(data: bytes, found: ClassSet) -> Result:
    """Read a result file.

    Args:
        data: the file.
        found: the set that it should belong to.

    Raises:
        UnreadError: if it cannot be used, with the reason.
        TrickkitError: if the set is for marks, and one of its own seeds gives no exercise.
    """
    if found.marks:
        key_of(found)  # what is wrong with the set is no fault of the file
    if not data.strip():
        raise UnreadError(Unread.EMPTY)
    if len(data) > LARGEST:
        raise UnreadError(Unread.LARGE)
    try:
        raw = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):  # cut off, no UTF-8, brackets without an end
        looks_like_one = FORMAT.encode() in data
        raise UnreadError(Unread.DAMAGED if looks_like_one else Unread.OTHER) from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise UnreadError(Unread.OTHER)
    version = raw.get("version")
    if type(version) is not int or version < 1:
        raise UnreadError(Unread.DAMAGED)
    if version > VERSION:
        raise UnreadError(Unread.NEWER)
    if raw.get("set") != found.id:
        named = (raw.get("set_name"), raw.get("set"))
        raise UnreadError(Unread.SET, " / ".join(cleaned(each) for each in named if isinstance(each, str)))
    try:
        return _result(raw, found)
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadError(Unread.DAMAGED) from error


def _result(raw: dict[str, Any], found: ClassSet) -> Result:
    """Take what a file says.

    Raises:
        KeyError: if something is missing.
        TypeError: if something has another type.
        ValueError: if something cannot be.
    """
    kinds = {item.key: item.kind for item in found.items}
    learner, made, name = raw["learner"], moment(raw["made"]), raw.get("name", "")
    if not LEARNER_FORM.fullmatch(learner) or made is None or not isinstance(name, str):
        raise ValueError("no learner, no time, or no name")
    scores: dict[str, Score] = {}
    if found.marks:
        return Result(learner, cleaned(name), made, mark(found, answers_in(raw["tasks"], kinds)))
    for row in raw["tasks"]:
        key = row["task"]
        if key in scores or row["kind"] != kinds[key]:
            raise ValueError("a task twice, or of another kind")
        scores[key] = Score(
            _number(row, "tries", 1, _MOST),
            _number(row, "hints", 0, _MOST),
            _number(row, "seconds", 0, _LONGEST_TIME),
            _number(row, "stars", 0, FULL_STARS),
        )
    return Result(learner, cleaned(name), made, {key: scores[key] for key in kinds if key in scores})


def _number(row: dict[str, Any], name: str, least: int, most: int) -> int:
    value = row[name]
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} is no number from {least} to {most}")
    return value
