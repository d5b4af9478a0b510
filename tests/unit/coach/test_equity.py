"""What a score is worth: the table is fair, rising, and decides answers at the end of a match as it should."""

from __future__ import annotations

from random import Random

import pytest

from trickkit.coach.equity import WORTH, break_even, equity, table, weighed


def test_the_shares_of_what_rounds_are_worth_make_one():
    assert sum(often for _, often in WORTH) == pytest.approx(1)


@pytest.mark.parametrize("target", [1, 2, 7, 12, 99])
def test_both_sides_together_have_every_chance(target):
    chances = table(target)
    for own in range(target):
        for others in range(target):
            assert chances[own][others] + chances[others][own] == pytest.approx(1)
        assert chances[own] == pytest.approx(sorted(chances[own], reverse=True))
        assert chances[own][own] == 0.5


def test_the_table_agrees_with_matches_played_by_lot():
    rng = Random("matches")
    for own, others in ((0, 0), (8, 3), (5, 11), (10, 6)):
        won = 0
        for _ in range(3000):
            score = [own, others]
            while max(score) < 12:
                lot, points = rng.random(), 0
                for points, often in WORTH:  # noqa: B007 - used behind the loop
                    lot -= often
                    if lot < 0:
                        break
                score[rng.random() < 0.5] += points
            won += score[0] >= 12
        assert won / 3000 == pytest.approx(equity(own, others), abs=0.03)


def test_two_points_won_and_lost_are_four_apart():
    for own in range(12):
        for others in range(12):
            assert weighed(own, others, 2) - weighed(own, others, -2) == pytest.approx(4)
            assert weighed(own, others, 3) + 1e-9 >= weighed(own, others, 2) > 0 > weighed(own, others, -2)


def test_points_beyond_the_target_count_nothing():
    assert weighed(10, 10, 4) == weighed(10, 10, 2)
    assert weighed(11, 10, -4) == weighed(11, 10, -2)


def test_who_loses_the_match_by_going_always_stays():
    assert break_even(0, 10, 2) == 0
    assert break_even(8, 9, 3) == 0


def test_from_the_break_even_on_staying_is_worth_what_going_is():
    for own in range(12):
        for others in range(12):
            for stake in (2, 3):
                least = break_even(own, others, stake)
                stay = [weighed(own, others, points) for points in (stake + 1, -stake - 1)]
                assert least * stay[0] + (1 - least) * stay[1] == pytest.approx(weighed(own, others, -stake))
