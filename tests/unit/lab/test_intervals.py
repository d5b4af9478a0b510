"""Confidence intervals, against values from the literature and against what they promise."""

from __future__ import annotations

import math
from random import Random

import pytest

from trickkit.lab import mean, share
from trickkit.lab.intervals import average


def test_wilson_by_the_book():
    """Brown, Cai and DasGupta's examples and the closed form at the ends."""
    assert share(0, 10)[1:] == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert share(10, 10)[1:] == pytest.approx((0.72247, 1.0), abs=1e-5)
    assert share(81, 263) == pytest.approx((0.30798, 0.25530, 0.36618), abs=2e-4)


def test_the_mean_by_hand():
    assert mean([1, 2, 3]) == pytest.approx((2, 2 - 1.95996 / math.sqrt(3), 2 + 1.95996 / math.sqrt(3)), abs=1e-4)
    assert mean([4]) == (4, -math.inf, math.inf)


def test_an_average_of_estimates():
    assert average([share(5, 10)]) == pytest.approx(share(5, 10))
    assert average([share(50, 100)] * 4) == pytest.approx(share(200, 400), abs=1e-3)
    assert average([share(0, 10)] * 4).low == 0


def test_the_true_value_is_inside_as_often_as_promised():
    rng = Random("intervals")
    shares = means = 0
    for _ in range(1000):
        hits = sum(rng.random() < 0.3 for _ in range(80))
        shares += share(hits, 80).low <= 0.3 <= share(hits, 80).high
        found = mean([rng.random() for _ in range(80)])
        means += found.low <= 0.5 <= found.high
    assert 930 <= shares <= 970
    assert 930 <= means <= 970


def test_nothing_comes_from_nothing():
    with pytest.raises(ValueError, match="no share without a try"):
        share(0, 0)
    with pytest.raises(ValueError, match="no average without values"):
        mean([])
    with pytest.raises(ValueError, match="no average without values"):
        average([])
