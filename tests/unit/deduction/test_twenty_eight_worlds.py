"""Twenty-eight: the deals and down cards that fit a view, counted, listed, drawn; the engine is the judge."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.texts_28 import (
    ALL_TRUMPS,
    BIDDER_WITH_JACK,
    LAST_ASKED,
    LAST_JACK,
    LAST_LED,
    LAST_PLAIN,
    LAST_TRUMP_SUIT,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    STRONG,
    VOIDS,
    ending,
    position,
    record,
)
from tests.unit.deduction.brute_28 import (
    chosen,
    combinations_of,
    every_combination,
    keyed,
    looks_the_same,
    quiet_round,
    replayed,
    some_combination,
)
from tests.worlds_28 import random_round
from trickkit import Card, Seat, Suit
from trickkit.deduction import deduce, worlds
from trickkit.games.twenty_eight import NewDeal, TwentyEight, points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trickkit.games.twenty_eight import TwentyEightObservation, TwentyEightState

BY_NORTH = "N:14 W:pass S:pass E:pass N:trump={} N:pass S:pass "
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump={} E:pass W:pass "
FEW = 160


def view(acts, seat, **tags):
    return position(record(acts, **tags)).observe(Seat(seat))


def few_unseen(rounds: Iterator[TwentyEightState], rng: Random, share: float) -> Iterator[TwentyEightObservation]:
    """Give some of the views that leave few ways to deal."""
    for state in rounds:
        for seat in state.position.order:
            own = state.observe(seat)
            ended = isinstance(state.outcome(), NewDeal)
            if not ended and chosen(own) and combinations_of(own) <= FEW and rng.random() < share:
                yield own


def compare(own: TwentyEightObservation) -> int:
    """Compare with every deal and down card that the engine plays to the same view; give how many suits are left."""
    found = worlds(own)
    listed = [keyed(one) for one in found.enumerate()]
    tried = {keyed(one) for one in every_combination(own) if looks_the_same(own, one)}
    assert len(listed) == len(set(listed)) == found.count
    assert set(listed) == tried
    tally = Counter(down.suit for *_, down in tried if isinstance(down, Card))
    assert {one.suit: one.probability for one in deduce(own).possible} == {
        suit: Fraction(count, len(tried)) for suit, count in tally.items()
    }
    return len(tally)


def test_late_views_in_all_variants():
    rng = Random("late")
    compared = 0
    for k in range(25):
        for own in few_unseen(random_round(Random(f"late/{k}")), rng, 0.25):
            compare(own)
            compared += 1
    assert compared > 80


def test_late_views_while_trump_is_hidden():
    rng = Random("hidden")
    left = Counter[int]()
    for k in range(40):
        for own in few_unseen(quiet_round(Random(f"hidden/{k}")), rng, 0.4):
            if own.trump is None:
                left[compare(own)] += 1
    assert left.total() > 60
    assert sum(count for suits, count in left.items() if suits > 1) > 20


@pytest.mark.tour
@pytest.mark.parametrize("chunk", range(8))
def test_many_late_views(chunk):
    rng = Random(f"tour/{chunk}")
    compared = 0
    for k in range(50):
        for rounds in (random_round(Random(f"tour/{chunk}/{k}")), quiet_round(Random(f"tour/{chunk}/{k}"))):
            for own in few_unseen(rounds, rng, 0.2):
                compare(own)
                compared += 1
    assert compared > 150


@pytest.mark.parametrize(
    ("pair", "acts"),
    [
        (ONLY_TRUMPS_LED, "N:QC"),
        (ONLY_TRUMPS_LED, "N:QC W:9S"),
        (ONLY_TRUMPS_VOID, "E:8D N:7C"),
        (LAST_LED, ""),
        (LAST_LED, "N:TC"),
        (LAST_PLAIN, "E:AD"),
        (LAST_PLAIN, "E:AD N:7C"),
        (LAST_TRUMP_SUIT, "E:9S N:TS"),
        (LAST_ASKED, "S:AD E:ask"),
        (BIDDER_WITH_JACK, ""),
        (LAST_JACK, ""),
    ],
)
def test_endings(pair, acts):
    state = ending(pair, acts)
    for seat in Seat:
        own = state.observe(seat)
        if combinations_of(own) < 10 * FEW:
            compare(own)


def test_early_views_against_deals_made_without_counting():
    """Deal what is unseen at random, let the engine judge: as many fit, and with each suit, as the tables say."""
    rng, tries, compared = Random("early"), 800, 0
    for k in range(60):
        rounds = quiet_round(Random(f"early/{k}")) if k % 2 else random_round(Random(f"early/{k}"))
        for state in rounds:
            if isinstance(state.outcome(), NewDeal) or rng.random() > 0.012:
                continue
            own = state.observe(rng.choice(state.position.order))
            fit = [one for one in (some_combination(own, rng) for _ in range(tries)) if looks_the_same(own, one)]
            share = worlds(own).count / combinations_of(own)
            assert abs(len(fit) - tries * share) <= max(4.5 * (tries * share * (1 - share)) ** 0.5, 3)
            compared += 1
            if chosen(own):
                for suit in Suit:
                    p = float(deduce(own).probability(suit))
                    with_it = sum(one.down is not None and one.down.suit is suit for one in fit)
                    assert abs(with_it - p * len(fit)) <= max(4.5 * (p * (1 - p) * len(fit)) ** 0.5, 3)
    assert compared > 15


def test_every_drawn_world_plays_to_the_same_view():
    """In every phase, all variants, for every seat; only shown cards may come in another order."""
    rng = Random("28/drawn")
    phases = Counter[str]()
    for k in range(60):
        for state in random_round(Random(f"drawn/{k}")):
            for seat in state.position.order:
                if rng.random() > 0.4 and state.outcome() is None:
                    continue
                own = state.observe(seat)
                found = worlds(own)
                drawn = found.sample(rng)
                again = replayed(own, drawn)
                assert again is not None
                assert found.state(drawn).observe(seat) == own
                assert again.deal == drawn.deal
                outcome = state.outcome()
                if isinstance(outcome, NewDeal):
                    assert again.outcome() == outcome
                    assert again.observe(seat).events[:-1] == own.events[:-1]
                    phases[outcome.clause] += 1
                else:
                    assert again.observe(seat) == own
                    assert found.state(drawn) == again
                    phases[own.phase] += 1
    assert {"auction", "trump", "raise", "play", "over", "T7", "T10", "V3"} <= set(phases)


def test_T20_shown_trumps():
    own = view(BY_EAST.format("9C") + "N:AH W:ask", "N", deal=ALL_TRUMPS)
    found, rng = worlds(own), Random(3)
    for _ in range(20):
        drawn = found.sample(rng)
        again = replayed(own, drawn)
        assert again is not None
        assert again.observe(Seat.NORTH) == own


def test_the_four_first_cards_are_known_in_the_auction():
    own = view("N:14", "W")
    found, rng = worlds(own), Random(4)
    assert found.count == comb(28, 4) * comb(24, 8) * comb(16, 8)
    places = Counter[int]()
    for _ in range(3000):
        drawn = found.sample(rng)
        hand = drawn.deal.hands[Seat.WEST.place]
        assert hand[:4] == own.hand
        assert drawn.down is None
        east = drawn.deal.hands[Seat.EAST.place]
        places += Counter(place for place, card in enumerate(east) if card is Card.parse("QD"))
    assert max(abs(places[place] / sum(places.values()) - 1 / 8) for place in range(8)) < 0.04


def test_T7_eldest_s_first_packet_carries_no_points():
    deal = "N:7C 8D KH QS 9C JC AC TC E:7D 9D TD JD QD KD AD 7H S:8C QC KC 8H 9H TH JH QH W:AH 7S 8S 9S TS JS KS AS"
    own = view("N:redeal", "W", deal=deal)
    found, rng = worlds(own), Random(5)
    blank = 16 - 2  # West has 7S 8S
    assert found.count == comb(blank, 4) * comb(24, 4) * comb(20, 4) * comb(16, 8)
    for _ in range(50):
        drawn = found.sample(rng)
        assert not points(drawn.deal.hands[Seat.NORTH.place][:4])
        again = replayed(own, drawn)
        assert again is not None
        assert again.observe(Seat.WEST) == own
    listed = found.enumerate()
    assert len({keyed(one) + one.deal.first for one in (next(listed) for _ in range(40))}) == 40
    north = worlds(view("N:redeal", "N", deal=deal))
    assert north.count == comb(28, 4) * comb(24, 8) * comb(16, 8)


def test_T10_nobody_has_four_jacks_once_all_cards_are_dealt():
    """South's deal of no jack: before the second packet they may lie together, after it not."""
    rng = Random(6)
    before, after = (worlds(view(acts, "S")) for acts in ("N:14", BY_NORTH.format("7D")))
    holds = [
        [max(sum(card.rank == "J" for card in hand) for hand in drawn.deal.hands) for drawn in draws]
        for draws in ([found.sample(rng) for _ in range(400)] for found in (before, after))
    ]
    assert max(holds[0]) == 4
    assert max(holds[1]) == 3


