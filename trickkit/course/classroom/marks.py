"""Marking: what is right in a set for marks, computed by the engine from the teacher's file alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from trickkit.coach.exercises import Exercise, grade
from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.scores import Score
from trickkit.errors import TrickkitError
from trickkit.explain.exercises import answer as spelled
from trickkit.i18n import Words, plain
from trickkit.progress import FULL_STARS

LONGEST_ANSWER: Final = 400
"""Letters of an answer; all pairs of trump and Schlag are a third of it."""
Key = Mapping[str, Exercise]
"""By task the exercise with its answers."""


@lru_cache(maxsize=4)  # a report asks for each learner
def key_of(found: ClassSet) -> Key:
    """Make the key of a set: each exercise anew from its seed.

    Args:
        found: the teacher's set.

    Raises:
        TrickkitError: if a seed gives no exercise.
    """
    return {f"e{n}": each.made() for n, each in enumerate(found.exercises, start=1)}


def is_right(exercise: Exercise, answer: str) -> bool:
    """Tell whether an answer is accepted; what is no answer at all is not.

    >>> from trickkit.coach.exercises import generate
    >>> exercise = generate("minimum-bid", 4)
    >>> [is_right(exercise, answer) for answer in (*exercise.accepted, "28", "banana")]
    [True, False, False]
    """
    try:
        return len(answer) <= LONGEST_ANSWER and grade(exercise, answer).right
    except TrickkitError:
        return False


def mark(found: ClassSet, answers: Mapping[str, str]) -> dict[str, Score]:
    """Mark what a learner has handed in: full stars for a right answer, none for another.

    Args:
        found: the teacher's set.
        answers: by task the answer; a task without one is not marked.

    Raises:
        TrickkitError: if a seed gives no exercise.
        KeyError: if the set has no such task.
    """
    key = key_of(found)
    return {task: Score(1, 0, 0, FULL_STARS if is_right(key[task], answer) else 0) for task, answer in answers.items()}


def answers_in(rows: Iterable[Mapping[str, object]], kinds: Mapping[str, str]) -> dict[str, str]:
    """Take the answers out of a result file.

    Args:
        rows: its tasks.
        kinds: the kind of each task of the set.

    Raises:
        KeyError: if something is missing, or the set has no such task.
        TypeError: if something has another type.
        ValueError: if a task stands twice, or is of another kind.
    """
    found: dict[str, str] = {}
    for row in rows:
        task, answer = row["task"], row["answer"]
        if not isinstance(task, str) or not isinstance(answer, str):
            raise TypeError("task and answer are texts")
        if task in found or row["kind"] != kinds[task]:
            raise ValueError("a task twice, or of another kind")
        found[task] = answer
    return {task: found[task] for task in kinds if task in found}


def told_key(found: ClassSet, words: Words) -> list[tuple[str, str, str]]:
    """Give the key to be read: for each task its name, what is accepted as it is written, and the same in words.

    Args:
        found: the teacher's set.
        words: language and deck.

    Raises:
        TrickkitError: if a seed gives no exercise.
    """
    rows = []
    for task, exercise in key_of(found).items():
        said = [plain(spelled(exercise, right, words)) for right in exercise.accepted]
        rows.append((task, " | ".join(exercise.accepted), " | ".join(said)))
    return rows
