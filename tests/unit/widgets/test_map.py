"""The map of the course: what has been done, and where to go on."""

from __future__ import annotations

import pytest

from tests.unit.widgets.front import View, view
from trickkit.course.levels import load
from trickkit.course.library import folder
from trickkit.course.map import map_lessons
from trickkit.widgets import Done, Map, MapLesson

ONE = MapLesson("00", "warm-up", {"en": "One", "de": "Eins"}, ("00.1", "00.2"), {"en": "../en/00.ipynb"})
TWO = MapLesson("02", "latinern", {"en": "Two", "de": "Zwei"}, ("02.1", "02.2", "02.3"), {"en": "../en/02.ipynb"})
THREE = MapLesson("11", "twenty-eight", {"en": "Three", "de": "Drei"}, ("11.1",))
ALL = (ONE, TWO, THREE)
SOLVED = Done(1, 0, 3)


def cards(of: Map) -> dict[str, View]:
    return {lesson["number"]: lesson for part in view(of)["parts"] for lesson in part["lessons"]}


def test_before_anything_has_been_done():
    now = view(Map(ALL))
    assert [(part["title"], part["note"], part["percent"]) for part in now["parts"]] == [
        ("A · Warm-up", "0 of 1 done", 0),
        ("B · Latinern", "0 of 1 done", 0),
        ("C · Twenty-eight", "0 of 1 done", 0),
    ]
    assert now["go"] == {
        "say": "Begin here", "title": "0 · One", "note": "level 00.1",
        "href": "../en/00.ipynb", "label": "Start",
    }  # fmt: skip
    assert [card["state"] for card in cards(Map(ALL)).values()] == ["new"] * 3
    assert [fact["value"] for fact in now["facts"]] == [["0 / 3"], ["0"]]


def test_what_has_been_done():
    found = Map(ALL, {"00.1": SOLVED, "00.2": Done(3, 1, 1), "02.1": Done(2)})
    one, two, three = cards(found).values()
    assert (one["state"], one["percent"], one["stars"]["n"], one["note"]) == ("done", 100, 2, "2 of 2 done")
    assert (two["state"], two["percent"], two["stars"], two["note"]) == ("part", 0, None, "0 of 3 done")
    assert (three["state"], three["note"], three["href"]) == ("new", "1 to do", None)
    assert [fact["value"] for fact in view(found)["facts"]] == [["1 / 3"], ["4"]]
    assert [level["label"] for level in (*one["levels"], *two["levels"][:2])] == [
        "Level 00.1: 3 of 3 stars",
        "Level 00.2: 1 of 3 stars",
        "Level 02.1: tried",
        "Level 02.2: not tried yet",
    ]


@pytest.mark.parametrize(
    ("progress", "here"),
    [
        ({}, "00"),
        ({"00.1": SOLVED}, "00"),
        ({"02.2": SOLVED}, "02"),
        ({"02.2": SOLVED, "00.1": SOLVED}, "00"),
        ({"00.1": SOLVED, "00.2": SOLVED}, "02"),
        ({"11.1": SOLVED}, "00"),
        ({"unknown": SOLVED}, "00"),
        ({key: SOLVED for lesson in ALL for key in lesson.levels}, None),
    ],
)
def test_where_to_go_on(progress, here):
    found = Map(ALL, progress)
    assert (found.here.number if found.here else None) == here
    assert [number for number, card in cards(found).items() if card["here"]] == ([str(int(here))] if here else [])
    assert (view(found)["go"] is None) is (here is None)
    if progress and here:
        assert view(found)["go"]["label"] == "Continue"
        assert view(found)["go"]["note"].startswith(f"level {found.next}")


def test_progress_that_changes_redraws_it():
    found = Map(ALL)
    found.progress = {"00.1": (1, 0, 3)}
    assert cards(found)["0"]["state"] == "part"
    assert found.progress == {"00.1": SOLVED}


def test_in_german():
    found = Map(ALL, {"00.1": SOLVED}, lang="de")
    assert view(found)["go"]["title"] == "0 · Eins"
    assert cards(found)["11"]["note"] == "1 Aufgabe"
    assert cards(found)["2"]["note"] == "3 Aufgaben"
    assert cards(found)["0"]["href"] is None
    assert "Dein Weg durch den Kurs" in found.picture().alt


def test_the_lessons_of_the_course_with_their_notebooks():
    for lesson in map_lessons():
        assert lesson.levels == load(lesson.number).keys
        for lang in ("en", "de"):
            assert lesson.title[lang]
            assert (folder() / lang / lesson.notebook[lang]).resolve().is_file()
