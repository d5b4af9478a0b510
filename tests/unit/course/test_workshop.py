"""Puzzles in a lesson: practice, the puzzle of the day, worksheets, puzzles of one's own."""

from __future__ import annotations

import re
from xml.dom import minidom

import pytest

from tests.texts import record
from trickkit import NotationError, TrickkitError
from trickkit.coach.exercises import generate, mixed, of_the_day
from trickkit.course import open_lesson, workshop
from trickkit.course.notice import Notice
from trickkit.course.printing import Sheet
from trickkit.i18n import Words
from trickkit.progress import today
from trickkit.sheets import solutions, worksheet
from trickkit.widgets import Question

LAST = "N:TD 8S 9D QS 9H E:JD 8H 7S 7C JH S:TH QH 8C KD 8D W:7H QD TC JC AC"
BEGUN = "E:7C S:QH W:AC N:QS W:TC N:8S E:8H S:KD S:8D W:QD N:9D"
GOOD = record(f"{BEGUN} E:JH", deal=LAST, dealer="N")


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    """Give a folder of its own to work in, and no workbench."""
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-01-31")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.setattr(workshop, "_BUILT", {})
    return tmp_path


@pytest.fixture
def lesson():
    return open_lesson("23", lang="de", deck="german", four_color=True)


# ---------------------------------------------------------------------- practice


def test_practice_in_the_words_of_the_lesson(lesson):
    asked = lesson.practise("find-pair", level=2, seed=3)
    assert (asked.lang, asked.deck, asked.four_color) == ("de", "german", True)
    asked.answer(pair=generate("find-pair", 3, difficulty=2).accepted[0])
    assert asked.view["state"] == "right"
    asked.next()
    assert asked.view["state"] == "open"
    assert "2 von 5" in str(asked.view["given"])
    assert lesson.practise("who-wins", game="twenty-eight", rules="three_players=on").view["kind"] == "question"


def test_the_puzzle_of_the_day_is_the_same_for_everybody(lesson):
    (exercise,) = of_the_day(today(), "ask-or-wait")
    asked, english = lesson.puzzle_of_the_day(), open_lesson("23").puzzle_of_the_day("2026-01-31")
    assert asked.view["key"] == english.view["key"] == f"ask-or-wait {exercise.seed}"
    assert "31. Januar 2026" in str(asked.view["given"])
    assert "January 31, 2026" in str(english.view["given"])
    assert lesson.puzzle_of_the_day("2026-02-02").view["key"] != asked.view["key"]


def test_nothing_follows_the_puzzle_of_the_day(lesson):
    asked = lesson.puzzle_of_the_day("2026-02-05")
    (exercise,) = of_the_day(today().replace(month=2, day=5))
    assert exercise.kind == "cross-out"
    asked.answer(pairs=exercise.accepted[0].split())
    assert asked.view["state"] == "right"
    assert asked.view["next"] is None
    with pytest.raises(TrickkitError, match="no next one"):
        asked.next()


@pytest.mark.parametrize("day", ["31.1.2026", 5])
def test_a_day_is_a_date(lesson, day):
    with pytest.raises(NotationError, match=r'"[\d.]+" is no date'):
        lesson.puzzle_of_the_day(day)


# ---------------------------------------------------------------------- worksheets


def test_a_worksheet_lies_beside_the_notebook(lesson, place):
    made = lesson.worksheet("who-wins, minimum-bid", count=2, level=2, seed="Monday")
    assert isinstance(made, Sheet)
    exercises, words = mixed(("who-wins", "minimum-bid"), "Monday", 2, difficulty=2), Words("de", "german")
    assert worksheet(exercises, words, four=True) == worksheet(exercises, words)  # the German deck has its own
    sheet, solved = (place / file for file in made.files)
    assert made.files[0] == "worksheets/who-wins-minimum-bid-Monday.html"
    assert sheet.read_text("utf-8") == worksheet(exercises, words)
    assert solved.read_text("utf-8") == solutions(exercises, words)
    assert all(file in repr(made) for file in made.files)


def test_four_colours_are_those_of_the_lesson(place):
    made = open_lesson("23", four_color=True).worksheet("legal", count=1)
    exercises = mixed(("legal",), 1, 1)
    assert (place / made.files[0]).read_text("utf-8") == worksheet(exercises, Words(), four=True)
    assert worksheet(exercises, Words(), four=True) != worksheet(exercises, Words())


def test_what_a_notebook_shows_of_it(lesson):
    made = lesson.worksheet("legal", count=3)
    html = made._repr_html_()
    assert [f'<a href="{file}">{file}</a>' in html for file in made.files] == [True, True]
    assert re.search(r'<img alt="[^"]{20,}" src="data:image/svg\+xml;base64,', html)
    drawn = minidom.parseString(made.preview)  # noqa: S318 - our own text
    assert len(drawn.getElementsByTagName("article")) == 2
    assert {each.namespaceURI for each in drawn.getElementsByTagName("use")} == {"http://www.w3.org/2000/svg"}
    assert "data-answer" not in made.preview


def test_the_same_sheet_is_saved_once_and_none_is_written_over(lesson, place):
    first, again = lesson.worksheet("legal", count=2), lesson.worksheet("legal", count=2)
    assert first == again
    other = lesson.worksheet("legal", count=1)
    assert other.files == ("worksheets/legal-1-2.html", "worksheets/legal-1-2.solutions.html")
    (place / first.files[1]).write_text("mine", "utf-8")
    assert lesson.worksheet("legal", count=2).files[0] == "worksheets/legal-1-3.html"
    assert (place / first.files[1]).read_text("utf-8") == "mine"


