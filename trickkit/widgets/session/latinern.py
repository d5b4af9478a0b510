"""Playing Latinern against bots."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.coach import Bot, greedy, greedy_latinern
from trickkit.games.latinern import Ask, Latinern, LatinernState, Match, parse_act
from trickkit.games.latinern.events import knowers
from trickkit.seats import Seat
from trickkit.table import Action, Score
from trickkit.widgets.session.play import PlaySession


@dataclass(slots=True)
class LatinernSession(PlaySession[Match, LatinernState]):
    """A match of Latinern; a bot answers a question only for its own side, and asks for no learner's side."""

    @classmethod
    def new(cls, seed: int, seat: Seat, bot: Bot | None, rules: str, dealer: str, score: str) -> LatinernSession:
        """Begin a match; see `Table` for the arguments.

        Raises:
            NotationError: if rules, dealer or score cannot be read.
            TrickkitError: if the score ends the match.
        """
        match = Match(Latinern.parse(rules), Seat.parse(dealer or "N"), Score.parse(score))
        return cls(match, seat, {other: bot or greedy for other in Seat if other is not seat}, seed)

    def parse(self, token: str) -> Action:
        """Read an act of the learner: a card, `ask`, `stay` or `go`."""
        return parse_act(f"{self.seat}:{token}")

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot whose act is awaited; the learner answers for the learner's side."""
        position = self.state.position
        if position.outcome is not None:
            return None
        if position.question is not None:
            answering = position.question.other
            if answering is self.seat.side:
                return None
            return next(seat for seat in knowers(position.dealer) if seat.side is answering)
        return position.to_play if position.to_play is not self.seat else None

    def _instead(self, seat: Seat, act: Action) -> Action:
        if isinstance(act, Ask) and seat is self.seat.partner:  # a question binds the learner's side: the learner asks
            return greedy_latinern(self.state.observe(seat), asking=False)
        return act

    def _new_match(self, after: Match) -> Match:
        return Match(after.game, after.dealer)
