"""The copies among which a learner works: which notebook this is, whether it is old, and a fresh one beside it."""

from __future__ import annotations

import os
from pathlib import Path

from trickkit.course.library import LANGUAGES, LessonFile, copy_lesson, copy_rules, home, lessons
from trickkit.course.notice import Notice
from trickkit.course.versions import UNKNOWN, copies, installed, is_older, newest, outdated, version_of
from trickkit.errors import TrickkitError
from trickkit.i18n import Words

RENEW = "lesson.fresh_copy()"
"""What a learner writes in a cell to get a fresh copy."""


def notebook() -> Path | None:
    """Give the notebook that this kernel was started for, if Jupyter says so and it is still there."""
    said = os.environ.get("JPY_SESSION_NAME", "")
    path = Path(said) if said.endswith(".ipynb") else None
    return path if path is not None and path.is_file() else None


def place_of_copies() -> Path | None:
    """Give the folder with the copies among which this kernel works: the one with the folders `en` and `de`."""
    path = notebook()
    try:
        here = Path.cwd() if path is None else path.resolve().parent
    except OSError:  # the folder is gone
        return None
    known = here.name in LANGUAGES and any(copies(here, file) for file in lessons())
    return here.parent if known else None


def told_if_old(lesson: str, words: Words) -> Notice | None:
    """Say what to do if the notebook at work is an older copy of a lesson; None if it is not.

    Args:
        lesson: its number, as `04`.
        words: the language; the notebook may be one in the other language.
    """
    path = notebook()
    file = _lesson_of(path, lesson) if path is not None else None
    if path is None or file is None or not is_older(path, file):
        return None
    mine, now = version_of(path) or UNKNOWN, version_of(file.path) or UNKNOWN
    numbers = {"mine": mine.number, "now": now.number}
    fresh = newest(path.parent, file)
    if fresh is None or outdated(path.parent, file):
        return Notice(words.label("ui.copies.old", command=RENEW, **numbers), code=RENEW)
    return Notice(words.label("ui.copies.old.there", file=fresh.name, **numbers), file=fresh.name)


def _lesson_of(path: Path, lesson: str) -> LessonFile | None:
    """Give the lesson that a notebook is a copy of, if it is this one."""
    said = version_of(path)
    if said is None:
        return None
    if said.lesson == lesson:
        return installed(lesson, said.lang)
    # One from before there were versions is known by its name.
    files = [file for file in lessons() if file.number == lesson and path in copies(path.parent, file)]
    named = [file for file in files if file.lang == path.parent.name] or files
    return named[0] if named and said == UNKNOWN else None


def fresh_copy(lesson: str, words: Words) -> Notice:
    """Lay a fresh copy of a lesson beside the notebook at work, never over it.

    Args:
        lesson: its number, as `04`.
        words: its language.

    Returns:
        What to click to open it.

    Raises:
        TrickkitError: if the folder cannot be written, or there is no such lesson.
    """
    file = installed(lesson, words.lang)
    if file is None:
        raise TrickkitError(f'there is no lesson "{lesson}"')
    path = notebook()
    place = place_of_copies()
    if path is None:
        place = place or home()
        folder = place / file.lang
    else:
        folder = path.parent
    try:
        copied = copy_lesson(file, folder)
        if place is not None:  # else the notebook lies somewhere else, and what is around it is not ours
            copy_rules(place, missing_only=True)
    except OSError as error:
        raise TrickkitError(str(error)) from error
    if path is not None:
        return Notice(words.label("ui.copies.fresh", file=copied.target.name), file=copied.target.name)
    return Notice(words.label("ui.copies.fresh", file=str(copied.target)))
