"""T21 to T24: what a deal counts, who deals next, how a match ends."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.texts_28 import JACKS, MIXED, STRONG, after, position, record, result
from tests.worlds_28 import random_round
from trickkit import NotationError, PlayerScore, Score, Seat, Side, TrickkitError, parse_records, replay_json
from trickkit.games.twenty_eight import (
    DRAW,
    Bid,
    By,
    Match,
    NewDeal,
    Outcome,
    Pass,
    PlayCard,
    Raise,
    Row,
    TwentyEight,
    TwentyEightState,
)
from trickkit.table import Action


@cache
def played(number: int) -> TwentyEightState:
    """Play a random deal of the plain game to its end."""
    *_, state = random_round(Random(f"points/{number}"), TwentyEight())
    return state


def played_for(bid: int, wanted: int) -> TwentyEightState:
    """Give the end of a deal in which eldest bid `bid` and the side of eldest took `wanted` card points."""
    for number in range(3000):
        state = played(number)
        outcome = state.outcome()
        position = state.position
        if not isinstance(outcome, Outcome) or position.bidder is not position.eldest:
            continue
        if position.points(position.eldest.side) == wanted:
            return with_bid(state, bid)
    raise AssertionError("no such deal was found")


def with_bid(state: TwentyEightState, bid: int) -> TwentyEightState:
    """Play the same cards after another opening bid."""
    other = TwentyEight().start(state.deal)
    eldest = state.position.eldest
    other = other.apply(Bid(eldest, bid))
    while other.position.phase == "auction" and other.to_act:
        other = other.apply(Pass(other.to_act))
    for event in state.events:
        if isinstance(event, Action) and not isinstance(event, Bid | Pass | Raise):
            while other.position.phase == "raise" and other.to_act:
                other = other.apply(Pass(other.to_act))
            other = other.apply(event)
    return other


@pytest.mark.parametrize(
    ("bid", "points", "amount"),
    [
        (14, 14, 1),
        (16, 17, 1),
        (19, 18, -2),
        (20, 20, 2),
        (20, 19, -3),
        (24, 24, 2),
        (24, 22, -3),
        (25, 25, 3),
        (25, 24, -4),
        (28, 27, -4),
    ],
)
def test_T22_the_score_table(bid, points, amount):
    state = played_for(bid, points)
    team = state.position.eldest.side
    assert result(state) == f"{team} {'made' if points >= bid else 'failed'} {amount:+} play"
    data = replay_json(state)
    assert (data["points"][team], data["score"][team], data["score"][team.other]) == (points, amount, 0)


def test_T22_twenty_eight_made():
    state = position(record(f"N:28 W:pass S:pass E:pass N:trump=JC {ALL_EIGHT}", deal=STRONG))
    assert result(state) == "NS made +3 play"


ALL_EIGHT = """
N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D N:AH W:7H S:JH E:7C S:9H E:8C N:TH W:8H
S:JS E:KD N:AS W:QS S:9S E:QD N:TS W:KS S:AC E:QC N:9C W:KH N:JC W:QH S:TC E:KC
"""


def test_T22_the_defenders_score_nothing_and_totals_fall_below_zero():
    state = position(
        record("N:14 W:pass S:pass E:25 N:pass W:pass S:pass E:trump=7C E:pass W:pass", deal=STRONG, score="EW:-2")
    )
    while state.outcome() is None:
        plays = [act for act in state.legal_actions() if isinstance(act, PlayCard)]
        state = state.apply(plays[0])
    assert result(state) == "EW failed -4 play"
    assert replay_json(state)["score"] == {"NS": 0, "EW": -6}


def test_T22_the_raised_bid_counts():
    state = played_for(14, 24)
    raised = with_bid(state, 14)
    assert result(raised) == f"{raised.position.eldest.side} made +1 play"
    text = record(f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:raise=28 {ALL_EIGHT}", deal=STRONG)
    assert result(position(text)) == "NS made +3 play"


def test_T22_another_table():
    rules = "scores=12:+2/-1,28:+5/-6"
    state = position(
        record(f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass {ALL_EIGHT}", deal=STRONG, rules=rules)
    )
    assert result(state) == "NS made +2 play"
    game = TwentyEight.parse(rules)
    assert [game.amounts(bid) for bid in (12, 14, 27, 28)] == [Row(12, 2, -1)] * 3 + [Row(28, 5, -6)]
    assert TwentyEight().amounts(12) == Row(14, 1, -2)  # V6: the first row goes down to 12


def test_T23_a_new_deal_changes_nothing():
    match = Match(TwentyEight(), Seat.EAST, Score(1, 2), 3)
    assert match.after(NewDeal("T10")) == match


@pytest.mark.parametrize(("dealer", "following"), [("N", "W"), ("W", "S"), ("S", "E"), ("E", "N")])
def test_T23_after_a_scored_deal_the_right_neighbour_deals(dealer, following):
    match = Match(TwentyEight(), Seat(dealer)).after(Outcome(Side.NS, made=True, game_points=1, by=By.PLAY))
    assert (match.dealer, match.round, match.totals) == (following, 2, Score(1, 0))


def test_T24_a_target():
    game = TwentyEight(target=5)
    match = Match(game, Seat.EAST, Score(3, 4))
    assert match.winner is None
    assert match.after(Outcome(Side.NS, made=True, game_points=2, by=By.PLAY)).winner is Side.NS
    assert match.after(Outcome(Side.NS, made=False, game_points=-4, by=By.PLAY)).winner is None
    assert Match(game, Seat.EAST, Score(-6, 0)).winner is None
    with pytest.raises(TrickkitError, match="over"):
        match.after(Outcome(Side.NS, made=True, game_points=3, by=By.PLAY)).after(NewDeal("T7"))
    with pytest.raises(TrickkitError, match="over"):
        Match(game, Seat.EAST, Score(5, 4)).start(Random(1))
    with pytest.raises(NotationError, match="over"):
        game.start(game.deal(Random(1)), Score(5, 4))


def test_T24_an_agreed_number_of_deals():
    game = TwentyEight(deals=2)
    match = Match(game, Seat.EAST).after(Outcome(Side.NS, made=True, game_points=2, by=By.PLAY))
    assert (match.winner, match.after(NewDeal("T20")).winner) == (None, None)
    assert match.after(Outcome(Side.EW, made=True, game_points=1, by=By.PLAY)).winner is Side.NS
    assert match.after(Outcome(Side.EW, made=True, game_points=2, by=By.PLAY)).winner == DRAW
    assert match.after(Outcome(Side.NS, made=False, game_points=-3, by=By.PLAY)).winner is Side.EW


def test_T24_no_end_is_agreed():
    assert Match(TwentyEight(), Seat.EAST, Score(90, -90), 500).winner is None


def test_T24_the_winner_in_the_json():
    text = record(
        f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass {ALL_EIGHT}",
        deal=STRONG,
        score="NS:4 EW:4",
        rules="target=5",
    )
    assert replay_json(position(text))["match_winner"] == "NS"
    deals = text.replace("target=5", "deals=3")
    assert replay_json(position(deals), 2)["match_winner"] is None
    assert replay_json(position(deals), 3)["match_winner"] == "NS"
    even = deals.replace("NS:4 EW:4", "NS:4 EW:5")
    assert replay_json(position(even), 3)["match_winner"] == "draw"


def test_T24_a_match_plays_on():
    match = Match(TwentyEight(deals=3), Seat.EAST)
    rng = Random("a whole match")
    while match.winner is None:
        state = match.start(rng)
        while state.outcome() is None:
            passes = [act for act in state.legal_actions() if isinstance(act, Pass)]
            state = state.apply(rng.choice(passes or state.legal_actions()))
        outcome = state.outcome()
        assert outcome is not None
        match = match.after(outcome)
    assert match.round == 4


def test_T24_records_of_a_match_are_followed():
    first = record(f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass {ALL_EIGHT}", deal=STRONG, rules="deals=2")
    again = record("W:14 S:pass E:pass N:15 W:pass S:pass E:pass", dealer="N", score="NS:1 EW:0", rules="deals=2")

    def named(text: str, number: int) -> str:
        return text.replace("\n\n", f'\n[Match "m"]\n[Round "{number}"]\n\n')

    found = list(parse_records(named(first, 1) + named(again, 2)))
    assert [item.round for item in found] == [1, 2]
    for wrong, what in (
        (named(again, 3), "next round"),
        (named(again, 1), "next round"),
        (
            named(
                again.replace('[Dealer "N"]', '[Dealer "W"]').replace(
                    "W:14 S:pass E:pass N:15 W:pass S:pass E:pass", "S:14"
                ),
                2,
            ),
            "does not deal",
        ),
        (named(again.replace("NS:1", "NS:2"), 2), "not the score"),
        (named(again.replace("deals=2", "deals=3"), 2), "rules of round"),
    ):
        with pytest.raises(NotationError, match=what):
            list(parse_records(named(first, 1) + wrong))


def test_T23_a_new_deal_keeps_round_and_dealer_in_records():
    jacks = record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS)
    text = jacks.replace("\n\n", '\n[Match "m"]\n[Round "1"]\n\n')
    assert result(position(jacks)) == "redeal T10"
    after_it = record("N:14", deal=MIXED).replace("\n\n", '\n[Match "m"]\n[Round "1"]\n\n')
    assert [item.round for item in parse_records(text + after_it)] == [1, 1]
    for wrong in (
        after_it.replace('Round "1"', 'Round "2"'),
        after_it.replace('Dealer "E"', 'Dealer "S"').replace("N:14", "E:14"),
    ):
        with pytest.raises(NotationError):
            list(parse_records(text + wrong))


def test_T24_a_round_after_the_winner_is_refused():
    first = record(f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass {ALL_EIGHT}", deal=STRONG, rules="deals=1")
    text = first.replace("\n\n", '\n[Match "m"]\n[Round "1"]\n\n')
    second = record("W:14", dealer="N", score="NS:1 EW:0", rules="deals=1").replace(
        "\n\n", '\n[Match "m"]\n[Round "2"]\n\n'
    )
    with pytest.raises(NotationError, match="over"):
        list(parse_records(text + second))


def test_T24_scores_of_players():
    score = PlayerScore.parse("S:-3 E:2", (Seat.EAST, Seat.SOUTH, Seat.WEST))
    assert (str(score), score[Seat.WEST], score.teams) == ("E:2 S:-3 W:0", 0, (Seat.EAST, Seat.SOUTH, Seat.WEST))
    for text in ("N:1", "NS:1", "E:1 E:2", "E:x", "E", "E:+1"):
        with pytest.raises(NotationError):
            PlayerScore.parse(text, (Seat.EAST, Seat.SOUTH, Seat.WEST))
    assert Score.parse("NS:-3", below_zero=True) == Score(-3, 0)
    with pytest.raises(NotationError):
        Score.parse("NS:-3")


def test_T21_the_deal_is_over():
    state = position(record(f"N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass {ALL_EIGHT}", deal=STRONG))
    for act in ("N:JC", "W:ask", "N:14", "S:pass"):
        with pytest.raises(TrickkitError, match="over"):
            after(state, act)
