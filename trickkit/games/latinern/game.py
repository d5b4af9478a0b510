"""The game: its settings, the deal and the start of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickkit.games.latinern.deal import Deal
from trickkit.games.latinern.settings import Settings
from trickkit.games.latinern.state import LatinernState
from trickkit.seats import Seat
from trickkit.table import Score

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Latinern(Settings):
    """The rules of Latinern with the house settings.

    Args:
        target: L22, match points to win, 1 to 99.
        late_ask_penalty: L19, `two` or `stake`.
        open_tricks: L14, `last` or `all`.

    Raises:
        NotationError: if a setting has a value it cannot have.

    >>> Latinern.parse("late_ask_penalty=stake")
    Latinern(target=12, late_ask_penalty='stake', open_tricks='last')
    """

    def deal(self, rng: Random, dealer: Seat = Seat.NORTH) -> Deal:
        """Shuffle 32 cards and deal five each, singly, beginning with forehand (L2, L3).

        >>> from random import Random
        >>> print(Latinern().deal(Random("latinern/7/0")))
        N:7D KC TC QH JH E:9S TD 9D KH TH S:AD QC 8C KS 9H W:7C AH 8S JD 9C
        """
        return Deal.shuffled(rng, dealer)

    def start(self, deal: Deal, score: Score = Score()) -> LatinernState:  # noqa: B008 - Score is frozen
        """Give the state after dealing, with the bottom cards shown to the knowers (L4).

        Args:
            deal: dealer and hands.
            score: match points before the round.

        Raises:
            NotationError: if a side has already reached the target: the match is over (L22).
        """
        return LatinernState.start(self, deal, score)
