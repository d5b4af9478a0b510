"""The course: lessons, their levels, and a learner's copies of them.

Lessons need the extra `lessons`; listing and copying them does not, so the widgets are loaded when a lesson is opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from trickkit.course.classroom.marks_work import PaperWork
    from trickkit.course.classroom.work import Work
    from trickkit.course.lesson import Lesson
    from trickkit.course.linked import deal_link, open_link

__all__ = ["deal_link", "open_lesson", "open_link", "open_paper", "open_set"]


def open_lesson(number: str, *, lang: str = "en", deck: str = "french", four_color: bool = False) -> Lesson:
    """Open a lesson of the course.

    Args:
        number: as `04`.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TrickkitError: if there is no such lesson, language or deck.
        ModuleNotFoundError: if the extra `lessons` is not installed.

    >>> open_lesson("04", lang="de")
    <Lesson 04: Wer sticht, und warum?>
    """
    from trickkit.course.lesson import Lesson  # noqa: PLC0415 - loads the widgets

    return Lesson.open(number, lang=lang, deck=deck, four_color=four_color)


def open_set(file: str | Path, *, lang: str = "", deck: str = "", four_color: bool | None = None) -> Work:
    """Open a class set, as a teacher has handed it out.

    Args:
        file: the set file; from a notebook as seen from its folder.
        lang: `en` or `de`; without it as the set says.
        deck: `french` or `german`; without it as the set says.
        four_color: a colour of its own for each suit; without it as the set says.

    Raises:
        TrickkitError: if the file cannot be read, or there is no such language or deck.
        ModuleNotFoundError: if the extra `lessons` is not installed.
    """
    from trickkit.course.classroom.work import Work  # noqa: PLC0415 - loads the widgets

    return Work.open(file, lang=lang, deck=deck, four_color=four_color)


def open_paper(file: str | Path, *, lang: str = "", deck: str = "", four_color: bool | None = None) -> PaperWork:
    """Open the paper of a set for marks: its questions without their answers.

    Args:
        file: the paper; from a notebook as seen from its folder.
        lang: `en` or `de`; without it as the set says.
        deck: `french` or `german`; without it as the set says.
        four_color: a colour of its own for each suit; without it as the set says.

    Raises:
        TrickkitError: if the file cannot be read, or there is no such language or deck.
        ModuleNotFoundError: if the extra `lessons` is not installed.
    """
    from trickkit.course.classroom.marks_work import PaperWork  # noqa: PLC0415 - loads the widgets

    return PaperWork.open(file, lang=lang, deck=deck, four_color=four_color)


def __getattr__(name: str) -> object:
    if name not in {"deal_link", "open_link"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from trickkit.course import linked  # noqa: PLC0415 - loads the widgets

    return getattr(linked, name)
