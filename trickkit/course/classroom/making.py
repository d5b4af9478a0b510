"""Makes a set: exercises of the kinds wanted, from seeds that give one, and deals."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from trickkit.coach.exercises import HARDEST, KINDS, following, games_for, series
from trickkit.coach.exercises.several import MOST
from trickkit.course.classroom.model import SetDeal, SetExercise
from trickkit.course.classroom.reading import MOST_DEALS, MOST_EXERCISES
from trickkit.errors import TrickkitError, shorten
from trickkit.games import GAMES

_WANTED: Final = re.compile(rf"([a-z-]+):(\d{{1,3}})(?::([1-{HARDEST}]))?")


def exercises(wanted: Iterable[str], seed: str, game: str = "") -> tuple[SetExercise, ...]:
    """Choose exercises.

    Args:
        wanted: kind and number of each, and a difficulty if it matters: `who-wins:3`, `find-pair:2:4`.
        seed: what their seeds begin with.
        game: `latinern` or `twenty-eight`; without it the first game that has the kind.

    Raises:
        TrickkitError: if that cannot be read, or there are no such exercises.

    >>> [(each.kind, each.seed, each.level) for each in exercises(["who-wins:2", "legal:1:2"], "Algebra")]
    [('who-wins', 'Algebra 1', None), ('who-wins', 'Algebra 2', None), ('legal', 'Algebra 1', 2)]
    """
    found: list[SetExercise] = []
    seeds: dict[str, str] = {}
    for text in wanted:
        said = _WANTED.fullmatch(text)
        if said is None or said[1] not in KINDS:
            raise TrickkitError(
                f'"{shorten(text)}" says no exercises; write KIND:NUMBER, as who-wins:3, or KIND:NUMBER:LEVEL; '
                f"the kinds are {', '.join(KINDS)}"
            )
        kind, count, level = said[1], int(said[2]), int(said[3]) if said[3] else None
        if not 1 <= count <= MOST_EXERCISES - len(found):
            raise TrickkitError(f"{text}: a set has 1 to {MOST_EXERCISES} exercises; make several sets")
        rules = GAMES[game or games_for(kind)[0]]()
        made: list[str] = []
        while len(made) < count:  # a series is at most a hundred long
            first = seeds.get(kind, f"{seed} 1")
            made += [each.seed for each in series(kind, first, min(MOST, count - len(made)), rules, level)]
            seeds[kind] = following(made[-1])
        found += [SetExercise(kind, each, level, game) for each in made]
    return tuple(found)


def deals(count: int, seed: str, game: str = "") -> tuple[SetDeal, ...]:
    """Choose deals.

    Args:
        count: how many.
        seed: what their seeds begin with.
        game: `latinern` or `twenty-eight`; without it Latinern.

    Raises:
        TrickkitError: if there are too many.

    >>> [deal.seed for deal in deals(2, "Algebra")]
    ['Algebra 1', 'Algebra 2']
    """
    if not 0 <= count <= MOST_DEALS:
        raise TrickkitError(f"{count} deals are no number for a set; choose one from 0 to {MOST_DEALS}")
    return tuple(SetDeal(game or next(iter(GAMES)), f"{seed} {number}") for number in range(1, count + 1))
