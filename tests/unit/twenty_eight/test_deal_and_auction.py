"""T1 to T11: cards, deal, auction, down card, raise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.texts_28 import (
    ALL_TRUMPS,
    BLANK_ELDEST,
    JACKS,
    MIXED,
    STRONG,
    after,
    legal,
    position,
    record,
    refusal,
    result,
)
from trickkit import DECK, GAMES, CardSet, NotationError, Seat, Side, replay_json
from trickkit.games.twenty_eight import HIGH_TO_LOW, Deal, Dealt, SecondPacket, TwentyEight, points

EACH_DEALER = pytest.mark.parametrize(("dealer", "order"), [("E", "NWSE"), ("N", "WSEN"), ("W", "SENW"), ("S", "ENWS")])


@EACH_DEALER
def test_T1_the_order_is_counter_clockwise_and_partners_sit_opposite(dealer, order):
    state = position(record(dealer=dealer))
    assert "".join(state.position.order) == order
    acts = f"{order[0]}:14 {order[1]}:15 {order[2]}:16 {order[3]}:17"
    for act in acts.split():
        assert state.to_act == act[0]
        state = after(state, act)
    assert Seat(order[0]).side is Seat(order[2]).side is not Seat(order[1]).side is Seat(order[3]).side


def test_T2_the_order_of_ranks():
    assert "".join(HIGH_TO_LOW) == "J9ATKQ87"
    assert len(DECK) == 32


def test_T3_card_points():
    assert points(DECK) == 28
    for suit in "CDHS":
        assert [points([card]) for card in DECK if card.suit == suit] == [0, 0, 2, 1, 3, 0, 0, 1]


def test_T4_two_packets_are_dealt_singly_counter_clockwise_from_eldest():
    class Straight(Random):
        def random(self):
            return 1 - 1e-9  # never swaps: the deck stays as it is

    deal = Deal.shuffled(Straight(), Seat.EAST)
    order = [Seat(letter) for letter in "NWSE"]
    for place, seat in enumerate(order):
        assert deal.hands[seat.place][:4] == DECK[place:16:4]
        assert deal.hands[seat.place][4:] == DECK[16 + place :: 4]


def test_T4_only_the_first_packet_is_seen_before_the_auction():
    state = position(record())
    for seat in Seat:
        view = state.observe(seat)
        assert view.hand == state.deal.first[seat.place]
        assert len(view.hand) == 4
        (dealt,) = view.events
        assert isinstance(dealt, Dealt)
        assert dealt.second is None
        assert [hand is not None for hand in dealt.first] == [seat is other for other in Seat]


def test_T4_frequencies_are_those_of_fair_dealing():
    """Eldest is blank in 5.06 %, somebody has four jacks in 0.78 %, a side all trumps of a given suit in 0.12 %."""
    game, rng, count = TwentyEight(), Random("twenty-eight/frequencies"), 20_000
    blank = jacks = trumps = 0
    for _ in range(count):
        deal = game.deal(rng)
        blank += not points(deal.first[deal.eldest.place])
        jacks += any(sum(card.rank == "J" for card in hand) == 4 for hand in deal.hands)
        side = [card for seat in Side.NS.seats for card in deal.hands[seat.place]]
        trumps += sum(card.suit == "H" for card in side) == 8
    assert blank / count == pytest.approx(0.0506, abs=0.005)
    assert jacks / count == pytest.approx(0.0078, abs=0.002)
    assert trumps / count == pytest.approx(0.0012, abs=0.001)


def test_T4_the_same_seed_gives_the_same_deal():
    game = GAMES["twenty-eight"]()
    assert game.deal(Random("twenty-eight/7/0")) == game.deal(Random("twenty-eight/7/0"))


def test_T5_eldest_opens_with_fourteen_or_more():
    state = position(record())
    assert refusal(state, "N:pass") == "must-open T5"
    assert refusal(state, "N:13") == "bid-too-low T5"
    assert refusal(state, "N:29") == "bid-too-high T5"
    assert refusal(state, "W:14") == "not-your-turn T5"
    assert legal(state, "N") == " ".join(map(str, range(14, 29)))
    assert [legal(state, seat) for seat in "WSE"] == ["", "", ""]
    assert after(state, "N:28").position.bid == 28


def test_T5_three_passes_end_the_auction():
    assert replay(record("N:14 W:pass S:pass E:pass"))[:3] == ("trump", "N", 14)
    assert replay(record("N:14 W:15 S:pass E:pass"))[:3] == ("auction", "W", 15)
    assert replay(record("N:14 W:15 S:pass E:pass N:pass"))[:3] == ("trump", "W", 15)


def test_T5_who_has_passed_may_come_back():
    state = position(record("N:14 W:pass S:pass E:15 N:16"))
    assert refusal(state, "W:16") == "bid-too-low T5"
    assert after(state, "W:17 S:pass E:pass N:pass").position.bidder == "W"


def test_T5_twenty_eight_is_followed_by_three_passes():
    state = position(record("N:28"))
    for seat in "WSE":
        assert legal(state, seat) == "pass"
        assert refusal(state, f"{seat}:28") == "bid-too-low T5"
        assert refusal(state, f"{seat}:29") == "bid-too-high T5"
        state = after(state, f"{seat}:pass")
    assert (state.to_act, state.position.phase) == ("N", "trump")


def test_T5_cards_and_later_acts_have_no_place_in_the_auction():
    state = position(record("N:14"))
    for token in ("7H", "ask", "trump=7H", "raise=24"):
        assert refusal(state, f"W:{token}") == "not-now T5"


@pytest.mark.parametrize(
    ("acts", "seat", "refused", "allowed"),
    [
        ("N:14 W:pass", "S", "15 19", "20 28 pass"),
        ("N:14 W:15", "S", "15", "16 28 pass"),
        ("N:20 W:pass", "S", "20", "21 pass"),
        ("N:14 W:15 S:pass", "E", "16 19", "20 pass"),
        ("N:14 W:pass S:pass E:15 N:16", "W", "16", "17 pass"),
        ("N:28 W:pass", "S", "28", "pass"),
    ],
)
def test_T6_over_the_partners_bid_at_least_twenty(acts, seat, refused, allowed):
    state = position(record(acts))
    partner = state.position.bidder is Seat(seat).partner
    for token in refused.split():
        code = refusal(state, f"{seat}:{token}")
        assert code == ("partner-bid T6" if partner and state.position.bid != 28 else "bid-too-low T5")
    for token in allowed.split():
        assert token in legal(state, seat).split()


def test_T7_a_blank_eldest_may_redeal_as_the_very_first_act():
    state = position(record(deal=BLANK_ELDEST))
    assert "redeal" in legal(state, "N").split()
    thrown_in = after(state, "N:redeal")
    assert result(thrown_in) == "redeal T7"
    assert thrown_in.to_act is None
    assert refusal(after(state, "N:14 W:pass S:pass E:15"), "N:redeal") == "not-the-first-act T7"


def test_T7_nobody_else_and_not_with_points():
    assert refusal(position(record()), "N:redeal") == "hand-has-points T7"
    state = position(record(deal=STRONG))
    assert refusal(state, "W:redeal") == "not-your-turn T5"
    assert refusal(after(state, "N:14"), "W:redeal") == "not-the-first-act T7"


def test_T7_counts_the_first_four_cards_alone():
    late = MIXED.replace("N:9D AD 7D 9H AS 8H JC KS", "N:7D 8H KS KC AS 9D AD 9H").replace("AC KC JS", "AC JC JS")
    assert "redeal" in legal(position(record(deal=late)), "N").split()


def test_T8_the_down_card_is_one_of_the_four_and_leaves_the_hand():
    state = position(record("N:14 W:pass S:pass E:pass"))
    assert legal(state, "N") == "trump=9D trump=AD trump=7D trump=9H"
    for token in ("trump=AS", "trump=QD"):  # of the second packet; of another hand
        assert refusal(state, f"N:{token}") == "card-not-held T8"
    assert refusal(state, "N:trump=?") == "no-card-named T8"
    assert refusal(state, "W:trump=7H") == "not-your-turn T8"
    assert refusal(state, "N:pass") == "not-now T8"
    state = after(state, "N:trump=7D")
    assert str(state.observe(Seat.NORTH).down) == "7D"
    assert "7D" not in map(str, state.observe(Seat.NORTH).hand)
    for seat in "WSE":
        assert state.observe(Seat(seat)).down is None


def test_T8_the_bidder_chooses_whoever_opened():
    state = position(record("N:14 W:pass S:pass E:20 N:pass W:pass S:pass"))
    assert (state.to_act, state.position.phase) == ("E", "trump")
    assert legal(state, "E") == "trump=QD trump=TS trump=7C trump=9C"
    assert refusal(state, "N:trump=7D") == "not-your-turn T8"


def test_T8_the_down_card_is_read_out_after_the_end_alone():
    state = position(record("N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:KS"))
    assert replay_json(state)["down"] is None
    asked = after(state, "W:9S S:7S E:TS W:AH S:KH E:ask")
    data = replay_json(asked)
    assert (data["trump"], data["down"]) == ("D", None)
    while asked.outcome() is None:
        asked = asked.apply(asked.legal_actions()[0])
    assert replay_json(asked)["down"] == "7D"


def test_T9_only_the_own_second_packet_is_seen():
    state = position(record("N:14 W:pass S:pass E:pass N:trump=7D"))
    for seat in Seat:
        (packet,) = [event for event in state.observe(seat).events if isinstance(event, SecondPacket)]
        assert [hand is not None for hand in packet.hands] == [seat is other for other in Seat]


def test_T9_seven_in_hand_and_the_down_card():
    state = position(record("N:14 W:pass S:pass E:pass N:trump=7D"))
    assert [len(state.observe(seat).hand) for seat in Seat] == [7, 8, 8, 8]


@pytest.mark.parametrize("down", ["JC", "JD", "JH", "JS"])
def test_T10_four_jacks_with_the_down_card_are_a_new_deal_at_once(down):
    state = position(record(f"N:14 W:pass S:pass E:pass N:trump={down}", deal=JACKS, score="NS:3 EW:-1"))
    assert result(state) == "redeal T10"
    data = replay_json(state)
    assert (data["down"], data["trump"], data["bidder"], data["bid"]) == (down, None, "N", 14)
    assert (data["score"], data["to_act"], data["match_winner"]) == ({"NS": 3, "EW": -1}, None, None)
    assert not any(data["legal"].values())


def test_T10_another_players_jacks_and_three_jacks():
    state = position(record("N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=7C", deal=JACKS))
    assert result(state) == "redeal T10"
    shown = state.observe(Seat.WEST).position.shown
    assert shown is not None
    assert [str(CardSet(hand or ())) for hand in shown] == ["JC JD JH JS", "", "", ""]
    three = JACKS.replace("N:JC", "N:QC").replace("E:KC QC", "E:KC JC")
    assert result(position(record("N:14 W:pass S:pass E:pass N:trump=JD", deal=three))) is None


def test_T11_the_bidder_then_the_partner_may_raise_once():
    state = position(record("N:16 W:pass S:pass E:pass N:trump=7D"))
    assert refusal(state, "N:raise=23") == "raise-too-low T11"
    assert refusal(state, "N:raise=29") == "raise-too-high T11"
    assert refusal(state, "S:raise=24") == "not-your-turn T11"
    assert refusal(state, "N:AD") == "not-now T11"
    assert legal(state, "N") == "raise=24 raise=25 raise=26 raise=27 raise=28 pass"
    raised = after(state, "N:raise=24")
    assert (raised.position.phase, raised.position.bid, raised.to_act) == ("play", 24, "N")
    assert refusal(raised, "S:raise=25") == "not-now T12"
    passed = after(state, "N:pass")
    assert refusal(passed, "W:raise=24") == "not-your-turn T11"
    by_partner = after(passed, "S:raise=25")
    assert (by_partner.position.bidder, by_partner.position.bid, str(by_partner.position.down)) == ("N", 25, "7D")
    assert after(passed, "S:pass").position.phase == "play"


def test_T11_above_the_bid_and_not_at_all_at_twenty_eight():
    at_24 = position(record("N:24 W:pass S:pass E:pass N:trump=7D"))
    assert refusal(at_24, "N:raise=24") == "raise-too-low T11"
    assert legal(at_24, "N").startswith("raise=25 ")
    at_27 = position(record("N:27 W:pass S:pass E:pass N:trump=7D"))
    assert legal(at_27, "N") == "raise=28 pass"
    at_28 = position(record("N:28 W:pass S:pass E:pass N:trump=7D"))
    assert (at_28.position.phase, at_28.to_act) == ("play", "N")
    assert refusal(at_28, "N:pass") == "not-now T12"


def test_T2_a_deal_has_every_card_once():
    with pytest.raises(NotationError, match="dealt twice"):
        Deal.parse("N", MIXED.replace("AD", "9D"))
    with pytest.raises(NotationError, match="exactly 8"):
        Deal.parse("N", MIXED.replace(" AD", ""))
    assert Counter(card for hand in Deal.parse("N", ALL_TRUMPS).hands for card in hand) == Counter(DECK)


def replay(text: str) -> tuple[object, ...]:
    data = replay_json(position(text))
    return data["phase"], data["bidder"], data["bid"], data["to_act"]
