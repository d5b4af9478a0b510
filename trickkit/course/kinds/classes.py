"""What is asked about a class: which task was missed most, how many learners have handed in, what changes a set."""

from __future__ import annotations

from dataclasses import replace

from trickkit.course.classroom.gathering import Gathered, HandedIn, gathered
from trickkit.course.classroom.model import ClassSet, SetExercise
from trickkit.course.classroom.reading import read_set
from trickkit.course.classroom.report import Report
from trickkit.course.classroom.results import Result, to_json
from trickkit.course.classroom.scores import Score
from trickkit.course.kinds.model import Choice
from trickkit.course.levels import Level
from trickkit.errors import TrickkitError
from trickkit.progress import moment

_RIGHT, _MISSED = Score(1, 0, 60, 3), Score(2, 0, 60, 2)


def _missed_most(level: Level) -> str:
    """Report on a class of which the file says, for each task, how many tried it and how many missed it."""
    told: dict[str, list[int]] = level.more["tried"]
    exercises = tuple(SetExercise("legal", str(number)) for number in range(len(told)))
    made = ClassSet("x", exercises=exercises)
    handed_in = []
    for number in range(max(tried for tried, _ in told.values())):
        scores = {
            key: _MISSED if number < missed else _RIGHT for key, (tried, missed) in told.items() if number < tried
        }
        handed_in.append(HandedIn("x", _result(f"a{number:015x}", "2026-01-31", scores)))
    (first, *_) = Report(made, tuple(handed_in), ()).missed_most(1)
    return first.key


def _learners(level: Level) -> str:
    """Count the learners in a report on the files that the level tells of."""
    made = ClassSet("x", exercises=(SetExercise("legal", "1"),))
    other = replace(made, exercises=(SetExercise("legal", "2"),))
    files = []
    for number, file in enumerate(level.more["files"]):
        result = _result(f"a{file['letters']:015x}", file["day"], {"e1": _RIGHT})
        text = to_json(made if file["set"] == "this" else other, result)
        files.append((str(number), text.encode()))
    found: Gathered = gathered(made, files)
    return str(len(found.handed_in))


def _result(learner: str, day: str, scores: dict[str, Score]) -> Result:
    made = moment(day)
    assert made is not None  # noqa: S101 - the file says when
    return Result(learner, "", made, scores)


def _another_set(level: Level) -> str:
    """Name the one change of several that makes another set of a set file.

    Raises:
        TrickkitError: if it is none of them, or more than one.
    """
    text = level.more["set"]
    first = read_set(text).id
    changed = [key for key, (old, new) in level.more["change"].items() if read_set(text.replace(old, new)).id != first]
    if len(changed) != 1:
        raise TrickkitError(f"level {level.key} has {len(changed)} changes that make another set")
    return str(changed[0])


CHOOSE: dict[str, Choice] = {
    "missed-most": _missed_most,
    "learners-in-report": _learners,
    "another-set": _another_set,
}
"""What a report puts first, how many learners it counts, which change makes another set."""
