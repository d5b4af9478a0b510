"""T12 to T17: play while trump is hidden, asking, and what binds the bidder."""

from __future__ import annotations

import pytest

from tests.texts_28 import (
    LAST_ASKED,
    LAST_LED,
    LAST_OVERTRUMPED,
    LAST_PLAIN,
    LAST_TRUMP_SUIT,
    MIXED,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    VOIDS,
    after,
    ending,
    last,
    legal,
    position,
    record,
    refusal,
)
from trickkit import Direction, Seat, Trick, replay_json, winner
from trickkit.cards import parse_cards
from trickkit.games.twenty_eight import TwentyEightOrdering, points

BY_NORTH = "N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump={} E:pass W:pass"
BY_WEST = "N:14 W:15 S:pass E:pass N:pass W:trump={} W:pass E:pass"
BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump={} S:pass N:pass"


def test_T12_eldest_leads_whoever_is_bidder_and_then_the_winner():
    for acts in (BY_NORTH, BY_SOUTH.format("7S"), BY_EAST.format("7C"), BY_WEST.format("7H")):
        state = position(record(acts))
        assert state.to_act == "N"
        assert refusal(state, "W:7H") == "not-your-turn T12"
    state = position(record(f"{BY_EAST.format('7C')} N:9H W:JH S:KH E:TS"))
    assert (state.to_act, len(state.position.tricks)) == ("W", 1)


def test_T13_who_can_follow_follows():
    state = position(record(f"{BY_EAST.format('7C')} N:KS"))
    assert legal(state, "W") == "9S QS"
    assert refusal(state, "W:JH") == "must-follow T13"
    assert refusal(state, "W:AC") == "card-not-held T13"
    assert refusal(state, "W:20") == "not-now T12"


@pytest.mark.parametrize(
    ("cards", "place", "count"),
    [
        ("8H AC JD AH", 4, 5),
        ("9S JS AS TS", 2, 7),
        ("TH AH KH QH", 2, 2),
        ("7C QC KC 8C", 3, 0),
    ],
)
def test_T14_the_highest_of_the_led_suit_wins_and_the_hidden_suit_has_no_power(cards, place, count):
    trick = Trick.of(Seat.NORTH, parse_cards(cards), Direction.COUNTER_CLOCKWISE)
    verdict = winner(trick, TwentyEightOrdering())
    assert trick.cards.index(verdict.card) + 1 == place
    assert (verdict.reason, verdict.clause, points(trick.cards)) == ("highest-of-led-suit", "T14", count)


def test_T14_in_play():
    state = position(record(f"{BY_WEST.format('8C')} N:AH W:KS S:QH E:9C", deal=VOIDS))
    assert last(state) == "N AH highest-of-led-suit T14 3"


def test_T15_who_is_void_may_ask_or_discard():
    state = position(record(f"{BY_EAST.format('9C')} N:AH", deal=VOIDS))
    assert legal(state, "W") == "JD AC QS 8C AD KS 9D 7S ask"
    assert replay_json(after(state, "W:AC"))["trump"] is None
    asked = after(state, "W:ask")
    assert replay_json(asked)["exposed_at"] == {"trick": 1, "position": 2}
    assert (asked.to_act, asked.position.trump) == ("W", "C")


def test_T15_the_bidders_partner_may_ask():
    state = position(record(f"{BY_EAST.format('9C')} N:AH", deal=VOIDS))
    assert Seat.WEST is Seat.EAST.partner
    assert "ask" in legal(state, "W").split()


def test_T15_who_may_not_ask():
    state = position(record(BY_EAST.format("9C"), deal=VOIDS))
    assert refusal(state, "N:ask") == "leader-asks T15"
    state = after(state, "N:AH")
    assert refusal(state, "S:ask") == "not-your-turn T12"
    asked = after(state, "W:ask")
    assert refusal(asked, "W:ask") == "trump-exposed T15"  # not twice
    assert refusal(after(asked, "W:8C"), "S:ask") == "trump-exposed T15"
    later = after(asked, "W:8C S:8H E:KC")
    assert refusal(later, "E:ask") == "trump-exposed T15"
    can_follow = after(position(record(BY_EAST.format("9C"), deal=VOIDS)), "N:TS")
    assert refusal(can_follow, "W:ask") == "can-follow T15"


