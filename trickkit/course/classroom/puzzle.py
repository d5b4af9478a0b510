"""An exercise as a task of a set: one question, without a next one, with hints or without."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.i18n import Text, Words
from trickkit.widgets.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class SetPuzzle(Puzzle):
    """An exercise of a set."""

    task: str = ""
    """Its key in the set, as `e1`."""
    helps: bool = True
    """Whether hints are offered."""

    @property
    def key(self) -> str:
        """Its key in the set."""
        return self.task

    def hints(self, words: Words) -> tuple[Text, ...]:
        """Give the three hints, or none."""
        return Puzzle.hints(self, words) if self.helps else ()

    @property
    def following(self) -> None:
        """What makes the next exercise: nothing, everybody has the same ones."""
