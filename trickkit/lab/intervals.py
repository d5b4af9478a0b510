"""How sure a frequency or an average is: 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

_Z: Final = 1.959963984540054  # the normal distribution holds 95 % between minus and plus this


class Interval(NamedTuple):
    """An estimate with the ends of its confidence interval."""

    value: float
    """The estimate."""
    low: float
    """The lower end."""
    high: float
    """The upper end."""


def share(hits: int, tries: int) -> Interval:
    """Estimate a probability from counts, with Wilson's interval, which is sensible near 0 and 1 and for few tries.

    Args:
        hits: how often it happened.
        tries: how often it could have happened.

    Raises:
        ValueError: if there was no try.

    >>> share(5, 10)
    Interval(value=0.5, low=0.236..., high=0.763...)
    >>> share(0, 10).low
    0.0
    """
    if tries <= 0:
        raise ValueError("no share without a try; tries must be 1 or more")
    p, z2 = hits / tries, _Z * _Z
    middle = (p + z2 / (2 * tries)) / (1 + z2 / tries)
    half = _Z * math.sqrt(p * (1 - p) / tries + z2 / (4 * tries * tries)) / (1 + z2 / tries)
    return Interval(p, max(middle - half, 0.0), min(middle + half, 1.0))


def mean(values: Sequence[float]) -> Interval:
    """Estimate an average from independent values; from one value nothing is known about the spread.

    Raises:
        ValueError: if there are no values.

    >>> mean([1, 2, 3])
    Interval(value=2.0, low=0.868..., high=3.131...)
    """
    if not values:
        raise ValueError("no average without values")
    average = math.fsum(values) / len(values)
    if len(values) == 1:
        return Interval(average, -math.inf, math.inf)
    spread = math.fsum((value - average) ** 2 for value in values) / (len(values) - 1)
    half = _Z * math.sqrt(spread / len(values))
    return Interval(average, average - half, average + half)


def average(parts: Sequence[Interval]) -> Interval:
    """Average independent estimates; the ends come from theirs, so that they stay sensible near 0 and 1.

    The method is called MOVER (Zou and Donner, 2008).

    Raises:
        ValueError: if there are none.

    >>> average([share(5, 10), share(0, 10)])
    Interval(value=0.25, low=0.118..., high=0.441...)
    """
    if not parts:
        raise ValueError("no average without values")
    value = math.fsum(each.value for each in parts) / len(parts)
    below = math.hypot(*(each.value - each.low for each in parts)) / len(parts)
    above = math.hypot(*(each.high - each.value for each in parts)) / len(parts)
    return Interval(value, value - below, value + above)
