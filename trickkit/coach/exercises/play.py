"""Deals played at random, as a quarry for positions.

The players draw lots by the odds below and are no bots of the table, so that a seed gives the same exercise whatever
the bots learn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from trickkit.games.latinern import Ask as AskToGo
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.twenty_eight import (
    Ask,
    Bid,
    Concede,
    Pass,
    PlayCard,
    Raise,
    Redeal,
    Show,
    Thani,
    TwentyEight,
    TwentyEightState,
)
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action, Score

T = TypeVar("T")
AnyGame = Latinern | TwentyEight
"""The rules of a game with the settings of the house."""

_ASKS_TO_GO: Final = 0.12
_STAYS: Final = 0.85
_SPEAKS: Final = 0.15
"""How often a rare word is said where it is legal: redeal, show, thani, concede."""
_PASSES: Final = 0.6
_RAISES: Final = 0.25
_BIDS_MORE: Final = 0.35
_BIDS_ANYTHING: Final = 0.15
_ASKS_FOR_TRUMP: Final = 0.35


def pick(rng: Random, items: Sequence[T]) -> T:
    """Draw one of several, from `rng.random()` alone.

    >>> pick(Random(1), "CDHS")
    'C'
    """
    return items[int(rng.random() * len(items))]


def play(game: AnyGame, rng: Random) -> Iterator[AnyState]:
    """Deal and play to the end by lot; give every position.

    Args:
        game: the rules.
        rng: where chance comes from; only its method `random` is used.

    >>> states = list(play(Latinern(), Random(1)))
    >>> states[0].to_act is states[0].deal.forehand, states[-1].outcome() is not None
    (True, True)
    """
    if isinstance(game, Latinern):
        yield from _play_latinern(game, rng)
    else:
        yield from _play_twenty_eight(game, rng)


def _play_latinern(game: Latinern, rng: Random) -> Iterator[LatinernState]:
    dealer = pick(rng, tuple(Seat))
    score = Score(*(int(rng.random() * game.target) for _ in range(2)))
    state = game.start(game.deal(rng, dealer), score)
    yield state
    while state.outcome() is None:
        state = state.apply(_latinern_act(state, rng))
        yield state


def _latinern_act(state: LatinernState, rng: Random) -> Action:
    if state.position.question is not None:
        stay, go = pick(rng, [acts for seat in Seat if (acts := state.legal_actions(seat))])
        return stay if rng.random() < _STAYS else go
    if rng.random() < _ASKS_TO_GO:
        askers = [AskToGo(seat) for seat in Seat if AskToGo(seat) in state.legal_actions(seat)]
        if askers:
            return pick(rng, askers)
    return pick(rng, [act for act in state.legal_actions() if not isinstance(act, AskToGo)])


def _play_twenty_eight(game: TwentyEight, rng: Random) -> Iterator[TwentyEightState]:
    empty = pick(rng, tuple(Seat)) if game.three_players else None
    dealer = pick(rng, [seat for seat in Seat if seat is not empty])
    state = game.start(game.deal(rng, dealer, empty))
    yield state
    while state.outcome() is None:
        state = state.apply(_twenty_eight_act(state, rng))
        yield state


def _twenty_eight_act(state: TwentyEightState, rng: Random) -> Action:
    acts = [act for seat in state.position.order for act in state.legal_actions(seat)]
    rare = [act for act in acts if isinstance(act, Redeal | Show | Thani | Concede)]
    if rare and rng.random() < _SPEAKS:
        return pick(rng, rare)
    acts = [act for act in acts if act not in rare]
    passes = [act for act in acts if isinstance(act, Pass)]
    numbers = [act for act in acts if isinstance(act, Bid | Raise)]
    if numbers or passes:
        silent = _PASSES if not isinstance(acts[0], Raise) else 1 - _RAISES
        return pick(rng, passes) if passes and (not numbers or rng.random() < silent) else _number(numbers, rng)
    asks = [act for act in acts if isinstance(act, Ask)]
    if asks:
        return asks[0] if rng.random() < _ASKS_FOR_TRUMP else pick(rng, [a for a in acts if isinstance(a, PlayCard)])
    return pick(rng, acts)


def _number(numbers: Sequence[Action], rng: Random) -> Action:
    """Draw a bid: mostly one of the lowest, now and then any."""
    if rng.random() < _BIDS_ANYTHING:
        return pick(rng, numbers)
    place = 0
    while place < len(numbers) - 1 and rng.random() < _BIDS_MORE:
        place += 1
    return numbers[place]
