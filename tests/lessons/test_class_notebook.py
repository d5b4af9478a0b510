"""The notebook of a class set: run from top to bottom with no input, it leaves every task ready, and no file."""

from __future__ import annotations

from typing import Any

import nbclient
import nbformat
import pytest

from trickkit.course.classroom import ClassSet, SetDeal, SetExercise, Settings
from trickkit.course.classroom.notebook import to_notebook
from trickkit.course.classroom.writing import to_toml
from trickkit.i18n import Words


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_runs_from_top_to_bottom(lang, tmp_path, monkeypatch):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "home"))
    algebra = ClassSet(
        "Algebra",
        levels=("03.6", "10.2"),
        exercises=(SetExercise("legal", "1"), SetExercise("hidden-suit", "1")),
        deals=(SetDeal(seed="1"),),
        settings=Settings(lang),
    )
    (tmp_path / "algebra.toml").write_text(to_toml(algebra, Words(lang)), "utf-8")
    notebook: Any = nbformat.reads(to_notebook(algebra, "algebra.toml"), as_version=4)
    nbformat.validate(notebook)
    client = nbclient.NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    shown = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    tasks = shown[1:-1]
    assert len(tasks) == len(algebra.items) == 5
    for outputs in tasks:
        (output,) = outputs
        assert "<img" in output.data["text/html"]
        assert "application/vnd.jupyter.widget-view+json" in output.data
    (last,) = shown[-1]
    assert last.data["text/plain"] == Words(lang).label("ui.class.handed.nothing")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["algebra.toml", "home"]
