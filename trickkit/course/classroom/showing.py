"""The widget of a task, as learners get it."""

from __future__ import annotations

from trickkit.course.classroom.model import ClassSet, Item
from trickkit.course.classroom.puzzle import SetPuzzle
from trickkit.course.levels import load
from trickkit.course.setting_up import LevelWidget, set_up
from trickkit.i18n import Words
from trickkit.widgets import Guided, Question


def shown(found: ClassSet, item: Item, words: Words, *, four_color: bool = False) -> LevelWidget | Guided:
    """Make the widget of a task; nobody is told what is answered there.

    Raises:
        TrickkitError: if the seed makes none.
    """
    lang, deck, key = words.lang, words.deck, item.key
    if item.what == "level":
        lesson = load(key.partition(".")[0])
        return set_up(lesson.matches.get(key) or lesson.levels[key], words, four_color=four_color)
    if item.what == "exercise":
        wanted = found.exercise(key)
        puzzle = SetPuzzle(wanted.made(), wanted.level, task=key, helps=found.settings.hints)
        return Question(puzzle, lang=lang, deck=deck, four_color=four_color)
    deal, helps = found.deal(key), found.settings.hints
    return Guided(deal.written(), seat=deal.seat, hints=helps, lang=lang, deck=deck, four_color=four_color)
