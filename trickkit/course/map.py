"""The way through the course as a lesson shows it: live, with links to own copies, and fresh ones at a click."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from trickkit.course.levels import load
from trickkit.course.library import LessonFile, copy_lesson, copy_rules, lessons, part_of
from trickkit.course.noting import Noted
from trickkit.course.versions import copies, newest, outdated
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.widgets import Map, MapLesson
from trickkit.widgets.base import Message

Json = dict[str, Any]


def map_lessons(place: Path | None = None) -> tuple[MapLesson, ...]:
    """Give all lessons in order, with their notebooks as seen from the notebook of another lesson.

    Args:
        place: the folder with a learner's copies; links lead to the copies to work with. Without it they have the names
            that lessons have.

    >>> [lesson.number for lesson in map_lessons() if lesson.part == "warm-up"]
    ['00', '01']
    """
    notebooks: dict[str, dict[str, str]] = {}
    for file in lessons():
        links = notebooks.setdefault(file.number, {})
        path = file.path if place is None else newest(place / file.lang, file)
        if path is not None:
            links[file.lang] = f"../{file.lang}/{quote(path.name)}"
    return tuple(
        MapLesson(number, part_of(number), load(number).title, load(number).keys, found)
        for number, found in notebooks.items()
    )


class CourseMap(Map):
    """The map of a lesson: it looks again after each answer in this kernel, and when it is told to.

    Args:
        kept: the learner's tries.
        place: the folder with the learner's copies, if it is known.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self,
        kept: Noted,
        place: Path | None,
        *,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        self._kept = kept
        self._place = place
        self._made: tuple[Path, ...] = ()
        """The copies that were made at a click, until the map looks again."""
        super().__init__(map_lessons(place), kept.progress(), lang=lang, deck=deck, four_color=four_color)
        with self._lock:
            kept.follower = self
            self._error = kept.trouble(self._words)
            if self._error is not None:  # it is shown at once; else what has just been published stands
                self.publish_safely()

    def look(self) -> None:
        """Look again at what has been done; raises nothing."""
        with self._lock:
            self._look()
            self.publish_safely()

    def renew(self) -> tuple[Path, ...]:
        """Lay fresh copies beside those of the learner that are old, and where one is missing, in the map's language.

        Returns:
            The fresh copies.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        with self._lock:
            made = self._renew()
            self.publish()
            return made

    def _look(self) -> None:
        self._lessons, self._made = map_lessons(self._place), ()
        self._progress = self._kept.progress()
        self._error = self._kept.trouble(self._words)

    def _renew(self) -> tuple[Path, ...]:
        if self._place is None:
            return ()
        old, missing = self._stale(self.lang)
        try:
            made = tuple(copy_lesson(file, self._place / file.lang).target for file in (*old, *missing))
            copy_rules(self._place, missing_only=True)
        except OSError as error:
            raise TrickkitError(str(error)) from error
        self._lessons, self._made = map_lessons(self._place), made
        return made

    def _stale(self, lang: str) -> tuple[list[LessonFile], list[LessonFile]]:
        """Give the lessons whose copies are all old, and those without one."""
        place = self._place
        if place is None:
            return [], []
        there = [file for file in lessons() if file.lang == lang]
        old = [file for file in there if outdated(place / lang, file)]
        return old, [file for file in there if not copies(place / lang, file)]

    def snapshot(self) -> Json:
        """Give the map, with what there is to renew."""
        words = self._words
        again = {"do": "look", "label": words.label("ui.map.again"), "icon": "again"}
        return super().snapshot() | {"fresh": self._fresh(words), "again": again}

    def _fresh(self, words: Words) -> Json | None:
        if self._made:
            names = ", ".join(path.name for path in self._made)
            return {"say": [words.label("ui.map.renewed", files=names)], "button": None}
        old, missing = self._stale(words.lang)
        said = [
            words.label(msgid, numbers=", ".join(file.number for file in files))
            for msgid, files in (("ui.map.older", old), ("ui.map.missing", missing))
            if files
        ]
        return {"say": said, "button": {"do": "renew", "label": words.label("ui.map.renew")}} if said else None

    def handle(self, message: Message) -> None:
        """Look again, or get fresh copies."""
        match message.get("do"):
            case "look":
                self._look()
            case "renew" if (self._fresh(self._words) or {}).get("button"):
                self._renew()
            case _:
                super().handle(message)
