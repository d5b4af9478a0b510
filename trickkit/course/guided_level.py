"""Guided hands as levels: `[[level.move]]` in a levels file.

A level of kind `guided` has a full record of the whole deal, and for each act of its seat, in order, a table
`[[level.move]]` with `accept` (the acts that are right), `hints` (three in each language), and if wanted `goal` (what
is read before the act), `texts` (what is said to an act, by act; `"*"` is any other) and `leaves` (those of the right
acts after which the author has nothing to say). Where there is nothing to choose, hints are left out; at the end
the whole table is. The coach says what a refused act without a text is worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickkit.course.levels import Level
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.widgets.moves import Move

_FIELDS = ("accept", "leaves", "goal", "texts", "hints")
_HINTS = 3
_NONE: Mapping[str, tuple[str, ...]] = {"en": (), "de": ()}


@dataclass(frozen=True, slots=True)
class LevelGuided:
    """A level that is a whole deal."""

    level: Level
    """The level."""

    @property
    def key(self) -> str:
        """The level's key."""
        return self.level.key

    @property
    def record(self) -> str:
        """The whole deal."""
        return self.level.record

    @property
    def seat(self) -> str:
        """Where the learner sits."""
        return str(self.level.seat)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is right and what is said, for each of the learner's acts."""
        return tuple(_move(raw, self.key) for raw in self.level.more.get("move", ()))

    def title(self, words: Words) -> str:
        """Give the heading."""
        return words.label("ui.level", key=self.key)

    def goal(self, words: Words) -> Text:
        """Say what to do."""
        return words.spell(self.level.goal[words.lang])

    def done(self, words: Words) -> Text:
        """Say what the deal has shown."""
        return words.spell(self.level.done[words.lang])


def _move(raw: Mapping[str, Any], key: str) -> Move:
    """Read a move of a levels file.

    Raises:
        TrickkitError: if it has another field, or not as many hints in each language as there are steps.
        NotationError: if a text cannot be spelled.
    """
    if set(raw) - set(_FIELDS) or "accept" not in raw:
        raise TrickkitError(f"a move of level {key} has {', '.join(sorted(raw))}; of {', '.join(_FIELDS)} give accept")
    hints = raw.get("hints", _NONE)
    if hints is not _NONE and (sorted(hints) != ["de", "en"] or {len(texts) for texts in hints.values()} != {_HINTS}):
        raise TrickkitError(f"a move of level {key} needs three hints in each language")
    return Move(
        tuple(raw["accept"]),
        leaves=tuple(raw.get("leaves", ())),
        goal=raw.get("goal"),
        texts=raw.get("texts", {}),
        hints=tuple({"en": en, "de": de} for en, de in zip(hints["en"], hints["de"], strict=True)),
    )
