"""The teacher's room of lesson 24: files beside the notebook, a report on an invented class, a hand on the wall."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.widgets.front import view
from trickkit.course import open_lesson
from trickkit.course.classroom import room
from trickkit.course.classroom.files import read_file
from trickkit.course.classroom.gathering import gather
from trickkit.course.classroom.results import Unread
from trickkit.course.kinds import KINDS
from trickkit.course.kinds.classes import CHOOSE
from trickkit.course.lesson import Lesson
from trickkit.course.levels import Level, load
from trickkit.errors import TrickkitError
from trickkit.progress import open_store
from trickkit.widgets import Question, Replay

SET = "who-wins:2, find-pair:1:2, legal:1"


@pytest.fixture
def lesson(own_home, tmp_path, monkeypatch) -> Lesson:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(room, "_MADE", {})
    return open_lesson("24")


def there() -> list[str]:
    return sorted(path.relative_to("class").as_posix() for path in Path("class").rglob("*") if path.is_file())


def test_a_set_is_made_once_and_nothing_else_is_written(lesson, tmp_path):
    said = lesson.class_set(SET, deals=1, name="7b")
    (set_file, notebook) = said.files
    found = read_file(Path(set_file))
    assert set_file == f"class/7b-{found.id}.toml"
    assert [item.key for item in found.items] == ["e1", "e2", "e3", "e4", "d1"]
    assert found.exercises[2].level == 2
    assert f'open_set(\\"7b-{found.id}.toml\\")' in Path(notebook).read_text("utf-8")
    assert f'<a href="{set_file}">{set_file}</a>' in said._repr_html_()
    before = there()
    assert lesson.class_set(SET, deals=1, name="7b").files == (set_file, notebook)
    assert there() == before
    assert [path.name for path in tmp_path.iterdir()] == ["class"]
    Path(notebook).write_text("my own notes", "utf-8")
    assert lesson.class_set(SET, deals=1, name="7b").files[1] == notebook.replace(".ipynb", " (2).ipynb")
    assert Path(notebook).read_text("utf-8") == "my own notes"


@pytest.mark.parametrize(
    ("exercises", "deals", "name", "said"),
    [
        (SET, 1, "", "name is missing"),
        (SET, 1, "7b\n8c", "cannot be printed"),
        (SET, 1, "b" * 101, "longer than 100 letters"),
        ("", 0, "7b", "this set has no task"),
    ],
)
def test_a_set_that_nobody_could_open_is_not_written(lesson, tmp_path, exercises, deals, name, said):
    with pytest.raises(TrickkitError, match=said):
        lesson.class_set(exercises, deals=deals, name=name)
    assert not any(tmp_path.iterdir())


def test_a_task_is_tried_and_nothing_of_it_is_kept(lesson):
    lesson.class_set(SET)
    question = lesson.class_task("e3")
    assert isinstance(question, Question)
    question.hint()
    assert view(question)["label"] == "Which pair is left?"
    assert open_store().tries() == ()
    with pytest.raises(TrickkitError, match=r"has no task \"e9\""):
        lesson.class_task("e9")


def test_first_a_set_then_the_rest(lesson):
    for cell in (lesson.class_report, lambda: lesson.class_task("e1")):
        with pytest.raises(TrickkitError, match=re.escape("there is no set yet; run lesson.class_set() first")):
            cell()


def test_the_invented_class_is_the_same_each_time_and_one_file_is_damaged(lesson):
    lesson.class_set()
    said = lesson.class_report()
    before = there()
    assert lesson.class_report() == said
    assert there() == before
    page, table = said.files
    (folder,) = Path("class").glob("handed-in-*")
    found = gather(read_file(next(Path("class").glob("*.toml"))), [folder])
    assert [one.result.name for one in found.handed_in] == [*room.NAMES[:-1]]
    assert [each.why for each in found.left_out] == [Unread.DAMAGED]
    assert said.lines[0] == f"The file {folder}/lea.json is damaged, or was changed so that it cannot be right."
    assert said.lines[1] == "11 learners have handed in."
    assert said.lines[2].startswith("Ada: ")
    assert "1 file is left out" in Path(page).read_text("utf-8")
    assert Path(table).read_text("utf-8-sig").count("\n") > 11


def test_files_lie_beside_the_notebook_that_is_at_work(lesson, tmp_path, monkeypatch):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "24.ipynb").write_text("{}", "utf-8")
    monkeypatch.setenv("JPY_SESSION_NAME", str(folder / "24.ipynb"))
    assert Path(lesson.class_set().files[0]).parent == Path("class")
    assert [path.suffix for path in sorted((folder / "class").iterdir())] == [".ipynb", ".toml"]
    assert not Path("class").exists()
    (folder / "class" / "x").write_text("", "utf-8")
    monkeypatch.chdir(folder)
    assert lesson.class_set().files[0].startswith("class/")


def test_a_folder_of_that_name_stays(lesson):
    (set_file, _) = lesson.class_set().files
    Path(set_file).unlink()
    Path(set_file).mkdir()
    assert lesson.class_set().files[0] == set_file.replace(".toml", " (2).toml")


def test_a_folder_that_cannot_be_made(lesson):
    Path("class").write_text("a file", "utf-8")
    with pytest.raises(TrickkitError, match='"class" cannot be made'):
        lesson.class_set()


def test_a_hand_on_the_wall(lesson):
    for more, seen in (({"seat": "S"}, 1), ({"hide": "S"}, 3), ({}, 4)):
        wall = lesson.on_the_wall("24.A", **more)
        assert isinstance(wall, Replay)
        shown = json.dumps(view(wall))
        assert view(wall)["projector"]
        assert sum(card in shown for card in ('"9D"', '"7C"', '"KD"', '"8C"')) == seen


def test_a_link_to_a_hand(lesson):
    said = lesson.deal_link("24.A", "https://school.example/cards/", seat="S")
    assert said.code.startswith("https://school.example/cards/#record=")
    assert said.code.endswith("&seat=S&lang=en")
    assert said.code in str(said)


def test_no_such_hand(lesson):
    with pytest.raises(TrickkitError, match=r'lesson 24 has no hand "24.Z"; its hands: 24\.A'):
        lesson.on_the_wall("24.Z")
    with pytest.raises(TrickkitError, match=r'lesson 04 has no hand "24.A"; its hands: none'):
        open_lesson("04").on_the_wall("24.A")


def changed(key: str, **more: object) -> Level:
    level = load("24").levels[key]
    return replace(level, more={**level.more, **more})


def test_what_is_right_follows_the_file():
    assert CHOOSE["missed-most"](changed("24.3", tried={"e1": [8, 7], "e2": [4, 3]})) == "e1"
    files = [{"letters": number, "day": "2026-02-02", "set": "this"} for number in (1, 1, 2)]
    assert CHOOSE["learners-in-report"](changed("24.2", files=files)) == "2"
    with pytest.raises(TrickkitError, match=r"level 24\.1 has 0 changes that make another set"):
        CHOOSE["another-set"](changed("24.1", change={"due": ["Friday", "Monday"]}))
    assert {level.kind for level in load("24").levels.values()} <= {*KINDS}
