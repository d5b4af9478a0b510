"""Lesson 12: what four cards are worth, dealt and played out again."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from trickkit.coach import advise
from trickkit.coach.declaring import declared
from trickkit.coach.greedy_twenty_eight import estimate
from trickkit.course.levels import Level, load
from trickkit.deduction import worlds

COUNTED = ("12.7", "12.8", "12.9")


def points_in_deals(level: Level) -> list[int]:
    """Deal what the seat has not seen, let it make the last bid, and let bots play; cards thrown in do not count."""
    space, rng = worlds(level.twenty_eight.observe(level.seat)), Random(level.key)
    found: list[int] = []
    while len(found) < level.more["worlds"]:
        points = declared(space.state(space.sample(rng)), level.seat, solved=False)
        if points is not None:
            found.append(points)
    return found


@pytest.mark.parametrize("key", COUNTED)
def test_so_often_the_bid_is_made(key):
    level = load("12").levels[key]
    points = points_in_deals(level)
    assert {bid: sum(each >= int(bid) for each in points) for bid in level.more["chance"]} == level.more["chance"]
    hand = level.twenty_eight.observe(level.seat).hand
    count = max(estimate(hand, card.suit) for card in hand)
    assert 2 < fmean(points) - count < 4


@pytest.mark.tour
@pytest.mark.parametrize("key", ["12.8", "12.9"])
def test_the_coach_makes_the_same_call(key):
    level = load("12").levels[key]
    advice = advise(level.twenty_eight.observe(level.seat), worlds=200, quick=True)
    best = {option.act.token for option in advice.options if option.best}
    assert best & {each for each, _ in level.options} == set(level.accept)


def test_every_level_with_chances_is_played_out():
    assert {key for key, level in load("12").levels.items() if "chance" in level.more} == set(COUNTED)
