"""Why a suit cannot be the hidden one: a code, and the act that proves it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from trickkit.cards import Card
from trickkit.seats import Seat


class Code(StrEnum):
    """The kinds of evidence, as they stand in the JSON."""

    ALL_SEEN = "all-seen"
    """Every card of the suit has been seen elsewhere."""
    BIDDER_LED = "bidder-led"
    """The bidder led the suit and had another one in hand (T17 a)."""
    BIDDER_DISCARDED = "bidder-discarded"
    """The bidder discarded the suit (T17 d)."""
    BIDDER_DID_NOT_EXPOSE = "bidder-did-not-expose"
    """With this suit the bidder would have had to turn the down card up (T17 e, V4)."""
    NO_DEAL = "no-deal"
    """No deal and down card explain everything: by counting, or because the down card is known."""

    def __repr__(self) -> str:
        return f"Code.{self.name}"


@dataclass(frozen=True, slots=True)
class Because:
    """What proves that a suit is not the hidden one."""

    code: Code
    """What kind of proof."""
    trick: int = 0
    """The trick of the act that proves it, from 1; 0 if no card played was needed."""
    seat: Seat | None = None
    """Who acted, or whose down card is known."""
    card: Card | None = None
    """The card of that act; the down card where it is known."""
    later: Card | None = None
    """With `BIDDER_LED`: the card of another suit that the bidder had in hand."""
    known: bool = False
    """Whether `card` is the down card."""
    led: bool = False
    """With `NO_DEAL`: whether the act was the bidder's lead of that suit (T17 a)."""

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data (CONTRACT, `trickkit deduce`)."""
        return {
            "code": str(self.code),
            "trick": self.trick,
            "seat": str(self.seat) if self.seat else None,
            "card": str(self.card) if self.card else None,
        }
