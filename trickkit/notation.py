"""Small helpers for reading text, shared by everything that parses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trickkit.errors import NotationError

_PIECE = re.compile(r"[^ \t]+")
_MAX_DIGITS = 4  # longer ones are slips of the pen


def pieces(text: str) -> Iterator[tuple[str, int]]:
    """Split at blanks; give each piece with its column, from 1.

    >>> list(pieces("NS:8  EW:6"))
    [('NS:8', 1), ('EW:6', 7)]
    """
    return ((found.group(), found.start() + 1) for found in _PIECE.finditer(text))


def whole_number(text: str) -> int | None:
    """Read a whole number from 0 to 9999 without sign or leading zeros; None if it is none.

    >>> whole_number("12"), whole_number("012"), whole_number("-1")
    (12, None, None)
    """
    plain = text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS
    return int(text) if plain and str(int(text)) == text else None


def signed_number(text: str) -> int | None:
    """Read a whole number from -9999 to 9999, with a minus sign when it is below zero; None if it is none.

    >>> signed_number("12"), signed_number("-3"), signed_number("-0"), signed_number("+3")
    (12, -3, None, None)
    """
    number = whole_number(text.removeprefix("-"))
    if number is None or not text.startswith("-"):
        return number
    return -number or None


def shift(error: NotationError, columns: int) -> NotationError:
    """Give the same error with its column moved to the right, for a text that stands inside another."""
    line, column = error.at or (1, 1)
    return NotationError(error.message, error.text, (line, column + columns))
