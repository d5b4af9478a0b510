"""Stepping through a record."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.seats import Seat
from trickkit.table import Action

AnyState = LatinernState | TwentyEightState
"""A position of any game."""


@dataclass(slots=True)
class ReplaySession:
    """A finished or unfinished deal, stepped through act by act."""

    states: tuple[AnyState, ...]
    """The position before the first act and after each."""
    now: int = 0
    """Which of them is shown."""
    reader: Seat | None = None
    """Whose eyes are used; None shows all cards."""
    hidden: Seat | None = None
    """The seat whose cards stay hidden while all others lie open."""

    @classmethod
    def of(cls, final: AnyState) -> ReplaySession:
        """Make a session of the deal that led to `final`."""
        state: AnyState = final.before_play()
        states = [state]
        for event in final.events:
            if isinstance(event, Action):
                state = state.apply(event)
                states.append(state)
        return cls(tuple(states))

    @property
    def state(self) -> AnyState:
        """The position shown."""
        return self.states[self.now]

    @property
    def complete(self) -> bool:
        """Whether the last act completed a trick, which then lies on the table."""
        before = self.states[max(self.now - 1, 0)]
        return len(self.state.position.tricks) > len(before.position.tricks)

    def seek(self, to: int) -> None:
        """Go to step `to`, from 0.

        Raises:
            TrickkitError: if there is no such step.
        """
        if not 0 <= to < len(self.states):
            raise TrickkitError(f"there is no step {to}; the steps are 0 to {len(self.states) - 1}")
        self.now = to

    def look(self, reader: Seat | None) -> None:
        """Use the eyes of `reader`, or show all cards.

        Raises:
            TrickkitError: if nobody sits there.
        """
        if reader is not None:
            self.state.observe(reader)
        self.reader, self.hidden = reader, None

    def hide(self, seat: Seat) -> None:
        """Show the cards of all seats but one.

        Raises:
            TrickkitError: if nobody sits there.
        """
        self.state.observe(seat)
        self.reader, self.hidden = None, seat
