"""What rows of tries amount to: how a learner has fared with each level."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trickkit.progress.model import Try

APART: Final = "/"
"""Stands in the keys of what is no level of the course: the tasks of class sets."""


@dataclass(frozen=True, slots=True)
class Fared:
    """How a learner has fared with one level, all sittings together."""

    kind: str
    """Kind of the exercise."""
    tries: int
    """Answers given."""
    hints: int
    """Hints taken, in the sitting that took most."""
    stars: int
    """Stars earned at best; 0 as long as it is not solved."""
    last: str
    """When it was last tried, as in ISO 8601."""


def of_course(tries: Iterable[Try]) -> Iterator[Try]:
    """Leave out what is no level of the course.

    >>> rows = [Try(key, "legal", True, 1, 0, 3, "") for key in ("04.1", f"bfa9f7d6{APART}e1")]
    >>> [each.level for each in of_course(rows)]
    ['04.1']
    """
    return (one for one in tries if APART not in one.level)


def fared(tries: Iterable[Try]) -> dict[str, Fared]:
    """Sum up tries by level; the level tried last stands last.

    Args:
        tries: oldest first.

    >>> rows = [Try("04.1", "order", False, 1, 0, 0, "2026-01-01"), Try("04.2", "order", True, 1, 0, 3, "2026-01-02"),
    ...         Try("04.1", "order", True, 2, 1, 1, "2026-01-03")]
    >>> [(level, each.tries, each.hints, each.stars) for level, each in fared(rows).items()]
    [('04.2', 1, 0, 3), ('04.1', 2, 1, 1)]
    """
    found: dict[str, Fared] = {}
    for one in tries:
        before = found.pop(one.level, Fared(one.kind, 0, 0, 0, ""))
        hints, stars = max(before.hints, one.hints), max(before.stars, one.stars)
        found[one.level] = Fared(one.kind, before.tries + 1, hints, stars, one.when)
    return found


def sittings(tries: Iterable[Try]) -> list[list[Try]]:
    """Part the tries at one level: each sitting begins with a first try, and ends with the first right answer.

    What is tried after that, to see what it leads to, says nothing about who tries it and is left out.

    Args:
        tries: of one level, oldest first.

    >>> rows = [Try("04.1", "order", right, tries, 0, 0, "") for right, tries in
    ...         [(False, 1), (True, 2), (False, 3), (True, 1), (False, 1)]]
    >>> [[(each.right, each.tries) for each in sitting] for sitting in sittings(rows)]
    [[(False, 1), (True, 2)], [(True, 1)], [(False, 1)]]
    """
    found: list[list[Try]] = []
    for one in tries:
        if one.tries == 1 or not found:
            found.append([one])
        elif not found[-1][-1].right:
            found[-1].append(one)
    return found


def going_on(lessons: Iterable[Sequence[str]], stars: Mapping[str, int]) -> str | None:
    """Give the level to go on with: the first unsolved one of the lesson tried last, or of the next with one left.

    Args:
        lessons: the levels of each lesson, in the order of the course.
        stars: by level the stars earned, 0 for one that was only tried; the level tried last stands last.

    Returns:
        Its key; None if every level is solved.

    >>> course = [("00.1", "00.2"), ("01.1",), ("02.1", "02.2")]
    >>> going_on(course, {}), going_on(course, {"00.1": 3, "01.1": 2}), going_on(course, {"01.1": 2, "00.1": 3})
    ('00.1', '02.1', '00.2')
    """
    order = list(lessons)
    last = next(reversed([*stars]), "")
    at = next((place for place, levels in enumerate(order) if last in levels), 0)
    ahead = (*order[at:], *order[:at])
    return next((key for levels in ahead for key in levels if not stars.get(key)), None)
