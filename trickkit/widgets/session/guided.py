"""One deal played from start to end, each act of the learner tried out first."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from trickkit.coach import Bot, greedy
from trickkit.errors import TrickkitError
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernState
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.session.latinern import LatinernSession
from trickkit.widgets.session.replay import AnyState
from trickkit.widgets.session.twenty_eight import TwentyEightSession

AnySession = LatinernSession | TwentyEightSession
"""A match of either game."""

_LAID = (latinern.PlayCard, twenty_eight.PlayCard, twenty_eight.Ask)
"""What leads to the end of a trick."""


@dataclass(slots=True)
class GuidedSession:
    """A deal, and beside it what becomes of a try.

    The bots do what the record has as long as the deal goes that way, else what they choose. It does so while the
    learner does as in the record, or what was accepted in its place, and the next act of the record can still be done.
    """

    line: AnySession
    """The deal as far as it has come: acts that were right, and the answers to them."""
    record: tuple[Action, ...] = ()
    """The acts of the record; none without one."""
    accepted: tuple[frozenset[Action], ...] = ()
    """What is as good as the record, by the learner's acts."""
    tried: Action | None = None
    """The act that is shown to its consequence."""
    trial: AnySession | None = None
    """The deal with that act."""

    @classmethod
    def of(cls, final: AnyState, seat: Seat, bot: Bot | None) -> GuidedSession:
        """Begin the deal that led to `final`.

        Args:
            final: where a record ends.
            seat: the learner's seat.
            bot: who plays the other seats where the record does not say.

        Raises:
            TrickkitError: if nobody sits there.
        """
        start = final.before_play()
        final.observe(seat)
        line: AnySession
        if isinstance(start, LatinernState):
            match = latinern.Match(start.game, start.deal.dealer, start.position.score)
            line = LatinernSession(match, seat, _bots(bot, seat, None), 0)
            line.state = start
        else:
            dealer, score, empty = start.deal.dealer, start.position.score, start.deal.empty
            of_deal = twenty_eight.Match(start.game, dealer, score, empty=empty)
            line = TwentyEightSession(of_deal, seat, _bots(bot, seat, empty), 0)
            line.state = start
        return cls(line, acts_of(final))

    @property
    def shown(self) -> AnySession:
        """What lies on the table: the try, if there is one."""
        return self.trial or self.line

    @property
    def to_the_letter(self) -> bool:
        """Whether all that was done is what the record has."""
        return all(act == recorded for act, recorded in zip(acts_of(self.line.state), self.record, strict=False))

    @property
    def as_recorded(self) -> bool:
        """Whether the deal has gone as in the record, as far as either goes, and can go on so."""
        return self._follows(self.line)

    @property
    def over(self) -> bool:
        """Whether a try has come to its consequence: the end of the trick, the answer, the end of the auction."""
        trial, tried = self.trial, self.tried
        if trial is None:
            return False
        if trial.state.outcome() is not None or self._bot_to_act(trial) is None:
            return True
        if isinstance(tried, _LAID):
            return len(trial.state.position.tricks) > len(self.line.state.position.tricks)
        if isinstance(trial, LatinernSession):
            return trial.state.position.question is None
        return trial.state.position.phase not in {twenty_eight.Phase.AUCTION, twenty_eight.Phase.CONCESSION}

    @property
    def auto(self) -> bool:
        """Whether a bot's act may be pulled without the learner's leave."""
        if self.trial is not None:
            return not self.over
        return self._bot_to_act(self.line) is not None and not self.line.held and not self.line.waits

    def next(self) -> None:
        """Go on, on the line or with the try: the next act of a bot, or clear a complete trick.

        Raises:
            TrickkitError: if the try has come to its consequence, or a bot acts against the rules.
        """
        if self.over:
            raise TrickkitError("this try is at its end; take it back with again()")
        session = self.shown
        act = self._recorded(session)
        if act is not None:
            session.follow(act)
        else:
            session.next()

    def attempt(self, act: Action) -> None:
        """Do an act beside the line, to show what comes of it.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        trial = copy(self.line)
        trial.past = []
        trial.act(act)
        self.trial, self.tried = trial, act

    def accept(self, act: Action) -> None:
        """Do an act on the line.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        self.line.act(act)

    def take_back(self) -> None:
        """Go back to before the try."""
        self.trial = self.tried = None

    def restart(self) -> None:
        """Go back to the first card of the deal."""
        self.take_back()
        self.line.state = self.line.state.before_play()
        self.line.held = False

    def _bot_to_act(self, session: AnySession) -> Seat | None:
        act = self._recorded(session)
        return act.seat if act is not None else session.bot_to_act

    def _recorded(self, session: AnySession) -> Action | None:
        """Give what another seat did next in the record, if all went as there until now."""
        done = len(acts_of(session.state))
        if done >= len(self.record) or self.record[done].seat is session.seat or not self._follows(session):
            return None
        return self.record[done]

    def _follows(self, session: AnySession) -> bool:
        done, state = acts_of(session.state), session.state
        number = 0
        for act, recorded in zip(done, self.record, strict=False):
            if act != recorded and not (act.seat is session.seat and self._as_good(number, act, recorded)):
                return False
            number += act.seat is session.seat
        if len(done) >= len(self.record):
            return True
        following = self.record[len(done)]
        if following.seat is session.seat and state.to_act is session.seat:
            return True  # a card may have been played earlier in place of another
        return following in state.legal_actions(following.seat)

    def _as_good(self, number: int, act: Action, recorded: Action) -> bool:
        return number < len(self.accepted) and type(act) is type(recorded) and act in self.accepted[number]


def _bots(bot: Bot | None, seat: Seat, empty: Seat | None) -> dict[Seat, Bot]:
    return {other: bot or greedy for other in Seat if other is not seat and other is not empty}


def acts_of(state: AnyState) -> tuple[Action, ...]:
    """List the acts of a deal so far."""
    return tuple(event for event in state.events if isinstance(event, Action))
