"""Bots play by the rules, from what their seat has seen; rules of thumb beat drawing lots."""

from __future__ import annotations

import inspect
from random import Random

import pytest
from hypothesis import given, settings

from tests.contract.subjects import SUBJECTS
from tests.strategies import states
from tests.texts import position, record
from trickkit import Score, Seat, Side
from trickkit.coach import Bot, greedy, greedy_latinern, random_bot, speak
from trickkit.games.latinern import Ask, Go, Latinern, LatinernState, Leak, PlayCard, Stay

BOTS = {"greedy": greedy_latinern, "random": random_bot(Random(1))}


@pytest.fixture(params=BOTS)
def bot(request) -> Bot:
    return BOTS[request.param]


def awaited(state: LatinernState) -> list[Seat]:
    """Give the seats whose bot may be called: the one to act, or the side that was asked."""
    if state.outcome() is not None:
        return []
    question = state.position.question
    if question is not None:
        return [seat for seat in Seat if seat.side is question.other]
    return [seat for seat in Seat if seat is state.to_act]


def play(seed: str, bots: dict[Seat, Bot], score: Score = Score()) -> LatinernState:  # noqa: B008 - frozen
    """Let four bots play a round."""
    game = Latinern()
    state = game.start(game.deal(Random(seed), Random(seed + "d").choice(list(Seat))), score)
    while state.outcome() is None:
        seat = awaited(state)[0]
        state = state.apply(bots[seat](state.observe(seat)))
    return state


@given(state=states())
@settings(max_examples=120)
def test_every_act_is_legal(state):
    for bot in BOTS.values():
        for seat in awaited(state):
            act = bot(state.observe(seat))
            assert act.seat is seat
            assert act in state.legal_actions(seat)
            assert act not in state.offences(seat)


@pytest.mark.parametrize("score", [Score(), Score(9, 9), Score(11, 3)])
def test_whole_rounds_hold_legal_acts_alone(bot, score):
    for seed in range(15):
        state = play(f"legal/{seed}", dict.fromkeys(Seat, bot), score)
        replayed = state.before_play()
        for event in state.events:
            if isinstance(event, PlayCard | Ask | Stay | Go | Leak):
                assert event in replayed.legal_actions(event.seat)
                replayed = replayed.apply(event)
        assert replayed == state


@given(state=states())
@settings(max_examples=60)
def test_twin_worlds_give_the_same_act(state):
    """The hidden cards are dealt anew: a bot that saw them would now and then act otherwise."""
    for seat in awaited(state):
        twin = SUBJECTS["latinern"].twin(state, seat, Random(7))
        assert twin is not None
        assert greedy_latinern(twin.observe(seat)) == greedy_latinern(state.observe(seat))
        seeded = [random_bot(Random(3))(world.observe(seat)) for world in (twin, state)]
        assert seeded[0] == seeded[1]


def test_a_bot_takes_a_view_and_nothing_else():
    takes = {greedy_latinern: "LatinernObservation", BOTS["random"]: "View", greedy: "View"}
    for bot, view in takes.items():
        given = [each for each in inspect.signature(bot).parameters.values() if each.default is inspect.Parameter.empty]
        assert [parameter.annotation for parameter in given] == [view]
    state = position(record())
    with pytest.raises((AttributeError, TypeError)):
        greedy_latinern(state)  # type: ignore[arg-type]


@given(state=states())
@settings(max_examples=30)
def test_greedy_takes_a_view_of_either_game(state):
    for seat in awaited(state):
        view = state.observe(seat)
        assert greedy(view) == greedy_latinern(view)
        assert greedy(view, asking=False) == greedy_latinern(view, asking=False)


def test_nothing_is_said_out_of_turn_in_latinern():
    state = position(record())
    assert [speak(state.observe(seat)) for seat in Seat] == [None] * 4


def test_greedy_is_the_same_every_time():
    state = play("again", dict.fromkeys(Seat, greedy_latinern))
    assert play("again", dict.fromkeys(Seat, greedy_latinern)) == state


def test_chance_is_an_argument():
    state = position(record())
    acts = [[str(random_bot(Random(seed))(state.observe(Seat.NORTH))) for seed in range(30)] for _ in range(2)]
    assert acts[0] == acts[1]
    assert len(set(acts[0])) == 5


def test_random_never_asks_and_answers_both_ways():
    state = position(record("N:ask"))
    assert {random_bot(Random(seed))(state.observe(Seat.EAST)).token for seed in range(20)} == {"stay", "go"}
    rounds = [play(f"random/{seed}", dict.fromkeys(Seat, random_bot(Random(seed)))) for seed in range(20)]
    assert not any(isinstance(event, Ask) for state in rounds for event in state.events)


# N holds the Hauptschlag TC and leads; trump is clubs, Schlag the ten.


@pytest.mark.parametrize(("acts", "act"), [
    ("", "N:TC"),  # leading: the strongest card
    ("N:TC E:QS S:KD", "W:8C"),  # nothing beats the Hauptschlag: the weakest card, trumps kept
])  # fmt: skip
def test_rules_of_thumb_of_a_knower(acts, act):
    state = position(record(acts))
    assert state.to_act is not None
    got = str(greedy_latinern(state.observe(state.to_act)))
    if acts:
        assert got in {"W:QH", "W:KH"}
    else:
        assert got == act


def test_asks_with_as_many_schlags_as_tricks_needed():
    """South, dealer, holds three tens; with 9 points it may not ask and does not."""
    deal = "N:7H 8H 9H JH QH E:AD 7D 8D 9D JD S:9C TS TH TC 7C W:TD 7S 8S 9S JS"
    text = record("W:7S N:7H E:7D", deal=deal, dealer="S")
    assert str(greedy_latinern(position(text).observe(Seat.SOUTH))) == "S:ask"
    text = record("W:7S N:7H E:7D", deal=deal, dealer="S", score="NS:9 EW:0")
    assert isinstance(greedy_latinern(position(text).observe(Seat.SOUTH)), PlayCard)


def test_stays_with_a_trump_and_goes_without_hope():
    hopeless = record("N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:ask")
    seen = {seat: greedy_latinern(position(hopeless).observe(seat)).token for seat in (Seat.EAST, Seat.WEST)}
    assert set(seen.values()) <= {"stay", "go"}
    assert seen[Seat.WEST] == "stay"  # W knows, and holds TD, a Schlag


def test_greedy_beats_random_from_both_sides():
    """200 deals, each played twice with sides changed."""
    won = 0
    for number in range(200):
        for side in Side:
            chance = random_bot(Random(number))
            bots = {seat: greedy_latinern if seat.side is side else chance for seat in Seat}
            outcome = play(f"coach/{number}", bots).outcome()
            assert outcome is not None
            won += outcome.winner is side
    assert won >= 0.6 * 400
