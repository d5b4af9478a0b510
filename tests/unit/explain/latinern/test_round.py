"""What a table says about asking, the end of a round, and the match."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from trickkit import explain
from trickkit.explain import latinern
from trickkit.games.latinern import By, Outcome
from trickkit.i18n import LANGUAGES, Text, Words, plain
from trickkit.seats import Seat, Side
from trickkit.table import Score

TELL: dict[str, Callable[[Seat, Words, Seat | None], Text]] = {
    "asked": latinern.asked,
    "stayed": lambda seat, words, viewer: latinern.stayed(seat, 3, words, viewer, may_ask_back=True),
    "went": lambda seat, words, viewer: latinern.went(seat, 3, words, viewer),
    "leaked": lambda seat, words, viewer: latinern.leaked(seat, 3, words, viewer),
    "penalised": lambda seat, words, viewer: latinern.penalised(seat, 3, words, viewer),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("viewer", list(Seat))
@pytest.mark.parametrize("what", list(TELL))
def test_the_seat_that_acts_is_named_or_addressed(what, seat, viewer, lang):
    words = Words(lang)
    text = plain(TELL[what](seat, words, viewer))
    assert text.startswith(words.seat(seat)) == (seat is not viewer)
    assert text.startswith(("You ", "Du ")) == (seat is viewer)


@pytest.mark.parametrize(
    ("what", "gets_points"), [("went", Seat.NORTH), ("leaked", Seat.NORTH), ("penalised", Seat.NORTH)]
)
def test_the_points_go_to_the_other_side(what, gets_points):
    for seat in Seat:
        theirs = seat.side is gets_points.side
        text = plain(TELL[what](seat, Words(), gets_points))
        assert bool(re.search(r"[Tt]hey get 3", text)) == theirs
        assert bool(re.search(r"[Yy]ou get 3", text)) != theirs
        open_text = plain(TELL[what](seat, Words(), None))
        assert f"{Words().side(seat.side.other)} get 3" in open_text


def test_who_may_answer():
    assert "You or North may answer" in plain(latinern.asked(Seat.WEST, Words(), Seat.SOUTH))
    assert "Antworten darfst du oder Süd" in plain(latinern.asked(Seat.WEST, Words("de"), Seat.NORTH))
    for asker in (Seat.NORTH, Seat.SOUTH):
        assert "East or West may answer" in plain(latinern.asked(asker, Words(), Seat.SOUTH))


def test_asking_back_is_offered_to_the_side_that_stayed():
    for seat, words in ((Seat.NORTH, "Your side may"), (Seat.SOUTH, "Your side may"), (Seat.EAST, "East and West may")):
        assert words in plain(latinern.stayed(seat, 3, Words(), Seat.SOUTH, may_ask_back=True))
        assert " may " not in plain(latinern.stayed(seat, 4, Words(), Seat.SOUTH))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("by", list(By))
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("viewer", [None, *Seat])
def test_the_winner_of_a_round_gets_the_points(viewer, side, by, lang):
    words = Words(lang)
    first, second = latinern.outcome(Outcome(side, 4, by), Score(3, 5).plus(side, 4), words, viewer)
    ours = viewer is not None and viewer.side is side
    assert plain(first).startswith(("You ", "Ihr ")) == ours
    assert plain(first).startswith(words.side(side)) == (not ours)
    assert "4" in plain(first)
    score = Score(3, 5).plus(side, 4)
    ours_first = Side.NS if viewer is None else viewer.side
    assert f"{score[ours_first]} : {score[ours_first.other]}" in plain(second)


def test_roles():
    roles = {seat: latinern.role(seat, Seat.NORTH, Words(), Seat.SOUTH) for seat in Seat}
    assert {seat: role.icon for seat, role in roles.items()} == {
        Seat.NORTH: "eye", Seat.EAST: "eye", Seat.SOUTH: "blind", Seat.WEST: "blind"
    }  # fmt: skip
    assert [role.plain for role in roles.values()] == [("dealer",), ("forehand",), ("you",), ()]
    assert latinern.role(Seat.EAST, Seat.NORTH, Words("de"), Seat.EAST).plain == ("Vorhand", "du")


def test_the_side_of_the_reader():
    for viewer in Seat:
        assert explain.side_name(viewer.side, Words(), viewer) == f"You and {Words().seat(viewer.partner)}"
        assert explain.side_name(viewer.side.other, Words(), viewer) == Words().side(viewer.side.other)


def test_match_over():
    assert isinstance(latinern.match_over(Side.NS, Score(12, 3), Words()), Text)
    assert str(latinern.match_over(Side.NS, Score(12, 3), Words("de"), Seat.NORTH)) == "Ihr gewinnt die Partie, 12 : 3."
    assert str(latinern.match_over(Side.NS, Score(13, 3), Words("de"))) == "Nord und Süd gewinnen die Partie, 13 : 3."