def test_T20_the_bidder_s_side_was_not_dealt_all_trumps():
    """North has no club, and West asked: South must have one, or the cards would have been dealt again."""
    own = view(BY_EAST.format("9C") + "N:AH W:ask", "N", deal=VOIDS)
    found, rng = worlds(own), Random(7)
    assert all(any(card.suit == "C" for card in found.sample(rng).deal.hands[Seat.SOUTH.place]) for _ in range(300))


def test_V2_the_partner_s_hand_laid_aside_is_unknown_as_any_other():
    acts = BY_NORTH.format("9C") + "N:thani N:JD W:7S E:7D"
    own = view(acts, "W", deal=STRONG, rules="thani=on")
    found, rng = worlds(own), Random(8)
    drawn = [found.sample(rng) for _ in range(200)]
    assert all(looks_the_same(own, one) for one in drawn)
    assert len({one.deal.hands[Seat.SOUTH.place] for one in drawn}) > 100


def test_the_worlds_of_few_are_drawn_equally_often():
    for k in range(400):
        for own in few_unseen(quiet_round(Random(f"even/{k}")), Random(0), 1):
            if 100 < worlds(own).count < FEW and own.trump is None:
                found, rng, draws = worlds(own), Random("28/even"), 20_000
                times = Counter(keyed(found.sample(rng)) for _ in range(draws))
                expected = draws / found.count
                assert len(times) == found.count
                assert max(abs(count - expected) for count in times.values()) < 5 * expected**0.5
                return
    pytest.fail("no such view came up")


