"""Bars and intervals drawn with letters."""

from __future__ import annotations

from typing import Final

from trickkit.lab.intervals import Interval

_EIGHTHS: Final = " ▏▎▍▌▋▊▉"
WIDE: Final = 32
"""How many letters a whole bar takes."""


def bar(part: float, wide: int = WIDE) -> str:
    """Draw a bar, to an eighth of a letter.

    Args:
        part: how long it is, from 0 to 1.
        wide: how many letters the whole takes.

    >>> bar(0.5, 4), bar(0.28, 4), bar(0, 4)
    ('██  ', '█▏  ', '    ')
    """
    eighths = round(part * wide * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + _EIGHTHS[rest].strip()).ljust(wide)


def whiskers(interval: Interval, low: float, high: float, rule: float | None = None, wide: int = WIDE) -> str:
    """Draw an interval on a line, with a mark for an exact value.

    Args:
        interval: the estimate and its ends.
        low: what the line begins with.
        high: what it ends with; more than `low`.
        rule: the exact value, inside the line.
        wide: how many letters the line takes.

    >>> whiskers(Interval(0.5, 0.25, 0.75), 0, 1, wide=9), whiskers(Interval(0.5, 0.25, 0.75), 0, 1, 0.9, wide=9)
    ('  ├─●─┤  ', '  ├─●─┤┊ ')
    """

    def place(value: float) -> int:
        return round(min(max((value - low) / (high - low), 0), 1) * (wide - 1))

    letters = [" "] * wide
    if rule is not None:
        letters[place(rule)] = "┊"
    first, last = place(interval.low), place(interval.high)
    for i in range(first, last + 1):
        letters[i] = "┼" if letters[i] == "┊" else "─"
    letters[first], letters[last], letters[place(interval.value)] = "├", "┤", "●"
    return "".join(letters)


def columns(rows: list[tuple[str, ...]], right: frozenset[int] = frozenset()) -> tuple[str, ...]:
    """Write rows under each other, in columns.

    Args:
        rows: the cells.
        right: the columns that stand at the right.

    >>> columns([("a", "10"), ("bc", "9")], frozenset({1}))
    ('a   10', 'bc   9')
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell.rjust(wide) if i in right else cell.ljust(wide)
            for i, (cell, wide) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return tuple(line.rstrip() for line in lines)
