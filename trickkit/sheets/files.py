"""Saves a worksheet and its solutions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trickkit.coach.exercises import Exercise
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.sheets.solved import solutions
from trickkit.sheets.worksheet import worksheet

_ENDING: Final = ".html"


def beside(name: str) -> tuple[Path, Path]:
    """Give the files of a worksheet and of its solutions.

    Raises:
        TrickkitError: if the name does not end in `.html`, or one of the files is there already.

    >>> [path.name for path in beside("monday.html")]
    ['monday.html', 'monday.solutions.html']
    """
    sheet = Path(name)
    if sheet.suffix != _ENDING:
        raise TrickkitError(f'"{name}" is no name for a page; let it end in {_ENDING}')
    both = (sheet, sheet.with_suffix(f".solutions{_ENDING}"))
    for path in both:
        if path.exists():
            raise TrickkitError(f'"{path}" is there already and stays as it is; choose another name or delete it')
    return both


def save(exercises: Sequence[Exercise], words: Words, name: str) -> tuple[Path, Path]:
    """Write a worksheet and its solutions; no file is ever written over.

    Args:
        exercises: the exercises, in order.
        words: language and deck.
        name: the file of the worksheet, `OUT.html`; the solutions go to `OUT.solutions.html`.

    Returns:
        both files.

    Raises:
        TrickkitError: if the name does not end in `.html`, or one of the files is there already.
        OSError: if a file cannot be written.
    """
    both = beside(name)
    for path, text in zip(both, (worksheet(exercises, words), solutions(exercises, words)), strict=True):
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return both
