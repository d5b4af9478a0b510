"""The kinds that weigh answers over worlds, against other worlds, and what is beyond doubt."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tests.texts import NS_3_2, position, record
from tests.unit.coach.exercises.samples import Judged, of_kind
from trickkit import Seat
from trickkit.coach import equity
from trickkit.coach.equity import break_even
from trickkit.coach.exercises import KINDS, Exercise, NoExerciseError, generate, pose
from trickkit.coach.exercises.worth import ALL, Worth, gap, steps
from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.deduction import worlds
from trickkit.games.latinern import Ask, Go, LatinernObservation, LatinernState, Stay
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.solver import solve

OTHERS = 60
DEAL = "N:JS QH TC AD 9S E:8D QD 8C 7D QS S:9C 8H AC 7C KH W:8S QC KD KC JD"


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
    if exercise.kind == "ask-or-wait":
        return asking(view, state)
    values = {act.token: value for act, value in solve(state).items()}
    if isinstance(view, LatinernObservation):
        return {key: float(values[key] is side) for key in exercise.posed.options[0]}
    assert isinstance(view, TwentyEightObservation)
    own = 1 if view.position.with_bidder(view.seat) else -1
    return {key: own * values[key] for key in exercise.posed.options[0]}


def asking(view: LatinernObservation, state: LatinernState) -> dict[str, float]:
    """Give the chance to win the match after asking, for both kinds of answers, and after playing on."""
    side, stake = view.seat.side, view.stake
    own, others = view.score[side], view.score[side.other]
    values = set(solve(state).values())
    wins = side in values if state.to_act is view.seat else values == {side}

    def after(points: int, *, won: bool) -> float:
        return equity.equity(own + points, others) if won else equity.equity(own, others + points)

    asked = state.apply(Ask(view.seat))
    answers = (greedy_latinern(asked.observe(seat)) for seat in (view.dealer, view.forehand) if seat.side is not side)
    goes = [isinstance(answer, Go) for answer in answers] == [True]
    stays = after(stake + 1, won=wins)
    return {
        "ask": stays,
        "ask, by the rules of thumb": after(stake, won=True) if goes else stays,
        "wait": after(stake, won=wins),
    }


@pytest.mark.parametrize(
    "sample", [s for s in of_kind("best-card", "go-or-stay", "ask-or-wait") if "target" not in s.rules], ids=str
)
def test_other_worlds_agree_with_the_answer(sample):
    """What is accepted beats what is refused in other worlds, too."""
    for exercise in sample.exercises()[: None if sample.chunk else 8]:
        view = exercise.state.observe(exercise.seat)
        rows = [worth_of(exercise, view, state) for state in other_worlds(view)]
        means = {key: mean(row[key] for row in rows) for key in rows[0]}
        refused = [key for key in means if key.partition(",")[0] not in exercise.accepted]
        assert min(means[key] for key in means if key not in refused) > max(means[key] for key in refused)


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


@pytest.mark.parametrize("sample", of_kind("go-or-stay"), ids=str)
def test_no_difficulty_is_passed_over_that_there_is(sample):
    may_be = KINDS["go-or-stay"].may_be
    for exercise in sample.exercises():
        assert may_be(exercise.state, exercise.seat, exercise.difficulty)


def test_where_many_worlds_fit_a_close_question_cannot_be_put():
    """Of sixty worlds none is so near to the limit, about a quarter, and beyond doubt."""
    state = position(record("E:8D S:7C W:KD N:TC W:ask", deal=DEAL, dealer="N"))
    assert worlds(state.observe(Seat.SOUTH)).count > ALL
    found = [KINDS["go-or-stay"].may_be(state, Seat.SOUTH, difficulty) for difficulty in range(1, 6)]
    assert found[-1] is False
    assert True in found


def test_a_close_question_comes_from_few_worlds():
    exercise = generate("go-or-stay", 3, difficulty=5)
    view = exercise.state.observe(exercise.seat)
    assert (exercise.difficulty, worlds(view).count <= ALL) == (5, True)
    assert KINDS["go-or-stay"].may_be(exercise.state, exercise.seat, 5)


@pytest.mark.parametrize("sample", of_kind("ask-or-wait"), ids=str)
def test_the_numbers_and_hints_of_asking(sample):
    for exercise in sample.exercises():
        told = Judged(exercise).told()
        side = exercise.seat.side
        assert (told["question"], told["to_act"], bool(told["tricks"])) == (None, str(exercise.seat), True)
        assert "ask" in Judged(exercise).legal(str(exercise.seat))
        own, others = told["score"][side], told["score"][side.other]
        look, rule, _ = exercise.hints
        assert look.facts == (("stake", str(told["stake"])), ("more", str(told["stake"] + 1)))
        why = exercise.posed.why
        chance, limit = int(why.fact("chance")), int(why.fact("limit"))
        assert rule.facts == (("limit", str(limit)), ("own", str(own)), ("others", str(others)))
        assert rule.code == {0: "asking-costs-nothing", 100: "asking-brings-nothing"}.get(limit, "asking-even")
        assert (
            (chance > limit) is (float(why.fact("asking")) > float(why.fact("waiting"))) is (why.code == "better-ask")
        )
        assert exercise.accepted == (why.code.removeprefix("better-"),)
        assert dict(exercise.posed.wrong) == {"wait" if exercise.accepted == ("ask",) else "ask": why}


def test_asking_costs_nothing_where_the_match_is_lost_anyway():
    """At 5 : 10 two points lose the match as three do; with 9 or more asking is forbidden (L19)."""
    acts = "N:7H E:7C S:JH W:TD W:KH N:9D E:9C S:KD"
    exercise = pose("ask-or-wait", position(record(acts, score="NS:10 EW:5")), Seat.EAST)
    assert (exercise.accepted, exercise.hints.rule.code) == (("ask",), "asking-costs-nothing")
    with pytest.raises(NoExerciseError):
        pose("ask-or-wait", position(record(acts, score="NS:5 EW:10")), Seat.EAST)


def test_no_question_where_the_reason_would_not_show(monkeypatch):
    """East wins in 10 of 83 deals, and staying pays from 12.3 hundredths on: told in hundredths, both are 12."""
    deal = "N:JH 7C 7D KH 8S E:8D TC 8H QH 9D S:9C JD 9S TH KS W:9H 7H QS QD KD"
    acts = "N:7C E:TC S:JD W:7H S:9C W:KD N:8S E:QH E:9D S:KS E:ask N:stay W:QD N:7D W:9H N:KH E:8D S:TH S:9S N:ask"
    asked = position(record(acts, deal=deal, score="NS:1 EW:1"))
    with pytest.raises(NoExerciseError):
        pose("go-or-stay", asked, Seat.EAST)
    turn = position(record("N:7H E:7C S:JH W:TD W:KH N:9D E:9C S:KD", score="NS:10 EW:5"))
    chance = int(pose("ask-or-wait", turn, Seat.EAST).posed.why.fact("chance"))
    monkeypatch.setattr(equity, "asking_pays", lambda *_: chance / 100)
    with pytest.raises(NoExerciseError):
        pose("ask-or-wait", turn, Seat.EAST)


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
