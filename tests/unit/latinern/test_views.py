"""What each seat may know: knowers, the blind, and the words that a refusal may use."""

from __future__ import annotations

import pytest

from tests.texts import NS_3_0, NS_3_2, legal, offences, position, record, seen
from trickkit import Card, IllegalActionError, Seat, WrongSeatError, write_record, write_view
from trickkit.games.latinern import Announced, Ask, LatinernObservation, Leak, PlayCard, legality, parse_act
from trickkit.table import Action, Refusal

TRICKS = NS_3_2.splitlines()


def test_a_blind_view_at_the_start():
    assert write_view(position(record()).observe(Seat.SOUTH)) == record(
        deal="N:? ? ? ? ? E:? ? ? ? ? S:KD TS TH 9H JH W:? ? ? ? ?", view="S"
    )


def test_the_view_of_a_knower_at_the_start():
    assert write_view(position(record()).observe(Seat.WEST)) == record(
        deal="N:? ? ? ? TC E:? ? ? ? ? S:? ? ? ? ? W:AC TD QH KH 8C", view="W"
    )


def test_a_view_after_a_trick():
    assert write_view(position(record(TRICKS[0])).observe(Seat.SOUTH)) == record(
        f"{TRICKS[0]} W:wins", deal="N:? ? ? ? 7H E:? ? ? ? 7C S:KD TS TH 9H JH W:? ? ? ? TD", view="S"
    )


def test_the_facts_of_a_view():
    view = position(record(f"{TRICKS[0]} W:KH N:ask", score="NS:3 EW:4")).observe(Seat.SOUTH)
    assert (view.dealer, view.forehand, view.knows, view.ordering) == ("W", "N", False, None)
    assert (str(view.score), view.stake, view.question, view.to_act) == ("NS:3 EW:4", 2, "NS", None)
    assert (" ".join(map(str, view.hand)), str(view.trick)) == ("KD TS TH 9H", "W:KH")
    assert [str(won.trick) for won in view.tricks] == [TRICKS[0]]
    assert view.outcome() is None
    assert not view.legal_actions()
    assert [str(act) for act in view.offences()] == ["S:leak"]


def test_a_view_knows_whose_turn_it_is():
    assert [position(record("N:7H")).observe(seat).to_act for seat in Seat] == [Seat.EAST] * 4


@pytest.mark.parametrize("acts", ["", "N:7H", "N:7H W:ask", TRICKS[0], NS_3_0])
def test_a_view_has_the_same_legal_acts_as_the_state(acts):
    state = position(record(acts, score="NS:9 EW:0"))
    for seat in Seat:
        view = state.observe(seat)
        assert " ".join(act.token for act in view.legal_actions()) == legal(state, seat)
        assert " ".join(act.token for act in view.offences()) == offences(state, seat)
        for act in (Ask(seat), Leak(seat), PlayCard(seat, Card.parse("7H")), Ask(seat.left)):
            assert (act in view.legal_actions()) is (act in state.legal_actions(seat))
            assert (act in view.offences()) is (act in state.offences(seat))


def test_a_knower_hears_the_reason_and_a_blind_seat_does_not():
    state = position(record(TRICKS[0]))
    assert state.observe(Seat.NORTH).why(1) == state.verdict(1)
    assert isinstance(state.observe(Seat.EAST).why(1), Announced)
    with pytest.raises(IndexError):
        state.observe(Seat.EAST).why(2)


def test_a_view_is_what_its_events_say_and_nothing_else():
    view = position(record(TRICKS[0])).observe(Seat.SOUTH)
    again = LatinernObservation(view.game, view.seat, view.events)
    assert (again, hash(again), repr(again)) == (view, hash(view), repr(view))
    assert view != position(record(TRICKS[0])).observe(Seat.EAST)


def test_the_wrong_seat_is_an_error_of_its_own():
    with pytest.raises(
        WrongSeatError, match=r"E:9C is not allowed here: it is N's turn; wait for it \(L10\)"
    ) as caught:
        position(record()).apply(parse_act("E:9C"))
    assert (caught.value.action, caught.value.seat) == (PlayCard(Seat.EAST, Card.parse("9C")), "E")
    assert isinstance(caught.value.reason, Refusal)
    assert caught.value.reason.facts == (("turn", "N"),)


def test_an_illegal_act_is_no_wrong_seat():
    with pytest.raises(IllegalActionError, match=r"N:9C is not allowed here: N does not hold 9C") as caught:
        position(record()).apply(parse_act("N:9C"))
    assert not isinstance(caught.value, WrongSeatError)


def test_an_act_of_no_game_is_refused():
    class Bid(Action):
        __slots__ = ()

    state = position(record())
    with pytest.raises(IllegalActionError, match="Bid is no act of Latinern"):
        state.apply(Bid(Seat.NORTH))
    assert Bid(Seat.NORTH) not in state.legal_actions()
    assert legality.legal(state.position, Seat.NORTH)


def test_an_event_of_no_game_does_not_fold():
    class Thunder(Action):
        __slots__ = ()

    state = position(record())
    with pytest.raises(TypeError, match="Thunder"):
        state.position.after(Thunder(Seat.NORTH), state.game)


def test_repr_of_a_state_shows_no_cards():
    shown = [repr(position(record(acts))) for acts in ("", TRICKS[0], "N:7H S:ask", NS_3_0)]
    assert shown == [
        "<Latinern, trick 1, N to play>",
        "<Latinern, trick 2, W to play>",
        "<Latinern, trick 1, NS asked>",
        "<Latinern, round over>",
    ]


def test_states_are_equal_when_everything_that_happened_is():
    state = position(record("N:7H"))
    assert state == position(record("n:7h"))
    assert hash(state) == hash(position(record("N:7H")))
    assert state != position(record("N:8S"))
    assert state != position(record("N:7H", rules="target=13"))
    assert state != "a state"


def test_the_state_before_the_first_act():
    state = position(record(NS_3_0, score="NS:3 EW:4", rules="target=15"))
    assert write_record(state.before_play()) == record(score="NS:3 EW:4", rules="target=15")


def test_nobody_is_to_act_nothing_is_legal():
    state = position(record("N:ask"))
    assert list(state.legal_actions()) == []
    assert Ask(Seat.NORTH) not in state.legal_actions()


def test_a_view_record_of_a_round_that_is_over():
    text = write_view(position(record(NS_3_0)).observe(Seat.SOUTH))
    outcome = seen(text).outcome()
    assert outcome is not None
    assert repr(outcome) == "Outcome(winner=Side.NS, points=2, by=By.TRICKS)"
