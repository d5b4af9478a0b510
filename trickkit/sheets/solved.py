"""The solutions of a worksheet, with the engine's reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from trickkit.coach.exercises import Exercise
from trickkit.explain import rule
from trickkit.explain.exercises import answer, hint, noted, question
from trickkit.i18n import Text, Words, plain
from trickkit.sheets.answering import BOARDS, space
from trickkit.sheets.ink import Ink
from trickkit.sheets.page import page
from trickkit.sheets.worksheet import game_line, heading

_TOLD: Final = frozenset({"who-wins", "legal", "hidden-suit", "best-card"})
"""The kinds whose wrong answers are few enough to say of each why it is wrong."""


def solutions(exercises: Sequence[Exercise], words: Words, *, four: bool = False) -> str:
    """Give the solutions of a worksheet as a page of HTML.

    Args:
        exercises: those of the worksheet.
        words: language and deck.
        four: a colour of its own for each suit.

    >>> from trickkit.coach.exercises import generate
    >>> exercise = generate("points-so-far", 2)
    >>> f'data-answer="{exercise.accepted[0]}"' in solutions([exercise], Words())
    True
    """
    ink = Ink(words, four=four)
    articles = [_article(number, exercise, ink) for number, exercise in enumerate(exercises, start=1)]
    return page(words.label("ui.worksheet.solutions"), game_line(exercises, words), articles, ink)


def _article(number: int, exercise: Exercise, ink: Ink) -> str:
    words, why = ink.words, exercise.posed.why
    pieces = [heading(number, exercise, words), f"<p>{ink.prose(question(exercise, words))}</p>"]
    for accepted in exercise.accepted:
        told = _answer(exercise, accepted, ink)
        label = escape(words.label("ui.worksheet.answer"))
        pieces.append(f'<p data-answer="{escape(accepted)}">{label} <b>{told}</b></p>')
    if exercise.kind in BOARDS:
        pieces.append(space(exercise, ink, exercise.accepted[0]))
    clause = f" ({escape(rule(why.clause, words))})" if why.clause else ""
    pieces.append(f"<p>{ink.prose(noted(exercise, why, words))}{clause}</p>")
    levels = (1,) if exercise.kind == "best-card" else (1, 2)  # there the second hint is one of the wrong answers
    lines = [ink.prose(hint(exercise, level, words)) for level in levels]
    lines += _wrong(exercise, ink) if exercise.kind in _TOLD else ()
    pieces.append(f'<ul class="reasons">{"".join(f"<li>{line}</li>" for line in dict.fromkeys(lines))}</ul>')
    return f"<article>\n{chr(10).join(pieces)}\n</article>"


def _answer(exercise: Exercise, accepted: str, ink: Ink) -> str:
    if exercise.kind == "find-pair":
        return ink.pair(accepted)
    if exercise.kind == "cross-out":
        return escape(ink.words.count("ui.worksheet.crossed", len(accepted.split())))
    return ink.prose(answer(exercise, accepted, ink.words))


def _wrong(exercise: Exercise, ink: Ink) -> Iterator[str]:
    """Say of what is wrong why it is, an option at a time."""
    words = ink.words
    for key, note in exercise.posed.wrong:
        if key.startswith("-"):  # what is missing is right
            continue
        said = noted(exercise, note, words)
        named = answer(exercise, key[1:], words) if key.startswith("+") else Text()
        if re.search(
            rf"(?<!\w){re.escape(plain(named))}(?!\w)", plain(said)
        ):  # the sentence names the option itself, or there is none to name
            yield ink.prose(said)
        else:
            yield f"{ink.prose(named)}: {ink.prose(said)}"
