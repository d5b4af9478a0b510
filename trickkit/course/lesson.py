"""A lesson as it is used in a notebook: `lesson = open_lesson("04")`, then `lesson.play("04.1")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trickkit.course.exercises import LevelPlay, exercise
from trickkit.course.guided_level import LevelGuided
from trickkit.course.levels import Level, Levels, load
from trickkit.course.map import map_lessons
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.widgets import Done, Grid, GuidedLevel, Map, PlayLevel, Question
from trickkit.widgets.map import Row

Played = Question | PlayLevel | GuidedLevel
"""The widget of a level."""

_PLAYED: dict[str, Played] = {}
"""The levels set up since the kernel was started, by key."""


def _since_start() -> dict[str, Done]:
    """Tell what has been done at them."""
    tried = {key: widget.tried for key, widget in _PLAYED.items()}
    return {
        key: Done(each.tries, each.hints, each.stars if each.solved else 0)
        for key, each in tried.items()
        if each.tries or each.hints
    }


@dataclass(frozen=True, slots=True)
class Lesson:
    """An open lesson; `play` gives the widget of one of its levels."""

    levels: Levels
    """Its levels."""
    words: Words
    """Language and deck."""
    four_color: bool = False
    """A colour of its own for each suit."""

    @classmethod
    def open(cls, number: str, *, lang: str, deck: str, four_color: bool) -> Lesson:
        """Open a lesson; see `trickkit.course.open_lesson`."""
        return cls(load(number), Words(lang, deck), four_color)

    @property
    def title(self) -> str:
        """The title in the lesson's language."""
        return self.levels.title[self.words.lang]

    def keys(self) -> tuple[str, ...]:
        """Give the keys of its levels, in order."""
        return tuple(self.levels.levels)

    def play(self, key: str) -> Played:
        """Set up a level.

        Args:
            key: the level, as `04.3`.

        Raises:
            TrickkitError: if this lesson has no such level.
        """
        level = self.levels.levels.get(key)
        if level is None:
            raise TrickkitError(
                f'lesson {self.levels.lesson} has no level "{key}"; its levels are {", ".join(self.keys())}'
            )
        _PLAYED[key] = widget = self._widget(level)
        return widget

    def _widget(self, level: Level) -> Played:
        words = self.words
        if level.kind == "guided":
            return LevelGuided(level).widget(words, four_color=self.four_color)
        task = exercise(level)
        kind = PlayLevel if isinstance(task, LevelPlay) else Question
        return kind(task, lang=words.lang, deck=words.deck, four_color=self.four_color)  # type: ignore[arg-type] # its own

    def beside(self, key: str) -> Grid:
        """Set up the board of pairs beside the table of a level that was set up before; it follows that table.

        Args:
            key: the level, as `09.1`.

        Raises:
            TrickkitError: if that level has not been set up, or has no table that a board can follow.
        """
        table = _PLAYED.get(key)
        if not isinstance(table, GuidedLevel):
            raise TrickkitError(f'there is no table of level {key} to stand beside; run lesson.play("{key}") first')
        return Grid(table)

    def map(self, progress: Mapping[str, Row] | None = None) -> Map:
        """Show the way through the course.

        Args:
            progress: what has been done, by level; without it what has been done since the kernel was started.
        """
        done: Mapping[str, Row] = _since_start() if progress is None else progress
        words = self.words
        return Map(map_lessons(), done, lang=words.lang, deck=words.deck, four_color=self.four_color)

    def __repr__(self) -> str:
        return f"<Lesson {self.levels.lesson}: {self.title}>"