def test_the_down_card_is_in_the_first_packet_as_often_in_each_place():
    own = view(BY_NORTH.format("7D"), "S")
    found, rng = worlds(own), Random(9)
    places = Counter[int]()
    for _ in range(2000):
        drawn = found.sample(rng)
        assert drawn.down is not None
        places[drawn.deal.hands[Seat.NORTH.place].index(drawn.down)] += 1
    assert set(places) == {0, 1, 2, 3}
    assert max(abs(count - 500) for count in places.values()) < 100


def test_the_same_seed_draws_the_same_worlds():
    own = view(BY_NORTH.format("7D") + "N:AS", "S")
    first, second = ([str(worlds(own).sample(rng)) for _ in range(5)] for rng in (Random("a"), Random("a")))
    assert first == second
    drawn = worlds(own).sample(Random("28/pinned"))
    assert f"{drawn.deal} {drawn.down}" == (
        "N:AH 8H AS TH 9C TS QH JS E:9H 7C QC QS JH 7D AC 9S S:8D KH TC 7S KD TD 8S 8C W:AD 7H KS JC JD KC QD 9D AH"
    )


def test_a_game_of_three():
    game = TwentyEight(three_players=True)
    state = game.start(game.deal(Random(1)))
    found = worlds(state.observe(Seat.WEST))
    assert found.count == comb(20, 4) * comb(16, 8)
    assert found.state(found.sample(Random(2))).observe(Seat.WEST) == state.observe(Seat.WEST)


def test_each_possible_suit_is_shown_by_a_world_and_no_other_suit_is():
    tried = 0
    for k in range(4):
        for state in random_round(Random(f"showing/{k}")):
            for seat in state.position.order:
                own = state.observe(seat)
                if not chosen(own):
                    continue
                found, possible = worlds(own), {one.suit for one in deduce(own).possible}
                for suit in Suit:
                    world = found.showing(suit)
                    assert (world is not None) == (suit in possible)
                    if world is not None:
                        assert world.down is not None
                        assert world.down.suit is suit
                        assert found.state(world).observe(seat) == own
                        tried += 1
    assert tried > 200