def test_T15_nobody_asks_after_the_down_card_was_laid_as_an_ordinary_card():
    state = ending(LAST_TRUMP_SUIT, "E:9S N:TS")
    assert legal(state, "W") == "AD"
    assert refusal(state, "W:ask") == "nothing-to-turn-up T15"
    state = after(state, "W:AD S:AS")
    assert last(state) == "E 9S highest-of-led-suit T14 5"
    data = replay_json(state)
    assert (data["trump"], data["exposed_at"], data["down"]) == (None, None, "TS")


def test_T16_the_asker_lays_a_trump_if_there_is_one():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask", deal=VOIDS))
    assert legal(state, "W") == "AC 8C"
    assert refusal(state, "W:JD") == "must-trump T16"
    assert refusal(position(record(f"{BY_EAST.format('9S')} N:AH W:ask", deal=VOIDS)), "W:AC") == "must-trump T16"


def test_T16_without_a_trump_the_asker_lays_any_card():
    state = position(record(f"{BY_WEST.format('JD')} N:AH W:KS S:QH E:ask", deal=VOIDS))
    assert legal(state, "E") == "9C 9S JC AS KC QC TC JS"


def test_T16_the_trump_need_not_beat():
    state = position(record(f"{BY_WEST.format('8C')} N:AH W:8C S:QH", deal=VOIDS))
    assert state.position.trump == "C"  # exposed by playing: nothing to ask, East may lay what it likes
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C", deal=VOIDS))
    assert state.position.trump == "C"


def test_T16_the_down_card_comes_into_the_hand():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C S:QH", deal=VOIDS))
    assert " ".join(map(str, state.observe(Seat.EAST).hand)) == "9C 9S JC AS KC QC TC JS"
    assert "9C" in legal(state, "E").split()
    assert last(after(state, "E:9C")) == "E 9C highest-trump T19 3"


def test_T16_also_after_the_bidder_has_played_to_this_trick():
    before = position(record(f"{BY_WEST.format('AC')} N:AH W:JD S:QH", deal=VOIDS))
    assert len(before.observe(Seat.WEST).hand) == 6
    asked = after(before, "E:ask")
    assert len(asked.observe(Seat.WEST).hand) == 7
    assert "AC" in map(str, asked.observe(Seat.WEST).hand)


def test_T16_nobody_else_has_to_trump():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C S:QH", deal=VOIDS))
    assert len(legal(state, "E").split()) == 8


def test_T16_the_asker_is_free_again_in_later_tricks():
    state = position(record(f"{BY_EAST.format('9C')} N:AH W:ask W:8C S:QH E:9S W:QS S:7C E:AS N:TS", deal=VOIDS))
    state = after(state, "S:8H E:KC N:KH")
    assert legal(state, "W") == "JD AC AD KS 9D 7S"


def test_T17a_the_bidder_leads_no_trump_while_holding_anything_else():
    state = position(record(BY_NORTH))
    assert legal(state, "N") == "9H AS 8H JC KS"
    for token in ("9D", "AD"):
        assert refusal(state, f"N:{token}") == "trump-led T17a"


def test_T17a_with_nothing_but_trumps_a_trump_is_led_and_stays_hidden():
    state = ending(ONLY_TRUMPS_LED)
    assert legal(state, "N") == "QC KC"
    led = after(state, "N:QC")
    assert (led.position.trump, led.position.exposed) == (None, None)
    assert last(after(led, "W:AD S:9D E:AH")) == "N QC highest-of-led-suit T14 4"


def test_T17b_the_down_card_is_led_to_the_last_trick_only():
    assert refusal(position(record(BY_NORTH)), "N:7D") == "down-card-led T17b"
    assert refusal(ending(ONLY_TRUMPS_LED), "N:7C") == "down-card-led T17b"


def test_T17b_leading_to_the_last_trick_exposes_it_as_a_trump():
    state = ending(LAST_LED)
    assert legal(state, "N") == "TC"
    state = after(state, "N:TC")
    assert replay_json(state)["exposed_at"] == {"trick": 8, "position": 1}
    assert refusal(state, "W:ask") == "trump-exposed T15"
    state = after(state, "W:AD S:9C E:JH")
    assert last(state) == "S 9C highest-trump T19 7"


