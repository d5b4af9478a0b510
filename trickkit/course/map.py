"""The lessons that there are, for the map."""

from __future__ import annotations

from typing import Final

from trickkit.course.levels import load
from trickkit.course.library import lessons
from trickkit.widgets import MapLesson

_PARTS: Final = ((0, "warm-up"), (2, "latinern"), (11, "twenty-eight"), (21, "laboratory"))
"""With which lesson each part begins."""


def map_lessons() -> tuple[MapLesson, ...]:
    """Give all lessons in order, with their notebooks as seen from the notebook of another lesson.

    >>> [lesson.number for lesson in map_lessons() if lesson.part == "warm-up"]
    ['00', '01']
    """
    notebooks: dict[str, dict[str, str]] = {}
    for file in lessons():
        notebooks.setdefault(file.number, {})[file.lang] = f"../{file.lang}/{file.path.name}"
    return tuple(
        MapLesson(number, part_of(number), load(number).title, load(number).keys, found)
        for number, found in notebooks.items()
    )


def part_of(number: str) -> str:
    """Say in which part of the course a lesson is.

    >>> part_of("01"), part_of("04"), part_of("20"), part_of("25")
    ('warm-up', 'latinern', 'twenty-eight', 'laboratory')
    """
    return [part for first, part in _PARTS if int(number) >= first][-1]
