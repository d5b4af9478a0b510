"""Guided hands as levels: how a levels file writes them, and the widget that a lesson gives for one."""

from __future__ import annotations

import pytest

from tests.texts import NS_3_0, record
from tests.unit.widgets.front import view
from trickkit import TrickkitError
from trickkit.course import lesson as lessons
from trickkit.course import open_lesson
from trickkit.course.guided_level import LevelGuided
from trickkit.course.kinds.guided import choices, line
from trickkit.course.levels import Level, Levels, read
from trickkit.i18n import Words
from trickkit.widgets import Grid, GuidedLevel

MOVE = """
[[level.move]]
accept = ["TH", "TS"]
goal = {en = "Win it.", de = "Stich."}
hints.en = ["Look.", "Count.", "Take {TH}."]
hints.de = ["Schau.", "Zähl.", "Nimm {TH:den}."]
[level.move.texts."9H"]
en = "{9H} is low."
de = "{9H:Der} ist klein."
"""
TEXT = f"""
format = "trickkit-levels 1"
lesson = "99"
game = "latinern"
title = {{en = "T", de = "T"}}
goals.hand = {{en = "Take three tricks.", de = "Mach drei Stiche."}}
[[level]]
key = "99.1"
kind = "guided"
goal = "hand"
seat = "S"
record = '''
{record(NS_3_0)}'''
accept = ["TH KD 9H"]
par = 3
chosen = "A test."
done = {{en = "{{TC}} did it.", de = "{{TC:Der}} war es."}}
{MOVE}
[[level.move]]
accept = ["KD"]
"""

SPARED = """\
[Game "latinern"] [Dealer "S"] [Score "NS:10 EW:10"]
[Deal "N:KD 8C 7H JS 8H E:TS AH TC 9H KC S:JH TD QH QD KS W:QC AD QS 7C 8S"]
W:QS N:7H E:TS S:KS
W:QC N:8C E:9H S:TD
W:AD N:8H E:KC S:JH
S:QH W:7C N:JS E:TC
S:QD W:8S N:KD E:AH
"""


def levels(text: str = TEXT) -> Levels:
    return read(text, "99")


def level(text: str = TEXT) -> Level:
    return levels(text).levels["99.1"]


def test_moves_are_read_with_their_texts_and_hints():
    first, second = LevelGuided(level()).moves
    assert (first.accept, second.accept) == (("TH", "TS"), ("KD",))
    assert str(first.told("9H", Words("de"))) == "Die Herz-Neun ist klein."
    assert [str(first.hint(n, Words())) for n in range(3)] == ["Look.", "Count.", "Take ten of hearts."]
    assert second.hints == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('accept = ["TH", "TS"]', ""),
        ("goal = {en", "gaol = {en"),
        ('"Take {TH}."]', "]"),
        ("hints.de", "hints.fr"),
    ],
)
def test_a_damaged_move_is_named(old, new):
    assert old in TEXT
    with pytest.raises(TrickkitError, match=r"level 99\.1"):
        _ = LevelGuided(level(TEXT.replace(old, new, 1))).moves


def test_the_lesson_gives_the_widget_and_a_board_beside_it(monkeypatch):
    monkeypatch.setattr(lessons, "_PLAYED", {})
    lesson = lessons.Lesson(levels(), Words("de", "german"))
    with pytest.raises(TrickkitError, match=r'run lesson\.play\("99\.1"\) first'):
        lesson.beside("99.1")
    widget = lesson.play("99.1")
    assert isinstance(widget, GuidedLevel)
    assert (widget.lang, widget.deck, widget.view["title"]) == ("de", "german", "Aufgabe 99.1")
    board = lesson.beside("99.1")
    assert isinstance(board, Grid)
    assert (board.lang, board.deck) == ("de", "german")
    assert board.basis.table is widget


def test_a_board_beside_follows_the_table_that_was_set_up_last(monkeypatch):
    monkeypatch.setattr(lessons, "_PLAYED", {})
    lesson = lessons.Lesson(levels(), Words())
    older = lesson.play("99.1")
    board = lesson.beside("99.1")
    board.mark("7C")
    table = lesson.play("99.1")  # the cell is run again
    assert isinstance(older, GuidedLevel)
    assert isinstance(table, GuidedLevel)
    assert table.lock is board.lock  # each calls the other
    assert board.basis.table is table
    assert board.marks == {"7C": "cross"}  # it is the same deal
    assert view(board)["left"] is None
    table.set(lang="de")
    assert board.lang == "de"
    older.set(lang="en")
    assert board.lang == "de"
    newer = lesson.beside("99.1")
    assert view(board)["left"] is not None
    assert newer.basis.table is table


def test_only_a_table_has_a_board_beside_it():
    lesson = open_lesson("01")
    lesson.play("01.1")
    with pytest.raises(TrickkitError, match="no table of level"):
        lesson.beside("01.1")


def test_the_coach_says_what_is_accepted():
    """West leads a Schlag, and South holds the Hauptschlag; at 10:10 nobody may ask."""
    first, second, third, fourth, fifth = choices(level(TEXT.replace(record(NS_3_0), SPARED)))
    assert [each.done.token for each in (first, second, third, fourth, fifth)] == ["KS", "TD", "JH", "QH", "QD"]
    assert first.good == {"TD", "KS"}
    assert first.bad == {"JH", "QH", "QD", "ask"}
    assert third.good == {"JH"}
    assert third.bad == {"QH", "QD", "ask"}
    assert fifth.good == {"QD"}
    assert line(level(TEXT.replace(record(NS_3_0), SPARED))) == ("KS TD JH QH QD",)


def test_a_line_with_an_act_that_is_worse_is_not_accepted():
    assert line(level(TEXT.replace(record(NS_3_0), SPARED.replace("S:KS", "S:QD").split("W:QC N")[0]))) == ()
