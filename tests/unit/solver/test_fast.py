"""The accelerator gives what pure Python gives: compiled on whole deals, and uncompiled on endings of all kinds."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random

import pytest

from tests.unit.solver.naive import twenty_eight_ending
from tests.unit.solver.plainly import load
from tests.unit.solver.test_endings import KINDS, endings
from trickkit.games.twenty_eight import consequences
from trickkit.solver import TwentyEightProblem, _fast, exact, reaching, values


@pytest.fixture(autouse=True)
def _without_t20(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consequences, "_all_trumps", lambda *_: None)


@pytest.fixture
def plainly(monkeypatch):
    """The accelerator without compiling anything."""
    return load("_fast", monkeypatch)


def both(problem: TwentyEightProblem, target: int | None, monkeypatch: pytest.MonkeyPatch, search) -> None:
    """Compare all values, or who reaches a target."""
    found = []
    for by in (exact.pure, search):
        monkeypatch.setattr(exact, "search", by)
        found.append(values(problem) if target is None else reaching(problem, target))
    assert found[0] == found[1]


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_uncompiled(rules, kind, monkeypatch, plainly):
    for state in endings(rules, kind, range(4), 3):
        both(TwentyEightProblem.of(state), None, monkeypatch, plainly.FastSearch)


def test_uncompiled_after_play_on(monkeypatch, plainly):
    for state in endings("cot=on", "play-on", range(6), 4):
        both(replace(TwentyEightProblem.of(state), sweep_only=True, taken=0), 1, monkeypatch, plainly.FastSearch)
    assert plainly.compiled()


def test_compiled_after_play_on(monkeypatch):
    for state in endings("cot=on", "play-on", range(12), 7):
        both(replace(TwentyEightProblem.of(state), sweep_only=True, taken=0), 1, monkeypatch, _fast.FastSearch)


def compare(rules: str, kind: str, seeds: range, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in seeds:
        rng = Random(f"fast/{rules}/{kind}/{seed}")
        state = twenty_eight_ending(rng, rules, 8, thani=kind == "thani", play_on=kind == "play-on")
        target = None if seed % 5 == 0 else state.position.bid
        both(TwentyEightProblem.of(state), target, monkeypatch, _fast.FastSearch)


@pytest.mark.parametrize(("rules", "kind"), KINDS[:-1])
def test_compiled(rules, kind, monkeypatch):
    compare(rules, kind, range(1, 3), monkeypatch)


@pytest.mark.tour
@pytest.mark.parametrize("part", range(10))
def test_compiled_on_500_deals(part, monkeypatch):
    compare("", "", range(part * 30, part * 30 + 30), monkeypatch)
    rules, kind = KINDS[part]
    compare(rules, kind, range(10, 30), monkeypatch)


def test_the_table_is_emptied_when_the_ages_are_used_up(monkeypatch):
    problem = TwentyEightProblem.of(twenty_eight_ending(Random("ages"), "", 5))
    monkeypatch.setattr(_fast.FastSearch, "_age", (1 << _fast.AGES) - 1)
    _fast._TABLE[0] = 1
    both(problem, None, monkeypatch, _fast.FastSearch)
    assert _fast.FastSearch._age == 1


def test_the_accelerator_is_for_large_problems():
    large, small = (TwentyEightProblem.of(twenty_eight_ending(Random("size"), "", cards)) for cards in (8, 3))
    assert type(exact.search(large)).__name__ == "FastSearch"
    assert type(exact.search(small)).__name__ == "PlainSearch"
    exact.reaches(large, 14)


@pytest.mark.parametrize(("cards", "compiled", "lines"), [(8, True, 0), (8, False, 1), (3, False, 0)])
def test_a_log_tells_that_something_is_compiled_first(monkeypatch, caplog, cards, compiled, lines):
    monkeypatch.setattr(_fast, "compiled", lambda: compiled)
    with caplog.at_level("INFO", "trickkit.solver"):
        exact.search(TwentyEightProblem.of(twenty_eight_ending(Random("size"), "", cards)))
    assert [record.message for record in caplog.records] == [
        "the accelerator is compiled; that happens once on this machine"
    ][:lines]


def test_without_numba(monkeypatch):
    monkeypatch.setitem(sys.modules, "trickkit.solver._fast", None)
    exact.accelerator.cache_clear()
    problem = TwentyEightProblem.of(twenty_eight_ending(Random("size"), "", 8))
    assert type(exact.search(problem)).__name__ == "PlainSearch"
    exact.accelerator.cache_clear()
