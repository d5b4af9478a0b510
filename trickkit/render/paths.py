"""Moves, scales and turns the data of SVG paths, so that many marks become one path: half the size of a picture.

A move is `z -> turn * z + shift` on complex numbers; `abs(turn)` is the scale.
"""

from __future__ import annotations

import re
from cmath import phase, pi, rect
from collections.abc import Iterator
from typing import Final, NamedTuple

_COMMAND: Final = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_TURNED: Final = re.compile(r"rotate\((\S+) (\S+) (\S+)\)")
_POINTS: Final = {"M": 1, "L": 1, "T": 1, "S": 2, "Q": 2, "C": 3}


class Move(NamedTuple):
    """A place for a drawing: where its origin comes to, how large and how turned it is.

    >>> Move(0.5, 10).after(Move(1j))
    Move(turn=0.5j, shift=10j)
    """

    turn: complex = 1
    """Scale and turn."""
    shift: complex = 0
    """Where the origin comes to."""

    @property
    def scale(self) -> float:
        """How much larger it becomes."""
        return abs(self.turn)

    def after(self, first: Move) -> Move:
        """Give the one move that does `first` and then this one."""
        return Move(self.turn * first.turn, self.turn * first.shift + self.shift)

    @classmethod
    def parse(cls, transform: str) -> Move:
        """Read a `rotate(degrees x y)`; an empty text moves nothing.

        >>> Move.parse("rotate(180 50 50)").shift
        (100-0j)
        """
        if not transform:
            return cls()
        found = _TURNED.fullmatch(transform)
        assert found, transform  # noqa: S101 - only what faces.json holds
        degrees, x, y = map(float, found.groups())
        return cls.round(degrees, complex(x, y))

    @classmethod
    def round(cls, degrees: float, middle: complex) -> Move:
        """Turn round a point."""
        turn = -1 if degrees == 180 else rect(1, degrees * pi / 180)
        return cls(turn, middle - turn * middle)


def moved(data: str, move: Move) -> str:
    """Move the data of a path; it begins with an absolute `M`.

    >>> moved("M10 20h30a5 5 0 0 1 5 5z", Move(2, 1 + 1j))
    'M21 41l60 0a10 10 0 0 1 10 10z'
    """
    return "".join(command + _joined(numbers) for command, numbers in _moved(data, move))


def number(value: float, decimals: int = 3) -> str:
    """Write a number with no more characters than needed.

    >>> number(0.5), number(-0.25), number(3.0), number(1 / 3)
    ('.5', '-.25', '3', '.333')
    """
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else "0" if text == "-0" else text


def _moved(data: str, move: Move) -> Iterator[tuple[str, list[float]]]:
    here = 0j  # the pen, as the drawing was: needed for H and V, which a turn makes to lines
    start = 0j
    for command, rest in _COMMAND.findall(data):
        kind, relative = command.upper(), command.islower()
        turn, shift = move.turn, 0 if relative else move.shift
        values = [float(value) for value in _NUMBER.findall(rest)]
        told: list[float] = []
        if kind == "Z":
            here = start
        elif kind in "HV":
            for value in values:
                now = here.imag if kind == "H" else here.real
                other = 0.0 if relative else now
                point = complex(value, other) if kind == "H" else complex(other, value)
                here = here + point if relative else point
                told += _pair(turn * point + shift)
        elif kind == "A":
            for i in range(0, len(values), 7):
                rx, ry, angle, large, sweep, x, y = values[i : i + 7]
                here = complex(x, y) + (here if relative else 0)
                angle = 0 if rx == ry else angle + phase(turn) * 180 / pi
                told += [rx * move.scale, ry * move.scale, angle, large, sweep, *_pair(turn * complex(x, y) + shift)]
        else:
            points = [complex(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
            for point in points[_POINTS[kind] - 1 :: _POINTS[kind]]:
                here = here + point if relative else point
            start = here if kind == "M" else start
            told += [value for point in points for value in _pair(turn * point + shift)]
        yield ("l" if relative else "L") if kind in "HV" else command, told


def _pair(point: complex) -> tuple[float, float]:
    return point.real, point.imag


def _joined(numbers: list[float]) -> str:
    text = ""
    for value in numbers:
        written = number(value, 3)
        text += written if not text or written.startswith("-") else f" {written}"
    return text
