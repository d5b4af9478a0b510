"""A match: an agreed number of deals, a target, or six points above or below zero (T23, T24, V5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight.deal import Deal, in_turn, right_of
from trickkit.games.twenty_eight.position import NewDeal, Outcome, Result
from trickkit.games.twenty_eight.settings import SIXES, Settings
from trickkit.games.twenty_eight.state import TwentyEightState
from trickkit.seats import Seat, Team
from trickkit.table import AnyScore, PlayerScore, Score

if TYPE_CHECKING:
    from random import Random

DRAW: Final = "draw"


@dataclass(frozen=True, slots=True)
class Match:
    """The standing of a match between two deals.

    >>> from trickkit.games.twenty_eight import By, TwentyEight
    >>> from trickkit.seats import Side
    >>> match = Match(TwentyEight(deals=2), dealer=Seat.WEST, round=2, score=Score(-2, 1))
    >>> match = match.after(Outcome(Side.NS, True, 3, By.PLAY))
    >>> match.winner, match.round, match.dealer
    ('draw', 3, Seat.SOUTH)
    """

    game: Settings
    """The rules with their house settings."""
    dealer: Seat = Seat.WEST
    """Who deals next."""
    score: AnyScore | None = None
    """Match points so far; None before the first deal."""
    round: int = 1
    """Number of the next deal, from 1; deals that do not count (T23) have none."""
    empty: Seat | None = None
    """With three players: where nobody sits."""

    @property
    def totals(self) -> AnyScore:
        """Match points so far."""
        if self.score is not None:
            return self.score
        return PlayerScore.zero(in_turn(self.dealer, self.empty)) if self.game.three_players else Score()

    @property
    def winner(self) -> Team | Literal["draw"] | None:
        """Who has won the match, `"draw"`, or None while it is on (T24, V5)."""
        score, game = self.totals, self.game
        totals = [score[team] for team in score.teams]
        ended = (
            (game.target is not None and max(totals) >= game.target)
            or (game.deals is not None and self.round > game.deals)
            or (game.sixes and (max(totals) >= SIXES or min(totals) <= -SIXES))
        )
        if not ended:
            return None
        best = [team for team in score.teams if score[team] == max(totals)]
        return best[0] if len(best) == 1 else DRAW

    def start(self, rng: Random) -> TwentyEightState:
        """Shuffle all cards again, deal and start.

        Raises:
            TrickkitError: if the match is over.
        """
        self._check()
        return TwentyEightState.start(self.game, Deal.shuffled(rng, self.dealer, self.empty), self.totals)

    def after(self, outcome: Result) -> Match:
        """Give the match after a deal: points added, the deal one player to the right; after T23 nothing changes.

        Raises:
            TrickkitError: if the match is over.
        """
        self._check()
        if isinstance(outcome, NewDeal):
            return self
        score = add(self.totals, outcome, self.game)
        return replace(self, dealer=right_of(self.dealer, self.empty), score=score, round=self.round + 1)

    def _check(self) -> None:
        if self.winner is not None:
            raise TrickkitError(f"the match is over: {self.totals}")


def add(score: AnyScore, outcome: Outcome, game: Settings) -> AnyScore:
    """Give the score after a deal that counts; with `sixes` it stops at six above and below zero (V5).

    >>> from trickkit.games.twenty_eight import By, TwentyEight
    >>> from trickkit.seats import Side
    >>> print(add(Score(5, 0), Outcome(Side.NS, True, 4, By.THANI), TwentyEight(sixes=True)))
    NS:6 EW:0
    """
    gain, old = outcome.game_points, score[outcome.team]
    if game.sixes:
        gain = max(-SIXES, min(SIXES, old + gain)) - old
    return score.plus(outcome.team, gain)
