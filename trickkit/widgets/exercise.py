"""What a widget needs to know of an exercise; the course's levels are such exercises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from trickkit.games.latinern import LatinernObservation
from trickkit.i18n import Text, Words
from trickkit.progress import FULL_STARS
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.answered import Answered
from trickkit.widgets.hints import hint_panel

Answer = dict[str, str | list[str]]
"""By group: the key chosen, or the keys chosen, in order where the order counts."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What became of an answer."""

    right: bool
    """Whether it is accepted."""
    marks: dict[str, dict[str, str]] = field(default_factory=dict)
    """By group and option: `right` or `wrong`. A wrong answer marks only what was chosen."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is said to an answer."""

    title: Text
    """The result in a word or two."""
    text: Text
    """What happened, or what would have happened."""
    why: Text | None = None
    """The rule, small."""


class Exercise(Protocol):
    """Something to solve. Every text is asked for anew when language or deck change."""

    @property
    def key(self) -> str:
        """Its key, as `04.3`."""

    def title(self, words: Words) -> str:
        """Give the heading."""

    def goal(self, words: Words) -> Text:
        """Say what to do."""

    def hints(self, words: Words) -> tuple[Text, ...]:
        """Give three hints: where to look, which rule decides, the answer; none where there shall be no help."""


class QuestionExercise(Exercise, Protocol):
    """An exercise answered by choosing."""

    def given(self, words: Words) -> list[dict[str, Any]]:
        """Give what is told beforehand, as label and value."""

    def felt(self, words: Words) -> dict[str, Any] | None:
        """Give cards that are shown and not chosen from."""

    def rounds(self, words: Words) -> list[dict[str, Any]]:
        """Give rounds of Latinern that the question is about, none or several, as in `table_view.rounds`."""

    def name(self, words: Words) -> str:
        """Name the question for those who do not see it."""

    def board(self, words: Words) -> dict[str, Any] | None:
        """Give the table that the question is about, as in a table's view."""

    def concluded(self, words: Words) -> dict[str, Any] | None:
        """Give the table that takes its place once the answer is right; None leaves it as it is."""

    def groups(self, words: Words) -> list[dict[str, Any]]:
        """Give the groups of options, without marks."""

    @property
    def following(self) -> Callable[[], QuestionExercise] | None:
        """What makes the next exercise for practice, if there is such a thing; it raises if it finds none."""

    def grade(self, answer: Answer) -> Grade:
        """Judge an answer.

        Raises:
            TrickkitError: if it is no answer to this question.
        """

    def told(self, answer: Answer, words: Words) -> Told:
        """Say what an answer leads to."""


class PlayExercise(Exercise, Protocol):
    """An exercise answered by an act at the table."""

    @property
    def state(self) -> AnyState:
        """The position to act in."""

    @property
    def seat(self) -> Seat:
        """Who acts."""

    def shown(self, words: Words) -> list[dict[str, Any]]:
        """Give what stands in the head of the table, as label and value."""

    @property
    def names_schlag(self) -> bool:
        """Whether an explanation may speak of the Schlag: not in the lessons before it is introduced."""

    def judged(self, line: str) -> bool | None:
        """Tell whether a line of own acts, as `ask 8S`, is right; None if it is only the beginning of an answer."""

    def knows(self, line: str) -> bool:
        """Tell whether the exercise has something to say to a wrong line, one that the rules refuse among them."""

    def following(self, line: str) -> tuple[Action, ...]:
        """Give how play goes on after a line, to show what it leads to."""

    def told_line(self, line: str, words: Words) -> Told:
        """Say what a line leads to."""


class GridExercise(Exercise, Protocol):
    """An exercise on the board of pairs, read by a blind seat."""

    @property
    def view(self) -> LatinernObservation:
        """What the seat has seen; the engine is asked about nothing else."""

    @property
    def finds(self) -> bool:
        """Whether the one pair that is left is asked for; else all that cannot be is crossed out."""

    @property
    def rings(self) -> bool:
        """Whether there is a second pen, for rings."""

    @property
    def shows_hand(self) -> bool:
        """Whether own cards are shown, and who deals: where they matter."""

    def told(self, slip: str, words: Words) -> Text | None:
        """Say what the author says to a slip: `+7C`, `-7C`, or `7C` where a pair is asked for; None for nothing."""

    def done(self, words: Words) -> Text:
        """Say what the board has shown, once it is solved."""


@dataclass(slots=True)
class Tries:
    """How a learner fares with one exercise."""

    wrong: int = 0
    """Wrong tries so far."""
    hints: int = 0
    """Hints shown so far."""
    solved: bool = False
    """Whether it is solved."""
    answers: int = 0
    """Answers given, those after it was solved included."""

    @property
    def stars(self) -> int:
        """Three for a first try without hint, two for one slip or hint, else one."""
        return max(1, FULL_STARS - self.wrong - self.hints)

    @property
    def tries(self) -> int:
        """Answers given until it was solved, or so far."""
        return self.wrong + self.solved

    def answer(self, *, right: bool) -> Answered:
        """Count an answer; once the exercise is solved, none changes how it was solved.

        >>> tries = Tries()
        >>> [tries.answer(right=right).stars for right in (False, True, False, True)]
        [0, 2, 0, 2]
        >>> tries.tries, tries.answers
        (2, 4)
        """
        self.answers += 1
        if right:
            self.solved = True
        elif not self.solved:
            self.wrong += 1
        return Answered(right, self.answers, self.hints, self.stars if right else 0)

    def take_hint(self, hints: Sequence[Text]) -> None:
        """Take one more of the hints, as long as there is one, and the exercise is not solved."""
        if not self.solved:
            self.hints = min(self.hints + 1, len(hints))


def hint_view(exercise: Exercise, tries: Tries, words: Words) -> dict[str, Any] | None:
    """Describe the hint button with the hints shown so far; None if there are none."""
    hints = exercise.hints(words)
    names = [words.label(f"ui.hint.{place}") for place in ("where", "rule", "answer")]
    return hint_panel(hints[: tries.hints], names, words) if hints else None


def stars_view(tries: Tries, words: Words) -> dict[str, Any] | None:
    """Describe the stars of a solved exercise."""
    if not tries.solved:
        return None
    note = ("", "second", "third", "later")[min(tries.wrong, 3)] or ("hint" if tries.hints else "")
    return {
        "n": tries.stars,
        "label": words.count("ui.stars", tries.stars),
        "note": words.label(f"ui.try.{note}") if note else "",
    }
