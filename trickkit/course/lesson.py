"""A lesson as it is used in a notebook: `lesson = open_lesson("04")`, then `lesson.play("04.1")`."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.course.exercises import LevelPlay, exercise
from trickkit.course.levels import Levels, load
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.widgets import PlayLevel, Question


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

    def play(self, key: str) -> Question | PlayLevel:
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
        task, words = exercise(level), self.words
        if isinstance(task, LevelPlay):
            return PlayLevel(task, lang=words.lang, deck=words.deck, four_color=self.four_color)
        return Question(task, lang=words.lang, deck=words.deck, four_color=self.four_color)

    def __repr__(self) -> str:
        return f"<Lesson {self.levels.lesson}: {self.title}>"
