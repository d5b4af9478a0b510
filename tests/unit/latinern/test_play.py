"""L10 to L15: leading, playing, winning, announcing, looking back, and the third trick."""

from __future__ import annotations

import pytest

from tests.texts import (
    EW_3_0,
    NS_3_0,
    NS_3_2,
    after,
    legal,
    position,
    record,
    refusal,
    result,
    seen,
    view_acts,
    winners,
)
from tests.unit.latinern.test_deal_and_secret import judge
from trickkit import Rank, Seat, Suit, TrickkitError, Verdict
from trickkit.games.latinern import Announced, HandsShown, LatinernOrdering, Won

TRICKS = NS_3_2.splitlines()


@pytest.mark.parametrize(("dealer", "forehand"), ["NE", "ES", "SW", "WN"])
def test_L10_forehand_leads_the_first_trick(dealer, forehand):
    assert position(record(dealer=dealer)).to_act == forehand


def test_L10_the_winner_leads_the_next_trick():
    leaders = [position(record(" ".join(TRICKS[:n]))).to_act for n in range(5)]
    assert leaders == ["N", "W", "E", "N", "N"]
    assert position(record(NS_3_2)).to_act is None


@pytest.mark.parametrize("act", ["E:9C", "S:KD", "W:AC"])
def test_L10_nobody_else_leads(act):
    assert refusal(record(), act) == "not-your-turn L10"


def test_L10_nobody_else_plays_inside_a_trick():
    assert refusal(record("N:9D"), "N:8S") == "not-your-turn L10"
    assert refusal(record("N:9D"), "S:KD") == "not-your-turn L10"


def test_L11_every_card_of_the_hand_is_legal():
    assert legal(position(record()), "N") == "TC 7H AS 8S 9D ask"
    assert legal(position(record("N:9D")), "E") == "9C JS JD QS 7C ask"  # holds the suit led and need not follow
    assert legal(position(record("N:9D E:JD")), "S") == "KD TS TH 9H JH ask"  # need not beat
    assert legal(position(record("N:9D E:JD S:JH")), "W") == "AC TD QH KH 8C ask"  # need not trump


def test_L11_a_card_is_played_once():
    assert refusal(record(f"{TRICKS[0]} {TRICKS[1]} E:JD S:TH W:8C"), "N:7H") == "card-not-held L11"
    assert legal(position(record(" ".join(TRICKS[:2]))), "E") == "JS JD QS ask"


@pytest.mark.parametrize("act", ["N:9C", "N:AC", "N:7D"])
def test_L11_only_own_cards(act):
    assert refusal(record(), act) == "card-not-held L11"


def test_L11_a_strange_card_is_refused_with_the_same_words_wherever_it_is():
    """Whether East's, West's or nobody's: the message may not tell where a card lies."""
    messages = set()
    for act in ("N:9C", "N:AC", "N:7D"):
        with pytest.raises(TrickkitError) as caught:
            after(record(), act)
        messages.add(str(caught.value).replace(act[2:], "?"))
    assert len(messages) == 1


CASES_OF_L12 = [
    # secret, cards in order of play, place of the winner with reason and clause
    ("a", "HK", "KH KS KC AH", "1 hauptschlag L12a"),
    ("a", "HK", "KS KC KD KH", "4 hauptschlag L12a"),
    ("a", "HK", "7S 8S KH AS", "3 hauptschlag L12a"),
    ("a", "S7", "AS 7S 7D TS", "2 hauptschlag L12a"),
    ("b", "HK", "KS KC KD 7H", "1 first-schlag L12b"),
    ("b", "HK", "7S KD KC KS", "2 first-schlag L12b"),
    ("b", "HK", "AH TH KD KC", "3 first-schlag L12b"),
    ("b", "HK", "7S 8S 9S KD", "4 first-schlag L12b"),
    ("b", "ST", "AD TD 9D 7D", "2 first-schlag L12b"),
    ("b", "H9", "AS 9D AH 9C", "2 first-schlag L12b"),
    ("b", "HA", "AC TH KH AD", "1 first-schlag L12b"),
    ("c", "HK", "7S 7H AS TS", "2 highest-trump L12c"),
    ("c", "HK", "AH TH QH JH", "1 highest-trump L12c"),
    ("c", "HK", "9S TH QH JH", "2 highest-trump L12c"),
    ("c", "HK", "QH JH 9H AH", "4 highest-trump L12c"),
    ("c", "CA", "7C 8C JC 9C", "3 highest-trump L12c"),
    ("d", "HK", "7S AD AC TD", "1 highest-of-led-suit L12d"),
    ("d", "HK", "7S AD 8S TD", "3 highest-of-led-suit L12d"),
    ("d", "HK", "QS JS 9S TS", "4 highest-of-led-suit L12d"),
    ("d", "HK", "TC AC 9C AS", "2 highest-of-led-suit L12d"),
]


