"""A row of a deal says what its record says, and goes through plain values unchanged."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from trickkit import Side, TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import Outcome, TwentyEight, TwentyEightState
from trickkit.lab import LatinernRow, Simulation, TwentyEightRow, simulate
from trickkit.lab.summary import HAUPTSCHLAG_MISSING
from trickkit.record import parse_record, replay_json

GREEDY = {"NS": "greedy", "EW": "random"}


@cache
def rounds() -> Simulation:
    return simulate("latinern", GREEDY, 40, swap=True, asking=True)


@cache
def deals() -> Simulation:
    return simulate(TwentyEight.parse("cot=on thani=on"), GREEDY, 40, swap=True)


def alone() -> Simulation:
    return simulate(TwentyEight(three_players=True), GREEDY, 12)


def test_a_row_of_latinern_says_what_its_record_says():
    for row in rounds().rows:
        assert isinstance(row, LatinernRow)
        state = parse_record(row.record).state
        assert isinstance(state, LatinernState)
        told = replay_json(state)
        assert told["result"] == {"winner": row.winner, "points": row.points, "by": row.by}
        assert (told["dealer"], told["trump"], told["schlag"]) == (row.dealer, row.trump, row.schlag)
        held = {str(card) for hand in state.deal.hands for card in hand}
        assert row.hauptschlag_dealt == (told["hauptschlag"] in held)
    assert {row.by.value for row in rounds().rows} == {"tricks", "fold"}


def test_a_row_of_twenty_eight_says_what_its_record_says():
    for row in deals().rows:
        assert isinstance(row, TwentyEightRow)
        state = parse_record(row.record).state
        assert isinstance(state, TwentyEightState)
        told, result = replay_json(state), state.outcome()
        assert isinstance(result, Outcome)
        assert (told["dealer"], told["bidder"], told["bid"]) == (row.dealer, row.bidder, row.bid)
        assert (result.made, result.game_points, result.by) == (row.made, row.points, row.by)
        assert told["points"][row.bidder.side] == row.card_points
        assert (told["exposed_at"] or {}).get("trick") == row.exposed_trick
        assert (row.team is row.bidder.side) != row.swapped
    assert any(row.redeals for row in simulate("twenty-eight", GREEDY, 60).rows if isinstance(row, TwentyEightRow))


def test_the_deals_of_a_row_are_those_of_its_seed():
    """The first draw is pinned by the contract; later ones are new deals from the same source."""
    game = TwentyEight()
    for row in simulate(game, GREEDY, 60).rows:
        assert isinstance(row, TwentyEightRow)
        rng = Random(f"twenty-eight/1/{row.deal}")
        drawn = [game.deal(rng, row.dealer) for _ in range(row.drawn)]
        state = parse_record(row.record).state
        assert isinstance(state, TwentyEightState)
        assert state.deal == drawn[-1]
        assert row.tries == row.drawn == 1 + row.redeals


@pytest.mark.parametrize("done", [rounds, deals, alone])
def test_plain_values_make_the_row_again(done):
    for row in done().rows:
        plain = row.plain()
        assert tuple(plain) == type(row).columns()
        assert {type(value) for value in plain.values()} <= {str, int, bool, type(None)}
        assert type(row).read(plain) == row


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deal", "0"),
        ("deal", True),
        ("deal", 1.5),
        ("dealer", "X"),
        ("winner", None),
        ("winner", []),
        ("hauptschlag_dealt", 1),
        ("record", 7),
        ("trump", "NT"),
        ("by", "luck"),
    ],
)
def test_what_is_no_value_of_a_column(name, value):
    plain = rounds().rows[0].plain()
    with pytest.raises(TrickkitError, match=f"{name} is missing, or is no such value"):
        LatinernRow.read({**plain, name: value})
    del plain[name]
    with pytest.raises(TrickkitError, match=f"{name} is missing"):
        LatinernRow.read(plain)


def test_the_players_count_not_the_seats():
    """With sides changed a round counts for the side where its winner sits otherwise."""
    for row in rounds().rows:
        assert isinstance(row, LatinernRow)
        assert row.team is (row.winner.other if row.swapped else row.winner)
    assert rounds().won(Side.NS) > rounds().won(Side.EW)


def test_the_share_without_the_hauptschlag_is_that_of_the_rules():
    """L9: 42 of 155, within three standard errors; deals alone count, so the fastest bot plays."""
    count = 2000
    missing = simulate("latinern", {"NS": "random", "EW": "random"}, count, seed="L9").hauptschlag_missing()
    assert missing is not None
    exactly = Fraction(42, 155)
    assert exactly == HAUPTSCHLAG_MISSING
    assert abs(missing.value - exactly) <= 3 * float(exactly * (1 - exactly) / count) ** 0.5
    assert missing.low < exactly < missing.high
