"""Which version of a lesson a notebook is, and which copy a learner works with."""

from __future__ import annotations

import json
import subprocess

import pytest

from tools.lessons_build import next_version
from trickkit.course.library import LessonFile, lessons
from trickkit.course.versions import UNKNOWN, Version, installed, is_older, newest, outdated, version_of


@pytest.fixture
def lesson(tmp_path) -> LessonFile:
    """A lesson as it is installed, of version 2."""
    path = tmp_path / "installed" / "04_who_wins.ipynb"
    path.parent.mkdir()
    path.write_text(notebook(2))
    return LessonFile("04", "en", path)


def notebook(version: int | None, *cells: str) -> str:
    metadata = {} if version is None else {"trickkit": {"lesson": "04", "version": version, "lang": "en"}}
    return json.dumps({"metadata": metadata, "cells": [{"cell_type": "code", "source": [cell]} for cell in cells]})


def test_every_lesson_says_what_it_is():
    for file in lessons():
        found = version_of(file.path)
        assert found is not None, file
        assert (found.lesson, found.lang) == (file.number, file.lang)
        assert found.number >= 1
        assert installed(file.number, file.lang) == file
    assert installed("99", "en") is None


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (notebook(3), Version("04", 3, "en")),
        (notebook(None), UNKNOWN),
        ('{"metadata": {"trickkit": {"lesson": 4, "version": "x"}}}', UNKNOWN),
        ("{}", UNKNOWN),
        ("my own work", None),
        ("[1]", None),
        ("[" * 100_000, None),
        ("\ud800", None),
    ],
)
def test_what_a_notebook_says(tmp_path, content, found):
    path = tmp_path / "some.ipynb"
    path.write_bytes(content.encode("utf-8", "surrogatepass"))
    assert version_of(path) == found
    assert version_of(tmp_path / "none.ipynb") is None


@pytest.mark.parametrize(("content", "older"), [
    (notebook(1), True), (notebook(None), True), (notebook(2), False), (notebook(3), False), ("my own work", False),
])  # fmt: skip
def test_a_copy_is_older_than_the_lesson(tmp_path, lesson, content, older):
    mine = tmp_path / "04_who_wins.ipynb"
    mine.write_text(content)
    assert is_older(mine, lesson) is older
    assert outdated(tmp_path, lesson) is older


def test_the_copy_to_work_with_is_the_newest(tmp_path, lesson):
    assert newest(tmp_path / "nowhere", lesson) is None
    assert not outdated(tmp_path, lesson)
    first, second, third = (tmp_path / f"04_who_wins{number}.ipynb" for number in ("", " (2)", " (3)"))
    first.write_text(notebook(1))
    assert newest(tmp_path, lesson) == first
    second.write_text(notebook(2))
    assert newest(tmp_path, lesson) == second
    third.write_text(notebook(1, "own work"))
    assert newest(tmp_path, lesson) == second
    third.write_text(notebook(2, "own work"))
    assert newest(tmp_path, lesson) == third
    third.write_text("torn")
    assert newest(tmp_path, lesson) == second
    assert not outdated(tmp_path, lesson)


def test_the_version_grows_when_the_cells_change(tmp_path):
    source = tmp_path / "en" / "04_who_wins.md"
    source.parent.mkdir()
    committed = source.with_suffix(".ipynb")
    assert next_version(source, [("code", "a")]) == Version("04", 1, "en")
    committed.write_text(notebook(None, "a"))
    assert next_version(source, [("code", "b")]).number == 1
    committed.write_text(notebook(4, "a"))
    assert next_version(source, [("code", "a")]).number == 4
    for cells in ([("code", "b")], [("markdown", "a")], [("code", "a"), ("code", "b")], []):
        assert next_version(source, cells).number == 5
    committed.write_text("<<<<<<< HEAD")
    with pytest.raises(ValueError, match="line 1"):
        next_version(source, [("code", "a")])


def test_building_twice_before_a_commit_raises_the_version_once(tmp_path):
    source = tmp_path / "en" / "04_who_wins.md"
    source.parent.mkdir()
    built = source.with_suffix(".ipynb")
    built.write_text(notebook(4, "a"))

    def git(*said: str) -> None:
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@y", *said], cwd=tmp_path, check=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "a")
    for cell in ("b", "c"):
        assert next_version(source, [("code", cell)]).number == 5
        built.write_text(notebook(5, cell))
    assert next_version(source, [("code", "a")]).number == 4
    git("commit", "-qam", "c")
    assert next_version(source, [("code", "c")]).number == 5
    assert next_version(source, [("code", "d")]).number == 6


def test_before_the_first_release_all_begin_at_one(tmp_path):
    source = tmp_path / "en" / "04_who_wins.md"
    source.parent.mkdir()
    source.with_suffix(".ipynb").write_text(notebook(4, "a"))
    assert next_version(source, [("code", "b")], first=True) == Version("04", 1, "en")
