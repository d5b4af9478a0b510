"""The game: its settings, the deal and the start of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickkit.games.twenty_eight.deal import Deal, in_turn
from trickkit.games.twenty_eight.settings import Settings
from trickkit.games.twenty_eight.state import TwentyEightState
from trickkit.seats import Seat
from trickkit.table import AnyScore

if TYPE_CHECKING:
    from random import Random

EMPTY = Seat.NORTH
"""V6: the seat that stays empty if nothing else is said."""


@dataclass(frozen=True, slots=True)
class TwentyEight(Settings):
    """The rules of Twenty-eight with the house settings.

    Args:
        target: T24, points to win, 1 to 99, or None.
        deals: T24, deals in a match, 1 to 99, or None.
        late_trump: T18, `literal` or `rank`.
        scores: T22, the score table.
        cot: V1, all eight tricks count double.
        thani: V2, the bidder may play alone.
        blank_hand: V3, hands without card points may be shown.
        keep_jacks: V4, jacks are kept until their suit has been led.
        sixes: V5, a point a deal, to six above or below zero.
        three_players: V6, three players with 24 cards.

    Raises:
        NotationError: if a setting has a value it cannot have.

    >>> print(TwentyEight.parse("cot=on late_trump=rank"))
    late_trump=rank cot=on
    """

    def deal(self, rng: Random, dealer: Seat | None = None, empty: Seat | None = None) -> Deal:
        """Shuffle and deal both packets, singly and counter-clockwise, beginning with eldest (T4, T9).

        Args:
            rng: where chance comes from.
            dealer: who deals; default: north, or with three players the first one after it.
            empty: with three players the seat that stays empty; default: north.

        Raises:
            NotationError: if the dealer's seat is empty.

        >>> from random import Random
        >>> print(TwentyEight().deal(Random("twenty-eight/7/0")))
        N:7D KC 9H TH JC 7H TS 8D E:AH AD AC 7S QD TD AS TC S:KS 8H 9C 8C 7C JS 9S QS W:JH 8S 9D QC KH JD QH KD
        """
        if self.three_players:
            empty = empty or EMPTY
        dealer = dealer or in_turn(Seat.NORTH, empty)[0]
        return Deal.shuffled(rng, dealer, empty)

    def start(self, deal: Deal, score: AnyScore | None = None) -> TwentyEightState:
        """Give the state after the first packet.

        Args:
            deal: dealer and hands.
            score: match points before the deal; default: none.

        Raises:
            NotationError: if the deal or score is for another number of players, or the match is over (T24, V5).
        """
        return TwentyEightState.start(self, deal, score)
