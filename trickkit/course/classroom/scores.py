"""How somebody has fared with the tasks of a set, as it is handed in and reported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from trickkit.course.classroom.model import GUIDED, ClassSet, Item
from trickkit.progress import APART, Try, moment, sittings

LONGEST_PAUSE: Final = 600
"""Seconds: a longer pause between two answers counts as so many, since nobody knows what it was spent on."""
_WHOLE: Final = frozenset({GUIDED, "match"})
"""The kinds that take many acts; a single slip in them is no miss."""


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody has fared with one task, up to the first right answer. What is tried after that counts nothing."""

    tries: int
    """Answers given, at least one; of a guided hand its wrong acts and its end."""
    hints: int
    """Hints taken before an answer."""
    seconds: int
    """Time spent, as far as is known: from the answer before, or the opening of the set, to each of these."""
    stars: int
    """Stars earned with the first right answer; 0 as long as there is none."""

    @property
    def solved(self) -> bool:
        """Whether there was a right answer."""
        return self.stars > 0

    def missed(self, kind: str) -> bool:
        """Tell whether the task was missed: the first answer was wrong.

        A guided hand is missed if it has not been played to its end, or earned one star: more than half its decisions
        took a wrong try or a hint. A match that was played is not missed.

        Args:
            kind: kind of the task.

        >>> [Score(tries, 0, 60, stars).missed("who-wins") for tries, stars in ((1, 3), (2, 2), (1, 0))]
        [False, True, True]
        >>> Score(3, 0, 60, 2).missed("guided"), Score(9, 0, 60, 1).missed("guided"), Score(1, 0, 60, 1).missed("match")
        (False, True, False)
        """
        if not self.solved:
            return True
        if kind in _WHOLE:
            return kind == GUIDED and self.stars == 1
        return self.tries > 1


def row_key(found: ClassSet, item: Item) -> str:
    """Give the key of a task's rows in the progress file; a level has the same wherever it is done.

    >>> from trickkit.course.classroom.model import SetExercise
    >>> algebra = ClassSet("Algebra", levels=("04.1",), exercises=(SetExercise("legal", "1"),))
    >>> [row_key(algebra, item).removeprefix(algebra.id) for item in algebra.items]
    ['04.1', '/e1']
    """
    return item.key if item.what == "level" else f"{found.id}{APART}{item.key}"


def scored(found: ClassSet, tries: Iterable[Try], opened: Iterable[str] = ()) -> dict[str, Score]:
    """Give by task how somebody has fared; a task without an answer has none.

    Args:
        found: the set.
        tries: all rows of the progress file, oldest first: what was done elsewhere takes time, too.
        opened: when the set was opened, in ISO 8601.
    """
    rows = list(tries)
    spent = _seconds(rows, opened)
    by_key: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        by_key.setdefault(row.level, []).append(number)
    scores = {}
    for item in found.items:
        numbers = by_key.get(row_key(found, item))
        if numbers:
            scores[item.key] = _score([(rows[number], spent[number]) for number in numbers])
    return scores


def _score(answers: list[tuple[Try, int]]) -> Score:
    """Sum up the sittings at a task up to the first that ends right."""
    seconds = {id(row): spent for row, spent in answers}
    tries = hints = spent = 0
    for sitting in sittings(row for row, _ in answers):
        tries += len(sitting)
        hints += sitting[-1].hints
        spent += sum(seconds[id(row)] for row in sitting)
        if sitting[-1].right:
            return Score(tries, hints, spent, max(1, sitting[-1].stars))
    return Score(tries, hints, spent, 0)


def _seconds(rows: list[Try], opened: Iterable[str]) -> list[int]:
    """Give the time from what was done before to each row, in seconds; 0 where a time cannot be read."""
    opening = sorted(filter(None, map(moment, opened)))
    found, before = list[int](), None
    for row in rows:
        now = moment(row.when)
        if now is None:
            found.append(0)
            continue
        since = max((when for when in (before, *opening) if when is not None and when <= now), default=now)
        found.append(min(LONGEST_PAUSE, int((now - since).total_seconds())))
        before = now if before is None else max(before, now)
    return found


def missed_kinds(found: ClassSet, scores: Mapping[str, Score]) -> dict[str, int]:
    """Count by kind the tasks that were missed; kinds in the order of the set, those without a miss left out."""
    missed: dict[str, int] = {}
    for item in found.items:
        score = scores.get(item.key)
        if score is not None and score.missed(item.kind):
            missed[item.kind] = missed.get(item.kind, 0) + 1
    return missed
