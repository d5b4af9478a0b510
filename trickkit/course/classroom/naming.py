"""How tasks, learners and times are named in a report."""

from __future__ import annotations

from trickkit.course.classroom.gathering import HandedIn, LeftOut
from trickkit.course.classroom.model import ClassSet, Item
from trickkit.course.levels import load
from trickkit.i18n import Words
from trickkit.record import parse_record

SHORT = 6
"""So many of a learner's letters are shown."""


def kind_name(found: ClassSet, item: Item, words: Words) -> str:
    """Name what a task is about: the kind of an exercise, the lesson of a level, the game of a deal.

    >>> from trickkit.course.classroom.model import SetDeal, SetExercise
    >>> algebra = ClassSet("x", levels=("04.1",), exercises=(SetExercise("legal", "1"),), deals=(SetDeal(seed="1"),))
    >>> [kind_name(algebra, item, Words()) for item in algebra.items]
    ['Lesson 04: Who wins, and why?', 'What is legal?', 'Guided hand, Latinern']
    """
    if item.what == "exercise":
        return words.label(f"ui.kind.{item.kind}")
    if item.what == "level":
        lesson = item.key.partition(".")[0]
        return words.label("ui.class.lesson", number=lesson, title=load(lesson).title[words.lang])
    deal = found.deal(item.key)
    state = parse_record(deal.written()).state
    game = deal.game if state is None else state.game.name
    return words.label("ui.guided", game=words.label(f"ui.{game}"))


def learner_name(one: HandedIn, words: Words) -> str:
    """Name a learner: by the name that was typed, else by the first of the letters."""
    return one.result.name or words.label("ui.class.learner", id=one.result.learner[:SHORT])


def left_out(each: LeftOut, words: Words) -> str:
    """Say why a file is left out.

    >>> from trickkit.course.classroom.results import Unread
    >>> left_out(LeftOut("ann.json", Unread.EMPTY), Words())
    'The file ann.json is empty.'
    """
    what = "set-unnamed" if each.why == "set" and not each.detail else each.why
    return words.label(f"ui.class.left.{what}", file=each.file, detail=each.detail)


def clock(seconds: int) -> str:
    """Write a time as a clock shows it.

    >>> clock(45), clock(605), clock(3725)
    ('0:45', '10:05', '1:02:05')
    """
    hours, rest = divmod(seconds, 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"
