"""Latinern: the deals that fit a view, counted, listed, drawn."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts import EW_3_0, NS_3_2, position, record
from tests.unit.deduction.brute_latinern import all_worlds, replayed
from trickkit import Seat
from trickkit.deduction import as_played, deduce, worlds
from trickkit.games.latinern import ALL_ORDERINGS


def view(acts="", seat="S"):
    return position(record(acts)).observe(Seat(seat))


def late():
    """Give positions of trick 5 in which few cards are unseen."""
    for k in range(120):
        for state in random_round(SUBJECTS["latinern"], Random(f"worlds/{k}")):
            if len(state.position.tricks) == 4 and len(state.position.plays) == 2 and state.outcome() is None:
                yield state


def test_a_blind_seat_counts_hands_and_bottom_cards():
    hands = comb(27, 5) * comb(22, 5) * comb(17, 5)
    assert worlds(view()).count == hands * 25


def test_a_knower_s_unknown_hands_are_all_equally_likely():
    """West knows its own hand and TC of North: 26 cards are unseen."""
    assert worlds(view(seat="W")).count == comb(26, 4) * comb(22, 5) * comb(17, 5)
    played = worlds(view("N:TC E:9C", seat="W"))
    assert played.count == comb(25, 4) * comb(21, 4) * comb(17, 5)


def test_after_a_round_played_out_one_world_is_left():
    state = position(record(EW_3_0))
    for seat in Seat:
        found = worlds(state.observe(seat))
        assert found.count == 1
        assert list(found.enumerate()) == [state.deal] == [found.sample(Random(1))]
        assert found.state(state.deal) == state


def test_after_go_the_hands_stay_hidden_and_the_pair_is_known():
    found = worlds(view("N:8S E:ask S:go"))
    rng = Random(2)
    assert found.count > 10**9
    for _ in range(30):
        deal = found.sample(rng)
        assert deal.bottom(Seat.WEST).suit == "C"
        assert deal.bottom(Seat.NORTH).rank == "T"
        assert found.state(deal).observe(Seat.SOUTH) == view("N:8S E:ask S:go")


def test_the_worlds_listed_are_those_that_the_engine_plays_to_the_same_view():
    compared = 0
    for state in late():
        for seat in Seat:
            own = state.observe(seat)
            found = worlds(own)
            if found.count > 500:
                continue
            listed = [keyed(deal) for deal in found.enumerate()]
            assert len(listed) == len(set(listed)) == found.count
            assert set(listed) == {keyed(deal) for deal in all_worlds(own)}
            compared += 1
    assert compared > 20


def keyed(deal):
    """Hands as sets, and the bottom cards of dealer and forehand."""
    return (tuple(map(frozenset, deal.hands)), deal.bottom(deal.dealer), deal.bottom(deal.forehand))


def test_the_first_worlds_of_many_are_listed_without_waiting():
    for seat in "SW":
        listed = worlds(view(seat=seat)).enumerate()
        assert len({keyed(next(listed)) for _ in range(50)}) == 50


def test_every_drawn_world_plays_to_the_same_view():
    rng = Random("latinern/drawn")
    for k in range(12):
        for state in random_round(SUBJECTS["latinern"], Random(f"worlds/{k}")):
            for seat in Seat:
                own = state.observe(seat)
                found = worlds(own)
                deal = found.sample(rng)
                again = replayed(own, deal)
                assert again.observe(seat) == own
                assert found.state(deal) == again


def test_worlds_are_drawn_as_often_as_they_should():
    """Of the few worlds of a late position each is drawn about equally often, and pairs as often as deduced."""
    state = next(state for state in late() if 100 < worlds(state.observe(state.deal.dealer.partner)).count < 400)
    own = state.observe(state.deal.dealer.partner)
    found, rng, draws = worlds(own), Random("latinern/even"), 40_000
    times = Counter(keyed(found.sample(rng)) for _ in range(draws))
    assert len(times) == found.count
    expected = draws / found.count
    assert max(abs(time - expected) for time in times.values()) < 5 * expected**0.5
    pairs = Counter[tuple[str, str]]()
    for (_, one, two), time in times.items():
        pairs[one.suit, two.rank] += time
    for one in deduce(own).possible:
        p = float(one.probability)
        time = pairs[one.pair.trump, one.pair.schlag]
        assert abs(time - p * draws) <= 4.5 * (p * (1 - p) * draws) ** 0.5


def test_early_worlds_have_pairs_as_often_as_deduced():
    own = view("\n".join(NS_3_2.splitlines()[:1]))
    found, rng, draws = worlds(own), Random("latinern/early"), 20_000
    pairs = Counter(
        (d.bottom(d.dealer).suit, d.bottom(d.forehand).rank) for d in (found.sample(rng) for _ in range(draws))
    )
    for one in deduce(own).possible:
        p = float(one.probability)
        assert abs(pairs[one.pair.trump, one.pair.schlag] - p * draws) < 4.5 * (p * (1 - p) * draws) ** 0.5


def test_the_same_seed_draws_the_same_worlds():
    own = view("N:7H E:7C S:JH W:TD")
    first, second = ([str(worlds(own).sample(rng)) for _ in range(5)] for rng in (Random("a"), Random("a")))
    assert first == second
    assert str(worlds(own).sample(Random("latinern/pinned"))) == (
        "N:KH 7H AD TC QH E:7C AS 7D JC 7S S:KD TS TH 9H JH W:9D TD JD 9C JS"
    )


def test_each_possible_pair_is_shown_by_a_world_and_no_other_pair_is():
    tried = 0
    for k in range(4):
        for state in random_round(SUBJECTS["latinern"], Random(f"showing/{k}")):
            for seat in Seat:
                seen = as_played(state.observe(seat))
                found, possible = worlds(seen), {one.pair for one in deduce(seen).possible}
                for pair in ALL_ORDERINGS:
                    deal = found.showing(pair)
                    assert (deal is not None) == (pair in possible)
                    if deal is not None:
                        assert found.state(deal).ordering == pair
                        assert as_played(replayed(seen, deal).observe(seat)) == seen
                        tried += 1
    assert tried > 1000


def test_as_played_forgets_what_was_disclosed_and_nothing_else():
    whole, before = view(EW_3_0), as_played(view(EW_3_0))
    assert whole.ordering is not None
    assert before.ordering is None
    assert before.tricks == whole.tricks
    assert as_played(before) == before
