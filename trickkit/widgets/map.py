"""The way through the course: lessons by part, what has been done in each, and where to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from trickkit.i18n import Words
from trickkit.progress import FULL_STARS, going_on
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message
from trickkit.widgets.pictures import map_picture

Json = dict[str, Any]


class Done(NamedTuple):
    """How a learner has fared with one level."""

    tries: int
    """Answers given."""
    hints: int = 0
    """Hints taken."""
    stars: int = 0
    """Stars earned, 0 as long as it is not solved."""


Row = Done | tuple[int, int, int]
"""What has been done with a level; a plain row has all three numbers."""


@dataclass(frozen=True, slots=True)
class MapLesson:
    """A lesson on the map."""

    number: str
    """As `04`."""
    part: str
    """Which part of the course it is in: `warm-up`, `latinern`, `twenty-eight` or `laboratory`."""
    title: Mapping[str, str]
    """The title in each language."""
    levels: tuple[str, ...]
    """Keys of its levels, in order."""
    notebook: Mapping[str, str] = field(default_factory=dict)
    """Where its notebook lies in each language, as seen from the notebook with the map; empty if there is none."""


class Map(CardWidget):
    """Show all lessons with what has been done, and where to go on.

    Args:
        lessons: the lessons in order.
        progress: by level what has been done, as `Done` or as a plain row of tries, hints and stars; the level tried
            last stands last.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    _esm = STATIC / "map.js"
    _css = STATIC / "trickkit.css"

    def __init__(
        self,
        lessons: Sequence[MapLesson],
        progress: Mapping[str, Row] | None = None,
        *,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        self._lessons = tuple(lessons)
        self._progress = _read(progress or {})
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    @property
    def progress(self) -> Mapping[str, Row]:
        """What has been done, by level; setting it redraws the map."""
        return dict(self._progress)

    @progress.setter
    def progress(self, value: Mapping[str, Row]) -> None:
        with self._lock:
            self._progress = _read(value)
            self.publish()

    @property
    def here(self) -> MapLesson | None:
        """The lesson to go on with: of the level tried last, or the next with something left; None when all is done."""
        return next((lesson for lesson in self._lessons if self.next in lesson.levels), None)

    @property
    def next(self) -> str | None:
        """The level to go on with, the first unsolved one of that lesson; None when all is done."""
        stars = {key: done.stars for key, done in self._progress.items()}
        return going_on((lesson.levels for lesson in self._lessons), stars)

    def _solved(self, lesson: MapLesson) -> int:
        return sum(self._stars(key) > 0 for key in lesson.levels)

    def _stars(self, key: str) -> int:
        done = self._progress.get(key)
        return 0 if done is None else done.stars

    def snapshot(self) -> Json:
        """Give the map."""
        words, here = self._words, self.here
        done = sum(self._is_done(lesson) for lesson in self._lessons)
        stars = sum(self._stars(key) for lesson in self._lessons for key in lesson.levels)
        return {
            "kind": "map",
            "label": words.label("ui.map"),
            "title": words.label("ui.map"),
            "facts": [
                {"label": words.label("ui.map.lessons"), "value": [f"{done} / {len(self._lessons)}"]},
                {"label": words.label("ui.map.stars"), "value": [str(stars)]},
            ],
            "go": self._go(here, words) if here is not None else None,
            "fresh": None,
            "again": None,
            "parts": [self._part(part, here, words) for part in dict.fromkeys(each.part for each in self._lessons)],
            "more": self.settings_menu(),
        }

    def _is_done(self, lesson: MapLesson) -> bool:
        return bool(lesson.levels) and self._solved(lesson) == len(lesson.levels)

    def _go(self, lesson: MapLesson, words: Words) -> Json:
        """Offer to begin, or to go on."""
        return {
            "say": words.label("ui.map.go-on" if self._progress else "ui.map.begin"),
            "title": words.label("ui.map.lesson", number=int(lesson.number), title=lesson.title[words.lang]),
            "note": self._next_note(lesson, words),
            "href": lesson.notebook.get(words.lang),
            "label": words.label("ui.map.continue" if self._progress else "ui.map.start"),
        }

    def _next_note(self, lesson: MapLesson, words: Words) -> str:
        if not any(key in self._progress for key in lesson.levels):
            return words.label("ui.map.level", key=self.next or "")
        of = len(lesson.levels)
        return words.label("ui.map.level.part", key=self.next or "", n=self._solved(lesson), of=of)

    def _part(self, part: str, here: MapLesson | None, words: Words) -> Json:
        lessons = [lesson for lesson in self._lessons if lesson.part == part]
        done = sum(map(self._is_done, lessons))
        return {
            "key": part,
            "title": words.label(f"ui.map.part.{part}"),
            "note": words.label("ui.map.done", n=done, of=len(lessons)),
            "percent": round(100 * done / len(lessons)),
            "lessons": [self._lesson(lesson, lesson is here, words) for lesson in lessons],
        }

    def _lesson(self, lesson: MapLesson, here: bool, words: Words) -> Json:
        solved, of = self._solved(lesson), len(lesson.levels)
        begun = any(key in self._progress for key in lesson.levels)
        state = "done" if self._is_done(lesson) else "part" if begun else "new"
        title, note = lesson.title[words.lang], self._note(lesson, words)
        # Rounded half up: two and a half stars are three.
        earned = (2 * sum(map(self._stars, lesson.levels)) + of) // (2 * of) if state == "done" else 0
        return {
            "number": str(int(lesson.number)),
            "title": title,
            "state": state,
            "percent": round(100 * solved / of) if of else 0,
            "note": note,
            "stars": _stars(earned, words) if earned else None,
            "href": lesson.notebook.get(words.lang),
            "here": here,
            "levels": [self._level(key, words) for key in lesson.levels],
        }

    def _level(self, key: str, words: Words) -> Json:
        stars, tried = self._stars(key), key in self._progress
        how = words.count("ui.stars", stars) if stars else words.label("ui.map.tried" if tried else "ui.map.not-tried")
        level = words.label("ui.level", key=key)
        return {"key": key, "label": f"{level}: {how}", "stars": stars, "of": FULL_STARS, "tried": tried}

    def _note(self, lesson: MapLesson, words: Words) -> str:
        solved, of = self._solved(lesson), len(lesson.levels)
        if not any(key in self._progress for key in lesson.levels):
            return words.count("ui.map.to-do", of)
        return words.label("ui.map.done", n=solved, of=of)

    def picture(self) -> Picture:
        """Describe the static picture of the map."""
        return map_picture(self.view)

    def handle(self, message: Message) -> None:  # noqa: ARG002 - a map has links, and no buttons but those of the menu
        """Refuse everything."""
        raise BadMessageError("no such command")


def _read(progress: Mapping[str, Row]) -> dict[str, Done]:
    return {key: Done(*row) for key, row in progress.items()}


def _stars(earned: int, words: Words) -> Json:
    return {"n": earned, "label": words.count("ui.stars", earned), "note": ""}
