"""Counts and draws the ways to deal cards to places so that sums over hands come out as wanted.

Every fact about a deal is a sum: each card weighs something, and the weights at some places must add up to an amount
within limits. Cards that weigh the same in every sum are alike, so it is counted how many of each kind go where, kind
by kind. What is still asked for travels along and is settled as soon as the cards to come cannot change it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import factorial, prod
from random import Random
from typing import Final, NamedTuple, TypeAlias, Union

from trickkit.cards import Card, shuffled
from trickkit.deduction.chance import below

ENOUGH: Final = 40_000
"""So many steps are taken to count; what needs more is left to trying."""
MANY: Final = 10**6
"""An amount above every sum."""


class TooLongError(Exception):
    """Counting would take too many steps."""


class Need(NamedTuple):
    """A sum must come out within limits."""

    tally: int
    """Number of the tally."""
    low: int
    """The least."""
    high: int
    """The most."""


class Junction(NamedTuple):
    """Several wishes: every one must come true, or at least one."""

    every: bool
    """Whether every one must come true."""
    parts: tuple[Wish, ...]
    """The wishes."""


Wish: TypeAlias = Union[bool, Need, Junction]  # noqa: UP007 - a junction refers to it


def joined(parts: Sequence[Wish], *, every: bool) -> Wish:
    """Put wishes together, as short as it can be said.

    >>> joined([True, Need(0, 1, 2)], every=True), joined([True, Need(0, 1, 2)], every=False)
    (Need(tally=0, low=1, high=2), True)
    """
    kept: dict[Wish, None] = {}
    for part in parts:
        if part is (not every):
            return part
        if isinstance(part, Junction) and part.every is every:
            kept |= dict.fromkeys(part.parts)
        elif part is not every:
            kept[part] = None
    if len(kept) == 1:
        return next(iter(kept))
    return Junction(every, tuple(kept)) if kept else every


def denied(wish: Wish) -> Wish:
    """Give the opposite of a wish.

    >>> denied(Need(0, 1, 2))
    Junction(every=False, parts=(Need(tally=0, low=0, high=0), Need(tally=0, low=3, high=1000000)))
    """
    match wish:
        case Need(tally, low, high):
            outside = [Need(tally, 0, low - 1)] if low > 0 else []
            outside += [Need(tally, high + 1, MANY)] if high < MANY else []
            return joined(outside, every=False)
        case Junction(every, parts):
            return joined([denied(part) for part in parts], every=not every)
        case _:
            return not wish


def settled(wish: Wish, gained: Sequence[int], left: Sequence[int]) -> Wish:
    """Give what is still asked for.

    Args:
        wish: what was asked for before.
        gained: how much each tally has got meanwhile.
        left: how much the cards to come weigh in each tally.
    """
    if isinstance(wish, Junction):
        return joined([settled(part, gained, left) for part in wish.parts], every=wish.every)
    if isinstance(wish, bool):
        return wish
    low, high, most = wish.low - gained[wish.tally], wish.high - gained[wish.tally], left[wish.tally]
    if high < 0 or low > most:
        return False
    if low <= 0 and high >= most:
        return True
    return Need(wish.tally, max(low, 0), min(high, most))


class Kind(NamedTuple):
    """Cards that are alike."""

    weights: tuple[int, ...]
    """What each weighs in every tally."""
    number: int
    """How many there are."""


class Group(NamedTuple):
    """Places that no open wish tells apart."""

    tallies: int
    """The tallies that count there, as bits."""
    room: int
    """How many cards they still take."""


class _Step(NamedTuple):
    """One way to deal a kind of cards."""

    counts: tuple[int, ...]
    """How many cards go to each group."""
    into: tuple[int, ...]
    """The number of each group among the larger groups of what comes then; -1 if it is full."""
    then: _Node | None
    """What comes then; None if anything goes."""


@dataclass(frozen=True, slots=True)
class _Node:
    """What can be done with one kind when those before it have been dealt."""

    kind: int
    """Number of the kind."""
    rooms: tuple[int, ...]
    """How many cards each group takes."""
    reached: tuple[int, ...]
    """How many ways there are with this step or an earlier one."""
    steps: tuple[_Step, ...]
    """The steps."""

    @property
    def total(self) -> int:
        """How many ways there are."""
        return self.reached[-1] if self.reached else 0


@dataclass(slots=True)
class Count:
    """The ways to deal kinds of cards to places.

    Args:
        kinds: the cards, as many as the places take together.
        places: where they go.
        wish: what must come true.

    Raises:
        TooLongError: if it takes too many steps.

    >>> aces = Count((Kind((1,), 4), Kind((0,), 28)), (Group(1, 8), Group(0, 24)), Need(0, 4, 4))
    >>> aces.total  # all four aces in one hand of eight: the other four cards are any of 28
    20475
    """

    kinds: tuple[Kind, ...]
    places: tuple[Group, ...]
    wish: Wish
    total: int = field(init=False)
    """In how many ways the cards can be dealt; which cards, not in which order."""
    _into: tuple[int, ...] = field(init=False)
    _root: _Node | None = field(init=False)
    _left: list[tuple[int, ...]] = field(init=False)
    _nodes: dict[tuple[int, tuple[Group, ...], Wish], _Node] = field(init=False, default_factory=dict)
    _bits: dict[Wish, int] = field(init=False, default_factory=dict)
    _steps: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        tallies = range(len(self.kinds[0].weights))
        self._left = [
            tuple(sum(kind.number * kind.weights[i] for kind in self.kinds[number:]) for i in tallies)
            for number in range(len(self.kinds) + 1)
        ]
        wish = settled(self.wish, [0] * len(tallies), self._left[0])
        self.total, self._into, self._root = self._from(0, self.places, wish)

    def draw(self, cards: Sequence[Sequence[Card]], rng: Random) -> list[list[Card]]:
        """Draw one of the ways, each as likely as the others; there must be one.

        Args:
            cards: the cards of each kind.
            rng: where chance comes from; only its `random()` is used.

        Returns:
            The cards of each place, in no order.
        """
        rooms = [place.room for place in self.places]
        return self._draw(self._root, self._into, rooms, list(cards), rng)

    def _draw(
        self, node: _Node | None, into: tuple[int, ...], rooms: list[int], cards: list[Sequence[Card]], rng: Random
    ) -> list[list[Card]]:
        """Deal what is left of `cards` to groups with so much room, which may have been put together meanwhile."""
        if node is None:
            return _shared(shuffled([card for kind in cards for card in kind], rng), rooms)
        counts, further, then = node.steps[bisect_right(node.reached, below(node.total, rng))]
        given = _shared(shuffled(cards[node.kind], rng), counts)
        cards[node.kind] = ()
        less = [room - count for room, count in zip(node.rooms, counts, strict=True)]
        later = self._draw(then, further, less, cards, rng)
        dealt: list[list[Card]] = [[] for _ in rooms]
        for number, held in enumerate(map(list.__add__, given, later)):
            members = [place for place, group in enumerate(into) if group == number]
            mixed = shuffled(held, rng) if len(members) > 1 else held
            for place, share in zip(members, _shared(mixed, [rooms[place] for place in members]), strict=True):
                dealt[place] = share
        return dealt

    def _from(self, number: int, groups: Sequence[Group], wish: Wish) -> tuple[int, tuple[int, ...], _Node | None]:
        """Count what can be done from the kind of this number on.

        Returns:
            How many ways there are, the number of each group among those of the node, and the node; none if anything
            goes, or nothing.
        """
        if isinstance(wish, bool):
            return (ways_to_split([group.room for group in groups]) if wish else 0), (), None
        open_tallies = self._open(wish)
        while not any(weight and open_tallies >> i & 1 for i, weight in enumerate(self.kinds[number].weights)):
            number += 1  # these may lie anywhere, so they wait for the end
        merged: dict[int, list[int]] = {}
        for group in groups:
            if group.room:
                merged.setdefault(group.tallies & open_tallies, []).append(group.room)
        names = sorted(merged)
        into = tuple(names.index(group.tallies & open_tallies) if group.room else -1 for group in groups)
        larger = tuple(Group(name, sum(merged[name])) for name in names)
        key = (number, larger, wish)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = self._node(number, larger, wish)
        return node.total * prod(map(ways_to_split, merged.values())), into, node

    def _node(self, number: int, groups: tuple[Group, ...], wish: Wish) -> _Node:
        kind, ways, steps = self.kinds[number], [], []
        for counts in _splits(kind.number, [group.room for group in groups], sum(group.room for group in groups)):
            self._steps += 1
            if self._steps > ENOUGH:
                raise TooLongError
            gained = [
                weight * sum(count for count, group in zip(counts, groups, strict=True) if group.tallies >> i & 1)
                if weight
                else 0
                for i, weight in enumerate(kind.weights)
            ]
            less = [Group(group.tallies, group.room - count) for count, group in zip(counts, groups, strict=True)]
            after, into, then = self._from(number + 1, less, settled(wish, gained, self._left[number + 1]))
            if after:
                ways.append(ways_to_split(counts) * after)
                steps.append(_Step(counts, into, then))
        return _Node(number, tuple(group.room for group in groups), tuple(accumulate(ways)), tuple(steps))

    def _open(self, wish: Wish) -> int:
        """Give the tallies that a wish is about, as bits."""
        found = self._bits.get(wish)
        if found is None:
            if isinstance(wish, Junction):
                found = 0
                for part in wish.parts:
                    found |= self._open(part)
            else:
                found = 1 << wish[0] if isinstance(wish, Need) else 0
            self._bits[wish] = found
        return found


def ways_to_split(numbers: Sequence[int]) -> int:
    """Count the ways to split cards into groups of these sizes.

    >>> ways_to_split([2, 1])
    3
    """
    return factorial(sum(numbers)) // prod(map(factorial, numbers))


def _splits(number: int, room: Sequence[int], all_room: int) -> Iterator[tuple[int, ...]]:
    """Split a number of cards over places with so much room each; there is enough."""
    if len(room) == 1:
        yield (number,)
        return
    others = all_room - room[0]
    for count in range(max(0, number - others), min(number, room[0]) + 1):
        for more in _splits(number - count, room[1:], others):
            yield (count, *more)


def _shared(cards: Sequence[Card], counts: Sequence[int]) -> list[list[Card]]:
    """Cut a row of cards into pieces."""
    ends = list(accumulate(counts))
    return [list(cards[end - count : end]) for count, end in zip(counts, ends, strict=True)]
