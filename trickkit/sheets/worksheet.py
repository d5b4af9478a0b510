"""The worksheet: questions and room for the answers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trickkit.coach.exercises import HARDEST, Exercise
from trickkit.explain.exercises import question
from trickkit.i18n import Words
from trickkit.sheets.answering import BOARDS, space
from trickkit.sheets.ink import Ink
from trickkit.sheets.page import inside, page
from trickkit.sheets.position import known, laid


def worksheet(exercises: Sequence[Exercise], words: Words, *, four: bool = False) -> str:
    """Give a worksheet as a page of HTML; no answer is in it, seen or unseen.

    Args:
        exercises: the exercises, in order; of one kind and game or of several.
        words: language and deck.
        four: a colour of its own for each suit.

    >>> from trickkit.coach.exercises import generate
    >>> "Who wins trick" in worksheet([generate("who-wins", 1)], Words())
    True
    """
    ink = Ink(words, four=four)
    return page(words.label("ui.worksheet"), _head(exercises, words), _articles(exercises, ink), ink)


def body(exercises: Sequence[Exercise], words: Words, *, first: int, four: bool = False) -> str:
    """Give what stands on a worksheet, well-formed as XML, with no more than the first few exercises.

    Args:
        exercises: all of them; the head counts them all.
        words: language and deck.
        first: how many are drawn.
        four: a colour of its own for each suit.
    """
    ink = Ink(words, four=four)
    return inside(words.label("ui.worksheet"), _head(exercises, words), _articles(exercises[:first], ink), ink)


def _head(exercises: Sequence[Exercise], words: Words) -> str:
    blanks = "".join(f"<span>{escape(words.label(f'ui.worksheet.{name}'))}</span>" for name in ("name", "date"))
    return f'{game_line(exercises, words)}\n<p class="fill">{blanks}</p>'


def _articles(exercises: Sequence[Exercise], ink: Ink) -> list[str]:
    return [_article(number, exercise, ink) for number, exercise in enumerate(exercises, start=1)]


def game_line(exercises: Sequence[Exercise], words: Words) -> str:
    """Name the games of a sheet and the number of its exercises."""
    games = ", ".join(words.label(f"ui.{game}") for game in dict.fromkeys(each.game for each in exercises))
    return f"<p>{escape(games)} · {escape(words.count('ui.worksheet.count', len(exercises)))}</p>"


def heading(number: int, exercise: Exercise, words: Words) -> str:
    """Give the heading of an exercise: its number and kind, how difficult it is and what it was made from."""
    level = words.label("ui.difficulty.of", n=exercise.difficulty, of=HARDEST)
    notes = [f"{words.label('ui.difficulty')} {level}"]
    if exercise.seed:
        notes.append(words.label("ui.worksheet.seed", seed=exercise.seed))
    kind = words.label(f"ui.kind.{exercise.kind}")
    return f"<h2>{number}. {escape(kind)}<small>{escape(' · '.join(notes))}</small></h2>"


def _article(number: int, exercise: Exercise, ink: Ink) -> str:
    words = ink.words
    pieces = [heading(number, exercise, words), known(exercise, ink)]
    asked = [f"<p>{ink.prose(question(exercise, words))}</p>", space(exercise, ink)]
    if exercise.kind in BOARDS:
        pieces += ['<div class="beside"><div>', laid(exercise, ink), "</div><div>", *asked, "</div></div>"]
    else:
        pieces += [laid(exercise, ink), *asked]
    if exercise.kind != "who-wins":  # there the reason is among what is ticked
        pieces.append(f'<p class="line"><span>{escape(words.label("ui.worksheet.because"))}</span></p>')
    return f"<article>\n{chr(10).join(filter(None, pieces))}\n</article>"
