"""What playing against bots is in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from trickkit.coach import Bot
from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.seats import Seat
from trickkit.table import Action


class _State(Protocol):
    """What a session needs of a state."""

    @property
    def position(self) -> Any: ...  # noqa: ANN401 - each game has its own

    def apply(self, action: Action) -> Self: ...

    def observe(self, seat: Seat) -> Any: ...  # noqa: ANN401 - same

    def outcome(self) -> Any: ...  # noqa: ANN401 - same


class _Match(Protocol):
    """What a session needs of a match."""

    @property
    def game(self) -> Any: ...  # noqa: ANN401 - each game has its own

    @property
    def winner(self) -> object | None: ...

    def start(self, rng: Random) -> Any: ...  # noqa: ANN401 - same

    def after(self, outcome: Any) -> Self: ...  # noqa: ANN401 - same


MatchT = TypeVar("MatchT", bound=_Match)
StateT = TypeVar("StateT", bound=_State)


@dataclass(slots=True)
class PlaySession(ABC, Generic[MatchT, StateT]):
    """A match against bots, one deal after the other.

    A complete trick stays on the table (`held`) until the learner goes on or plays a card. A bot's act is
    pulled, one at a time, so that nothing has to run in the background.
    """

    match: MatchT
    """The match, standing before the deal on the table."""
    seat: Seat
    """The learner's seat."""
    bots: Mapping[Seat, Bot]
    """A bot for each other seat."""
    seed: int
    """Where the deals come from: deal *k*, counted over all matches, comes from `game/seed/k`."""
    dealt: int = 0
    """How many deals there have been."""
    state: StateT = field(init=False)
    """The deal on the table."""
    held: bool = False
    """Whether the last complete trick still lies on the table."""
    past: list[tuple[StateT, bool]] = field(default_factory=list)
    """Positions to which *undo* goes back, latest last."""
    finished: list[Any] = field(default_factory=list)
    """What the learner has seen of the deals of this match before the one on the table."""

    def __post_init__(self) -> None:
        self._start()

    def _start(self) -> None:
        self.state = self.match.start(Random(f"{self.match.game.name}/{self.seed}/{self.dealt}"))
        self.dealt += 1
        self.held = False
        self.past = []

    @abstractmethod
    def parse(self, token: str) -> Action:
        """Read an act of the learner.

        Raises:
            NotationError: if it is none.
        """

    @property
    @abstractmethod
    def bot_to_act(self) -> Seat | None:
        """The bot whose act is awaited."""

    @abstractmethod
    def _instead(self, seat: Seat, act: Action) -> Action:
        """Give what a bot does; `act`, unless it would bind the learner."""

    @abstractmethod
    def _new_match(self, after: MatchT) -> MatchT:
        """Give the match that follows the one that is over."""

    @property
    def waits(self) -> bool:
        """Whether the learner has a choice before the bot acts, out of turn."""
        return False

    @property
    def auto(self) -> bool:
        """Whether a bot's act may be pulled without the learner's leave."""
        return self.bot_to_act is not None and not self.held and not self.waits

    def act(self, action: Action) -> None:
        """Do an act of the learner.

        Raises:
            IllegalActionError: if the rules refuse it; nothing has changed then.
        """
        before = (self.state, self.held)
        self._to(self.state.apply(action))
        self.past.append(before)

    def next(self) -> None:
        """Go on: clear a complete trick from the table, and let the bot act whose turn it is.

        Raises:
            TrickkitError: if the bot gives no act, or one for another seat or against the rules; nothing has changed.
        """
        seat, after = self.bot_to_act, self.state
        if seat is not None:
            after = self._after_bot(seat, self._chosen(seat))
        self._to(after)

    def follow(self, act: Action) -> None:
        """Let another seat do a given act, as a record has it.

        Args:
            act: the act of another seat; it is legal.
        """
        self._to(self.state.apply(act))

    def _word(self) -> Action | None:
        """Give what some bot says out of turn in this position."""
        return None

    def _chosen(self, seat: Seat) -> Action:
        """Give the act that a bot chooses."""
        word = self._word()
        if word is not None:
            return word
        try:
            act: object = self.bots[seat](self.state.observe(seat))
        except SystemExit as error:  # a learner's own bot does not end the notebook
            raise TrickkitError(f"the bot at {seat} failed: SystemExit: {error}") from error
        if not isinstance(act, Action):
            raise TrickkitError(
                f"the bot at {seat} gave {type(act).__name__}; a bot gives an act, as PlayCard(seat, card)"
            )
        return self._instead(seat, act)

    def _after_bot(self, seat: Seat, act: Action) -> StateT:
        """Let a bot act; what is said of a fault names no card, since the learner reads it."""
        if act.seat is not seat:
            raise TrickkitError(f"the bot at {seat} acted for {act.seat}; a bot acts for its own seat")
        try:
            return self.state.apply(act)
        except IllegalActionError as error:
            raise TrickkitError(f"the bot at {seat} did what {error.reason.clause} does not allow") from error

    def _to(self, after: StateT) -> None:
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

    def begin(self, match: MatchT) -> None:
        """Begin another match, with the deals that come next.

        Args:
            match: the match, standing before its first deal.
        """
        self.match, self.finished = match, []
        self._start()

    @property
    def match_over(self) -> bool:
        """Whether the deal on the table has ended the match."""
        outcome = self.state.outcome()
        return outcome is not None and self.match.after(outcome).winner is not None

    def next_round(self) -> None:
        """Start the next deal, or a new match after the last.

        Raises:
            TrickkitError: if the deal is not over.
        """
        outcome = self.state.outcome()
        if outcome is None:
            raise TrickkitError("the round is not over yet")
        after = self.match.after(outcome)
        self.finished = [*self.finished, self.state.observe(self.seat)] if after.winner is None else []
        self.match = after if after.winner is None else self._new_match(after)
        self._start()
