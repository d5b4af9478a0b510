"""Rules of thumb for Latinern, the same for knowers and blind players.

1. Keep the pairs of trump and Schlag that fit every announced winner; a knower has just one.
2. A card's power is its standing, averaged over these pairs.
3. Leading: the most powerful card.
4. Partner is likely to win the trick already, and nobody or only weak chances come behind: the weakest card.
5. Else the card most likely to take the lead; of equal ones the weakest. No real chance: the weakest card.
6. Asked to go: stay, unless the others need one more trick and no card in hand is likely a trump.
7. Ask when, knowing the secret, the Schläge in hand are as many as the tricks still needed.
"""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.games.latinern import (
    ALL_ORDERINGS,
    Ask,
    Go,
    LatinernObservation,
    LatinernOrdering,
    PlayCard,
    Stay,
)
from trickkit.games.latinern.position import TRICK_SIZE, TRICKS_TO_WIN
from trickkit.table import Action
from trickkit.tricks import Tier, winning_place

Pairs = tuple[LatinernOrdering, ...]
"""Pairs of trump and Schlag that a seat takes to be possible."""

_LIKELY = 0.5
_NO_CHANCE = 0.1
_TIER_STEP = 10  # more than the strengths inside a tier span


def greedy_latinern(view: LatinernObservation, *, asking: bool = True) -> Action:
    """Choose an act by the rules of thumb above.

    Args:
        view: what the seat has seen; its card is awaited, or its side has been asked.
        asking: whether it may ask on its own.

    Returns:
        A legal act of that seat.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(greedy_latinern(state.observe(state.to_act)))
    E:9D
    """
    legal = view.legal_actions()
    pairs = _possible(view)
    if Stay(view.seat) in legal:
        return _answer(view, pairs)
    if asking and view.ordering is not None and Ask(view.seat) in legal and _sure_of_it(view, view.ordering):
        return Ask(view.seat)
    weakest_first = sorted(view.hand, key=lambda card: _power(card, pairs))
    if not view.trick.plays:
        return PlayCard(view.seat, weakest_first[-1])
    return PlayCard(view.seat, _follow(view, weakest_first, pairs))


def _possible(view: LatinernObservation) -> Pairs:
    if view.ordering is not None:
        return (view.ordering,)
    pairs = ALL_ORDERINGS
    for won in view.tricks:
        pairs = _left(pairs, won.trick.cards, won.trick.cards.index(won.card))
    return pairs or ALL_ORDERINGS


def _left(pairs: Pairs, cards: tuple[Card, ...], place: int) -> Pairs:
    """Keep the pairs under which the card at `place` wins."""
    return tuple(pair for pair in pairs if winning_place(pair.standings(cards)) == place)


def _power(card: Card, pairs: Pairs) -> float:
    standings = (pair.standing(card, card) for pair in pairs)
    return sum(_TIER_STEP * standing.tier + standing.strength for standing in standings) / len(pairs)


def _follow(view: LatinernObservation, weakest_first: list[Card], pairs: Pairs) -> Card:
    cards = view.trick.cards
    last = len(cards) == TRICK_SIZE - 1
    standings = [pair.standings(cards) for pair in pairs]
    partner = len(cards) - 2  # the partner sits two places before
    if (
        partner >= 0
        and sum(winning_place(standing) == partner for standing in standings) > _LIKELY * len(pairs)
        and (last or _power(cards[partner], pairs) > _TIER_STEP * Tier.TRUMP)
    ):
        return weakest_first[0]
    to_beat = [max(standing) for standing in standings]  # an equal card played later does not win
    chances = [
        sum(pair.standing(card, cards[0]) > top for pair, top in zip(pairs, to_beat, strict=True)) / len(pairs)
        for card in weakest_first
    ]
    best = max(chances)
    return weakest_first[chances.index(best)] if best > _NO_CHANCE else weakest_first[0]


def _answer(view: LatinernObservation, pairs: Pairs) -> Action:
    others_need_one = view.position.won(view.seat.side.other) == TRICKS_TO_WIN - 1
    has_trump = any(_power(card, pairs) > _TIER_STEP * Tier.TRUMP for card in view.hand)
    return Go(view.seat) if others_need_one and not has_trump else Stay(view.seat)


def _sure_of_it(view: LatinernObservation, ordering: LatinernOrdering) -> bool:
    needed = TRICKS_TO_WIN - view.position.won(view.seat.side)
    return sum(card.rank is ordering.schlag for card in view.hand) >= needed
