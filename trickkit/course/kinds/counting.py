"""What is counted in Twenty-eight: card points, game points, and what becomes of a deal."""

from __future__ import annotations

from fractions import Fraction

from trickkit.cards import Card, Rank, Suit
from trickkit.course.kinds.common import last_trick
from trickkit.course.kinds.model import CardTest, Choice, SeatTest
from trickkit.course.levels import Level
from trickkit.games.twenty_eight import Match, NewDeal, Outcome, Phase, legality, points
from trickkit.seats import Seat


def _suit_points(_level: Level) -> str:
    return str(points(Card(rank, Suit.HEARTS) for rank in Rank))


def _side_points(level: Level) -> str:
    position = level.twenty_eight.position
    return str(position.points(position.team(level.seat)))


def _game_points(level: Level) -> str:
    """Count what the seat's own side scores in the deal."""
    outcome = level.twenty_eight.outcome()
    own = isinstance(outcome, Outcome) and outcome.team == level.twenty_eight.position.team(level.seat)
    return f"{outcome.game_points:+d}" if isinstance(outcome, Outcome) and own else "0"


def _after(level: Level) -> Match:
    """Give the match after the deal."""
    state = level.twenty_eight
    outcome = state.outcome()
    match = Match(state.game, state.deal.dealer, state.position.score)
    return match if outcome is None else match.after(outcome)


def _totals(level: Level) -> str:
    """Give the totals after the deal, North and South first, as `2/-2`."""
    totals = _after(level).totals
    return "/".join(str(totals[team]) for team in totals.teams)


def _goes_on(level: Level) -> str:
    return "redeal" if isinstance(level.twenty_eight.outcome(), NewDeal) else "on"


def _raise_from(level: Level) -> str:
    """Find the chance of the lowest raise from which on it is worth more than a bid that is certain (T11, T22)."""
    state = level.twenty_eight
    now = state.game.amounts(state.position.bid or 0)
    raised = state.game.amounts(legality.least_raise(state.position))
    return str(Fraction(now.made - raised.failed, raised.made - raised.failed))


def _may_raise(level: Level, seat: Seat) -> bool:
    """Tell whether a seat may raise, now or if those before it pass."""
    position = level.twenty_eight.position
    if position.phase is not Phase.RAISE:
        return False
    return seat is position.turn or (position.turn is position.bidder and seat is position.partner)


def _shown(level: Level, card: Card) -> bool:
    shown = level.twenty_eight.position.shown
    return shown is not None and card in (shown[level.seat.place] or ())


CHOOSE: dict[str, Choice] = {
    "trick-points": lambda level: str(points(last_trick(level).cards)),
    "suit-points": _suit_points,
    "side-points": _side_points,
    "game-points": _game_points,
    "totals": _totals,
    "goes-on": _goes_on,
    "raise-from": _raise_from,
}
"""T3, T10, T11, T20 to T23: what is counted or found."""
PICK_SEATS: dict[str, SeatTest] = {
    "may-raise": _may_raise,
    "deals-next": lambda level, seat: seat is _after(level).dealer,
}
"""T11, T23: which of the seats are meant."""
PICK_CARDS: dict[str, CardTest] = {"shown": _shown}
"""T10: which of the cards are meant."""
