"""What a score is worth: the chance to win the match from it, if all rounds are even (L22)."""

from __future__ import annotations

from functools import cache
from typing import Final

WORTH: Final = ((2, 1 / 2), (3, 1 / 3), (4, 1 / 6))
"""What later rounds are taken to be worth, and how often: as at a table where people ask now and then (L16, L18)."""


@cache
def equity(own: int, others: int, target: int = 12) -> float:
    """Give the chance to win a match of Latinern from a score.

    Every later round is taken to be won by either side as often as by the other, and to be worth as much as `WORTH`
    says.

    Args:
        own: match points of the own side.
        others: match points of the other side.
        target: what wins the match.

    >>> equity(0, 0), equity(11, 11), equity(12, 3), equity(10, 8)
    (0.5, 0.5, 1.0, 0.70...)
    """
    if own >= target:
        return 1.0
    if others >= target:
        return 0.0
    if own == others:
        return 0.5
    return sum(
        often * (equity(own + points, others, target) + equity(own, others + points, target)) / 2
        for points, often in WORTH
    )


def weighed(own: int, others: int, gain: int, target: int = 12) -> float:
    """Weigh match points by what they mean for the match.

    It is the change in equity, in units of what one point is worth in a round for 2 at this score: there winning and
    losing 2 are 4 points apart. So points beyond the target count nothing, and points that decide the match more.

    Args:
        own: match points of the own side before the round.
        others: those of the other side.
        gain: what the own side gets from the round; below zero what the other side gets.
        target: what wins the match.

    >>> [round(weighed(*score, gain), 2) for score, gain in (((0, 0), -3), ((11, 11), -3), ((11, 0), 4), ((0, 11), 4))]
    [-3.02, -2.0, 2.41, 4.22]
    """
    unit = (equity(own + 2, others, target) - equity(own, others + 2, target)) / 4
    after = equity(own + gain, others, target) if gain > 0 else equity(own, others - gain, target)
    return (after - equity(own, others, target)) / unit


def break_even(own: int, others: int, stake: int, target: int = 12) -> float:
    """Give the chance to win the round from which on it is right to stay (L17).

    Args:
        own: match points of the asked side.
        others: those of the other side.
        stake: what the round is worth before the answer.
        target: what wins the match.

    >>> round(break_even(0, 0, 2), 2), break_even(11, 11, 2)
    (0.17, 0.0)
    """
    go, lose, win = (weighed(own, others, points, target) for points in (-stake, -stake - 1, stake + 1))
    return (go - lose) / (win - lose)


def asking_pays(own: int, others: int, stake: int, target: int = 12) -> float:
    """Give the chance to win the round from which on it is right to ask, if the others stay (L16, L17).

    Args:
        own: match points of the asking side.
        others: those of the other side.
        stake: what the round is worth before the question.
        target: what wins the match; winning or losing one point more must make a difference.

    >>> round(asking_pays(0, 0, 2), 2), asking_pays(0, 10, 2)
    (0.5, 0.0)
    """
    lose_more, lose, win, win_more = (
        weighed(own, others, gain, target) for gain in (-stake - 1, -stake, stake, stake + 1)
    )
    return (lose - lose_more) / (win_more - win + lose - lose_more)


def table(target: int = 12) -> tuple[tuple[float, ...], ...]:
    """Give the match equity table: one row for each number of own points, one column for each of the others.

    >>> [round(chance, 3) for chance in table()[10][6:]]
    [0.823, 0.781, 0.708, 0.625, 0.5, 0.5]
    """
    return tuple(tuple(equity(own, others, target) for others in range(target)) for own in range(target))
