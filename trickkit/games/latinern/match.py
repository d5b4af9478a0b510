"""A match: rounds to twelve points, the deal passing to the left (L22, L23)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from trickkit.errors import TrickkitError
from trickkit.games.latinern.deal import Deal
from trickkit.games.latinern.position import Outcome
from trickkit.games.latinern.settings import Settings
from trickkit.games.latinern.state import LatinernState
from trickkit.seats import Seat, Side
from trickkit.table import Score

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Match:
    """The standing of a match between two rounds.

    >>> from trickkit.games.latinern import By, Latinern
    >>> match = Match(Latinern(), dealer=Seat.WEST, score=Score(10, 7))
    >>> match = match.after(Outcome(Side.NS, 2, By.TRICKS))
    >>> match.winner, match.score, match.round
    (Side.NS, Score(ns=12, ew=7), 2)
    """

    game: Settings
    """The rules with their house settings."""
    dealer: Seat = Seat.NORTH
    """Who deals the next round."""
    score: Score = Score()  # noqa: RUF009 - Score is frozen
    """Match points so far."""
    round: int = 1
    """Number of the next round, from 1."""

    @property
    def winner(self) -> Side | None:
        """The side that has reached the target, or None (L22)."""
        return next((side for side in Side if self.score[side] >= self.game.target), None)

    def start(self, rng: Random) -> LatinernState:
        """Shuffle all 32 cards again, deal the next round and start it.

        Raises:
            TrickkitError: if the match is over.
        """
        if self.winner is not None:
            raise TrickkitError(f"the match is over: {self.winner} has {self.score[self.winner]} points")
        return LatinernState.start(self.game, Deal.shuffled(rng, self.dealer), self.score)

    def after(self, outcome: Outcome) -> Match:
        """Give the match after a round: points added, the deal one seat to the left.

        Raises:
            TrickkitError: if the match is over.
        """
        if self.winner is not None:
            raise TrickkitError(f"the match is over: {self.winner} has {self.score[self.winner]} points")
        score = self.score.plus(outcome.winner, outcome.points)
        return replace(self, dealer=self.dealer.left, score=score, round=self.round + 1)
