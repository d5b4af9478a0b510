"""Levels that are built as exercises of `BuildLevel`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from trickkit.course.exercises import LevelTexts
from trickkit.course.kinds import building
from trickkit.i18n import Words
from trickkit.widgets import Told
from trickkit.widgets.scenario.draft import DEAL, TRICK, Draft


@dataclass(frozen=True, slots=True)
class LevelBuild(LevelTexts):
    """A level that is built."""

    @property
    def start(self) -> Draft:
        """Where the learner begins."""
        return building.start(self.level)

    @property
    def keeps(self) -> Collection[str]:
        """What may not be chosen."""
        return frozenset(self.level.more.get("keep", ()))

    @property
    def deals(self) -> bool:
        """Whether cards may be dealt otherwise, too."""
        return bool(self.level.more.get("build", TRICK) == DEAL)

    @property
    def asks(self) -> tuple[str, str]:
        """What is shown of the position once it was checked, and of which seat."""
        return self.level.more.get("question", "who"), self.level.more.get("of", str(self.level.seat))

    def given(self, words: Words) -> list[dict[str, Any]]:
        """Give what is told beforehand."""
        return self.shown(words)

    def lacking(self, draft: Draft) -> str:
        """Say what a position lacks."""
        return building.lacking(self.level, draft)

    def told(self, lack: str, words: Words) -> Told:
        """Say what became of a position."""
        if not lack:
            return Told(words.message("ui.right"), self._spell(self.level.done, words))
        entry = next(each for each in self.level.wrong if lack in each.when)
        return Told(words.message("ui.wrong"), words.spell(entry.text[words.lang]))
