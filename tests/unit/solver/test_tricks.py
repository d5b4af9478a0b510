"""`most_tricks` against trying everything: in the real game, and on hands of any kind; compiled and uncompiled, too."""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.texts_28 import position as position_28
from tests.texts_28 import record
from tests.unit.solver.naive import twenty_eight_ending
from tests.unit.solver.plainly import load
from trickkit import TrickkitError
from trickkit.games.twenty_eight import PlayCard
from trickkit.solver import TricksProblem, TwentyEightProblem, _fast_tricks, most_tricks, partition, tricks
from trickkit.solver.bits import NO_TRUMP

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from trickkit.games.twenty_eight import TwentyEightState

SHORT_OF_EXPOSURE = "N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:9H W:JH S:KH"


def played(state: TwentyEightState) -> int:
    """Give the tricks that the bidder's side has at the end, if both sides want as many as possible."""
    position = state.position
    if state.outcome() is not None:
        return sum(position.with_bidder(won.winner) for won in position.tricks)
    assert state.to_act is not None
    found = [played(state.apply(act)) for act in state.legal_actions() if isinstance(act, PlayCard)]
    return max(found) if position.with_bidder(state.to_act) else min(found)


def tried(problem: TricksProblem) -> int:
    """Give the tricks of places 0 and 2 by trying everything."""

    @cache
    def rest(hands: tuple[int, ...], leader: int, plays: tuple[int, ...]) -> int:
        if len(plays) == 4:
            led = plays[0] >> 3
            best = max(plays, key=lambda card: (card >> 3 == problem.trump, card >> 3 == led, card))
            winner = leader + plays.index(best) & 3
            return (winner in {0, 2}) + rest(hands, winner, ())
        place = leader + len(plays) & 3
        suit = 255 << (plays[0] >> 3) * 8 if plays else 0
        own = hands[place] & suit or hands[place]
        found = [
            rest((*hands[:place], hands[place] ^ 1 << card, *hands[place + 1 :]), leader, (*plays, card))
            for card in range(32)
            if own >> card & 1
        ]
        return (min if place & 1 else max)(found, default=0)

    return rest(problem.hands, problem.leader, ())


def problems(cards: int, seeds: range) -> Iterator[TricksProblem]:
    """Deal so many cards each from packs of any size, with any suit as trump or none."""
    for seed in seeds:
        rng = Random(f"tricks/{cards}/{seed}")
        pack = rng.sample(range(32), rng.randint(4 * cards, 32))
        one, two, three, four = (sum(1 << card for card in pack[i * cards : (i + 1) * cards]) for i in range(4))
        yield TricksProblem((one, two, three, four), rng.randrange(NO_TRUMP + 1), rng.randrange(4))


def by(module: ModuleType, problem: TricksProblem) -> int:
    most: int = module.most(problem.hands, problem.trump, problem.leader, problem.guess)
    return most


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The accelerator without compiling anything."""
    monkeypatch.setitem(sys.modules, "trickkit.solver._fast", load("_fast", monkeypatch))
    return load("_fast_tricks", monkeypatch)


def test_in_the_real_game():
    seen = 0
    for seed in range(80):
        state = twenty_eight_ending(Random(f"tricks/{seed}"), "", 3)
        if state.position.trump is None or state.position.plays:
            continue
        before = sum(state.position.with_bidder(won.winner) for won in state.position.tricks)
        assert most_tricks(TricksProblem.of(TwentyEightProblem.of(state))) == played(state) - before, state.events
        seen += 1
    assert seen > 10


@pytest.mark.parametrize(("cards", "seeds"), [(1, 20), (2, 200), (3, 100), (4, 8)])
def test_against_trying_everything(cards, seeds, plain):
    for problem in problems(cards, range(seeds)):
        assert by(partition, problem) == by(plain, problem) == tried(problem), problem


@pytest.mark.tour
@pytest.mark.parametrize(("cards", "seeds"), [(2, 2_000), (3, 1_000), (4, 200)])
def test_many_against_trying_everything(cards, seeds):
    for problem in problems(cards, range(1_000, 1_000 + seeds)):
        assert by(partition, problem) == by(_fast_tricks, problem) == tried(problem), problem


def test_no_guess_misleads():
    for problem in problems(4, range(20)):
        for module in (partition, _fast_tricks):
            found = {module.most(problem.hands, problem.trump, problem.leader, guess) for guess in range(-2, 8)}
            assert len(found) == 1


@pytest.mark.parametrize("cards", [6, 8])
def test_compiled(cards):
    for problem in problems(cards, range(12)):
        assert by(partition, problem) == by(_fast_tricks, problem), problem


@pytest.mark.tour
def test_compiled_on_500_deals():
    for problem in problems(8, range(100, 600)):
        assert by(partition, problem) == by(_fast_tricks, problem), problem


def test_a_full_table_takes_no_more(monkeypatch, plain):
    monkeypatch.setattr(plain, "ENTRIES", 2)
    for problem in problems(4, range(6)):
        assert by(plain, problem) == by(partition, problem), problem


def test_the_accelerator_is_for_large_problems(monkeypatch):
    asked: list[str] = []
    for module in (partition, _fast_tricks):
        monkeypatch.setattr(module, "most", lambda *_, name=module.__name__: asked.append(name))
    for cards in (5, 4):
        most_tricks(next(problems(cards, range(1))))
    assert asked == [_fast_tricks.__name__, partition.__name__]


def test_without_numba(monkeypatch):
    monkeypatch.setitem(sys.modules, "trickkit.solver._fast_tricks", None)
    tricks.accelerator.cache_clear()
    problem = next(problems(5, range(1)))
    assert most_tricks(problem) == by(_fast_tricks, problem)
    tricks.accelerator.cache_clear()


@pytest.mark.parametrize(("compiled", "lines"), [(True, 0), (False, 1)])
def test_a_log_tells_that_something_is_compiled_first(monkeypatch, caplog, compiled, lines):
    tricks.accelerator.cache_clear()
    monkeypatch.setattr(_fast_tricks, "compiled", lambda: compiled)
    with caplog.at_level("INFO", "trickkit.solver"):
        tricks.accelerator()
    assert len(caplog.records) == lines


@pytest.mark.parametrize(("acts", "rules"), [("", ""), ("E:ask", ""), ("E:ask E:QD", "keep_jacks=on")])
def test_where_tricks_cannot_be_counted(acts, rules):
    """Before exposure, inside a trick, and where a jack must be kept."""
    state = position_28(record(f"{SHORT_OF_EXPOSURE} {acts}".strip(), rules=rules))
    with pytest.raises(TrickkitError, match="at the start of a trick, with trump exposed and no variant at work"):
        TricksProblem.of(TwentyEightProblem.of(state))


def test_at_the_start_of_a_trick_they_can():
    state = position_28(record(f"{SHORT_OF_EXPOSURE} E:ask E:QD"))
    assert most_tricks(TricksProblem.of(TwentyEightProblem.of(state))) == 4
