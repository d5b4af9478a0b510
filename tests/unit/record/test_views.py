"""View records: what one seat knows, read back into an observation."""

from __future__ import annotations

import pytest

from tests.texts import DEAL, NS_3_0, NS_3_2, position, record, seen
from trickkit import NotationError, Seat, parse_record, write_view

TRICKS = NS_3_2.splitlines()
BLIND = "N:? ? ? ? ? E:9C JS JD QS 7C S:? ? ? ? ? W:? ? ? ? ?"
NORTH = "N:TC 7H AS 8S 9D E:? ? ? ? ? S:? ? ? ? ? W:? ? ? ? AC"
WEST = "N:? ? ? ? TC E:? ? ? ? ? S:? ? ? ? ? W:AC TD QH KH 8C"


@pytest.mark.parametrize(
    "acts", ["", "N:TC", "N:7H W:ask", TRICKS[0], f"{TRICKS[0]} W:AC N:ask E:stay", " ".join(TRICKS[:4])]
)
@pytest.mark.parametrize("seat", list(Seat))
def test_a_view_is_read_as_it_was_written(acts, seat):
    view = position(record(acts, score="NS:3 EW:4", rules="open_tricks=all")).observe(seat)
    text = write_view(view)
    assert seen(text) == view
    assert write_view(seen(text)) == text


@pytest.mark.parametrize("acts", [NS_3_0, "N:ask E:go", f"{TRICKS[0]} W:leak"])
@pytest.mark.parametrize("seat", list(Seat))
def test_after_the_round_it_holds_what_was_seen_during_it(acts, seat):
    text = write_view(position(record(acts)).observe(seat))
    view = seen(text)
    assert write_view(view) == text
    assert (view.ordering is None) is (seat in {Seat.EAST, Seat.SOUTH})
    outcome = position(record(acts)).outcome()
    assert view.outcome() == outcome


def test_the_place_of_known_cards_means_nothing():
    mixed = record(f"{TRICKS[0]} W:wins", deal="N:? 7H ? ? ? E:9C JS JD QS 7C S:JH ? ? ? ? W:? ? TD ? ?", view="E")
    assert seen(mixed) == position(record(TRICKS[0])).observe(Seat.EAST)


@pytest.mark.parametrize(
    "deal",
    [
        "N:? ? ? 7H TC E:? ? ? ? 7C S:? ? ? ? JH W:AC TD QH KH 8C",
        "N:? ? ? TC 7H E:? ? ? ? 7C S:? ? ? ? JH W:AC TD QH KH 8C",
    ],
)
def test_a_knower_finds_the_other_bottom_card_among_the_known_ones(deal):
    view = seen(record(f"{TRICKS[0]} W:wins", deal=deal, view="W"))
    assert str(view.ordering and view.ordering.hauptschlag) == "TC"


@pytest.mark.parametrize(
    "deal",
    [
        "N:? ? ? TC 7H E:? ? ? ? 7C S:? ? ? ? JH W:AC TD QH KH 8C",
        "N:? ? ? 7H TC E:? ? ? ? 7C S:? ? ? ? JH W:AC TD QH KH 8C",
    ],
)
def test_remarks_stay_with_a_view(deal):
    text = record(f"{TRICKS[0]} W:wins", deal=deal, view="W").replace('[View "W"]', '[View "W"]\n[Note "x"]')
    assert parse_record(text).remarks == {"Note": "x"}
    assert '[View "W"]\n[Note "x"]' in write_view(seen(text), {"Note": "x"})


@pytest.mark.parametrize("known", ["TC 7H 9D", "7H TC 9D", "9D 7H TC"])
def test_a_bottom_card_that_was_played_is_the_one_that_makes_the_winners_true(known):
    """West sees North's bottom card among the played ones; with 7 or 9 as Schlag another card would have won."""
    acts = "N:7H E:7C S:JH W:TD W:wins\nW:KH N:9D E:9C S:KD E:wins\nE:JD S:TH W:8C N:TC N:wins"
    deal = f"N:? ? {known} E:? ? 7C 9C JD S:? ? JH KD TH W:AC TD QH KH 8C"
    view = seen(record(acts, deal=deal, view="W"))
    assert view == position(record(" ".join(TRICKS[:3]))).observe(Seat.WEST)


BROKEN = {
    "own hand unknown": (record(deal=BLIND, view="N"), (4, 8), "N sees its own hand; write all 5 cards of N"),
    "six places": (record(deal=BLIND.replace("N:?", "N:? ?"), view="E"), (4, 8), '"N:?" begins a hand of 6'),
    "card not seen": (record(deal=BLIND.replace("N:?", "N:TC"), view="E"), (4, 8), '"TC" has not been played'),
    "too much for a knower": (record(deal=NORTH.replace("E:?", "E:9C"), view="N"), (4, 8), '"9C" has not been played'),
    "bottom card missing": (record(deal=NORTH.replace("AC", "?"), view="N"), (4, 8), "N knows one bottom card of W"),
    "two bottom cards": (record(deal=NORTH.replace("? AC", "TD AC"), view="N"), (4, 8), "N knows one bottom card of W"),
    "played card not in the deal": (record("N:7H", deal=BLIND, view="E"), (7, 1), "is not among the known cards of N"),
    "card played twice": (
        record(
            "N:7H E:7C S:JH W:TD W:wins W:TD",
            deal=BLIND.replace("N:?", "N:7H").replace("S:?", "S:JH").replace("W:?", "W:TD"),
            view="E",
        ),
        (7, 28),
        "is not among the known cards of W",
    ),
    "announcement missing": (
        record(
            "N:7H E:7C S:JH W:TD W:8C",
            deal=BLIND.replace("N:?", "N:7H").replace("S:?", "S:JH").replace("W:? ?", "W:TD 8C"),
            view="E",
        ),
        (7, 21),
        "comes before the announcement",
    ),
    "announcement too early": (record("N:wins", deal=BLIND, view="E"), (7, 1), "follows no complete trick"),
    "announcement without a card": (
        record("N:7H X:wins", deal=BLIND.replace("N:?", "N:7H"), view="E"),
        (7, 6),
        '"X" is no seat',
    ),
    "not true for a knower": (
        record("N:7H E:7C S:JH W:TD N:wins", deal="N:? ? ? TC 7H E:? ? ? ? 7C S:? ? ? ? JH W:AC TD QH KH 8C", view="W"),
        (4, 8),
        '"N:wins" is not true: W wins N:7H E:7C S:JH W:TD with TD',
    ),
    "own card not held": (
        record("N:7H E:KD", deal=BLIND.replace("N:?", "N:7H"), view="E"),
        (7, 6),
        "E does not hold KD",
    ),
    "wrong seat": (record("S:KD", deal=BLIND.replace("S:?", "S:KD"), view="E"), (7, 1), "it is N's turn"),
    "act after the end": (record("N:ask E:go N:leak", deal=BLIND, view="E"), (7, 12), "the round is over"),
    "score past the target": (record(deal=BLIND, view="E", score="NS:12 EW:0"), (5, 9), "the match is over"),
    "a full deal": (record(deal=DEAL, view="E"), (4, 8), "has not been played"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_view_is_named(name):
    text, at, message = BROKEN[name]
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    assert caught.value.at == at
    assert message in str(caught.value)


def test_a_question_mark_stands_in_views_only():
    with pytest.raises(NotationError, match=r'"\?" is no card'):
        parse_record(record(deal=NORTH))
    assert seen(record(deal=NORTH, view="N")).knows
    assert seen(record(deal=WEST, view="W")).ordering == seen(record(deal=NORTH, view="N")).ordering
