"""A played hand gone through act by act: judged a piece at a time, so that no message takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final, TypeVar

from trickkit.coach import greedy, speak
from trickkit.coach.judging import WORLDS, JudgedAct, Judgement, PlayedHand, Turning
from trickkit.coach.judging.turning import wins
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.record.matches import match_before
from trickkit.seats import Seat
from trickkit.widgets.session.latinern import LatinernSession
from trickkit.widgets.session.play import PlaySession
from trickkit.widgets.session.twenty_eight import TwentyEightSession

AnyState = LatinernState | TwentyEightState
SessionT = TypeVar("SessionT", bound=PlaySession[Any, Any])

_FEWER: Final = 8
"""So many worlds in the auction and the first tricks of Twenty-eight, where a world takes long."""
_LONG: Final = 3  # tricks
_SPELL: Final = 0.3  # seconds of looking for the turning point in one message


def _worlds(state: AnyState) -> int:
    early = isinstance(state, TwentyEightState) and len(state.position.tricks) < _LONG
    return _FEWER if early else WORLDS


@dataclass(slots=True)
class ReviewSession:
    """One seat's acts in a hand, judged one by one from the last to the first; any can be looked at meanwhile."""

    hand: PlayedHand
    """The hand, act by act."""
    seat: Seat
    """Whose acts are judged."""
    judged: list[JudgedAct] = field(default_factory=list)
    """Those judged so far, in order."""
    turning: Turning | None = None
    """What decided the hand, once it is found."""
    done: bool = False
    """Whether everything has been computed."""
    worlds: Callable[[AnyState], int | None] = field(default=_worlds, repr=False, compare=False)
    """How many worlds are looked at for the act in a position."""
    chosen: int | None = None
    """The act looked at, by its place among all acts of the hand, from 1; None: the end of the hand."""
    numbers: tuple[int, ...] = field(init=False)
    """The places of the seat's acts."""
    _search: Iterator[Turning | None] = field(init=False)

    def __post_init__(self) -> None:
        self.numbers = self.hand.numbers(self.seat)
        self._search = self.hand.turning_steps(self.seat)

    def next(self) -> None:
        """Judge one more act; after the last, go on looking for what decided the hand."""
        if len(self.judged) < len(self.numbers):
            number = self.numbers[-1 - len(self.judged)]  # from the end, where solving is soonest done
            self.judged.insert(0, self.hand.judge(number, worlds=self.worlds(self.hand.positions[number - 1])))
            return
        end = monotonic() + _SPELL
        for step in self._search:
            self.turning = step
            if monotonic() > end:
                return
        self.done = True

    def look(self, number: int) -> None:
        """Look at an act, or at the end of the hand again if it was looked at already.

        Raises:
            TrickkitError: if it is no act of the seat.
        """
        if number not in self.numbers:
            raise TrickkitError(f"act {number} is none of {self.seat}")
        self.chosen = None if number == self.chosen else number

    @property
    def state(self) -> AnyState:
        """The position shown: before the act looked at, or at the end."""
        return self.hand.positions[-1 if self.chosen is None else self.chosen - 1]

    @property
    def judgement(self) -> Judgement:
        """What has been found so far."""
        final = self.hand.positions[-1]
        won = wins(final, self.seat) if final.outcome() is not None else None
        return Judgement(self.seat, tuple(self.judged), self.turning, won)

    def of(self, number: int) -> JudgedAct | None:
        """Give the judgement of an act, if there is one yet."""
        return next((each for each in self.judged if each.number == number), None)


def played_on(session: SessionT, state: AnyState) -> SessionT:
    """Give a session in which a deal is played on from a position; the one given stays as it is.

    Args:
        session: a match against bots.
        state: a position of its deal.
    """
    trial = copy(session)
    trial.state, trial.held, trial.past = state, False, []
    return trial


def session_at(state: AnyState, seat: Seat, number: int = 1) -> LatinernSession | TwentyEightSession:
    """Give a session against the rules of thumb in which a position stands.

    Args:
        state: any position.
        seat: where the learner sits.
        number: the round or deal of the match, from 1.

    Raises:
        IllegalActionError: if nobody sits there.
    """
    match = match_before(state.observe(seat), number)
    if isinstance(state, LatinernState):
        rules, dealer, score = str(state.game), str(match.dealer), str(state.position.score)
        one = LatinernSession.new(1, seat, None, rules, dealer, score)
        one.match, one.state = match, state  # type: ignore[assignment] # a match of the state's own game
        return one
    bots = {other: greedy for other in in_turn(seat, state.deal.empty) if other is not seat}
    other = TwentyEightSession(match, seat, bots, 1, speak=speak)  # type: ignore[arg-type] # same
    other.state = state
    return other
