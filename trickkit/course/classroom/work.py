"""A set as a learner works on it: `work = open_set("algebra.toml")`, `work.play("e1")`, `work.results()`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trickkit.course.classroom.files import read_file
from trickkit.course.classroom.handing import Opened
from trickkit.course.classroom.marks_paper import handed_out
from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.results import filled
from trickkit.course.classroom.scores import Score, row_key, scored
from trickkit.course.classroom.showing import shown
from trickkit.course.lesson import Lesson
from trickkit.course.levels import load
from trickkit.course.notice import Notice
from trickkit.course.noting import Noted, noted
from trickkit.course.setting_up import LevelWidget
from trickkit.i18n import Words
from trickkit.progress import StoreError, stamp
from trickkit.widgets import Guided

OPENED: Final = "class opened {set}"
"""Under which name it is kept when a set was opened."""
_MOST_OPENINGS: Final = 100


@dataclass(frozen=True, slots=True)
class Work:
    """A set that is open; `play` gives the widget of one of its tasks."""

    set: ClassSet
    """The set."""
    words: Words
    """Language and deck."""
    four_color: bool = False
    """A colour of its own for each suit."""

    @classmethod
    def open(cls, file: str | Path, *, lang: str, deck: str, four_color: bool | None) -> Work:
        """Open a set; see `trickkit.course.open_set`."""
        found = read_file(Path(file))
        handed_out(found)
        settings = found.settings
        words = Words(lang or settings.lang, deck or settings.deck)
        work = cls(found, words, settings.four_color if four_color is None else four_color)
        assert found.items is not None  # noqa: S101 - lessons and levels are looked up now, not at the first click
        work._note_opening()
        return work

    def play(self, key: str) -> LevelWidget | Guided:
        """Set up a task.

        Args:
            key: `e1` for the first exercise, `d1` for the first deal, `04.3` for a level.

        Raises:
            TrickkitError: if the set has no such task, or its seed makes none.
        """
        item = self.set.item(key)
        if item.what == "level":
            return Lesson(load(key.partition(".")[0]), self.words, self.four_color).play(key)
        widget = shown(self.set, item, self.words, four_color=self.four_color)
        widget.tell_answers(noted().listener(row_key(self.set, item), item.kind))
        return widget

    def results(self, name: str = "", to: str | Path = ".") -> Notice:
        """Write the file to hand in. A later one takes the place of your own earlier one, and of no other file.

        Args:
            name: your name, if you want it in the file; it is kept nowhere else.
            to: the folder for it.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        return self._opened.hand_in(filled(self.set, self.scores()), name, to)

    def scores(self) -> dict[str, Score]:
        """Give by task how you have fared; without those that were not tried."""
        kept = noted()
        try:
            openings = _openings(kept, self.set)
        except StoreError:
            openings = ()
        return scored(self.set, kept.tries(), openings)

    def _note_opening(self) -> None:
        """Keep that the set was opened: from then on time counts."""
        kept = noted()
        try:
            openings = dict.fromkeys((*_openings(kept, self.set), stamp()))
            kept.store.choose(OPENED.format(set=self.set.id), " ".join([*openings][-_MOST_OPENINGS:]))
        except StoreError:
            return  # then that time is not known

    @property
    def _opened(self) -> Opened:
        return Opened(self.set.id, self.set.name, self.set.due, len(self.set.items), self.words)

    def _repr_html_(self) -> str:
        """Give it for a notebook."""
        return Notice(self._opened.told())._repr_html_()

    def __repr__(self) -> str:
        return self._opened.told()


def _openings(kept: Noted, found: ClassSet) -> tuple[str, ...]:
    """Give when a set was opened.

    Raises:
        StoreError: if the file cannot be read.
    """
    return tuple(kept.store.choices().get(OPENED.format(set=found.id), "").split())
