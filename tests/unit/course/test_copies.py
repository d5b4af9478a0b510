"""A copy that is old says so where it is opened, and on the map; fresh copies come beside it, never over it."""

from __future__ import annotations

import importlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.front import click, error, view
from trickkit import TrickkitError
from trickkit.course import copies, open_lesson
from trickkit.course.library import copy_lesson, copy_lessons, lessons
from trickkit.course.notice import Notice
from trickkit.course.versions import installed, version_of

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.fixture
def place(tmp_path):
    """A learner's copies of all lessons."""
    copy_lessons(tmp_path / "mine")
    return tmp_path / "mine"


@pytest.fixture
def shown(monkeypatch) -> list[Notice]:
    """Catch what a notebook would display."""
    said: list[Notice] = []
    monkeypatch.setattr(importlib.import_module("IPython"), "get_ipython", object)
    monkeypatch.setattr(importlib.import_module("IPython.display"), "display", said.append)
    return said


def at(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be the kernel of a notebook, as Jupyter starts it."""
    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("JPY_SESSION_NAME", str(path))
    return path


def older(path: Path, version: int | None = 0) -> str:
    """Make a notebook a copy of an older version, with own work in it; give its text."""
    notebook = json.loads(path.read_text())
    said = notebook["metadata"].pop("trickkit")
    if version is not None:
        notebook["metadata"]["trickkit"] = {**said, "version": version}
    path.write_text(json.dumps(notebook))
    return path.read_text()


def test_a_fresh_copy_says_nothing(place, shown, monkeypatch):
    at(place / "en" / "04_who_wins.ipynb", monkeypatch)
    open_lesson("04")
    assert shown == []


def test_nothing_is_shown_outside_a_notebook(place, monkeypatch, capsys):
    older(at(place / "en" / "04_who_wins.ipynb", monkeypatch))
    open_lesson("04")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    open_lesson("04")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("version", [0, None])
def test_an_old_copy_says_what_to_do(place, shown, monkeypatch, version):
    mine = at(place / "de" / "04_who_wins.ipynb", monkeypatch)
    own = older(mine, version)
    lesson = open_lesson("04", lang="de")
    (said,) = shown
    now = version_of(installed("04", "de").path).number  # type: ignore[union-attr] # it is there
    assert f"Fassung 0, installiert ist Fassung {now}" in repr(said)
    assert "<code>lesson.fresh_copy()</code>" in said._repr_html_()
    fresh = lesson.fresh_copy()
    assert '<a href="04_who_wins%20%282%29.ipynb">04_who_wins (2).ipynb</a>' in fresh._repr_html_()
    assert "04_who_wins (2).ipynb" in repr(fresh)
    assert mine.read_text() == own
    assert lesson.fresh_copy() == fresh
    assert len(list(mine.parent.glob("04*"))) == 2
    open_lesson("04", lang="de")
    assert "liegt hier: 04_who_wins (2).ipynb" in repr(shown[1])
    assert shown[1].file == "04_who_wins (2).ipynb"


def test_another_notebook_says_nothing(place, shown, monkeypatch, tmp_path):
    older(place / "en" / "04_who_wins.ipynb")
    at(place / "en" / "03_trump_and_schlag.ipynb", monkeypatch)
    open_lesson("04")
    own = tmp_path / "own.ipynb"
    own.write_text('{"metadata": {}}')
    at(own, monkeypatch)
    open_lesson("04")
    own.write_text("torn")
    open_lesson("04")
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "gone.ipynb"))
    open_lesson("04")
    monkeypatch.setenv("JPY_SESSION_NAME", "a console")
    open_lesson("04")
    assert shown == []


def test_an_old_copy_under_another_name_is_known_by_its_metadata(place, shown, monkeypatch):
    mine = place / "en" / "04_who_wins.ipynb"
    older(mine)
    at(mine.rename(place / "my own name.ipynb"), monkeypatch)
    open_lesson("04", lang="de")
    assert "version 0" not in repr(shown[0])
    assert "Fassung 0" in repr(shown[0])


def test_a_fresh_copy_without_a_notebook(own_home, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    said = open_lesson("04").fresh_copy()
    target = own_home / "lessons" / "en" / "04_who_wins.ipynb"
    assert target.is_file()
    assert (own_home / "lessons" / "rules" / "latinern.md").is_file()
    assert str(target) in repr(said)
    assert "<a" not in said._repr_html_()
    monkeypatch.chdir(target.parent)
    assert copies.place_of_copies() == own_home / "lessons"
    target.write_text("own work")
    assert "04_who_wins (2).ipynb" in repr(open_lesson("04").fresh_copy())


def test_fresh_copies_bring_the_rules_that_they_link(place, monkeypatch):
    at(place / "en" / "04_who_wins.ipynb", monkeypatch)
    rules = place / "rules"
    assert not rules.exists()  # as in copies from before the lessons had links to them
    open_lesson("04").fresh_copy()
    assert sorted(path.name for path in rules.iterdir()) == ["latinern.md", "twenty-eight.md"]
    shutil.rmtree(rules)
    older(place / "en" / "04_who_wins.ipynb")
    open_lesson("00").map().renew()
    assert sorted(path.name for path in rules.iterdir()) == ["latinern.md", "twenty-eight.md"]


def test_a_fresh_copy_outside_the_copies_brings_nothing_else(place, monkeypatch, tmp_path):
    alone = tmp_path / "desk" / "04_who_wins.ipynb"
    alone.parent.mkdir()
    alone.write_bytes((place / "en" / "04_who_wins.ipynb").read_bytes())
    own = older(at(alone, monkeypatch))
    open_lesson("04").fresh_copy()
    assert alone.read_text() == own
    assert not (tmp_path / "rules").exists()


def test_a_folder_that_cannot_be_written(place, monkeypatch):
    mine = at(place / "en" / "04_who_wins.ipynb", monkeypatch)
    older(mine)
    shown = open_lesson("04").map()

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("trickkit.course.copies.copy_lesson", refuse)
    monkeypatch.setattr("trickkit.course.map.copy_lesson", refuse)
    with pytest.raises(TrickkitError, match="Permission denied"):
        open_lesson("04").fresh_copy()
    click(shown, do="renew")
    assert "Permission denied" in error(shown)
    assert view(shown)["fresh"]["button"]


def test_a_lesson_that_is_gone(monkeypatch):
    monkeypatch.setattr("trickkit.course.copies.installed", lambda *_: None)
    with pytest.raises(TrickkitError, match="no lesson"):
        open_lesson("04").fresh_copy()


# ---------------------------------------------------------------------- the map


def links(shown: Any) -> dict[str, str]:
    return {each["number"]: each["href"] for part in view(shown)["parts"] for each in part["lessons"]}


def test_the_map_says_which_copies_are_old_and_gets_fresh_ones(place, monkeypatch):
    at(place / "en" / "00_start_here.ipynb", monkeypatch)
    shown = open_lesson("00").map()
    assert view(shown)["fresh"] is None
    click(shown, do="renew")
    assert error(shown)
    own = older(place / "en" / "04_who_wins.ipynb")
    (place / "en" / "01_what_is_a_trick.ipynb").unlink()
    older(place / "de" / "02_the_deal.ipynb")
    click(shown, do="look")
    fresh = view(shown)["fresh"]
    assert [line.partition(":")[2] for line in fresh["say"]] == [
        " 04. Your own copies stay as they are; fresh ones come beside them.", " 01.",
    ]  # fmt: skip
    assert links(shown)["1"] is None
    assert links(shown)["4"] == "../en/04_who_wins.ipynb"
    click(shown, do="renew")
    assert view(shown)["fresh"]["say"] == [
        "Fresh copies are there: 04_who_wins (2).ipynb, 01_what_is_a_trick.ipynb. The links here lead to them."
    ]
    assert view(shown)["fresh"]["button"] is None
    assert links(shown)["4"] == "../en/04_who_wins%20%282%29.ipynb"
    assert links(shown)["1"] == "../en/01_what_is_a_trick.ipynb"
    assert (place / "en" / "04_who_wins.ipynb").read_text() == own
    click(shown, do="renew")
    assert error(shown)
    click(shown, do="look")
    assert view(shown)["fresh"] is None
    shown.set(lang="de")
    assert "02. Deine eigenen Kopien bleiben" in view(shown)["fresh"]["say"][0]
    assert [path.name for path in shown.renew()] == ["02_the_deal (2).ipynb"]


def test_without_copies_the_map_links_as_the_lessons_are_named(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    assert copies.place_of_copies() is None
    shown: Any = open_lesson("00").map()
    assert links(shown)["4"] == "../en/04_who_wins.ipynb"
    assert view(shown)["fresh"] is None
    assert shown.renew() == ()
    (tmp_path / "en").mkdir()
    monkeypatch.chdir(tmp_path / "en")
    assert copies.place_of_copies() is None  # a folder of that name, and no lesson in it
    english = next(file for file in lessons() if file.lang == "en")
    copy_lesson(english, tmp_path / "en")
    assert copies.place_of_copies() == tmp_path


def test_a_folder_that_is_gone_is_no_place(monkeypatch):
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)

    def gone() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "cwd", gone)
    assert copies.place_of_copies() is None
    assert view(open_lesson("00").map())["parts"]
