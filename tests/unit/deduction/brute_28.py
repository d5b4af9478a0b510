"""Twenty-eight deduced the slow way: deals are made from what is unseen, and the engine says whether they fit."""

from __future__ import annotations

from itertools import combinations
from math import factorial, prod
from typing import TYPE_CHECKING

from tests.worlds_28 import random_act, random_start
from trickkit import IllegalActionError, Seat
from trickkit.deduction import World
from trickkit.games.twenty_eight import (
    Ask,
    ChooseTrump,
    Concede,
    Deal,
    PlayCard,
    Redeal,
    Show,
    TwentyEight,
    TwentyEightState,
)
from trickkit.games.twenty_eight.deal import HAND_SIZE, deck_of
from trickkit.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from trickkit import Card
    from trickkit.games.twenty_eight import TwentyEightObservation


def quiet_round(rng: Random) -> Iterator[TwentyEightState]:
    """Play a deal at random, but so that trump stays hidden as long as it may; give every position but the last."""
    state = random_start(rng)
    while state.outcome() is None:
        yield state
        acts = [random_act(state, rng) for _ in range(8)]
        state = state.apply(next((act for act in acts if not _speaks(state, act)), acts[-1]))


def _speaks(state: TwentyEightState, act: Action) -> bool:
    """Tell whether an act turns the down card up or ends the deal early."""
    shows = isinstance(act, PlayCard) and act.card is state.position.down
    return shows or isinstance(act, Ask | Redeal | Show | Concede)


def replayed(view: TwentyEightObservation, world: World) -> TwentyEightState | None:
    """Play the acts of a view in a world, checked by the engine; None where an act is refused."""
    assert isinstance(view.game, TwentyEight)
    state = view.game.start(world.deal, view.score)
    try:
        for event in view.events:
            if isinstance(event, ChooseTrump):
                state = state.apply(ChooseTrump(event.seat, world.down))
            elif isinstance(event, Action):
                state = state.apply(event)
    except IllegalActionError:
        return None
    return state


def looks_the_same(view: TwentyEightObservation, world: World) -> bool:
    """Tell whether the seat sees the same when the acts are played in a world."""
    state = replayed(view, world)
    return state is not None and state.observe(view.seat) == view


def seen_of(view: TwentyEightObservation) -> dict[Seat, list[Card]]:
    """Give the cards that are known to have been dealt to each seat: played, turned up, shown, the viewer's own."""
    position = view.position
    seen: dict[Seat, list[Card]] = {seat: [] for seat in Seat if seat is not position.empty}
    for event in view.events:
        if isinstance(event, PlayCard):
            seen[event.seat].append(event.card)
    if position.bidder and position.down and position.down not in seen[position.bidder]:
        seen[position.bidder].append(position.down)
    for seat, shown in zip(Seat, position.shown or (), strict=False):
        seen[seat] += [card for card in shown or () if card not in seen[seat]]
    return seen | {view.seat: list(position.dealt[view.seat.place] or ())}


def unseen_of(view: TwentyEightObservation) -> list[Card]:
    """Give all the other cards."""
    seen = {card for cards in seen_of(view).values() for card in cards}
    return [card for card in deck_of(view.position.empty) if card not in seen]


def chosen(view: TwentyEightObservation) -> bool:
    """Tell whether a down card lies or has lain."""
    return any(isinstance(event, ChooseTrump) for event in view.events)


def combinations_of(view: TwentyEightObservation) -> int:
    """Count the ways to deal the unseen cards, each with every card of the bidder as the down card."""
    free = [HAND_SIZE - len(cards) for cards in seen_of(view).values()]
    ways = factorial(sum(free)) // prod(map(factorial, free))
    return ways * (HAND_SIZE if chosen(view) and view.down is None else 1)


def every_combination(view: TwentyEightObservation) -> Iterator[World]:
    """Deal the unseen cards in every way, with every card of the bidder as the down card."""
    for hands in _dealt(list(seen_of(view).items()), unseen_of(view)):
        yield from (world(view, hands, down) for down in _downs(view, hands))


def some_combination(view: TwentyEightObservation, rng: Random) -> World:
    """Deal the unseen cards at random, with any card of the bidder as the down card."""
    unseen, hands = unseen_of(view), {}
    rng.shuffle(unseen)
    for seat, cards in seen_of(view).items():
        more = HAND_SIZE - len(cards)
        hands[seat] = [*cards, *unseen[:more]]
        del unseen[:more]
    return world(view, hands, rng.choice(_downs(view, hands)))


def world(view: TwentyEightObservation, hands: dict[Seat, list[Card]], down: Card | None) -> World:
    """Lay the down card first in the bidder's hand."""
    ordered = dict(hands)
    bidder = view.position.bidder
    if down is not None and bidder is not None and bidder is not view.seat:
        ordered[bidder] = [down, *(card for card in hands[bidder] if card is not down)]
    return World(Deal(view.dealer, tuple(tuple(ordered.get(seat, ())) for seat in Seat)), down)


def _downs(view: TwentyEightObservation, hands: dict[Seat, list[Card]]) -> list[Card | None]:
    bidder = view.position.bidder
    if not chosen(view) or bidder is None:
        return [None]
    return [view.down] if view.down is not None else [*hands[bidder]]


def _dealt(seats: list[tuple[Seat, list[Card]]], rest: list[Card]) -> Iterator[dict[Seat, list[Card]]]:
    if not seats:
        yield {}
        return
    (seat, cards), *others = seats
    for more in combinations(rest, HAND_SIZE - len(cards)):
        for given in _dealt(others, [card for card in rest if card not in more]):
            yield {seat: [*cards, *more], **given}


def keyed(found: World) -> tuple[object, ...]:
    """Give hands as sets, and the down card."""
    return (*map(frozenset, found.deal.hands), found.down)
