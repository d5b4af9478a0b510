"""The widget of a level, by the form of its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trickkit.course.build_exercise import LevelBuild
from trickkit.course.exercises import LevelPlay, LevelQuestion
from trickkit.course.grid_exercise import LevelGrid
from trickkit.course.guided_level import LevelGuided
from trickkit.course.kinds import KINDS
from trickkit.course.levels import Level
from trickkit.course.match_level import MatchLevel
from trickkit.course.match_table import MatchTable
from trickkit.i18n import Words
from trickkit.widgets import BuildLevel, GridLevel, GuidedLevel, PlayLevel, Question

LevelWidget = Question | PlayLevel | GridLevel | GuidedLevel | BuildLevel | MatchTable
"""The widget of a level. Each has `solved` and `tried`: how the learner has fared."""

Maker = Callable[[Level, Words, bool], LevelWidget]
"""Sets up a level in a language and a deck, with four colours or without."""


def _question(level: Level, words: Words, four_color: bool) -> Question:
    return Question(LevelQuestion(level), lang=words.lang, deck=words.deck, four_color=four_color)


def _line(level: Level, words: Words, four_color: bool) -> PlayLevel:
    return PlayLevel(LevelPlay(level), lang=words.lang, deck=words.deck, four_color=four_color)


def _whole(level: Level, words: Words, four_color: bool) -> GuidedLevel:
    return GuidedLevel(LevelGuided(level), lang=words.lang, deck=words.deck, four_color=four_color)


def _built(level: Level, words: Words, four_color: bool) -> BuildLevel:
    return BuildLevel(LevelBuild(level), lang=words.lang, deck=words.deck, four_color=four_color)


def _board(level: Level, words: Words, four_color: bool) -> GridLevel:
    return GridLevel(LevelGrid(level), lang=words.lang, deck=words.deck, four_color=four_color)


MAKERS: Final[dict[str, Maker]] = {
    "one": _question,
    "many": _question,
    "order": _question,
    "line": _line,
    "whole": _whole,
    "board": _board,
    "pair": _board,
    "build": _built,
}
"""By the form of a kind's answers."""


def set_up(level: Level | MatchLevel, words: Words, *, four_color: bool = False) -> LevelWidget:
    """Make the widget of a level.

    >>> from trickkit.course.levels import load
    >>> set_up(load("04").levels["04.1"], Words()).solved
    False
    """
    if isinstance(level, MatchLevel):
        return MatchTable(level, lang=words.lang, deck=words.deck, four_color=four_color)
    return MAKERS[KINDS[level.kind].form](level, words, four_color)
