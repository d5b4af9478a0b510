"""What is asked before an experiment: how often something is dealt, which result is sure, which exchange turns a round.

Nothing is drawn for it: probabilities are counted, positions are solved.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from trickkit.course.kinds.model import Choice
from trickkit.course.levels import Level
from trickkit.errors import TrickkitError
from trickkit.games import GAMES
from trickkit.lab import probability, share
from trickkit.lab.what_if import what_if

_HALF: Final = Fraction(1, 2)


def _how_many(level: Level) -> str:
    """Say how many of so many deals (`of`) fit a condition (`where`), to the next whole number.

    Raises:
        TrickkitError: if that cannot be counted.
    """
    found = probability(GAMES[level.state.game.name](), level.more["where"])
    if found is None:
        raise TrickkitError(f"level {level.key} asks for what cannot be counted")
    return str(round(found * level.more["of"]))


def _sure(level: Level) -> str:
    """Find the one result, as `540/1000`, whose whole interval lies above a half."""
    counts = [(key, *map(int, key.split("/"))) for key, _ in level.options]
    return _only(level, [key for key, hits, tries in counts if share(hits, tries).low > _HALF])


def _turning(level: Level) -> str:
    """Find the one exchange, as `KH-TS`, after which somebody else wins."""
    keys = [key for key, _ in level.options]
    return _only(level, [key for key in keys if what_if(level.state, key.replace("-", " ")).turns])


def _only(level: Level, found: list[str]) -> str:
    if len(found) != 1:
        raise TrickkitError(f"level {level.key} has {len(found)} right options; give it one")
    return found[0]


CHOOSE: dict[str, Choice] = {"how-many-deals": _how_many, "sure-result": _sure, "turning-exchange": _turning}
"""What is counted or solved."""
