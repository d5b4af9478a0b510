"""Checks a set to its last seed, and says how long it roughly takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from trickkit.course.classroom.marks_paper import unfit
from trickkit.course.classroom.model import GUIDED, ClassSet, SetDeal, kind_of_level
from trickkit.course.classroom.places import Places
from trickkit.course.classroom.reading import Fault, SetError, read_with_places
from trickkit.course.levels import load
from trickkit.errors import NotationError, TrickkitError
from trickkit.record import parse_record
from trickkit.seats import Seat

MINUTES: Final = {GUIDED: 6.0, "match": 20.0, "cross-out": 3.0, "find-pair": 3.0, "best-card": 1.5, "ask-or-wait": 1.5}
"""By kind: how long a task roughly takes, read and thought through; a guess, not a measurement."""
_USUAL: Final = 1.0


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found."""

    found: ClassSet | None
    """The set; None if its file cannot be read."""
    faults: tuple[Fault, ...]
    """What is wrong, by its place."""


def minutes(found: ClassSet) -> int:
    """Say how long a set roughly takes, in minutes; above ten in steps of five.

    >>> from trickkit.course.classroom.model import SetExercise
    >>> [minutes(ClassSet("x", lessons=lessons)) for lessons in (("00",), ("04",), ("10",))]
    [3, 10, 45]
    """
    whole = sum(MINUTES.get(item.kind, _USUAL) for item in found.items)
    return max(1, round(whole)) if whole <= 10 else 5 * round(whole / 5)


def check_set(data: bytes | str) -> Checked:
    """Check a set file: read it, look up its lessons and levels, make each exercise, deal each deal.

    Args:
        data: the file.
    """
    try:
        found, places = read_with_places(data)
    except SetError as error:
        return Checked(None, error.faults)
    return Checked(found, tuple(sorted(_faults(found, places))))


def _faults(found: ClassSet, places: Places) -> Iterator[Fault]:
    if found.marks and (fault := unfit(found)):
        yield Fault(places("marks"), fault)
    tasks: list[tuple[tuple[str | int, ...], Callable[[], object]]] = []
    tasks += [(("lessons",), partial(load, lesson)) for lesson in found.lessons]
    tasks += [(("levels",), partial(kind_of_level, level)) for level in found.levels]
    tasks += [(("exercise", n), each.made) for n, each in enumerate(found.exercises)]
    tasks += [(("deal", n), partial(_dealt, deal)) for n, deal in enumerate(found.deals)]
    for path, make in tasks:
        try:
            make()
        except TrickkitError as error:
            yield Fault(places(*path), str(error))


def _dealt(deal: SetDeal) -> None:
    """Deal a deal, and sit down at its table.

    Raises:
        TrickkitError: if that cannot be done.
    """
    try:
        record = deal.written()
        state = parse_record(record).state
    except NotationError as error:
        where = f"line {error.at[0]} of the record: " if deal.record and error.at else ""
        raise TrickkitError(f"{where}{error.message}") from None
    assert state is not None  # noqa: S101 - a view has been refused
    state.observe(Seat.parse(deal.seat))
