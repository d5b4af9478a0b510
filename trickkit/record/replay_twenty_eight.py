"""The JSON of `trickkit replay` for Twenty-eight."""

from __future__ import annotations

from typing import Any

from trickkit.games.twenty_eight import Match, NewDeal, Outcome, Phase, TwentyEightState, WonTrick
from trickkit.games.twenty_eight.match import add
from trickkit.seats import Seat
from trickkit.tricks import winner


def replay_json(state: TwentyEightState, number: int) -> dict[str, Any]:
    """Give the position as plain data; all keys are always there (docs/json.md)."""
    position = state.position
    outcome = position.outcome
    scored = isinstance(outcome, Outcome)
    score = add(position.score, outcome, state.game) if isinstance(outcome, Outcome) else position.score
    match = Match(state.game, position.dealer, score, number + scored, position.empty)
    over, place = position.phase is Phase.OVER, position.exposed
    return {
        "game": state.game.name,
        "dealer": str(position.dealer),
        "tricks": [_trick(won) for won in position.tricks],
        "current": [str(play.card) for play in position.plays],
        "to_act": str(state.to_act) if state.to_act else None,
        "legal": {str(seat): [act.token for act in state.legal_actions(seat)] for seat in Seat},
        "result": _result(outcome),
        "score": {str(team): score[team] for team in score.teams},
        "match_winner": str(match.winner) if scored and match.winner else None,
        "phase": str(position.phase),
        "bidder": str(position.bidder) if position.bidder else None,
        "bid": position.bid,
        "trump": str(position.trump) if position.trump else None,
        "down": str(position.down) if over and position.down else None,
        "exposed_at": {"trick": place.trick, "position": place.position} if place else None,
        "points": {str(team): position.points(team) for team in score.teams},
    }


def _trick(won: WonTrick) -> dict[str, Any]:
    verdict = winner(won.trick, won.ordering)
    return {
        "leader": str(won.trick.leader),
        "cards": [str(card) for card in won.trick.cards],
        "winner": str(verdict.seat),
        "card": str(verdict.card),
        "reason": str(verdict.reason),
        "clause": verdict.clause,
        "points": won.points,
    }


def _result(outcome: Outcome | NewDeal | None) -> dict[str, Any] | None:
    match outcome:
        case Outcome(team, made, game_points, by):
            return {"by": str(by), "team": str(team), "made": made, "game_points": game_points}
        case NewDeal(clause):
            return {"by": "redeal", "clause": clause}
        case _:
            return None
