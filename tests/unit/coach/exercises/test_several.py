"""Exercises in a row: from the seeds that follow, and those of a day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from trickkit.coach.exercises import (
    KINDS,
    NoExerciseError,
    following,
    games_for,
    generate,
    kind_of_the_day,
    mixed,
    of_the_day,
    series,
    several,
)
from trickkit.errors import TrickkitError
from trickkit.games import GAMES

DAY = date(2026, 1, 31)


def test_a_series_takes_the_seeds_that_follow():
    assert series("who-wins", "8", 3) == tuple(generate("who-wins", seed) for seed in ("8", "9", "10"))
    assert [each.seed for each in series("who-wins", "Monday", 3)] == ["Monday", "Monday 2", "Monday 3"]


def test_a_series_keeps_game_and_difficulty():
    made = series("legal", 1, 4, GAMES["twenty-eight"](), 1)
    assert {(each.game, each.difficulty) for each in made} == {("twenty-eight", 1)}


@pytest.mark.parametrize(
    ("seed", "next_one"), [("4", "5"), ("a", "a 2"), ("a 9", "a 10"), ("2026-01-31", "2026-01-31 2")]
)
def test_following(seed, next_one):
    assert following(seed) == next_one


@pytest.mark.parametrize("count", [0, -1, 101])
def test_a_series_has_a_number_of_exercises(count):
    with pytest.raises(TrickkitError, match=rf"{count} exercises .* from 1 to 100"):
        series("who-wins", 1, count)


def test_a_seed_that_gives_nothing_is_passed_over(monkeypatch):
    def odd_only(name, seed, game, difficulty):
        if int(seed) % 2 == 0:
            raise NoExerciseError(seed)
        return generate(name, seed, game, difficulty)

    monkeypatch.setattr(several, "generate", odd_only)
    assert [each.seed for each in series("who-wins", 2, 3)] == ["3", "5", "7"]


def test_a_series_gives_up(monkeypatch):
    tried = []

    def none(name, seed, game, difficulty):
        tried.append(seed)
        raise NoExerciseError(f"nothing from {seed}")

    monkeypatch.setattr(several, "generate", none)
    with pytest.raises(NoExerciseError, match="nothing from 5"):
        series("who-wins", 1, 1)
    assert tried == ["1", "2", "3", "4", "5"]


def test_each_day_has_another_kind_and_all_come_up():
    kinds = [kind_of_the_day(DAY + timedelta(days)) for days in range(len(KINDS))]
    assert sorted(kinds) == sorted(KINDS)
    assert kind_of_the_day(DAY + timedelta(len(KINDS))) == kinds[0]


def test_the_exercise_of_a_day_is_the_same_for_everyone():
    (made,) = of_the_day(DAY, "who-wins")
    game = GAMES[made.game]()
    assert made == generate("who-wins", "2026-01-31", game)
    assert made != of_the_day(DAY + timedelta(1), "who-wins")[0]


def test_a_kind_for_both_games_takes_them_in_turn():
    games = {of_the_day(DAY + timedelta(10 * round_), "legal")[0].game for round_ in (0, 1)}
    assert games == set(games_for("legal"))


def test_a_day_without_a_kind_takes_the_one_whose_turn_it_is():
    day = next(day for day in map(date.fromordinal, range(739000, 739020)) if kind_of_the_day(day) == "points-so-far")
    first, second = of_the_day(day, count=2)
    assert (first.kind, first.seed, second.seed) == ("points-so-far", str(day), f"{day} 2")


def test_a_day_takes_a_given_game():
    (made,) = of_the_day(DAY, "who-wins", game=GAMES["twenty-eight"]())
    assert made.game == "twenty-eight"


def test_several_kinds_come_kind_after_kind():
    made = mixed(("who-wins", "minimum-bid"), "8", 2, difficulty=2)
    assert made == (*series("who-wins", "8", 2, difficulty=2), *series("minimum-bid", "8", 2, difficulty=2))


@pytest.mark.parametrize(
    ("names", "count", "words"),
    [
        (("legal", "legal"), 1, "named twice in legal,legal"),
        (("legal", "who-sings"), 1, '"who-sings" is no kind'),
        (("legal", "who-wins"), 51, "102 exercises cannot be made at once"),
        (("legal",), 0, "0 exercises"),
        (("legal",), 1.5, "1.5 exercises cannot be made at once; choose a number"),
        (("legal",), "3", "'3' exercises cannot be made at once; choose a number"),
    ],
)
def test_what_cannot_be_mixed(names, count, words):
    with pytest.raises(TrickkitError, match=words):
        mixed(names, 1, count)
