"""Faces: every card of both decks, drawn from `faces.json` alone."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.render import faces

DECKS, LANGS = ("french", "german"), ("en", "de")
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+")


def tree(fragment: str) -> ET.Element:
    return ET.fromstring(f"<g>{fragment}</g>")  # noqa: S314 -- our own drawing


@pytest.mark.parametrize(("deck", "lang", "four", "small"), list(product(DECKS, LANGS, (False, True), (False, True))))
def test_every_face_is_well_formed_and_made_of_paths_alone(deck: str, lang: str, four: bool, small: bool) -> None:
    for card in DECK:
        drawn = tree(faces.face(card, deck, lang, four=four, small=small))
        parts = list(drawn.iter())
        assert {part.tag for part in parts} == {"g", "path"}
        assert all(not {"id", "class", "style", "href"} & set(part.attrib) for part in parts)
        paths = [part for part in parts if part.tag == "path"]
        assert all(PATH.fullmatch(path.attrib["d"]) and path.attrib["d"][0] == "M" for path in paths)


@pytest.mark.parametrize(("deck", "lang"), list(product(DECKS, LANGS)))
@pytest.mark.parametrize("small", [False, True])
def test_no_two_cards_look_alike(deck: str, lang: str, small: bool) -> None:
    assert len({faces.face(card, deck, lang, small=small) for card in DECK}) == 32


@pytest.mark.parametrize(("rank", "pips"), [("7", 7), ("8", 8), ("9", 9), ("T", 10), ("A", 1)])
def test_a_plain_card_has_as_many_pips_as_it_says_and_two_corners(rank: str, pips: int) -> None:
    heart = 'd="M50 92'
    assert faces.face(Card.parse(f"{rank}H")).count(heart) == pips + 2
    assert faces.face(Card.parse(f"{rank}H"), small=True).count(heart) == 2


def test_the_letters_follow_deck_and_language() -> None:
    jack, queen = Card.parse("JH"), Card.parse("QH")
    assert faces.face(jack) != faces.face(jack, lang="de")
    assert faces.face(queen) != faces.face(queen, lang="de")
    assert faces.face(jack, "german") == faces.face(jack, "german", "de")
    assert [faces.letter(rank, "french", "de") for rank in Rank] == ["7", "8", "9", "10", "B", "D", "K", "A"]
    assert [faces.letter(rank, "german") for rank in Rank] == ["7", "8", "9", "10", "U", "O", "K", "A"]


def test_four_colours_change_clubs_and_diamonds_of_the_french_deck_alone() -> None:
    changed = {
        (deck, suit)
        for deck, suit in product(DECKS, Suit)
        if faces.mark(suit, deck) != faces.mark(suit, deck, four=True)
    }
    assert changed == {("french", Suit.CLUBS), ("french", Suit.DIAMONDS)}
    assert len({faces.inks(suit, four=True) for suit in Suit}) == 4


def test_ober_carries_its_mark_high_and_unter_low() -> None:
    def middle(card: str) -> float:
        drawn = faces.face(Card.parse(card), "german")
        (place,) = re.findall(r"translate\(33 (\d+)\) scale\(.34\)", drawn)
        return float(place) + 17

    assert middle("QH") < 70 < middle("JH")


def test_marks_ranks_and_backs_are_well_formed() -> None:
    for deck, suit in product(DECKS, Suit):
        assert tree(faces.mark(suit, deck)).findall(".//path")
    for deck, lang, rank in product(DECKS, LANGS, Rank):
        assert len(tree(faces.glyph(rank, deck, lang)).findall(".//path")) == 1
    whole, strip, plain = (len(tree(faces.back(wide)).findall(".//path")) for wide in (100, 40, 0))
    assert (whole, strip, plain) == (5, 3, 2)


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.0001, "0"), (10, "10"), (100.10, "100.1"), (-0.5, "-.5"), (10.05, "10.05")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert faces.number(value) == text
