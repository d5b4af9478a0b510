"""An exercise as data: a position, a question, every right answer, and a reason for every wrong one.

An answer is a text: one key of each group of options with blanks between (`W first-schlag`), or, where a set is asked
for, the keys that belong to it in any order (`KH 9H ask`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from trickkit.errors import NotationError
from trickkit.record import parse_record, write_view
from trickkit.record.model import AnyState
from trickkit.seats import Seat

Facts = tuple[tuple[str, str], ...]
"""Names with their values in notation."""
Form = Literal["one", "many"]
"""`one`: a key of each group; `many`: a set of keys of the one group."""
EASIEST: Final = 1
HARDEST: Final = 5
"""Difficulties run from 1 to 5; each kind says how it counts."""


class Note(NamedTuple):
    """A reason as data: why an answer is right or wrong, or what a hint points at."""

    code: str
    """A short name, as `must-follow`."""
    clause: str = ""
    """The clause of the rules behind it, as `T13`; empty if it is no matter of rules."""
    facts: Facts = ()
    """What a sentence needs: names with their values in notation."""

    def fact(self, name: str) -> str:
        """Give the value of a fact.

        Raises:
            KeyError: if there is no such fact.

        >>> Note("must-follow", "T13", (("led", "H"),)).fact("led")
        'H'
        """
        return dict(self.facts)[name]


class Wrong(NamedTuple):
    """What is wrong with an answer, or, where a set is asked for, with one key of it."""

    answer: str
    """The answer; in a set `+key` for a key too many, `-key` for one that is missing."""
    note: Note
    """The reason."""


class Hints(NamedTuple):
    """Three hints, each telling more."""

    look: Note
    """Where to look."""
    rule: Note
    """Which rule or count decides."""
    answer: Note
    """The answer, in the fact `answer`."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A question to a position, with all that the engine computed about it."""

    case: str
    """Which of the kind's cases it is; they come up equally often as far as play allows."""
    goal: Facts
    """What the question says about the position."""
    options: tuple[tuple[str, ...], ...]
    """The keys that can be chosen, in groups."""
    accepted: tuple[str, ...]
    """Every right answer."""
    why: Note
    """Why these are right."""
    wrong: tuple[Wrong, ...]
    """Every wrong answer with its reason; of a set every wrong key."""
    hints: Hints
    """Three hints."""
    difficulty: int
    """From 1 to 5; each kind says how it counts."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question to a position of play.

    `trickkit.coach.exercises.generate` makes one, `grade` judges an answer to it.
    """

    kind: str
    """What is asked, a name from `trickkit.coach.exercises.KINDS`."""
    seat: Seat
    """Who the learner is."""
    record: str
    """The position as a full record, also of an exercise whose cards are hidden."""
    open: bool
    """Whether the learner sees the whole record, or only the view of `seat`."""
    form: Form
    """How an answer is made up."""
    posed: Posed
    """The question, its answers, reasons and hints."""
    seed: str = ""
    """What it was generated from; empty if the position was given."""

    @property
    def state(self) -> AnyState:
        """The position with all its cards."""
        state = parse_record(self.record).state
        assert state is not None  # noqa: S101 - only full records are written
        return state

    @property
    def game(self) -> str:
        """The game, by its name in a record."""
        return self.state.game.name

    @property
    def shown(self) -> str:
        """The record that the learner may see: the whole one if the position is open, else the view of `seat`."""
        return self.record if self.open else write_view(self.state.observe(self.seat))

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every right answer."""
        return self.posed.accepted

    @property
    def hints(self) -> Hints:
        """Three hints: where to look, which rule or count decides, the answer."""
        return self.posed.hints

    @property
    def difficulty(self) -> int:
        """From 1 to 5; each kind says how it counts."""
        return self.posed.difficulty

    def read(self, answer: str) -> tuple[str, ...]:
        """Read an answer: its keys, those of a set in the order of the options.

        Raises:
            NotationError: if it is no answer to this question.
        """
        pieces = answer.split()
        groups = self.posed.options
        if self.form == "many":
            chosen = {_key(piece, groups[0]) for piece in pieces}
            return tuple(key for key in groups[0] if key in chosen)
        if len(pieces) != len(groups):
            example = " ".join(group[0] for group in groups)
            raise NotationError(f'"{answer}" is no answer here; write {len(groups)} of them, as {example}', answer)
        return tuple(map(_key, pieces, groups))


@dataclass(frozen=True, slots=True)
class Grade:
    """The judgement of an answer."""

    right: bool
    """Whether it is accepted."""
    answer: str
    """The answer as it was read."""
    note: Note
    """Why it is right, or what is wrong with it; in a set the first key that is wrong."""
    surplus: tuple[str, ...] = ()
    """In a set: the keys that do not belong to it."""
    missing: tuple[str, ...] = ()
    """In a set: the keys that are missing."""


def grade(exercise: Exercise, answer: str) -> Grade:
    """Judge an answer: right if the engine found it among the right ones, else wrong with a reason.

    Args:
        exercise: the question.
        answer: keys with blanks between; in a set in any order.

    Raises:
        NotationError: if it is no answer to this question.

    >>> from trickkit.coach.exercises import generate
    >>> exercise = generate("minimum-bid", 1)
    >>> [grade(exercise, answer).right for answer in (*exercise.accepted, "pass")]
    [True, False]
    """
    keys = exercise.read(answer)
    said = " ".join(keys)
    if said in exercise.accepted:
        return Grade(right=True, answer=said, note=exercise.posed.why)
    notes = dict(exercise.posed.wrong)
    if exercise.form == "one":
        return Grade(right=False, answer=said, note=notes[said])
    belongs = exercise.accepted[0].split()
    surplus = tuple(key for key in keys if key not in belongs)
    missing = tuple(key for key in belongs if key not in keys)
    first = f"+{surplus[0]}" if surplus else f"-{missing[0]}"
    return Grade(right=False, answer=said, note=notes[first], surplus=surplus, missing=missing)


def facts(**values: object) -> Facts:
    """Write facts in notation; several values of one fact have blanks between.

    >>> facts(led="H", cards=["KH", "9H"], trick=3)
    (('led', 'H'), ('cards', 'KH 9H'), ('trick', '3'))
    """
    return tuple((name, written(value)) for name, value in values.items())


def written(value: object) -> str:
    """Write one fact."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return " ".join(map(str, value))
    return str(value)


def clamped(number: int) -> int:
    """Keep a difficulty between 1 and 5.

    >>> clamped(0), clamped(3), clamped(9)
    (1, 3, 5)
    """
    return max(EASIEST, min(HARDEST, number))


def hints(look: Note, rule: Note, answer: str) -> Hints:
    """Make the three hints; the last one is the answer."""
    return Hints(look, rule, Note("answer", "", facts(answer=answer)))


def _key(piece: str, group: Sequence[str]) -> str:
    """Find the option that is meant, in either case."""
    for key in group:
        if key.lower() == piece.lower():
            return key
    raise NotationError(f'"{piece}" is no answer here; choose {", ".join(group)}', piece)
