"""Small helpers for reading text, shared by everything that parses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

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


class Setting(NamedTuple):
    """How a house setting is written: `key=value`."""

    read: Callable[[str], object]
    """Reads a value; None if it is none."""
    expected: str
    """The values in words, for the error."""

    @classmethod
    def of(cls, **values: object) -> Setting:
        """Make a setting that has one of a few words.

        >>> setting = Setting.of(on=True, off=False)
        >>> setting.read("on"), setting.read("maybe"), setting.expected
        (True, None, 'on or off')
        """
        return cls(values.get, " or ".join(values))

    @classmethod
    def number(cls, most: int) -> Setting:
        """Make a setting that is a number from 1 to `most`."""

        def read(text: str) -> int | None:
            number = whole_number(text)
            return number if number is not None and 1 <= number <= most else None

        return cls(read, f"a number from 1 to {most}")


class Found(NamedTuple):
    """A setting as it was found in a text."""

    value: object
    piece: str
    """The text, `key=value`."""
    at: tuple[int, int]
    """Line and column, from 1."""


def read_settings(text: str, known: Mapping[str, Setting], game: str) -> dict[str, Found]:
    """Read house settings, `key=value` divided by blanks.

    Args:
        text: as in the tag `Rules`.
        known: each key with its setting.
        game: what the error says they are for, with an example: `Latinern; … as target=12`.

    Raises:
        NotationError: if a key or value is not known, or a key stands twice.

    >>> read_settings("deals=4", {"deals": Setting.number(99)}, "{keys}")["deals"].value
    4
    """
    found: dict[str, Found] = {}
    for piece, column in pieces(text):
        key, equals, value = piece.partition("=")
        at = (1, column)
        if key not in known:
            raise NotationError(f'"{piece}" is no setting of {game.format(keys=", ".join(known))}', piece, at)
        if key in found:
            raise NotationError(f'"{piece}" sets {key} again; write each key once', piece, at)
        read = known[key].read(value) if equals else None
        if read is None:
            raise NotationError(f'"{piece}" is not known; {key} is {known[key].expected}', piece, at)
        found[key] = Found(read, piece, at)
    return found


def shift(error: NotationError, columns: int) -> NotationError:
    """Give the same error with its column moved to the right, for a text that stands inside another."""
    line, column = error.at or (1, 1)
    return NotationError(error.message, error.text, (line, column + columns))
