"""The solver against trying everything, on random endings: hidden trump, inside tricks, after asking, all variants."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.unit.solver.naive import best_for_the_deal, latinern_ending, points, twenty_eight_ending, winner
from trickkit import TrickkitError
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import Ask, PlayCard, consequences
from trickkit.solver import TwentyEightProblem, solve, winning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trickkit.games.twenty_eight import TwentyEightState

HOUSES = (
    "",
    "late_trump=rank",
    "keep_jacks=on",
    "three_players=on",
    "late_trump=rank cot=on keep_jacks=on",
    "late_trump=rank keep_jacks=on three_players=on",
    "sixes=on blank_hand=on",
)
THANI = ("thani=on", "late_trump=rank thani=on keep_jacks=on", "thani=on three_players=on")
KINDS = [(rules, "") for rules in HOUSES] + [(rules, "thani") for rules in THANI] + [("cot=on", "play-on")]


@pytest.fixture(autouse=True)
def _without_t20(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver leaves redeals at exposure out, so the real game plays on, too."""
    monkeypatch.setattr(consequences, "_all_trumps", lambda *_: None)


def endings(rules: str, kind: str, seeds: range, cards: int) -> Iterator[TwentyEightState]:
    for seed in seeds:
        rng = Random(f"{rules}/{kind}/{seed}/{cards}")
        yield twenty_eight_ending(rng, rules, cards, thani=kind == "thani", play_on=kind == "play-on")


def compare(state: TwentyEightState) -> None:
    acts = [act for act in state.legal_actions() if isinstance(act, PlayCard | Ask)]
    assert solve(state) == {act: points(state.apply(act)) for act in acts}, state.events


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_twenty_eight(rules, kind):
    for state in endings(rules, kind, range(8), 2):
        compare(state)
    for state in endings(rules, kind, range(1), 3):
        compare(state)


def compare_played_on(state: TwentyEightState) -> None:
    """V1: who wins the deal; and that card points are the same for sides that play for the deal first."""
    best = {
        act: best_for_the_deal(state.apply(act)) for act in state.legal_actions() if isinstance(act, PlayCard | Ask)
    }
    assert winning(TwentyEightProblem.of(state)) == {act: won for act, (won, _) in best.items()}, state.events
    assert solve(state) == {act: found for act, (_, found) in best.items()}, state.events


def test_after_play_on():
    met = set()
    for rules in ("cot=on", "cot=on late_trump=rank keep_jacks=on three_players=on"):
        for state in endings(rules, "play-on", range(30), 2):
            compare_played_on(state)
            position = state.position
            found = set(winning(TwentyEightProblem.of(state)).values())
            met.add((position.bidder in position.leaders(), *sorted(found)))
    assert {(side, *found) for side in (True, False) for found in ((True,), (False,))} <= met


@pytest.mark.tour
def test_many_after_play_on():
    for cards, seeds in ((2, range(100, 400)), (3, range(20))):
        for state in endings("cot=on", "play-on", seeds, cards):
            compare_played_on(state)


def test_who_wins_is_told_only_where_one_side_must_take_every_trick():
    for state in endings("thani=on", "thani", range(10), 2):
        assert winning(TwentyEightProblem.of(state)) == solve(state)
    (state,) = endings("", "", range(1), 2)
    with pytest.raises(TrickkitError, match="no side has to take every trick here; ask for card points"):
        winning(TwentyEightProblem.of(state))


@pytest.mark.tour
@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_many_of_twenty_eight(rules, kind):
    for state in endings(rules, kind, range(150 if rules or kind else 400), 2):
        compare(state)
    for state in endings(rules, kind, range(20), 3):
        compare(state)


def test_the_endings_are_of_all_kinds():
    met: set[str | int] = set()
    for state in endings("", "", range(60), 2):
        position = state.position
        met.add("hidden" if position.trump is None else "exposed")
        met.add(len(position.plays))
        met.add("asked" if position.asker else "not asked")
        met.add("may ask" if any(isinstance(act, Ask) for act in state.legal_actions()) else "may not ask")
    assert met == {"hidden", "exposed", "asked", "not asked", "may ask", "may not ask", *range(4)}


def check_latinern(cards: int, seeds: range) -> None:
    for seed in seeds:
        state = latinern_ending(Random(f"latinern/{seed}/{cards}"), cards)
        found = {act: winner(state.apply(act)) for act in state.legal_actions() if isinstance(act, LatinernCard)}
        assert solve(state) == found, state.events


def test_latinern():
    check_latinern(1, range(10))
    check_latinern(2, range(100))
    check_latinern(3, range(10))


@pytest.mark.tour
def test_many_of_latinern():
    check_latinern(2, range(100, 1_900))
    check_latinern(3, range(10, 210))
