"""How many of all deals meet a condition: counted, or estimated from the deals that were drawn for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from trickkit.lab.conditions.drawing import Prepared, prepared
from trickkit.lab.conditions.model import Condition
from trickkit.lab.intervals import Interval, average, share
from trickkit.lab.run import AnyGame
from trickkit.seats import Seat


class Rate(NamedTuple):
    """How many of all deals meet a condition."""

    share: Interval
    """The share of all deals, each dealer as likely as the others; without a width where it was counted."""
    counted: Fraction
    """The share of the deals that were drawn at all: what can be counted is dealt at once; 1 if nothing was counted."""
    exact: bool
    """Whether no deal had to be thrown away, since all that fit were counted."""


def rate(where: object, game: AnyGame, who: Sequence[Seat], found: Mapping[Seat, tuple[int, int]]) -> Rate:
    """Say how many of all deals meet a condition.

    A condition may be easier to meet for one dealer than for another, and each dealer waits for as many deals. So the
    estimate is made for each dealer, and then averaged.

    Args:
        where: the condition; one of another kind than ours is never counted.
        game: the rules.
        who: the dealers that take turns.
        found: by dealer: how many deals fitted, and how many were drawn until then; no dealer with none.

    Raises:
        ValueError: if nothing was found for anybody, and it cannot be counted.

    >>> from trickkit.games.latinern import Latinern
    >>> rate(None, Latinern(), tuple(Seat), {Seat.NORTH: (11, 21), Seat.EAST: (11, 41)}).share
    Interval(value=0.375, low=0.261..., high=0.500...)
    """
    if not isinstance(where, Condition):
        return Rate(average([_waited(*each) for each in found.values()]), Fraction(1), exact=False)
    ways = {dealer: prepared(where, game, dealer) for dealer in who}
    counted = together([*ways.values()])
    if all(way.exact for way in ways.values()):
        return Rate(Interval(*[float(counted)] * 3), counted, exact=True)
    parts = [
        Interval(*(float(_part(ways[dealer])) * end for end in _waited(kept, tried)))
        for dealer, (kept, tried) in found.items()
    ]
    return Rate(average(parts), counted, exact=False)


def together(ways: Sequence[Prepared]) -> Fraction:
    """Give the share of deals that fit what can be counted, each dealer as likely as the others."""
    return sum(map(_part, ways), Fraction()) / len(ways)


def _part(way: Prepared) -> Fraction:
    return way.counted.probability if way.counted else Fraction(1)


def _waited(kept: int, tried: int) -> Interval:
    """Estimate a share where deals are drawn until `kept` fit: the last one tells nothing, for it always fits."""
    return share(kept - 1, tried - 1) if kept > 1 else share(kept, tried)
