"""The JSON of `trickkit replay`: what a full record amounts to."""

from __future__ import annotations

from typing import Any

from trickkit.games.latinern import LatinernState
from trickkit.record import replay_twenty_eight
from trickkit.record.model import AnyState
from trickkit.seats import Seat, Side
from trickkit.tricks import winner


def replay_json(state: AnyState, number: int = 1) -> dict[str, Any]:
    """Give the position as plain data; all keys are always there (docs/json.md).

    Args:
        state: any position of a round.
        number: of the round in its match, from 1: a match of Twenty-eight may end by counting deals.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> replay_json(Latinern().start(Latinern().deal(Random("latinern/7/0"))))["hauptschlag"]
    '9D'
    """
    if not isinstance(state, LatinernState):
        return replay_twenty_eight.replay_json(state, number)
    position, ordering = state.position, state.ordering
    outcome = position.outcome
    score = position.score.plus(outcome.winner, outcome.points) if outcome else position.score
    return {
        "game": state.game.name,
        "dealer": str(position.dealer),
        "tricks": [_trick(state, number) for number in range(1, len(position.tricks) + 1)],
        "current": [str(play.card) for play in position.plays],
        "to_act": str(state.to_act) if state.to_act else None,
        "legal": {str(seat): [act.token for act in state.legal_actions(seat)] for seat in Seat},
        "result": {"winner": str(outcome.winner), "points": outcome.points, "by": str(outcome.by)} if outcome else None,
        "score": {str(side): score[side] for side in Side},
        "match_winner": next((str(side) for side in Side if score[side] >= state.game.target), None),
        "trump": str(ordering.trump),
        "schlag": str(ordering.schlag),
        "hauptschlag": str(ordering.hauptschlag),
        "stake": position.stake,
        "question": str(position.question) if position.question else None,
        "offences": {str(seat): [act.token for act in state.offences(seat)] for seat in Seat},
    }


def _trick(state: LatinernState, number: int) -> dict[str, Any]:
    trick = state.position.tricks[number - 1].trick
    verdict = winner(trick, state.ordering)
    return {
        "leader": str(trick.leader),
        "cards": [str(card) for card in trick.cards],
        "winner": str(verdict.seat),
        "card": str(verdict.card),
        "reason": str(verdict.reason),
        "clause": verdict.clause,
    }
