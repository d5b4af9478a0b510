"""Playouts take the same course as the real game when both are given the same chance numbers, act by act."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.unit.solver.naive import latinern_ending, twenty_eight_ending
from tests.unit.solver.test_endings import KINDS
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import Ask, By, Outcome, PlayCard, consequences
from trickkit.seats import Side
from trickkit.solver import LatinernPlayouts, LatinernProblem, TwentyEightPlayouts, TwentyEightProblem
from trickkit.solver.bits import NUMBER

TIMES = 6


def latinern_played(state, rng):
    """Play any card, each as likely as the others, in the real game; give the tricks of both sides."""
    while state.outcome() is None:
        cards = [act for act in state.legal_actions() if isinstance(act, LatinernCard)]
        state = state.apply(cards[int(rng.random() * len(cards))])
    return tuple(state.position.won(side) for side in Side)


def twenty_eight_played(state, rng, *, made=False):
    """Play any card or ask in the real game, low cards first in the list; give what the bidder's side ends with."""
    while state.outcome() is None:
        acts = [act for act in state.legal_actions() if isinstance(act, PlayCard | Ask)]
        acts.sort(key=lambda act: NUMBER[act.card] if isinstance(act, PlayCard) else len(NUMBER))
        state = state.apply(acts[int(rng.random() * len(acts))])
    outcome, position = state.outcome(), state.position
    assert isinstance(outcome, Outcome)
    return int(outcome.made) if made or outcome.by is By.THANI else position.points(position.team(position.bidder))


@pytest.mark.parametrize("cards", range(1, 6))
def test_latinern(cards):
    for seed in range(20):
        state = latinern_ending(Random(f"playouts/{seed}/{cards}"), cards)
        playouts, ours, real = LatinernPlayouts(LatinernProblem.of(state)), Random(seed), Random(seed)
        for _ in range(TIMES):
            assert playouts.tricks(ours.random) == latinern_played(state, real), state.events
            assert ours.getstate() == real.getstate()


def test_latinern_with_the_first_card_given():
    for seed in range(20):
        state = latinern_ending(Random(f"playouts/{seed}"), 4)
        playouts = LatinernPlayouts(LatinernProblem.of(state))
        for act in state.legal_actions():
            if isinstance(act, LatinernCard):
                ours, real = Random(seed), Random(seed)
                assert playouts.tricks(ours.random, act.card) == latinern_played(state.apply(act), real)
                assert ours.getstate() == real.getstate()


def test_who_wins_a_deal_that_is_played_on(monkeypatch):
    monkeypatch.setattr(consequences, "_all_trumps", lambda *_: None)
    for seed in range(20):
        state = twenty_eight_ending(Random(f"playouts/on/{seed}"), "cot=on", 3, play_on=True)
        playouts = TwentyEightPlayouts(replace(TwentyEightProblem.of(state), sweep_only=True))
        ours, real = Random(seed), Random(seed)
        for _ in range(TIMES):
            assert playouts.points(ours.random) == twenty_eight_played(state, real, made=True), state.events


@pytest.mark.parametrize(("rules", "kind"), KINDS)
@pytest.mark.parametrize("cards", [1, 3, 8])
def test_twenty_eight(rules, kind, cards, monkeypatch):
    monkeypatch.setattr(consequences, "_all_trumps", lambda *_: None)  # T20 is left out, as in the solver
    for seed in range(4):
        rng = Random(f"playouts/{rules}/{kind}/{seed}/{cards}")
        state = twenty_eight_ending(
            rng, rules, min(cards, 7) if kind else cards, thani=kind == "thani", play_on=kind == "play-on"
        )
        playouts, ours, real = TwentyEightPlayouts(TwentyEightProblem.of(state)), Random(seed), Random(seed)
        for _ in range(TIMES):
            assert playouts.points(ours.random) == twenty_eight_played(state, real), state.events
            assert ours.getstate() == real.getstate()
