"""Where the lessons lie, what there is, and fresh copies for a learner."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from trickkit.errors import TrickkitError

LANGUAGES = ("en", "de")
_PARTS: Final = ((0, "warm-up"), (2, "latinern"), (11, "twenty-eight"), (21, "laboratory"))
"""With which lesson each part begins."""
_PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class LessonFile:
    """A lesson's notebook in one language."""

    number: str
    """As `04`."""
    lang: str
    """`en` or `de`."""
    path: Path
    """The notebook."""


@cache
def folder() -> Path:
    """Give the folder of the lessons: inside the installed package, or beside it in a checkout.

    Raises:
        TrickkitError: if neither is there.
    """
    for place in (_PACKAGE / "_lessons", _PACKAGE.parent / "lessons"):
        if (place / "levels").is_dir():
            return place
    raise TrickkitError("the lessons are missing from this installation; install trickkit again")


def levels_text(lesson: str) -> str:
    """Give the text of a lesson's levels.

    Raises:
        TrickkitError: if there is no such lesson.
    """
    files = {path.stem: path for path in sorted((folder() / "levels").glob("*.toml"))}
    if lesson not in files:
        raise TrickkitError(f'there is no lesson "{str(lesson)[:20]}"; the lessons are {", ".join(files)}')
    return files[lesson].read_text(encoding="utf-8")


def lessons() -> list[LessonFile]:
    """List all notebooks, by number, then language."""
    found = [
        LessonFile(path.name[:2], lang, path)
        for lang in LANGUAGES
        for path in sorted((folder() / lang).glob("*.ipynb"))
    ]
    return sorted(found, key=lambda file: (file.number, LANGUAGES.index(file.lang)))


def part_of(number: str) -> str:
    """Say in which part of the course a lesson is.

    >>> part_of("01"), part_of("04"), part_of("20"), part_of("25")
    ('warm-up', 'latinern', 'twenty-eight', 'laboratory')
    """
    return [part for first, part in _PARTS if int(number) >= first][-1]


def home() -> Path:
    """Give the folder for a learner's copies: `$TRICKKIT_HOME/lessons`, else `trickkit-lessons` in the home folder."""
    chosen = os.environ.get("TRICKKIT_HOME")
    return Path(chosen) / "lessons" if chosen else Path.home() / "trickkit-lessons"


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of one lesson, or of one page of the rules, when it was copied."""

    target: Path
    """Where the copy is, or the file that was there already."""
    how: str
    """`new`, `same` (it was there, unchanged) or `numbered` (own work was there; the copy has a number)."""
    beside: Path | None = None
    """The own work that a numbered copy was laid beside, the last of it."""


def copy_lessons(target: Path, numbers: tuple[str, ...] = (), langs: tuple[str, ...] = LANGUAGES) -> list[Copied]:
    """Copy lessons into a folder, never over a file that is there.

    Args:
        target: the folder, made if it is not there.
        numbers: which lessons; empty means all.
        langs: which languages.

    Returns:
        One entry a lesson.

    Raises:
        TrickkitError: if there is no such lesson.
        OSError: if the folder cannot be written.
    """
    chosen = [file for file in lessons() if file.lang in langs and (not numbers or file.number in numbers)]
    missing = set(numbers) - {file.number for file in chosen}
    if missing:
        there = ", ".join(sorted({file.number for file in lessons()}))
        raise TrickkitError(f'there is no lesson "{min(missing)[:20]}"; the lessons are {there}')
    return [copy_lesson(file, target / file.lang) for file in chosen]


def copy_lesson(file: LessonFile, target: Path) -> Copied:
    """Copy one lesson into a folder, never over a file that is there.

    Raises:
        OSError: if the folder cannot be written.
    """
    return _copy(file.path, target)


def rules() -> list[Path]:
    """List the rules pages that the lessons link."""
    return sorted((folder() / "rules").glob("*.md"))


def copy_rules(target: Path, *, missing_only: bool = False) -> list[Copied]:
    """Copy the rules pages into the folder `rules` beside the languages, where the lessons' links lead.

    Args:
        target: the folder with the learner's copies.
        missing_only: leave a page alone that is there, whatever is in it; otherwise a fresh one is laid beside it if
            it was changed.

    Returns:
        One entry a page that was looked at.

    Raises:
        OSError: if the folder cannot be written.
    """
    place = target / "rules"
    return [_copy(page, place) for page in rules() if not (missing_only and (place / page.name).exists())]


def _copy(source: Path, target: Path) -> Copied:
    """Copy one file into a folder, never over a file that is there."""
    target.mkdir(parents=True, exist_ok=True)
    fresh = source.read_bytes()
    path, number = target / source.name, 1
    beside: Path | None = None
    while not _written(path, fresh):
        if path.read_bytes() == fresh:
            return Copied(path, "same")
        number, beside = number + 1, path
        path = target / f"{source.stem} ({number}){source.suffix}"
    return Copied(path, "numbered" if beside else "new", beside)


def _written(path: Path, content: bytes) -> bool:
    """Write a new file, whole or not at all; tell whether there was none."""
    try:
        new = path.open("xb")  # made here, or it is there: nothing can come in between
    except FileExistsError:
        return False
    try:
        with new:
            new.write(content)
    except OSError:
        path.unlink()  # half a notebook would look like somebody's work
        raise
    return True
