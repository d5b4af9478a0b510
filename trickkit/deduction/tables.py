"""Counting tables: in how many ways cards can go to places of given sizes, each place open to some cards only.

Cards that are open to the same places are alike, so a table counts how many of each kind go where, kind by kind, and
multiplies. Nothing is tried and thrown away: the same table counts, lists, and draws one way with equal chances.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import factorial, prod
from typing import TYPE_CHECKING, Final, NamedTuple

from trickkit.cards import DECK, Card, shuffled
from trickkit.deduction.chance import below

if TYPE_CHECKING:
    from random import Random

ALL: Final = (1 << len(DECK)) - 1
"""Every card, as bits by `Card.index`."""


class Place(NamedTuple):
    """Where cards can go."""

    size: int
    """How many cards go there."""
    open_to: int = ALL
    """Which cards may, as bits by `Card.index`."""


class Rule(NamedTuple):
    """Not all of these cards may go to these places."""

    cards: int
    """Cards that are to be dealt, as bits by `Card.index`; none if they all lie there already, then there is no way."""
    places: int
    """Places, as bits by their number."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """Cards that are alike."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    """The places they may go to."""
    rules: int
    """The rules that watch them, as bits."""


@dataclass(frozen=True, slots=True)
class _Node:
    """What can be done with one kind, when the kinds before it have been dealt."""

    reached: tuple[int, ...]
    """How many ways there are with this step or an earlier one."""
    steps: tuple[tuple[tuple[int, ...], _Node | None], ...]
    """How many cards go to each of the kind's places, and what comes then."""

    @property
    def total(self) -> int:
        """How many ways there are."""
        return self.reached[-1] if self.reached else 0


_DONE: Final = _Node((1,), ())
_DEAD: Final = _Node((), ())
Dealt = list[list[Card]]
"""The cards that went to each place."""


class Table:
    """All ways to deal some cards to places.

    Args:
        cards: the cards; as many as the places take together.
        places: where they go.
        rules: what is forbidden.

    >>> from trickkit.cards import parse_cards
    >>> clubs, others = Place(1, 0xFF), Place(2)
    >>> table = Table(parse_cards("7C 8C 9D"), [clubs, others])
    >>> table.total, [str(dealt[0][0]) for dealt in table.enumerate()]
    (2, ['7C', '8C'])
    """

    __slots__ = ("_kinds", "_memo", "_places", "_root")

    def __init__(self, cards: Sequence[Card], places: Sequence[Place], rules: Sequence[Rule] = ()) -> None:
        self._places = len(places)
        self._kinds = _kinds(cards, places, rules)
        self._memo: dict[tuple[int, tuple[int, ...], int], _Node] = {}
        self._root = self._node(0, tuple(place.size for place in places), (1 << len(rules)) - 1, rules)

    @property
    def total(self) -> int:
        """In how many ways the cards can be dealt."""
        return self._root.total

    def sample(self, rng: Random) -> Dealt:
        """Draw one of the ways, each as likely as the others; there must be one.

        Args:
            rng: where chance comes from; only its `random()` is used.
        """
        dealt: Dealt = [[] for _ in range(self._places)]
        node: _Node | None = self._root
        for kind in self._kinds:
            assert node is not None  # noqa: S101 - as many steps as kinds
            steps = node.steps
            counts, node = steps[bisect_right(node.reached, below(node.total, rng))] if len(steps) > 1 else steps[0]
            cards, done = kind.cards if len(kind.places) == 1 else shuffled(kind.cards, rng), 0
            for place, count in zip(kind.places, counts, strict=True):
                dealt[place] += cards[done : done + count]
                done += count
        return dealt

    def enumerate(self) -> Iterator[Dealt]:
        """Give every way once, in an order that is always the same."""
        yield from self._from(0, self._root, [[] for _ in range(self._places)])

    def _from(self, number: int, node: _Node | None, dealt: Dealt) -> Iterator[Dealt]:
        if number == len(self._kinds):
            if node is _DONE:
                yield dealt
            return
        assert node is not None  # noqa: S101 - as many steps as kinds
        kind = self._kinds[number]
        for counts, after in node.steps:
            for given in _shares(kind.cards, counts):
                new = [list(cards) for cards in dealt]
                for place, more in zip(kind.places, given, strict=True):
                    new[place] += more
                yield from self._from(number + 1, after, new)

    def _node(self, number: int, free: tuple[int, ...], alive: int, rules: Sequence[Rule]) -> _Node:
        """Count what can be done from the kind of this number on.

        Args:
            number: the next kind.
            free: how many cards each place still takes.
            alive: the rules that would be broken if the watched cards to come went like those before.
            rules: all rules.
        """
        if number == len(self._kinds):
            return _DEAD if alive else _DONE
        found = self._memo.get((number, free, alive))
        if found is None:
            kind, ways, steps = self._kinds[number], [], []
            all_ways, room = factorial(len(kind.cards)), tuple(free[place] for place in kind.places)
            if number + 1 < len(self._kinds):
                splits = _splits(len(kind.cards), room)
            else:  # the last kind fills what is left
                splits = iter([room] if sum(room) == len(kind.cards) else [])
            for counts in splits:
                left, still = list(free), alive
                for place, count in zip(kind.places, counts, strict=True):
                    left[place] -= count
                if alive & kind.rules:
                    still &= ~self._kept(kind, counts, rules)
                after = self._node(number + 1, tuple(left), still, rules)
                if after.total:
                    ways.append(all_ways // prod(map(factorial, counts)) * after.total)
                    steps.append((counts, after))
            found = self._memo[number, free, alive] = _Node(tuple(accumulate(ways)), tuple(steps))
        return found

    @staticmethod
    def _kept(kind: _Kind, counts: Sequence[int], rules: Sequence[Rule]) -> int:
        """Give the rules that cannot be broken any more, as a watched card of this kind goes elsewhere."""
        used = sum(1 << place for place, count in zip(kind.places, counts, strict=True) if count)
        return sum(1 << i for i, rule in enumerate(rules) if kind.rules >> i & 1 and used & ~rule.places)


def _kinds(cards: Sequence[Card], places: Sequence[Place], rules: Sequence[Rule]) -> tuple[_Kind, ...]:
    """Put alike cards together, those with the least choice first."""
    alike: dict[tuple[tuple[int, ...], int], list[Card]] = {}
    for card in cards:
        bit = 1 << card.index
        may = tuple(i for i, place in enumerate(places) if place.open_to & bit and place.size)
        watched = sum(1 << i for i, rule in enumerate(rules) if rule.cards & bit)
        alike.setdefault((may, watched), []).append(card)
    kinds = [_Kind(tuple(found), may, watched) for (may, watched), found in alike.items()]
    return tuple(sorted(kinds, key=lambda kind: (len(kind.places), len(kind.cards))))


def _splits(number: int, free: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Split a number of cards over places with so much room each."""
    if not free:
        if not number:
            yield ()
        return
    others = free[1:]
    for count in range(max(0, number - sum(others)), min(number, free[0]) + 1):
        for more in _splits(number - count, others):
            yield (count, *more)


def _shares(cards: tuple[Card, ...], counts: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Share cards out in every way, so many to each."""
    if not counts:
        yield ()
        return
    for given in combinations(cards, counts[0]):
        left = tuple(card for card in cards if card not in given)
        for more in _shares(left, counts[1:]):
            yield (given, *more)
