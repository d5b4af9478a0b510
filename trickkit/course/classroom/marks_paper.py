"""What is handed out of a set for marks: the questions, each with what its seat has seen, and no answers.

Seeds and full records stay in the teacher's set file. Here is what a view record holds, the question and its options;
of two deals that a seat cannot tell apart the same bytes are handed out.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, get_args

from trickkit.cards import parse_cards
from trickkit.coach.exercises import KINDS, Exercise
from trickkit.coach.exercises.model import Facts, Form
from trickkit.course.classroom.model import ClassSet, Item, Settings
from trickkit.errors import TrickkitError
from trickkit.explain.exercises import question_id
from trickkit.i18n import DECKS, LANGUAGES
from trickkit.record import parse_record
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.tricks import Play, Trick

FORMAT: Final = "trickkit-paper"
"""Stands in every paper."""
VERSION: Final = 1
"""Version of the file; one with a higher version is not read."""
SUFFIX: Final = ".paper.json"
"""How the name of a paper ends."""
DAMAGED: Final = "this paper is damaged; ask your teacher for the file again"
"""Said of a paper that says what cannot be."""
_LARGEST: Final = 2_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Task:
    """A question without its answer."""

    key: str
    """Its key in the set, as `e1`."""
    kind: str
    """What is asked, a name from `trickkit.coach.exercises.KINDS`."""
    question: str
    """The name of its sentence, as `trickkit.explain.exercises.question_id` gives it."""
    seat: Seat
    """Who the learner is."""
    form: Form
    """How an answer is made up."""
    goal: Facts
    """What the question says about the position."""
    options: tuple[tuple[str, ...], ...]
    """The keys that can be chosen, in groups."""
    record: str
    """The record of what the seat has seen; empty where the question itself names all the cards it is about."""

    @property
    def view(self) -> AnyView | None:
        """What the seat has seen."""
        return parse_record(self.record).view if self.record else None

    @property
    def trick(self) -> Trick | None:
        """The trick that the question is about, where it names its cards."""
        cards = dict(self.goal).get("cards")
        if self.record or cards is None:
            return None
        return Trick(tuple(map(Play, map(Seat, self.options[0]), parse_cards(cards))))


@dataclass(frozen=True, slots=True)
class Paper:
    """A set for marks as it is handed out."""

    set: str
    """The id of the set."""
    name: str
    """What it is called."""
    due: str
    """Until when, in the teacher's words."""
    settings: Settings
    """How it looks."""
    tasks: tuple[Task, ...]
    """Its questions."""

    @property
    def items(self) -> tuple[Item, ...]:
        """Its tasks as those of a set."""
        return tuple(Item(task.key, "exercise", task.kind) for task in self.tasks)

    def task(self, key: str) -> Task:
        """Give a task by its key.

        Raises:
            TrickkitError: if there is none.
        """
        for task in self.tasks:
            if task.key == key:
                return task
        there = ", ".join(task.key for task in self.tasks)
        raise TrickkitError(f'the set "{self.name}" has no task "{key}"; its tasks are {there}')


def task_of(key: str, exercise: Exercise) -> Task:
    """Take from an exercise what may be handed out.

    Args:
        key: its key in the set.
        exercise: the exercise with its answers.

    >>> from trickkit.coach.exercises import generate
    >>> task = task_of("e1", generate("minimum-bid", 4))
    >>> task.question, "[View" in task.record, "?" in task.record
    ('minimum-bid.bid', True, True)
    """
    record = "" if exercise.open else exercise.shown
    posed = exercise.posed
    return Task(
        key, exercise.kind, question_id(exercise), exercise.seat, exercise.form, posed.goal, posed.options, record
    )


def paper_of(found: ClassSet) -> Paper:
    """Make the paper of a set for marks.

    Args:
        found: the set.

    Raises:
        TrickkitError: if it is not for marks, has other tasks than exercises, or a seed gives none.
    """
    fault = unfit(found)
    if fault:
        raise TrickkitError(fault)
    tasks = tuple(task_of(f"e{n}", each.made()) for n, each in enumerate(found.exercises, start=1))
    return Paper(found.id, found.name, found.due, found.settings, tasks)


