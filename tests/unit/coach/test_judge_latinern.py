"""Judging a round of Latinern: what was known and hindsight, each right, and kept apart."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts import NS_3_2, position, record
from tests.unit.solver.naive import winner as best_play
from trickkit import DECK, Seat, TrickkitError, parse_record, write_view
from trickkit.coach import advise, judge
from trickkit.coach.equity import weighed
from trickkit.coach.judging import JudgedAct, Judgement, Unit, Verdict, judgement_json
from trickkit.games.latinern import Ask, LatinernState, PlayCard
from trickkit.solver import solve
from trickkit.table import Action
from trickkit.tricks import winning_place

SURE = "N:7H AC 9H JH QH E:AD 7D 8D 9D JD S:9C TS TH TC 7C W:TD 7S 8S 9S JS"
"""South deals: clubs and the 10; South has three of the four tens, the Hauptschlag with them, and West leads."""


def history(state: LatinernState) -> list[tuple[LatinernState, Action]]:
    """Give each act with the position before it."""
    before, found = state.before_play(), []
    for event in state.events:
        if isinstance(event, Action):
            found.append((before, event))
            before = before.apply(event)
    return found


def only(text: str, seat: Seat, number: int, worlds: int = 10) -> JudgedAct:
    """Judge a record and give the act with a number."""
    return next(each for each in judge(parse_record(text), seat, worlds=worlds).acts if each.number == number)


@pytest.mark.parametrize("seed", range(6))
def test_every_act_of_the_seat_is_judged_as_a_hint_would_have_said(seed):
    *_, state = random_round(SUBJECTS["latinern"], Random(f"judged/{seed}"))
    acts = history(state)
    for seat in Seat:
        judged = judge(state, seat, seed="s", worlds=3)
        own = [(number, before, act) for number, (before, act) in enumerate(acts, 1) if act.seat is seat]
        assert [(each.number, each.act) for each in judged.acts] == [(number, act) for number, _, act in own]
        for each, (_, before, act) in zip(judged.acts, own, strict=True):
            if each.known.verdict is Verdict.OFFENCE:
                assert act in before.offences(seat)
                continue
            advice = advise(before.observe(seat), seed="s", worlds=3)
            assert each.known.value == next(option.value for option in advice.options if option.act == act)
            assert each.worlds == advice.worlds == 3
            assert each.known.best >= each.known.value
        outcome = state.outcome()
        assert outcome is not None
        assert judged.won is (outcome.winner is seat.side)


@pytest.mark.parametrize("seed", range(12))
def test_hindsight_is_what_the_solver_says_of_the_true_cards(seed):
    *_, state = random_round(SUBJECTS["latinern"], Random(f"hindsight/{seed}"))
    cards = 0
    for seat in Seat:
        judged = {each.number: each for each in judge(state, seat, worlds=1).acts}
        for number, (before, act) in enumerate(history(state), 1):
            if act.seat is not seat or not isinstance(act, PlayCard):
                continue
            values = {card: float(side is seat.side) for card, side in solve(before).items()}
            after = judged[number].hindsight
            assert (after.value, after.best) == (values[act], max(values.values()))
            assert set(after.acts) == {card for card, value in values.items() if value == after.best}
            assert after.verdict is (
                Verdict.ONLY
                if len(values) == 1
                else Verdict.COSTLY
                if values[act] < max(values.values())
                else Verdict.BEST
            )
            cards += 1
    assert cards


@pytest.mark.parametrize("seed", range(6))
def test_what_was_known_is_the_same_in_twin_worlds(seed):
    """The hidden cards are dealt anew; the seat saw the same at every moment."""
    rng = Random(f"apart/{seed}")
    states = [state for state in random_round(SUBJECTS["latinern"], rng) if state.outcome() is None]
    for seat in Seat:
        twin = SUBJECTS["latinern"].twin(states[-1], seat, rng)
        assert twin is not None
        here, there = judge(states[-1], seat, worlds=4), judge(twin, seat, worlds=4)
        assert [_known(each) for each in here.acts] == [_known(each) for each in there.acts]
        assert (here.won, there.won) == (None, None)


def _known(each: JudgedAct) -> tuple[object, ...]:
    return each.number, each.act, each.unit, each.known, each.why, each.worlds, each.missed


def test_hindsight_sees_what_the_seat_could_not_know():
    differ = 0
    for seed in range(3):
        rng = Random(f"sees/{seed}")
        states = [state for state in random_round(SUBJECTS["latinern"], rng) if state.outcome() is None]
        for seat in Seat:
            twin = SUBJECTS["latinern"].twin(states[-1], seat, rng)
            assert twin is not None
            here, there = judge(states[-1], seat, worlds=1), judge(twin, seat, worlds=1)
            differ += [each.hindsight for each in here.acts] != [each.hindsight for each in there.acts]
    assert differ > 3  # of 12


@pytest.mark.parametrize("answer", ["stay", "go"])
def test_the_best_act_where_every_world_was_looked_at(answer):
    """West, who knows clubs and the 10, has AC left and two tricks; South's last card is one of 13."""
    before = " ".join(NS_3_2.split()[:18])
    each = only(record(f"{before} N:ask W:{answer}"), Seat.WEST, 20, worlds=13)
    view = position(record(f"{before} N:ask")).observe(Seat.WEST)
    seen = {card for won in view.tricks for card in won.trick.cards} | set(view.trick.cards) | set(view.hand)
    assert view.ordering is not None
    won = []
    for card in DECK:
        if card not in seen:
            place = winning_place(view.ordering.standings((*view.trick.cards, card, *view.hand)))
            won.append(place in {1, 3})
    stay = sum(weighed(0, 0, 3 if win else -3) for win in won) / 13
    go = weighed(0, 0, -2)
    assert len(won) == each.worlds == 13
    assert (each.unit, each.known.best) == (Unit.MATCH_POINTS, pytest.approx(max(stay, go)))
    assert each.known.value == pytest.approx(stay if answer == "stay" else go)
    assert [str(act) for act in each.known.acts] == ["W:stay" if stay > go else "W:go"]
    assert each.known.verdict is (Verdict.BEST if (answer == "stay") is (stay > go) else Verdict.COSTLY)


