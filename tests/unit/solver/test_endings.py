"""The solver against trying everything, on random endings: hidden trump, inside tricks, after asking, all variants."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.unit.solver.naive import latinern_ending, points, twenty_eight_ending, winner
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import Ask, PlayCard, consequences
from trickkit.solver import solve

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