def unfit(found: ClassSet) -> str:
    """Say why a set cannot be for marks; empty if it can.

    >>> from trickkit.course.classroom.model import SetExercise
    >>> unfit(ClassSet("Test", exercises=(SetExercise("legal", "1"),), marks=True))
    ''
    """
    if not found.marks:
        return f'the set "{found.name}" is not for marks; write marks = true in its file'
    if found.lessons or found.levels:
        return "a set for marks has exercises alone: levels lie with their answers in every installation"
    if found.deals:
        return "a set for marks has exercises alone: a deal cannot be played without all its cards"
    if not found.exercises:
        return "a set for marks needs an exercise"
    return ""


def to_json(paper: Paper) -> str:
    """Write a paper."""
    settings = paper.settings
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "set": paper.set,
        "name": paper.name,
        "due": paper.due,
        "settings": {"lang": settings.lang, "deck": settings.deck, "four_color": settings.four_color},
        "tasks": [
            {
                "task": task.key,
                "kind": task.kind,
                "question": task.question,
                "seat": str(task.seat),
                "form": task.form,
                "goal": dict(task.goal),
                "options": [list(group) for group in task.options],
                "record": task.record,
            }
            for task in paper.tasks
        ],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def is_paper(data: bytes) -> bool:
    """Tell a paper from a set file, which is no JSON.

    >>> is_paper(b'{"format": "trickkit-paper"}'), is_paper(b'format = "trickkit-set 1"')
    (True, False)
    """
    return data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def handed_out(found: ClassSet) -> None:
    """See that a set may be opened by a learner.

    Raises:
        TrickkitError: if it is for marks: its file gives every answer.
    """
    if found.marks:
        raise TrickkitError(
            f'the set "{found.name}" is for marks, and this is the teacher\'s file; what is handed out is its paper, '
            f"the file that ends in {SUFFIX}"
        )


def read_paper(data: bytes) -> Paper:
    """Read a paper.

    Raises:
        TrickkitError: if it is none, damaged, or of a newer trickkit.
    """
    if len(data) > _LARGEST:
        raise TrickkitError("this paper is far too large")
    if not is_paper(data):
        raise TrickkitError("this is no paper of a set for marks")
    try:
        raw = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise TrickkitError(DAMAGED) from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise TrickkitError("this is no paper of a set for marks")
    if type(raw.get("version")) is int and raw["version"] > VERSION:
        raise TrickkitError("a newer trickkit has made this paper; install that one")
    try:
        return _paper(raw)
    except (KeyError, TypeError, ValueError, IndexError):
        raise TrickkitError(DAMAGED) from None


def _paper(raw: dict[str, Any]) -> Paper:
    settings, tasks = raw["settings"], tuple(map(_task, raw["tasks"]))
    lang, deck = settings["lang"], settings["deck"]
    if lang not in LANGUAGES or deck not in DECKS or len({task.key for task in tasks}) < len(tasks):
        raise ValueError("no language, no deck, or a task twice")
    looks = Settings(lang, deck, settings["four_color"] is True, hints=False)
    return Paper(_text(raw["set"]), _text(raw["name"]), _text(raw["due"]), looks, tasks)


def _task(raw: dict[str, Any]) -> Task:
    kind, form = raw["kind"], raw["form"]
    if kind not in KINDS or form not in get_args(Form):
        raise ValueError("no kind, or no form of an answer")
    if not isinstance(raw["goal"], dict):
        raise TypeError("names and values are wanted")
    goal = tuple((_text(name), _text(value)) for name, value in raw["goal"].items())
    options = tuple(tuple(map(_text, group)) for group in raw["options"])
    task = Task(
        _text(raw["task"]), kind, _text(raw["question"]), Seat(raw["seat"]), form, goal, options, _text(raw["record"])
    )
    if task.view is None and task.trick is None:  # read now, not at the first click
        raise ValueError("neither a view nor a trick")
    return task


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is wanted")
    return value
