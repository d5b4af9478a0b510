"""What several lessons of Twenty-eight ask for; results are the referee's, who knows all variants."""

from __future__ import annotations

from tests.lessons.check.model import Level, need
from tests.lessons.check.suits_28 import Story
from tests.lessons.check.twenty_eight import Position
from tests.referee28 import twenty_eight as referee


def game_points(level: Level, p: Position) -> str:
    """Count what the seat's own side scores, variants and all (T22, V1 to V6)."""
    result = p.result
    need(result is not None, "the deal is over")
    own = result is not None and result.get("team") == p.team(level["seat"])
    return f"{result['game_points']:+d}" if own and result is not None else "0"


def totals(_: Level, p: Position) -> str:
    score = referee.score_after(p.record, p.result)
    return "/".join(str(score[team]) for team in referee.teams(p.record))


def surest(level: Level, p: Position) -> list[str]:
    """Return the cards that win, whatever unseen card an opponent who is still to play may have."""
    seat, shown_at = level["seat"], 0
    seen = Story(p.record, p.acts, seat)
    trick = p.last if len(p.tricks) > len(p.winners) else []
    if trick:
        asked = max(place for place, (_, word) in enumerate(p.acts) if word == "ask")
        before = {word for _, word in p.acts[:asked]}
        shown_at = sum(card in before for _, card in trick)
    foes = [x for x in referee.hands_in_play(p.record, p.acts) if p.team(x) != p.team(seat) and x not in dict(trick)]
    right = []
    for card in p.legal(seat):
        could = [q for x in foes for q in seen.unseen if q[1] not in seen.voids(x)]
        lost = [q for q in could if _place([*(c for _, c in trick), card, q], p, shown_at) != len(trick)]
        right += [] if card == "ask" or lost else [card]
    return right


def _place(cards: list[str], p: Position, shown_at: int) -> int:
    return referee.best_place(cards, p.down[1], shown_at, p.record.late_trump)[0]


CHOOSE = {"game-points": game_points, "totals": totals}
JUDGES = {"surest": surest}
