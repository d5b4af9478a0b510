"""Bots at Twenty-eight: legal in every phase and variant, blind to what is hidden, and by the rules on the page."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts_28 import STRONG, VOIDS, after, position, record
from tests.worlds_28 import random_round, random_start, twin
from trickkit import Seat, Side
from trickkit.coach import Bot, greedy, greedy_twenty_eight, random_bot, speak
from trickkit.games.twenty_eight import NewDeal, Phase, TwentyEight, TwentyEightState

BOTS = {"greedy": greedy, "random": random_bot(Random(1))}


def awaited(state: TwentyEightState) -> list[Seat]:
    """Give the seats whose bot may be called: the one to act, or the side that answers a concession."""
    if state.position.phase is Phase.CONCESSION:
        return [seat for seat in state.position.order if state.legal_actions(seat)]
    return [] if state.to_act is None else [state.to_act]


def play(state: TwentyEightState, bots: dict[Seat, Bot]) -> TwentyEightState:
    """Let bots play a deal to its end; greedy words are said out of turn, too."""
    while state.outcome() is None:
        words = [word for seat in state.position.order if (word := speak(state.observe(seat))) is not None]
        seat = awaited(state)[0]
        state = state.apply(words[0] if words else bots[seat](state.observe(seat)))
    return state


def greedy_act(text: str, acts: str = "") -> str:
    """Say what greedy does after `acts`."""
    state = after(position(text), acts)
    return str(greedy_twenty_eight(state.observe(awaited(state)[0])))


@pytest.mark.parametrize("bot", BOTS)
def test_every_act_is_legal_in_every_phase_and_variant(bot):
    phases = set()
    for number in range(120):
        for state in random_round(Random(f"bots/{bot}/{number}")):
            phases.add(state.position.phase)
            for seat in awaited(state):
                act = BOTS[bot](state.observe(seat))
                assert act.seat is seat
                assert act in state.legal_actions(seat)
            for seat in state.position.order:
                word = speak(state.observe(seat))
                assert word is None or word in state.legal_actions(seat)
    assert phases == set(Phase)


@pytest.mark.parametrize("bot", BOTS)
def test_whole_deals_come_to_an_end(bot):
    ends = set()
    for number in range(120):
        state = play(random_start(Random(f"whole/{number}")), dict.fromkeys(Seat, BOTS[bot]))
        outcome = state.outcome()
        ends.add(outcome.clause if isinstance(outcome, NewDeal) else outcome and outcome.by.value)
    assert {"play", "concede", "V3"} <= ends


def test_twin_worlds_give_the_same_act():
    compared = 0
    for number in range(60):
        rng = Random(f"twins/{number}")
        states = list(random_round(rng))
        for state in rng.sample(states, min(4, len(states))):
            for seat in awaited(state):
                other = twin(state, seat, rng)
                if other is None:
                    continue
                compared += 1
                assert greedy(other.observe(seat)) == greedy(state.observe(seat))
                seeded = [random_bot(Random(3))(world.observe(seat)) for world in (other, state)]
                assert seeded[0] == seeded[1]
    assert compared > 100


def test_greedy_beats_random_from_both_sides():
    """120 deals, each played twice with sides changed: who has the better of the deals that are scored."""
    gained = 0
    for number in range(120):
        for side in Side:
            chance = random_bot(Random(number))
            game = TwentyEight()
            state = game.start(game.deal(Random(f"better/{number}")))
            outcome = play(state, {seat: greedy if seat.side is side else chance for seat in Seat}).outcome()
            if outcome is not None and not isinstance(outcome, NewDeal):
                gained += outcome.game_points if outcome.team is side else -outcome.game_points
    assert gained >= 240


def test_random_bids_a_little_and_lays_any_card():
    opened = {str(random_bot(Random(seed))(position(record()).observe(Seat.NORTH))) for seed in range(9)}
    assert opened == {"N:14"}
    state = position(record("N:14"))
    calls = [random_bot(Random(seed))(state.observe(Seat.WEST)).token for seed in range(60)]
    assert 5 <= calls.count("15") <= 30
    assert calls.count("15") + calls.count("pass") == 60
    state = position(record("N:14 W:pass S:pass E:pass"))
    chosen = {random_bot(Random(seed))(state.observe(Seat.NORTH)).token for seed in range(60)}
    assert chosen == {"trump=9D", "trump=AD", "trump=7D", "trump=9H"}
    state = after(state, "N:trump=9D")
    assert {random_bot(Random(seed))(state.observe(Seat.NORTH)).token for seed in range(20)} == {"pass"}


@pytest.mark.parametrize(
    ("deal", "acts", "act"),
    [
        (STRONG, "", "N:14"),  # 1, 2: JC 9C JD 9D are worth 9 + 3 + 4 + 1
        (STRONG, "N:17", "W:pass"),
        (STRONG, "N:16 W:17", "S:pass"),  # AC TC AD TD: 9 + 3
        (STRONG, "N:16 W:17 S:pass E:pass", "N:pass"),
        (STRONG, "N:15 W:16 S:pass E:pass", "N:17"),
        (STRONG, "N:15 W:pass S:20 E:pass", "N:pass"),
        (STRONG, "N:14 W:pass S:pass E:pass", "N:trump=9C"),  # 3
        (STRONG, "N:14 W:pass S:pass E:pass N:trump=9C", "N:pass"),  # 4: 6 + 4 + 4 + 1
        (STRONG, "N:14 W:pass S:pass E:pass N:trump=9C N:pass", "S:pass"),
    ],
)
def test_calls(deal, acts, act):
    assert greedy_act(record(deal=deal), acts) == act


def test_raises_with_seven_trumps():
    """Seven trumps with jack and nine, and another jack: 6 + 14 + 4 + 1."""
    deal = "N:JC 9C AC TC KC QC 8C JD E:7C QD KD 8D 7D 9D AD TD S:JH 9H AH TH JS 9S AS TS W:KH QH 8H 7H KS QS 8S 7S"
    assert greedy_act(record(deal=deal), "N:14 W:pass S:pass E:pass N:trump=TC") == "N:raise=24"
    assert greedy_act(record(deal=deal), "N:24 W:pass S:pass E:pass N:trump=TC") == "N:raise=25"


# North bids and puts 9H down in VOIDS: West has no heart, East no diamond, South no spade.
HIDDEN = "N:14 W:pass S:pass E:pass N:trump=9H N:pass S:pass"


@pytest.mark.parametrize(
    ("acts", "act"),
    [
        ("", "N:7D"),  # 5: no high card; the weakest one without points that may be led
        ("N:8S", "W:7S"),  # 9: none of its spades wins for certain
        ("N:TS W:KS", "S:7C"),  # 9: void, but the partner is ahead
        ("N:8S W:7S S:JH", "E:AS"),  # 7: last to play; the weakest that wins
        ("N:TS W:KS S:8H E:JS", "E:JC"),  # 5: a high card
        ("N:7D W:JD S:KD", "E:9C"),  # 6: last to play, and the partner has it
        ("N:7D W:JD S:KD E:9C", "W:9D"),  # 5: the jack of diamonds is gone, so the nine is high
        ("N:7D W:JD S:KD E:9C W:AC S:7C E:TC", "N:9H"),  # 8: void, and the others take two points
    ],
)
def test_plays(acts, act):
    assert greedy_act(record(HIDDEN, deal=VOIDS), acts) == act
