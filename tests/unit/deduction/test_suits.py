"""Twenty-eight: which suits can be the hidden one, how probable they are, and which act rules out the others."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts_28 import (
    ALL_TRUMPS,
    JACKS,
    LAST_LED,
    LAST_PLAIN,
    LAST_TRUMP_SUIT,
    ONE_CLUB,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    STRONG,
    THREE,
    VOIDS,
    ending,
    position,
    record,
    seen,
)
from tests.unit.deduction.brute_28 import quiet_round
from trickkit import Card, Seat, Suit, TrickkitError, write_view
from trickkit.deduction import deduce, twenty_eight, worlds
from trickkit.deduction.twenty_eight import Because, Code
from trickkit.games.twenty_eight import NewDeal

BY_NORTH = "N:14 W:pass S:pass E:pass N:trump={} N:pass S:pass "
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump={} E:pass W:pass "


def view(acts, seat, **tags):
    return position(record(acts, **tags)).observe(Seat(seat))


def suits(found):
    """Write the suits with their probabilities."""
    return " ".join(f"{one.suit}:{one.probability}" for one in found.possible)


def proof(found, suit):
    """Write the proof against a suit as `code trick seat card`."""
    (because,) = (out.because for out in found.eliminated if out.suit == suit)
    parts = [because.code, because.trick, because.seat, because.card, because.later]
    return " ".join(str(part) for part in parts if part is not None)


def void(found):
    """Write the voids."""
    return " ".join(f"{seat}:{''.join(suits)}" for seat, suits in found.voids)


# --- before the first card


@pytest.mark.parametrize("acts", ["", "N:14", "N:14 W:pass S:pass E:pass"])
def test_before_a_down_card_lies(acts):
    with pytest.raises(TrickkitError, match="no trump has been chosen yet"):
        deduce(view(acts, "W"))


def test_after_a_new_deal_by_eldest_no_trump_was_chosen():
    deal = "N:7C 8D KH QS 9C JC AC TC E:7D 9D TD JD QD KD AD 7H S:8C QC KC 8H 9H TH JH QH W:AH 7S 8S 9S TS JS KS AS"
    with pytest.raises(TrickkitError, match="no trump has been chosen yet"):
        deduce(view("N:redeal", "W", deal=deal))


def test_before_the_first_card_every_unseen_card_is_as_likely():
    """West holds 7H JH AH 9S QH TH QS QC: 24 cards are unseen, and nobody else can have four jacks."""
    found = deduce(view(BY_NORTH.format("7D"), "W"))
    assert suits(found) == "D:1/3 C:7/24 S:1/4 H:1/8"
    assert found.eliminated == ()
    assert found.voids == ()
    assert found.probability(Suit.HEARTS) == Fraction(1, 8)


def test_the_bidder_knows():
    found = deduce(view(BY_NORTH.format("7D"), "N"))
    assert suits(found) == "D:1"
    assert found.probability(Suit.CLUBS) == 0
    assert {out.because for out in found.eliminated} == {
        Because(Code.NO_DEAL, 0, Seat.NORTH, found.eliminated[0].because.card, known=True)
    }
    assert proof(found, "C") == "no-deal 0 N 7D"


def test_a_suit_that_is_all_in_one_s_own_hand():
    deal = "N:JC 9C AC TC JD 9D AD TD E:KC QC 8C 7C KD QD 8D 7D S:JH 9H AH TH KH QH 8H 7H W:JS 9S AS TS KS QS 8S 7S"
    found = deduce(view(BY_NORTH.format("TC"), "S", deal=deal))
    assert suits(found) == "C:1/3 D:1/3 S:1/3"
    assert proof(found, "H") == "all-seen 0"


# --- what the bidder does while trump is hidden (T17)


def test_T17a_the_bidder_leads_a_suit_and_holds_others():
    """As long as North has shown nothing else only counting speaks: South and East hold spades themselves."""
    acts = BY_NORTH.format("7D") + "N:AS W:QS S:7S E:TS"
    for seat in "ESW":
        assert proof(deduce(view(acts, seat)), "S") == "no-deal 1 N AS"
        assert proof(deduce(view(f"{acts} N:JC", seat)), "S") == "bidder-led 1 N AS JC"
    assert suits(deduce(view(BY_NORTH.format("7D") + "N:AS", "E"))) == "H:4/9 D:1/3 C:2/9"


def test_T17a_of_two_leads_that_one_card_proves_the_first_is_named():
    """North led AD and 7D before a club was seen from that hand."""
    deal = "N:AD 7D 7C JH 9H TH 7H KH E:JC JS 9S KC 8S QH AH TS S:AC QD TD JD 9D 8H KD QS W:TC 9C QC AS 8D KS 8C 7S"
    acts = BY_NORTH.format("JH") + "N:AD W:8D S:QD E:JS N:7D W:KS S:TD E:9S S:AC E:KC N:7C"
    for seat in "WE":
        assert proof(deduce(view(acts, seat, deal=deal)), "D") == "bidder-led 1 N AD 7C"


def test_T17a_a_suit_led_stays_possible_while_the_bidder_may_hold_nothing_else():
    """West has seen one club: the seven others may be North's, but hardly."""
    found = deduce(view(BY_NORTH.format("7D") + "N:AS W:QS S:7S E:TS N:JC", "W"))
    assert suits(found) == "D:15504/21319 H:5814/21319 C:1/21319"


