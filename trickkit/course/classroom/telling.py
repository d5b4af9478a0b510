"""The report in a few lines, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from trickkit.course.classroom.naming import clock, kind_name, learner_name
from trickkit.course.classroom.report import Report
from trickkit.i18n import Words

_MOST: int = 5


def told(report: Report, words: Words) -> Iterator[str]:
    """Say how a class has fared: a line for each learner, and one for each of the tasks that were missed most."""
    tasks = words.count("ui.class.tasks", len(report.set.items))
    yield words.label("ui.class.report", name=report.set.name)
    yield words.label("ui.class.report.set", id=report.set.id, tasks=tasks)
    yield words.count("ui.class.report.handed-in", len(report.handed_in))
    for one in report.handed_in:
        sums = report.of_learner(one)
        facts = {"solved": sums.solved, "of": len(report.set.items), "once": sums.at_once, "hints": sums.hints}
        yield words.label("ui.class.told", who=learner_name(one, words), time=clock(sums.seconds), **facts)
    for item in report.missed_most(_MOST):
        sums = report.of_task(item)
        name = f"{item.key} · {kind_name(report.set, item, words)}"
        yield words.label("ui.class.told.missed", task=name, n=sums.missed, of=sums.tried)
