"""L21 to L24: leaks, the score, the next deal, and what is disclosed."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts import EW_3_0, NS_3_0, NS_3_2, after, offences, position, record, result
from trickkit import NotationError, Score, Seat, Side, TrickkitError, parse_records, replay_json
from trickkit.games.latinern import By, Disclosed, HandsShown, Latinern, Match, Outcome

TRICKS = NS_3_2.splitlines()
MOMENTS = ["", "N:7H", TRICKS[0], f"{TRICKS[0]} W:KH N:9D E:9C", " ".join(TRICKS[:4])]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", "NESW")
def test_L21_a_leak_loses_the_round_at_once(moment, seat):
    """By knowers and blind alike, in or out of turn."""
    text = record(moment)
    assert offences(position(text), seat) == "leak"
    state = position(after(text, f"{seat}:leak"))
    assert result(state) == f"{Seat(seat).side.other} 2 leak"
    assert state.to_act is None


def test_L21_it_is_never_listed_as_legal():
    state = position(record())
    assert all(act.token != "leak" for seat in Seat for act in state.legal_actions(seat))


@pytest.mark.parametrize(
    ("acts", "points"),
    [("N:ask E:stay", 3), ("N:ask E:stay W:ask S:stay", 4), ("N:ask", 2), ("N:ask E:stay W:ask", 3)],
)
@pytest.mark.parametrize("seat", "NESW")
def test_L21_at_the_current_stake_and_inside_a_question_at_the_one_before(acts, points, seat):
    state = position(record(f"{acts} {seat}:leak"))
    assert result(state) == f"{Seat(seat).side.other} {points} leak"
    assert state.position.question is None


def test_L21_a_late_side_too():
    assert result(position(record("N:leak", score="NS:11 EW:0"))) == "EW 2 leak"


@pytest.mark.parametrize(
    ("score", "acts", "after_round", "winner"),
    [
        ("NS:0 EW:0", NS_3_0, (2, 0), None),
        ("NS:10 EW:11", NS_3_0, (12, 11), "NS"),
        ("NS:10 EW:11", EW_3_0, (10, 13), "EW"),
        ("NS:9 EW:8", f"E:ask S:stay {NS_3_0}", (12, 8), "NS"),
        ("NS:9 EW:8", f"E:ask S:stay {EW_3_0}", (9, 11), None),
        ("NS:11 EW:0", f"E:ask S:stay {NS_3_0}", (14, 0), "NS"),
        ("NS:9 EW:9", "N:ask", (9, 11), None),
        ("NS:4 EW:11", "N:leak", (4, 13), "EW"),
        ("NS:10 EW:0", "E:ask N:stay", (10, 0), None),
    ],
)
def test_L22_points_are_added_after_the_round(score, acts, after_round, winner):
    found = replay_json(position(record(acts, score=score)))
    assert (found["score"]["NS"], found["score"]["EW"]) == after_round
    assert found["match_winner"] == winner


@pytest.mark.parametrize("target", [1, 2, 3, 13, 99])
def test_L22_house_target(target):
    rules = f"target={target}"
    found = replay_json(position(record(NS_3_0, rules=rules)))
    assert found["match_winner"] == ("NS" if target <= 2 else None)
    with pytest.raises(NotationError, match=f'"EW:{target}" reaches the target {target}: the match is over'):
        position(record(rules=rules, score=f"NS:0 EW:{target}"))
    assert position(record(rules=rules, score=f"NS:0 EW:{target - 1}")).outcome() is None


def test_L22_no_round_after_the_match():
    match = Match(Latinern(), Seat.WEST, Score(10, 11)).after(Outcome(Side.NS, 2, By.TRICKS))
    assert (match.winner, match.score) == ("NS", Score(12, 11))
    with pytest.raises(TrickkitError, match="the match is over: NS has 12 points"):
        match.start(Random(1))
    with pytest.raises(TrickkitError, match="the match is over: NS has 12 points"):
        match.after(Outcome(Side.NS, 2, By.TRICKS))
    with pytest.raises(NotationError, match='"EW:12" reaches the target 12'):
        position(record(score="NS:3 EW:12"))


@pytest.mark.parametrize("acts", [NS_3_0, EW_3_0, "N:ask E:go", "E:leak", "N:9D S:leak"])
@pytest.mark.parametrize("dealer", list(Seat))
def test_L23_the_deal_passes_to_the_left_however_it_ended(acts, dealer):
    outcome = position(record(acts)).outcome()
    assert outcome is not None
    match = Match(Latinern(), dealer).after(outcome)
    assert (match.dealer, match.round) == (dealer.left, 2)
    state = match.start(Random(5))
    assert (state.deal.dealer, state.to_act) == (dealer.left, dealer.partner)


def test_L23_after_a_penalty_too():
    outcome = position(record("N:ask", score="NS:9 EW:0")).outcome()
    assert outcome is not None
    assert outcome.by is By.PENALTY
    assert Match(Latinern(), Seat.SOUTH, Score(9, 0)).after(outcome).dealer is Seat.WEST


def test_L23_all_32_cards_are_shuffled_again():
    match, rng = Match(Latinern(), Seat.WEST), Random("latinern/units/L23")
    seen = set()
    for _ in range(60):
        state = match.start(rng)
        assert len({card for hand in state.deal.hands for card in hand}) == 20
        seen |= {card for hand in state.deal.hands for card in hand}
    assert len(seen) == 32


MATCH = """\
[Match "Tuesday"] [Round "{round}"] [Game "latinern"] [Dealer "{dealer}"] [Score "{score}"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
{acts}
"""


def test_L23_a_file_of_rounds_follows_it():
    first = MATCH.format(round=1, dealer="W", score="NS:8 EW:6", acts=NS_3_0)
    second = MATCH.format(round=2, dealer="N", score="NS:10 EW:6", acts="")
    assert [r.remarks["Round"] for r in parse_records(first + second)] == ["1", "2"]
    with pytest.raises(NotationError, match="the deal passes to N"):
        list(parse_records(first + second.replace('[Dealer "N"]', '[Dealer "W"]')))


@pytest.mark.parametrize("acts", [NS_3_0, EW_3_0, "N:ask E:go", "E:leak", "N:9D E:JD S:leak"])
def test_L24_trump_and_schlag_are_disclosed_after_every_round(acts):
    state = position(record(acts))
    assert [(e.trump, e.schlag) for e in state.events if isinstance(e, Disclosed)] == [("C", "T")]
    assert all(state.observe(seat).ordering == state.ordering for seat in Seat)


def test_L24_after_a_penalty_too():
    state = position(record("N:ask", score="NS:9 EW:0"))
    assert any(isinstance(event, Disclosed) for event in state.events)
    assert not any(isinstance(event, HandsShown) for event in state.events)


@pytest.mark.parametrize(
    ("acts", "shown"),
    [(NS_3_0, True), (NS_3_2, True), ("N:ask E:go", False), ("E:leak", False), (f"{TRICKS[0]} W:leak", False)],
)
def test_L24_hands_are_shown_only_after_a_round_played_out(acts, shown):
    state = position(record(acts))
    assert any(isinstance(event, HandsShown) for event in state.events) is shown
    for seat in Seat:
        hidden = [other for other in Seat if state.observe(seat).position.held[other.place] is None]
        assert hidden == ([] if shown else [other for other in Seat if other is not seat])


def test_L24_nothing_is_disclosed_before():
    for text in (record(), record(" ".join(TRICKS[:4])), record("N:ask")):
        state = position(text)
        assert not any(isinstance(event, Disclosed | HandsShown) for event in state.events)
        assert [state.observe(seat).ordering is None for seat in Seat] == [False, True, True, False]
