"""Gathers what was handed in: one result a learner; whatever cannot be used is left out, with the reason."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.results import LARGEST, Result, Unread, UnreadError, read_result


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A result file that counts."""

    file: str
    """The file, as it was named or found."""
    result: Result
    """What is in it."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A file that does not count."""

    file: str
    """The file, as it was named or found."""
    why: Unread
    """The reason."""
    detail: str = ""
    """Name and id of its set, or the file that counts instead."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """What was handed in."""

    handed_in: tuple[HandedIn, ...]
    """One a learner: by name, those without one last, by their letters."""
    left_out: tuple[LeftOut, ...]
    """What does not count, by file."""


def gather(found: ClassSet, files: Iterable[Path]) -> Gathered:
    """Read result files. Of several of one learner the latest counts; other names under the same letters are others.

    Args:
        found: the set that they belong to.
        files: files, and folders, in which every `.json` is one, those in folders inside among them.
    """
    left_out: list[LeftOut] = []
    read = []
    for path in _expanded(files, left_out):
        try:
            read.append((_shown(path), _bytes(path)))
        except OSError:
            left_out.append(LeftOut(_shown(path), Unread.UNREADABLE))
    return gathered(found, read, left_out)


def gathered(found: ClassSet, files: Iterable[tuple[str, bytes]], without: Iterable[LeftOut] = ()) -> Gathered:
    """Gather results that have been read from files; see `gather`.

    Args:
        found: the set that they belong to.
        files: name and content of each.
        without: what has been left out already.
    """
    left_out, read = [*without], list[HandedIn]()
    for name, data in files:
        try:
            read.append(HandedIn(name, read_result(data, found)))
        except UnreadError as error:
            left_out.append(LeftOut(name, error.why, error.detail))
    names: dict[str, set[str]] = {}
    for each in read:
        names.setdefault(each.result.learner, set()).update(filter(None, [each.result.name.casefold()]))
    latest: dict[tuple[str, str], HandedIn] = {}
    for each in read:
        # two names under the same letters are two learners: a copied file takes nobody out of the report
        letters = each.result.learner
        who = letters, each.result.name.casefold() if len(names[letters]) > 1 else ""
        one, other = each, latest.get(who)
        if other is not None:
            one, other = (one, other) if _later(one.result) >= _later(other.result) else (other, one)
            left_out.append(LeftOut(other.file, Unread.EARLIER, one.file))
        latest[who] = one
    return Gathered(
        tuple(sorted(latest.values(), key=_place)),
        tuple(sorted(left_out, key=lambda each: each.file)),
    )


def _expanded(files: Iterable[Path], left_out: list[LeftOut]) -> Iterator[Path]:
    """Give each file once; a folder gives those in it, but none that is hidden."""
    seen: set[str] = set()
    for path in files:
        inside = [path]
        if path.is_dir():
            inside = [file for file in sorted(path.rglob("*.json")) if not _hidden(file.relative_to(path))]
            if not inside:
                left_out.append(LeftOut(_shown(path), Unread.NOTHING))
        for file in inside:
            real = os.path.realpath(file)  # Path.resolve() raises for a link to itself
            if real not in seen:
                seen.add(real)
                yield file


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _shown(path: Path) -> str:
    """Name a file as it can be printed: a name may hold bytes that are no text, or the end of a line."""
    return "".join(char if char.isprintable() else "?" for char in str(path))


def _bytes(path: Path) -> bytes:
    """Read a file, no more of it than a result can be.

    Raises:
        OSError: if it cannot be read.
    """
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _later(result: Result) -> tuple[float, int]:
    """Say how late a result is; of two made in the same second the one that knows of more answers."""
    return result.made.timestamp(), sum(score.tries for score in result.scores.values())


def _place(one: HandedIn) -> tuple[bool, str, str]:
    return not one.result.name, one.result.name.casefold(), one.result.learner
