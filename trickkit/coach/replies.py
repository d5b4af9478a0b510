"""Latinern played on by chance: what tells equally good cards apart is how often the others go wrong."""

from __future__ import annotations

from random import Random

from trickkit.cards import Card
from trickkit.games.latinern import LatinernState
from trickkit.solver import LatinernPlayouts, LatinernProblem
from trickkit.solver.latinern import TO_WIN


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

    __slots__ = ("_playouts", "_side")

    def __init__(self, state: LatinernState) -> None:
        problem = LatinernProblem.of(state)
        self._playouts, self._side = LatinernPlayouts(problem), problem.turn.place & 1

    def won(self, card: Card, rng: Random) -> bool:
        """Play `card`, then any cards; tell whether the side of the seat to play takes three tricks."""
        return self._playouts.tricks(rng.random, card)[self._side] == TO_WIN
