"""The positions that are measured: drawn from seeds, so the same on every machine."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from benchmarks.measure import source
from trickkit.coach import greedy
from trickkit.games.latinern import Latinern, LatinernObservation, LatinernState
from trickkit.games.twenty_eight import Phase, TwentyEight, TwentyEightObservation, TwentyEightState
from trickkit.seats import Seat
from trickkit.solver import LatinernProblem, TwentyEightProblem
from trickkit.solver.bits import JACKS, WORTH


def latinern(seed: object, tricks: int = 0) -> LatinernState:
    """Deal, and let the rules of thumb play so many tricks; nobody asks, and the round is still on."""
    rng, game = source("latinern", seed), Latinern()
    while True:
        state = game.start(game.deal(rng, rng.choice(list(Seat))))
        while state.outcome() is None and len(state.position.tricks) < tricks:
            state = state.apply(greedy(_seen(state), asking=False))
        if state.outcome() is None:
            return state


def twenty_eight(seed: object, tricks: int = 0) -> TwentyEightState:
    """Deal, and let the rules of thumb bid and play so many tricks; the deal counts and is still on."""
    rng, game = source("twenty-eight", seed), TwentyEight()
    while True:
        state = game.start(game.deal(rng, rng.choice(list(Seat))))
        while state.outcome() is None and (
            state.position.phase is not Phase.PLAY or len(state.position.tricks) < tricks
        ):
            state = state.apply(greedy(_seen(state)))
        if state.outcome() is None:
            return state


def first_call(seed: object) -> TwentyEightState:
    """Deal; eldest is to call."""
    rng, game = source("twenty-eight", seed), TwentyEight()
    return game.start(game.deal(rng, rng.choice(list(Seat))))


def _seen(state: LatinernState | TwentyEightState) -> LatinernObservation | TwentyEightObservation:
    assert state.to_act is not None
    return state.observe(state.to_act)


def latinern_problem(seed: object) -> LatinernProblem:
    """Give a round before the first card."""
    return LatinernProblem.of(latinern(seed))


def twenty_eight_problem(seed: object, *, hidden: bool) -> TwentyEightProblem:
    """Deal at random before the first card; the bidder lays the lowest card of the best of four cards' suits.

    Args:
        seed: of the deal.
        hidden: whether trump is hidden; else the down card is in the bidder's hand.
    """
    rng = source("problem", seed)
    while True:
        deck = rng.sample(range(32), 32)
        hands = [sum(1 << card for card in deck[start : start + 8]) for start in (0, 8, 16, 24)]
        four, leader = deck[:4], rng.randrange(4)
        trump = max(range(4), key=lambda suit: sum(2 + 1.5 * WORTH[card] for card in four if card >> 3 == suit))
        down = min(card for card in four if card >> 3 == trump)
        side = (hands[0] | hands[2]) >> trump * 8 & 255
        if side != 255 and all(hand & JACKS != JACKS for hand in hands):  # T10, T20
            break
    problem = TwentyEightProblem(
        seats=tuple(Seat.NORTH.order()),
        hands=(hands[0] & ~(1 << down), *hands[1:]),
        trump=trump,
        down=1 << down,
        leader=leader,
    )
    return problem if hidden else replace(problem, hands=tuple(hands), down=0, hidden=False)


def any_deal_of_latinern(rng: Random) -> LatinernProblem:
    """Give any round before the first card, for playouts that begin with the deal."""
    game = Latinern()
    return LatinernProblem.of(game.start(game.deal(rng)))
