"""Missed levels come back when they are due, for those who have switched it on."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from datetime import UTC, date, datetime, timedelta

import pytest

from trickkit.course import open_lesson
from trickkit.course.levels import load
from trickkit.course.notice import Notice
from trickkit.course.repeating import Repeat, missed, repeats
from trickkit.progress import Try, open_store
from trickkit.widgets import Question

pytestmark = pytest.mark.usefixtures("own_home")
TODAY = date(2026, 1, 31)


def sat(level: str, answers: str, days_ago: int, *, hints: int = 0, kind: str = "who-wins") -> list[Try]:
    """Write a sitting: `-+` a wrong try, then the right answer."""
    when = (datetime(2026, 1, 31, 12, tzinfo=UTC) - timedelta(days=days_ago)).isoformat()
    return [
        Try(level, kind, answer == "+", number, hints, 1 if answer == "+" else 0, when)
        for number, answer in enumerate(answers, start=1)
    ]


def days(*sittings: list[Try]) -> dict[str, int]:
    """Give by level in how many days it comes back."""
    return {each.level: (each.day - TODAY).days for each in repeats([one for rows in sittings for one in rows])}


def test_what_counts_as_missed():
    assert [missed(sat("01.1", answers, 0)) for answers in ("+", "-+", "-")] == [False, True, True]
    assert missed(sat("01.1", "+", 0, hints=1))


def test_only_missed_levels_come_back():
    assert days(sat("01.1", "+", 3), sat("01.2", "-+", 0), sat("01.3", "-", 0), sat("01.4", "+", 0, hints=2)) == {
        "01.2": 1, "01.3": 1, "01.4": 1,
    }  # fmt: skip
    assert days() == {}


def test_what_was_known_before_the_first_miss_does_not_count():
    assert days(sat("01.1", "+", 9), sat("01.1", "-", 0)) == days(sat("01.1", "-", 0))


def test_the_better_it_goes_the_longer_it_takes():
    start = sat("01.1", "--+", 10)
    forgotten, slip, good = (days(start, sat("01.1", answers, 0))["01.1"] for answers in ("--+", "-+", "+"))
    assert 1 <= forgotten < slip < good
    assert days(start, sat("01.1", "+", 0, hints=1))["01.1"] == slip
    often = [sat("01.1", "+", ago) for ago in (2000, 1500, 1000, 500, 100)]
    assert days(sat("01.1", "-", 2500), *often, sat("01.1", "+", 0))["01.1"] == 365


def test_whole_hands_matches_unknown_levels_and_rubbish_do_not_come_back():
    rubbish = [Try("01.3", "who-wins", right=False, tries=1, hints=0, stars=0, when="soon")]
    assert days(
        sat("10.1", "-", 0, kind="match"), sat("08.1", "-", 0, kind="guided"),
        sat("99.1", "-", 0), sat("01.99", "-", 0),
        rubbish,
    ) == {}  # fmt: skip


def test_the_one_due_longest_comes_first():
    found = repeats([*sat("01.2", "-", 3), *sat("01.1", "-", 3), *sat("01.3", "-", 9)])
    assert [each.level for each in found] == ["01.3", "01.1", "01.2"]
    assert found[0] == Repeat("01.3", TODAY - timedelta(days=8))


def fill(*sittings: list[Try]) -> None:
    for one in (one for rows in sittings for one in rows):
        open_store().add(one)


def test_it_is_off_until_it_is_switched_on(own_home):
    fill(sat("01.1", "-", 5))
    lesson = open_lesson("04")
    off = lesson.repeat()
    assert isinstance(off, Notice)
    assert off.code == "lesson.repeat(on=True)"
    assert off.code in repr(off)
    on = lesson.repeat(on=True)
    assert "From now on" in repr(on)
    assert open_store().choices() == {"repeat": "on"}
    assert isinstance(open_lesson("00").repeat(), Question)
    assert "any more" in repr(lesson.repeat(on=False))
    assert repr(lesson.repeat()) == repr(off)
    assert len(open_store().tries()) == 1


def test_what_is_due_is_asked_in_the_words_of_the_lesson(shown, monkeypatch):
    fill(sat("01.2", "-", 3), sat("01.1", "--+", 5), sat("01.3", "-", 0))
    lesson = open_lesson("04", lang="de", deck="german")
    lesson.repeat(on=True)
    question = lesson.repeat()
    assert isinstance(question, Question)
    assert (question.view["key"], question.lang, question.deck) == ("01.1", "de", "german")
    assert "2 Aufgaben sind heute dran" in repr(shown.pop())
    question.answer(who=load("01").levels["01.1"].accept[0])
    assert lesson.repeat().view["key"] == "01.2"  # type: ignore[union-attr] # a level
    assert "1 Aufgabe ist heute dran" in repr(shown.pop())
    answer_rightly("01.2")
    assert "in 1 Tag wieder" in repr(lesson.repeat())
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-02-01")
    assert lesson.repeat().view["key"] == "01.3"  # type: ignore[union-attr] # a level


def answer_rightly(key: str) -> None:
    question = open_lesson(key[:2]).play(key)
    assert isinstance(question, Question)
    question.answer(who=load(key[:2]).levels[key].accept[0])


def test_nothing_is_due():
    lesson = open_lesson("04")
    lesson.repeat(on=True)
    assert "no level has taken you" in repr(lesson.repeat())
    fill(sat("01.1", "-", 0), sat("01.1", "+", 0))
    assert "comes back in" in repr(lesson.repeat())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Guided hands and matches do not count here."),
        ("de", "Geführte Runden und Partien zählen dabei nicht mit."),
    ],
)
def test_that_whole_hands_and_matches_are_left_out_is_said(lang, said):
    fill(sat("08.1", "-+", 0, hints=1, kind="guided"))
    lesson = open_lesson("04", lang=lang)
    lesson.repeat(on=True)
    assert said in repr(lesson.repeat())


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "fsrs", None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    lesson = open_lesson("04")
    for said in (lesson.repeat(on=True), lesson.repeat()):
        assert isinstance(said, Notice)
        assert "pip install fsrs" in repr(said)
        assert said.code == "pip install fsrs"


def test_a_store_that_fails_is_a_sentence(own_home):
    own_home.mkdir()
    (own_home / "progress.sqlite").mkdir()
    for on in (None, True):
        assert "cannot be kept just now" in repr(open_lesson("04").repeat(on=on))
