"""How far a learner has come in the course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trickkit.course.levels import load
from trickkit.course.library import lessons
from trickkit.progress import Fared, Store, fared, going_on, of_course


@dataclass(frozen=True, slots=True)
class InLesson:
    """How far somebody has come in a lesson."""

    number: str
    """As `04`."""
    title: Mapping[str, str]
    """The title in each language."""
    levels: tuple[str, ...]
    """Keys of its levels, in order."""
    solved: int
    """How many of them are solved."""
    stars: int
    """How many stars they have earned, at best."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody has come in the course."""

    lessons: tuple[InLesson, ...]
    """Lesson by lesson."""
    levels: Mapping[str, Fared]
    """By level what has been done; the level tried last stands last."""
    next: str | None
    """The level to go on with; None when all are solved."""


def standing(store: Store) -> Standing:
    """Say how far the learner of a store has come.

    Raises:
        StoreError: if the store cannot be read.
    """
    done = fared(of_course(store.tries()))
    found = []
    for number in dict.fromkeys(file.number for file in lessons()):
        lesson = load(number)
        stars = [done[key].stars for key in lesson.keys if key in done]
        found.append(InLesson(number, lesson.title, lesson.keys, sum(map(bool, stars)), sum(stars)))
    ahead = going_on((each.levels for each in found), {key: each.stars for key, each in done.items()})
    return Standing(tuple(found), done, ahead)
