"""Names of cards in two decks and two languages, and the texts of levels."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import trickkit
from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.errors import NotationError
from trickkit.i18n import CASES, DECKS, LANGUAGES, CardPart, SuitPart, Text, Words, spoken, to_json
from trickkit.seats import Seat, Side

# Written by hand, so that the catalogue is not checked with itself.
RANKS_EN = dict(zip("789TJQKA", ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"), strict=True))
RANKS_DE = dict(zip("789TJQKA", ("Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"), strict=True))
PLURAL_DE = dict(
    zip("789TJQKA", ("Siebenen", "Achten", "Neunen", "Zehnen", "Buben", "Damen", "Könige", "Asse"), strict=True)
)
FIGURES = {"J": "Unter", "Q": "Ober"}
SUITS = {
    ("en", "french"): ("clubs", "diamonds", "hearts", "spades"),
    ("en", "german"): ("acorns", "bells", "hearts", "leaves"),
    ("de", "french"): ("Kreuz", "Karo", "Herz", "Pik"),
    ("de", "german"): ("Eichel", "Schellen", "Herz", "Laub"),
}
GENDER = {"J": "m", "K": "m", "A": "n"}
ARTICLES = {"der": {"m": "der", "f": "die", "n": "das"}, "den": {"m": "den", "f": "die", "n": "das"},
            "dem": {"m": "dem", "f": "der", "n": "dem"}}  # fmt: skip


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", DECK, ids=str)
def test_names(card, deck):
    rank, place = card.rank.value, list(Suit).index(card.suit)
    figure = FIGURES if deck == "german" else {}
    english, german = Words("en", deck), Words("de", deck)
    name = f"{figure.get(rank, RANKS_EN[rank])} of {SUITS['en', deck][place]}"
    assert english.card(card) == name
    assert {english.card(card, case) for case in CASES} == {name}
    suit, bare = SUITS["de", deck][place], figure.get(rank, RANKS_DE[rank])
    gender = "m" if rank in figure else GENDER.get(rank, "f")
    gender = "f" if rank == "Q" and deck == "french" else gender
    assert german.card(card) == f"{suit}-{bare}"
    for case in CASES:
        ending = "n" if bare == "Bube" and case != "der" else ""
        assert german.card(card, case) == f"{ARTICLES[case][gender]} {suit}-{bare}{ending}"
        assert german.rank(card.rank, case) == f"{ARTICLES[case][gender]} {bare}{ending}"


def test_plurals_and_single_cards():
    assert [Words("de").rank(rank, "plural") for rank in Rank] == list(PLURAL_DE.values())
    assert [Words("en").rank(rank, "plural") for rank in Rank] == [f"{name}s" for name in RANKS_EN.values()]
    assert [Words("de", "german").rank(rank, "plural") for rank in (Rank.JACK, Rank.QUEEN)] == ["Unter", "Ober"]
    assert [Words(deck=deck).suit(suit, "one") for deck in DECKS for suit in Suit] == [
        "club", "diamond", "heart", "spade", "acorn", "bell", "heart", "leaf"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "shorts"),
    [
        (Words("en"), "7 8 9 10 J Q K A"),
        (Words("de"), "7 8 9 10 B D K A"),
        (Words("en", "german"), "7 8 9 10 U O K A"),
        (Words("de", "german"), "7 8 9 10 U O K A"),
    ],
)
def test_signs_on_the_faces(words, shorts):
    assert " ".join(words.rank(rank, "short") for rank in Rank) == shorts


def test_seats_and_sides():
    assert [Words("de").seat(seat) for seat in Seat] == ["Nord", "Ost", "Süd", "West"]
    assert [Words("en").side(side) for side in Side] == ["North and South", "East and West"]


@pytest.mark.parametrize(
    ("words", "template", "text"),
    [
        (Words(), "{C} are trump. The {TH} beats {9+}.", "Clubs are trump. The ten of hearts beats nines."),
        (Words(), "A {C1}. {kings} win. “{S} are led.”", "A club. Kings win. “Spades are led.”"),
        (Words(), "{winner} won with the {card}; {left} stay.", "West won with the jack of clubs; 4 stay."),
        (Words("en", "german"), "The {JC}, the {Q+}, a {S1}.", "The Unter of acorns, the Ober, a leaf."),
        (
            Words("de"),
            "{TS:Der} liegt. Die {9+} stechen {JC:den}.",
            "Die Pik-Zehn liegt. Die Neunen stechen den Kreuz-Buben.",
        ),
        (
            Words("de"),
            "{winner} sticht mit {card:dem}; *{left}* bleiben.",
            "West sticht mit dem Kreuz-Buben; 4 bleiben.",
        ),
        (Words("de"), "{9:der} liegt. {JH:der} auch.", "Die Neun liegt. Der Herz-Bube auch."),
        (Words("de", "german"), "Mit {QC:dem} in {S}: {JC:Der}.", "Mit dem Eichel-Ober in Laub: Der Eichel-Unter."),
    ],
)
def test_level_texts(words, template, text):
    assert str(words.spell(template, winner=Seat.WEST, card=Card.parse("JC"), left=4, kings="kings")) == text


def test_stressed_words_of_a_level():
    assert to_json(Words().spell("The *first Schlag*.")) == ["The ", {"em": ["first Schlag"]}, "."]
    assert to_json(Words().spell("*{H}* are trump.")) == [{"em": ["Hearts"]}, " are trump."]


@pytest.mark.parametrize(
    ("lang", "template"),
    [
        ("en", "{XC}"), ("en", "{7C:dem}"), ("de", "{7C:des}"), ("de", "{C1}"), ("en", "{9++}"), ("en", "{7c}"),
        ("en", "{}"), ("en", "{C:der}"), ("de", "{C:der}"), ("de", "{9+:der}"), ("en", "{winner}"), ("en", "{C2}"),
    ],
)  # fmt: skip
def test_unknown_placeholders_are_refused(lang, template):
    with pytest.raises(NotationError) as caught:
        Words(lang).spell(f"One {template} more.")
    assert caught.value.text == template
    assert template in str(caught.value)


@pytest.mark.parametrize("bad", [("fr", "french"), ("en", "italian"), ("", "french"), ("EN", "french")])
def test_unknown_language_or_deck_is_refused(bad):
    with pytest.raises(NotationError, match="choose"):
        Words(*bad)


def test_words_cannot_be_changed():
    with pytest.raises(AttributeError):
        Words().lang = "de"  # type: ignore[misc]
    assert Words() == Words("en", "french")
    assert repr(Words("de")) == "Words(lang='de', deck='french')"


def test_parts():
    part = Words("de").card_part(Card.parse("JH"))
    assert part == CardPart(Card.parse("JH"), "B", "Herz-Bube", "B♥")
    assert Words("de", "german").card_part(Card.parse("JH")).written == "Herz-Unter"
    assert Words().suit_part(Suit.CLUBS) == SuitPart(Suit.CLUBS, "clubs")
    assert to_json(Words().message("announced", seat=Seat.WEST, card=Card.parse("TH"))) == [
        {"b": ["West wins"]},
        " with ",
        {"card": "TH", "short": "10", "name": "ten of hearts"},
        ". The reason stays secret until the round is over.",
    ]
    said = Words("de").message("announced", seat=Seat.WEST, card=Card.parse("JH"))
    assert spoken(said).startswith("West sticht mit Herz-Bube. ")


def test_labels_write_or_name_cards():
    assert Words().label("ui.card-at", seat=Seat.NORTH, card=Card.parse("7D")) == "North: seven of diamonds"
    text = Text.of("x ", Words().suit_part(Suit.HEARTS))
    assert Words("en").label("outcome.score", score=text) == "Match: x hearts."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms(lang):
    one, many = Words(lang).count("ui.cards", 1), Words(lang).count("ui.cards", 0)
    assert (one, many) == (("1 card", "0 cards") if lang == "en" else ("1 Karte", "0 Karten"))


def test_the_catalogues_are_found_inside_a_zip(tmp_path):
    package = Path(trickkit.__file__).parent
    archive = tmp_path / "trickkit.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in package.rglob("*"):
            if path.suffix in {".py", ".mo"} and "static" not in path.parts:
                file.write(path, path.relative_to(package.parent))
    script = "from trickkit.i18n import Words; import trickkit; print(trickkit.__file__, Words('de').seat('E'))"
    script = script.replace("seat('E')", "label('ui.next-trick')")
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(archive)!r}); {script}"],
        capture_output=True, text=True, check=True, timeout=60, encoding="utf-8",
    )  # fmt: skip
    assert re.search(r"trickkit\.zip.*Nächster Stich", done.stdout)
