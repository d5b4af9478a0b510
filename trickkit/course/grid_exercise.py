"""Levels on the board of pairs as exercises of `GridLevel`."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.course import kinds
from trickkit.course.exercises import LevelTexts
from trickkit.course.kinds.boards import FIND_PAIR
from trickkit.games.latinern import LatinernObservation
from trickkit.i18n import Text, Words


@dataclass(frozen=True, slots=True)
class LevelGrid(LevelTexts):
    """A level on the board of pairs."""

    @property
    def view(self) -> LatinernObservation:
        """What the seat has seen."""
        return self.level.latinern.observe(self.level.seat)

    @property
    def finds(self) -> bool:
        """Whether the one pair that is left is asked for."""
        return self.level.kind == FIND_PAIR

    @property
    def rings(self) -> bool:
        """Whether there is a second pen: always where a pair is to be found, else as the level says."""
        return self.finds or bool(self.level.more.get("rings"))

    @property
    def shows_hand(self) -> bool:
        """Whether own cards matter."""
        return self.level.show == "sees"

    def told(self, slip: str, words: Words) -> Text | None:
        """Give the level's text for a slip, if it has one."""
        entry = kinds.entry_for(self.level, slip)
        return None if entry is None else words.spell(entry.text[words.lang])

    def done(self, words: Words) -> Text:
        """Give the level's closing text."""
        return self._spell(self.level.done, words)
