"""Counting the ways to deal: the same as listing all of them, and every way is drawn equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trickkit.cards import DECK
from trickkit.lab.conditions import counting
from trickkit.lab.conditions.counting import (
    MANY,
    Count,
    Group,
    Junction,
    Kind,
    Need,
    TooLongError,
    denied,
    joined,
    settled,
)

SIZES = (2, 1, 3)
CARDS = DECK[:6]


def needs(tallies):
    low = st.integers(0, 3)
    return st.builds(
        lambda tally, low, more: Need(tally, low, MANY if more is None else low + more),
        st.integers(0, tallies - 1),
        low,
        st.none() | st.integers(0, 2),
    )


@st.composite
def problems(draw):
    """Six cards for three places, two sums, and a wish about them."""
    weights = [tuple(draw(st.integers(0, 2)) for _ in CARDS) for _ in range(2)]
    members = tuple(draw(st.frozensets(st.integers(0, 2), min_size=1)) for _ in range(2))
    wish = draw(
        st.recursive(
            needs(2) | st.booleans(),
            lambda wishes: st.builds(
                lambda parts, every, no: denied(joined(parts, every=every)) if no else joined(parts, every=every),
                st.lists(wishes, max_size=3),
                st.booleans(),
                st.booleans(),
            ),
            max_leaves=4,
        )
    )
    return weights, members, wish


def true(wish, totals):
    """Read a wish as it is written."""
    match wish:
        case Need(tally, low, high):
            return low <= totals[tally] <= high
        case Junction(every, parts):
            found = [true(part, totals) for part in parts]
            return all(found) if every else any(found)
        case _:
            return wish


def ways(weights, members, wish):
    """List which cards may lie where."""
    found = set()
    for order in permutations(range(6)):
        dealt = (frozenset(order[:2]), frozenset(order[2:3]), frozenset(order[3:]))
        totals = [sum(w[i] for place in at for i in dealt[place]) for w, at in zip(weights, members, strict=True)]
        if true(wish, totals):
            found.add(dealt)
    return found


def places_of(members):
    return tuple(
        Group(sum(1 << i for i, inside in enumerate(members) if place in inside), size)
        for place, size in enumerate(SIZES)
    )


def count_of(weights, members, wish):
    vectors = [tuple(w[i] for w in weights) for i in range(6)]
    kinds = sorted(set(vectors), reverse=True)
    count = Count(tuple(Kind(kind, vectors.count(kind)) for kind in kinds), places_of(members), wish)
    return count, [[CARDS[i] for i in range(6) if vectors[i] == kind] for kind in kinds]


@given(problems())
def test_as_many_ways_as_a_list_has(problem):
    count, _ = count_of(*problem)
    assert count.total == len(ways(*problem))


@given(problems(), st.randoms(use_true_random=False))
def test_what_is_drawn_is_on_the_list(problem, rng):
    count, cards = count_of(*problem)
    if count.total:
        dealt = tuple(frozenset(CARDS.index(card) for card in place) for place in count.draw(cards, rng))
        assert dealt in ways(*problem)


def test_every_way_is_drawn_equally_often():
    """Chi-square over all ways: 6,000 draws, below the value that chance passes once in a thousand times."""
    wish = joined([Need(0, 1, 1), Need(1, 1, MANY)], every=True)
    problem = ([(1, 1, 1, 0, 0, 0), (0, 0, 0, 0, 2, 1)], (frozenset({0}), frozenset({0, 1})), wish)
    count, cards = count_of(*problem)
    rng = Random("equally often")
    seen: Counter[tuple[frozenset[int], ...]] = Counter()
    for _ in range(6000):
        seen[tuple(frozenset(CARDS.index(card) for card in place) for place in count.draw(cards, rng))] += 1
    listed = ways(*problem)
    assert set(seen) == listed
    expected = 6000 / len(listed)
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 1.5 * len(listed) + 20


def test_anything_goes_if_nothing_is_asked():
    count = Count((Kind((), 6),), places_of(()), wish=True)
    assert count.total == factorial(6) // prod(map(factorial, SIZES))
    assert sorted(map(len, count.draw([CARDS], Random(1)))) == [1, 2, 3]


def test_a_wish_that_is_settled_is_not_asked_any_more():
    assert settled(Need(0, 2, 3), (2,), (1,)) is True
    assert settled(Need(0, 2, 3), (4,), (1,)) is False
    assert settled(Need(0, 2, 3), (0,), (1,)) is False
    assert settled(Need(0, 2, MANY), (1,), (5,)) == Need(0, 1, 5)


def test_counting_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(counting, "ENOUGH", 1)
    with pytest.raises(TooLongError):
        Count((Kind((1,), 3), Kind((0,), 3)), places_of((frozenset({0}),)), Need(0, 1, 2))
