"""A set for marks as a learner works on it: the same three lines as any set, but answers are noted and not judged."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import trickkit
from trickkit.course.classroom.files import content, slug, written
from trickkit.course.classroom.marks_paper import Paper, read_paper
from trickkit.course.classroom.marks_question import MarkedQuestion, PaperPuzzle
from trickkit.course.classroom.results import FORMAT, VERSION, cleaned
from trickkit.course.classroom.work import _learner, _now  # the same learner, the same clock
from trickkit.course.notice import Notice
from trickkit.course.noting import Noted, noted
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.progress import StoreError, in_browser

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
    """What was noted in this kernel, for when the file cannot be written."""

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
            TrickkitError: if the paper has no such task.
        """
        puzzle = PaperPuzzle(self.paper.task(key))
        words = self.words

        def note(answer: str, words: Words) -> Text | None:
            self._own[key] = answer
            try:
                noted().store.choose(ANSWER.format(set=self.paper.set, task=key), answer)
            except StoreError:
                return words.message("ui.progress.failed")
            return noted().trouble(words)

        return MarkedQuestion(
            puzzle,
            noted=self.answers().get(key, ""),
            note=note,
            lang=words.lang,
            deck=words.deck,
            four_color=self.four_color,
        )

    def answers(self) -> dict[str, str]:
        """Give by task the answer noted last; without those that have none."""
        kept = _kept(noted())
        found = {}
        for task in self.paper.tasks:
            answer = self._own.get(task.key) or kept.get(ANSWER.format(set=self.paper.set, task=task.key), "")
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
        answers, learner, named = self.answers(), _learner(noted()), cleaned(name)
        if not answers:
            return Notice(self.words.label("ui.marks.handed.nothing"))

        def own(path: Path) -> bool:
            try:
                raw = json.loads(path.read_bytes())
            except (OSError, ValueError, RecursionError):
                return False
            return isinstance(raw, dict) and (raw.get("set"), raw.get("learner")) == (self.paper.set, learner)

        text = _to_json(self.paper, learner, named, answers)
        path = written(Path(to), f"{slug(self.paper.name)}.{learner[:6]}.json", text, own)
        who = "ui.class.handed.named" if named else "ui.class.handed.nameless"
        said = [
            self.words.label("ui.marks.handed", file=str(path), n=len(answers), of=len(self.paper.tasks)),
            self.words.label(who, name=named),
        ]
        return Notice(" ".join(said), file=str(path) if str(to) == "." else "", data=text if in_browser() else "")

    def _told(self) -> str:
        words, paper = self.words, self.paper
        count = words.count("ui.class.tasks", len(paper.tasks))
        if paper.due:
            return words.label("ui.class.open.due", name=paper.name, tasks=count, due=paper.due)
        return words.label("ui.class.open", name=paper.name, tasks=count)

    def _repr_html_(self) -> str:
        """Give it for a notebook."""
        return Notice(self._told())._repr_html_()

    def __repr__(self) -> str:
        return self._told()


def _kept(kept: Noted) -> Mapping[str, str]:
    try:
        return kept.store.choices()
    except StoreError:
        return {}


def _fits(puzzle: PaperPuzzle, answer: str) -> bool:
    """Tell whether what is kept is an answer to this question: the file may have been changed by hand."""
    try:
        puzzle.spread(answer)
    except TrickkitError:
        return False
    return True


def _to_json(paper: Paper, learner: str, name: str, answers: Mapping[str, str]) -> str:
    kinds = {task.key: task.kind for task in paper.tasks}
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "trickkit": trickkit.__version__,
        "set": paper.set,
        "set_name": paper.name,
        "learner": learner,
        **({"name": name} if name else {}),
        "made": _now().isoformat(timespec="seconds"),
        "tasks": [{"task": key, "kind": kinds[key], "answer": answer} for key, answer in answers.items()],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
