"""L1 to L9: sides, cards, the deal, the bottom cards, trump and Schlag."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations
from random import Random

import pytest

from tests.texts import DEAL, NS_3_2, position, record, seen, winners
from trickkit import DECK, Card, NotationError, Rank, Seat, Side, Suit, Trick, winner, write_deal, write_view
from trickkit.cards import parse_cards
from trickkit.games.latinern import ALL_ORDERINGS, Deal, Latinern, LatinernOrdering, Match

DEALS = [Latinern().deal(Random(f"latinern/units/{k}"), dealer) for k in range(5) for dealer in Seat]


def judge(secret: str, cards: str, leader: str = "N") -> str:
    """Judge a trick under trump and Schlag `secret`; give place (from 1), reason and clause."""
    trump, schlag = secret[0], secret[1]
    trick = Trick.of(Seat(leader), parse_cards(cards))
    verdict = winner(trick, LatinernOrdering(Suit(trump), Rank(schlag)))
    assert trick.card_of(verdict.seat) is verdict.card
    return f"{trick.cards.index(verdict.card) + 1} {verdict.reason} {verdict.clause}"


def test_L1_partners_sit_opposite():
    assert [side.seats for side in Side] == [(Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST)]
    assert all(seat.partner.side is seat.side is not seat.left.side for seat in Seat)


def test_L1_sides_stay_the_same_for_the_whole_match():
    match = Match(Latinern(), Seat.NORTH)
    sides = []
    for k in range(5):
        state = match.start(Random(k))
        while state.outcome() is None:
            state = state.apply(state.legal_actions()[0])
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winner.seats == (outcome.winner.seats[0], outcome.winner.seats[0].partner)
        sides.append([state.observe(seat).seat.side for seat in Seat])
        match = match.after(outcome)
    assert all(side == sides[0] for side in sides)


def test_L2_the_deck_has_32_cards():
    assert len(set(DECK)) == 32
    assert {str(card) for card in DECK} == {rank + suit for rank in "789TJQKA" for suit in "CDHS"}


@pytest.mark.parametrize("low", ["6H", "2C", "5S", "1D"])
def test_L2_lower_ranks_do_not_exist(low):
    with pytest.raises(NotationError, match=low):
        position(record(deal=DEAL.replace("TC", low)))


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_L3_five_cards_each_and_twelve_out(deal):
    cards = [card for hand in deal.hands for card in hand]
    assert [len(hand) for hand in deal.hands] == [5] * 4
    assert len(set(cards)) == 20
    assert len(set(DECK) - set(cards)) == 12


def test_L3_dealt_one_at_a_time_beginning_with_forehand():
    class Unshuffled(Random):
        def random(self) -> float:  # Fisher and Yates then leave every card where it is
            return 1 - 2**-53

    deal = Latinern().deal(Unshuffled(), Seat.WEST)
    assert write_deal(deal) == record(
        dealer="W", deal="N:7C JC 7D JD 7H E:8C QC 8D QD 8H S:9C KC 9D KD 9H W:TC AC TD AD TH"
    )
    assert write_deal(Latinern().deal(Unshuffled(), Seat.NORTH)).endswith(
        '[Deal "N:TC AC TD AD TH E:7C JC 7D JD 7H S:8C QC 8D QD 8H W:9C KC 9D KD 9H"]\n'
    )


def test_L3_turns_run_clockwise():
    assert str(position(record("N:9D E:JD S:JH")).to_act) == "W"
    assert [str(position(record(f"N:9D E:JD S:JH W:8C W:QH N:TC{more}")).to_act) for more in ("", " E:7C")] == [
        "E",
        "S",
    ]


def test_L3_the_cards_out_of_play_are_in_nobodys_view():
    state = position(record())
    out = set(DECK) - {card for hand in state.deal.hands for card in hand}
    for seat in Seat:
        assert not any(str(card) in repr(state.observe(seat)) for card in out)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_L4_dealer_and_forehand_see_both_bottom_cards_and_nobody_else(deal):
    state = Latinern().start(deal)
    for seat in Seat:
        view = state.observe(seat)
        knows = seat in (deal.dealer, deal.dealer.left)
        assert view.knows is knows
        bottoms = (deal.bottom(deal.dealer), deal.bottom(deal.forehand))
        assert view.position.bottoms == (bottoms if knows else None)


def test_L4_a_bottom_card_is_the_first_dealt_and_stays_in_hand():
    state = position(record())
    assert str(state.deal.bottom(Seat.NORTH)) == "TC"
    assert Card.parse("TC") in state.observe(Seat.NORTH).hand
    state = position(record("N:TC"))
    assert str(state.position.plays[0].card) == "TC"


def test_L4_a_knower_sees_nothing_else_of_the_other_knower():
    assert write_view(position(record()).observe(Seat.NORTH)) == record(
        deal="N:TC 7H AS 8S 9D E:? ? ? ? ? S:? ? ? ? ? W:? ? ? ? AC", view="N"
    )


def test_L4_no_seat_sees_another_hand():
    state = position(record())
    for seat in Seat:
        assert [hand is not None for hand in state.observe(seat).position.held] == [other is seat for other in Seat]


def test_L5_trump_from_the_dealer_and_schlag_from_forehand():
    ordering = position(record()).ordering
    assert (ordering.trump, ordering.schlag) == (Suit.CLUBS, Rank.TEN)
    turned = position(record(dealer="N"))  # North's TC makes trump, East's 9C the Schlag
    assert (turned.ordering.trump, turned.ordering.schlag, str(turned.ordering.hauptschlag)) == ("C", "9", "9C")


@pytest.mark.parametrize("dealer", "NESW")
def test_L5_each_side_has_one_knower(dealer):
    state = position(record(dealer=dealer))
    knowers = [seat for seat in Seat if state.observe(seat).ordering]
    assert knowers == sorted((Seat(dealer), Seat(dealer).left), key=list(Seat).index)
    assert {seat.side for seat in knowers} == set(Side)


def test_L5_both_bottom_cards_are_as_dealt_whatever_is_sorted_later():
    first = position(record())
    resorted = position(record(deal=DEAL.replace("TC 7H AS 8S 9D", "TC 9D 8S AS 7H")))
    assert first.ordering == resorted.ordering


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("rank", "789TJQKA")
def test_L6_the_four_schlaege_stand_above_every_other_trump(suit, rank):
    ordering = LatinernOrdering(Suit(suit), Rank(rank))
    assert str(ordering.hauptschlag) == rank + suit
    led = Card.parse("7D")
    by_standing = sorted(DECK, key=lambda card: ordering.standing(card, led), reverse=True)
    assert by_standing[0] is ordering.hauptschlag
    assert {card.rank for card in by_standing[:4]} == {rank}
    assert len({ordering.standing(card, led) for card in by_standing[1:4]}) == 1  # exactly equal
    rest = [card for card in by_standing[4:] if card.suit == suit]
    assert by_standing[4:11] == rest


def test_L6_a_schlag_beats_the_ace_of_trumps_and_the_hauptschlag_beats_a_schlag():
    assert judge("HK", "AS AH KC TH") == "3 first-schlag L12b"
    assert judge("HK", "KS KC KH KD") == "3 hauptschlag L12a"
    assert judge("D7", "AD 7S TD KD") == "2 first-schlag L12b"


@pytest.mark.parametrize(
    ("secret", "order"),
    [
        ("HK", "AH TH QH JH 9H 8H 7H"),
        ("ST", "AS KS QS JS 9S 8S 7S"),
        ("C7", "AC TC KC QC JC 9C 8C"),
        ("DA", "TD KD QD JD 9D 8D 7D"),
    ],
)
def test_L7_the_order_in_trump_leaves_out_the_schlag(secret, order):
    cards = order.split()
    for high, low in pairwise(cards):
        plain = "8S 9S" if secret[0] != "S" else "8D 9D"
        assert judge(secret, f"{plain} {low} {high}") == "4 highest-trump L12c"
        assert judge(secret, f"{high} {low} {plain}") == "1 highest-trump L12c"


def test_L7_the_order_is_the_same_in_plain_suits():
    order = ["AS", "TS", "KS", "QS", "JS", "9S", "8S"]
    for high, low in pairwise(order):
        assert judge("H7", f"{low} {high} AD AC") == "2 highest-of-led-suit L12d"
        assert judge("H7", f"{high} {low} AD AC") == "1 highest-of-led-suit L12d"


def test_L7_the_ten_stands_above_the_king():
    assert judge("H7", "KS TS QS JS") == "2 highest-of-led-suit L12d"
    assert judge("H7", "KH TH QH JH") == "2 highest-trump L12c"


def test_L8_a_schlag_has_left_its_printed_suit():
    assert judge("HK", "AS KS TS QS") == "2 first-schlag L12b"
    assert judge("HK", "7S KS KD 7H") == "2 first-schlag L12b"


def test_L8_nobody_follows_the_printed_suit_of_a_schlag_that_was_led():
    ordering = LatinernOrdering(Suit.HEARTS, Rank.KING)
    verdict = winner(Trick.of(Seat.NORTH, parse_cards("KS AS TS QS")), ordering)
    assert verdict.seat is Seat.NORTH
    assert [loss.reason for loss in verdict.losses] == ["off-suit"] * 3


def test_L8_a_schlag_is_no_led_suit_card_below_a_trump():
    ordering = LatinernOrdering(Suit.HEARTS, Rank.KING)
    verdict = winner(Trick.of(Seat.NORTH, parse_cards("AS KS KH AH")), ordering)
    assert [loss.reason for loss in verdict.losses] == [
        "led-suit-below-trump",
        "schlag-below-hauptschlag",
        "trump-below-schlag",
    ]


EQUAL_RANK = "N:KH 7C 8C 9C TC E:KS 7D 8D 9D TD S:7S 8S 9S TS JS W:JC JD QC QD KD"
EQUAL_SUIT = EQUAL_RANK.replace("KH 7C", "AH 7C").replace("E:KS", "E:7H")


def test_L9_bottom_cards_of_equal_rank():
    state = position(record(deal=EQUAL_RANK, dealer="N"))
    assert (state.ordering.trump, state.ordering.schlag) == ("H", "K")
    assert state.ordering.hauptschlag is state.deal.bottom(Seat.NORTH)  # the dealer's own


def test_L9_bottom_cards_of_equal_suit():
    state = position(record(deal=EQUAL_SUIT, dealer="N"))
    assert (state.ordering.trump, state.ordering.schlag) == ("H", "7")
    assert state.ordering.hauptschlag is state.deal.bottom(Seat.EAST)  # forehand's own


def test_L9_such_a_deal_is_played_like_any_other():
    state = position(record("E:KS S:7S W:JC N:KH", deal=EQUAL_RANK, dealer="N"))
    assert winners(state) == "N"
    assert state.verdict(1).reason == "hauptschlag"


def test_L9_without_the_hauptschlag_the_first_schlag_wins():
    state = position(
        record("E:KC S:8S W:KD N:AH", deal=EQUAL_RANK.replace("KH 7C", "AH 7C").replace("KS 7D", "KC 7D"), dealer="N")
    )
    assert state.ordering.hauptschlag not in [card for hand in state.deal.hands for card in hand]
    assert str(state.verdict(1).card) == "KC"
    assert state.verdict(1).clause == "L12b"


def test_L9_how_often_the_hauptschlag_is_out_of_play():
    out = Fraction(0)
    for dealers, forehands in permutations(DECK, 2):
        haupt = LatinernOrdering(dealers.suit, forehands.rank).hauptschlag
        if haupt not in (dealers, forehands):
            out += Fraction(12, 30)  # one of the other thirty cards; twelve of them lie out
    assert out / (32 * 31) == Fraction(42, 155)


def test_L9_there_are_32_pairs():
    assert len({(pair.trump, pair.schlag) for pair in ALL_ORDERINGS}) == 32


def test_the_docs_table_of_bottom_cards():
    assert seen(
        record(deal="N:? ? ? ? 9H E:KC 7D 8D 9D TD S:? ? ? ? ? W:? ? ? ? ?", dealer="N", view="E")
    ).ordering == (LatinernOrdering(Suit.HEARTS, Rank.KING))


@pytest.mark.parametrize("seat", list(Seat))
def test_a_deal_names_its_slips(seat):
    short = Deal.parse("N", DEAL)
    hands = list(short.hands)
    hands[seat.place] = hands[seat.place][1:]
    with pytest.raises(NotationError, match=f"{seat} has 4 cards"):
        Deal(Seat.NORTH, tuple(hands))
    twice = [*short.hands]
    twice[seat.place] = (*twice[seat.place][:4], twice[seat.left.place][0])
    with pytest.raises(NotationError, match="is dealt twice"):
        Deal(Seat.NORTH, tuple(twice))


def test_a_round_ends_with_the_hands_it_began_with():
    state = position(record(NS_3_2))
    assert str(state.deal) == DEAL
