"""Levels on the board of the 32 pairs: cross out all that cannot be, or find the one pair that is left.

A pair is written as its Hauptschlag, `7H` is trump hearts with Schlag 7; in a pattern `7*` is the row and `*H` the
column. Where pairs are crossed out, an answer is the pairs that stay, and a slip is `+7H` (crossed out although
possible) or `-7H` (left although impossible). Where one is to be found, an answer is that pair.
"""

from __future__ import annotations

from typing import Final

from trickkit.course.kinds.model import Choice, Kind
from trickkit.course.levels import Level
from trickkit.deduction import deduce
from trickkit.deduction.latinern import PossiblePair
from trickkit.errors import TrickkitError

CROSS_OUT: Final = "cross-out"
FIND_PAIR: Final = "find-pair"


def left(level: Level) -> tuple[str, ...]:
    """Give the pairs that fit what the seat has seen, the likeliest first."""
    return tuple(str(found.pair.hauptschlag) for found in deduce(level.latinern.observe(level.seat)).possible)


def _staying(level: Level) -> tuple[str, ...]:
    return (" ".join(left(level)),)


def _found(level: Level) -> tuple[str, ...]:
    """Accept the only pair that is left.

    Raises:
        TrickkitError: if there are several.
    """
    found = left(level)
    if len(found) > 1:
        raise TrickkitError(f"level {level.key} leaves {len(found)} pairs")
    return found


def fits_pair(pair: str, pattern: str) -> bool:
    """Tell whether a pattern means a pair or a slip.

    >>> [fits_pair("+7H", pattern) for pattern in ("+7H", "+7*", "+*H", "+*", "-7H", "+7S", "+8*")]
    [True, True, True, True, False, False, False]
    >>> fits_pair("7H", "*"), fits_pair("7H", "*H"), fits_pair("7H", "+*")
    (True, True, False)
    """
    sign, pair = pair[:-2], pair[-2:]
    if not pattern.startswith(sign) or (not sign and pattern[0] in "+-"):
        return False
    meant = pattern.removeprefix(sign)
    return meant in {pair, "*", f"{pair[0]}*", f"*{pair[1]}"}


def _likeliest(level: Level) -> PossiblePair:
    return deduce(level.latinern.observe(level.seat)).possible[0]


CHOOSE: dict[str, Choice] = {
    "likeliest-pair": lambda level: str(_likeliest(level).pair.hauptschlag),
    "chance-of-likeliest": lambda level: str(_likeliest(level).probability),
}
"""Which pair is the likeliest for the seat, and how likely it is."""

KINDS: dict[str, Kind] = {
    CROSS_OUT: Kind(("pairs",), _staying, "board"),
    FIND_PAIR: Kind(("pair",), _found, "pair"),
}
