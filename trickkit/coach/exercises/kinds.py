"""What a kind of exercise is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from trickkit.coach.exercises.model import HARDEST, Form, Posed
from trickkit.coach.exercises.play import AnyGame
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of exercise."""

    name: str
    """As in an exercise, `who-wins`."""
    form: Form
    """How an answer is made up."""
    open: bool
    """Whether the learner sees all cards; if not, nothing about the exercise depends on what the seat cannot see."""
    cases: Callable[[AnyGame], tuple[str, ...]]
    """Gives the cases that should come up equally often; none if the kind has no place in the game."""
    case: Callable[[AnyState, Seat], str | None]
    """Says at little cost which case a position is for a seat: empty if `pose` alone can tell; None if there is nothing
    to ask."""
    pose: Callable[[AnyState, Seat], Posed | None]
    """Asks the question; None if there turns out to be none."""
    hardest: Callable[[AnyGame], int] = lambda _game: HARDEST
    """Gives the highest difficulty that there is in a game."""
    may_be: Callable[[AnyState, Seat, int], bool] = lambda _state, _seat, _difficulty: True
    """Says at little cost whether a question here can have a difficulty; where it says no, `pose` need not be asked."""


def from_view(
    ask: Callable[[AnyView], R], where: Callable[[AnyState, Seat], bool]
) -> Callable[[AnyState, Seat], R | None]:
    """Make a function of state and seat from one that is given what the seat has seen, and nothing else.

    Args:
        ask: what is to be computed.
        where: tells by public facts whether there is anything to compute; if not, the function gives None.
    """

    def asked(state: AnyState, seat: Seat) -> R | None:
        return ask(state.observe(seat)) if where(state, seat) else None

    return asked
