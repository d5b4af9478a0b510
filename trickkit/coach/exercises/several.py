"""Exercises one after the other: from the seeds that follow, and those of a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from trickkit.coach.exercises.generator import KINDS, NoExerciseError, games_for, generate
from trickkit.coach.exercises.model import Exercise
from trickkit.coach.exercises.play import AnyGame
from trickkit.errors import TrickkitError
from trickkit.games import GAMES

MOST: Final = 100
"""The longest series."""
_IN_VAIN: Final = 5
"""How many seeds in a row may give nothing before a series is given up."""


def following(seed: str) -> str:
    """Give the seed that follows: its number plus one, or the text with a number behind it.

    >>> following("4"), following("Monday"), following("Monday 2")
    ('5', 'Monday 2', 'Monday 3')
    """
    name, _, number = seed.rpartition(" ")
    if number.isdecimal():
        return f"{name} {int(number) + 1}".strip()
    return f"{seed} 2"


def series(
    name: str, seed: object, count: int, game: AnyGame | None = None, difficulty: int | None = None
) -> tuple[Exercise, ...]:
    """Make several exercises, from a seed and those that follow; the same arguments give the same ones everywhere.

    A seed that gives none is passed over.

    Args:
        name: the kind, a key of `KINDS`.
        seed: the first seed, anything with a text.
        count: how many, from 1 to `MOST`.
        game: the rules; default: the first game that the kind is for, without variants.
        difficulty: from 1 to 5; default: any.

    Raises:
        NoExerciseError: if five seeds in a row give none.
        TrickkitError: if there is no such kind, difficulty or number, or the kind has no place in the game.

    >>> [exercise.seed for exercise in series("points-so-far", 8, 3)]
    ['8', '9', '10']
    """
    if type(count) is not int or not 1 <= count <= MOST:
        raise TrickkitError(f"{count!r} exercises cannot be made at once; choose a number from 1 to {MOST}")
    found, text, vain = list[Exercise](), str(seed), 0
    while len(found) < count:
        try:
            found.append(generate(name, text, game, difficulty))
            vain = 0
        except NoExerciseError:
            vain += 1
            if vain == _IN_VAIN:
                raise
        text = following(text)
    return tuple(found)


def mixed(
    names: Sequence[str], seed: object, count: int, game: AnyGame | None = None, difficulty: int | None = None
) -> tuple[Exercise, ...]:
    """Make several exercises of each of several kinds, kind after kind.

    Args:
        names: the kinds, keys of `KINDS`, each once.
        seed: the first seed of each kind, anything with a text.
        count: how many of each kind, together at most `MOST`.
        game: the rules; default: for each kind the first game that it is for, without variants.
        difficulty: from 1 to 5; default: any.

    Raises:
        NoExerciseError: if five seeds in a row give none.
        TrickkitError: if a kind is named twice, or what is asked for is not there, as in `series`.

    >>> [f"{exercise.kind} {exercise.seed}" for exercise in mixed(("points-so-far", "minimum-bid"), 8, 2)]
    ['points-so-far 8', 'points-so-far 9', 'minimum-bid 8', 'minimum-bid 9']
    """
    for name in names or ("",):
        games_for(name)  # before anything is worked out
    if len(set(names)) < len(names):
        raise TrickkitError(f"a kind is named twice in {','.join(names)}; name each once")
    if type(count) is int and count * len(names) > MOST:
        raise TrickkitError(f"{count * len(names)} exercises cannot be made at once; choose at most {MOST}")
    return tuple(exercise for name in names for exercise in series(name, seed, count, game, difficulty))


def kind_of_the_day(day: date) -> str:
    """Give the kind whose turn it is on a day; each day it is another one.

    >>> kind_of_the_day(date(2026, 1, 31)), kind_of_the_day(date(2026, 2, 1))
    ('ask-or-wait', 'go-or-stay')
    """
    return list(KINDS)[day.toordinal() % len(KINDS)]


def of_the_day(
    day: date,
    name: str | None = None,
    count: int = 1,
    game: AnyGame | None = None,
    difficulty: int | None = None,
) -> tuple[Exercise, ...]:
    """Make the exercise of a day, the same for everyone; more than one come from the seeds that follow the day's.

    Args:
        day: the day; its date is the seed.
        name: the kind, a key of `KINDS`; default: the one whose turn it is.
        count: how many, from 1 to `MOST`.
        game: the rules; default: without variants one of the games that the kind is for, where there are two in turn.
        difficulty: from 1 to 5; default: any.

    Raises:
        NoExerciseError: if none is found.
        TrickkitError: if there is no such kind, difficulty or number, or the kind has no place in the game.

    >>> (exercise,) = of_the_day(date(2026, 2, 2), "points-so-far")
    >>> exercise.kind, exercise.seed
    ('points-so-far', '2026-02-02')
    """
    name = name or kind_of_the_day(day)
    if game is None:
        games = games_for(name)
        game = GAMES[games[day.toordinal() // len(KINDS) % len(games)]]()
    return series(name, day.isoformat(), count, game, difficulty)
