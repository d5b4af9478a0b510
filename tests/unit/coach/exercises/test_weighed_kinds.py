"""The kinds that weigh answers over worlds, against other worlds, and what is beyond doubt."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tests.texts import NS_3_2, position, record
from tests.unit.coach.exercises.samples import Judged, of_kind
from trickkit import Seat
from trickkit.coach.equity import break_even
from trickkit.coach.exercises import Exercise, NoExerciseError, pose
from trickkit.coach.exercises.worth import ALL, Worth, gap, steps
from trickkit.deduction import worlds
from trickkit.games.latinern import LatinernObservation, Stay
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.solver import solve

OTHERS = 60


def other_worlds(view):
    """Give all worlds if they are few, else worlds drawn from another seed than the exercise's."""
    space = worlds(view)
    if space.count <= ALL:
        return [space.state(world) for world in space.enumerate()]
    rng = Random(1)
    return [space.state(space.sample(rng)) for _ in range(OTHERS)]


def worth_of(exercise: Exercise, view, state) -> dict[str, float]:
    """Give what each option is worth in a world for the seat's side."""
    side = view.seat.side
    if exercise.kind == "go-or-stay":
        stays = state.apply(Stay(view.seat))
        winners = set(solve(stays).values())
        wins = side in winners if stays.to_act.side is side else winners == {side}
        return {"stay": float(wins), "go": break_even(view.score[side], view.score[side.other], view.stake)}
    values = {act.token: value for act, value in solve(state).items()}
    if isinstance(view, LatinernObservation):
        return {key: float(values[key] is side) for key in exercise.posed.options[0]}
    assert isinstance(view, TwentyEightObservation)
    own = 1 if view.position.with_bidder(view.seat) else -1
    return {key: own * values[key] for key in exercise.posed.options[0]}


@pytest.mark.parametrize("sample", [s for s in of_kind("best-card", "go-or-stay") if "target" not in s.rules], ids=str)
def test_other_worlds_agree_with_the_answer(sample):
    """What is accepted beats what is refused in other worlds, too."""
    for exercise in sample.exercises()[:8]:
        view = exercise.state.observe(exercise.seat)
        rows = [worth_of(exercise, view, state) for state in other_worlds(view)]
        means = {key: mean(row[key] for row in rows) for key in rows[0]}
        refused = [key for key in means if key not in exercise.accepted]
        assert min(means[key] for key in exercise.accepted) > max(means[key] for key in refused)


@pytest.mark.parametrize("sample", of_kind("best-card"), ids=str)
def test_the_numbers_and_hints_of_the_best_card(sample):
    for exercise in sample.exercises():
        told, (look, rule, _) = Judged(exercise).told(), exercise.hints
        name = "chance" if exercise.game == "latinern" else "value"
        numbers = {note.fact("act"): float(note.fact(name)) for _, note in exercise.posed.wrong}
        why = exercise.posed.why
        assert why.fact("act") == exercise.accepted[0]
        assert why.fact("best") == why.fact(name)
        assert all(number <= float(why.fact("best")) for number in numbers.values())
        assert float(rule.fact(name)) == min(numbers.values())
        assert rule.fact("act") in numbers
        if exercise.game == "latinern":
            won = {seat: sum(trick["winner"] in seat for trick in told["tricks"]) for seat in ("NS", "EW")}
            own = exercise.seat.side
            assert look.facts == (("own", str(3 - won[own])), ("others", str(3 - won[own.other])))
        else:
            team = next(team for team in told["points"] if told["bidder"] in team)
            assert look.facts == (("bid", str(told["bid"])), ("count", str(told["points"][team])))
            assert look.code == f"look-points-{'own' if str(exercise.seat) in team else 'others'}"


@pytest.mark.parametrize("sample", of_kind("go-or-stay"), ids=str)
def test_the_numbers_and_hints_of_going_and_staying(sample):
    for exercise in sample.exercises():
        told = Judged(exercise).told()
        side = exercise.seat.side
        assert told["question"] == side.other
        own, others = told["score"][side], told["score"][side.other]
        target = exercise.state.game.target
        look, rule, _ = exercise.hints
        assert look.facts == (("stake", str(told["stake"])), ("more", str(told["stake"] + 1)))
        limit = break_even(own, others, told["stake"], target or 12)
        assert rule.facts == (("limit", str(round(100 * limit))), ("own", str(own)), ("others", str(others)))
        chance = int(exercise.posed.why.fact("chance"))
        assert (chance > 100 * limit) is (exercise.accepted == ("stay",))


@pytest.mark.parametrize(("rows", "complete", "right"), [
    ([(1, 0), (0, 0)], True, (0,)),
    ([(1, 0), (0, 1)], True, None),  # all are equally good: nothing would be wrong
    ([(1, 1, 0), (0, 0, 0)], True, (0, 1)),
    ([(1, 0)] * 30, False, (0,)),
    ([(1, 1, 0)] * 30, False, (0, 1)),
    ([(1, 0)] * 10 + [(1, 1)] * 20, False, None),  # better on average, by 3.8 standard errors
    ([(1, 0)] * 12 + [(1, 1)] * 18, False, (0,)),  # by 4.4
    ([(1, 0, 0)] * 10 + [(0, 1, 0)] * 9 + [(0, 0, 0)] * 11, False, None),
])  # fmt: skip
def test_what_is_beyond_doubt(rows, complete, right):
    assert Worth(tuple(rows), complete=complete).right() == right


def test_the_gap_makes_it_easy():
    worth = Worth(((1, 1, 0.5, 0),), complete=True)
    assert gap(worth, (0, 1)) == 0.5
    assert [steps(distance, (4, 3, 2, 1)) for distance in (5, 4, 3.9, 2.5, 1, 0.9)] == [1, 1, 2, 3, 4, 5]


def test_where_there_is_nothing_to_decide():
    forced = position(record(NS_3_2[: NS_3_2.index("N:8S")]))
    assert forced.to_act is Seat.NORTH
    with pytest.raises(NoExerciseError):
        pose("best-card", forced, Seat.NORTH)
    early = position(record("N:ask"))
    with pytest.raises(NoExerciseError):
        pose("go-or-stay", early, Seat.EAST)
