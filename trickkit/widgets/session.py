"""What a table is playing: a round against bots, or a record stepped through. No widget, no words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from trickkit.coach import Bot, greedy_latinern
from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.games.latinern import Ask, LatinernState, Match
from trickkit.games.latinern.events import knowers
from trickkit.seats import Seat
from trickkit.table import Action


@dataclass(slots=True)
class PlaySession:
    """A match against bots, one round after the other.

    A complete trick stays on the table (`held`) until the learner goes on or plays a card. A bot's act is
    pulled, one at a time, so that nothing has to run in the background.
    """

    match: Match
    """The match, standing before the round on the table."""
    seat: Seat
    """The learner's seat."""
    bots: Mapping[Seat, Bot]
    """A bot for each other seat."""
    seed: int
    """Where the deals come from: deal *k*, counted over all matches, comes from `latinern/seed/k`."""
    dealt: int = 0
    """How many deals there have been."""
    state: LatinernState = field(init=False)
    """The round on the table."""
    held: bool = False
    """Whether the last complete trick still lies on the table."""
    past: list[tuple[LatinernState, bool]] = field(default_factory=list)
    """Positions to which *undo* goes back, latest last."""

    def __post_init__(self) -> None:
        self._start()

    def _start(self) -> None:
        self.state = self.match.start(Random(f"{self.match.game.name}/{self.seed}/{self.dealt}"))
        self.dealt += 1
        self.held = False
        self.past = []

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot whose act is awaited; a bot answers only for its own side, never for the learner's."""
        position = self.state.position
        if position.outcome is not None:
            return None
        if position.question is not None:
            answering = position.question.other
            if answering is self.seat.side:
                return None
            return next(seat for seat in knowers(position.dealer) if seat.side is answering)
        return position.to_play if position.to_play is not self.seat else None

    def act(self, action: Action) -> None:
        """Do an act of the learner.

        Raises:
            IllegalActionError: if the rules refuse it; nothing has changed then.
        """
        after = self.state.apply(action)
        self.past.append((self.state, self.held))
        self._to(after)

    def next(self) -> None:
        """Go on: clear a complete trick from the table, and let the bot act whose turn it is.

        Raises:
            TrickkitError: if the bot acts for another seat, or against the rules; nothing has changed then.
        """
        seat, after = self.bot_to_act, self.state
        if seat is not None:
            after = self._bot_acts(seat)
        self._to(after)

    def _bot_acts(self, seat: Seat) -> LatinernState:
        """Let a bot act; what is said of a fault names no card, since the learner reads it."""
        view = self.state.observe(seat)
        act = self.bots[seat](view)
        if isinstance(act, Ask) and seat is self.seat.partner:  # a question binds the learner's side: the learner asks
            act = greedy_latinern(view, asking=False)
        if act.seat is not seat:
            raise TrickkitError(f"the bot at {seat} acted for {act.seat}; a bot acts for its own seat")
        try:
            return self.state.apply(act)
        except IllegalActionError as error:
            raise TrickkitError(f"the bot at {seat} did what {error.reason.clause} does not allow") from error

    def _to(self, after: LatinernState) -> None:
        self.held = len(after.position.tricks) > len(self.state.position.tricks)
        self.state = after

    def undo(self) -> None:
        """Go back to where the learner last chose.

        Raises:
            TrickkitError: if there is nothing to take back.
        """
        if not self.past:
            raise TrickkitError("there is nothing to take back")
        self.state, self.held = self.past.pop()

    def next_round(self) -> None:
        """Start the next round, or a new match after the last.

        Raises:
            TrickkitError: if the round is not over.
        """
        outcome = self.state.outcome()
        if outcome is None:
            raise TrickkitError("the round is not over yet")
        after = self.match.after(outcome)
        if after.winner is not None:
            after = Match(self.match.game, after.dealer)
        self.match = after
        self._start()


@dataclass(slots=True)
class ReplaySession:
    """A finished or unfinished round, stepped through act by act."""

    states: tuple[LatinernState, ...]
    """The position before the first act and after each."""
    now: int = 0
    """Which of them is shown."""
    reader: Seat | None = None
    """Whose eyes are used; None shows all cards."""

    @classmethod
    def of(cls, final: LatinernState) -> ReplaySession:
        """Make a session of the round that led to `final`."""
        state = final.before_play()
        states = [state]
        for event in final.events:
            if isinstance(event, Action):
                state = state.apply(event)
                states.append(state)
        return cls(tuple(states))

    @property
    def state(self) -> LatinernState:
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
