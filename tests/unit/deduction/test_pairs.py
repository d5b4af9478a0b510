"""Latinern: which pairs of trump and Schlag fit a view, with exact shares and evidence; compared with brute force."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts import EW_3_0, NS_3_0, NS_3_2, position, record, seen
from tests.unit.deduction.brute_latinern import by_bottoms, by_hands
from trickkit import Card, Rank, Reason, Seat, Suit, TrickkitError, winner, write_view
from trickkit.deduction import deduce, latinern
from trickkit.deduction.latinern import Counted, Ground, LatinernWorlds
from trickkit.games.latinern import ALL_ORDERINGS, LatinernOrdering
from trickkit.tricks import Play

FOUR_KINGS = "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD KC KH KS JH W:AC TD QH TH 8C"


def pair(text):
    return LatinernOrdering(Suit(text[0]), Rank(text[1]))


def view(acts="", seat="S", **tags):
    return position(record(acts, **tags)).observe(Seat(seat))


def against(found, text):
    """Give the evidence against a pair as `trick reason seat card`."""
    (out,) = (out for out in found.eliminated if out.pair == pair(text))
    return f"{out.trick} {out.reason} {out.would_win[0]}:{out.would_win[1]}" if out.would_win else out


def positions(rounds, *, least=0):
    """Give the views of blind seats from random rounds."""
    for k in range(rounds):
        for state in random_round(SUBJECTS["latinern"], Random(f"pairs/{k}")):
            if len(state.position.tricks) >= least:
                for seat in (state.deal.dealer.partner, state.deal.forehand.partner):
                    yield state, state.observe(seat)


def test_before_the_first_card_every_pair_of_two_unseen_cards_counts():
    """South holds KD TS TH 9H JH: 27 cards are unseen, any two different ones may be the bottom cards."""
    found = deduce(view())
    assert len(found.possible) == 32
    assert found.eliminated == ()
    assert found.probability(pair("C8")) == Fraction(8 * 4 - 1, 27 * 26)
    assert found.probability(pair("HT")) == Fraction(5 * 2, 27 * 26)  # TH is South's own
    assert found.probability(pair("SK")) == Fraction(7 * 3 - 1, 27 * 26)
    assert sum(one.probability for one in found.possible) == 1


def test_the_order_is_by_probability_then_suit_then_rank():
    found = deduce(view())
    order = [
        (-one.probability, "CDHS".index(one.pair.trump), "ATKQJ987".index(one.pair.schlag)) for one in found.possible
    ]
    assert order == sorted(order)
    assert str(found.possible[0].pair.hauptschlag) == "AC"


def test_knowers_are_left_with_one_pair():
    for seat in "WN":
        found = deduce(view(seat=seat))
        assert shares(found) == {pair("CT"): 1}
        assert len(found.eliminated) == 31
        assert {(out.trick, out.reason, out.counted) for out in found.eliminated} == {
            (0, Ground.OWN_CARDS, Counted.SHOWN)
        }


def test_a_trick_excludes_what_would_have_another_winner():
    """West wins 7H 7C JH TD: only a Schlag that is a ten, or a trump that is the only diamond."""
    found = deduce(view("N:7H E:7C S:JH W:TD"))
    assert {one.pair for one in found.possible} == {
        *(pair(f"{suit}T") for suit in "CDHS"),
        *(pair(f"D{rank}") for rank in "AKQ98"),
    }
    assert against(found, "C8") == "1 highest-trump E:7C"
    assert against(found, "H7") == "1 hauptschlag N:7H"
    assert against(found, "S7") == "1 first-schlag N:7H"
    assert against(found, "S9") == "1 highest-of-led-suit S:JH"
    (out,) = (out for out in found.eliminated if out.pair == pair("C8"))
    assert out.won is not None
    assert f"{out.won[0]}:{out.won[1]}" == "W:TD"


def test_the_first_trick_that_differs_is_the_evidence():
    found = deduce(view("\n".join(NS_3_2.splitlines()[:2])))
    for out in found.eliminated:
        tricks = position(record("\n".join(NS_3_2.splitlines()[:2]))).position.tricks
        differs = [number for number, won in enumerate(tricks, 1) if winner(won.trick, out.pair).seat is not won.winner]
        assert out.trick == differs[0]


def test_own_cards_alone():
    found = deduce(view(deal=FOUR_KINGS))
    kings = [out for out in found.eliminated if out.pair.schlag is Rank.KING]
    assert len(kings) == len(found.eliminated) == 4
    assert {(out.trick, out.reason, out.counted) for out in kings} == {(0, Ground.OWN_CARDS, Counted.NO_SCHLAG)}


def test_own_cards_go_before_a_trick_that_excludes_the_pair_too():
    found = deduce(view("N:TC E:9C S:KH W:8C", deal=FOUR_KINGS))
    assert [(out.trick, out.pair.schlag) for out in found.eliminated[:4]] == [(0, Rank.KING)] * 4
    assert {out.trick for out in found.eliminated[4:]} == {1}


def test_a_dealer_whose_hand_has_been_seen_without_the_suit():
    """West has played all five cards, none of them a spade; the last trick is still open."""
    acts = " ".join(NS_3_2.split()[:16]) + " N:8S E:JS S:TS"
    found = deduce(view(acts, seat="E", deal="N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"))
    assert Counted.NO_TRUMP not in {out.counted for out in found.eliminated}
    found = deduce(view(NS_3_2, seat="E"))
    spades = {out.counted for out in found.eliminated if out.pair.trump is Suit.SPADES}
    assert spades == {Counted.NO_TRUMP}


def test_one_card_cannot_be_the_bottom_card_of_two():
    """Of hearts and kings alone KH is unseen, and South knows that dealer and forehand have shown neither."""
    deal = "N:AC TC QC 7D JD E:9H TH JH 7C 9C S:KC KD KS 7H 8H W:QH AH 8C 9D TD"
    acts = "E:9H S:7H W:QH N:AC E:TH S:8H W:AH N:TC N:QC E:JH S:KC W:8C"
    found = deduce(view(acts, deal=deal, dealer="N"))
    (out,) = (out for out in found.eliminated if out.pair == pair("HK"))
    assert out.counted is Counted.ONE_CARD


@pytest.mark.parametrize("acts", [NS_3_0, EW_3_0, NS_3_2, "N:8S E:ask S:go", "N:leak", "N:ask E:leak"])
def test_after_the_round_what_was_disclosed_is_used(acts):
    for seat in "ES":
        found = deduce(view(acts, seat=seat))
        assert shares(found) == {pair("CT"): 1}
        assert {out.reason for out in found.eliminated if out.trick == 0} <= {Ground.DISCLOSED, Ground.OWN_CARDS}
        assert len(found.eliminated) == 31


def test_a_view_record_gives_the_same_as_the_seat_s_own_view():
    for state, own in positions(4):
        if state.outcome() is None:
            assert deduce(seen(write_view(own))) == deduce(own)


def test_announcements_that_no_deal_explains():
    """Only a Schlag wins the first trick with 7H, and then 7C would have won the second."""
    text = record(
        "N:7H E:8H S:9H W:TH N:wins N:7C E:8C S:9C W:TC W:wins",
        deal="N:? ? ? 7H 7C E:8H 8C AC AD AH S:? ? ? 9H 9C W:? ? ? TH TC",
        dealer="W",
        view="E",
    )
    with pytest.raises(TrickkitError, match="no deal fits what E has seen"):
        deduce(seen(text))
    worlds = LatinernWorlds(seen(text))
    assert worlds.count == 0
    assert list(worlds.enumerate()) == []
    with pytest.raises(TrickkitError, match="nothing to draw"):
        worlds.sample(Random(1))


def test_the_example_of_the_documentation():
    found = deduce(
        view(
            "N:AD E:TD S:QD W:8H",
            seat="E",
            deal="N:9C AD TS 7D QH E:KS TD JC 9S 8C S:AS JH 9H 7C QD W:8H KD AH TC JS",
        )
    )
    assert " ".join(f"{one.pair.trump}{one.pair.schlag}:{one.probability}" for one in found.possible) == (
        "H7:200/877 HK:149/877 HJ:149/877 H9:149/877 H8:102/877 C8:48/877 S8:44/877 D8:36/877"
    )
    assert against(found, "D9") == "1 highest-trump N:AD"


def test_json():
    data = deduce(view("N:7H E:7C S:JH W:TD")).to_json()
    assert data["pairs"][0] == {"trump": "D", "schlag": "A", "probability": "184/945"}
    assert data["eliminated"][0] == {
        "trump": "C",
        "schlag": "A",
        "trick": 1,
        "reason": "highest-trump",
        "would_win": {"seat": "E", "card": "7C"},
    }
    assert deduce(view(seat="W")).to_json()["pairs"] == [{"trump": "C", "schlag": "T", "probability": "1"}]
    assert deduce(view(seat="W")).to_json()["eliminated"][0]["would_win"] is None


def test_what_was_found_rebuilds_from_its_repr():
    names = {name: getattr(latinern, name) for name in latinern.__all__} | {"LatinernOrdering": LatinernOrdering}
    names |= {"Suit": Suit, "Rank": Rank, "Seat": Seat, "Card": Card, "Play": Play, "Reason": Reason}
    for acts, seat in (("N:7H E:7C S:JH W:TD", "S"), ("", "W"), (NS_3_0, "E")):
        found = deduce(view(acts, seat=seat))
        assert eval(repr(found), names | {"Fraction": Fraction}) == found  # noqa: S307 - our own repr


def shares(found):
    return {one.pair: one.probability for one in found.possible}


def test_late_positions_are_what_trying_every_hand_gives():
    compared = 0
    for state, own in positions(240, least=4):
        if state.outcome() is None:
            assert shares(deduce(own)) == by_hands(own)
            compared += 1
    assert compared > 200


def test_positions_after_three_tricks_are_what_trying_every_hand_gives():
    compared = 0
    for state, own in positions(30, least=3):
        if state.outcome() is None and len(state.position.tricks) == 3 and len(state.position.plays) == 2:
            assert shares(deduce(own)) == by_hands(own)
            compared += 1
    assert compared > 10


def test_all_positions_are_what_counting_by_bottom_cards_gives():
    compared = 0
    for state, own in positions(24):
        if state.outcome() is None:
            assert shares(deduce(own)) == by_bottoms(own)
            compared += 1
    assert compared > 250


def test_the_truth_is_never_excluded_and_all_32_pairs_are_accounted_for():
    for state, own in positions(30):
        found = deduce(own)
        assert found.probability(state.ordering) > 0
        assert sum(one.probability for one in found.possible) == 1
        everything = [one.pair for one in found.possible] + [out.pair for out in found.eliminated]
        assert len(everything) == 32
        assert set(everything) == set(ALL_ORDERINGS)
        for out in found.eliminated:
            if out.would_win is not None:
                won = own.tricks[out.trick - 1]
                verdict = winner(won.trick, out.pair)
                assert (verdict.seat, verdict.card, verdict.reason) == (*out.would_win, out.reason)
                assert out.would_win != out.won == (won.winner, won.card)


def test_twin_worlds_get_equal_deductions():
    rng = Random("pairs/twins")
    twins = 0
    for k in range(12):
        for state in random_round(SUBJECTS["latinern"], Random(f"pairs/{k}")):
            for seat in Seat:
                twin = SUBJECTS["latinern"].twin(state, seat, rng)
                if twin is not None:
                    assert deduce(twin.observe(seat)) == deduce(state.observe(seat))
                    twins += 1
    assert twins > 200
