"""Exercises for the tests: each kind with each game, many seeds, generated once a run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from tests.referee import latinern as referee
from tests.referee28 import twenty_eight as referee_28
from trickkit.coach.exercises import KINDS, Exercise, games_for, generate
from trickkit.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = 200
FEWER = 40
WEIGHED = {"ask-or-wait": 24, "go-or-stay": 12, "best-card": 10}
"""The kinds that solve worlds by the hundred, with fewer seeds."""
CHUNKS = 3
"""The tours take other seeds, in so many chunks, """
MANY = 250
MANY_WEIGHED = {"ask-or-wait": 30, "go-or-stay": 12, "best-card": 8}
"""and so many seeds in each of them."""
VARIANTS = {
    "latinern": ("target=9",),
    "twenty-eight": (
        "three_players=on",
        "cot=on thani=on blank_hand=on keep_jacks=on",
        "late_trump=rank keep_jacks=on three_players=on",
    ),
}


@dataclass(frozen=True)
class Sample:
    """A kind of exercise in a game with its rules."""

    kind: str
    game: str
    rules: str = ""
    chunk: int = 0
    """0 for the usual seeds; the number of a chunk of seeds for a tour."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.kind, self.game, self.rules, self.chunk) if part)

    @property
    def seeds(self) -> range:
        few, many = WEIGHED.get(self.kind, SEEDS), MANY_WEIGHED.get(self.kind, MANY)
        count = many if self.chunk else few
        first = SEEDS + (self.chunk - 1) * many if self.chunk else 0
        return range(first, first + (max(1, count * FEWER // SEEDS) if self.rules else count))

    def exercises(self) -> tuple[Exercise, ...]:
        return exercises(self)


@cache
def exercises(sample: Sample) -> tuple[Exercise, ...]:
    game = GAMES[sample.game].parse(sample.rules)
    return tuple(generate(sample.kind, seed, game) for seed in sample.seeds)


PLAIN = [Sample(kind, game) for kind in KINDS for game in games_for(kind)]
SAMPLES = [
    *PLAIN,
    *(
        Sample(kind, game, rules)
        for kind in KINDS
        for game in games_for(kind)
        for rules in VARIANTS[game]
        if KINDS[kind].cases(GAMES[game].parse(rules))
    ),
]


TOURS = [replace(sample, chunk=chunk) for sample in SAMPLES for chunk in range(1, CHUNKS + 1)]
"""The same with many more seeds."""


def of_kind(*kinds: str) -> list[Sample]:
    """Give the samples of these kinds."""
    return [sample for sample in SAMPLES if sample.kind in kinds]


class Judged:
    """What the naive referee of the game says about an exercise's record."""

    def __init__(self, exercise: Exercise) -> None:
        module: Any = referee if exercise.game == "latinern" else referee_28
        ((self.record, self.acts),) = module.read(exercise.record)
        self.module = module

    def legal(self, seat: str) -> list[str]:
        legal: list[str] = self.module.legal(self.record, self.acts, seat)
        return legal

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = self.module.describe(self.record, self.acts)
        return told


def every_answer(exercise: Exercise) -> Iterator[str]:
    """Give every answer to a question that asks for no set."""
    return (" ".join(keys) for keys in product(*exercise.posed.options))
