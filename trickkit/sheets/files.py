"""Saves a worksheet and its solutions beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

from trickkit.coach.exercises import Exercise
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.sheets.solved import solutions
from trickkit.sheets.worksheet import worksheet

_ENDING: Final = ".html"
_NO_NAME: Final = re.compile(r"[^\w.-]+")
"""What does not belong into the name of a file."""


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


def save(exercises: Sequence[Exercise], words: Words, name: str, *, four: bool = False) -> tuple[Path, Path]:
    """Write a worksheet and its solutions; no file is ever written over.

    Args:
        exercises: the exercises, in order.
        words: language and deck.
        name: the file of the worksheet, `OUT.html`; the solutions go to `OUT.solutions.html`.
        four: a colour of its own for each suit.

    Returns:
        both files.

    Raises:
        TrickkitError: if the name does not end in `.html`, or one of the files is there already.
        OSError: if a file cannot be written.
    """
    both = beside(name)
    _write(both, (worksheet(exercises, words, four=four), solutions(exercises, words, four=four)))
    return both


def keep(
    exercises: Sequence[Exercise], words: Words, folder: Path, name: str, *, four: bool = False
) -> tuple[Path, Path]:
    """Have a worksheet and its solutions in a folder; what lies there already is used if it is the same.

    Args:
        exercises: the exercises, in order.
        words: language and deck.
        folder: where the files lie.
        name: how the worksheet is called; where another one has this name, a number is put behind it.
        four: a colour of its own for each suit.

    Returns:
        both files.

    Raises:
        OSError: if a file cannot be written.
    """
    texts = worksheet(exercises, words, four=four), solutions(exercises, words, four=four)
    stem = _NO_NAME.sub("-", name).strip("-.") or "worksheet"
    named = (folder / f"{stem}{'' if number == 1 else f'-{number}'}{_ENDING}" for number in count(1))
    pairs = ((sheet, sheet.with_suffix(f".solutions{_ENDING}")) for sheet in named)
    both = next(pair for pair in pairs if _same(pair, texts) or not any(path.exists() for path in pair))
    if not both[0].exists():
        _write(both, texts)
    return both


def _same(paths: tuple[Path, Path], texts: tuple[str, str]) -> bool:
    """Tell whether both files are there and say just that."""
    pairs = zip(paths, texts, strict=True)
    return all(path.is_file() and path.read_bytes() == text.encode() for path, text in pairs)


def _write(paths: tuple[Path, Path], texts: tuple[str, str]) -> None:
    for path, text in zip(paths, texts, strict=True):
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