def test_T17a_a_forced_lead_of_trump():
    """With QC KC in hand and 7C down North must lead a club; clubs stay possible, and diamonds do."""
    state = ending(ONLY_TRUMPS_LED, "N:QC")
    for seat in "SW":
        found = deduce(state.observe(Seat(seat)))
        assert suits(found) == "C:1/2 D:1/2"
        assert proof(found, "H").startswith("bidder-led 1 N QH")
        assert proof(found, "S").startswith("bidder-led 3 N AS")
    found = deduce(state.observe(Seat.EAST))  # East has seen the other diamonds
    assert suits(found) == "C:1"
    assert proof(found, "D") == "no-deal 5 W KH"


def test_T17d_the_bidder_discards():
    """East lays AS on a diamond: no spade is hidden; a diamond may be, since the down card is not in hand (T8)."""
    found = deduce(view(BY_EAST.format("9C") + "N:7D W:9D S:TD E:AS", "N", deal=VOIDS))
    assert proof(found, "S") == "bidder-discarded 1 E AS"
    assert found.probability(Suit.DIAMONDS) > 0
    assert void(found) == "E:D"


def test_T17d_the_bidder_turns_the_down_card_up():
    for seat in "NWS":
        found = deduce(view(BY_EAST.format("9C") + "N:7D W:9D S:TD E:9C", seat, deal=VOIDS))
        assert suits(found) == "C:1"
        assert {proof(found, suit) for suit in "DHS"} == {"no-deal 1 E 9C"}
        assert void(found) == "E:D"
    found = deduce(ending(ONLY_TRUMPS_VOID, "E:8D N:7C").observe(Seat.WEST))
    assert proof(found, "S") == "no-deal 6 N 7C"
    assert proof(found, "D").startswith("bidder-led 2 N 7D")


def test_T17b_the_down_card_led_to_the_last_trick():
    found = deduce(ending(LAST_LED, "N:TC").observe(Seat.WEST))
    assert suits(found) == "C:1"
    assert proof(found, "D").startswith("bidder-led 1 N 9D")
    assert proof(found, "S") == "all-seen 6 E TS"


def test_T17e_the_down_card_as_the_last_card():
    found = deduce(ending(LAST_PLAIN, "E:AD N:7C").observe(Seat.WEST))
    assert suits(found) == "C:1"
    assert proof(found, "D") == "no-deal 8 N 7C"
    found = deduce(ending(LAST_TRUMP_SUIT, "E:9S N:TS").observe(Seat.WEST))
    assert suits(found) == "S:1"
    assert void(found) == "N:CS S:DH"


def test_T17e_following_with_the_down_card_rules_out_what_nothing_else_did():
    compared = 0
    for k in range(400):
        for state in quiet_round(Random(f"laid/{k}")):
            if state.position.laid:
                for seat in state.position.order:
                    if seat is not state.position.bidder:
                        found = deduce(state.observe(seat))
                        laid = [out.because for out in found.eliminated if out.because.known]
                        down = state.position.down
                        assert {(because.code, because.trick, because.card) for because in laid} <= {
                            (Code.BIDDER_DID_NOT_EXPOSE, 8, down)
                        }
                        compared += len(laid)
        if compared > 2:
            return
    pytest.fail("no such deal came up")


# --- what the others do


def test_T13_who_does_not_follow_is_void():
    found = deduce(view(BY_EAST.format("9C") + "N:AH W:8C S:QH", "E", deal=VOIDS))
    assert void(found) == "W:H"


