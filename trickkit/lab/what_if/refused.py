"""Why a change contradicts what has happened already."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trickkit.cards import Card
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.seats import Seat


class Contradiction(StrEnum):
    """What a change would contradict."""

    PLAYED = "played"
    """A card has been played."""
    LAID = "laid"
    """A card lies face down as trump (Twenty-eight)."""
    UNUSED = "unused"
    """Nobody holds either card (Latinern)."""
    ANNOUNCED = "announced"
    """Another seat was announced as the winner of a trick (Latinern, L13)."""
    CARD = "card"
    """A card could not have been played."""
    ASK = "ask"
    """Nobody could have asked for trump (Twenty-eight, T15)."""
    DOWN = "down"
    """A card could not have been laid face down (Twenty-eight, T8)."""
    THROWN_IN = "thrown-in"
    """The cards would have been thrown in (T10, T20)."""

    def __repr__(self) -> str:
        return f"Contradiction.{self.name}"


@dataclass(frozen=True, slots=True)
class Reason:
    """A contradiction with what its sentence needs."""

    code: Contradiction
    """What would be contradicted."""
    seat: Seat | None = None
    """Whose act or trick it is."""
    other: Seat | None = None
    """Who would have won the trick instead."""
    card: Card | None = None
    """The card."""
    second: Card | None = None
    """The other card."""
    trick: int = 0
    """Number of the trick, from 1."""

    def told(self, words: Words) -> Text:
        """Say it in one sentence."""
        facts = {"seat": self.seat, "other": self.other, "card": self.card, "second": self.second}
        given = {name: value for name, value in facts.items() if value is not None}
        return words.message(f"ui.contradiction.{self.code}", trick=self.trick, **given)


class ContradictionError(TrickkitError):
    """A change that does not go together with what has happened.

    Args:
        reason: what it would contradict.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason.told(Words())))
        self.reason = reason
