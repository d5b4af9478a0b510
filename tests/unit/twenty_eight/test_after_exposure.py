"""T18 to T21: trumps laid before and after exposure, play after it, redeals, the count."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts_28 import ALL_TRUMPS, CLASSIC, TRUMP_LED, VOIDS, after, last, legal, position, record, refusal, result
from tests.worlds_28 import random_round
from trickkit import Direction, Seat, Trick, Verdict, replay_json, winner
from trickkit.cards import Suit, parse_cards
from trickkit.games.twenty_eight import Outcome, TwentyEight, TwentyEightOrdering, parse_act, points

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump={} E:pass W:pass"
BY_WEST = "N:14 W:15 S:pass E:pass N:pass W:trump={} W:pass E:pass"


def judge(cards: str, trump: str, since: int, late_trump: str = "literal") -> tuple[Trick, Verdict]:
    trick = Trick.of(Seat.NORTH, parse_cards(cards), Direction.COUNTER_CLOCKWISE)
    return trick, winner(trick, TwentyEightOrdering(Suit(trump), since, late_trump))


@pytest.mark.parametrize(
    ("cards", "trump", "since", "place", "count", "clause"),
    [
        ("8H AC QC AH", "C", 3, 3, 2, "T18"),
        ("JD JC 7C QC", "C", 3, 4, 6, "T18"),
        ("JC 8D 7C QC", "C", 2, 4, 3, "T18"),
        ("JC 8D 9D 8H", "C", 2, 1, 5, "T18"),
        ("8H AD QC AH", "C", 3, 3, 2, "T19"),
        ("8H AD QD AH", "C", 2, 4, 2, "T19"),
        ("JC 8D 7C QC", "C", 1, 1, 3, "T19"),
    ],
)
def test_T18_cards_laid_before_exposure_are_no_trumps(cards, trump, since, place, count, clause):
    trick, verdict = judge(cards, trump, since)
    assert trick.cards.index(verdict.card) + 1 == place
    assert (points(trick.cards), verdict.clause) == (count, clause)


def test_T18_why_the_early_card_of_the_trump_suit_loses():
    _, verdict = judge("8H AC QC AH", "C", 3)
    assert [loss.reason for loss in verdict.losses] == [
        "led-suit-below-trump",
        "before-exposure",
        "led-suit-below-trump",
    ]
    _, verdict = judge("JC 8D 7C QC", "C", 2)
    assert [loss.reason for loss in verdict.losses] == ["before-exposure", "off-suit", "lower-trump"]
    _, verdict = judge("8H AC 7C QC", "C", 3)
    assert [loss.reason for loss in verdict.losses] == ["led-suit-below-trump", "before-exposure", "lower-trump"]
    _, verdict = judge("JC 9C 7D 8H", "C", 3)  # no trump came: rank decided
    assert [loss.reason for loss in verdict.losses] == ["lower-of-led-suit", "off-suit", "off-suit"]


@pytest.mark.parametrize(
    ("cards", "since", "place", "clause"),
    [
        ("JC 8D 7C QC", 2, 1, "T18"),
        ("7C 8D QC JC", 2, 4, "T18"),
        ("8H AC QC AH", 3, 3, "T18"),  # a plain suit led: as ever
    ],
)
def test_T18_by_rank_where_the_house_wants_it(cards, since, place, clause):
    trick, verdict = judge(cards, "C", since, "rank")
    assert (trick.cards.index(verdict.card) + 1, verdict.clause) == (place, clause)
    assert verdict.reason == ("highest-trump" if cards.startswith("8H") else "highest-of-led-suit")


def test_T18_the_classic_trick():
    """8H is led, AC discarded unasked, the third player asks and lays QC, AH follows."""
    state = position(
        record("N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:8H W:AC S:ask S:QC E:AH", deal=CLASSIC)
    )
    assert last(state) == "S QC highest-trump T18 2"
    assert [f"{loss.card} {loss.reason}" for loss in state.verdict(1).losses] == [
        "8H led-suit-below-trump",
        "AC before-exposure",
        "AH led-suit-below-trump",
    ]
    for seat in Seat:
        assert state.observe(seat).why(1) == state.verdict(1)


def test_T18_exposed_by_the_bidder_after_the_partners_early_trump():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:AC S:QH E:9C", deal=VOIDS))
    assert last(state) == "E 9C highest-trump T18 4"
    assert state.verdict(1).losses[1].reason == "before-exposure"


def test_T18_the_led_trump_suit_loses_to_a_lower_trump_or_not():
    """Seed example: the trump suit is led, somebody asks, and a lower trump is laid."""
    acts = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KH S:pass N:pass N:9H W:JH S:8D E:ask E:QD"
    assert last(position(record(acts))) == "W JH highest-of-led-suit T18 5"
    before = "N:14 W:15 S:20 E:pass N:pass W:pass S:trump=7C S:pass N:pass N:JC W:ask W:AD S:7C"
    literal, rank = (position(record(before, deal=TRUMP_LED, rules=rules)) for rules in ("", "late_trump=rank"))
    assert last(after(literal, "E:QC")) == "E QC highest-trump T18 4"
    assert last(after(rank, "E:QC")) == "N JC highest-of-led-suit T18 4"


def test_T19_any_trump_beats_other_suits():
    _, verdict = judge("JD 7S 8S 9D", "S", 1)
    assert (str(verdict.card), verdict.reason, verdict.clause) == ("8S", "highest-trump", "T19")
    _, verdict = judge("JD 9D AS TS", "C", 1)
    assert (str(verdict.card), verdict.reason, verdict.clause) == ("JD", "highest-of-led-suit", "T19")


def test_T19_the_houses_rank_has_no_say_after_the_trick_of_exposure():
    _, verdict = judge("9C JC 7D 8C", "C", 1, "rank")
    assert (str(verdict.card), verdict.reason, verdict.clause) == ("JC", "highest-trump", "T19")
    assert [loss.reason for loss in verdict.losses] == ["lower-trump", "off-suit", "lower-trump"]


def test_T19_follow_or_trump_or_discard():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C S:QH E:9S", deal=VOIDS))
    assert last(state) == "W 8C highest-trump T19 3"
    state = after(state, "W:QS")
    assert legal(state, "S") == "JH TH KD 8H TD QD 7C"  # void: everything, trump or not
    assert refusal(after(state, "S:KD"), "E:9C") == "must-follow T13"


def test_T19_the_bidder_has_no_special_rules_any_more():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C S:QH E:9C", deal=VOIDS))
    assert state.to_act == "E"
    assert legal(state, "E") == "9S JC AS KC QC TC JS"


@pytest.mark.parametrize(
    ("acts", "current"),
    [
        (f"{BY_EAST.format('9C')} N:AH W:ask", ["AH"]),
        (f"{BY_WEST.format('8C')} N:AH W:8C", ["AH", "8C"]),
        (f"{BY_EAST.format('9C')} N:AH W:JD S:QH E:9C", ["AH", "JD", "QH", "9C"]),
        (f"{BY_EAST.format('9C')} N:7D W:9D S:TD E:9S W:AD S:QD E:9C", ["AD", "QD", "9C"]),
    ],
)
def test_T20_all_eight_trumps_at_exposure_are_a_new_deal(acts, current):
    state = position(record(acts, deal=ALL_TRUMPS, score="NS:2 EW:-3"))
    assert result(state) == "redeal T20"
    data = replay_json(state)
    assert (data["current"], data["trump"], data["phase"], data["to_act"]) == (current, "C", "over", None)
    assert (data["score"], data["match_winner"]) == ({"NS": 2, "EW": -3}, None)
    assert data["exposed_at"] is not None


def test_T20_five_and_two_play_on():
    assert result(position(record(f"{BY_EAST.format('9C')} N:AH W:ask", deal=VOIDS))) is None


def test_T20_not_without_exposure():
    state = position(record(f"{BY_EAST.format('9C')} N:7D W:9D S:TD E:9S", deal=ALL_TRUMPS))
    assert result(state) is None


def test_T21_eight_tricks_and_twenty_eight_points():
    for k in range(60):
        *_, state = random_round(Random(f"T21/{k}"), TwentyEight())
        outcome = state.outcome()
        if isinstance(outcome, Outcome):
            data = replay_json(state)
            assert len(data["tricks"]) == 8
            assert sum(data["points"].values()) == sum(trick["points"] for trick in data["tricks"]) == 28
            assert outcome.made is (data["points"][data["result"]["team"]] >= data["bid"])


def test_T19_what_a_view_knows():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:JD", deal=VOIDS, score="NS:1 EW:0"))
    hidden = state.observe(Seat.SOUTH)
    assert (hidden.dealer, hidden.eldest, hidden.bidder, hidden.bid, hidden.phase) == ("E", "N", "E", 20, "play")
    assert (hidden.trump, hidden.down, hidden.ordering, str(hidden.trick)) == (None, None, None, "N:AH W:JD")
    assert (str(hidden.score), hidden.to_act, hidden.tricks, hidden.open_tricks()) == ("NS:1 EW:0", "S", (), ())
    assert (hidden.outcome(), list(hidden.offences()), list(state.offences(Seat.SOUTH))) == (None, [], [])
    exposed = after(state, "S:QH E:9C").observe(Seat.SOUTH)
    assert (exposed.trump, str(exposed.down), len(exposed.tricks), exposed.open_tricks()) == ("C", "9C", 1, (1,))
    assert exposed.ordering == TwentyEightOrdering(Suit.CLUBS)
    assert exposed.why(1) == state.apply(parse_act("S:QH")).apply(parse_act("E:9C")).verdict(1)
    assert str(exposed.tricks[0].card) == "9C"
    assert repr(exposed.phase) == "Phase.PLAY"
    assert hash(state) == hash(after(state, ""))
    with pytest.raises(IndexError):
        exposed.why(2)
