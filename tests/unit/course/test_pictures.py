"""The lessons' pictures: there in both languages and decks, told in words, true, and legible in a narrow page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from trickkit.cards import parse_cards
from trickkit.course import open_lesson
from trickkit.course.pictures import PICTURES, exposure, order, picture, seating
from trickkit.course.pictures.sheet import COLUMNS
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.render.svg import LARGEST
from trickkit.seats import Seat
from trickkit.tricks import LossReason, Tier

WORDS = [Words(lang, deck) for lang in ("en", "de") for deck in ("french", "german")]
SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str, words: Words) -> ET.Element:
    return ET.fromstring(picture(name, words).svg)  # noqa: S314 -- our own drawing


def said(name: str, words: Words) -> str:
    return picture(name, words).alt


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("words", WORDS, ids=str)
def test_a_picture_is_a_document_of_its_own(name, words):
    shown = picture(name, words)
    root = drawn(name, words)
    assert root.get("aria-label") == shown.alt
    assert len(shown.svg) < LARGEST
    texts = list(root.iter(f"{SVG}text"))
    assert texts
    assert min(float(text.get("font-size", 0)) for text in texts) >= 18
    assert not re.search(r"[{}*]", shown.svg.partition("<text")[2])


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("words", WORDS, ids=str)
def test_nothing_is_drawn_outside(name, words):
    root = drawn(name, words)
    wide, high = float(root.get("width", 0)), float(root.get("height", 0))
    for text in root.iter(f"{SVG}text"):
        x, y = float(text.get("x", 0)), float(text.get("y", 0))
        assert x > 10
        assert x + float(text.get("textLength", 0)) < wide - 10, text.text
        assert 10 < y < high - 8, text.text
    for box in root.iter(f"{SVG}rect"):
        assert float(box.get("x", 0)) + float(box.get("width", 0)) <= wide
        assert float(box.get("y", 0)) + float(box.get("height", 0)) <= high


@pytest.mark.parametrize("words", WORDS, ids=str)
def test_words_stay_in_the_boxes_of_their_column(words):
    root = drawn("asking", words)
    boxes = [[float(box.get(key, 0)) for key in ("x", "y", "width", "height")] for box in root.iter(f"{SVG}rect")][1:]
    inside = 0
    for text in root.iter(f"{SVG}text"):
        x, y, wide = (float(text.get(key, 0)) for key in ("x", "y", "textLength"))
        for left, top, across, down in boxes:
            if left <= x < left + across and top < y - 8 < top + down:
                assert x + wide <= left + across
                assert y <= top + down - 6, text.text
                inside += 1
    assert inside >= 15


def test_a_notebook_gets_image_and_words():
    shown = open_lesson("02", lang="de").picture("seating")
    bundle = shown._repr_mimebundle_(include=None, exclude=None)
    assert set(bundle) == {"text/html", "text/plain"}
    assert bundle["text/html"].startswith('<img alt="Vier Plätze um einen Tisch')
    assert "data:image/svg+xml;base64," in bundle["text/html"]
    assert bundle["text/plain"] == repr(shown)
    assert max(map(len, repr(shown).splitlines())) <= COLUMNS
    assert " ".join(repr(shown).split()).replace("- ", "-") == shown.alt.replace("- ", "-")


def test_four_colours_are_another_picture():
    plain, four = (open_lesson("02", four_color=four).picture("exposure") for four in (False, True))
    assert plain.svg != four.svg
    assert plain.alt == four.alt


def test_an_unknown_picture_names_those_there_are():
    with pytest.raises(TrickkitError, match='there is no picture "felt"; the pictures are seating, order-latinern'):
        open_lesson("02").picture("felt")


def test_the_seats_are_told_truly():
    assert seating.KNOWERS == (Seat.SOUTH, Seat.WEST)
    assert seating.BLIND == (Seat.NORTH, Seat.EAST)
    assert "South is the dealer, West on the dealer's left is forehand" in said("seating", Words())


def test_the_order_shows_every_card_once():
    steps = [order.standing(tier) for tier in (Tier.HAUPTSCHLAG, Tier.SCHLAG, Tier.TRUMP, Tier.LED_SUIT)]
    assert [len(step) for step in steps] == [1, 3, 7, 21]
    assert len(set().union(*steps)) == 32
    assert steps[2] == parse_cards("AH TH KH QH JH 8H 7H")
    assert "ace, ten, king, queen, jack, eight, seven" in said("order-latinern", Words())
    assert "Ass, Zehn, König, Ober, Unter, Acht, Sieben" in said("order-latinern", Words("de", "german"))


def test_card_points_are_told_truly():
    told = said("order-twenty-eight", Words())
    assert "jack 3, nine 2, ace 1, ten 1, king 0, queen 0, eight 0, seven 0. That is 7 in a suit and 28 in all" in told


def test_stakes_are_those_of_the_engine():
    told = said("asking", Words())
    for sentence in ("worth 2.", "the askers get 2", "counts 3.", "the others get 3", "counts 4", "with 9 points"):
        assert sentence in told


def test_exposure_changes_the_winner():
    assert (str(exposure.HIDDEN.card), str(exposure.EXPOSED.card)) == ("AS", "8D")
    lost = {str(loss.card): loss.reason for loss in exposure.EXPOSED.losses}
    assert lost["KD"] is LossReason.BEFORE_EXPOSURE
    assert "the eight of diamonds wins as the only trump" in said("exposure", Words()).lower()
