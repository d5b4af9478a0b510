"""Pictures as SVG documents and images."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden.pictures.cases import GOLDEN, GRID, HIDDEN_TRUMP, QUESTION, TABLE
from tests.unit.render.pictures import pictures, tables
from trickkit.cards import DECK, Card, Suit, parse_cards
from trickkit.render import DownPicture, Picture, SeatPicture, TablePicture, TrickCard, faces, html_image, svg
from trickkit.render.svg import LARGEST
from trickkit.seats import Seat

SPACE = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[2] / "golden"


def tree(document: str) -> ET.Element:
    return ET.fromstring(document)  # noqa: S314 -- our own drawing


def written(document: str) -> list[str]:
    return [text.text or "" for text in tree(document).iter(f"{SPACE}text")]


def place_of(text: str, document: str) -> tuple[float, float]:
    (found,) = [part for part in tree(document).iter(f"{SPACE}text") if part.text == text]
    return float(found.attrib["x"]), float(found.attrib["y"])


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.endswith(".svg")])
def test_pictures_are_drawn_as_in_the_golden_files(name: str) -> None:
    document = GOLDEN[name]()
    assert document == (ROOT / name).read_text("utf-8"), "look at it, then: python -m tests.golden.pictures.cases"
    assert document == GOLDEN[name]()
    assert len(document) <= LARGEST


@given(pictures, st.sampled_from(["french", "german"]), st.booleans(), st.sampled_from(["en", "de"]))
def test_every_picture_is_one_document_that_stands_alone(picture: Picture, deck: str, four: bool, lang: str) -> None:
    document = svg(picture, deck, four, lang)
    root = tree(document)
    assert root.tag == f"{SPACE}svg"
    assert root.attrib["width"] == "640"
    assert {part.tag.removeprefix(SPACE) for part in root.iter()} <= {"svg", "rect", "g", "path", "text", "circle"}
    assert all(not {"id", "class", "style", "href"} & set(part.attrib) for part in root.iter())
    assert "url(" not in re.sub(r">[^<]*<|aria-label=\"[^\"]*\"", "", document)
    assert len(document.encode()) < 60_000 + 20 * len(picture.alt)


@given(tables)
def test_all_that_is_written_stays_on_the_sheet(picture: TablePicture) -> None:
    root = tree(svg(picture))
    high = float(root.attrib["height"])
    for text in root.iter(f"{SPACE}text"):
        x, y = float(text.attrib["x"]), float(text.attrib["y"])
        assert 18 <= x <= 622
        assert 18 <= y <= high
        assert x + float(text.get("textLength", 0)) <= 622


def test_seats_keep_their_compass_places() -> None:
    document = svg(TABLE, lang="de")
    (north, south, west, east) = (place_of(name, document) for name in ("Nord", "Süd", "West", "Ost"))
    assert west[0] < min(north[0], south[0]) < max(north[0], south[0]) < east[0]
    assert north[1] < min(west[1], east[1]) < max(west[1], east[1]) < south[1]


def test_the_hand_of_another_viewer_is_drawn_below_with_its_name() -> None:
    seats = [SeatPicture(seat, seat.name.title(), backs=2) for seat in Seat]
    seats[0] = SeatPicture(Seat.NORTH, "North", cards=parse_cards("7C 8C"))
    document = svg(TablePicture("", "", (), tuple(seats), (), "", ""))
    assert written(document).count("North") == 2
    assert document.index(faces.face(Card.parse("7C"))) > document.rindex(">North<") > document.index(">South<")


def test_open_cards_of_all_seats_are_small_and_nobodys_hand() -> None:
    seats = tuple(SeatPicture(seat, seat.name.title(), cards=DECK[8 * i : 8 * i + 8]) for i, seat in enumerate(Seat))
    picture = TablePicture("", "", (), seats, (), "", "")
    document = svg(picture)
    assert picture.hand is None
    assert all(faces.face(card, small=True) in document for card in DECK)
    seen_by_east = replace(picture, viewer=Seat.EAST)
    assert seen_by_east.hand == seats[1]
    assert [faces.face(card) in svg(seen_by_east) for card in DECK] == [8 <= card.index < 16 for card in DECK]


def test_the_winner_has_a_frame_and_a_tick_and_every_card_its_number() -> None:
    plain = tuple(replace(played, wins=False) for played in TABLE.trick)
    with_winner, without = svg(TABLE), svg(replace(TABLE, trick=plain))
    assert with_winner.count("<circle") == 1
    assert without.count("<circle") == 0
    assert len(tree(with_winner).findall(f"{SPACE}rect")) == len(tree(without).findall(f"{SPACE}rect")) + 1
    assert [number for number in written(without) if number in {"1", "2"}] == ["1", "2"]


def test_the_place_of_the_next_card_is_kept_free_until_it_lies() -> None:
    assert svg(TABLE).count("stroke-dasharray") == 1
    laid = (*TABLE.trick, TrickCard(Seat.SOUTH, Card.parse("JC"), 3))
    assert svg(replace(TABLE, trick=laid)).count("stroke-dasharray") == 0


def test_no_place_is_kept_free_while_a_call_is_awaited() -> None:
    assert svg(HIDDEN_TRUMP).count("stroke-dasharray") == 1
    assert svg(replace(HIDDEN_TRUMP, calling=True)).count("stroke-dasharray") == 0


def test_a_card_that_lies_face_down_is_drawn_beside_its_seat() -> None:
    def with_down(seat: SeatPicture, down: DownPicture | None) -> str:
        others = tuple(other for other in HIDDEN_TRUMP.seats if other.seat is not seat.seat)
        return svg(replace(HIDDEN_TRUMP, seats=(*others, replace(seat, down=down))))

    for seat in HIDDEN_TRUMP.seats[1:3]:  # East, and South, whose hand is drawn large
        ace, label = (
            DownPicture("hidden trump", Card.parse("7C")),
            "hidden" if seat.seat is Seat.EAST else "hidden trump",
        )
        none, back, face = (with_down(seat, down) for down in (None, DownPicture("hidden trump"), ace))
        assert [label in written(drawn) for drawn in (none, back, face)] == [False, True, True]
        small = faces.face(Card.parse("7C"), small=True)
        assert [small in drawn for drawn in (none, back, face)] == [False, False, True]
        assert back.count(faces.back()) == none.count(faces.back()) + 1


def test_suit_signs_in_a_sentence_are_drawn_in_the_deck_shown() -> None:
    french, german = svg(replace(QUESTION, goal="♠ led.")), svg(replace(QUESTION, goal="♠ led."), "german")
    assert "♠" not in french + german
    assert faces.mark(Suit.SPADES) in french
    assert faces.mark(Suit.SPADES, "german") in german


def test_a_grid_shows_its_marks_and_no_others() -> None:
    cross, ring = 'd="M-9-9', 'd="M-11 0a11'
    assert (svg(GRID).count(cross), svg(GRID).count(ring)) == (2 + 1, 1 + 1)
    bare = svg(replace(GRID, marks=(), legend=()))
    assert (bare.count(cross), bare.count(ring)) == (0, 0)
    assert len(tree(bare).findall(f"{SPACE}rect")) == 1 + 32


def test_a_grid_shows_what_is_ruled_out() -> None:
    struck = replace(GRID, marks=(("7C", "out"), ("8C", "out"), ("9C", "cross")), legend=(("out", "ruled out"),))
    assert svg(struck).count('d="M-14 9') == 2 + 1


def test_a_long_legend_goes_on_in_the_next_row() -> None:
    long = replace(GRID, legend=tuple((sign, f"{sign} {'so ' * 15}on") for sign, _ in GRID.legend))
    lefts = {part.attrib["x"] for part in tree(svg(long)).iter(f"{SPACE}rect") if part.attrib["width"] == "42"}
    assert lefts == {"24"}


def test_a_picture_too_rich_for_its_file_gets_small_faces() -> None:
    rich, laid = parse_cards("7S 8S 9S TS 7D 8D 9D TD"), parse_cards("7C 8C 9C TC")
    trick = tuple(TrickCard(seat, card, i + 1) for i, (seat, card) in enumerate(zip(Seat, laid, strict=True)))
    seats = tuple(SeatPicture(s, s.name, backs=8 * (s is not Seat.SOUTH), cards=rich * (s is Seat.SOUTH)) for s in Seat)
    picture = TablePicture("", "", (), seats, trick, "", "")
    assert faces.face(rich[0]) in svg(picture)
    german = svg(picture, "german")
    assert faces.face(rich[0], "german", small=True) in german
    assert len(german.encode()) < 60_000


class _Images(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@given(st.text())
def test_an_image_holds_document_and_words_whatever_they_are(alt: str) -> None:
    document = svg(replace(GRID, alt=alt))
    reader = _Images()
    html = html_image(document, alt)
    reader.feed(html)
    ((tag, attributes),) = reader.found
    assert tag == "img"
    assert set(attributes) == {"alt", "src", "style"}
    if not set(alt) & {"\r", "\0"}:
        assert attributes["alt"] == alt
    head, data = (attributes["src"] or "").split(",")
    assert head == "data:image/svg+xml;base64"
    assert b64decode(data).decode() == document


def test_words_are_escaped() -> None:
    nasty = '"><script>alert(1)</script>'
    document = svg(replace(TABLE, title=nasty, say=nasty, alt=nasty))
    assert "<script" not in document
    assert tree(document).attrib["aria-label"] == nasty
    assert "<script" not in html_image(document, nasty)
