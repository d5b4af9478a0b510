"""A level that is a whole match against bots, of either game; the match is played at `trickkit.course.match_table`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

Both = Mapping[str, str]
"""A text in both languages."""


@dataclass(frozen=True, slots=True)
class MatchLevel:
    """A match as a level: which one, and what is said.

    What is written wrong is noticed by the table, as at a `Table`.
    """

    key: str
    """As `10.1`."""
    goal: Both
    """What to do."""
    won: Both
    """What is said when the learner's side has won."""
    lost: Both
    """What is said when it has not, to a draw too."""
    chosen: str
    """Why this match."""
    seed: int
    """Which deals come."""
    game: str = "latinern"
    """`latinern` or `twenty-eight`."""
    seat: str = "S"
    """Where the learner sits."""
    dealer: str = ""
    """Who deals first; empty as at a `Table`."""
    rules: str = ""
    """House settings, as in a record."""
    score: str = ""
    """Match points at the start, as in a record."""
    kind: ClassVar[str] = "match"
    """What is asked, as at other levels."""

    @classmethod
    def read(cls, raw: Mapping[str, Any], goals: Mapping[str, Both], game: str) -> MatchLevel:
        """Read a level of a levels file.

        Args:
            raw: the level, with `kind = "match"`: `key`, `goal`, `seed`, `chosen`, the texts `done` (for a match won)
                and `lost`, and as wanted `seat`, `dealer`, `rules`, `score`.
            goals: the goals of the file.
            game: the game of the file.

        Raises:
            KeyError: if something is missing.
        """
        texts = {"goal": goals[raw["goal"]], "won": raw["done"], "lost": raw["lost"]}
        setting = {name: raw[name] for name in ("seat", "dealer", "rules", "score") if name in raw}
        return cls(key=raw["key"], chosen=raw["chosen"], seed=raw["seed"], game=game, **texts, **setting)
