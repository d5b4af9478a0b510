"""Playing on by chance agrees with playing on by chance through the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from trickkit.coach.replies import Replies
from trickkit.games.latinern import LatinernState, PlayCard


def by_the_rules(state: LatinernState, act: PlayCard) -> float:
    """Give the share of all ways to play on in which the side of the seat to play wins."""
    after = state.apply(act)
    outcome = after.outcome()
    if outcome is not None:
        return float(outcome.winner is act.seat.side)
    shares = [by_the_rules(after, reply) for reply in after.legal_actions() if isinstance(reply, PlayCard)]
    share = sum(shares) / len(shares)
    return share if after.to_act is not None and after.to_act.side is act.seat.side else 1 - share


@pytest.mark.parametrize("chunk", range(3))
def test_shares_agree_with_the_rules(chunk):
    compared = 0
    for number in range(40):
        for state in random_round(SUBJECTS["latinern"], Random(f"replies/{chunk}/{number}")):
            if state.to_act is None or not 3 <= sum(map(len, state.position.held)) <= 6:
                continue
            compared += 1
            replies, rng = Replies(state), Random(number)
            for act in [act for act in state.legal_actions() if isinstance(act, PlayCard)]:
                share = sum(replies.won(act.card, rng) for _ in range(600)) / 600
                assert share == pytest.approx(by_the_rules(state, act), abs=0.09)
    assert compared >= 20
