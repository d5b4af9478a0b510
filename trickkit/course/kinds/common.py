"""Kinds of levels that both games have: who wins, an order, which acts are legal; which cards and seats."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.course.kinds import family
from trickkit.course.kinds.model import CardTest, Kind, SeatTest
from trickkit.course.levels import Level
from trickkit.games.latinern import LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import TwentyEightOrdering
from trickkit.seats import Seat
from trickkit.tricks import Trick, Verdict, winner


def last_trick(level: Level) -> Trick:
    """Give the last complete trick of a level's record."""
    return level.state.position.tricks[-1].trick


def ordering(level: Level) -> LatinernOrdering | TwentyEightOrdering:
    """Say how the cards of that trick stand."""
    if isinstance(level.state, LatinernState):
        return level.state.ordering
    return level.state.position.tricks[-1].ordering


def verdict(level: Level) -> Verdict:
    """Judge the last complete trick."""
    return winner(last_trick(level), ordering(level))


def who_wins(level: Level) -> tuple[str, ...]:
    """Accept the seat that wins."""
    return (str(verdict(level).seat),)


def who_wins_and_why(level: Level) -> tuple[str, ...]:
    """Accept the seat that wins with the reason."""
    return (f"{verdict(level).seat} {verdict(level).reason}",)


def legal_acts(level: Level) -> tuple[str, ...]:
    """Accept, among the acts shown, all that the rules allow."""
    legal = {act.token for act in level.state.legal_actions(level.seat)}
    return (" ".join(act for act in acts_shown(level) if act in legal),)


def acts_shown(level: Level) -> tuple[str, ...]:
    """Give the acts to choose from: those that the level names, else the cards in hand."""
    return level.acts or tuple(str(card) for card in level.state.observe(level.seat).hand)


PICK_CARDS: dict[str, CardTest] = {"in-hand": lambda level, card: card in level.state.observe(level.seat).hand}
"""Which of the cards shown are meant."""
PICK_SEATS: dict[str, SeatTest] = {
    "dealer": lambda level, seat: seat is level.state.position.dealer,
    "partner": lambda level, seat: seat is level.seat.partner,
    "leads-next": lambda level, seat: seat is turn(level),
}
"""Which of the seats are meant."""


def turn(level: Level) -> Seat | None:
    """Say whose turn it is."""
    if isinstance(level.state, LatinernState):
        return level.state.position.to_play
    return level.state.position.turn


def order(level: Level) -> tuple[str, ...]:
    """Accept the cards from the highest down."""
    return (" ".join(map(str, sorted(level.cards, key=lambda card: strength(level, card), reverse=True))),)


def strength(level: Level, card: Card) -> tuple[int, int]:
    """Give how high a card stands when it is led, by the rules that the level asks about."""
    if level.kind == family.ORDER_IN:
        return family.height(level, card)
    now = level.state.ordering if isinstance(level.state, LatinernState) else TwentyEightOrdering()
    (standing, *_) = now.standings((card,))
    return standing.tier, standing.strength


KINDS: dict[str, Kind] = {
    "who-wins": Kind(("who",), who_wins),
    "who-wins-and-why": Kind(("who", "why"), who_wins_and_why),
    "order": Kind(("order",), order, "order"),
    "legal-acts": Kind(("acts",), legal_acts, "many"),
}
