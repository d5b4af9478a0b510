"""Which worlds are drawn, for how long, and which acts are held for equally good."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from trickkit import TrickkitError
from trickkit.coach.sampling import Drawn, Effort, Tally, Watch
from trickkit.deduction import Worlds

if TYPE_CHECKING:
    from collections.abc import Iterator


class Numbers(Worlds[int, str]):
    """So many worlds, which are numbers."""

    def __init__(self, number: int) -> None:
        self._number = number

    @property
    def count(self) -> int:
        return self._number

    def enumerate(self) -> Iterator[int]:
        return iter(range(self._number))

    def sample(self, rng: Random) -> int:
        return int(rng.random() * self._number)

    def state(self, world: int) -> str:
        return f"world {world}"


class Clock:
    """Shows a time that goes on only as it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def drawn(number: int, effort: Effort) -> Drawn[int, str]:
    """Draw from so many worlds; no time goes by."""
    return Drawn(Numbers(number), Random(1), Watch(effort, Clock()))


def looked_at(number: int, seconds: float, takes: list[float], share: float = 1.0) -> tuple[int, float, bool]:
    """Spend the given times on one world after the other; give how many were looked at, for how long, and if all."""
    clock = Clock()
    found = Drawn(Numbers(number), Random(1), Watch(Effort(seconds=seconds), clock), share)
    worlds = 0
    for _ in found:
        clock.now += takes[min(worlds, len(takes) - 1)]
        worlds += 1
    return worlds, round(clock.now - 100, 9), found.complete


def test_as_many_worlds_as_are_asked_for():
    found = drawn(10**30, Effort(worlds=7))
    assert len(list(found)) == 7
    assert not found.complete


@pytest.mark.parametrize("effort", [Effort(worlds=100), Effort(worlds=12), Effort(seconds=99)])
def test_few_worlds_are_all_looked_at_once(effort):
    found = drawn(12, effort)
    assert list(found) == [f"world {number}" for number in range(12)]
    assert found.complete


def test_more_worlds_than_are_asked_for_are_left_to_chance():
    found = drawn(12, Effort(worlds=11))
    assert not found.complete
    assert len(list(found)) == 11


@pytest.mark.parametrize(
    ("takes", "worlds", "spent"),
    [
        ([0.3], 3, 0.9),
        ([0.125], 7, 0.875),  # not 8, for an eighth would end with the second
        ([0.1, 0.1, 0.5, 0.1], 3, 0.7),  # another like the slowest would not fit
        ([0.25, 0.0625], 12, 0.9375),  # tables have been filled with the first
        ([7.0], 1, 7.0),  # one at least
    ],
)
def test_no_world_is_begun_that_would_not_fit(takes, worlds, spent):
    assert looked_at(10**30, 1, takes)[:2] == (worlds, spent)


def test_a_share_of_the_time_is_left():
    assert looked_at(10**30, 1, [0.1], share=0.75)[:2] == (7, 0.7)


def test_few_worlds_are_not_all_of_them_when_time_runs_out():
    assert looked_at(12, 1, [0.3]) == (3, 0.9, False)
    assert looked_at(12, 4, [0.3]) == (12, 3.6, True)
    assert looked_at(12, 0.01, [0.3]) == (1, 0.3, False)


def test_a_view_that_nothing_fits_is_refused():
    with pytest.raises(TrickkitError, match="no deal fits this view"):
        drawn(0, Effort(worlds=3))


@pytest.mark.parametrize(
    ("worlds", "seconds", "fault"),
    [
        (None, None, "one of the two"),
        (3, 1.0, "one of the two"),
        (0, None, "0 worlds tell nothing"),
        (None, 0.0, "0.0 seconds are no time"),
        (None, float("nan"), "nan seconds are no time"),
        (None, float("inf"), "inf seconds are no time"),
    ],
)
def test_an_effort_is_one_thing_and_more_than_nothing(worlds, seconds, fault):
    with pytest.raises(TrickkitError, match=fault):
        Effort(worlds, seconds)


def test_best_are_the_acts_within_two_standard_errors():
    """b is 1 less than a in 1 of 4 worlds: 0.25 with a standard error of 0.25. c is 2 less in all."""
    rows = ((3, 3, 1), (3, 3, 1), (3, 3, 1), (3, 2, 1))
    assert Tally(("a", "b", "c"), rows, complete=False).best() == ("a", "b")
    assert Tally(("a", "b", "c"), rows, complete=True).best() == ("a",)  # nothing was left to chance
    assert Tally(("a", "b", "c"), rows[:1], complete=False).best() == ("a", "b")  # one world tells no spread
    assert Tally(("a", "b", "c"), rows[-1:], complete=False).best() == ("a",)


def test_the_order_decides_which_of_equals_is_the_top():
    """a and b are equal on average; c differs from a by chance, and from b always."""
    rows = ((0.0, 2.0, 1.0), (4.0, 2.0, 1.0))
    tally = Tally(("a", "b", "c"), rows, complete=False)
    assert list(tally.means) == [2, 2, 1]
    assert tally.best(order=(1, 0, 0)) == ("a", "b", "c")
    assert tally.best(order=(0, 1, 0)) == ("a", "b")
