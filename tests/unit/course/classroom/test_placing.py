"""A set among a learner's copies: its file and its notebook, and nothing of the learner's is touched."""

from __future__ import annotations

import json

import pytest

from trickkit.course import open_set
from trickkit.course.classroom.files import read_file
from trickkit.course.classroom.placing import place
from trickkit.errors import TrickkitError

TEXT = 'format = "trickkit-set 1"\nname = "Algebra 7b"\nlessons = ["00"]\n'


def test_a_set_is_laid_among_the_copies(tmp_path):
    file, target = tmp_path / "from teacher.toml", tmp_path / "lessons"
    file.write_text(TEXT, "utf-8")
    notebook = place(file, target)
    name = f"algebra-7b-{read_file(file).id}"
    assert notebook == target / "sets" / f"{name}.ipynb"
    assert [path.name for path in sorted(notebook.parent.iterdir())] == [f"{name}.ipynb", f"{name}.toml"]
    assert json.dumps(f'open_set("{name}.toml")')[1:-1] in notebook.read_text("utf-8")
    assert open_set(notebook.with_suffix(".toml")).set == read_file(file)


def test_a_notebook_that_is_there_is_the_learners_and_a_set_that_was_mended_takes_its_place(tmp_path):
    file, target = tmp_path / "set.toml", tmp_path / "lessons"
    file.write_text(TEXT, "utf-8")
    notebook = place(file, target)
    notebook.write_text("my own notes", "utf-8")
    file.write_text(TEXT + 'due = "Monday"\n', "utf-8")
    assert place(file, target) == notebook
    assert notebook.read_text("utf-8") == "my own notes"
    assert read_file(notebook.with_suffix(".toml")).due == "Monday"
    file.write_text(TEXT.replace("00", "01"), "utf-8")
    assert place(file, target) != notebook


def test_a_set_that_cannot_be_laid(tmp_path):
    file = tmp_path / "set.toml"
    file.write_text(TEXT, "utf-8")
    with pytest.raises(TrickkitError, match="cannot be written"):
        place(file, file)
    file.write_text("name = 3", "utf-8")
    with pytest.raises(TrickkitError, match="a set file begins with"):
        place(file, tmp_path / "lessons")
