"""Pictures as plain text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden.pictures.cases import GOLDEN, QUESTION, TABLE
from tests.unit.render.pictures import pictures
from trickkit.cards import Card, parse_cards
from trickkit.render import LabelledCard, Picture, SeatPicture, TablePicture, TrickCard, text
from trickkit.seats import Seat

ROOT = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.endswith(".txt")])
def test_pictures_are_written_as_in_the_golden_files(name: str) -> None:
    assert GOLDEN[name]() == (ROOT / name).read_text("utf-8"), "read it, then: python -m tests.golden.pictures.cases"


@given(pictures, st.sampled_from(["french", "german"]), st.sampled_from(["en", "de"]))
def test_no_line_is_longer_than_78_columns_or_ends_in_blanks(picture: Picture, deck: str, lang: str) -> None:
    said = text(picture, deck, lang)
    assert all(len(line) <= 78 and line == line.rstrip() for line in said.split("\n"))
    assert "\n\n\n" not in said


def test_every_card_of_a_table_is_written_as_on_its_face() -> None:
    said = text(TABLE, lang="de")
    assert "1. K♠" in said
    assert "2. A♦ ✓" in said
    assert "B♣  D♦" in said
    assert "J♣  Q♦" in text(TABLE)


def test_the_german_deck_is_named() -> None:
    assert "Eichel-Unter, Schellen-Ober" in text(TABLE, "german", "de")


def test_long_names_on_the_table_stand_below_each_other() -> None:
    trick = (TrickCard(Seat.WEST, Card.parse("KS"), 1), TrickCard(Seat.EAST, Card.parse("7D"), 2, wins=True))
    lines = text(replace(TABLE, trick=trick), "german").splitlines()
    (west,) = [i for i, line in enumerate(lines) if "1. king of leaves" in line]
    assert "2. seven of bells ✓" in lines[west + 1]


def test_many_cards_go_on_in_the_next_line() -> None:
    seats = tuple(SeatPicture(seat, seat.name, cards=parse_cards("7C 8C 9C TC JC QC KC AC")) for seat in Seat)
    said = text(TablePicture("", "", (), seats, (), "", ""), "german")
    assert said.count("seven of acorns") == 4


def test_cards_without_labels_stand_in_one_row() -> None:
    cards = tuple(LabelledCard("", card) for card in parse_cards("KH TS"))
    assert "\n  K♥  10♠\n" in text(replace(QUESTION, cards=cards))
    assert "\n  king of hearts, ten of leaves\n" in text(replace(QUESTION, cards=cards), "german")
