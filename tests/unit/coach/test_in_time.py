"""Hints in time: what is solved in which world, the same with and without the accelerator, and never too long."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests import texts_28
from tests.texts import position, record
from trickkit import Seat
from trickkit.coach import Advice, Effort, advise
from trickkit.coach.advice import Reason
from trickkit.coach.advise_twenty_eight import advise_twenty_eight
from trickkit.coach.coaching import DEALS
from trickkit.coach.declaring import declared, side_points, to_the_play
from trickkit.coach.reasons_twenty_eight import how, look
from trickkit.deduction import worlds
from trickkit.games.twenty_eight import Bid, TwentyEightState
from trickkit.solver import TwentyEightProblem, exact, reaching, solve

TRUMP_LAID = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
FIRST_TRICK = f"{TRUMP_LAID} N:AH"
SECOND_TRICK = f"{FIRST_TRICK} W:AD S:JH E:9S"


def voids(acts: str, rules: str = "") -> TwentyEightState:
    return texts_28.position(texts_28.record(acts, deal=texts_28.VOIDS, rules=rules))


# --- which worlds are solved, and how ------------------------------------------------------------------------


@pytest.mark.parametrize(("acts", "number", "fully"), [
    (FIRST_TRICK, 30, 10), (SECOND_TRICK, 110, 11), (SECOND_TRICK, 8, 8),
])  # fmt: skip
def test_the_chance_comes_from_all_worlds_and_card_points_from_some(acts, number, fully):
    state = voids(acts)
    seat = state.to_act
    assert seat is not None
    view = state.observe(seat)
    found = advise(view, worlds=number)
    space, rng = worlds(view), Random("hint/1")
    drawn = [space.state(space.sample(rng)) for _ in range(number)]
    made = [reaching(TwentyEightProblem.of(each), 20) for each in drawn]
    points = [solve(each) for place, each in enumerate(drawn) if place < 10 or place == 100]
    assert len(points) == fully
    for each in found.options:
        assert each.chance == sum(row[each.act] for row in made) / number
        assert each.value == pytest.approx(sum(row[each.act] for row in points) / fully)
    assert found.worlds == number
    partly = Reason("deals-partly", (("n", str(number)), ("fully", str(fully))))
    assert found.how in ({partly, None} if fully < number else {Reason("deals-solved", (("n", str(number)),)), None})


def test_of_the_acts_as_good_as_the_best_the_one_with_the_best_chance_is_advised():
    decided = 0
    for seed in range(12):
        state = voids(SECOND_TRICK)
        assert state.to_act is not None
        found = advise(state.observe(state.to_act), seed=seed, worlds=25)
        own = 1 if state.position.with_bidder(state.to_act) else -1
        top = max(own * (each.chance or 0) for each in found.options if each.best)
        acts = {each.act: (own * (each.chance or 0), own * each.value) for each in found.options if each.best}
        assert found.act is not None
        assert acts[found.act] == max(acts.values())
        assert acts[found.act][0] == top
        decided += len({chance for chance, _ in acts.values()}) > 1
    assert decided


def test_advice_is_the_same_without_the_accelerator(monkeypatch):
    views = [
        voids(f"{SECOND_TRICK} S:TH E:JS N:7H").observe(Seat.WEST),
        voids(f"{SECOND_TRICK} S:TH E:JS N:7H W:7S").observe(Seat.SOUTH),
    ]
    fast = [advise(view, worlds=12) for view in views]
    monkeypatch.setattr(exact, "search", exact.pure)
    assert [advise(view, worlds=12) for view in views] == fast


def test_only_some_numbers_of_card_points_matter():
    state = voids(TRUMP_LAID)
    points = side_points(state, solved=True)
    assert points is not None
    assert side_points(state, solved=True, least=points + 1) == points
    assert side_points(state, solved=True, least=points + 3) == points + 2
    assert side_points(state, solved=True, least=points, most=points + 2) == points
    assert side_points(state, solved=True, most=points - 2) == points - 2
    auction = voids("N:14 W:pass S:pass")
    best = declared(auction, Seat.EAST, solved=True)
    assert best is not None
    assert declared(auction, Seat.EAST, solved=True, least=best - 1, most=best) == best
    assert declared(auction, Seat.EAST, solved=True, least=best + 2) == best + 1
    assert declared(auction, Seat.EAST, solved=True, most=2) == 2


def test_calls_are_worth_what_the_whole_values_give():
    """Only the numbers that matter are solved for; the game points are those of the exact values."""
    state = voids("N:14 W:pass S:pass E:20 N:pass W:pass S:pass")
    space, rng = worlds(state.observe(Seat.EAST)), Random("hint/1")
    drawn = [space.state(space.sample(rng)) for _ in range(4)]
    found = advise(state.observe(Seat.EAST), worlds=4)
    for each in found.options:
        points = [side_points(to_the_play(world.apply(each.act)), solved=True) or 0 for world in drawn]
        assert each.value == sum(2 if point >= 20 else -3 for point in points) / 4
    state = voids("N:14")
    space, rng = worlds(state.observe(Seat.WEST)), Random("hint/1")
    drawn = [space.state(space.sample(rng)) for _ in range(3)]
    for each in advise(state.observe(Seat.WEST), worlds=3).options:
        who = Seat.WEST if isinstance(each.act, Bid) else None
        bid = each.act.points if isinstance(each.act, Bid) else 14
        row = state.game.amounts(bid)
        gained = [row.made if (declared(world, who, solved=True) or 0) >= bid else row.failed for world in drawn]
        assert each.value == pytest.approx((1 if who else -1) * sum(gained) / 3)


# --- how much is spent ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("acts", "fast", "effort"), [
    ("N:14 W:pass S:pass", True, Effort(worlds=DEALS)),
    ("N:14 W:pass S:pass", False, Effort(seconds=1.0)),
    ("N:28", True, Effort(seconds=1.0)),  # nothing but passing is left
    (FIRST_TRICK, True, Effort(seconds=1.0)),
])  # fmt: skip
def test_before_the_play_200_deals_are_solved_if_nothing_is_said(acts, fast, effort, monkeypatch):
    seen = []
    monkeypatch.setattr("trickkit.coach.coaching.accelerated", lambda _view: fast)
    monkeypatch.setattr(
        "trickkit.coach.coaching.advise_twenty_eight", lambda _view, effort, _rng, **_: seen.append(effort)
    )
    state = voids(acts)
    assert state.to_act is not None
    view = state.observe(state.to_act)
    advise(view)
    advise(view, quick=True)
    assert seen == [effort, Effort(seconds=1.0)]
    assert DEALS >= 200


class Machine:
    """A machine without an accelerator, on which everything takes its time by a clock of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.patch = monkeypatch
        monkeypatch.setattr("trickkit.coach.sampling.time", SimpleNamespace(perf_counter=lambda: self.now))
        monkeypatch.setattr(exact, "accelerator", lambda: None)

    def takes(self, name: str, *seconds: float) -> None:
        """Let each call of a function take one of so many seconds, in turn."""
        module, _, function = name.rpartition(".")
        before: Any = getattr(__import__(module, fromlist=[function]), function)
        called = 0

        def slow(*arguments: Any, **named: Any) -> Any:
            nonlocal called
            self.now += seconds[called % len(seconds)]
            called += 1
            return before(*arguments, **named)

        self.patch.setattr(name, slow)


