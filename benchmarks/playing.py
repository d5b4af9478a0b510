"""How many games are played by chance in a second, beside other libraries called from Python as ours is."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from benchmarks.measure import Job, Row, missing, rates, source
from benchmarks.positions import latinern_problem, twenty_eight_problem
from trickkit.cards import DECK
from trickkit.games.latinern import LatinernOrdering
from trickkit.seats import Seat
from trickkit.solver import LatinernPlayouts, LatinernProblem, TwentyEightPlayouts, TwentyEightProblem

OPEN_SPIEL = ("euchre", "skat", "hearts", "spades")
PROMISED = {"Latinern": 80_000, "Twenty-eight": 30_000}
POSITIONS = 20


def ours() -> tuple[dict[str, Job], dict[str, Job]]:
    """Give, by game, a playout from a position before the first card, and one that begins with shuffling."""
    random = source("playouts").random
    rounds = [LatinernPlayouts(latinern_problem(seed)) for seed in range(POSITIONS)]
    deals = [TwentyEightPlayouts(twenty_eight_problem(seed, hidden=True)) for seed in range(POSITIONS)]

    def latinern() -> object:
        return rounds[int(random() * POSITIONS)].tricks(random)

    def twenty_eight() -> object:
        return deals[int(random() * POSITIONS)].points(random)

    def latinern_dealt() -> object:
        deck = sorted(DECK, key=lambda _: random())
        hands = tuple(tuple(deck[start : start + 5]) for start in (0, 5, 10, 15))
        ordering = LatinernOrdering(deck[0].suit, deck[5].rank)
        return LatinernPlayouts(LatinernProblem(hands, ordering, Seat.EAST)).tricks(random)

    def twenty_eight_dealt() -> object:
        deck = sorted(range(32), key=lambda _: random())
        hands = [sum([1 << card for card in deck[start : start + 8]]) for start in (0, 8, 16, 24)]
        down = 1 << deck[0]
        seats, leader = tuple(Seat.NORTH.order()), int(random() * 4)
        problem = TwentyEightProblem(seats, (hands[0] ^ down, *hands[1:]), deck[0] >> 3, down, leader)
        return TwentyEightPlayouts(problem).points(random)

    return (
        {"Latinern": latinern, "Twenty-eight": twenty_eight},
        {"Latinern": latinern_dealt, "Twenty-eight": twenty_eight_dealt},
    )


def open_spiel(pyspiel: Any, name: str) -> tuple[Job, Job]:  # noqa: ANN401 - it has no types
    """Give a playout of a game from after its deal, the bidding included, and one of the whole game."""
    random = source("open_spiel", name).random
    game = pyspiel.load_game(name)

    def play(state: Any) -> object:  # noqa: ANN401
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return state

    def dealt() -> Any:  # noqa: ANN401
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return state

    starts = [dealt() for _ in range(POSITIONS)]
    return lambda: play(starts[int(random() * POSITIONS)].clone()), lambda: play(game.new_initial_state())


def rlcard() -> Job | None:
    """Give a whole game of bridge in RLCard, without the observations it makes for learning; None if not installed."""
    try:
        game = import_module("rlcard.games.bridge.game").BridgeGame()
    except ImportError:
        return None
    random = source("rlcard").random

    def play() -> object:
        game.init_game()
        while not game.is_over():
            actions = game.judger.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
        return game

    return play


def rows() -> Iterator[Row]:
    """Measure all of them in turn."""
    positions, dealt = ours()
    from_deal: dict[str, Job] = {}
    whole: dict[str, Job] = {}
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        yield missing("Playouts: OpenSpiel", "open_spiel")
    else:
        logging.disable()
        for name in OPEN_SPIEL:
            from_deal[f"OpenSpiel {name}"], whole[f"OpenSpiel {name}"] = open_spiel(pyspiel, name)
    bridge = rlcard()
    if bridge is None:
        yield missing("Playouts: RLCard bridge", "rlcard")
    else:
        whole["RLCard bridge"] = bridge
    yield from _rows("from a position", positions, from_deal, PROMISED)
    yield from _rows("dealing included", dealt, whole, {})


def _rows(how: str, mine: dict[str, Job], others: dict[str, Job], promised: dict[str, int]) -> Iterator[Row]:
    found, prepared = rates(mine | others), how == "from a position"
    for game in mine:
        rate = found[game]
        if game in promised:
            note = f"Random legal play from before the first card, {POSITIONS} positions."
            kept = rate >= promised[game]
            yield Row(f"{game}, playouts {how}", f"{rate:,.0f}/s", "–", None, f"≥ {promised[game]:,}/s", kept, note)
        for name in others:
            other = found[name]
            theirs = "after the deal, their bidding included" if how == "from a position" else "with deal and bidding"
            note = (
                f"{name}: random legal play {theirs}; ours plays {'20' if game == 'Latinern' else '32'} cards at most."
            )
            ratio = rate / other
            promise = "> 1" if prepared else "–"
            yield Row(
                f"{game}, playouts {how}, beside {name}",
                f"{rate:,.0f}/s",
                f"{other:,.0f}/s",
                ratio,
                promise,
                ratio > 1 if prepared else None,
                note,
            )