def test_T17c_when_the_trump_suit_is_led_the_bidder_follows_from_hand():
    state = position(record(f"{BY_EAST.format('7C')} N:JC W:QC S:TC"))
    assert legal(state, "E") == "9C AC KC"
    assert refusal(state, "E:7C") == "down-card-stays T17c"
    assert refusal(state, "E:QD") == "must-follow T13"


def test_T17c_without_one_the_bidder_discards_and_may_not_expose():
    state = position(record(f"{BY_SOUTH.format('KH')} N:9H W:7H"))
    assert legal(state, "S") == "8D TC 7S KD TD 8S 8C"
    assert refusal(state, "S:KH") == "down-card-stays T17c"
    assert refusal(state, "S:ask") == "bidder-asks T17"
    assert last(after(state, "S:8D E:TS")) == "N 9H highest-of-led-suit T14 3"


def test_T17d_void_in_another_suit_the_bidder_lays_no_trump_from_hand():
    state = position(record(f"{BY_WEST.format('8C')} N:AH", deal=VOIDS))
    assert legal(state, "W") == "JD QS AD KS 9D 7S 8C"
    assert refusal(state, "W:AC") == "trump-from-hand T17d"
    assert refusal(state, "W:ask") == "bidder-asks T17"


def test_T17d_exposing_is_playing_the_down_card():
    state = position(record(f"{BY_WEST.format('8C')} N:AH W:8C", deal=VOIDS))
    assert replay_json(state)["exposed_at"] == {"trick": 1, "position": 2}
    assert (state.position.trump, state.to_act) == ("C", "S")
    assert last(after(state, "S:QH E:AS")) == "W 8C highest-trump T19 2"


def test_T17d_with_only_trumps_in_hand_exposing_is_the_only_choice():
    state = ending(ONLY_TRUMPS_VOID, "E:8D")
    assert legal(state, "N") == "7C"
    for token in ("QC", "KC"):
        assert refusal(state, f"N:{token}") == "trump-from-hand T17d"
    assert replay_json(after(state, "N:7C"))["trump"] == "C"


def test_T17d_a_bidder_who_can_follow_follows():
    state = position(record(f"{BY_EAST.format('7C')} N:KS W:9S S:7S"))
    assert legal(state, "E") == "TS JS"
    assert refusal(state, "E:7C") == "must-follow T13"


def test_T17e_a_plain_suit_led_to_the_last_trick_exposes_the_down_card():
    state = ending(LAST_PLAIN, "E:AD")
    assert legal(state, "N") == "7C"
    state = after(state, "N:7C")
    assert replay_json(state)["exposed_at"] == {"trick": 8, "position": 2}
    assert last(after(state, "W:8H S:9D")) == "N 7C highest-trump T19 3"
    over = ending(LAST_OVERTRUMPED, "E:AD N:7C W:8C S:9D")
    assert last(over) == "W 8C highest-trump T19 3"


def test_T17e_the_trump_suit_led_it_follows_as_an_ordinary_card():
    state = ending(LAST_TRUMP_SUIT, "E:9S")
    assert legal(state, "N") == "TS"
    assert last(after(state, "N:TS W:AD S:AS")) == "E 9S highest-of-led-suit T14 5"


def test_T17e_before_the_bidders_turn_a_void_seat_may_still_ask():
    state = ending(LAST_ASKED, "S:AD")
    assert legal(state, "E") == "JS ask"
    state = after(state, "E:ask")
    assert replay_json(state)["exposed_at"] == {"trick": 8, "position": 2}
    assert last(after(state, "E:JS N:7C W:KD")) == "N 7C highest-trump T19 4"


def test_T15_a_non_bidder_leads_the_hidden_suit_like_any_other():
    for acts in (BY_EAST.format("7C"), BY_EAST.format("TS"), BY_EAST.format("QD")):
        state = position(record(acts))
        assert len(legal(state, "N").split()) == 8
        assert refusal(state, "N:KC") == "card-not-held T13"


def test_T16_asking_in_a_later_trick():
    state = position(record(f"{BY_SOUTH.format('7S')} N:9H W:JH S:KH E:AC W:7H S:8D E:QD N:8H", deal=MIXED))
    assert state.to_act == "N"
    assert replay_json(state)["trump"] is None
    state = after(state, "N:AD W:ask")
    assert replay_json(state)["exposed_at"] == {"trick": 3, "position": 2}
    assert legal(state, "W") == "9S QS"
