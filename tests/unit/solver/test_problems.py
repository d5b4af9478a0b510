"""Problems follow the real game step by step: same acts, same positions after them, same end."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts import NS_3_0, position
from tests.texts import record as latinern_record
from tests.texts_28 import ALL_TRUMPS, JACKS, LAST_TRUMP_SUIT, ONE_CLUB, STRONG, after, ending, record
from tests.texts_28 import position as position_28
from tests.unit.solver.naive import twenty_eight_ending
from tests.unit.solver.test_endings import KINDS
from trickkit import TrickkitError
from trickkit.games.twenty_eight import Ask, Bid, By, NewDeal, PlayCard, Thani, TwentyEightState, consequences
from trickkit.seats import Seat, Side
from trickkit.solver import LatinernProblem, TwentyEightProblem, bits, reaches, reaching, solve, value, values, winners
from trickkit.solver.exact import pure
from trickkit.solver.plain import PlainSearch
from trickkit.solver.variants import VariantSearch

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
BY_NORTH = "N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
THANI = "N:JC 9C AC TC KC QC 8C 7C E:JD 9D AD TD KD QD 8D 7D S:JH 9H AH TH KH QH 8H 7H W:JS 9S AS TS KS QS 8S 7S"


def tokens(state: TwentyEightState) -> dict[str, int]:
    return {act.token: found for act, found in solve(state).items()}


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_acts_and_what_becomes_of_them(rules, kind, monkeypatch):
    monkeypatch.setattr(consequences, "_all_trumps", lambda *_: None)
    for seed in range(8):
        rng = Random(f"problem/{rules}/{seed}")
        state = twenty_eight_ending(rng, rules, 7, thani=kind == "thani", play_on=kind == "play-on")
        problem = TwentyEightProblem.of(state)
        while state.outcome() is None:
            assert problem == TwentyEightProblem.of(state)
            assert {*problem.acts()} == {act for act in state.legal_actions() if isinstance(act, PlayCard | Ask)}
            act = rng.choice(problem.acts())
            state, problem = state.apply(act), problem.after(act)
        outcome, bidder = state.outcome(), state.position.bidder
        assert problem.over
        assert problem.acts() == ()
        assert problem.at_stake == 0
        assert not isinstance(outcome, NewDeal)
        assert outcome is not None
        assert bidder is not None
        ended = int(outcome.made) if outcome.by is By.THANI else state.position.points(state.position.team(bidder))
        assert problem.taken == ended == value(problem)


@pytest.mark.parametrize("seed", range(4))
def test_both_searches_agree_on_longer_endings(seed):
    state = twenty_eight_ending(Random(f"both/{seed}"), "", 5)
    problem = TwentyEightProblem.of(state)
    assert isinstance(pure(problem), PlainSearch)
    assert value(problem, 14, pure(problem)) == value(problem, 3, VariantSearch(problem))


def test_t20_is_left_out():
    """To ask would end the deal; the solver goes on as if nobody had noticed, and counts what is taken then."""
    state = position_28(record(f"{BY_EAST} N:AH", deal=ALL_TRUMPS))
    assert isinstance(after(state, "W:ask").outcome(), NewDeal)
    found = tokens(state)
    assert [*found] == [act.token for act in state.legal_actions()]
    asked = TwentyEightProblem.of(state).after(Ask(Seat.WEST))
    assert found["ask"] == max(values(asked).values())
    assert {act.token for act in values(asked)} == {"7C", "8C", "AC"}  # T16


def test_the_down_card_laid_as_an_ordinary_card():
    """T17 e: nobody may ask any more, and rank decides."""
    state = after(ending(LAST_TRUMP_SUIT), "E:9S N:TS")
    before = TwentyEightProblem.of(state)
    assert before.hidden
    assert before.down == 0
    assert tokens(state) == {"AD": before.taken}
    assert tokens(after(state, "W:AD")) == {"AS": before.taken}


def test_reaching_says_yes_and_no_where_the_values_do():
    state = position_28(record(BY_NORTH, deal=STRONG))
    problem, found = TwentyEightProblem.of(state), solve(state)
    best = max(found.values())
    assert best == value(problem) == value(problem, 28)
    for target in (best, best + 1):
        assert reaching(problem, target) == {act: points >= target for act, points in found.items()}
    assert reaches(problem, best)
    assert not reaches(problem, best + 1)
    assert reaches(problem, 0)
    assert not reaches(problem, 29)


def test_thani_is_among_the_acts_before_the_first_card_whoever_leads():
    state = position_28(record(BY_EAST.replace("9C", "7C"), deal=ONE_CLUB, rules="thani=on"))
    found = solve(state)
    assert state.to_act is Seat.NORTH
    assert found[Thani(Seat.EAST)] == 0
    assert Thani(Seat.EAST) not in solve(after(state, "N:AH"))
    said = after(state, "E:thani")
    assert set(solve(said).values()) == {0}
    assert reaching(TwentyEightProblem.of(state), 28)[Thani(Seat.EAST)] is False


def test_thani_that_is_won():
    state = position_28(record(BY_NORTH, deal=THANI, rules="thani=on"))
    assert tokens(state)["thani"] == 1
    assert [*tokens(state)][-1] == "thani"
    said = after(state, "N:thani")
    assert 1 in solve(said).values()
    assert value(TwentyEightProblem.of(said)) == 1


def test_nothing_can_be_played_while_an_answer_is_awaited_or_after_the_end():
    conceded = position_28(record(f"{BY_NORTH} N:JD W:7S S:TD E:7D W:concede", deal=STRONG, rules="cot=on"))
    assert solve(conceded) == {}
    assert solve(after(conceded, "N:accept")) == {}
    assert solve(position_28(record(BY_NORTH.removesuffix(" N:pass S:pass"), deal=JACKS))) == {}  # T10
    assert "concede" not in tokens(position_28(record(f"{BY_NORTH} N:JD W:7S S:TD E:7D", deal=STRONG, rules="cot=on")))
    assert solve(position(latinern_record("E:ask"))) == {}
    assert solve(position(latinern_record("E:ask N:go"))) == {}


@pytest.mark.parametrize("acts", ["", "N:14 W:pass S:pass E:pass", "N:14 W:pass S:pass E:pass N:trump=JC"])
def test_before_the_play_there_is_nothing_to_solve(acts):
    with pytest.raises(TrickkitError, match="only the play can be solved"):
        solve(position_28(record(acts, deal=STRONG)))


def test_what_is_no_problem():
    with pytest.raises(TrickkitError, match="no card is awaited here"):
        LatinernProblem.of(position(latinern_record("E:ask")))
    problem = TwentyEightProblem.of(position_28(record(BY_NORTH, deal=STRONG)))
    with pytest.raises(TrickkitError, match="N:14 is nothing to be solved"):
        problem.after(Bid(Seat.NORTH, 14))


def test_a_round_of_latinern_that_is_won():
    problem = LatinernProblem.of(position(latinern_record(NS_3_0.rpartition(" ")[0])))
    (last,) = (act for act in problem.acts() if act.token == "QS")
    won = problem.after(last)
    assert won.winner is Side.NS
    assert won.acts() == ()
    assert winners(problem)[last] is Side.NS


def test_a_full_table_is_emptied(monkeypatch):
    state = twenty_eight_ending(Random("both/0"), "", 4)
    expected = solve(state)
    monkeypatch.setattr(bits, "LIMIT", 0)
    bits.LEADS.clear()
    bits.FOLLOWS.clear()
    assert solve(state) == expected
    assert max(len(bits.LEADS), len(bits.FOLLOWS)) <= 1
