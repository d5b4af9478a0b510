"""Levels about puzzles: what they ask is computed, and a level that asks nothing is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.texts_28 import record as record_28
from trickkit import Seat, TrickkitError
from trickkit.course.exercises import LevelQuestion
from trickkit.course.kinds import KINDS, rounds
from trickkit.course.levels import Level, load
from trickkit.course.setting_up import set_up
from trickkit.i18n import Words
from trickkit.render import QuestionPicture, svg, text
from trickkit.widgets import Question

LEVELS = load("23").levels


def shown(key: str, lang: str = "en"):
    level = LEVELS[key]
    widget = set_up(level, Words(lang))
    assert isinstance(widget, Question)
    return widget


def changed(key: str, **more: str) -> Level:
    return replace(LEVELS[key], more={**LEVELS[key].more, **more})


def test_two_rounds_stand_beside_each_other():
    first, second = shown("23.2").view["rounds"]
    assert (first["title"], second["title"]) == ("First puzzle", "Second puzzle")
    assert [len(each["tricks"]) for each in (first, second)] == [2, 4]
    assert first["hand"]["label"] == "Your five cards"
    assert [line["label"] for line in first["given"]] == ["Dealer", "Forehand"]


def test_the_author_sees_what_the_solver_sees():
    (only,) = shown("23.5", "de").view["rounds"]
    assert only["title"] == ""
    assert only["hand"]["label"] == "Die fünf Karten von Süd"
    assert [card["card"] for card in only["hand"]["cards"]] == ["AS", "TS", "KS", "TH", "TC"]
    (begun,) = [trick for trick in only["tricks"] if not trick["say"]]
    assert [card["card"] for card in begun["cards"]] == ["AS", "7D", "QC"]
    assert {view.seat for view in rounds(LEVELS["23.5"])} == {Seat.SOUTH}


@pytest.mark.parametrize("key", LEVELS)
def test_the_picture_shows_every_trick(key):
    widget = shown(key)
    picture = widget.picture()
    assert isinstance(picture, QuestionPicture)
    tricks = sum(len(each["tricks"]) + 1 for each in widget.view["rounds"])
    assert len(picture.shelves) == tricks
    for number in range(1, len(widget.view["rounds"][0]["tricks"])):
        assert f"Trick {number}: " in picture.alt
        assert f"Trick {number}: " in text(picture)
    assert svg(picture).startswith("<svg xmlns=")


def test_other_levels_show_no_rounds():
    assert LevelQuestion(load("06").levels["06.4"]).rounds(Words()) == []


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (changed("23.1", other=LEVELS["23.1"].record), "compares puzzles of 0 and 0 trials"),
        (changed("23.1", other=LEVELS["23.4"].record), "compares puzzles of 0 and None trials"),
        (changed("23.1", other=record_28()), "no full record of latinern"),
        (replace(LEVELS["23.3"], record=LEVELS["23.2"].record), "has 0 tricks that could be left out"),
        (replace(LEVELS["23.3"], record=LEVELS["23.2"].more["other"]), "has 4 tricks that could be left out"),
    ],
)
def test_a_level_that_asks_nothing_is_refused(level, words):
    with pytest.raises(TrickkitError, match=words):
        KINDS[level.kind].accept(level)
