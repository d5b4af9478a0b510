"""What is asked about asking in Latinern: what it costs, from which chance on it is right to stay, who is ahead."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from trickkit.coach.exercises.worth import own_side_wins
from trickkit.course.kinds.model import Choice
from trickkit.course.levels import Level
from trickkit.deduction import worlds
from trickkit.errors import TrickkitError
from trickkit.games.latinern import Go, Stay
from trickkit.games.latinern.position import FIRST_STAKE
from trickkit.seats import Side

LEVEL = "level"
"""Neither side is ahead."""


def break_even(stake: int) -> Fraction:
    """Give the chance to win the round from which on it is right to stay, if every point counts the same (L17).

    Staying risks one point more than going, and wins the stake, one more, and what going would have cost.

    Args:
        stake: what the round is worth before the answer.

    >>> break_even(2), break_even(3)
    (Fraction(1, 6), Fraction(1, 8))
    """
    return Fraction(1, 2 * (stake + 1))


def bluff(stake: int) -> Fraction:
    """Give how often the others must go for a question to pay in a round that is lost for certain (L16, L17, L20).

    Args:
        stake: what the round is worth before the question.

    >>> bluff(2)
    Fraction(1, 5)
    """
    return Fraction(1, 2 * stake + 1)


@cache
def even_match(own: int, others: int, target: int = 12) -> Fraction:
    """Give the chance to win the match if either side wins each later round as often as the other, and nobody asks.

    Args:
        own: match points of the own side.
        others: those of the other side.
        target: what wins the match (L22).

    >>> even_match(9, 9), even_match(8, 11), even_match(8, 9)
    (Fraction(1, 2), Fraction(1, 4), Fraction(1, 2))
    """
    if own >= target:
        return Fraction(1)
    if others >= target:
        return Fraction(0)
    return (even_match(own + FIRST_STAKE, others, target) + even_match(own, others + FIRST_STAKE, target)) / 2


def chance(level: Level) -> Fraction:
    """Give the share of all worlds that fit what the seat has seen in which its side wins the round, if it stays.

    Every world is solved by the coach with all cards open.

    Args:
        level: its seat has been asked.
    """
    view = level.latinern.observe(level.seat)
    space = worlds(view)
    wins = sum(own_side_wins(view, space.state(world).apply(Stay(level.seat))) for world in space.enumerate())
    return Fraction(wins, space.count)


def match_break_even(level: Level) -> Fraction:
    """Give the chance from which on it is right to stay for those who want to win the match (L17, L22).

    Later rounds are taken to be even, without a question.

    Args:
        level: its seat has been asked.
    """
    view = level.latinern.observe(level.seat)
    side, stake, target = view.seat.side, view.stake, view.game.target
    own, others = view.score[side], view.score[side.other]
    go = even_match(own, others + stake, target)
    lost, won = even_match(own, others + stake + 1, target), even_match(own + stake + 1, others, target)
    return (go - lost) / (won - lost)


def _answer(level: Level, limit: Fraction) -> str:
    share = chance(level)
    if share == limit:
        raise TrickkitError(f"level {level.key}: both answers are as good")
    return Stay.word if share > limit else Go.word


def _stake(level: Level) -> int:
    return level.latinern.position.stake


def _result(level: Level) -> str:
    """Give who gets how many points for a round that is over, as `EW3`."""
    outcome = level.latinern.outcome()
    if outcome is None:
        raise TrickkitError(f"level {level.key}: the round is not over")
    return f"{outcome.winner}{outcome.points}"


def _ahead(level: Level) -> str:
    """Give the side that is more likely to win the match, or `level`."""
    score, target = level.latinern.position.score, level.latinern.game.target
    first = even_match(score[Side.NS], score[Side.EW], target)
    even = Fraction(1, 2)
    return LEVEL if first == even else str(Side.NS if first > even else Side.EW)


CHOOSE: dict[str, Choice] = {
    "result": _result,
    "break-even": lambda level: str(break_even(_stake(level))),
    "bluff": lambda level: str(bluff(_stake(level))),
    "answer": lambda level: _answer(level, break_even(_stake(level))),
    "answer-for-match": lambda level: _answer(level, match_break_even(level)),
    "ahead": _ahead,
}
"""L16 to L22: what is counted or found."""
