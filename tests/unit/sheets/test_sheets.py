"""Worksheets and solutions: every kind, game, deck and language; what they show, and what they keep."""

from __future__ import annotations

import re
import textwrap
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser

import pytest

from trickkit.cards import DECK, Suit
from trickkit.coach.exercises import KINDS, Exercise, Hints, Note, games_for, generate, grade, pose, series
from trickkit.errors import TrickkitError
from trickkit.games import GAMES
from trickkit.i18n import DECKS, LANGUAGES, Text, Words
from trickkit.record import parse_record
from trickkit.seats import Seat
from trickkit.sheets import beside, save, solutions, worksheet
from trickkit.sheets.answering import SPACES
from trickkit.sheets.ink import Ink

BOTH = [(kind, game) for kind in KINDS for game in games_for(kind)]
ALL_WORDS = [Words(lang, deck) for lang in LANGUAGES for deck in DECKS]
VOID = {"meta"}


@cache
def made(kind: str, game: str) -> Exercise:
    return generate(kind, 2, GAMES[game]())


class Page(HTMLParser):
    """Reads a page, sees that every element is closed, and keeps what tests ask for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self._open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)

    def all(self, tag):
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def drawn(self):
        """The cards that are drawn."""
        return {use["href"].removeprefix("#") for use in self.all("use")} & set(map(str, DECK))


def test_every_kind_has_its_place():
    assert list(SPACES) == list(KINDS)


@pytest.mark.parametrize(("kind", "game"), BOTH)
@pytest.mark.parametrize("words", ALL_WORDS, ids=str)
def test_every_kind_and_game_has_a_sheet(kind, game, words):
    exercise = made(kind, game)
    for text in (worksheet([exercise], words), solutions([exercise], words)):
        page = Page(text)
        assert page.all("html") == [{"lang": words.lang}]
        assert len(page.all("article")) == 1
        assert not {"script", "link", "img", "iframe", "object", "a"} & {tag for tag, _ in page.elements}
        assert not re.search(r"https?:|url\(|@import|\son\w+=", text)
        assert {use["href"] for use in page.all("use")} == {f"#{g['id']}" for g in page.all("g") if "id" in g}
        for svg in page.all("svg"):
            assert svg.get("aria-label") or svg.get("aria-hidden") == "true"
        assert not re.search(r"[{}*]", "".join(text for text in page.texts if "@page" not in text))


@pytest.mark.parametrize(("kind", "game"), BOTH)
def test_cards_are_read_aloud_by_their_names(kind, game):
    page = Page(worksheet([made(kind, game)], Words("de", "german")))
    names = {str(card): Words("de", "german").card(card) for card in DECK}
    svgs = [svg for svg in page.all("svg") if svg.get("class") == "card"]
    uses = [use["href"].removeprefix("#") for use in page.all("use")]
    cards = [use for use in uses if use in names]
    assert len(svgs) == len(cards)
    assert all(names[card] in svg["aria-label"] for svg, card in zip(svgs, cards, strict=True))


@pytest.mark.parametrize(("kind", "game"), BOTH)
def test_no_answer_is_on_the_worksheet(kind, game):
    exercise = made(kind, game)
    posed, nothing = exercise.posed, Note("answer")
    why = Note(posed.why.code)  # only its name tells which question is asked
    emptied = replace(posed, accepted=(), why=why, wrong=(), hints=Hints(nothing, nothing, nothing))
    assert worksheet([exercise], Words()) == worksheet([replace(exercise, posed=emptied)], Words())
    assert "data-answer" not in worksheet([exercise], Words())


@pytest.mark.parametrize(("kind", "game"), [both for both in BOTH if both[0] != "who-wins"])
def test_no_card_is_on_the_worksheet_that_the_seat_has_not_seen(kind, game):
    exercise = made(kind, game)
    page = Page(worksheet([exercise], Words()))
    seen = set(re.findall(r"\b[AKQJT987][CDHS]\b", exercise.shown))
    assert page.drawn <= seen


def test_the_trick_that_is_asked_for_has_no_winner():
    assert "✓" not in worksheet([made("who-wins", "twenty-eight")], Words())


@pytest.mark.parametrize(("kind", "game"), BOTH)
def test_solutions_agree_with_the_grader(kind, game):
    exercise = made(kind, game)
    page = Page(solutions([exercise], Words()))
    told = [p["data-answer"] for p in page.all("p") if "data-answer" in p]
    assert tuple(told) == exercise.accepted
    assert all(grade(exercise, answer).right for answer in told)


@pytest.mark.parametrize("kind", ["cross-out", "find-pair"])
def test_the_board_has_32_fields_and_is_filled_in_the_solutions_only(kind):
    exercise = made(kind, "latinern")
    empty, filled = worksheet([exercise], Words()), solutions([exercise], Words())
    assert (empty.count("<td"), filled.count("<td")) == (32, 32)
    marks = ("✕", len(exercise.accepted[0].split())) if kind == "cross-out" else ("◯", 1)
    assert (empty.count(marks[0]), filled.count(marks[0])) == (0, marks[1])


def test_the_reasons_are_the_engines():
    page = Page(solutions(series("minimum-bid", 4, 1), Words()))
    told = "".join(page.texts)
    assert "Answer: 23" in told
    assert "Over the partner you need at least 20, but the standing bid, 22, must be topped as well. (Rule T6)" in told


def test_what_is_wrong_is_told_once():
    told = "".join(Page(solutions([generate("hidden-suit", 2)], Words())).texts)
    assert "Diamonds are out" in told
    assert "Diamonds: " not in told
    told = "".join(Page(solutions([generate("legal", 2, GAMES["twenty-eight"]())], Words("de"))).texts)
    assert "fragen: Du spielst aus, und wer ausspielt, darf nicht fragen." not in told
    assert "Du spielst aus, und wer ausspielt, darf nicht fragen." in told


def test_a_weak_card_is_named_once():
    told = "".join(Page(solutions([made("best-card", "twenty-eight")], Words())).texts)
    assert told.count("is not best") == 1
    assert "weakest" not in told


def test_what_was_asked_stands_between_the_cards():
    told = Page(worksheet([generate("points-so-far", 2)], Words())).texts
    where = told.index("East asks for trump")
    assert "".join(told[where + 1 : where + 3]).startswith("West turns up 8")
    told = Page(worksheet([generate("cross-out", 2)], Words("de"))).texts
    assert {"West fragt", "Süd bleibt"} <= set(told)


def test_the_calls_are_written_down():
    told = "".join(Page(worksheet([generate("minimum-bid", 2)], Words())).texts)
    assert "North 14 West pass South 20 East 21" in told


def test_before_the_first_call_there_is_none():
    told = "".join(Page(worksheet([generate("minimum-bid", 12)], Words())).texts)
    assert "You are" in told
    assert "Calls" not in told


def test_a_player_who_plays_alone():
    record = """
        [Format "trickkit 1"]
        [Game "twenty-eight"]
        [Dealer "E"]
        [Deal "N:JC 9C JD 9D AH TH AS TS E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD JH 9H JS 9S W:KH QH 8H 7H KS QS 8S 7S"]
        [Rules "thani=on"]

        N:16 W:pass S:pass E:pass N:trump=JC N:raise=24 N:thani N:JD
    """
    state = parse_record(textwrap.dedent(record)).state
    assert state is not None
    told = "".join(Page(worksheet([pose("legal", state, Seat.WEST)], Words())).texts)
    assert "East pass North raise 24 North thani" in told
    assert "On the tableNorth" in told


def test_a_sentence_with_every_kind_of_part():
    ink = Ink(Words("de"))
    said = ink.prose(Words("de").spell("*Nur* {JC}, 9♦ und {suit}.", suit=Text.of(Words("de").suit_part(Suit.HEARTS))))
    assert said.startswith("<em>Nur</em> ")
    page = Page(f"<p>{said}</p>{ink.definitions()}")
    assert [use["href"] for use in page.all("use")] == ["#D", "#H"]
    assert [svg.get("aria-label") for svg in page.all("svg")][:2] == [None, "Herz"]


def test_three_players():
    game = GAMES["twenty-eight"].parse("three_players=on")
    told = "".join(Page(worksheet([generate("points-so-far", 1, game)], Words())).texts)
    assert "East" not in told


def test_same_exercises_same_sheet():
    exercises = series("find-pair", 5, 2)
    assert worksheet(exercises, Words()) == worksheet(series("find-pair", 5, 2), Words())
    assert worksheet(exercises, Words()) != worksheet(series("find-pair", 6, 2), Words())


def test_a_given_position_has_no_seed():
    exercise = replace(made("who-wins", "latinern"), seed="")
    assert "seed" not in "".join(Page(worksheet([exercise], Words())).texts[1:])


def test_saved_beside_each_other_and_never_over_a_file(tmp_path):
    exercises = series("who-wins", 1, 2)
    sheet, solved = save(exercises, Words(), str(tmp_path / "monday.html"))
    assert (sheet.name, solved.name) == ("monday.html", "monday.solutions.html")
    assert sheet.read_text("utf-8") == worksheet(exercises, Words())
    assert solved.read_text("utf-8") == solutions(exercises, Words())
    sheet.unlink()
    with pytest.raises(TrickkitError, match=r"monday\.solutions\.html\" is there already and stays as it is"):
        save(exercises, Words(), str(sheet))
    assert not sheet.exists()


@pytest.mark.parametrize("name", ["-", "monday", "monday.pdf"])
def test_a_page_ends_in_html(name):
    with pytest.raises(TrickkitError, match=r"let it end in \.html"):
        beside(name)