@pytest.fixture
def machine(monkeypatch):
    return Machine(monkeypatch)


TWENTY_EIGHT = "trickkit.coach.advise_twenty_eight"
LATINERN = "trickkit.coach.advise_latinern"


@pytest.mark.parametrize("acts", [
    "", "N:14 W:pass S:pass", "N:14 W:pass S:pass E:20 N:pass W:pass S:pass", TRUMP_LAID.removesuffix(" W:pass"),
    FIRST_TRICK, SECOND_TRICK, f"{SECOND_TRICK} S:TH E:JS N:7H W:7S",
])  # fmt: skip
def test_without_an_accelerator_a_hint_keeps_within_its_second(acts, machine):
    """A deal that is played out takes 8 to 12 hundredths of a second, a world that is solved up to a fifth."""
    machine.takes(f"{TWENTY_EIGHT}.played_out", 0.008, 0.012, 0.01)
    machine.takes("trickkit.coach.declaring.played_out", 0.008, 0.012, 0.01)
    machine.takes(f"{TWENTY_EIGHT}.solve", 0.02, 0.13, 0.04)
    machine.takes(f"{TWENTY_EIGHT}.reaching", 9.0)
    machine.takes("trickkit.coach.declaring.search", 9.0)
    state = voids(acts)
    assert state.to_act is not None
    found = advise(state.observe(state.to_act))
    assert 0.5 < machine.now <= 1
    assert found.worlds > 3
    if state.position.exposed is None and len(state.position.tricks) < 2:
        assert found.how == Reason("deals-played-out", (("n", str(found.worlds)),))


