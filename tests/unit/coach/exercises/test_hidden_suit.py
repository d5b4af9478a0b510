"""Which suit is hidden: each suit left has a deal that shows it, each excluded one a proof that holds."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts_28 import BIDDER_WITH_JACK, LAST_TRUMP_SUIT, ONLY_TRUMPS_LED, ONLY_TRUMPS_VOID, ending
from tests.unit.coach.exercises.samples import Judged, of_kind
from tests.worlds_28 import twin
from trickkit import Seat
from trickkit.coach.exercises import Exercise, NoExerciseError, grade, pose
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.games.twenty_eight.deal import deck_of

hidden = pytest.mark.parametrize("sample", of_kind("hidden-suit"), ids=str)


def state_of(exercise: Exercise) -> TwentyEightState:
    state = exercise.state
    assert isinstance(state, TwentyEightState)
    return state


def witnesses(exercise: Exercise, tries: int) -> set[str]:
    """Deal the hidden cards anew, again and again, and collect the suits that turn out to be down."""
    state = state_of(exercise)
    found = set()
    for number in range(tries):
        other = twin(state, exercise.seat, Random(number), tries=10)
        if other is not None and other.position.down is not None:
            found.add(str(other.position.down.suit))
        if found == set(exercise.accepted[0].split()):
            break
    return found


@hidden
def test_the_truth_is_never_ruled_out(sample):
    for exercise in sample.exercises():
        down = state_of(exercise).position.down
        assert down is not None
        assert str(down.suit) in exercise.accepted[0].split()


@hidden
def test_deals_found_by_lot_show_the_suits_that_are_left(sample):
    """No deal shows a suit that is out; nearly every suit that is left is met within a few deals."""
    met, left = 0, 0
    for exercise in sample.exercises()[:60]:
        found = witnesses(exercise, 40)
        assert found <= set(exercise.accepted[0].split())
        met += len(found)
        left += len(exercise.accepted[0].split())
    assert met >= 0.9 * left


@hidden
def test_every_proof_holds(sample):
    for exercise in sample.exercises():
        state, judged = state_of(exercise), Judged(exercise)
        told = judged.told()
        laid = [dict(zip(_seats(trick, state), trick["cards"], strict=True)) for trick in told["tricks"]]
        bidder = told["bidder"]
        for answer, note in exercise.posed.wrong:
            suit = note.fact("suit")
            assert suit == answer[1:]
            told_of = dict(note.facts)
            match note.code:
                case "out-bidder-led":
                    number = int(note.fact("trick"))
                    assert told["tricks"][number - 1]["leader"] == bidder
                    assert laid[number - 1][bidder] == note.fact("card")
                    later = [trick[bidder] for trick in laid[number:] if bidder in trick]
                    current = [card for seat, card in judged.acts if seat == bidder]
                    assert note.fact("later") in {*later, *current}
                    assert note.fact("card")[1] == suit != note.fact("later")[1]
                case "out-bidder-discarded":
                    assert note.fact("seat") == bidder
                    assert note.fact("card")[1] == suit
                    number = int(note.fact("trick"))
                    led = [*(trick["cards"][0] for trick in told["tricks"]), *told["current"][:1]][number - 1]
                    assert led[1] != suit
                case "out-all-seen":
                    dealt = state.observe(exercise.seat).position.dealt[exercise.seat.place] or ()
                    seen = {*map(str, dealt), *(card for _, card in judged.acts)}
                    assert {str(card) for card in deck_of(state.position.empty) if card.suit == suit} <= seen
                case code:
                    assert code in {"suit-possible", "out-bidder-did-not-expose", "out-no-deal"}
                    assert "chance" in told_of or code != "suit-possible"


def _seats(trick: dict[str, str], state: TwentyEightState) -> list[str]:
    order = [str(seat) for seat in state.position.order]
    first = order.index(trick["leader"])
    return order[first:] + order[:first]


@hidden
def test_the_hints_of_the_hidden_suit_are_true(sample):
    """The first one names the kind of a proof, the second one is a proof; a test above shows that it holds."""
    for exercise in sample.exercises():
        look, rule, _ = exercise.hints
        kind = rule.code.removeprefix("out-").replace("did-not-expose", "discarded")
        assert look.code == f"look-{kind}"
        assert rule in [note for answer, note in exercise.posed.wrong if answer[0] == "+"]
        assert look.fact("bidder") == Judged(exercise).told()["bidder"]


def test_one_suit_by_hand():
    """North, the bidder, led diamonds with a spade in hand, and discarded spades and hearts: clubs are left."""
    exercise = pose("hidden-suit", ending(BIDDER_WITH_JACK), Seat.EAST)
    assert (exercise.accepted, exercise.posed.case, exercise.difficulty) == (("C",), "one", 3)
    told = {answer: (note.code, note.facts[1:]) for answer, note in exercise.posed.wrong}
    assert told["+S"] == ("out-bidder-discarded", (("trick", "3"), ("seat", "N"), ("card", "KS")))
    assert told["+H"] == ("out-bidder-discarded", (("trick", "4"), ("seat", "N"), ("card", "QH")))
    assert told["+D"] == ("out-bidder-led", (("trick", "1"), ("seat", "N"), ("card", "KD"), ("later", "9S")))
    assert grade(exercise, "C").right
    assert grade(exercise, "H C").surplus == ("H",)


def test_the_bidder_is_not_asked_and_nobody_after_exposure():
    for state, seat in (
        (ending(ONLY_TRUMPS_LED), Seat.NORTH),
        (ending(ONLY_TRUMPS_VOID, "E:8D N:7C"), Seat.WEST),
        (ending(LAST_TRUMP_SUIT, "E:9S N:TS"), Seat.WEST),
    ):
        with pytest.raises(NoExerciseError):
            pose("hidden-suit", state, seat)
