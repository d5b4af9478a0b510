"""What is shown of a deal of Twenty-eight, and to whom."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.explain import Why
from trickkit.explain.twenty_eight import why
from trickkit.games.twenty_eight import ChooseTrump, Match, Phase, TwentyEightObservation, TwentyEightState
from trickkit.games.twenty_eight.position import Position
from trickkit.i18n import Words
from trickkit.widgets.table_view.common import Sight

CALLING = {Phase.AUCTION, Phase.TRUMP, Phase.RAISE}
"""No card is laid on the table in these."""


@dataclass(frozen=True, slots=True)
class TwentyEightSight(Sight[TwentyEightObservation, TwentyEightState]):
    """What is shown of a deal of Twenty-eight."""

    match: Match | None = None
    """The match as it stood before the deal; None if nobody knows."""

    @property
    def position(self) -> Position:
        """The position as far as it may be shown."""
        opened = self.opened
        if opened is None or (self.hidden is not None and self.hidden is opened.position.bidder):
            return self.view.position
        return opened.position

    @property
    def down(self) -> bool:
        """Whether the down card lies face down at the bidder's place."""
        position = self.position
        lies = any(isinstance(event, ChooseTrump) for event in self.view.events)
        return lies and position.trump is None and not position.laid


def told(sight: TwentyEightSight, number: int, words: Words) -> Why:
    """Explain complete trick `number`, from 1: everybody knows what was trump in it."""
    won = sight.view.tricks[number - 1]
    return why(won.trick, won.ordering, words, sight.reader)
