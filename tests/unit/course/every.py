"""Every level, and the answers that can be given to it: all where they can be counted, else many."""

from __future__ import annotations

import itertools
from random import Random

from trickkit.course import kinds
from trickkit.course.build_exercise import LevelBuild
from trickkit.course.exercises import LevelPlay, LevelQuestion, exercise
from trickkit.course.grid_exercise import LevelGrid
from trickkit.course.levels import Level, load
from trickkit.course.library import lessons
from trickkit.deduction import deduce
from trickkit.i18n import Words
from trickkit.widgets import Answer, Told
from trickkit.widgets.grid import PAIRS
from trickkit.widgets.grid_level_view import GridLevelSight

NUMBERS = tuple(dict.fromkeys(file.number for file in lessons()))
EVERY = {key: level for number in NUMBERS for key, level in load(number).levels.items()}
LEVELS = {key: level for key, level in EVERY.items() if kinds.KINDS[level.kind].form != "whole"}
"""Those that are answered; whole deals have tests of their own."""
BOARDS = {"board", "pair"}
"""Forms of levels on the board of pairs; their answers are tried in `tests/unit/widgets/test_grid_level.py`."""
WORDS = [Words(lang, deck) for lang in ("en", "de") for deck in ("french", "german")]


def answers(level: Level) -> list[str]:
    """Give answers to a level, right ones among them, in the form of a levels file."""
    kind, rng = kinds.KINDS[level.kind], Random(level.key)
    if kind.form == "board":
        staying = level.accept[0].split()
        return [level.accept[0], *(f"{'+' if pair in staying else '-'}{pair}" for pair in PAIRS)]
    if kind.form == "pair":
        return list(PAIRS)
    if kind.form == "build":
        return [*level.accept, *level.more["samples"].values()]
    if kind.form == "line":
        return [*kinds.lines(level), *(line for line in kinds.refused_lines(level) if kinds.entry_for(level, line))]
    keys = [kinds.keys_of(level, group) for group in kind.groups]
    if kind.form == "one":
        return [" ".join(chosen) for chosen in itertools.product(*keys)]
    accepted = level.accept[0].split()
    if kind.form == "many":
        slips = [[key for key in keys[0] if (key in accepted) != (key == slip)] for slip in keys[0]]
        subsets = [[key for key in keys[0] if rng.random() < 0.5] for _ in range(300)]
        return list(dict.fromkeys(" ".join(chosen) for chosen in ([], list(keys[0]), accepted, *slips, *subsets)))
    swaps = [[*accepted[:at], accepted[at + 1], accepted[at], *accepted[at + 2 :]] for at in range(len(accepted) - 1)]
    mixed = [rng.sample(accepted, len(accepted)) for _ in range(300)]
    return list(dict.fromkeys(" ".join(order) for order in (accepted, accepted[::-1], *swaps, *mixed)))


def grouped(level: Level, answer: str) -> Answer:
    """Give an answer as the front end sends it."""
    kind, keys = kinds.KINDS[level.kind], answer.split()
    if kind.form == "one":
        return dict(zip(kind.groups, keys, strict=True))
    return {kind.groups[0]: keys}


def told(level: Level, answer: str, words: Words) -> Told:
    """Give what a learner is told to an answer."""
    if kinds.KINDS[level.kind].form in BOARDS:
        return told_on_board(level, answer, words)
    if kinds.KINDS[level.kind].form == "build":
        draft = kinds.built(level, answer)
        return LevelBuild(level).told(kinds.lacking(level, draft), words)
    task = exercise(level)
    if isinstance(task, LevelQuestion):
        return task.told(grouped(level, answer), words)
    return task.told_line(answer, words)


def told_on_board(level: Level, answer: str, words: Words) -> Told:
    """Give what the board says: to all of it, or to one slip."""
    exercise = LevelGrid(level)
    if right(level, answer):
        return Told(words.message("ui.right"), exercise.done(words))
    out = {str(each.pair.hauptschlag): each for each in deduce(exercise.view).eliminated}
    evidence = GridLevelSight(exercise.view, out, words).evidence(answer[-2:])
    return Told(words.message("ui.wrong"), exercise.told(answer, words) or evidence)


def right(level: Level, answer: str) -> bool:
    """Tell what the grader says to an answer."""
    if kinds.KINDS[level.kind].form in {*BOARDS, "build"}:
        return kinds.accepts(level, answer)
    task = exercise(level)
    if isinstance(task, LevelPlay):
        return task.judged(answer) is True
    return task.grade(grouped(level, answer)).right