def test_T15_who_asks_is_void_and_T16_an_asker_without_a_trump():
    asked = BY_NORTH.format("9D") + "N:JC W:ask"
    assert void(deduce(view(asked, "S", deal=STRONG))) == "W:C"
    assert void(deduce(view(f"{asked} W:7S", "S", deal=STRONG))) == "W:CD"
    assert void(deduce(view(f"{asked} W:7S", "W", deal=STRONG))) == ""


def test_T16_the_down_card_comes_back_to_a_hand_that_was_void():
    """East has no club in hand, then 7C again, and then none."""
    acts = BY_EAST.format("7C") + "N:JC W:KC S:TC E:7D N:JD"
    for more, expected in (
        ("", "E:C"),
        ("W:ask", "W:D"),
        ("W:ask W:QC S:AD E:8D W:8C S:AC", "W:D"),
        ("W:ask W:QC S:AD E:8D W:8C S:AC E:7C", "E:C W:D"),
    ):
        assert void(deduce(view(f"{acts} {more}", "N", deal=ONE_CLUB))) == expected


def test_all_seen_names_the_last_card():
    found = deduce(ending(LAST_LED).observe(Seat.EAST))
    assert proof(found, "H") == "all-seen 7 W 7H"
    assert proof(found, "S") == "all-seen 4 S 8S"


# --- new deals and variants


def test_T10_four_jacks_shown_by_the_bidder():
    """South has AC TC AD TD 9C 9D 9H 9S; North's four jacks and four of 20 unseen cards may each be the down card."""
    found = deduce(view("N:16 W:pass S:pass E:pass N:trump=JC", "S", deal=JACKS))
    assert suits(found) == "H:11/40 S:11/40 C:9/40 D:9/40"
    assert found.probability(Suit.HEARTS) == Fraction(1, 8) + Fraction(1, 2) * Fraction(6, 20)


def test_T20_all_trumps_shown():
    for seat in "NWS":
        found = deduce(view(BY_EAST.format("9C") + "N:AH W:ask", seat, deal=ALL_TRUMPS))
        assert suits(found) == "C:1"
        assert {proof(found, suit) for suit in "DHS"} == {"no-deal 1 E 9C"}


def test_V3_a_blank_hand_shown_by_the_bidder():
    """The place of a shown card means nothing: each of the eight may be the down card."""
    found = deduce(view(BY_EAST.format("QC")[:-14] + "E:show", "N", deal=STRONG, rules="blank_hand=on"))
    assert suits(found) == "C:1/2 D:1/2"
    assert proof(found, "H") == "no-deal 0 E"


def test_V3_a_blank_hand_shown_by_another_seat():
    """West has shown KH QH 8H 7H KS QS 8S 7S, North holds JC 9C JD 9D AH TH AS TS."""
    acts = BY_EAST.format("QC")[:-14] + "W:show"
    found = deduce(view(acts, "N", deal=STRONG, rules="blank_hand=on"))
    assert suits(found) == "C:3/8 D:3/8 H:1/8 S:1/8"
    deal = "N:JC 9C JD 9D AH TH AC TC E:KC QC 8C 7C KD QD 8D 7D S:AS TS AD TD JH 9H JS 9S W:KH QH 8H 7H KS QS 8S 7S"
    own = deduce(view(acts, "S", deal=deal, rules="blank_hand=on"))
    assert proof(own, "S") == "all-seen 0 W"


def test_V4_a_jack_laid_instead_of_the_down_card():
    """North lays JS while neither spades nor diamonds were led: unless clubs are hidden it had to turn its card up."""
    deal = "N:7C JD JS QS 7H 9S AS AH E:9C JC QC 8C KC 8D 7D QD S:9D TC QH 9H 8H 7S TS KD W:KH AD AC TH KS TD JH 8S"
    acts = BY_NORTH.format("7C") + (
        "N:7H W:TH S:QH E:QC W:JH S:9H E:7D N:AH W:KH S:8H E:8D N:QS W:AC S:TC E:JC N:9S E:9C N:AS W:KS S:7S E:8C N:JS"
    )
    for seat in "ESW":
        found = deduce(view(acts, seat, deal=deal, rules="keep_jacks=on"))
        assert suits(found) == "C:1"
        assert proof(found, "D") == "bidder-did-not-expose 6 N JS"
    assert suits(deduce(view(acts, "S", deal=deal))) == "C:5/7 D:2/7"  # the variant off


