"""Answers to levels go into the progress file; whatever goes wrong with it, play goes on and nothing is lost."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.front import buttons, click, error, playable, view
from trickkit.course import map as course_map
from trickkit.course import open_lesson
from trickkit.course.lesson import Lesson
from trickkit.course.levels import load, read
from trickkit.course.match_table import MatchTable
from trickkit.course.noting import noted
from trickkit.i18n import Words
from trickkit.progress import Store, StoreError, Try, open_store, sittings, today
from trickkit.widgets import Done, GridLevel, GuidedLevel, MapLesson, Move, PlayLevel, Question

pytestmark = pytest.mark.usefixtures("own_home")
ROOT = Path(__file__).parents[3]
RUBBISH = b"no store at all, and long enough for a header of 100 bytes" * 9


def ask(key: str = "01.1", lang: str = "en") -> Question:
    widget = open_lesson(key[:2], lang=lang).play(key)
    assert isinstance(widget, Question)
    return widget


def right(key: str = "01.1") -> str:
    return load(key[:2]).levels[key].accept[0]


def wrong(key: str = "01.1") -> str:
    return next(seat for seat in "NESW" if seat != right(key))


def rows() -> list[tuple[str, str, bool, int, int, int]]:
    return [(one.level, one.kind, one.right, one.tries, one.hints, one.stars) for one in open_store().tries()]


def test_setting_up_a_level_writes_nothing(own_home):
    question = ask()
    question.hint()
    click(question, do="set", set={"lang": "de"})
    assert open_lesson("01").map().progress == {}
    assert not own_home.exists()


def test_every_answer_is_a_row():
    question = ask()
    question.answer(who=wrong())
    question.hint()
    click(question, do="check", answer={"who": right()})
    question.answer(who=wrong())
    assert rows() == [
        ("01.1", "who-wins", False, 1, 0, 0),
        ("01.1", "who-wins", True, 2, 1, 1),
        ("01.1", "who-wins", False, 3, 1, 0),
    ]
    (first, *_) = open_store().tries()
    assert datetime.fromisoformat(first.when).astimezone().date() == today()
    assert datetime.fromisoformat(first.when).tzinfo == UTC


def test_a_level_that_is_played_is_a_row_too():
    level = open_lesson("03").play("03.6")
    assert isinstance(level, PlayLevel)
    accepted = load("03").levels["03.6"].accept
    click(level, act=next(card for card in playable(level) if card not in accepted))
    click(level, do="again")
    click(level, act=accepted[0])
    assert [(row[2], row[3], row[5]) for row in rows()] == [(False, 1, 0), (True, 2, 2)]


def test_a_board_is_a_row_for_each_answer():
    board = open_lesson("05").play("05.1")
    assert isinstance(board, GridLevel)
    out = board._out  # the pairs to cross out
    board.mark(next(f"{rank}{suit}" for suit in "CDHS" for rank in "789TJQKA" if f"{rank}{suit}" not in out))
    assert rows() == [("05.1", "cross-out", False, 1, 0, 0)]
    for key in [*out]:
        board.mark(key)
    assert rows()[1:] == [("05.1", "cross-out", True, 2, 0, 2)]


def test_a_guided_hand_is_a_row_at_its_end_and_for_what_was_wrong():
    hand = open_lesson("08").play("08.1")
    assert isinstance(hand, GuidedLevel)
    slipped = False
    for _ in range(60):
        if hand.solved:
            break
        if view(hand)["auto"] or "next" in buttons(hand):
            click(hand, do="next")
            continue
        move = hand._move() or Move(())
        right_acts = [act for act in playable(hand) if act in (move.accept or playable(hand))]
        wrong_acts = [act for act in playable(hand) if act not in right_acts]
        if wrong_acts and not slipped:
            slipped = True
            click(hand, act=wrong_acts[0])
            while view(hand)["auto"]:
                click(hand, do="next")
            click(hand, do="again")
        click(hand, act=right_acts[0])
    assert rows() == [("08.1", "guided", False, 1, 0, 0), ("08.1", "guided", True, 2, 0, 2)]


MATCH = """
format = "trickkit-levels 1"
lesson = "90"
game = "latinern"
[title]
en = "A match"
de = "Eine Partie"
[goals.win]
en = "Win."
de = "Gewinn."
[[level]]
key = "90.1"
kind = "match"
goal = "win"
seed = 1
score = "NS:11 EW:11"
chosen = "short"
done = { en = "Won.", de = "Gewonnen." }
lost = { en = "Lost.", de = "Verloren." }
"""


def play_match() -> Any:
    """Play a match to its end, by the first card that is allowed."""
    table: Any = Lesson(read(MATCH, "90"), Words()).play("90.1")
    kept = len(rows())
    while not view(table).get("verdict"):
        assert len(rows()) == kept
        if view(table)["auto"] or "next" in buttons(table):
            click(table, do="next")
        elif "stay" in buttons(table):
            click(table, act="stay")
        else:
            click(table, act=playable(table)[0])
    return table


def test_a_match_is_a_row_when_it_is_over():
    won = view(play_match())["verdict"]["right"]
    assert rows() == [("90.1", "match", True, 1, 0, 3 if won else 1)]


@pytest.mark.parametrize(("ended", "stars"), [("won", 3), ("drawn", 2), ("lost", 1)])
def test_a_match_played_to_its_end_is_solved_however_it_ends(monkeypatch, ended, stars):
    over = MatchTable._ended
    monkeypatch.setattr(MatchTable, "_ended", lambda self: over(self) and ended)
    play_match()
    assert rows() == [("90.1", "match", True, 1, 0, stars)]
    assert noted().progress() == {"90.1": Done(1, 0, stars)}
    assert [len(sitting) for sitting in sittings(open_store().tries())] == [1]


def test_trying_again_keeps_the_stars_at_their_best():
    ask().answer(who=right())
    again = ask()
    again.answer(who=wrong())
    again.answer(who=right())
    assert open_lesson("01").map().progress == {"01.1": Done(3, 0, 3)}
    assert [row[5] for row in rows()] == [3, 0, 2]


def test_the_map_is_live_in_its_own_notebook_and_looks_again_for_others():
    shown, other = open_lesson("00").map(), ask("01.2")
    assert view(shown)["go"]["note"] == "level 00.1"
    question = ask()
    question.answer(who=right())
    assert shown.progress == {"01.1": Done(1, 0, 3)}
    assert view(shown)["go"]["note"] == "level 01.2, 1 of 7 done"
    open_store().add(Try("00.1", "play", right=True, tries=1, hints=0, stars=2, when=""))  # from another notebook
    assert "00.1" not in shown.progress
    click(shown, do="look")
    assert shown.progress["00.1"] == Done(1, 0, 2)
    newer = open_lesson("00").map()
    other.hint()
    ask().answer(who=wrong())
    assert newer.progress["01.1"] == Done(2, 0, 3)
    assert shown.progress["01.1"] == Done(1, 0, 3)  # a newer one has taken its place


def test_a_map_reads_tries_and_copies_once_and_publishes_once(monkeypatch):
    done: list[str] = []
    store, lessons = type(noted().store), course_map.map_lessons
    tries = store.tries

    def tries_read(self: Store, level: str | None = None) -> tuple[Try, ...]:
        done.append("tries")
        return tries(self, level)

    def copies_read(place: Path | None = None) -> tuple[MapLesson, ...]:
        done.append("copies")
        return lessons(place)

    monkeypatch.setattr(store, "tries", tries_read)
    monkeypatch.setattr(course_map, "map_lessons", copies_read)
    shown = open_lesson("00").map()
    assert sorted(done) == ["copies", "tries"]
    assert view(shown)["rev"] == 1
    ask().answer(who=right())
    assert view(shown)["rev"] == 2


def test_a_file_that_cannot_be_written_is_said_once_and_nothing_is_lost(own_home):
    own_home.mkdir()
    (own_home / "progress.sqlite").mkdir()
    shown, question = open_lesson("00").map(), ask()
    assert "cannot be kept just now" in error(shown)
    question.answer(who=wrong())
    assert error(question) == ""  # the map has said it
    assert view(question)["verdict"]
    question.answer(who=right())
    assert question.solved
    assert shown.progress == open_lesson("00").map().progress == {"01.1": Done(2, 0, 2)}
    (own_home / "progress.sqlite").rmdir()
    ask("01.2").answer(who=right("01.2"))
    assert [(row[0], row[2]) for row in rows()] == [("01.1", False), ("01.1", True), ("01.2", True)]
    (own_home / "progress.sqlite").unlink()
    (own_home / "progress.sqlite").mkdir()
    german = ask("01.1", lang="de")
    german.answer(who=right())
    assert "gerade nicht speichern" in error(german)
    german.answer(who=right())
    assert error(german) == ""


def test_a_locked_file_does_not_stop_the_learner():
    ask().answer(who=right())
    noted().store._wait = 0.01  # type: ignore[attr-defined] # of the database; the test waits for nothing
    with closing(sqlite3.connect(open_store().file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        question = ask()
        question.answer(who=right())
        assert "cannot be kept" in error(question)
        assert open_lesson("01").map().progress["01.1"] == Done(2, 0, 3)  # what this kernel has been told
    ask().answer(who=right())
    assert len(rows()) == 3


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_damaged_file_is_set_aside_and_the_lesson_says_so(own_home, lang):
    own_home.mkdir()
    (own_home / "progress.sqlite").write_bytes(RUBBISH)
    question = ask(lang=lang)
    question.answer(who=right())
    assert {"en": "could not be used", "de": "nicht zu gebrauchen"}[lang] in error(question)
    assert "progress (set aside 1).sqlite" in error(question)
    question.answer(who=right())
    assert error(question) == ""
    assert (own_home / "progress (set aside 1).sqlite").read_bytes() == RUBBISH
    assert len(rows()) == 2


def test_the_map_says_it_too(own_home):
    own_home.mkdir()
    (own_home / "progress.sqlite").write_bytes(RUBBISH)
    assert "progress (set aside 1).sqlite" in error(open_lesson("00").map())
    assert error(open_lesson("00").map()) == ""


def test_whatever_the_store_says_play_goes_on(monkeypatch):
    def refuse(*_: object) -> None:
        raise StoreError("no")

    monkeypatch.setattr(type(noted().store), "add", refuse)
    monkeypatch.setattr(type(noted().store), "tries", refuse)
    question = ask()
    question.answer(who=right())
    assert question.solved
    assert open_lesson("01").map().progress == {"01.1": Done(1, 0, 3)}


ANSWER = """
import sys
from trickkit.course import open_lesson
from trickkit.course.levels import load
key, count = sys.argv[1], int(sys.argv[2])
accepted = load(key[:2]).levels[key].accept[0]
for number in range(count):
    question = open_lesson(key[:2]).play(key)
    question.answer(who=next(seat for seat in "NESW" if seat != accepted))
    question.answer(who=accepted)
    assert not question.view["error"], question.view["error"]
"""


def test_several_notebooks_at_once_lose_nothing():
    keys, count = ("01.1", "01.2", "01.1"), 15
    kernels = [
        subprocess.Popen([sys.executable, "-c", ANSWER, key, str(count)], cwd=ROOT, stderr=subprocess.PIPE, text=True)
        for key in keys
    ]
    assert [kernel.communicate()[1] for kernel in kernels] == [""] * len(keys)
    tried = open_store().tries()
    assert len(tried) == 2 * count * len(keys)
    assert sum(one.right for one in tried if one.level == "01.1") == 2 * count
    assert open_lesson("01").map().progress.keys() == {"01.1", "01.2"}
