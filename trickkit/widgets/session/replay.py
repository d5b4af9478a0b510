"""Stepping through a record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any

from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.table import Action

AnyState = LatinernState | TwentyEightState
"""A position of any game."""


@dataclass(slots=True)
class Steps(ABC):
    """A finished or unfinished deal, stepped through act by act."""

    now: int = 0
    """Which step is shown, from 0."""

    @property
    @abstractmethod
    def last(self) -> int:
        """The number of the last step."""

    @abstractmethod
    def look(self, reader: Seat | None) -> None:
        """Use the eyes of `reader`, or show all cards.

        Raises:
            TrickkitError: if that cannot be done.
        """

    @abstractmethod
    def _position(self, step: int) -> Any:  # noqa: ANN401 - each game has its own
        """Give what has been folded until a step."""

    @property
    def complete(self) -> bool:
        """Whether the last act completed a trick, which then lies on the table."""
        before, now = (self._position(step) for step in (max(self.now - 1, 0), self.now))
        return len(now.tricks) > len(before.tricks)

    def seek(self, to: int) -> None:
        """Go to step `to`, from 0.

        Raises:
            TrickkitError: if there is no such step.
        """
        if not 0 <= to <= self.last:
            raise TrickkitError(f"there is no step {to}; the steps are 0 to {self.last}")
        self.now = to


@dataclass(slots=True)
class ReplaySession(Steps):
    """A full record, stepped through."""

    states: tuple[AnyState, ...] = ()
    """The position before the first act and after each."""
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
        return cls(states=tuple(states))

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.states) - 1

    @property
    def state(self) -> AnyState:
        """The position shown."""
        return self.states[self.now]

    def _position(self, step: int) -> Any:  # noqa: ANN401 - each game has its own
        return self.states[step].position

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


@dataclass(slots=True)
class ViewSession(Steps):
    """What one seat has seen, stepped through."""

    states: tuple[AnyView, ...] = ()
    """What the seat had seen before the first act and after each."""

    @classmethod
    def of(cls, final: AnyView) -> ViewSession:
        """Make a session of what a seat has seen in the end."""
        acts = [place for place, event in enumerate(final.events) if isinstance(event, Action)]
        seen = (final.events[:place] for place in (*acts, len(final.events)))
        return cls(states=tuple(replace(final, events=events) for events in seen))

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.states) - 1

    @property
    def view(self) -> AnyView:
        """What the seat had seen at the step shown."""
        return self.states[self.now]

    @property
    def reader(self) -> Seat:
        """Whose eyes are used: there are no others."""
        return self.view.seat

    @property
    def hidden(self) -> None:
        """The seat whose cards are hidden though all others lie open: never one."""

    def _position(self, step: int) -> Any:  # noqa: ANN401 - each game has its own
        return self.states[step].position

    def look(self, reader: Seat | None) -> None:
        """Use the eyes of the seat whose view this is.

        Raises:
            TrickkitError: if another is meant: nothing is known of what it saw.
        """
        if reader is not self.reader:
            raise TrickkitError(f"this record holds the view of {self.reader}, and nothing that others saw")

    def hide(self, seat: Seat) -> None:
        """Show the cards of all seats but one.

        Raises:
            TrickkitError: always: nothing is known of what the others hold.
        """
        raise TrickkitError(f"this record holds the view of {self.reader}; the cards of all but {seat} are not in it")
