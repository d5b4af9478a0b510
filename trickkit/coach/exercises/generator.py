"""Exercises from a seed, and exercises from a given position."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

from trickkit.cards import shuffled
from trickkit.coach.exercises.ask_or_wait import ASK_OR_WAIT
from trickkit.coach.exercises.best_card import BEST_CARD
from trickkit.coach.exercises.go_or_stay import GO_OR_STAY
from trickkit.coach.exercises.hidden_suit import HIDDEN_SUIT
from trickkit.coach.exercises.kinds import Kind
from trickkit.coach.exercises.legal import LEGAL
from trickkit.coach.exercises.minimum_bid import MINIMUM_BID
from trickkit.coach.exercises.model import EASIEST, HARDEST, Exercise
from trickkit.coach.exercises.pairs import CROSS_OUT, FIND_PAIR
from trickkit.coach.exercises.play import AnyGame, pick, play
from trickkit.coach.exercises.points_so_far import POINTS_SO_FAR
from trickkit.coach.exercises.who_wins import WHO_WINS
from trickkit.errors import TrickkitError, shorten
from trickkit.games import GAMES
from trickkit.record import write_record
from trickkit.record.model import AnyState
from trickkit.seats import Seat

KINDS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        WHO_WINS,
        LEGAL,
        CROSS_OUT,
        FIND_PAIR,
        HIDDEN_SUIT,
        MINIMUM_BID,
        POINTS_SO_FAR,
        ASK_OR_WAIT,
        GO_OR_STAY,
        BEST_CARD,
    )
}
"""Every kind by its name."""
DEALS: Final = 600
"""How many deals are searched at most; """
_MORE: Final = 5
"""so many times as many for a certain difficulty, if in most of them there is nothing to look at."""
_FOR_CASE: Final = 300
"""In how many of them only for the case that was drawn, """
_FOR_CASE_WITH_DIFFICULTY: Final = 10
"""and how many if it shall have a certain difficulty, too: most cases have few of them."""
LOOKS: Final = 3
"""How many positions of one deal are looked at."""


class NoExerciseError(TrickkitError):
    """A search that found nothing to ask."""


def kind_named(name: str) -> Kind:
    """Give a kind by its name.

    Raises:
        TrickkitError: if there is none.

    >>> kind_named("who-wins").form
    'one'
    """
    if name not in KINDS:
        raise TrickkitError(f'"{shorten(str(name))}" is no kind of exercise; choose {", ".join(KINDS)}')
    return KINDS[name]


def games_for(name: str) -> tuple[str, ...]:
    """Give the names of the games that a kind of exercise is for.

    Raises:
        TrickkitError: if there is no such kind.

    >>> games_for("minimum-bid")
    ('twenty-eight',)
    """
    return tuple(game for game, rules in GAMES.items() if kind_named(name).cases(rules()))


def pose(name: str, state: AnyState, seat: Seat) -> Exercise:
    """Ask a question of a kind about a position.

    Args:
        name: the kind.
        state: the position.
        seat: who the learner is.

    Raises:
        NoExerciseError: if this position has nothing to ask for this seat.
        TrickkitError: if there is no such kind.
    """
    kind = kind_named(name)
    exercise = _posed(kind, state, seat) if kind.case(state, seat) is not None else None
    if exercise is None:
        raise NoExerciseError(f'there is no question of the kind "{name}" for {seat} here; choose another position')
    return exercise


def generate(name: str, seed: object, game: AnyGame | None = None, difficulty: int | None = None) -> Exercise:
    """Make an exercise from a seed; the same arguments give the same exercise on every Python.

    Args:
        name: the kind, a key of `KINDS`.
        seed: anything with a text.
        game: the rules; default: the first game that the kind is for and that gives one, without variants.
        difficulty: from 1 to 5; default: any.

    Raises:
        NoExerciseError: if the search found none.
        TrickkitError: if there is no such kind or difficulty, or the kind has no place in the game.

    >>> generate("who-wins", 1) == generate("who-wins", 1)
    True
    """
    kind = kind_named(name)
    if difficulty is not None and (type(difficulty) is not int or not EASIEST <= difficulty <= HARDEST):
        raise TrickkitError(f"difficulty {difficulty!r} is not known; choose a number from {EASIEST} to {HARDEST}")
    if game is None:
        *others, last = (GAMES[each]() for each in games_for(name))
        for other in others:
            with suppress(NoExerciseError):
                return _searched(kind, seed, other, difficulty)
        return _searched(kind, seed, last, difficulty)
    if not kind.cases(game):
        raise TrickkitError(f'"{name}" has no place in {game.name}; it is for {", ".join(games_for(name))}')
    return _searched(kind, seed, game, difficulty)


def _searched(kind: Kind, seed: object, game: AnyGame, difficulty: int | None) -> Exercise:
    """Search the deals of a seed for an exercise.

    Raises:
        NoExerciseError: if there is none, or the game has none of this difficulty.
    """
    name, cases = kind.name, kind.cases(game)
    if difficulty is not None and difficulty > kind.hardest(game):
        raise NoExerciseError(f'in {game.name} there is no "{name}" of difficulty {difficulty}; take a lower one')
    rng = Random(f"{name}/{game.name}/{seed}")
    wanted = pick(rng, cases)
    fixed = _FOR_CASE if difficulty is None else _FOR_CASE_WITH_DIFFICULTY
    looked = number = 0
    while looked < DEALS and number < (DEALS if difficulty is None else _MORE * DEALS):
        case = wanted if number < fixed else None
        drawn = _quarry(kind, game, rng, case)
        fit = [each for each in drawn if difficulty is None or kind.may_be(*each, difficulty)]
        number, looked = number + 1, looked + bool(fit)
        for state, seat in fit:
            exercise = _posed(kind, state, seat, str(seed))
            if exercise is None or case not in {None, exercise.posed.case}:
                continue
            if difficulty in {None, exercise.difficulty}:
                return exercise
    raise NoExerciseError(
        f'seed "{seed}" gives no exercise of the kind "{name}" in {number} deals; '
        f"take another seed{'' if difficulty is None else ' or another difficulty'}"
    )


def _quarry(kind: Kind, game: AnyGame, rng: Random, wanted: str | None) -> list[tuple[AnyState, Seat]]:
    """Play a deal, and draw a few of its positions that there may be something to ask about."""
    found = []
    for state in play(game, rng):
        for seat in Seat:
            case = kind.case(state, seat)
            if case is not None and (wanted is None or case in {"", wanted}):
                found.append((state, seat))
    return list(shuffled(found, rng)[:LOOKS])


def _posed(kind: Kind, state: AnyState, seat: Seat, seed: str = "") -> Exercise | None:
    posed = kind.pose(state, seat)
    if posed is None:
        return None
    return Exercise(kind.name, seat, write_record(state), kind.open, kind.form, posed, seed)
