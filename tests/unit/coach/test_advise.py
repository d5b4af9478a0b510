"""Advice in both games: for every seat and phase, from the view alone, proved, and the same every time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests import texts_28
from tests.contract.subjects import SUBJECTS, players, random_round
from tests.texts import NS_3_0, position, record
from trickkit import Seat, TrickkitError
from trickkit.coach import Advice, advise, coach_bot, look
from trickkit.coach.sampling import Effort
from trickkit.deduction import worlds
from trickkit.games.latinern import Ask, PlayCard

ONE_WORLD = 1e-9
"""Seconds: over at once, so that one world is drawn; in Twenty-eight it is played out where that is quicker."""


def some_positions(game: str, seed: str, rounds: int, share: float):
    """Give positions from anywhere in random rounds, of all settings and variants."""
    for number in range(rounds):
        rng = Random(f"advise/{seed}/{number}")
        for state in random_round(SUBJECTS[game], rng):
            if state.outcome() is None and rng.random() < share:
                yield state, rng


def check(view, advice: Advice) -> None:
    """What holds of every advice."""
    assert advice.seat is view.seat
    assert tuple(option.act for option in advice.options) == tuple(view.legal_actions())
    assert advice.worlds >= 1
    if advice.act is None:
        assert view.to_act is not view.seat
    else:
        assert advice.act in advice.best
    if view.to_act is view.seat:
        assert advice.best
    assert advice.look == look(view)


@pytest.mark.parametrize(("game", "rounds", "share"), [("latinern", 25, 0.25), ("twenty-eight", 40, 0.15)])
def test_every_legal_act_of_every_seat_gets_advice(game, rounds, share):
    asked = 0
    for state, _ in some_positions(game, "all", rounds, share):
        for seat in players(state):
            view = state.observe(seat)
            if view.legal_actions():
                asked += 1
                check(view, advise(view, budget=ONE_WORLD))
            else:
                with pytest.raises(TrickkitError, match=f"{seat} has nothing to decide here"):
                    advise(view)
    assert asked > 100


@pytest.mark.parametrize(("game", "rounds", "share"), [("latinern", 15, 0.2), ("twenty-eight", 40, 0.08)])
def test_twin_worlds_get_the_same_advice(game, rounds, share):
    """The hidden cards are dealt anew; the view is the same, and so is the advice with the same seed."""
    compared = 0
    for state, rng in some_positions(game, "twins", rounds, share):
        for seat in players(state):
            if not state.observe(seat).legal_actions():
                continue
            twin = SUBJECTS[game].twin(state, seat, rng)
            if twin is not None:
                compared += 1
                given = [advise(world.observe(seat), seed=compared, budget=ONE_WORLD) for world in (state, twin)]
                assert given[0] == given[1]
    assert compared > 30


def test_the_same_seed_and_worlds_give_the_same_advice():
    view = position(record("N:7H")).observe(Seat.EAST)
    given = [advise(view, seed=seed, worlds=10) for seed in (1, 1, 2)]
    assert given[0] == given[1] != given[2]
    assert [each.worlds for each in given] == [10, 10, 10]


def test_without_worlds_or_budget_it_takes_a_second(monkeypatch):
    seen = []
    monkeypatch.setattr("trickkit.coach.coaching.advise_latinern", lambda _view, effort, _rng: seen.append(effort))
    advise(position(record("N:7H")).observe(Seat.EAST))
    assert seen == [Effort(seconds=1.0)]


def test_both_worlds_and_budget_are_too_much():
    with pytest.raises(TrickkitError, match="one of the two"):
        advise(position(record("N:7H")).observe(Seat.EAST), worlds=3, budget=1)


def test_after_the_end_there_is_nothing_to_decide():
    view = position(record(NS_3_0)).observe(Seat.EAST)
    with pytest.raises(TrickkitError, match="E has nothing to decide here"):
        look(view)


def test_advice_takes_a_view_and_nothing_else():
    state: Any = position(record("N:7H"))
    for ask in (advise, look):
        with pytest.raises(TypeError, match="not a LatinernState"):
            ask(state)


@pytest.mark.parametrize("game", ["latinern", "twenty-eight"])
def test_the_bot_plays_whole_rounds_by_the_rules(game):
    bot = coach_bot("whole", worlds=1)
    for number in range(2):
        state = SUBJECTS[game].start(Random(f"bot/{number}"))
        while state.outcome() is None:
            seat = state.to_act or next(seat for seat in players(state) if answers(state, seat))
            act = bot(state.observe(seat))
            assert act == bot(state.observe(seat))
            state = state.apply(act)


def answers(state, seat: Seat) -> bool:
    """Tell whether an answer of `seat` is awaited."""
    tokens = {act.token for act in state.legal_actions(seat)}
    return bool(tokens & {"stay", "accept"})


def test_the_bot_does_not_ask_where_asking_is_off():
    """South holds three Schläge and needs three tricks."""
    deal = "N:7H 8H 9H JH QH E:AD 7D 8D 9D JD S:9C TS TH TC 7C W:TD 7S 8S 9S JS"
    view = position(record("W:7S N:7H E:7D", deal=deal, dealer="S")).observe(Seat.SOUTH)
    assert coach_bot(1, worlds=5)(view) == Ask(Seat.SOUTH)
    assert isinstance(coach_bot(1, worlds=5, asking=False)(view), PlayCard)


def test_the_bot_calls_by_the_rules_of_thumb():
    state = texts_28.position(texts_28.record(deal=texts_28.STRONG))
    assert str(coach_bot(1)(state.observe(Seat.NORTH))) == "N:14"


def test_few_worlds_are_solved_exactly():
    """With few worlds left the values are averages over all of them, whatever the seed."""
    compared = 0
    for state, _ in some_positions("latinern", "exact", 120, 0.4):
        view = state.observe(state.to_act) if state.to_act else None
        if view is None or worlds(view).count > 40:
            continue
        compared += 1
        first, second = (advise(view, seed=seed, worlds=40) for seed in (1, 2))
        assert [option.value for option in first.options] == [option.value for option in second.options]
        assert first.worlds == worlds(view).count
    assert compared >= 10
