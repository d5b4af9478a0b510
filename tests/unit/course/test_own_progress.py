"""A learner saves the progress kept, and has it deleted, with a line in a cell."""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path

import pytest

from tests.unit.widgets.front import click, error
from trickkit.course import open_lesson
from trickkit.errors import TrickkitError
from trickkit.progress import Kept, StoreError, Try, everything, open_store, where
from trickkit.progress.json_file import JsonStore

pytestmark = pytest.mark.usefixtures("own_home")
RIGHT = Try("00.1", "play", right=True, tries=1, hints=0, stars=3, when="2026-01-01T10:00:00+00:00")


@pytest.fixture
def beside(monkeypatch, tmp_path):
    """Give the folder of the notebook; something is kept of the learner."""
    store = open_store()
    store.add(RIGHT)
    store.keep(Kept("a table", "[Game ...]", 1))
    folder = tmp_path / "en"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    return folder


def test_it_is_saved_beside_the_notebook_with_the_rows_of_the_export(beside):
    said = open_lesson("04").progress_file()
    assert repr(said) == (
        "Saved as trickkit-progress.json, beside this notebook: 1 try, 1 half-played hand. To have it elsewhere, "
        "right-click it in the list of files and choose Download. To delete what is kept: lesson.forget(yes=True)"
    )
    assert json.loads((beside / said.file).read_text(encoding="utf-8")) == everything(open_store())
    assert '<a href="trickkit-progress.json">trickkit-progress.json</a>' in said._repr_html_()
    assert "<code>lesson.forget(yes=True)</code>" in said._repr_html_()


def test_no_file_is_overwritten(beside):
    lesson = open_lesson("04", lang="de")
    names = [lesson.progress_file().file for _ in range(3)]
    assert names == ["trickkit-progress.json", "trickkit-progress (2).json", "trickkit-progress (3).json"]
    assert sorted(path.name for path in beside.iterdir()) == sorted(names)


def test_it_lies_beside_the_notebook_that_jupyter_names(beside, tmp_path, monkeypatch):
    mine = tmp_path / "de" / "04.ipynb"
    mine.parent.mkdir()
    mine.write_text("{}")
    monkeypatch.setenv("JPY_SESSION_NAME", str(mine))
    open_lesson("04").progress_file()
    assert [path.name for path in mine.parent.iterdir() if path != mine] == ["trickkit-progress.json"]


def test_in_the_browser_a_click_on_its_name_downloads_it(beside, monkeypatch, tmp_path):
    monkeypatch.delenv("TRICKKIT_HOME")
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(where, "DRIVE", tmp_path)
    JsonStore(tmp_path / "progress.json").add(RIGHT)
    said = open_lesson("04").progress_file()
    assert "A click on the name brings it to your machine" in said.text
    found = re.search(r'<a download="(.*?)" href="data:application/octet-stream;base64,(.*?)">', said._repr_html_())
    assert found
    assert found[1] == said.file == "trickkit-progress.json"
    assert base64.b64decode(found[2]) == (beside / said.file).read_bytes()
    assert json.loads(base64.b64decode(found[2]))["tries"][0]["level"] == "00.1"


def test_a_folder_that_cannot_be_written_is_an_error(beside, monkeypatch):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(TrickkitError, match=r'" cannot be written: permission denied'):
        open_lesson("04").progress_file()


def test_nothing_is_deleted_without_a_yes(beside):
    said = open_lesson("04").forget()
    assert repr(said) == (
        "This would delete all that is kept of you, for good: 1 try, 1 half-played hand, and all choices and noted "
        "answers. "
        "Nothing has been deleted yet. If you mean it: lesson.forget(yes=True)"
    )
    assert open_store().tries() == (RIGHT,)


def test_with_a_yes_everything_is_deleted_and_the_map_knows(beside):
    store = open_store()
    store.file.with_name("progress (set aside 1).sqlite").write_text("damaged")
    lesson = open_lesson("01")
    map_ = lesson.map()
    assert "00.1" in map_.progress
    said = repr(lesson.forget(yes=True))
    assert said.startswith(
        "Deleted from progress.sqlite: 1 try, 1 half-played hand, and all choices and noted answers."
    )
    assert said.endswith("is still there: progress (set aside 1).sqlite.")
    assert (store.tries(), store.hands()) == ((), ())
    assert map_.progress == {}


def test_what_could_not_be_written_is_forgotten_too(beside, monkeypatch):
    lesson = open_lesson("01")
    question = lesson.play("01.1")

    def full(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("trickkit.progress.sqlite.SqliteStore.add", full)
        click(question, do="check", answer={"who": "N"})
    assert "01.1" in lesson.map().progress
    lesson.forget(yes=True)
    assert lesson.map().progress == {}
    assert open_store().tries() == ()


@pytest.mark.parametrize("line", ["progress_file", "forget"])
def test_a_file_that_cannot_be_read_is_said(beside, line, monkeypatch):
    def unreadable(*_: object) -> None:
        raise StoreError("locked")

    monkeypatch.setattr("trickkit.progress.sqlite.SqliteStore.hands", unreadable)
    assert "its file cannot be read or written" in repr(getattr(open_lesson("04"), line)())
    assert list(beside.iterdir()) == []


def test_where_the_browser_keeps_no_files_the_first_answer_says_so_once(beside, monkeypatch, tmp_path):
    monkeypatch.delenv("TRICKKIT_HOME")
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(where, "DRIVE", tmp_path / "drive")
    question = open_lesson("01").play("01.1")
    click(question, do="check", answer={"who": "N"})
    assert error(question).startswith("Your progress lasts only until you close or reload this page")
    click(question, do="check", answer={"who": "E"})
    assert error(question) == ""
