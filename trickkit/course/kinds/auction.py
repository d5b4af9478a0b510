"""What is asked about the auction of Twenty-eight: the lowest bid, whether it is over, what four cards are worth."""

from __future__ import annotations

from trickkit.coach import greedy_twenty_eight
from trickkit.coach.greedy_twenty_eight import estimate
from trickkit.course.kinds.model import Choice
from trickkit.course.levels import Level
from trickkit.games.twenty_eight import Pass, Phase, legality
from trickkit.games.twenty_eight.settings import HIGHEST_BID


def _minimum_bid(level: Level) -> str:
    state = level.twenty_eight
    least, _ = legality.least_bid(state.position, level.seat, state.game)
    return str(least) if least <= HIGHEST_BID else Pass.word


def _stands(level: Level) -> str:
    """Say whose turn it is in the auction, as `turn-W`, or who has won it, as `over-S`."""
    position = level.twenty_eight.position
    return f"turn-{position.turn}" if position.phase is Phase.AUCTION else f"over-{position.bidder}"


def _worth(level: Level) -> str:
    """Say how far four cards carry by the rules of thumb, with the suit that is best for them as trump."""
    hand = level.twenty_eight.observe(level.seat).hand
    return str(int(max(estimate(hand, card.suit) for card in hand)))


CHOOSE: dict[str, Choice] = {
    "minimum-bid": _minimum_bid,
    "auction": _stands,
    "worth": _worth,
    "call": lambda level: greedy_twenty_eight(level.twenty_eight.observe(level.seat), speaking=False).token,
}
"""T5, T6, and the rules of thumb (`trickkit.coach.greedy_twenty_eight`): what is counted or found."""
