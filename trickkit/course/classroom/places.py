"""Where the keys of a TOML text stand, which the standard library's reader does not tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

Path = tuple[str | int, ...]
"""The way to a value: names of tables and keys, and numbers in a list of tables."""
Place = tuple[int, int]
"""Line and column, both from 1."""

_BARE: Final = r"""[\w-]+|"[^"\n]*"|'[^'\n]*'"""
_NAME: Final = rf"(?:{_BARE})(?:[ \t]*\.[ \t]*(?:{_BARE}))*"
_HEADER: Final = re.compile(rf"[ \t]*(\[\[?)[ \t]*({_NAME})[ \t]*\]")
_KEY: Final = re.compile(rf"[ \t]*({_NAME})[ \t]*=")
_PIECE: Final = re.compile(_BARE)
_TOKEN: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|[\[{]|[\]}]|\n|.''', re.DOTALL
)


class Places:
    r"""The places of all tables and keys of a text that is TOML.

    Args:
        text: with line ends as `\n`.

    >>> places = Places('name = "x"\n[[deal]]\nseed = 1\n[[deal]]\n  seed = 2\n')
    >>> places("name"), places("deal", 1), places("deal", 1, "seed"), places("deal", 1, "seat")
    ((1, 1), (4, 1), (5, 3), (4, 1))
    """

    def __init__(self, text: str) -> None:
        self._found: dict[Path, Place] = {}
        table: Path = ()
        for line, start in _logical_lines(text):
            header, key = _HEADER.match(text, start), _KEY.match(text, start)
            if header is not None:
                table = self._named(_names(header[2]), (), listed=header[1] == "[[")
                place = (line, header.start(1) - start + 1)
                self._found.setdefault(table, place)
                if header[1] == "[[":
                    self._found.setdefault(table[:-1], place)  # the list begins with its first table
            elif key is not None:
                self._found.setdefault((*table, *_names(key[1])), (line, key.start(1) - start + 1))

    def __call__(self, *path: str | int) -> Place:
        """Give the place of a value, or of the table that it is in if it has none."""
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, (1, 1))

    def _named(self, names: list[str], path: Path, *, listed: bool) -> Path:
        """Give the path of a header; in a list of tables it is the last one, or a new one if it is its own."""
        for at, name in enumerate(names, start=1):
            path = (*path, name)
            number = sum(1 for known in self._found if known[:-1] == path and isinstance(known[-1], int))
            if listed and at == len(names):
                path = (*path, number)
            elif number:
                path = (*path, number - 1)
        return path


def _names(text: str) -> list[str]:
    return [piece.strip("\"'") for piece in _PIECE.findall(text)]


def _logical_lines(text: str) -> Iterator[tuple[int, int]]:
    """Give number and start of each line that does not lie inside a value."""
    line, depth = 1, 0
    yield line, 0
    for token in _TOKEN.finditer(text):
        found = token[0]
        line += found.count("\n")
        if found in {"[", "{"}:
            depth += 1
        elif found in {"]", "}"}:
            depth -= 1
        elif found == "\n" and depth == 0:
            yield line, token.end()