@pytest.mark.parametrize("seed", range(10))
def test_the_turning_point_is_the_last_change_of_who_wins(seed):
    *_, state = random_round(SUBJECTS["latinern"], Random(f"turning/{seed}"))
    found = judge(state, Seat.NORTH, worlds=1).turning
    outcome = state.outcome()
    assert outcome is not None
    sides = [_side(before) for before, _ in history(state)] + [outcome.winner]
    changes = [number for number in range(1, len(sides)) if sides[number - 1] is not sides[number]]
    if not changes:
        assert found is None
        return
    assert found is not None
    assert (found.number, found.act) == (changes[-1], history(state)[changes[-1] - 1][1])
    assert found.gained is (outcome.winner is Seat.NORTH.side)


def _side(state: LatinernState) -> object:
    """Give who wins with the best play of all; as naive as can be from trick 3 on."""
    question = state.position.question
    if question is not None:
        answering = next(seat for seat in Seat if seat.side is question.other)
        state = state.apply(next(act for act in state.legal_actions(answering) if act.token == "stay"))
    if len(state.position.tricks) >= 2:
        return best_play(state)
    assert state.to_act is not None
    return state.to_act.side if state.to_act.side in solve(state).values() else state.to_act.side.other


def test_a_question_is_weighed_against_none():
    """South knows that it has the three strongest cards: to ask brings 3 where 2 would have been won."""
    each = only(record("W:7S S:ask", deal=SURE, dealer="S"), Seat.SOUTH, 2)
    assert (each.unit, each.known.verdict, each.why.code) == (Unit.MATCH_POINTS, Verdict.BEST, "asking-pays")
    assert each.known.acts == (Ask(Seat.SOUTH),)
    blind = only(record("W:7S E:ask", deal=SURE, dealer="S"), Seat.EAST, 2)
    assert (blind.hindsight.verdict, blind.hindsight.acts) == (Verdict.COSTLY, ())
    assert blind.hindsight.loss == pytest.approx(1, abs=0.1)  # 3 lost instead of 2
    folded = record("W:7S S:ask", deal=SURE.replace("S:9C TS TH TC 7C", "S:9C QS QC KH 7C"), dealer="S")
    poor = only(folded, Seat.SOUTH, 2)
    assert (poor.known.verdict, poor.known.acts, poor.why.code) == (Verdict.COSTLY, (), "asking-waits")


def test_a_word_that_was_missed_is_named_unless_it_came_later():
    silent = only(record("W:7S N:7H E:AD S:TC", deal=SURE, dealer="S"), Seat.SOUTH, 4)
    assert silent.missed is not None
    assert (str(silent.missed.act), silent.missed.unit) == ("S:ask", Unit.MATCH_POINTS)
    assert silent.missed.value > silent.missed.silence
    assert silent.known.verdict in {Verdict.BEST, Verdict.AS_GOOD}
    assert only(record("W:7S N:7H E:AD S:TC S:ask", deal=SURE, dealer="S"), Seat.SOUTH, 4).missed is None
    assert only(record("W:7S N:7H E:AD S:TC N:ask", deal=SURE, dealer="S"), Seat.SOUTH, 4).missed is None
    assert only(record("W:7S N:7H E:AD S:TC W:ask", deal=SURE, dealer="S"), Seat.SOUTH, 4).missed == silent.missed


