"""What a score is worth: the chance to win the match from it, if all rounds are even (L22)."""

from __future__ import annotations

from functools import cache

_ROUND = 2  # what a round is worth if nobody asks (L16)


@cache
def equity(own: int, others: int, target: int = 12) -> float:
    """Give the chance to win a match of Latinern from a score.

    Every later round is taken to be won by either side as often as by the other, and to be worth 2.

    Args:
        own: match points of the own side.
        others: match points of the other side.
        target: what wins the match.

    >>> equity(0, 0), equity(11, 11), equity(12, 3), equity(10, 8)
    (0.5, 0.5, 1.0, 0.75)
    """
    if own >= target:
        return 1.0
    if others >= target:
        return 0.0
    return (equity(own + _ROUND, others, target) + equity(own, others + _ROUND, target)) / 2


def weighed(own: int, others: int, gain: int, target: int = 12) -> float:
    """Weigh match points by what they mean for the match.

    It is the change in equity, in units of what one point is worth in a round for 2 at this score: there winning and
    losing 2 are 4 points apart. So points beyond the target count nothing, and points that decide the match more.

    Args:
        own: match points of the own side before the round.
        others: those of the other side.
        gain: what the own side gets from the round; below zero what the other side gets.
        target: what wins the match.

    >>> weighed(0, 0, 2), weighed(11, 11, -2), weighed(11, 11, -3), weighed(11, 0, 4) == weighed(11, 0, 2)
    (2.0, -2.0, -2.0, True)
    """
    unit = (equity(own + _ROUND, others, target) - equity(own, others + _ROUND, target)) / (2 * _ROUND)
    after = equity(own + gain, others, target) if gain > 0 else equity(own, others - gain, target)
    return (after - equity(own, others, target)) / unit


def table(target: int = 12) -> tuple[tuple[float, ...], ...]:
    """Give the match equity table: one row for each number of own points, one column for each of the others.

    >>> [round(chance, 3) for chance in table()[10][6:]]
    [0.875, 0.875, 0.75, 0.75, 0.5, 0.5]
    """
    return tuple(tuple(equity(own, others, target) for others in range(target)) for own in range(target))
