"""A task as it was asked, for the report: a picture of it, and what is right."""

from __future__ import annotations

import importlib
import importlib.util
from html import escape

from trickkit.coach.exercises import Exercise
from trickkit.course.classroom.model import ClassSet, Item
from trickkit.explain.exercises import answer, noted, question
from trickkit.i18n import Words, plain
from trickkit.render import html_image, svg

_ON_A_BOARD = frozenset({"cross-out", "find-pair"})
"""Kinds whose answers are many pairs; there the reason says enough."""


def asked(found: ClassSet, item: Item, words: Words) -> str:
    """Draw what learners saw when a task was set up, and say what is right, as HTML.

    Without the extra `widgets` there is no picture, and the question of an exercise stands in its place.
    """
    pieces = []
    if importlib.util.find_spec("anywidget") is not None:
        pieces.append(f"<figure>{_picture(found, item, words)}</figure>")
    elif item.what == "exercise":
        pieces.append(f"<p>{escape(plain(question(found.exercise(item.key).made(), words)))}</p>")
    if item.what == "exercise":
        exercise = found.exercise(item.key).made()
        if not exercise.open:  # the picture shows one trick, the record all of them
            pieces.append(f"<pre>{escape(exercise.shown)}</pre>")
        pieces.append(f"<p>{escape(_answer(exercise, words))}</p>")
    return "\n".join(pieces)


def _picture(found: ClassSet, item: Item, words: Words) -> str:
    showing = importlib.import_module("trickkit.course.classroom.showing")  # loads the widgets
    four = found.settings.four_color
    picture = showing.shown(found, item, words, four_color=four).picture()
    return html_image(svg(picture, deck=words.deck, four=four, lang=words.lang), picture.alt)


def _answer(exercise: Exercise, words: Words) -> str:
    why = plain(noted(exercise, exercise.posed.why, words))
    if exercise.kind in _ON_A_BOARD:
        return why
    right = plain(answer(exercise, exercise.accepted[0], words))
    return words.label("ui.class.report.right", answer=right, why=why)
