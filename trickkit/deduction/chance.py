"""Whole numbers by chance, drawn from `random()` alone: the same on every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

_BITS = 53
"""`random()` gives a whole number of 2 ** -53."""


def below(number: int, rng: Random) -> int:
    """Draw a whole number from 0 up to `number`, which is not reached, each as likely as the others.

    Two draws are put together, since there may be more worlds than one draw has values.

    Args:
        number: at least 1; far below 2 ** 106, so that what is lost by rounding does not count.
        rng: where chance comes from.

    >>> from random import Random
    >>> rng = Random("below")
    >>> [below(6, rng) for _ in range(10)]
    [0, 3, 0, 0, 3, 2, 2, 5, 0, 1]
    """
    high, low = int(rng.random() * (1 << _BITS)), int(rng.random() * (1 << _BITS))
    return ((high << _BITS | low) * number) >> (2 * _BITS)
