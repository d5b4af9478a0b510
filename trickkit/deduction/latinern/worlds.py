"""The deals that fit a view of Latinern."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, combinations
from math import factorial, prod
from typing import TYPE_CHECKING

from trickkit.cards import Card, shuffled
from trickkit.deduction.base import Worlds
from trickkit.deduction.chance import below
from trickkit.deduction.latinern.known import Known
from trickkit.deduction.latinern.pairs import agrees
from trickkit.errors import TrickkitError
from trickkit.games.latinern import (
    ALL_ORDERINGS,
    BottomsShown,
    Deal,
    Dealt,
    LatinernObservation,
    LatinernOrdering,
    LatinernState,
)
from trickkit.games.latinern.deal import HAND_SIZE, Hands
from trickkit.games.latinern.position import Position
from trickkit.seats import Seat

if TYPE_CHECKING:
    from random import Random


class LatinernWorlds(Worlds[Deal, LatinernState]):
    """The deals that fit a view of Latinern.

    Two deals are one world if every hand holds the same cards and both knowers have the same bottom cards: the order
    of the other cards means nothing in this game.

    Args:
        view: what the seat has seen, at any moment of a round or after it.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> worlds = LatinernWorlds(state.observe(Seat.SOUTH))
    >>> worlds.count
    328883508954000
    >>> worlds.state(worlds.sample(Random(1))).observe(Seat.SOUTH) == state.observe(Seat.SOUTH)
    True
    """

    __slots__ = ("_bottoms", "_known", "_reached", "_view")

    def __init__(self, view: LatinernObservation) -> None:
        self._view = view
        self._known = Known.of(view)
        self._bottoms = tuple(self._possible_bottoms())
        unseen = frozenset(self._known.unseen)
        ways = {(one, two): self._ways(one, two) for one in (0, 1) for two in (0, 1)}
        self._reached = tuple(accumulate(ways[one in unseen, other in unseen] for one, other in self._bottoms))
        """How many worlds have these bottom cards or earlier ones."""

    @property
    def count(self) -> int:
        """How many worlds there are, exactly."""
        return self._reached[-1] if self._reached else 0

    def enumerate(self) -> Iterator[Deal]:
        """Give every world once, in an order that is always the same; meant for views that leave few."""
        for bottoms in self._bottoms:
            hands, rest = self._begun(*bottoms)
            for dealt in _deals(hands, rest):
                yield Deal(self._view.dealer, dealt)

    def sample(self, rng: Random) -> Deal:
        """Draw a world, each as likely as the others: first the two bottom cards, then the rest.

        Args:
            rng: where chance comes from; only its `random()` is used.

        Raises:
            TrickkitError: if no deal fits the view.
        """
        if not self.count:
            raise TrickkitError(f"no deal fits what {self._view.seat} has seen; there is nothing to draw")
        hands, rest = self._begun(*self._bottoms[bisect_right(self._reached, below(self.count, rng))])
        mixed, place = shuffled(rest, rng), 0
        dealt = []
        for hand, free in hands:
            dealt.append((*hand, *mixed[place : place + free]))
            place += free
        return Deal(self._view.dealer, tuple(dealt))

    def showing(self, pair: LatinernOrdering) -> Deal | None:
        """Give a world in which this is the pair of trump and Schlag, always the same one; None if there is none.

        Args:
            pair: trump and Schlag.

        >>> from random import Random
        >>> from trickkit.games.latinern import Latinern
        >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
        >>> deal = LatinernWorlds(state.observe(Seat.SOUTH)).showing(state.ordering)
        >>> print(state.ordering.trump, state.ordering.schlag, deal.bottom(deal.dealer), deal.bottom(deal.forehand))
        D 9 7D 9C
        """
        unseen = frozenset(self._known.unseen)
        for one, other in self._bottoms:
            if (one.suit, other.rank) == (pair.trump, pair.schlag) and self._ways(one in unseen, other in unseen):
                return Deal(self._view.dealer, next(_deals(*self._begun(one, other))))
        return None

    def state(self, world: Deal) -> LatinernState:
        """Give the position in which the view's seat sees just that view, if this is the deal.

        Args:
            world: one of these deals.
        """
        game, (first, *others) = self._view.game, self._view.events
        assert isinstance(first, Dealt)  # noqa: S101 - the first event of every round
        dealt = replace(first, hands=world.hands)
        shown = BottomsShown(world.dealer, (world.bottom(world.dealer), world.bottom(world.forehand)))
        events = (dealt, *(shown if isinstance(event, BottomsShown) else event for event in others))
        position = Position.start(dealt)
        for event in events[1:]:
            position = position.after(event, game)
        return LatinernState(game, events, position)

    def _possible_bottoms(self) -> Iterator[tuple[Card, Card]]:
        """Give the bottom cards of dealer and forehand that fit all announced winners."""
        view = self._view
        if view.position.bottoms is not None:
            yield view.position.bottoms
            return
        of_dealer, of_forehand = self._may_have(view.dealer), self._may_have(view.forehand)
        for pair in ALL_ORDERINGS if view.ordering is None else (view.ordering,):
            if all(agrees(pair, won) for won in view.tricks):
                trumps = (card for card in of_dealer if card.suit is pair.trump)
                schlaege = [card for card in of_forehand if card.rank is pair.schlag]
                yield from ((one, other) for one in trumps for other in schlaege if one is not other)

    def _may_have(self, seat: Seat) -> Sequence[Card]:
        return (*self._known.hands[seat.place], *(self._known.unseen if self._known.free(seat) else ()))

    def _begun(self, of_dealer: Card, of_forehand: Card) -> tuple[list[tuple[tuple[Card, ...], int]], list[Card]]:
        """Give each seat's certain cards with the number still to be dealt to it, and the cards left for that."""
        view, hands = self._view, list(self._known.hands)
        for seat, card in ((view.dealer, of_dealer), (view.forehand, of_forehand)):
            if seat is not view.seat:
                hands[seat.place] = (card, *(other for other in hands[seat.place] if other is not card))
        rest = [card for card in self._known.unseen if card is not of_dealer and card is not of_forehand]
        return [(hand, HAND_SIZE - len(hand)) for hand in hands], rest

    def _ways(self, one: int, two: int) -> int:
        """Count the ways to deal the rest when so many unseen cards are the dealer's and forehand's bottom cards."""
        view, known = self._view, self._known
        free = {seat: known.free(seat) for seat in Seat}
        free[view.dealer] -= one
        free[view.forehand] -= two
        if min(free.values()) < 0:
            return 0
        rest = len(known.unseen) - one - two
        return factorial(rest) // prod(map(factorial, (*free.values(), rest - sum(free.values()))))


def _deals(hands: Sequence[tuple[tuple[Card, ...], int]], rest: Sequence[Card]) -> Iterator[Hands]:
    """Deal the rest in every way."""
    if not hands:
        yield ()
        return
    (hand, free), *others = hands
    for given in combinations(rest, free):
        left = [card for card in rest if card not in given]
        for more in _deals(others, left):
            yield ((*hand, *given), *more)
