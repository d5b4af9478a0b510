"""A question for marks: an answer is noted, and nobody says whether it is right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trickkit.course.classroom.marks_paper import Task
from trickkit.explain.exercises import asked
from trickkit.i18n import Text, Words, to_json
from trickkit.widgets import Question
from trickkit.widgets.base import BadMessageError
from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.options import Answers
from trickkit.widgets.puzzle import Asking, board_of

Json = dict[str, Any]
Note = Callable[[str, Words], Text | None]
"""Keeps an answer; what it gives is shown with it, in these words. It raises nothing."""


@dataclass(frozen=True, slots=True)
class PaperPuzzle:
    """A task of a paper, as a question asks it; it does not know what is right."""

    task: Task
    """The task."""

    @property
    def key(self) -> str:
        """Its key in the set."""
        return self.task.key

    @property
    def following(self) -> None:
        """What makes the next exercise: nothing, everybody has the same ones."""

    def title(self, words: Words) -> str:
        """Give the heading."""
        return words.label(f"ui.kind.{self.task.kind}")

    def name(self, words: Words) -> str:
        """Give the heading."""
        return self.title(words)

    def goal(self, words: Words) -> Text:
        """Ask the question."""
        return asked(self.task.question, self.task.seat, self.task.goal, words)

    def hints(self, _words: Words) -> tuple[Text, ...]:
        """Give no help."""
        return ()

    def given(self, words: Words) -> list[Json]:
        """Give what stands in the head of its table."""
        board = self.board(words)
        return board["facts"] if board else []

    def felt(self, _words: Words) -> None:
        """Give no single cards: they lie on the table."""

    def rounds(self, _words: Words) -> list[Json]:
        """Give no rounds: a question of a paper is about one table."""
        return []

    def board(self, words: Words) -> Json | None:
        """Give the table as the seat sees it, if the trick does not lie among the options."""
        view = self.task.view
        return None if view is None else board_of(self.task.kind, self.task.options[0], view, words)

    def concluded(self, _words: Words) -> None:
        """Leave the table as it is."""

    @property
    def asking(self) -> Asking:
        """What can be answered."""
        task, view = self.task, self.task.view
        return Asking(task.kind, task.form, task.options, view.hand if view is not None else (), task.trick)

    @property
    def answers(self) -> Answers:
        """What an answer can be."""
        return self.asking.answers

    def groups(self, words: Words) -> list[Json]:
        """Give the groups of options."""
        return self.asking.groups(words)

    def grade(self, answer: Answer) -> Grade:  # noqa: ARG002 - as a question asks for it
        """Judge nothing.

        Raises:
            TrickkitError: always; nothing here knows what is right.
        """
        raise BadMessageError("a question for marks is not judged here")

    def told(self, answer: Answer, words: Words) -> Told:  # noqa: ARG002 - same
        """Say nothing to an answer.

        Raises:
            TrickkitError: always; nothing here knows what is right.
        """
        raise BadMessageError("a question for marks is not judged here")

    def spread(self, text: str) -> Answer:
        """Give an answer that was noted as it is chosen.

        Raises:
            TrickkitError: if it is no answer to this question.
        """
        groups, pieces = [*self.answers.groups], text.split()
        one = self.task.form == "one" and len(pieces) == len(groups)
        answer: Answer = dict(zip(groups, pieces, strict=True)) if one else {groups[0]: [*pieces]}
        self.answers.read(answer)
        return answer


class MarkedQuestion(Question):
    """Ask a task of a set for marks, and note the answer.

    Args:
        puzzle: the task.
        noted: the answer noted so far; empty if there is none.
        note: who keeps it.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self,
        puzzle: PaperPuzzle,
        *,
        noted: str = "",
        note: Note,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        self._puzzle = puzzle
        self._note = note
        self._noted = noted
        super().__init__(puzzle, lang=lang, deck=deck, four_color=four_color)
        if noted:
            self._answer = puzzle.spread(noted)
            self.publish()

    @property
    def noted(self) -> str:
        """The answer noted, as it is handed in; empty if there is none."""
        return self._noted

    def _check(self, answer: Answer) -> None:
        text = self._puzzle.answers.read(answer)  # raises before anything has changed
        self._answer, self._noted = answer, text
        self._error = self._note(text, self._words)

    def snapshot(self) -> Json:
        """Give the question, and that the answer is noted."""
        words, shown = self._words, super().snapshot()
        check = shown["check"] | {"label": words.label("ui.marks.note")}
        if not self._noted:
            return shown | {"check": check}
        title, text = words.message("ui.marks.noted"), words.message("ui.marks.noted.text")
        verdict = {"title": to_json(title), "text": to_json(text), "why": None}
        return shown | {"check": check, "state": "noted", "verdict": verdict}