def check_l12(part: str) -> None:
    cases = [case for case in CASES_OF_L12 if case[0] == part]
    assert cases
    for _, secret, cards, expected in cases:
        for leader in "NESW":
            assert judge(secret, cards, leader) == expected, cards


def test_L12a_the_hauptschlag_wins():
    check_l12("a")


def test_L12b_the_schlag_played_first_wins():
    check_l12("b")


def test_L12c_the_highest_trump_wins():
    check_l12("c")


def test_L12d_the_highest_card_of_the_led_suit_wins():
    check_l12("d")


def test_L12_in_a_whole_round():
    state = position(record(NS_3_2))
    verdicts = [state.verdict(number) for number in range(1, 6)]
    assert [f"{v.seat}:{v.card} {v.reason} {v.clause}" for v in verdicts] == [
        "W:TD first-schlag L12b",
        "E:9C highest-trump L12c",
        "N:TC hauptschlag L12a",
        "N:AS highest-of-led-suit L12d",
        "S:TS first-schlag L12b",
    ]
    with pytest.raises(IndexError):
        state.verdict(6)


def test_L13_the_announcement_names_seat_and_card_and_no_reason():
    state = position(record(TRICKS[0]))
    assert [(str(e.seat), str(e.card)) for e in state.events if isinstance(e, Won)] == [("W", "TD")]
    for seat in Seat:
        view = state.observe(seat)
        assert view_acts(view) == f"{TRICKS[0]} W:wins"
        assert isinstance(view.why(1), Verdict if view.knows else Announced)


def test_L13_what_the_blind_can_take_from_it():
    why = position(record(TRICKS[0])).observe(Seat.EAST).why(1)
    assert isinstance(why, Announced)
    assert (why.seat, str(why.card)) == ("W", "TD")
    assert len(why.ruled_out) + len(why.still_possible) == 32
    assert all(pair.schlag == "T" or pair.trump == "D" for pair in why.still_possible)
    assert why.reasons == ("hauptschlag", "first-schlag", "highest-trump")


def test_L13_reasons_that_remain_are_possible_ones_only():
    trick = position(record(" ".join(TRICKS[:4]))).position.tricks[3].trick  # N:AS E:QS S:9H W:QH
    assert Announced.of(trick, Seat.NORTH).reasons == (
        "hauptschlag",
        "first-schlag",
        "highest-trump",
        "highest-of-led-suit",
    )
    assert Announced.of(trick, Seat.SOUTH).reasons == ("hauptschlag", "first-schlag")  # QH would beat it as a trump
    assert Announced.of(trick, Seat.SOUTH).still_possible == tuple(LatinernOrdering(suit, Rank.NINE) for suit in Suit)


def test_L13_a_record_may_carry_the_announcement_and_it_is_checked():
    assert after(record(f"{TRICKS[0]} W:wins"), "W:KH") == record(f"{TRICKS[0]}\nW:KH")
    with pytest.raises(TrickkitError, match='"N:wins" is not true: W wins this trick with TD'):
        position(record(f"{TRICKS[0]} N:wins"))


@pytest.mark.parametrize(
    "text",
    [
        "N:wins",
        "N:7H E:7C S:JH N:wins",
        f"{TRICKS[0]} W:KH W:wins",
        f"{TRICKS[0]} W:wins W:wins",
        f"{TRICKS[0]} E:ask W:wins",
    ],
)
def test_L13_an_announcement_stands_behind_the_fourth_card(text):
    with pytest.raises(TrickkitError, match="follows no complete trick"):
        position(record(text))