def test_an_answer_and_the_fold_that_gave_the_round_away():
    gone = judge(parse_record(record("W:7S E:ask S:go", deal=SURE, dealer="S")), Seat.SOUTH, worlds=10)
    (answer,) = gone.acts
    assert (answer.unit, answer.why.code, answer.missed) == (Unit.MATCH_POINTS, "answer", None)
    assert (answer.known.verdict, answer.hindsight.verdict) == (Verdict.COSTLY, Verdict.COSTLY)
    assert answer.hindsight.loss == pytest.approx(5, abs=0.1)  # 2 lost instead of 3 won
    assert gone.turning is not None
    assert (str(gone.turning.act), gone.turning.gained, gone.won) == ("S:go", False, False)
    assert gone.worst == answer


@pytest.mark.parametrize(
    ("acts", "number", "score", "clause"),
    [
        ("W:7S N:leak", 2, "", "L21"),
        ("W:7S N:ask W:leak", 3, "", "L21"),
        ("W:7S N:ask", 2, "NS:9 EW:0", "L19"),
    ],
)
def test_an_offence_costs_what_the_round_was_worth(acts, number, score, clause):
    text = record(acts, deal=SURE, dealer="S", score=score)
    seat = Seat(acts.rsplit(" ", 1)[1][0])
    each = only(text, seat, number, worlds=5)
    assert (each.known.verdict, each.hindsight.verdict) == (Verdict.OFFENCE, Verdict.OFFENCE)
    assert (each.why.code, dict(each.why.facts)) == ("offence", {"clause": clause})
    assert each.unit is Unit.MATCH_POINTS
    assert each.worlds == 5
    assert each.known.value == each.hindsight.value < 0
    if seat is Seat.NORTH:
        assert each.hindsight.loss > 3  # the round was won with the best play
    judged = judge(parse_record(text), seat, worlds=2)
    assert judged.worst == judged.acts[-1]
    assert judged.count(Verdict.OFFENCE) == judged.count(Verdict.OFFENCE, hindsight=True) == 1


def test_what_cannot_be_judged_is_refused():
    state = position(record("N:8S"))
    with pytest.raises(TrickkitError, match="a hand is judged from a full record"):
        judge(parse_record(write_view(state.observe(Seat.NORTH))), Seat.NORTH)
    with pytest.raises(TrickkitError, match="one of the two"):
        judge(state, Seat.NORTH, worlds=3, budget=1.0)
    with pytest.raises(TrickkitError, match="tell nothing"):
        judge(state, Seat.NORTH, worlds=0)


def test_seed_and_worlds_make_it_the_same_and_seconds_do_too():
    state = position(record(NS_3_2))
    assert judge(state, Seat.EAST, worlds=4) == judge(state, Seat.EAST, worlds=4)
    assert judge(state, Seat.EAST, worlds=4) != judge(state, Seat.EAST, seed=2, worlds=4)
    assert all(each.worlds >= 1 for each in judge(state, Seat.EAST, budget=0.001).acts)
    assert {each.worlds for each in judge(state, Seat.EAST).acts} == {20}
    assert judge(position(record()), Seat.EAST) == Judgement(Seat.EAST, (), None, None)


def test_totals_and_the_worst_act_are_those_of_the_acts():
    judged = judge(position(record(NS_3_2)), Seat.SOUTH, worlds=5)
    assert sum(judged.count(verdict) for verdict in Verdict) == len(judged.acts) == 5
    assert judged.lost(Unit.CHANCE) == pytest.approx(sum(each.known.loss for each in judged.acts))
    assert judged.lost(Unit.CHANCE, hindsight=True) == sum(each.hindsight.loss for each in judged.acts)
    plain = json.loads(json.dumps(judgement_json(judged)))
    assert plain["totals"]["known"]["lost"]["chance"] == judged.lost(Unit.CHANCE)
    assert plain["totals"]["hindsight"]["verdicts"]["costly"] == judged.count(Verdict.COSTLY, hindsight=True)
    assert [each["act"] for each in plain["acts"]] == [str(each.act) for each in judged.acts]
    assert plain["turning"] is None or plain["turning"]["number"] <= 20
