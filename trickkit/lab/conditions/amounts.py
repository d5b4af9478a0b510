"""How many: a number, at least a number, or from one number to another."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from trickkit.errors import NotationError
from trickkit.lab.conditions.counting import MANY

_AMOUNT: Final = re.compile(r"([0-9]{1,2})(\+|-([0-9]{1,2}))?", re.ASCII)


class Amount(NamedTuple):
    """A number, or numbers within limits.

    >>> [str(Amount.parse(text)) for text in ("2", "4+", "0-1", "no", "3-3")]
    ['2', '4+', '0-1', '0', '3']
    """

    low: int
    """The least."""
    high: int = MANY
    """The most."""

    @classmethod
    def of(cls, amount: int | str | Amount) -> Amount:
        """Take a number, an amount, or its text.

        Raises:
            NotationError: if it is no amount.
        """
        return cls.parse(str(amount))

    @classmethod
    def parse(cls, text: str) -> Amount:
        """Read `2`, `2+` (at least), `0-2` or `no`.

        Raises:
            NotationError: if the text is no amount.
        """
        found = _AMOUNT.fullmatch("0" if text == "no" else text)
        if found is None:
            raise NotationError(f'"{text}" is no amount; write 2, or 2+ for at least, or 0-2', text)
        low, more, high = int(found[1]), found[2], found[3]
        amount = cls(low, int(high) if high else MANY if more else low)
        if amount.high < low:
            raise NotationError(f'"{text}" is no amount; write the smaller number first', text)
        return amount

    def __str__(self) -> str:
        if self.high >= MANY:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


def at_least(number: int) -> Amount:
    """Give the amount `number` or more.

    >>> print(at_least(4))
    4+
    """
    return Amount(number)


def at_most(number: int) -> Amount:
    """Give the amount `number` or less.

    >>> print(at_most(1))
    0-1
    """
    return Amount(0, number)
