"""A lesson as it is used in a notebook: `lesson = open_lesson("04")`, then `lesson.play("04.1")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trickkit.course.exercises import LevelPlay, exercise
from trickkit.course.levels import Levels, load
from trickkit.course.map import map_lessons
from trickkit.course.match_level import MatchLevel
from trickkit.course.match_table import MatchTable
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.widgets import Done, Map, PlayLevel, Question, Score
from trickkit.widgets.map import Row

_PLAYED: dict[str, Question | PlayLevel | MatchTable] = {}
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
        return self.levels.keys

    def play(self, key: str) -> Question | PlayLevel | MatchTable:
        """Set up a level.

        Args:
            key: the level, as `04.3`.

        Raises:
            TrickkitError: if this lesson has no such level.
        """
        match = self.levels.matches.get(key)
        if match is not None:
            return self._match(match)
        level = self.levels.levels.get(key)
        if level is None:
            raise TrickkitError(
                f'lesson {self.levels.lesson} has no level "{key}"; its levels are {", ".join(self.keys())}'
            )
        task, words = exercise(level), self.words
        kind = PlayLevel if isinstance(task, LevelPlay) else Question
        widget = kind(task, lang=words.lang, deck=words.deck, four_color=self.four_color)  # type: ignore[arg-type] # its own
        _PLAYED[key] = widget
        return widget

    def _match(self, level: MatchLevel) -> MatchTable:
        words = self.words
        table = MatchTable(level, lang=words.lang, deck=words.deck, four_color=self.four_color)
        _PLAYED[level.key] = table
        return table

    def score(self, key: str) -> Score:
        """Show the score sheet of a level that is a match; it follows the table that was set up last.

        Args:
            key: the level, as `10.1`.

        Raises:
            TrickkitError: if this lesson has no such match.
        """
        if key not in self.levels.matches:
            raise TrickkitError(f'lesson {self.levels.lesson} has no match "{key}"')
        table = _PLAYED.get(key)
        return Score(table if isinstance(table, MatchTable) else self._match(self.levels.matches[key]))

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