def test_it_lies_beside_the_notebook_that_jupyter_names(lesson, place, monkeypatch):
    mine = place / "elsewhere" / "mine.ipynb"
    mine.parent.mkdir()
    mine.write_text("{}", "utf-8")
    monkeypatch.setenv("JPY_SESSION_NAME", str(mine))
    made = lesson.worksheet("legal", count=1)
    assert (mine.parent / made.files[0]).is_file()


def test_a_folder_that_takes_no_files(lesson, place):
    (place / "worksheets").write_text("a file", "utf-8")
    said = lesson.worksheet("legal", count=1)
    assert isinstance(said, Notice)
    assert str(said).startswith("Das Übungsblatt lässt sich hier nicht speichern: ")


@pytest.mark.parametrize("seed", ["../../x", "a b/c", "..", ""])
def test_a_seed_is_no_path(lesson, place, seed):
    made = lesson.worksheet("legal", count=1, seed=seed)
    (sheet, solved) = (place / file for file in made.files)
    assert sheet.resolve().parent == solved.resolve().parent == (place / "worksheets").resolve()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"kinds": "who-sings"}, "who-sings"),
        ({"kinds": ""}, "is no kind"),
        ({"kinds": "legal", "level": 6}, "difficulty 6"),
        ({"kinds": "legal", "game": "watten"}, "watten"),
        ({"kinds": "legal", "rules": "cot=on"}, "name the game"),
        ({"kinds": "find-pair", "game": "twenty-eight"}, "has no place in twenty-eight"),
    ],
)
def test_what_a_worksheet_refuses(lesson, place, arguments, words):
    with pytest.raises(TrickkitError, match=words):
        lesson.worksheet(**arguments)
    assert not (place / "worksheets").exists()


# ---------------------------------------------------------------------- one's own


def test_a_puzzle_is_finished_on_the_workbench(lesson):
    assert "lesson.own_puzzle()" in str(lesson.check_puzzle())
    bench = lesson.own_puzzle()
    assert str(lesson.check_puzzle()).startswith("Noch kein Rätsel: Für Süd bleiben 4 Paare.")
    assert "lesson.check_puzzle()" in str(lesson.ask_puzzle())
    bench.undo()
    assert str(lesson.check_puzzle()).startswith("Nach dem Paar fragt man zwischen zwei Stichen.")
    bench.play("E:JH")
    assert str(lesson.check_puzzle()).startswith("Ein gutes Rätsel: ")
    asked = lesson.ask_puzzle()
    asked.answer(pair="D/J")
    assert (asked.view["state"], asked.view["next"], asked.lang) == ("right", None, "de")


def test_a_workbench_without_all_cards(lesson):
    lesson.own_puzzle().mode = "deal"
    lesson.own_puzzle("latinern")
    assert str(lesson.check_puzzle()) == str(lesson.ask_puzzle())
    assert str(lesson.check_puzzle()).startswith("Es fehlen noch Karten.")


def test_a_record_is_checked_without_a_workbench(lesson):
    assert lesson.check_puzzle(GOOD).lines == (
        "Schwierigkeit 5 von 5: Wer das Paar sucht, muss mindestens 10 Mal probieren.",
    )
    assert isinstance(lesson.ask_puzzle(GOOD), Question)
    assert str(lesson.check_puzzle(GOOD, seat="N")).startswith("Nord hat beide untersten Karten gesehen")
    assert "Für West" in str(lesson.check_puzzle(GOOD, seat="W"))


def test_the_solver_is_blind(lesson):
    for dealer, solver in (("N", "Süd"), ("E", "West"), ("S", "Nord"), ("W", "Süd")):
        order = "NESW"[("NESW".index(dealer) + 1) % 4 :] + "NESW"[: ("NESW".index(dealer) + 1) % 4]
        first = {"N": "8S", "E": "7C", "S": "8C", "W": "7H"}
        acts = " ".join(f"{seat}:{first[seat]}" for seat in order)
        assert f"Für {solver}" in str(lesson.check_puzzle(record(acts, deal=LAST, dealer=dealer)))


@pytest.mark.parametrize("text", ["no record", record(deal="N:?? ?? ?? ?? ??", view="S"), GOOD.replace("E:JH", "E:KC")])
def test_what_cannot_be_read_is_said(lesson, text):
    said = lesson.check_puzzle(text)
    assert isinstance(said, Notice)
    assert str(said).startswith("Das lässt sich nicht als Protokoll lesen: ")
    assert str(lesson.ask_puzzle(text)) == str(said)


def test_a_view_record_is_not_enough(lesson):
    view = generate("find-pair", 3).shown
    assert str(lesson.check_puzzle(view)) == Words("de").label("ui.workshop.view")


def test_sentences_in_a_notebook():
    said = Notice("Nearly <b>", lines=("One & one.",))
    assert repr(said) == "Nearly <b>\n- One & one."
    assert said._repr_html_().count("<li>") == 1
    assert "One &amp; one." in said._repr_html_()
    assert "Nearly &lt;b&gt;" in said._repr_html_()
