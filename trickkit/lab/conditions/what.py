"""What is held: cards that count, cards by name, or cards that share a suit."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from trickkit.cards import CardSet, Rank, Suit


class Counted(StrEnum):
    """What is counted in a hand, apart from suits and ranks."""

    SCHLAEGE = "schlaege"
    """Cards of the Schlag rank, the Hauptschlag among them (Latinern, L6)."""
    TRUMPS = "trumps"
    """Cards of the trump suit and Schläge (Latinern, L6)."""
    HAUPTSCHLAG = "hauptschlag"
    """The Hauptschlag, one or none (Latinern, L6)."""
    POINTS = "points"
    """Card points (Twenty-eight, T3)."""
    OF_A_SUIT = "of a suit"
    """Cards of one suit, whichever it is."""

    def __repr__(self) -> str:
        return f"Counted.{self.name}"


class Together(NamedTuple):
    """Ranks held in one suit, whichever it is."""

    ranks: tuple[Rank, ...]
    """The ranks."""

    def __str__(self) -> str:
        return f"{','.join(self.ranks)} of a suit"


What: TypeAlias = Counted | Suit | Rank | Together | CardSet
"""What is held."""

SUITS = dict(zip(("clubs", "diamonds", "hearts", "spades"), Suit, strict=True))
"""The suits by their names."""
RANKS = dict(zip(("sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"), Rank, strict=True))
"""The ranks by their names."""
COUNTED: dict[str, Counted | Suit | Rank] = {
    **{what.value: what for what in Counted if what is not Counted.OF_A_SUIT},
    **SUITS,
    **RANKS,
}
"""Everything that can be counted, by its name; cards of a suit are written with three words."""
_ONE = {"schlaege": "schlag"} | {name: name[:-1] for name in ("trumps", "points", *SUITS, *RANKS)}
COUNTED_ONCE = {_ONE.get(name, name): what for name, what in COUNTED.items()}
"""The same by the name of a single one."""
NAME = {what: name for name, what in COUNTED.items()} | {Counted.OF_A_SUIT: "of a suit"}
"""What is written."""
NAME_OF_ONE = {what: name for name, what in COUNTED_ONCE.items()} | {Counted.OF_A_SUIT: "of a suit"}
"""What is written of a single one."""