def test_V6_three_players():
    """East holds two of six hearts: South's lead of one excludes them; 13 cards of other suits are unseen."""
    acts = "S:12 E:pass W:pass S:trump=9C S:pass S:KH"
    found = deduce(view(acts, "E", deal=THREE, dealer="W", rules="three_players=on"))
    assert suits(found) == "D:5/13 C:4/13 S:4/13"
    assert proof(found, "H") == "no-deal 1 S KH"


# --- data


def test_json():
    found = deduce(view(BY_EAST.format("9C") + "N:7D W:9D S:TD E:AS", "N", deal=VOIDS))
    assert json.loads(json.dumps(found.to_json())) == {
        "suits": [
            {"suit": "C", "probability": "31612/71703"},
            {"suit": "D", "probability": "2695/7967"},
            {"suit": "H", "probability": "15836/71703"},
        ],
        "eliminated": [{"suit": "S", "because": {"code": "bidder-discarded", "trick": 1, "seat": "E", "card": "AS"}}],
        "voids": {"E": ["D"]},
    }
    nothing = {"code": "all-seen", "trick": 0, "seat": None, "card": None}
    assert Because(Code.ALL_SEEN).to_json() == nothing


def test_what_was_found_rebuilds_from_its_repr():
    names = {name: getattr(twenty_eight, name) for name in twenty_eight.__all__}
    names |= {"Suit": Suit, "Seat": Seat, "Card": Card, "Fraction": Fraction}
    for acts in ("N:7D W:9D S:TD E:AS", "N:7D W:9D S:TD E:9C"):
        found = deduce(view(BY_EAST.format("9C") + acts, "N", deal=VOIDS))
        assert eval(repr(found), dict(names)) == found  # noqa: S307 - our own repr


def test_a_view_record_gives_the_same_as_the_seat_s_own_view():
    for k in range(3):
        for state in random_round(SUBJECTS["twenty-eight"], Random(f"suits/{k}")):
            for seat in state.position.order:
                if state.position.down is not None:
                    own = state.observe(seat)
                    assert deduce(seen(write_view(own))) == deduce(own)


def test_acts_that_no_deal_explains():
    """West discards on hearts in trick 1 and follows to hearts in trick 2."""
    impossible = seen(
        record(
            BY_NORTH.format("?") + "N:AH W:QS S:KH E:9H E:JH N:7H W:QH",
            deal="N:? ? ? ? ? ? AH 7H E:? ? ? ? ? ? 9H JH S:8D KH TC 7S KD TD 8S 8C W:? ? ? ? ? ? QS QH",
            view="S",
        )
    )
    with pytest.raises(TrickkitError, match="no deal fits what S has seen"):
        deduce(impossible)
    found = worlds(impossible)
    assert found.count == 0
    assert list(found.enumerate()) == []
    with pytest.raises(TrickkitError, match="nothing to draw"):
        found.sample(Random(1))


# --- properties


def test_the_truth_is_never_excluded_and_every_suit_is_accounted_for():
    for k in range(15):
        for state in random_round(SUBJECTS["twenty-eight"], Random(f"suits/{k}")):
            down = state.position.down
            for seat in state.position.order if down is not None else ():
                found = deduce(state.observe(seat))
                assert found.probability(down.suit) > 0
                assert sum(one.probability for one in found.possible) == 1
                assert sorted([one.suit for one in found.possible] + [out.suit for out in found.eliminated]) == [*Suit]
                order = [(-one.probability, one.suit) for one in found.possible]
                assert order == sorted(order)
                for other, empty in found.voids:
                    hand = state.position.held[other.place]
                    assert other is not seat
                    assert not {card.suit for card in hand} & set(empty)


def test_a_proof_stays_when_the_deal_goes_on():
    """Nothing that was impossible becomes possible again."""
    for k in range(8):
        out: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
        for state in random_round(SUBJECTS["twenty-eight"], Random(f"suits/{k}")):
            for seat in state.position.order if state.position.down is not None else ():
                now = {found.suit for found in deduce(state.observe(seat)).eliminated}
                assert out[seat] <= now
                out[seat] = now


def test_twin_worlds_get_equal_deductions():
    rng = Random("suits/twins")
    twins = 0
    for k in range(6):
        for state in random_round(SUBJECTS["twenty-eight"], Random(f"suits/{k}")):
            for seat in state.position.order if state.position.down is not None else ():
                twin = SUBJECTS["twenty-eight"].twin(state, seat, rng)
                if twin is not None and not isinstance(state.outcome(), NewDeal):
                    assert deduce(twin.observe(seat)) == deduce(state.observe(seat))
                    twins += 1
    assert twins > 100
