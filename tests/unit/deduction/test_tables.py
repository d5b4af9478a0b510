"""Counting tables against trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from trickkit import DECK
from trickkit.cards import parse_cards
from trickkit.deduction.chance import below
from trickkit.deduction.tables import ALL, Place, Rule, Table


def bits(text):
    return sum(1 << card.index for card in parse_cards(text))


def tried(cards, places, rules):
    """Give every allowed way as sets of cards, by trying every order of the cards."""
    found = set()
    for order in permutations(cards):
        left, ways = list(order), []
        for place in places:
            ways.append(frozenset(left[: place.size]))
            del left[: place.size]
        masks = [sum(1 << card.index for card in way) for way in ways]
        fits = all(not mask & ~place.open_to for mask, place in zip(masks, places, strict=True))
        kept = [rule.cards & ~sum(mask for i, mask in enumerate(masks) if rule.places >> i & 1) for rule in rules]
        if fits and all(kept):
            found.add(tuple(ways))
    return found


def random_table(rng):
    cards = rng.sample(DECK, rng.randint(1, 6))
    sizes = [0] * rng.randint(1, 4)
    for _ in cards:
        sizes[rng.randrange(len(sizes))] += 1
    places = [Place(size, rng.choice([ALL, 0xFFFF, 0xFFFF0000, 0xFF00FF, 0x0F0F0F0F])) for size in sizes]
    rules = []
    for _ in range(rng.randint(0, 2)):
        watched = rng.sample(cards, rng.randint(1, len(cards)))
        rules.append(Rule(sum(1 << card.index for card in watched), rng.randrange(1, 1 << len(places))))
    return cards, places, rules


def test_count_and_list_are_what_trying_gives():
    sizes = Counter[bool]()
    for k in range(400):
        cards, places, rules = random_table(Random(f"tables/{k}"))
        table = Table(cards, places, rules)
        expected = tried(cards, places, rules)
        listed = [tuple(map(frozenset, way)) for way in table.enumerate()]
        assert table.total == len(expected)
        assert len(listed) == len(set(listed))
        assert set(listed) == expected
        sizes[bool(expected)] += 1
    assert min(sizes.values()) > 50


def test_every_way_is_drawn_as_often_as_the_others():
    cards = parse_cards("7C 8C JC 7D JD 9H")
    places = [Place(2, bits("7C 8C JC 7D")), Place(3), Place(1)]
    rules = [Rule(bits("JC JD"), 0b010)]
    table, rng, draws = Table(cards, places, rules), Random("tables"), 20_000
    times = Counter(tuple(map(frozenset, table.sample(rng))) for _ in range(draws))
    assert set(times) == tried(cards, places, rules)
    expected = draws / table.total
    assert max(abs(count - expected) for count in times.values()) < 5 * expected**0.5


def test_a_table_without_cards():
    assert Table([], [Place(0), Place(0)]).total == 1
    assert list(Table([], [Place(0)]).enumerate()) == [[[]]]
    assert Table([], [Place(0)]).sample(Random(1)) == [[]]
    broken = Table([], [Place(0)], [Rule(0, 1)])
    assert (broken.total, list(broken.enumerate())) == (0, [])


def test_a_number_by_chance_reaches_all_and_no_more():
    rng = Random("chance")
    drawn = Counter(below(7, rng) for _ in range(14_000))
    assert set(drawn) == set(range(7))
    assert max(abs(count - 2000) for count in drawn.values()) < 5 * 2000**0.5
    assert {below(1, rng) for _ in range(10)} == {0}
    many = 10**25
    found = [below(many, rng) for _ in range(1000)]
    assert max(found) < many
    assert sum(number % 2 for number in found) not in {0, 1000}  # the last places are drawn as well
