"""The report on a set, as numbers: by learner, by task, and which tasks were missed most."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from trickkit.course.classroom.gathering import Gathered, HandedIn, LeftOut, gather
from trickkit.course.classroom.model import ClassSet, Item
from trickkit.course.classroom.scores import Score


@dataclass(frozen=True, slots=True)
class Sums:
    """What a row or a column of the report amounts to."""

    tried: int
    """How many tasks were tried; of a task, by how many learners."""
    solved: int
    """How many were solved."""
    at_once: int
    """How many were solved at the first try, with hints or without."""
    missed: int
    """How many were missed."""
    tries: int
    """Answers given."""
    hints: int
    """Hints taken."""
    seconds: int
    """Time spent, as far as is known."""

    @classmethod
    def of(cls, scores: Iterable[tuple[Item, Score]]) -> Sums:
        """Sum up scores."""
        each = list(scores)
        return cls(
            len(each),
            sum(score.solved for _, score in each),
            sum(score.solved and score.tries == 1 for _, score in each),
            sum(score.missed(item.kind) for item, score in each),
            sum(score.tries for _, score in each),
            sum(score.hints for _, score in each),
            sum(score.seconds for _, score in each),
        )


@dataclass(frozen=True, slots=True)
class Report:
    """How a class has fared with a set."""

    set: ClassSet
    """The set."""
    handed_in: tuple[HandedIn, ...]
    """One result a learner."""
    left_out: tuple[LeftOut, ...]
    """The files that do not count."""

    def of_task(self, item: Item) -> Sums:
        """Say how the class has fared with a task."""
        return Sums.of((item, score) for score in self._scores(item))

    def of_learner(self, one: HandedIn) -> Sums:
        """Say how a learner has fared with all tasks."""
        scores = one.result.scores
        return Sums.of((item, scores[item.key]) for item in self.set.items if item.key in scores)

    def usual_seconds(self, item: Item) -> int:
        """Give the time in which half of those who tried a task were done with it; 0 if nobody tried it."""
        spent = [score.seconds for score in self._scores(item)]
        return round(median(spent)) if spent else 0

    def missed_most(self, most: int) -> list[Item]:
        """Give the tasks that were missed by the largest share of those who tried them, the first one most.

        Args:
            most: how many at most; those that nobody missed are never among them.
        """
        sums = {item: self.of_task(item) for item in self.set.items}
        missed = [item for item in self.set.items if sums[item].missed]
        return sorted(missed, key=lambda item: (-sums[item].missed / sums[item].tried, -sums[item].missed))[:most]

    def _scores(self, item: Item) -> list[Score]:
        found = (one.result.scores.get(item.key) for one in self.handed_in)
        return [score for score in found if score is not None]


def report(found: ClassSet, files: Iterable[Path]) -> Report:
    """Make the report on a set.

    Args:
        found: the set.
        files: result files and folders with them; see `gathering.gather`.

    >>> report(ClassSet("Algebra", lessons=("00",)), []).handed_in
    ()
    """
    gathered: Gathered = gather(found, files)
    return Report(found, gathered.handed_in, gathered.left_out)
