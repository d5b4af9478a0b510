"""What a seat is told of each event: its own acts as its own, and no secret."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.golden.explain_twenty_eight import folded
from tests.texts_28 import LAST_TRUMP_SUIT, VOIDS, ending, position, record
from tests.worlds_28 import random_round, twin
from trickkit.explain.twenty_eight import happened
from trickkit.games import latinern
from trickkit.games.twenty_eight import ChooseTrump, Exposed, PlayCard, TwentyEightState
from trickkit.i18n import LANGUAGES, Words, plain
from trickkit.seats import Seat
from trickkit.table import Action

ENGLISH, GERMAN = Words(), Words("de")
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"


def told(state: TwentyEightState, seat: Seat | None, words: Words) -> list[str | None]:
    """Tell all events of a deal to a seat."""
    folds = [None, *folded(state)]
    found = []
    for number, event in enumerate(state.events):
        now = folds[number + 1]
        assert now is not None
        said = happened(event.seen_by(seat) if seat else event, folds[number], now, words, seat)
        found.append(None if said is None else plain(said))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_to_every_seat(lang):
    words = Words(lang)
    for k in range(40):
        *_, state = random_round(Random(f"told/{k}"))
        for seat in (None, *state.position.order):
            for event, said in zip(state.events, told(state, seat, words), strict=True):
                if said is None:
                    assert isinstance(event, PlayCard)
                    continue
                assert said.endswith(".")
                assert not set(said) & set("{}*")
                if isinstance(event, Action):
                    assert said.startswith(("You ", "Du ")) == (event.seat is seat), said


def test_the_down_card_is_named_to_its_bidder_alone():
    for k in range(60):
        *_, state = random_round(Random(f"down/{k}"))
        folds = [None, *folded(state)]
        for number, event in enumerate(state.events):
            if not isinstance(event, ChooseTrump) or event.card is None:
                continue
            written, now = ENGLISH.card_part(event.card).written, folds[number + 1]
            assert now is not None
            for seat in state.position.order:  # even when the event itself still holds the card
                said = happened(event, folds[number], now, ENGLISH, seat)
                assert (written in str(said)) == (seat is event.seat)
                assert (ENGLISH.suit(event.card.suit) in str(said)) == (seat is event.seat)
            assert written in str(happened(event, folds[number], now, ENGLISH, None))


def test_twin_worlds_are_told_in_the_same_words():
    twins = 0
    for k in range(60):
        rng = Random(f"twins/{k}")
        for state in random_round(rng):
            if rng.random() > 0.1:
                continue
            seat = rng.choice([seat for seat in state.position.order if seat is not state.position.bidder])
            other = twin(state, seat, rng)
            if other is not None:
                twins += other.position.down is not state.position.down
                for words in (ENGLISH, GERMAN):
                    assert told(other, seat, words) == told(state, seat, words)
    assert twins > 20


def test_a_down_card_that_is_turned_up_to_be_played_is_told_once():
    state = position(record(f"{BY_EAST} N:AH W:KS S:QH E:9C", deal=VOIDS))
    last = [(type(event), said) for event, said in zip(state.events, told(state, Seat.EAST, ENGLISH), strict=True)][
        -3:-1
    ]
    assert last == [(Exposed, "You turn up 9♣ and play it. Clubs are trump from now on."), (PlayCard, None)]


def test_who_asked_hears_what_to_do():
    state = position(record(f"{BY_EAST} N:AH W:ask", deal=VOIDS))
    assert (told(state, Seat.WEST, ENGLISH)[-1] or "").endswith("You asked, so play a trump now.")
    assert (told(state, Seat.SOUTH, GERMAN)[-1] or "").endswith(
        "West hat gefragt und muss jetzt Trumpf legen, wenn einer auf der Hand ist."
    )


def test_T17e_the_down_card_that_follows_is_no_trump():
    state = ending(LAST_TRUMP_SUIT, "E:9S N:TS W:AD S:AS")
    said = [line for line in told(state, None, ENGLISH) if line and "face down" in line]
    assert (
        said[-1] == "North follows with 10♠, the card that was face down. Trump stays hidden, and rank alone decides."
    )


def test_no_sentence_for_an_event_of_another_game():
    state = position(record())
    with pytest.raises(TypeError, match="not an event of Twenty-eight"):
        happened(latinern.Ask(Seat.NORTH), None, state.position, ENGLISH)


def test_the_end_of_the_auction_names_the_bidder():
    state = position(record("N:14 W:pass S:pass E:pass"))
    assert told(state, Seat.SOUTH, GERMAN)[-1] == "Ost passt. Nord ist Bieter mit 14 und wählt jetzt den Trumpf."
    assert re.search(r"You are the bidder with 14\.", told(state, Seat.NORTH, ENGLISH)[-1] or "")
