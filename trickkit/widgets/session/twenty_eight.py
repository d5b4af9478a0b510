"""Playing Twenty-eight against bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trickkit.coach import Bot, greedy, speak
from trickkit.games.twenty_eight import (
    Concede,
    Match,
    Phase,
    TwentyEight,
    TwentyEightObservation,
    TwentyEightState,
    parse_act,
)
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.seats import Seat
from trickkit.table import Action, PlayerScore, Score
from trickkit.widgets.session.play import PlaySession

Speak = Callable[[TwentyEightObservation], Action | None]
"""Says what a seat says out of turn, if anything."""


def _silent(_view: TwentyEightObservation) -> None:
    """Say nothing."""


@dataclass(slots=True)
class TwentyEightSession(PlaySession[Match, TwentyEightState]):
    """A match of Twenty-eight.

    A bot speaks out of turn (V1, V2, V3) as soon as it may, but it gives up no deal for the learner's side, and the
    learner answers for that side.
    """

    speak: Speak = _silent
    """What bots say out of turn; the same view has always the same word."""

    @classmethod
    def new(cls, seed: int, seat: Seat, bot: Bot | None, rules: str, dealer: str, score: str) -> TwentyEightSession:
        """Begin a match; with three players nobody sits opposite the learner. See `Table` for the arguments.

        Raises:
            NotationError: if rules, dealer or score cannot be read.
            TrickkitError: if the score ends the match.
        """
        game = TwentyEight.parse(rules)
        empty = seat.partner if game.three_players else None
        players = in_turn(seat, empty)
        totals = PlayerScore.parse(score, players) if empty else Score.parse(score, below_zero=True)
        match = Match(game, Seat.parse(dealer) if dealer else in_turn(Seat.NORTH, empty)[0], totals, empty=empty)
        bots = {other: bot or greedy for other in players if other is not seat}
        return cls(match, seat, bots, seed, speak=_silent if bot else speak)

    def parse(self, token: str) -> Action:
        """Read an act of the learner, as `16`, `trump=7S`, `ask` or a card."""
        return parse_act(f"{self.seat}:{token}")

    @property
    def bot_to_act(self) -> Seat | None:
        """The bot whose act is awaited; the learner answers a concession for the learner's side."""
        position = self.state.position
        if position.outcome is not None:
            return None
        if position.phase is Phase.CONCESSION:
            return None if self.seat in position.leaders() else position.turn  # who took the last trick is a leader
        word = self._word()
        seat = word.seat if word is not None else position.turn
        return seat if seat is not self.seat else None

    @property
    def waits(self) -> bool:
        """Whether a bot is about to lead, and the learner may still play alone or show a blank hand (V2, V3)."""
        position = self.state.position
        if position.phase is not Phase.PLAY or not position.before_play or self.bot_to_act is not position.turn:
            return False
        return position.turn is not None and bool(self.state.legal_actions(self.seat))

    @property
    def auto(self) -> bool:
        """Whether a bot's act may be pulled without the learner's leave; a word waits for no trick to be cleared."""
        seat = self.bot_to_act
        return seat is not None and not self.waits and (not self.held or seat is not self.state.position.turn)

    def _instead(self, seat: Seat, act: Action) -> Action:  # noqa: ARG002 - what a bot does in turn binds nobody
        return act

    def _new_match(self, after: Match) -> Match:
        return Match(after.game, after.dealer, empty=after.empty)

    def _word(self) -> Action | None:
        position = self.state.position
        if position.phase is Phase.CONCESSION:
            return None
        for seat in position.order:
            if seat is self.seat or seat is position.turn or not self.state.legal_actions(seat):
                continue
            word = self.speak(self.state.observe(seat))
            own_side = position.with_bidder(seat) is position.with_bidder(self.seat)
            if word is not None and not (isinstance(word, Concede) and own_side):
                return word
        return None
