"""Levels that are played at the table: the seat's own acts, one after the other, until its card lies there.

An answer is a line of acts without the seat, as `9C` or `ask 8S`; a bidder may also hide a card, as `trump=8C`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from trickkit.coach import advise
from trickkit.coach.beaten import can_be_beaten
from trickkit.course.kinds.model import LineJudge
from trickkit.course.levels import Level
from trickkit.errors import IllegalActionError
from trickkit.games import latinern, twenty_eight
from trickkit.games.twenty_eight import Ask, ChooseTrump
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action, Refusal

_WORLDS = 400
"""How many worlds *best* looks at where there are more than can all be looked at."""
_CARDS = (latinern.PlayCard, twenty_eight.PlayCard)


def parsed(level: Level, token: str) -> Action:
    """Read one act of a line.

    Raises:
        NotationError: if it is none of the level's game.
    """
    parse = latinern.parse_act if level.state.game.name == "latinern" else twenty_eight.parse_act
    return parse(f"{level.seat}:{token}")


def after_line(level: Level, line: str) -> AnyState:
    """Give the position after a line.

    Raises:
        NotationError: if it cannot be read.
        IllegalActionError: if the rules refuse one of its acts.
    """
    state = level.state
    for token in line.split():
        state = state.apply(parsed(level, token))
    return state


def lines(level: Level) -> tuple[str, ...]:
    """Give every line that the rules allow: a card, *ask* and then a card, or a card laid face down."""
    return tuple(_lines(level.state, level.seat))


def _lines(state: AnyState, seat: Seat) -> Iterator[str]:
    for act in state.legal_actions(seat):
        if isinstance(act, (*_CARDS, ChooseTrump)):
            yield act.token
        elif isinstance(act, Ask):
            yield from (f"{act.token} {rest}" for rest in _lines(state.apply(act), seat))


def refused_lines(level: Level) -> tuple[str, ...]:
    """Give the lines with a card in hand that the rules refuse: at once, or after the seat's own question."""
    view = level.state.observe(level.seat)
    starts = ("", "ask ") if any(isinstance(act, Ask) for act in view.legal_actions()) else ("",)
    return tuple(start + str(card) for start in starts for card in view.hand if not _allowed(level, start + str(card)))


def _allowed(level: Level, line: str) -> bool:
    return refusal_of(level, line) is None


def refusal_of(level: Level, line: str) -> Refusal | None:
    """Give the reason for which the rules refuse a line; None if they allow it.

    Raises:
        NotationError: if it cannot be read.
    """
    try:
        after_line(level, line)
    except IllegalActionError as error:
        return cast("Refusal", error.reason)  # the games give no other reasons
    return None


def _winning(level: Level) -> tuple[str, ...]:
    """Accept what takes the trick for the seat's own side; the seat plays last to it."""
    return tuple(line for line in lines(level) if _taken(level, line))


def _taken(level: Level, line: str) -> bool:
    before, after = level.state.position.tricks, after_line(level, line).position.tricks
    return len(after) > len(before) and after[-1].winner.side is level.seat.side


def _surest(level: Level) -> tuple[str, ...]:
    """Accept the cards that no card of an opponent can beat any more, wherever the unseen cards lie."""
    view = level.state.observe(level.seat)
    return tuple(
        str(act.card)
        for act in view.legal_actions()
        if isinstance(act, _CARDS) and can_be_beaten(view, act.card).chance == 0
    )


def _best(level: Level) -> tuple[str, ...]:
    """Accept what reaches the goal of the deal in most worlds that fit what the seat has seen."""
    return tuple(" ".join(line) for line in _best_lines(level.state, level.seat))


def _best_lines(state: AnyState, seat: Seat) -> Iterator[tuple[str, ...]]:
    advice = advise(state.observe(seat), worlds=_WORLDS)
    worth = {option.act: option.value if option.chance is None else option.chance for option in advice.options}
    view = state.observe(seat)
    sign = 1 if isinstance(state, latinern.LatinernState) or state.position.with_bidder(view.seat) else -1
    most = max(sign * value for value in worth.values())
    for act, value in worth.items():
        if sign * value < most:
            continue
        if isinstance(act, _CARDS):
            yield (act.token,)
        else:
            yield from ((act.token, *rest) for rest in _best_lines(state.apply(act), seat))


JUDGES: dict[str, LineJudge] = {"win-trick": _winning, "surest": _surest, "best": _best}
"""What can be asked for, by its name in a levels file."""
