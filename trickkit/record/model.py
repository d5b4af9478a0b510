"""A record that has been read, and the tags a record can have."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.games.latinern import LatinernObservation, LatinernState
from trickkit.games.twenty_eight import TwentyEightObservation, TwentyEightState

FORMAT = "trickkit 1"
TAGS = ("Format", "Game", "Dealer", "Deal", "Score", "Rules", "Sits", "View", "Match", "Round", "Date", "Note")
"""Every tag, in the order in which they are written."""
FREE_TAGS = ("Match", "Round", "Date", "Note")
"""Tags that say something about the record and nothing about the game."""

AnyState = LatinernState | TwentyEightState
AnyView = LatinernObservation | TwentyEightObservation


@dataclass(frozen=True, slots=True)
class Record:
    """One record: a state, or one seat's view, with its remarks.

    A view record parses to an observation, never to a state.
    """

    state: AnyState | None
    """The position at the end of a full record, else None."""
    view: AnyView | None
    """What one seat knows, for a record with the tag `View`, else None."""
    remarks: dict[str, str] = field(default_factory=dict)
    """The tags `Match`, `Round`, `Date` and `Note`, those that were there."""
    at: tuple[int, int] = (1, 1)
    """Line and column of its first token."""
    round: int = 1
    """Number of the round or deal in its match, from 1."""
