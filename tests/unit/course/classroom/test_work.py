"""A set as a learner works on it: the same for everybody, kept in the progress file, handed in as a file."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.unit.course.classroom.learners import as_answer, exercise_of, played, right, wrong
from tests.unit.widgets.front import click, view
from trickkit.course import open_lesson, open_set
from trickkit.course.classroom import ClassSet, SetExercise
from trickkit.course.classroom.results import Unread, UnreadError, read_result
from trickkit.course.classroom.scores import LONGEST_PAUSE, Score, missed_kinds, scored
from trickkit.course.classroom.work import Work
from trickkit.course.noting import noted
from trickkit.course.standing import standing
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.progress import Store, StoreError, Try, everything, open_store
from trickkit.widgets import Guided, Question

pytestmark = pytest.mark.usefixtures("own_home")

ALGEBRA = """format = "trickkit-set 1"
name = "Algebra 7b"
levels = ["01.1"]
[[exercise]]
kind = "who-wins"
seed = "algebra 1"
[[exercise]]
kind = "legal"
seed = "algebra 1"
[[deal]]
seed = "algebra 1"
"""


@pytest.fixture
def algebra(tmp_path: Path) -> Path:
    file = tmp_path / "algebra.toml"
    file.write_text(ALGEBRA, "utf-8")
    return file


def asked(work: Work, key: str) -> Question:
    widget = work.play(key)
    assert isinstance(widget, Question)
    return widget


def handed_in(work: Work, folder: Path, name: str = "") -> tuple[Path, dict[str, object]]:
    file = re.search(r"Saved as (.*?\.json), ", str(work.results(name, to=folder)))
    assert file is not None
    path = Path(file[1])
    return path, json.loads(path.read_text("utf-8"))


def test_everybody_gets_the_same(algebra, tmp_path, monkeypatch):
    seen = []
    for learner in ("ann", "bob"):
        monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / learner))
        work = open_set(algebra)
        seen.append([view(work.play(item.key)) for item in work.set.items])
    assert seen[0] == seen[1]
    assert len({json.dumps(each) for each in seen[0]}) == 4


def test_the_set_says_how_it_looks_and_the_learner_may_say_otherwise(algebra):
    algebra.write_text(ALGEBRA + '[settings]\nlang = "de"\ndeck = "german"\nfour_color = true\n', "utf-8")
    shown = view(asked(open_set(algebra), "e1"))
    assert (shown["lang"], shown["deck"], shown["four"]) == ("de", "german", True)
    shown = view(asked(open_set(algebra, lang="en", deck="french", four_color=False), "e1"))
    assert (shown["lang"], shown["deck"], shown["four"]) == ("en", "french", False)


def test_what_it_says_of_itself(algebra):
    work = open_set(algebra)
    assert repr(work) == "Class set Algebra 7b: 4 tasks"
    due = replace(work.set, due="Friday")
    assert repr(Work(due, Words())) == "Class set Algebra 7b: 4 tasks, due Friday"
    assert repr(Work(due, Words("de"))) == "Aufgabensatz Algebra 7b: 4 Aufgaben, abzugeben bis Friday"
    assert "Algebra 7b: 4 tasks" in work._repr_html_()


def test_without_hints_there_are_none(algebra):
    algebra.write_text(ALGEBRA + "[settings]\nhints = false\n", "utf-8")
    work = open_set(algebra)
    question, hand = asked(work, "e1"), work.play("d1")
    assert isinstance(hand, Guided)
    while view(hand)["auto"]:
        click(hand, do="next")
    for widget in (question, hand):
        assert view(widget)["hint"] is None
        click(widget, do="hint")
        assert view(widget)["hint"] is None
        with pytest.raises(TrickkitError, match="hints are turned off"):
            widget.hint()
    assert question.tried.hints == hand.hints == 0
    algebra.write_text(ALGEBRA, "utf-8")
    assert view(asked(open_set(algebra), "e1"))["hint"] is not None


def test_no_next_question_is_offered(algebra):
    question = asked(open_set(algebra), "e1")
    right(question)
    assert question.solved
    assert view(question)["next"] is None


def test_answers_are_rows_under_the_name_of_the_set(algebra):
    work = open_set(algebra)
    question = asked(work, "e1")
    wrong(question)
    click(question, do="hint")
    right(question)
    level = asked(work, "01.1")
    level.answer(who="N")
    rows = [(row.level, row.kind, row.right, row.tries, row.hints) for row in open_store().tries()]
    assert rows[:2] == [
        (f"{work.set.id}/e1", "who-wins", False, 1, 0),
        (f"{work.set.id}/e1", "who-wins", True, 2, 1),
    ]
    assert rows[2][0] == "01.1"


def test_tasks_of_a_set_are_no_levels_of_the_course(algebra):
    right(asked(open_set(algebra), "e1"))
    now = standing(open_store())
    assert sum(lesson.solved for lesson in now.lessons) == 0
    assert now.next == "00.1"
    assert (now.levels, noted().progress()) == ({}, {})
    assert view(open_lesson("00").map())["go"]["say"] == "Begin here"


def test_what_is_handed_in(algebra, tmp_path):
    work = open_set(algebra)
    question = asked(work, "e1")
    wrong(question)
    click(question, do="hint")
    right(question)
    wrong(question)  # to see what it leads to
    wrong(asked(work, "e2"))
    hand = work.play("d1")
    assert isinstance(hand, Guided)
    slips = played(hand, 1)
    path, data = handed_in(work, tmp_path)
    learner = data["learner"]
    assert isinstance(learner, str)
    assert path.name == f"algebra-7b.{learner[:6]}.json"
    assert (data["set"], data["set_name"], data["format"], data["version"]) == (
        work.set.id,
        "Algebra 7b",
        "trickkit-result",
        1,
    )
    assert "name" not in data
    assert data["made"] == "2026-01-31T12:00:00+00:00"
    tasks = data["tasks"]
    assert tasks == [
        {"task": "e1", "kind": "who-wins", "tries": 2, "hints": 1, "seconds": 0, "stars": 1},
        {"task": "e2", "kind": "legal", "tries": 1, "hints": 0, "seconds": 0, "stars": 0},
        {"task": "d1", "kind": "guided", "tries": slips + 1, "hints": 0, "seconds": 0, "stars": hand.stars},
    ]
    assert data["missed"] == {"who-wins": 1, "legal": 1}
    found = read_result(path.read_bytes(), work.set)
    assert found.scores == work.scores()
    assert (found.learner, found.name, found.made) == (learner, "", datetime(2026, 1, 31, 12, tzinfo=UTC))


def test_a_name_only_if_it_is_typed(algebra, tmp_path):
    work = open_set(algebra)
    right(asked(work, "e1"))
    path, data = handed_in(work, tmp_path)
    again, named = handed_in(open_set(algebra), tmp_path, "  Ann\tLee ")
    assert (named["name"], named["learner"]) == ("Ann Lee", data["learner"])
    assert again == path
    assert "Ann" not in json.dumps(everything(open_store()))


def test_a_later_file_takes_the_place_of_ones_own_and_of_no_other(algebra, tmp_path):
    work = open_set(algebra)
    right(asked(work, "e1"))
    path, data = handed_in(work, tmp_path)
    wrong(asked(work, "e2"))
    assert handed_in(work, tmp_path)[0] == path
    foreign = json.dumps(data | {"learner": f"{data['learner']}"[::-1]})
    for mine in (foreign, "my notes", ""):
        path.write_text(mine, "utf-8")
        other, _ = handed_in(work, tmp_path)
        assert other.name == f"{path.stem} (2).json"
        assert path.read_text("utf-8") == mine


def test_nothing_is_handed_in_before_something_is_done(algebra, tmp_path):
    work = open_set(algebra)
    said = work.results(to=tmp_path)
    assert str(said) == "Nothing to hand in yet: no task of this set has been tried."
    assert [*tmp_path.glob("*.json")] == []


def test_what_is_said_when_it_is_saved(algebra, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    work = open_set("algebra.toml", lang="de")
    right(asked(work, "e1"))
    said = work.results()
    name = said.file
    assert Path(name).is_file()
    assert str(said) == (
        f"Gespeichert in {name}, das ist die Datei zum Abgeben. Angefangen: 1 von 4 Aufgaben. "
        "Ein Name steht nicht in der Datei."
    )
    assert f'<a href="{name}">{name}</a>' in said._repr_html_()
    assert "In der Datei steht der Name Ann." in str(work.results("Ann", to=tmp_path))
    assert work.results(to=tmp_path).file == ""


def test_everything_that_is_kept_is_deleted_with_the_rest(algebra, tmp_path):
    work = open_set(algebra)
    right(asked(work, "e1"))
    _, before = handed_in(work, tmp_path)
    kept = everything(open_store())
    assert kept["choices"] == {
        f"class opened {work.set.id}": "2026-01-31T12:00:00+00:00",
        "class learner": before["learner"],
    }
    open_store().clear()
    assert everything(open_store())["choices"] == {}
    assert work.scores() == {}
    right(asked(work, "e1"))
    assert handed_in(work, tmp_path)[1]["learner"] != before["learner"]


def test_a_store_that_cannot_be_used_hinders_nobody(algebra, tmp_path, monkeypatch):
    def fails(*_: object) -> None:
        raise StoreError("full")

    kept = noted()
    for name in ("add", "tries", "choose", "choices"):
        monkeypatch.setattr(type(kept.store), name, fails)
    work = open_set(algebra)
    right(asked(work, "e1"))
    said = work.results(to=tmp_path)
    assert "Your progress cannot be saved just now" in str(said) or "e1" in work.scores()
    (path,) = tmp_path.glob("*.json")
    assert [*read_result(path.read_bytes(), work.set).scores] == ["e1"]


def test_a_folder_that_is_not_there(algebra, tmp_path):
    work = open_set(algebra)
    right(asked(work, "e1"))
    with pytest.raises(TrickkitError, match="cannot be written: no such file or directory"):
        work.results(to=tmp_path / "nowhere")


@pytest.mark.parametrize(("text", "said"), [
    (None, '"algebra.toml" cannot be read: no such file or directory'),
    ('format = "trickkit-set 1"\nname = 3', "algebra.toml, line 2: name is a text; write it in quotation marks, not 3"),
    (ALGEBRA.replace("01.1", "01.99"), 'lesson 01 has no level "01.99"'),
    (ALGEBRA.replace("01.1", "88.1"), 'there is no lesson "88"'),
])  # fmt: skip
def test_a_set_that_cannot_be_opened(text, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if text is not None:
        Path("algebra.toml").write_text(text, "utf-8")
    with pytest.raises(TrickkitError) as caught:
        open_set("algebra.toml")
    assert str(caught.value).startswith(said)


def test_no_such_task(algebra):
    with pytest.raises(TrickkitError, match=r'has no task "e9"; its tasks are 01\.1, e1, e2, d1'):
        open_set(algebra).play("e9")


# -------------------------------------------------------------------- scores

TWO = ClassSet("Two", exercises=(SetExercise("legal", "1"), SetExercise("legal", "2")))


def at(minutes: float) -> str:
    return f"2026-01-31T12:{int(minutes):02d}:{round(minutes % 1 * 60):02d}+00:00"


def row(key: str, when: str, *, right: bool, tries: int = 1, hints: int = 0, stars: int | None = None) -> Try:
    earned = (3 if right else 0) if stars is None else stars
    return Try(key if "." in key else f"{TWO.id}/{key}", "legal", right, tries, hints, earned, when)


def test_time_runs_from_the_answer_before_or_the_opening():
    rows = [
        row("e1", at(1), right=False),
        row("e2", at(1.5), right=True),
        row("04.1", at(3), right=True),
        row("e1", at(3.25), right=True, tries=2, stars=2),
        row("e1", at(30), right=True, tries=3, stars=2),
    ]
    assert scored(TWO, rows, [at(0)]) == {"e1": Score(2, 0, 75, 2), "e2": Score(1, 0, 30, 3)}
    assert scored(TWO, rows, [at(0), at(2.75), at(59)])["e1"].seconds == 75
    assert scored(TWO, rows, [])["e1"].seconds == 15


def test_a_long_pause_counts_no_more_than_ten_minutes():
    rows = [row("e1", at(1), right=False), row("e1", at(50), right=True, tries=2)]
    assert scored(TWO, rows, [at(1)])["e1"].seconds == LONGEST_PAUSE
    assert scored(TWO, rows, [at(1), at(48)])["e1"].seconds == 120


def test_a_time_that_cannot_be_read_is_none():
    rows = [row("e1", "soon", right=False), row("e1", at(2), right=True, tries=2)]
    assert scored(TWO, rows, ["yesterday", at(1)])["e1"].seconds == 60


def test_sittings_add_up_until_the_first_right_answer():
    rows = [
        row("e1", at(1), right=False, hints=1),
        row("e1", at(2), right=False, hints=2),
        row("e1", at(3), right=True, tries=2, hints=3, stars=1),
        row("e1", at(4), right=True),
    ]
    assert scored(TWO, rows, [at(0)]) == {"e1": Score(3, 4, 180, 1)}


def test_missed_kinds_are_counted():
    assert missed_kinds(TWO, {"e1": Score(2, 0, 0, 2), "e2": Score(1, 0, 0, 0)}) == {"legal": 2}
    assert missed_kinds(TWO, {"e1": Score(1, 2, 0, 1)}) == {}


# -------------------------------------------------------------------- files

GOOD = {
    "format": "trickkit-result",
    "version": 1,
    "set": TWO.id,
    "set_name": "Two",
    "learner": "a123456789abcdef",
    "name": "Ann",
    "made": "2026-01-31T12:00:00+00:00",
    "tasks": [
        {"task": "e2", "kind": "legal", "tries": 2, "hints": 0, "seconds": 9, "stars": 2},
        {"task": "e1", "kind": "legal", "tries": 1, "hints": 0, "seconds": 9, "stars": 3},
    ],
}


def with_task(**changed: object) -> dict[str, object]:
    return GOOD | {"tasks": [{**GOOD["tasks"][0], **changed}]}  # type: ignore[index]


def test_a_file_that_is_read():
    for mark in (b"", b"\xef\xbb\xbf"):
        found = read_result(mark + json.dumps(GOOD).encode(), TWO)
        assert [*found.scores.items()] == [("e1", Score(1, 0, 9, 3)), ("e2", Score(2, 0, 9, 2))]
        assert found.name == "Ann"


@pytest.mark.parametrize(("data", "why"), [
    (b"", Unread.EMPTY),
    (b" \n", Unread.EMPTY),
    (b"x" * 1_000_001, Unread.LARGE),
    (b"hello", Unread.OTHER),
    (b"\xff\xfe", Unread.OTHER),
    (b"[" * 100_000, Unread.OTHER),
    (b"[]", Unread.OTHER),
    (b'{"format": "trickkit progress"}', Unread.OTHER),
    (json.dumps(GOOD)[:200], Unread.DAMAGED),
    (GOOD | {"version": "1"}, Unread.DAMAGED),
    (GOOD | {"version": True}, Unread.DAMAGED),
    (GOOD | {"version": 0}, Unread.DAMAGED),
    (GOOD | {"version": 2}, Unread.NEWER),
    (GOOD | {"set": "00000000"}, Unread.SET),
    (GOOD | {"set": None, "set_name": 3}, Unread.SET),
    (GOOD | {"learner": "../../x"}, Unread.DAMAGED),
    (GOOD | {"learner": 3}, Unread.DAMAGED),
    (GOOD | {"name": ["Ann"]}, Unread.DAMAGED),
    (GOOD | {"made": "soon"}, Unread.DAMAGED),
    (GOOD | {"made": 3}, Unread.DAMAGED),
    (GOOD | {"tasks": None}, Unread.DAMAGED),
    (GOOD | {"tasks": [3]}, Unread.DAMAGED),
    (GOOD | {"tasks": [GOOD["tasks"][0]] * 2}, Unread.DAMAGED),  # type: ignore[index]
    (with_task(task="e9"), Unread.DAMAGED),
    (with_task(task=[]), Unread.DAMAGED),
    (with_task(kind="who-wins"), Unread.DAMAGED),
    (with_task(tries=0), Unread.DAMAGED),
    (with_task(tries=1.0), Unread.DAMAGED),
    (with_task(tries=True), Unread.DAMAGED),
    (with_task(tries=10**30), Unread.DAMAGED),
    (with_task(hints=-1), Unread.DAMAGED),
    (with_task(seconds=float("inf")), Unread.DAMAGED),
    (with_task(stars=4), Unread.DAMAGED),
    ({name: value for name, value in GOOD.items() if name != "learner"}, Unread.DAMAGED),
])  # fmt: skip
def test_a_file_that_cannot_be_used(data, why):
    raw = data if isinstance(data, bytes) else data.encode() if isinstance(data, str) else json.dumps(data).encode()
    with pytest.raises(UnreadError) as caught:
        read_result(raw, TWO)
    assert caught.value.why is why


def test_a_file_of_another_set_names_it():
    with pytest.raises(UnreadError) as caught:
        read_result(json.dumps(GOOD | {"set": "other", "set_name": "Geometry\u202e"}).encode(), TWO)
    assert caught.value.detail == "Geometry / other"


def test_the_key_of_an_answer_is_what_the_front_end_sends():
    exercise = exercise_of(asked(Work(TWO, Words()), "e1"))
    assert as_answer(exercise, exercise.accepted[0]) == {"acts": exercise.accepted[0].split()}
    assert isinstance(open_store(), Store)
