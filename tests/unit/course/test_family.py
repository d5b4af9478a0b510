"""The relatives: what is said of our own two games is what the engine does, and the clues of a level fit one game."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from trickkit import DECK, Card, Rank, Seat, Suit, TrickkitError, winner
from trickkit.cards import parse_cards
from trickkit.course import kinds
from trickkit.course.family import RELATIVES, height_in_doppelkopf, height_in_watten, winning_place
from trickkit.course.kinds.family import fitting
from trickkit.course.levels import load
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernOrdering
from trickkit.games.twenty_eight.ordering import points
from trickkit.tricks import Trick

LEVELS = load("25").levels


def test_our_own_games_are_told_as_they_are():
    ours, other = RELATIVES["latinern"], RELATIVES["twenty-eight"]
    assert ours.hand == latinern.deal.HAND_SIZE
    assert other.hand == twenty_eight.deal.HAND_SIZE
    assert ours.cards == other.cards == len(DECK)
    assert other.total == points(DECK) == 28
    assert other.worth(DECK) == 28
    assert ours.total == 0


@pytest.mark.parametrize(("name", "total"), [("skat", 120), ("doppelkopf", 240), ("304", 304), ("twenty-nine", 28)])
def test_the_totals_that_the_lesson_names(name, total):
    assert RELATIVES[name].total == total


def test_below_the_three_watten_differs_from_latinern_in_the_ten_alone():
    """Whoever knows Latinern needs nothing else; a ten that is Schlag differs in nothing."""
    trump, schlag = Suit.SPADES, Rank.NINE
    critical = parse_cards("KH 7D 7C")
    ordering = LatinernOrdering(trump, schlag)
    rest = [card for card in DECK if card not in critical and card.rank is not Rank.TEN]

    def in_watten(card: Card) -> tuple[int, int]:
        return height_in_watten(card, led, trump, schlag)

    for led in Suit:
        for one, other in itertools.permutations(rest, 2):
            if one.suit is not led:
                continue
            trick = Trick.of(Seat.NORTH, (one, other))
            assert trick.cards[winning_place(trick, in_watten)] is winner(trick, ordering).card


@pytest.mark.parametrize(
    ("cards", "wins"),
    [("9S TS KS AS", "AS"), ("AH KH 9H TH", "TH"), ("AC QD JC 9D", "QD"), ("9D JD AD TD", "JD"), ("AC TC KS AS", "AC")],
)
def test_who_wins_in_doppelkopf(cards, wins):
    trick = Trick.of(Seat.WEST, parse_cards(cards))
    led = trick.cards[0].suit
    assert str(trick.cards[winning_place(trick, lambda card: height_in_doppelkopf(card, led))]) == wins


def test_clues_that_fit_no_game_or_several_are_refused():
    level = LEVELS["25.7"]
    for clues, number in (({"hidden": "trump"}, 3), ({"players": 5}, 0)):
        changed = dataclasses.replace(level, more={**level.more, "clues": clues})
        with pytest.raises(TrickkitError, match=f"fit {number} games"):
            kinds.KINDS["choose"].accept(changed)


def test_a_right_seat_of_another_game_is_no_right_seat():
    """The trick is Latinern's, and who would win it there is named as wrong like everybody else."""
    level = LEVELS["25.1"]
    assert str(kinds.verdict(level).seat) == "N"
    assert not kinds.accepts(level, "N")
    assert kinds.accepts(level, "E")


def test_the_clues_of_the_lesson_name_what_the_text_names():
    assert [fitting(LEVELS[key].more["clues"]) for key in ("25.7", "25.8", "25.9")] == [
        ["doppelkopf"],
        ["twenty-nine"],
        ["watten"],
    ]