@pytest.mark.parametrize("seconds", [1.0, 0.3])
def test_a_hint_of_latinern_keeps_within_its_seconds(seconds, machine):
    """Worlds are solved, then the cards that win as often are played on by chance for the rest of the time."""
    machine.takes(f"{LATINERN}.solve", 0.01, 0.006, 0.014)
    machine.takes(f"{LATINERN}.Replies", 0.01)
    for acts in ("", "N:7H", "N:7H E:7C S:JH"):
        machine.now = 0.0
        state = position(record(acts))
        assert state.to_act is not None
        found = advise(state.observe(state.to_act), budget=seconds)
        assert machine.now <= seconds + 0.01
        assert found.worlds > seconds * 50


def test_loading_the_accelerator_is_not_counted(machine, monkeypatch):
    def load() -> object:
        machine.now += 5
        return object()

    monkeypatch.setattr(exact, "accelerator", load)
    monkeypatch.setattr(exact, "search", exact.pure)
    machine.takes(f"{TWENTY_EIGHT}.solve", 0.2)
    found = advise(voids(FIRST_TRICK).observe(Seat.WEST), budget=0.1)
    assert (found.worlds, round(machine.now, 3)) == (1, 5.2)


# --- how it is told ------------------------------------------------------------------------------------------


def quick(state: TwentyEightState, seat: Seat) -> Advice:
    return advise_twenty_eight(state.observe(seat), Effort(worlds=2), Random(1), quick=True)


def test_who_plays_alone_has_no_side():
    """Three play; who bids does it alone, the other two are together."""
    alone = ("alone", "yes")

    def three(acts: str, rules: str = "three_players=on") -> TwentyEightState:
        return texts_28.position(texts_28.record(acts, deal=texts_28.THREE, dealer="E", rules=rules))

    bids = three("")
    assert bids.to_act is not None
    assert alone in quick(bids, bids.to_act).why.facts
    four = voids("N:14")
    assert alone not in quick(four, Seat.WEST).why.facts
    acts = "W:14 S:pass E:pass"
    assert alone in quick(three(acts), Seat.WEST).why.facts
    (down, *_) = three(acts).legal_actions()
    raising = three(f"{acts} {down}")
    assert alone in look(raising.observe(Seat.WEST)).facts
    assert alone in quick(raising, Seat.WEST).why.facts
    assert alone not in look(voids(TRUMP_LAID.removesuffix(" W:pass")).observe(Seat.WEST)).facts


def test_worlds_that_decide_nothing_need_no_word():
    assert how("a", Reason("points-counted"), 5, solved=False) is None
    assert how("ab", Reason("high-card"), 5, solved=True) is None
    assert how("ab", Reason("high-card"), 5, solved=False) == Reason("deals-played-out", (("n", "5"),))
    assert how("ab", Reason("points-counted"), 5, solved=True, fully=5) == Reason("deals-solved", (("n", "5"),))
