"""Writes a set file, with comments for the teacher who will change it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from trickkit.course.classroom.model import FORMAT, ClassSet, SetDeal, SetExercise, Settings
from trickkit.course.levels import load
from trickkit.i18n import Words


def to_toml(found: ClassSet, words: Words) -> str:
    """Write a set file; reading it gives the set again.

    Args:
        found: the set.
        words: the language of the comments.

    >>> from trickkit.course.classroom.reading import read_set
    >>> algebra = ClassSet("Algebra", lessons=("04",), deals=(SetDeal(seed="7"),))
    >>> read_set(to_toml(algebra, Words())) == algebra
    True
    """
    return "\n".join(_lines(found, words)) + "\n"


def _lines(found: ClassSet, words: Words) -> Iterator[str]:
    def note(what: str) -> str:
        return f"# {words.label(f'ui.class.file.{what}')}"

    yield note("head")
    yield f"format = {_text(FORMAT)}"
    yield f"name = {_text(found.name)}"
    yield from ("", note("due"), f"due = {_text(found.due)}")
    yield from ("", note("marks"), f"marks = {_flag(found.marks)}")
    yield from ("", note("lessons"), f"lessons = {_texts(found.lessons)}")
    yield from (f"#   {lesson} · {load(lesson).title[words.lang]}" for lesson in found.lessons)
    yield from (note("levels"), f"levels = {_texts(found.levels)}")
    yield from ("", note("settings"), "[settings]", *_settings(found.settings))
    yield from ("", note("exercises"))
    for number, exercise in enumerate(found.exercises, start=1):
        kind = words.label(f"ui.kind.{exercise.kind}")
        yield from ("", f"# e{number} · {kind}", "[[exercise]]", *_exercise(exercise))
    yield from ("", note("deals"))
    for number, deal in enumerate(found.deals, start=1):
        yield from ("", f"# d{number}", "[[deal]]", *_deal(deal))


def _settings(settings: Settings) -> Iterator[str]:
    yield f"lang = {_text(settings.lang)}"
    yield f"deck = {_text(settings.deck)}"
    yield f"four_color = {_flag(settings.four_color)}"
    yield f"hints = {_flag(settings.hints)}"


def _exercise(exercise: SetExercise) -> Iterator[str]:
    yield f"kind = {_text(exercise.kind)}"
    yield f"seed = {_text(exercise.seed)}"
    if exercise.level is not None:
        yield f"level = {exercise.level}"
    yield from _given(game=exercise.game, rules=exercise.rules)


def _deal(deal: SetDeal) -> Iterator[str]:
    if deal.record:
        yield f"record = {_record(deal.record)}"
    else:
        yield f"game = {_text(deal.game)}"
    yield from _given(seed=deal.seed, dealer=deal.dealer, rules=deal.rules)
    yield f"seat = {_text(deal.seat)}"


def _given(**values: str) -> Iterator[str]:
    yield from (f"{name} = {_text(value)}" for name, value in values.items() if value)


def _record(record: str) -> str:
    return f"'''\n{record}'''" if "'''" not in record and not record.startswith("\n") else _text(record)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _texts(values: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_text, values))}]"


def _flag(value: bool) -> str:
    return "true" if value else "false"
