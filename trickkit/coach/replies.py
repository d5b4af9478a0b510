"""Latinern played on by chance: what tells equally good cards apart is how often the others go wrong."""

from __future__ import annotations

from random import Random

from trickkit.cards import Card
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern.position import TRICK_SIZE, TRICKS_TO_WIN
from trickkit.seats import Side
from trickkit.tricks import Tier

_GROUP = 16  # more than the strengths inside a tier span


class Replies:
    """A position of Latinern that can be played on by chance many times.

    Args:
        state: the position; a card is awaited.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> replies, rng, (card, *_) = Replies(state), Random(1), state.position.held[state.to_act.place]
    >>> sum(replies.won(card, rng) for _ in range(1000))
    935
    """

    __slots__ = ("_first", "_hands", "_plain", "_power", "_table", "_turn", "_won")

    def __init__(self, state: LatinernState) -> None:
        position = state.position
        assert position.to_play is not None  # noqa: S101 - a card is awaited
        self._turn = position.to_play.place
        self._hands = [[card.index for card in hand or ()] for hand in position.held]
        self._table = [play.card.index for play in position.plays]
        self._first = (self._turn - len(self._table)) % TRICK_SIZE
        self._won = [position.won(side) for side in Side]
        self._power, self._plain = _strengths(state)

    def won(self, card: Card, rng: Random) -> bool:
        """Play `card`, then any cards; tell whether the side of the seat to play takes three tricks."""
        hands = [hand.copy() for hand in self._hands]
        table, first, turn, won = self._table.copy(), self._first, self._turn, self._won.copy()
        mine, random = turn & 1, rng.random
        choice = hands[turn].index(card.index)
        power, plain = self._power, self._plain
        while True:
            table.append(hands[turn].pop(choice))
            turn = (turn + 1) & 3
            if len(table) == TRICK_SIZE:
                suit = plain[table[0]]
                strengths = [power[each] if plain[each] in {suit, -1} else 0 for each in table]
                first = turn = (first + strengths.index(max(strengths))) & 3
                won[turn & 1] += 1
                if won[turn & 1] == TRICKS_TO_WIN:
                    return turn & 1 == mine
                table = []
            choice = int(random() * len(hands[turn]))


def _strengths(state: LatinernState) -> tuple[dict[int, int], dict[int, int]]:
    """Give for each card in play its strength, and its suit if it is plain, else -1."""
    position = state.position
    cards: list[Card] = [card for hand in position.held for card in hand or ()]
    cards += [play.card for play in position.plays]
    power, plain = {}, {}
    for card in cards:
        standing = state.ordering.standing(card, card)
        power[card.index] = _GROUP * standing.tier + standing.strength
        plain[card.index] = card.index // 8 if standing.tier is Tier.LED_SUIT else -1
    return power, plain