def test_L14_only_the_last_complete_trick_lies_open():
    for seat in Seat:
        open_tricks = [position(record(" ".join(TRICKS[:n]))).observe(seat).open_tricks() for n in range(5)]
        assert open_tricks == [(), (1,), (2,), (3,), (4,)]


def test_L14_it_lies_open_until_the_next_is_complete():
    assert position(record(f"{TRICKS[0]} W:KH N:9D E:9C")).observe(Seat.SOUTH).open_tricks() == (1,)


def test_L14_looking_back_further_is_refused():
    view = position(record(" ".join(TRICKS[:2]))).observe(Seat.SOUTH)
    assert str(view.look_at(2).trick) == TRICKS[1]
    with pytest.raises(TrickkitError, match=r"trick 1 lies face down.*L14"):
        view.look_at(1)
    with pytest.raises(TrickkitError, match="no complete trick 3"):
        view.look_at(3)
    with pytest.raises(TrickkitError, match="no complete trick 0"):
        view.look_at(0)


def test_L14_house_open_tricks_all():
    view = position(record(" ".join(TRICKS[:3]), rules="open_tricks=all")).observe(Seat.SOUTH)
    assert view.open_tricks() == (1, 2, 3)
    assert str(view.look_at(1).trick) == TRICKS[0]


def test_L14_a_view_forgets_nothing():
    view = position(record(" ".join(TRICKS[:3]))).observe(Seat.SOUTH)
    assert [str(won.trick) for won in view.tricks] == TRICKS[:3]
    assert (view.tricks[0].winner, str(view.tricks[0].card)) == ("W", "TD")


def test_L14_after_the_round_everything_lies_open():
    assert position(record(NS_3_2)).observe(Seat.SOUTH).open_tricks() == (1, 2, 3, 4, 5)
    assert position(record(f"{TRICKS[0]} {TRICKS[1]} E:leak")).observe(Seat.SOUTH).open_tricks() == (1, 2)


@pytest.mark.parametrize(
    ("acts", "points"), [(NS_3_0, "NS 2 tricks"), (EW_3_0, "EW 2 tricks"), (NS_3_2, "NS 2 tricks")]
)
def test_L15_the_third_trick_wins_the_round_at_once(acts, points):
    cards = acts.split()
    before = position(record(" ".join(cards[:-1])))
    assert before.outcome() is None
    state = position(record(acts))
    assert result(state) == points
    assert state.to_act is None
    assert not state.legal_actions()
    assert all(not state.legal_actions(seat) and not state.offences(seat) for seat in Seat)


def test_L15_two_tricks_each_are_not_the_end():
    state = position(record(" ".join(TRICKS[:4])))
    assert (winners(state), result(state)) == ("W E N N", None)


@pytest.mark.parametrize("act", ["N:8S", "S:JH", "N:ask", "E:stay", "W:go", "S:leak"])
def test_L15_nothing_may_follow_the_end(act):
    assert refusal(record(NS_3_0), act) == "round-over L15"


def test_L15_cards_have_no_points():
    assert result(position(record(EW_3_0))) == result(position(record(EW_3_0.replace("N:AS", "N:9D"))))


def test_after_a_round_played_out_the_hands_are_shown():
    state = position(record(NS_3_0))
    shown = [event for event in state.events if isinstance(event, HandsShown)]
    assert [event.hands for event in shown] == [state.deal.hands]
    view = state.observe(Seat.EAST)
    assert view.position.bottoms == state.position.bottoms
    assert view.position.held == state.position.held
    assert view.hand == state.observe(Seat.EAST).hand
    assert isinstance(view.why(1), Verdict)


def test_a_view_record_ends_as_it_was_seen():
    view = seen(
        record("N:7H E:7C S:JH W:TD W:wins", deal="N:? ? ? ? 7H E:9C JS JD QS 7C S:? ? ? ? JH W:? ? ? ? TD", view="E")
    )
    assert view.to_act is Seat.WEST
    assert view == position(record(TRICKS[0])).observe(Seat.EAST)
