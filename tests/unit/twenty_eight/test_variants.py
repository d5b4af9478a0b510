"""V1 to V6, alone and together."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts_28 import (
    BIDDER_WITH_JACK,
    JACKS,
    LAST_JACK,
    MIXED,
    ONE_CLUB,
    STRONG,
    THREE,
    THREE_ALL_TRUMPS,
    VOIDS,
    after,
    ending,
    legal,
    position,
    record,
    refusal,
    result,
)
from trickkit import NotationError, PlayerScore, Score, Seat, Side, TrickkitError, replay_json
from trickkit.games.twenty_eight import SCORES, By, Deal, Match, NewDeal, Outcome, Row, TwentyEight, TwentyEightState

BY_NORTH = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
TWO_TRICKS = "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D"
SIX_MORE = """
N:AH W:7H S:JH E:7C S:9H E:8C N:TH W:8H S:JS E:KD N:AS W:QS S:9S E:QD N:TS W:KS S:AC E:QC N:9C W:KH N:JC W:QH S:TC E:KC
"""
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=7C E:pass W:pass"
ALL_TO_DEFENDERS = """
N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D N:AH W:7H S:JH E:8H S:9H E:QH N:TH W:QS
S:JS E:KD N:AS W:KS S:9S E:QD N:TS W:8C S:AC E:KH N:9C W:QC N:JC W:KC S:TC E:7C
"""


# --- V1 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "amount"), [("", "+1"), ("cot=on", "+2")])
def test_V1_all_eight_tricks_of_the_bidders_side_count_double(rules, amount):
    state = position(record(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules=rules))
    assert result(state) == f"NS made {amount} play"


@pytest.mark.parametrize(("rules", "amount"), [("", "-3"), ("cot=on", "-6")])
def test_V1_all_eight_tricks_of_the_defenders_count_double(rules, amount):
    state = position(record(f"{BY_EAST} {ALL_TO_DEFENDERS}", deal=ONE_CLUB, rules=rules))
    assert result(state) == f"EW failed {amount} play"


def test_V1_a_trick_each_counts_single():
    state = position(record(f"{BY_NORTH} {TWO_TRICKS} N:AH W:7H S:JH E:ask E:7C", deal=STRONG, rules="cot=on"))
    while state.outcome() is None:
        state = state.apply(state.legal_actions()[0])
    assert len({won.winner.side for won in state.position.tricks}) == 2
    assert result(state) == "NS failed -2 play"


def test_V1_nobody_concedes_in_a_thani_deal():
    state = position(record(f"{BY_NORTH} N:thani N:JD W:7H E:7D", deal=STRONG, rules="cot=on thani=on"))
    for seat in "WE":
        assert refusal(state, f"{seat}:concede") == "concede-in-thani V1"


def test_V1_who_may_concede_and_when():
    start = position(record(BY_NORTH, deal=STRONG, rules="cot=on"))
    assert refusal(start, "W:concede") == "concede-not-now V1"
    inside = after(start, "N:JD")
    assert refusal(inside, "W:concede") == "concede-not-now V1"
    one = after(inside, "W:7S S:TD E:7D")
    for seat in "WE":
        assert "concede" in legal(one, seat).split()
    for seat in "NS":
        assert refusal(one, f"{seat}:concede") == "leaders-concede V1"
    assert refusal(after(one, "N:9D"), "W:concede") == "concede-not-now V1"
    lost = after(one, "N:AH W:7H S:JH E:ask E:7C")
    assert refusal(lost, "W:concede") == "both-have-tricks V1"
    off = position(record(f"{BY_NORTH} {TWO_TRICKS}", deal=STRONG))
    for token in ("concede", "accept", "play-on"):
        assert refusal(off, f"W:{token}") == "variant-off V1"


def test_V1_no_card_until_the_leaders_answer():
    state = position(record(f"{BY_NORTH} {TWO_TRICKS} W:concede", deal=STRONG, rules="cot=on"))
    data = replay_json(state)
    assert (data["phase"], data["to_act"], data["result"]) == ("concession", None, None)
    assert [legal(state, seat) for seat in "NESW"] == ["accept play-on", "", "accept play-on", ""]
    assert refusal(state, "N:AH") == "not-now V1"
    assert refusal(state, "E:accept") == "own-concession V1"
    assert refusal(state, "E:concede") == "conceded-already V1"
    assert refusal(position(record(BY_NORTH, deal=STRONG, rules="cot=on")), "N:accept") == "no-concession V1"


def test_V1_accepted_the_deal_ends_single_whatever_the_points():
    for seat in "NS":
        state = position(record(f"{BY_NORTH} {TWO_TRICKS} E:concede {seat}:accept", deal=STRONG, rules="cot=on"))
        assert result(state) == "NS made +1 concede"
    defenders = position(record(f"{BY_EAST} {TWO_TRICKS} W:concede S:accept", deal=ONE_CLUB, rules="cot=on"))
    assert result(defenders) == "EW failed -3 concede"


def test_V1_played_on_and_all_eight_taken():
    state = position(record(f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on {SIX_MORE}", deal=STRONG, rules="cot=on"))
    assert result(state) == "NS made +2 play"


def test_V1_played_on_and_a_trick_lost():
    lost = f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on N:AH W:7H S:JH E:ask E:7C"
    state = position(record(lost, deal=STRONG, rules="cot=on"))
    assert result(state) == "NS failed -4 concede"
    assert len(state.position.tricks) == 3
    defenders = f"{BY_EAST} {TWO_TRICKS} W:concede S:play-on N:AS W:KS S:JS E:7C"
    state = position(record(defenders, deal=ONE_CLUB, rules="cot=on"))
    assert result(state) == "EW made +4 concede"


def test_V1_only_one_concession_a_deal():
    state = position(record(f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on", deal=STRONG, rules="cot=on"))
    assert refusal(state, "E:concede") == "conceded-already V1"
    third = after(state, "N:AH W:7H S:JH E:7C")
    assert refusal(third, "W:concede") == "conceded-already V1"


# --- V2 ------------------------------------------------------------------------------------------------------

THANI_WON = """
N:JD W:7H E:7D N:9D W:8H E:8D N:AH W:QH E:QD N:TH W:KH E:KD
N:AS W:7S E:7C N:TS W:8S E:8C N:9C W:QS E:QC N:JC W:KS E:KC
"""


def test_V2_when_thani_may_be_said():
    before = position(record("N:16 W:pass S:pass E:pass N:trump=JC", deal=STRONG, rules="thani=on"))
    assert refusal(before, "N:thani") == "thani-not-now V2"
    assert refusal(after(before, "N:pass"), "N:thani") == "thani-not-now V2"
    state = after(before, "N:pass S:pass")
    assert "thani" in legal(state, "N").split()
    for seat in "WSE":
        assert refusal(state, f"{seat}:thani") == "not-the-bidder V2"
    assert refusal(after(state, "N:JD"), "N:thani") == "thani-not-now V2"
    assert refusal(position(record(BY_NORTH, deal=STRONG)), "N:thani") == "variant-off V2"
    at_28 = position(record("N:28 W:pass S:pass E:pass N:trump=JC", deal=STRONG, rules="thani=on"))
    assert "thani" in legal(at_28, "N").split()
    assert refusal(after(state, "N:thani"), "N:thani") == "thani-already V2"


def test_V2_out_of_turn_and_the_bidder_leads():
    state = position(record(BY_EAST, deal=ONE_CLUB, rules="thani=on"))
    assert (state.to_act, legal(state, "E")) == ("N", "thani")
    state = after(state, "E:thani")
    assert state.to_act == "E"
    assert legal(state, "W") == ""
    assert refusal(after(state, "E:KD"), "W:KC") == "laid-aside V2"
    assert after(state, "E:KD N:JD").to_act == "S"


def test_V2_all_eight_tricks_of_three_cards():
    state = position(record(f"{BY_NORTH} N:thani {THANI_WON}", deal=STRONG, rules="thani=on"))
    assert result(state) == "NS made +4 thani"
    data = replay_json(state)
    assert {len(trick["cards"]) for trick in data["tricks"]} == {3}
    assert len(state.observe(Seat.SOUTH).hand) == 8
    assert data["exposed_at"] == {"trick": 8, "position": 1}


def test_V2_the_first_lost_trick_ends_it():
    lost = f"{BY_NORTH} N:thani N:JD W:7H E:7D N:AH W:QH E:ask E:7C"
    state = position(record(lost, deal=STRONG, rules="thani=on"))
    assert result(state) == "NS failed -5 thani"
    assert len(state.position.tricks) == 2


def test_V2_trump_stays_hidden_under_the_same_rules():
    state = position(record(f"{BY_NORTH} N:thani", deal=STRONG, rules="thani=on"))
    assert refusal(state, "N:9C") == "trump-led T17a"
    assert refusal(state, "N:JC") == "down-card-led T17b"
    asked = after(state, "N:JD W:ask")
    assert asked.position.trump == "C"


def test_V2_no_t20_no_show_no_conceding_never_doubled():
    rules = "cot=on thani=on blank_hand=on"
    deal = "N:AH 9H TS 8S KH 7H 7D 8D W:JD 7S QS 8C AD KS 9D 7C S:QH JH TH KD 8H TD QD 9S E:9C AC JC AS KC QC TC JS"
    by_east = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
    state = position(record(f"{by_east} E:thani E:AS N:TS S:9S", deal=deal, rules=rules))
    assert result(state) == "EW failed -5 thani"  # 9S beats AS
    all_trumps = position(record(f"{by_east} E:thani E:JS N:8S S:9S E:AS N:TS S:ask", deal=deal, rules=rules))
    assert result(all_trumps) is None  # West and East were dealt all clubs, but T20 does not apply
    shown = position(record(f"{BY_NORTH} N:thani", deal=STRONG, rules=rules))
    assert refusal(shown, "W:show") == "show-after-thani V3"
    trick = after(shown, "N:JD W:7H E:7D")
    assert refusal(trick, "W:concede") == "concede-in-thani V1"
    won = position(record(f"{BY_NORTH} N:thani {THANI_WON}", deal=STRONG, rules=rules))
    assert result(won) == "NS made +4 thani"


# --- V3 ------------------------------------------------------------------------------------------------------


def test_V3_a_blank_hand_may_be_shown_from_t9_to_the_first_card():
    before = position(record("N:16 W:pass S:pass E:pass", deal=STRONG, rules="blank_hand=on"))
    assert refusal(before, "W:show") == "show-not-now V3"
    state = after(before, "N:trump=JC")
    for seat in "WE":
        assert "show" in legal(state, seat).split()  # out of turn, during the raise step
        assert result(after(state, f"{seat}:show")) == "redeal V3"
    for seat in "NS":
        assert refusal(state, f"{seat}:show") == "hand-has-points V3"
    play = after(state, "N:pass S:pass")
    assert result(after(play, "W:show")) == "redeal V3"
    assert refusal(after(play, "N:JD"), "W:show") == "show-not-now V3"
    off = position(record(BY_NORTH, deal=STRONG))
    assert refusal(off, "W:show") == "variant-off V3"


def test_V3_the_down_card_counts_with_the_hand():
    state = position(record(BY_EAST.removesuffix("E:pass W:pass"), deal=STRONG, rules="blank_hand=on"))
    assert result(after(state, "E:show")) == "redeal V3"
    with_points = STRONG.replace("E:KC QC 8C 7C", "E:KC QC 8C TC").replace("S:AC TC", "S:AC 7C")
    text = record("N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=TC", deal=with_points, rules="blank_hand=on")
    assert refusal(position(text), "E:show") == "hand-has-points V3"


def test_V3_no_hand_is_shown_after_thani():
    state = position(record(BY_NORTH, deal=STRONG, rules="thani=on blank_hand=on"))
    assert "show" in legal(state, "W").split()
    said = after(state, "N:thani")
    for seat in "WE":
        assert refusal(said, f"{seat}:show") == "show-after-thani V3"


def test_V3_four_jacks_go_first():
    text = record("N:16 W:pass S:pass E:pass N:trump=JC", deal=JACKS, rules="blank_hand=on")
    assert result(position(text)) == "redeal T10"


# --- V4 ------------------------------------------------------------------------------------------------------

V4_BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KD S:pass N:pass"


def test_V4_a_jack_is_not_discarded_before_its_suit_was_led():
    state = position(record(f"{V4_BY_SOUTH} N:AH", deal=VOIDS, rules="keep_jacks=on"))
    assert legal(state, "W") == "AC QS 8C AD KS 9D 7S ask"
    assert refusal(state, "W:JD") == "jack-kept V4"
    assert "JD" in legal(position(record(f"{V4_BY_SOUTH} N:AH", deal=VOIDS)), "W").split()


def test_V4_a_suit_is_led_by_the_first_card_of_any_trick():
    to_the_end_of_clubs = "E:JC N:7H W:AC S:TH E:QC N:AH"  # West is void of them then
    diamonds_not_led = f"{V4_BY_SOUTH} N:TS W:7S S:7C E:AS E:9C N:KH W:8C S:QH {to_the_end_of_clubs}"
    state = position(record(diamonds_not_led, deal=VOIDS, rules="keep_jacks=on"))
    assert legal(state, "W") == "QS AD KS 9D ask"
    diamonds_led = f"{V4_BY_SOUTH} N:7D W:9D S:TD E:TC W:8C S:7C E:9C N:KH {to_the_end_of_clubs}"
    state = position(record(diamonds_led, deal=VOIDS, rules="keep_jacks=on"))
    assert legal(state, "W") == "JD QS AD KS 7S ask"


def test_V4_following_leading_and_trumping_are_no_discards():
    state = position(record(f"{V4_BY_SOUTH} N:7D", deal=VOIDS, rules="keep_jacks=on"))
    assert "JD" in legal(state, "W").split()
    led = position(
        record(
            V4_BY_SOUTH, deal=MIXED.replace("S:8D KH", "S:KD KH").replace("7S KD TD", "7S 8D TD"), rules="keep_jacks=on"
        )
    )
    assert "JC" in legal(led, "N").split()
    by_west = "N:14 W:15 S:pass E:pass N:pass W:trump=JD W:pass E:pass"
    exposing = position(record(f"{by_west} N:AH", deal=VOIDS, rules="keep_jacks=on"))
    assert "JD" in legal(exposing, "W").split()  # the down card, exposed: a trump
    trumped = position(record(f"{V4_BY_SOUTH} N:AH W:ask", deal=VOIDS, rules="keep_jacks=on"))
    assert legal(trumped, "W") == "JD AD 9D"


def test_V4_the_trump_jack_of_another_seat_before_exposure_is_a_discard():
    by_east = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
    deal = VOIDS.replace("JD AC QS 8C", "JC AC QS 8C").replace("E:9C 9S JC", "E:9C 9S JD")
    state = position(record(f"{by_east} N:AH", deal=deal, rules="keep_jacks=on"))
    assert refusal(state, "W:JC") == "jack-kept V4"
    assert legal(after(state, "W:ask"), "W") == "JC AC 8C"


def test_V4_an_asker_without_a_trump_discards():
    by_west = "N:14 W:15 S:pass E:pass N:pass W:trump=JD W:pass E:pass"
    state = position(record(f"{by_west} N:AH W:KS S:QH E:ask", deal=VOIDS, rules="keep_jacks=on"))
    assert legal(state, "E") == "9C 9S AS KC QC TC"


def test_V4_where_nothing_else_is_left_the_jack_is_allowed():
    state = ending(LAST_JACK, "E:8D N:7C", rules="keep_jacks=on")
    assert legal(state, "W") == "JS"


def test_V4_a_bidder_void_in_another_suit_exposes_instead():
    state = ending(BIDDER_WITH_JACK, "E:8D", rules="keep_jacks=on")
    assert legal(state, "N") == "7C"
    assert refusal(state, "N:JH") == "jack-kept V4"
    assert legal(ending(BIDDER_WITH_JACK, "E:8D"), "N") == "JH 7C"


# --- V5 ------------------------------------------------------------------------------------------------------


def test_V5_one_point_a_deal():
    made = position(
        record(f"N:28 W:pass S:pass E:pass N:trump=JC {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules="sixes=on")
    )
    assert result(made) == "NS made +1 play"
    failed = position(record(f"{BY_EAST} {ALL_TO_DEFENDERS}", deal=ONE_CLUB, rules="sixes=on"))
    assert result(failed) == "EW failed -1 play"


def test_V5_doubled_counts_two_and_thani_keeps_its_own():
    made = position(record(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules="cot=on sixes=on"))
    assert result(made) == "NS made +2 play"
    lost = f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on N:AH W:7H S:JH E:ask E:7C"
    assert result(position(record(lost, deal=STRONG, rules="cot=on sixes=on"))) == "NS failed -2 concede"
    thani = position(
        record(f"{BY_NORTH} N:thani {THANI_WON}", deal=STRONG, rules="thani=on sixes=on", score="NS:4 EW:-5")
    )
    data = replay_json(thani)
    assert data["result"]["game_points"] == 4
    assert (data["score"], data["match_winner"]) == ({"NS": 6, "EW": -5}, "NS")


def test_V5_plus_six_wins_and_minus_six_loses():
    game = TwentyEight(sixes=True)
    assert (
        Match(game, Seat.EAST, Score(5, 2)).after(Outcome(Side.NS, made=True, game_points=1, by=By.PLAY)).winner
        is Side.NS
    )
    assert (
        Match(game, Seat.EAST, Score(-5, -4)).after(Outcome(Side.NS, made=False, game_points=-1, by=By.PLAY)).winner
        is Side.EW
    )
    assert Match(game, Seat.EAST, Score(-4, 0)).after(
        Outcome(Side.NS, made=False, game_points=-5, by=By.THANI)
    ).totals == Score(-6, 0)
    assert Match(game, Seat.EAST, Score(5, -5)).winner is None
    with pytest.raises(NotationError, match="over"):
        game.start(game.deal(Random(1)), Score(-6, 0))


@pytest.mark.parametrize(
    "text", ["sixes=on target=6", "scores=14:+1/-1 sixes=on", "sixes=on scores=14:+1/-2,20:+2/-3,25:+3/-4"]
)
def test_V5_has_its_own_points_and_end(text):
    with pytest.raises(NotationError, match="sixes"):
        TwentyEight.parse(text)
    with pytest.raises(NotationError, match="sixes"):
        TwentyEight(sixes=True, target=6)
    with pytest.raises(NotationError, match="sixes"):
        TwentyEight(sixes=True, scores=(Row(14, 1, -1),))
    assert TwentyEight(sixes=True, deals=4).scores == SCORES


# --- V6 ------------------------------------------------------------------------------------------------------


def three(
    acts: str = "", *, deal: str = THREE, dealer: str = "W", rules: str = "", sits: str = "", score: str = ""
) -> TwentyEightState:
    rules = f"{rules} three_players=on".strip()
    return position(record(acts, deal=deal, dealer=dealer, rules=rules, sits=sits, score=score))


def test_V6_three_play_with_24_cards():
    state = three()
    assert "".join(state.position.order) == "SEW"
    assert len({card for hand in state.deal.hands for card in hand}) == 24
    assert (state.deal.empty, state.to_act) == ("N", "S")
    with pytest.raises(TrickkitError, match="nobody sits"):
        state.observe(Seat.NORTH)
    assert refusal(state, "N:12") == "empty-seat V6"
    game = TwentyEight(three_players=True)
    for k in range(20):
        deal = game.deal(Random(k))
        assert (deal.empty, deal.dealer, deal.eldest) == ("N", "W", "S")
        assert [len(hand) for hand in deal.hands] == [0, 8, 8, 8]
        assert not [card for hand in deal.hands for card in hand if card.rank in "78"]


def test_V6_another_seat_may_be_empty():
    deal = THREE.replace("S:", "N:")
    state = three("N:12 W:pass E:pass N:trump=TC N:pass", deal=deal, dealer="E", sits="S")
    assert ("".join(state.position.order), state.to_act) == ("NWE", "N")
    assert refusal(state, "S:9C") == "empty-seat V6"


@pytest.mark.parametrize(("dealer", "following"), [("E", "W"), ("W", "S"), ("S", "E")])
def test_V6_the_deal_passes_over_the_empty_seat(dealer, following):
    match = Match(TwentyEight(three_players=True), Seat(dealer), empty=Seat.NORTH)
    assert match.after(Outcome(Seat.WEST, made=True, game_points=1, by=By.PLAY)).dealer == following


def test_V6_twelve_is_the_lowest_bid_and_two_passes_end_the_auction():
    state = three()
    assert refusal(state, "S:11") == "bid-too-low T5"
    assert refusal(state, "S:pass") == "must-open T5"
    state = after(state, "S:12 E:pass W:pass")
    assert (state.position.phase, state.to_act) == ("trump", "S")


def test_V6_no_partner_rule():
    state = three("S:12 E:pass W:13")
    assert "14" in legal(state, "S").split()
    assert after(state, "S:pass E:14").position.bid == 14


def test_V6_only_the_bidder_may_raise():
    state = three("S:12 E:pass W:pass S:trump=TC")
    assert refusal(state, "E:raise=24") == "not-your-turn T11"
    assert after(state, "S:pass").position.phase == "play"
    assert after(state, "S:raise=24").position.bid == 24


def test_V6_the_bidder_alone_is_scored():
    state = three("S:12 E:pass W:pass S:trump=TC S:pass", score="E:-2")
    while state.outcome() is None:
        state = state.apply(state.legal_actions()[0])
    data = replay_json(state)
    assert len(data["tricks"]) == 8
    assert {len(trick["cards"]) for trick in data["tricks"]} == {3}
    assert sum(data["points"].values()) == 28
    assert set(data["points"]) == set(data["score"]) == set("ESW")
    assert data["result"]["team"] == "S"
    assert data["score"] == {"E": -2, "S": data["result"]["game_points"], "W": 0}


def test_V6_six_trumps_are_a_new_deal():
    acts = "W:12 S:pass E:pass W:trump=9D W:pass W:9C S:JC"
    state = three(f"{acts} E:ask", deal=THREE_ALL_TRUMPS, dealer="E")
    assert result(state) == "redeal T20"


def test_V6_the_other_two_are_one_side_for_conceding():
    acts = "W:12 S:pass E:pass W:trump=9D W:pass W:9C S:QC E:KH"
    state = three(acts, deal=THREE_ALL_TRUMPS, dealer="E", rules="cot=on")
    assert state.to_act == "W"
    for seat in "SE":
        assert legal(state, seat) == "concede"
        assert result(after(state, f"{seat}:concede W:accept")) == "W made +1 concede"
    taken = three(acts.replace("S:QC", "S:JC"), deal=THREE_ALL_TRUMPS, dealer="E", rules="cot=on")
    assert legal(taken, "W") == "concede"
    conceded = after(taken, "W:concede")
    assert [legal(conceded, seat) for seat in "NESW"] == ["", "accept play-on", "accept play-on", ""]
    assert result(after(conceded, "E:accept")) == "W failed -2 concede"


def test_V6_with_sixes_the_highest_total_wins_at_minus_six():
    game = TwentyEight(sixes=True, three_players=True)
    score = PlayerScore(((Seat.EAST, 2), (Seat.SOUTH, -5), (Seat.WEST, 1)))
    match = Match(game, Seat.WEST, score, empty=Seat.NORTH)
    failed = Outcome(Seat.SOUTH, made=False, game_points=-1, by=By.PLAY)
    assert match.after(failed).winner is Seat.EAST
    even = Match(game, Seat.WEST, score.plus(Seat.WEST, 1), empty=Seat.NORTH)
    assert even.after(failed).winner == "draw"
    assert even.after(failed).dealer == "S"
    assert match.after(NewDeal("T20")) == match
    assert Match(game, Seat.SOUTH, empty=Seat.EAST).totals == PlayerScore.zero(tuple(Seat("NSW"[i]) for i in range(3)))


def test_V6_thani_needs_no_partner():
    state = three("W:12 S:pass E:pass W:trump=9D W:pass W:thani", deal=THREE_ALL_TRUMPS, dealer="E", rules="thani=on")
    assert "".join(state.position.order) == "WSE"
    assert result(after(state, "W:9C S:JC E:KH")) == "W failed -5 thani"


def test_V6_the_deal_and_the_score_fit_the_players():
    game = TwentyEight(three_players=True)
    with pytest.raises(NotationError, match="three"):
        game.start(Deal.parse("E", MIXED))
    with pytest.raises(NotationError, match="three"):
        TwentyEight().start(Deal.parse("W", THREE, Seat.NORTH))
    with pytest.raises(NotationError, match="counts for others"):
        game.start(Deal.parse("W", THREE, Seat.NORTH), Score(1, 0))
    with pytest.raises(NotationError, match="nobody sits"):
        Deal.parse("N", THREE, Seat.NORTH)
    with pytest.raises(NotationError, match="not in this deck"):
        Deal.parse("W", THREE.replace("9S", "8S"), Seat.NORTH)
    hands = Deal.parse("W", THREE, Seat.NORTH).hands
    with pytest.raises(NotationError, match="dealt twice"):
        Deal(Seat.WEST, (*hands[:3], hands[2]))
    with pytest.raises(NotationError, match="not in this deck"):
        Deal(Seat.WEST, ((), *(tuple(hand) for hand in Deal.parse("E", MIXED).hands[1:])))
    with pytest.raises(NotationError, match="exactly 8"):
        Deal(
            Seat.WEST, (Deal.parse("W", THREE, Seat.NORTH).hands[1][:4], *Deal.parse("W", THREE, Seat.NORTH).hands[1:])
        )
