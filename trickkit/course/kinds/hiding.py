"""What lessons ask about the hidden trump of Twenty-eight: which card to hide, who may ask, what a discard is worth."""

from __future__ import annotations

from typing import Final

from trickkit.course.kinds.model import LineJudge, SeatTest
from trickkit.course.kinds.playing import after_line, lines
from trickkit.course.levels import Level
from trickkit.games.twenty_eight import Ask, ChooseTrump, PlayCard, TwentyEightState, points
from trickkit.seats import Seat
from trickkit.table import Action


def _may_ask(level: Level, seat: Seat) -> bool:
    """Tell whether a seat could have asked before it played to the last complete trick (T15)."""
    return any(
        isinstance(act, PlayCard) and act.seat is seat and Ask(seat) in state.legal_actions(seat)
        for state, act in _last_trick(level.twenty_eight)
    )


def _last_trick(state: TwentyEightState) -> list[tuple[TwentyEightState, Action]]:
    """Give the acts of the last complete trick, each with the position before it."""
    number, then, steps = len(state.position.tricks) - 1, state.before_play(), []
    for act in (event for event in state.events if isinstance(event, Action)):
        if len(then.position.tricks) == number:
            steps.append((then, act))
        then = then.apply(act)
    return steps


def _hide_small(level: Level) -> tuple[str, ...]:
    """Accept what makes the longest suit trump and takes the fewest card points out of the hand (T3, T8)."""
    hand = level.twenty_eight.observe(level.seat).hand
    acts = [act for act in level.twenty_eight.legal_actions(level.seat) if isinstance(act, ChooseTrump)]
    cards = {act.token: act.card for act in acts if act.card is not None}
    length = {token: sum(other.suit is card.suit for other in hand) for token, card in cards.items()}
    longest = {token: card for token, card in cards.items() if length[token] == max(length.values())}
    fewest = min(points((card,)) for card in longest.values())
    return tuple(token for token, card in longest.items() if points((card,)) == fewest)


def _most_points(level: Level) -> tuple[str, ...]:
    """Accept the lines with which the seat's own side counts the most points in this trick; the seat plays last."""
    worth = {line: _brought(level, line) for line in lines(level)}
    return tuple(line for line, brought in worth.items() if brought == max(worth.values()))


def _brought(level: Level, line: str) -> int:
    after = after_line(level, line)
    assert isinstance(after, TwentyEightState)  # noqa: S101 - a line leads from a state of this game to another
    won = after.position.tricks[-1]
    return won.points if won.winner.side is level.seat.side else 0


PICK_SEATS: Final[dict[str, SeatTest]] = {"may-ask": _may_ask}
"""Which of the seats are meant."""
JUDGES: Final[dict[str, LineJudge]] = {"hide-small": _hide_small, "most-points": _most_points}
"""What a line at the table can be asked for."""
