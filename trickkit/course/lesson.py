"""A lesson as it is used in a notebook: `lesson = open_lesson("04")`, then `lesson.play("04.1")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from trickkit.course.classroom.room import Room
from trickkit.course.copies import fresh_copy, place_of_copies, told_if_old
from trickkit.course.levels import Levels, load
from trickkit.course.map import CourseMap, map_lessons
from trickkit.course.match_table import MatchTable
from trickkit.course.needs import missing
from trickkit.course.notice import Notice, show
from trickkit.course.noting import noted
from trickkit.course.own_progress import forget, progress_file
from trickkit.course.pictures import LessonPicture, picture
from trickkit.course.repeating import CHOICE, is_on, none_due, off, repeats, turned_off, turned_on, without_package
from trickkit.course.setting_up import LevelWidget, set_up
from trickkit.course.workshop import Workshop
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.progress import StoreError, today
from trickkit.widgets import Grid, GuidedLevel, Map, Scenario, Score, Suits
from trickkit.widgets.map import Row


class Told(Protocol):
    """What can be told in words."""

    def told(self, words: Words) -> Text | tuple[Text, ...]:
        """Say it in a sentence or several."""


_PLAYED: dict[str, LevelWidget] = {}
"""The levels set up since the kernel was started, by key."""


@dataclass(frozen=True, slots=True)
class Lesson(Workshop, Room):
    """An open lesson; `play` gives the widget of one of its levels."""

    levels: Levels
    """Its levels."""
    words: Words
    """Language and deck."""
    four_color: bool = False
    """A colour of its own for each suit."""

    @classmethod
    def open(cls, number: str, *, lang: str, deck: str, four_color: bool) -> Lesson:
        """Open a lesson; see `trickkit.course.open_lesson`. A notebook that is an older copy of it says so."""
        lesson = cls(load(number), Words(lang, deck), four_color)
        old = told_if_old(number, lesson.words)
        if old is not None:
            show(old)
        return lesson

    @property
    def title(self) -> str:
        """The title in the lesson's language."""
        return self.levels.title[self.words.lang]

    @property
    def lang(self) -> str:
        """Its language, `en` or `de`."""
        return self.words.lang

    def keys(self) -> tuple[str, ...]:
        """Give the keys of its levels, in order."""
        return self.levels.keys

    def play(self, key: str) -> LevelWidget:
        """Set up a level. A score sheet or a board beside the table set up before for it follows the new one.

        Args:
            key: the level, as `04.3`.

        Raises:
            TrickkitError: if this lesson has no such level.
        """
        level = self.levels.matches.get(key) or self.levels.levels.get(key)
        if level is None:
            raise TrickkitError(
                f'lesson {self.levels.lesson} has no level "{key}"; its levels are {", ".join(self.keys())}'
            )
        widget = set_up(level, self.words, four_color=self.four_color)
        widget.tell_answers(noted().listener(key, level.kind))
        before = _PLAYED.get(key)
        if before is not None:
            widget.replace(before)
        _PLAYED[key] = widget
        return widget

    def grid(self, key: str) -> LevelWidget:
        """Set up a level on the board of pairs; the same as `play`.

        Args:
            key: the level, as `05.1`.

        Raises:
            TrickkitError: if this lesson has no such level.
        """
        return self.play(key)

    def scenario(self, key: str | None = None) -> Scenario:
        """Open the scenario lab, in the lesson's language and with its deck.

        Args:
            key: a position of this lesson to begin with, as `21.A`; without it the table is empty.

        Raises:
            TrickkitError: if this lesson has no such position.
        """
        lang, deck, four = self.words.lang, self.words.deck, self.four_color
        if key is None:
            return Scenario(lang=lang, deck=deck, four_color=four)
        scene = self.levels.scenes.get(key)
        if scene is None:
            there = ", ".join(self.levels.scenes) or "none"
            raise TrickkitError(f'lesson {self.levels.lesson} has no position "{key}"; its positions: {there}')
        scenario = Scenario(scene.record, lang=lang, deck=deck, four_color=four)
        if scene.alone:
            scenario.alone()
        scenario.ask(scene.question, scene.of)
        return scenario

    def picture(self, name: str) -> LessonPicture:
        """Show one of the course's pictures, in the lesson's language and with its deck.

        Args:
            name: as `seating`.

        Raises:
            TrickkitError: if there is no such picture.
        """
        return picture(name, self.words, four_color=self.four_color)

    def score(self, key: str) -> Score:
        """Show the score sheet of a level that is a match; it follows the table that was set up last.

        Args:
            key: the level, as `10.1`.

        Raises:
            TrickkitError: if this lesson has no such match.
        """
        return Score(self._match(key))

    def suits(self, key: str) -> Suits:
        """Show the list of suits of a level that is a match of Twenty-eight; it follows the table that was set up last.

        Args:
            key: the level, as `16.9`.

        Raises:
            TrickkitError: if this lesson has no such match, or it is one of Latinern.
        """
        return Suits(self._match(key))

    def _match(self, key: str) -> MatchTable:
        if key not in self.levels.matches:
            raise TrickkitError(f'lesson {self.levels.lesson} has no match "{key}"')
        table = _PLAYED.get(key)
        table = table if isinstance(table, MatchTable) else self.play(key)
        assert isinstance(table, MatchTable)  # noqa: S101 - its levels say so
        return table

    def beside(self, key: str) -> Grid:
        """Set up the board of pairs beside the table of a level; it follows the table that was set up last.

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
        """Show the way through the course, and where to go on.

        Args:
            progress: what has been done, by level; without it what is kept of the learner. That map looks again after
                each answer given in this notebook.
        """
        lang, deck, four, place = self.words.lang, self.words.deck, self.four_color, place_of_copies()
        if progress is None:
            return CourseMap(noted(), place, lang=lang, deck=deck, four_color=four)
        return Map(map_lessons(place), progress, lang=lang, deck=deck, four_color=four)

    def repeat(self, *, on: bool | None = None) -> Notice | LevelWidget:
        """Ask a level of the course that was missed and is due, the one due longest; off until it is switched on.

        Args:
            on: switch it on or off; that is kept.

        Returns:
            The level; or a sentence, if nothing is due, or it is off, or something is missing for it.
        """
        kept, words = noted(), self.words
        try:
            if on is not None:
                kept.store.choose(CHOICE, "on" if on else "off")
                return turned_on(words) if on else turned_off(words)
            if not is_on(kept.store):
                return off(words)
            due = repeats(kept.tries())
        except StoreError:
            return Notice(words.label("ui.progress.failed"))
        except ModuleNotFoundError:
            return without_package(words)
        today_due = [each for each in due if each.day <= today()]
        if not today_due:
            return none_due(due, words)
        show(Notice(words.count("ui.repeat.due", len(today_due))))
        key = today_due[0].level
        return Lesson(load(key.partition(".")[0]), words, self.four_color).play(key)

    def fresh_copy(self) -> Notice:
        """Lay a fresh copy of this lesson beside the notebook; own work stays as it is.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        return fresh_copy(self.levels.lesson, self.words)

    def progress_file(self) -> Notice:
        """Save all that is kept of the learner in a new file beside the notebook; in the browser a click downloads it.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        return progress_file(noted(), self.words)

    def forget(self, *, yes: bool = False) -> Notice:
        """Delete all that is kept of the learner, for good.

        Args:
            yes: really; without it a sentence says what would be deleted, and nothing is.
        """
        return forget(noted(), self.words, yes=yes)

    def record(self, key: str) -> str:
        """Give the record of a level's position, all cards open.

        Args:
            key: the level, as `22.4`.

        Raises:
            TrickkitError: if this lesson has no such level, or it has no record.
        """
        if key not in self.levels.levels:
            raise TrickkitError(f'lesson {self.levels.lesson} has no level "{key}" with a record')
        return self.levels.levels[key].record

    def tell(self, found: Told) -> Notice:
        """Say what an experiment found, in the lesson's language.

        Args:
            found: what `deals`, `what_if` or `sweep` gave.
        """
        told = found.told(self.words)
        first, *more = (told,) if isinstance(told, Text) else told
        return Notice(str(first), lines=tuple(map(str, more)))

    def needs(self, name: str) -> bool:
        """Tell whether a cell can have what it needs; if not, say in a sentence what to do instead.

        Args:
            name: `processes`, `pandas`, `dask` or `command-line`.

        Raises:
            TrickkitError: if there is nothing of that name.
        """
        told = missing(name, self.words)
        if told is not None:
            show(told)
        return told is None

    def __repr__(self) -> str:
        return f"<Lesson {self.levels.lesson}: {self.title}>"
