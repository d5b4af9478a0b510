"""A set for marks as a learner works on it: the same three lines as any set, but answers are noted and not judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from trickkit.course.classroom.files import content
from trickkit.course.classroom.handing import Opened
from trickkit.course.classroom.marks_paper import DAMAGED, Paper, read_paper
from trickkit.course.classroom.marks_question import MarkedQuestion, PaperPuzzle
from trickkit.course.notice import Notice
from trickkit.course.noting import Noted, noted
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.progress import StoreError

ANSWER: Final = "class answer {set}/{task}"
"""Under which name an answer is kept."""


@dataclass(frozen=True)
class PaperWork:
    """A set for marks that is open; `play` gives the widget of one of its tasks."""

    paper: Paper
    """What was handed out."""
    words: Words
    """Language and deck."""
    four_color: bool = False
    """A colour of its own for each suit."""
    _own: dict[str, str] = field(default_factory=dict, repr=False)
    """What was noted in this kernel, for when the file cannot be read."""
    _unwritten: set[str] = field(default_factory=set, repr=False)
    """The tasks of which the file does not know what was noted here."""

    @classmethod
    def open(cls, file: str | Path, *, lang: str, deck: str, four_color: bool | None) -> PaperWork:
        """Open a paper; see `trickkit.course.open_paper`."""
        try:
            paper = read_paper(content(Path(file)))
        except TrickkitError as error:
            message = str(error)
            raise TrickkitError(message if str(file) in message else f"{file}: {message}") from None
        settings = paper.settings
        words = Words(lang or settings.lang, deck or settings.deck)
        return cls(paper, words, settings.four_color if four_color is None else four_color)

    def play(self, key: str) -> MarkedQuestion:
        """Set up a task; an answer that was noted is chosen already.

        Args:
            key: `e1` for the first.

        Raises:
            TrickkitError: if the paper has no such task, or one that is damaged.
        """
        puzzle, words = PaperPuzzle(self.paper.task(key)), self.words

        def note(answer: str, words: Words) -> Text | None:
            self._own[key] = answer
            self._unwritten.add(key)
            try:
                noted().store.choose(ANSWER.format(set=self.paper.set, task=key), answer)
            except StoreError:
                return words.message("ui.progress.failed")
            self._unwritten.discard(key)
            return noted().trouble(words)

        try:
            return MarkedQuestion(
                puzzle,
                noted=self.answers().get(key, ""),
                note=note,
                lang=words.lang,
                deck=words.deck,
                four_color=self.four_color,
            )
        except (LookupError, ValueError):  # a question, a goal or options that no kind of exercise has
            raise TrickkitError(DAMAGED) from None

    def answers(self) -> dict[str, str]:
        """Give by task the answer noted last; without those that have none."""
        kept = _kept(noted())
        found = {}
        for task in self.paper.tasks:
            own, name = self._own.get(task.key, ""), ANSWER.format(set=self.paper.set, task=task.key)
            answer = own if kept is None or task.key in self._unwritten else kept.get(name, "")
            if answer and _fits(PaperPuzzle(task), answer):
                found[task.key] = answer
        return found

    def results(self, name: str = "", to: str | Path = ".") -> Notice:
        """Write the file to hand in. A later one takes the place of your own earlier one, and of no other file.

        Args:
            name: your name, if you want it in the file; it is kept nowhere else.
            to: the folder for it.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        kinds = {task.key: task.kind for task in self.paper.tasks}
        rows = [{"task": key, "kind": kinds[key], "answer": answer} for key, answer in self.answers().items()]
        return self._opened.hand_in({"tasks": rows}, name, to)

    @property
    def _opened(self) -> Opened:
        paper = self.paper
        return Opened(paper.set, paper.name, paper.due, len(paper.tasks), self.words, marks=True)

    def _repr_html_(self) -> str:
        """Give it for a notebook."""
        return Notice(self._opened.told())._repr_html_()

    def __repr__(self) -> str:
        return self._opened.told()


def _kept(kept: Noted) -> Mapping[str, str] | None:
    """Give what is kept by name; None if the file cannot be read."""
    try:
        return kept.store.choices()
    except StoreError:
        return None


def _fits(puzzle: PaperPuzzle, answer: str) -> bool:
    """Tell whether what is kept is an answer to this question: the file may have been changed by hand."""
    try:
        puzzle.spread(answer)
    except ValueError:  # none of the options, or options that are damaged themselves
        return False
    return True
