"""A level on the board of pairs: strokes with two pens, what is answered at once, *check*, solved, again."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.texts import position, record
from tests.unit.course.every import LEVELS, WORDS
from tests.unit.widgets.front import click, error, hints, view
from trickkit import NotationError, Seat, TrickkitError
from trickkit.course import open_lesson
from trickkit.course.grid_exercise import LevelGrid
from trickkit.deduction import deduce
from trickkit.games.latinern import LatinernObservation
from trickkit.i18n import Text, Words, spoken
from trickkit.render import svg, text
from trickkit.widgets import Answered, GridLevel
from trickkit.widgets.grid import PAIRS
from trickkit.widgets.pictures import flat

BOARDS = [key for key, level in LEVELS.items() if level.kind == "cross-out"]
FOUND = "N:KD E:TS S:9S W:QH N:9D E:7D S:JS W:8D"
DEAL = "N:KC 9D KS 7C KD E:7D AD 9C TS 8C S:JH 9S JD JC JS W:8S QD 8D QH TD"


@dataclass(frozen=True)
class Silent:
    """An exercise whose author says nothing: the engine answers alone."""

    view: LatinernObservation
    finds: bool = False
    rings: bool = True
    shows_hand: bool = True
    key: str = "x.1"

    def title(self, words: Words) -> str:
        return words.label("ui.grid")

    def goal(self, words: Words) -> Text:
        return words.message("ui.right")

    def hints(self, words: Words) -> tuple[Text, ...]:
        return (words.message("ui.right"),) * 3

    def told(self, slip: str, words: Words) -> Text | None:  # noqa: ARG002 - it says nothing
        return None

    def done(self, words: Words) -> Text:
        return words.message("ui.right")


def level(key: str = "05.3", lang: str = "en") -> GridLevel:
    widget = open_lesson(key[:2], lang=lang).grid(key)
    assert isinstance(widget, GridLevel)
    return widget


def silent(*, finds: bool) -> GridLevel:
    """Give a board on which king with spades as trump is left alone, jacks only by the cards seen."""
    seen = position(record(FOUND, deal=DEAL)).observe(Seat.SOUTH)
    return GridLevel(Silent(seen, finds=finds))


def status(widget: GridLevel) -> dict[str, str]:
    return {cell["key"]: cell["status"] for cell in view(widget)["cells"] if cell["status"] != "open"}


def said(widget: GridLevel) -> str:
    verdict = view(widget)["verdict"]
    return f"{flat(verdict['title'])} {flat(verdict['text'])}"


def follow(widget: GridLevel, solution: list[str]) -> None:
    """Walk a way through, by clicks alone."""
    for stroke in solution:
        pen, what = stroke.split()
        if view(widget)["pens"]:
            click(widget, do="pen", key={"x": "cross", "o": "ring"}[pen])
        rank, suit = what[0], what[1]
        place = {"do": "row", "key": rank} if suit == "*" else {"do": "mark", "key": what}
        click(widget, **({"do": "col", "key": suit} if rank == "*" else place))


@pytest.mark.parametrize("finds", [True, False])
def test_a_board_with_nothing_to_exclude_is_refused(finds):
    seen = position(record("N:KD", deal=DEAL)).observe(Seat.EAST)  # no trick has been won, no own card tells
    with pytest.raises(TrickkitError, match=r'level "x\.1" has nothing to cross out'):
        GridLevel(Silent(seen, finds=finds))


# ---------------------------------------------------------------------- every level of the course


@pytest.mark.parametrize("key", BOARDS)
def test_the_solution_of_a_level_solves_it_with_its_last_stroke(key):
    widget, solution = level(key), LEVELS[key].more["solution"]
    follow(widget, solution[:-1])
    before = widget.solved
    follow(widget, solution[-1:])
    assert (before, widget.solved) == (False, True)
    assert view(widget)["state"] == "right"
    assert flat(view(widget)["verdict"]["text"]) == str(LevelGrid(LEVELS[key]).done(Words()))
    assert (widget.tried.tries, view(widget)["stars"]["n"]) == (1, 3)
    assert {key for key, mark in status(widget).items() if mark == "found"} == set(LEVELS[key].accept[0].split())


@pytest.mark.parametrize("key", BOARDS)
def test_every_slip_gets_the_text_of_the_level(key):
    """One possible pair crossed out alone; one impossible pair left alone, and checked."""
    staying = LEVELS[key].accept[0].split()
    exercise = LevelGrid(LEVELS[key])
    for words in WORDS[:2]:
        for pair in PAIRS:
            widget = GridLevel(exercise, lang=words.lang, deck=words.deck)
            if pair in staying:
                widget.mark(pair)
                assert status(widget) == {pair: "kept"}
            else:
                widget._notes.marks = {other: "cross" for other in PAIRS if other not in {pair, *staying}}
                click(widget, do="check-all")
                assert status(widget)[pair] == "missed"
                marked = view(widget)["marked"]
                by_cards = widget._out[pair].would_win is None
                assert marked is None if by_cards else [at["look"] for at in marked["cards"]] == ["would"]
            slip = f"{'+' if pair in staying else '-'}{pair}"
            told = exercise.told(slip, words)
            assert told is not None
            assert flat(view(widget)["verdict"]["text"]) == spoken(told)
            assert view(widget)["state"] == "wrong"
            assert widget.tried.wrong == 1


# ---------------------------------------------------------------------- strokes


def test_a_stroke_over_a_line_marks_what_is_open_and_spares_rings():
    widget = level()
    widget.pen = "ring"
    widget.row("7")
    widget.pen = "cross"
    widget.column("C")
    assert status(widget) == {f"{rank}{suit}": "ring" for rank in "7" for suit in "CDHS"} | {
        f"{rank}C": "cross" for rank in "89TJQKA"
    }
    widget.column("C")  # nothing is open: its crosses go, the ring stays
    assert status(widget) == {f"7{suit}": "ring" for suit in "CDHS"}
    widget.pen = "ring"
    widget.row("7")
    assert status(widget) == {}


def test_a_single_place_is_turned_whatever_mark_it_had():
    widget = level()
    widget.pen = "ring"
    widget.mark("AC")
    widget.pen = "cross"
    widget.mark("AC")
    assert status(widget) == {"AC": "cross"}
    widget.mark("AC")
    assert status(widget) == {}


def test_heads_say_what_the_pen_does():
    widget = level()
    assert "Cross out" in view(widget)["rows"][0]["name"]
    click(widget, do="pen", key="ring")
    assert view(widget)["rows"][0]["name"].startswith("Ring")
    assert [pen["pressed"] for pen in view(widget)["pens"]] == [False, True]


def test_a_level_without_rings_has_one_pen():
    widget = level("05.1")
    assert view(widget)["pens"] == []
    with pytest.raises(NotationError, match="no such pen"):
        widget.pen = "ring"
    click(widget, do="pen", key="ring")
    assert error(widget)
    assert widget.pen == "cross"


def test_a_field_crossed_too_many_comes_back_with_the_mark_it_had():
    widget = level()
    widget.pen = "ring"
    widget.mark("7C")
    widget.pen = "cross"
    widget.mark("7C")
    assert widget.marks == {"7C": "ring"}
    assert status(widget) == {"7C": "kept"}
    widget.mark("AC")
    assert status(widget) == {"7C": "ring", "AC": "cross"}
    click(widget, do="undo")
    click(widget, do="undo")
    assert widget.marks == {"7C": "ring"}
    click(widget, do="undo")
    assert widget.marks == {}


def test_a_whole_column_is_answered_once_by_the_text_that_fits_most():
    widget = level()
    told: list[Answered] = []
    widget.tell_answers(lambda answer, _words: told.append(answer))
    widget.column("H")
    assert told == [Answered(False, 1, 0, 0)]
    kept = {key for key, mark in status(widget).items() if mark == "kept"}
    assert kept == {"7H", "8H", "9H", "JH", "QH"}
    assert set(widget.marks) == {"TH", "KH", "AH"}
    assert "the only trump" in said(widget)


def test_check_shows_a_pair_with_the_rarest_text():
    widget = level("05.1")
    for rank in "79JQ":
        widget.row(rank)
    widget.check()
    assert "have won" in said(widget)
    assert list(status(widget).values()).count("missed") == 1
    assert widget.tried.wrong == 1
    widget.row("T")
    assert view(widget)["verdict"] is None
    assert view(widget)["marked"] is None


# ---------------------------------------------------------------------- the engine's own evidence


def test_where_the_author_says_nothing_the_engine_does():
    widget = silent(finds=False)
    widget.mark("KS")
    assert "Spades/K still fits" in said(widget)
    widget.check()
    assert "would have won trick 1" in said(widget) or "have been dealt" in said(widget)


def test_finding_the_pair():
    widget = silent(finds=True)
    assert view(widget)["buttons"][0]["disabled"]
    with pytest.raises(TrickkitError, match="ring one pair"):
        widget.check()
    widget.mark("KS")  # a note, and nobody says whether it is right
    assert view(widget)["verdict"] is None
    assert widget.tried.tries == 0
    widget.mark("KS")
    widget.pen = "ring"
    widget.mark("JH")
    assert view(widget)["buttons"][0]["disabled"] is None
    widget.check()
    assert "forehand cannot have been dealt any of the jacks" in said(widget)
    assert view(widget)["marked"] is None
    widget.mark("JH")
    widget.mark("7C")
    click(widget, do="check-all")
    assert "have won trick" in said(widget)
    assert view(widget)["marked"]["cards"]
    widget.mark("7C")
    widget.mark("KS")
    widget.check()
    assert widget.solved
    assert (widget.tried.wrong, view(widget)["stars"]["n"]) == (2, 1)


def test_the_pair_that_is_left_alone_is_an_answer_too():
    widget = silent(finds=True)
    for rank in "789TJQA":
        widget.row(rank)
    for suit in "CDH":
        widget.mark(f"K{suit}")
    widget.check()
    assert widget.solved


def test_two_rings_are_no_answer():
    widget = silent(finds=True)
    widget.pen = "ring"
    widget.mark("KS")
    widget.mark("JH")
    assert view(widget)["buttons"][0]["disabled"]
    click(widget, do="check-all")
    assert error(widget)
    assert widget.tried.answers == 0


def test_own_cards_and_knowers_are_shown_where_they_matter():
    shown = view(silent(finds=True))
    assert [line["value"] for line in shown["given"]] == [["West"], ["North"]]
    assert sorted(card["card"] for card in shown["hand"]["cards"]) == ["9S", "JC", "JD", "JH", "JS"]
    assert len(shown["tricks"]) == 2
    plain = view(level())
    assert (plain["given"], plain["hand"]) == ([], None)


def test_own_cards_lie_in_the_order_of_the_game_the_ten_above_the_king():
    deal = DEAL.replace("S:JH 9S JD JC JS", "S:KH 9S JC TH JS")
    seen = position(record(FOUND, deal=deal)).observe(Seat.SOUTH)
    shown = view(GridLevel(Silent(seen)))
    assert [card["card"] for card in shown["hand"]["cards"]] == ["JS", "9S", "TH", "KH", "JC"]


# ---------------------------------------------------------------------- around it


def test_a_solved_board_is_locked_until_it_begins_anew():
    widget = level("05.1")
    follow(widget, LEVELS["05.1"].more["solution"])
    for act in (lambda: widget.mark("8C"), lambda: widget.row("8"), lambda: widget.column("C"), widget.check):
        with pytest.raises(TrickkitError, match="solved"):
            act()
    for message in ({"do": "mark", "key": "8C"}, {"do": "undo"}, {"do": "clear"}, {"do": "check-all"}):
        click(widget, **message)
        assert error(widget)
    assert view(widget)["state"] == "right"
    assert [button["do"] for button in view(widget)["buttons"]] == ["again"]
    widget.again()
    assert widget.marks == {}
    assert widget.solved
    widget.row("8")
    assert (widget.tried.wrong, widget.tried.stars) == (0, 3)
    click(widget, do="again")
    assert view(widget)["state"] == "open"


def test_hints_cost_stars():
    widget = level("05.1")
    assert str(widget.hint()) == str(LevelGrid(LEVELS["05.1"]).hints(Words())[0])
    click(widget, do="hint")
    assert len(hints(widget)) == 2
    follow(widget, LEVELS["05.1"].more["solution"])
    assert view(widget)["stars"]["n"] == 1


def test_clear_and_what_is_no_place():
    widget = level("05.1")
    widget.row("K")
    click(widget, do="clear")
    assert widget.marks == {}
    for wrong in ("7X", "", "77", "10C"):
        with pytest.raises(NotationError):
            widget.mark(wrong)
        click(widget, do="mark", key=wrong)
        assert error(widget)
    click(widget, do="nothing")
    assert error(widget)


def test_both_languages_say_it_anew():
    widget = level("05.1")
    widget.row("8")
    widget.lang = "de"
    assert said(widget).startswith("Trumpf")
    assert "muss stehen bleiben" in next(c["label"] for c in view(widget)["cells"] if c["status"] == "kept")


def test_the_picture_shows_tricks_own_cards_and_marks():
    widget = silent(finds=True)
    widget.mark("7C")
    picture = widget.picture()
    written = text(picture)
    assert "Trick 1: " in written
    assert "J♦" in written
    assert "×" in written
    assert "jack of diamonds" in picture.alt
    assert "crossed out" in picture.alt
    assert svg(picture).startswith("<svg")
    assert "West wins" in text(level("05.1").picture())


def test_what_is_possible_comes_from_the_view_alone():
    widget = level()
    assert set(widget._out) | set(LEVELS["05.3"].accept[0].split()) == set(PAIRS)
    same = replace(LEVELS["05.3"])
    assert len(deduce(LevelGrid(same).view).possible) == 8
