"""The command line without any extra: no package of one is loaded where a command can do without."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[3]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
PACKAGES = sorted({Requirement(line).name for lines in EXTRAS.values() for line in lines} - {"trickkit"})
WITHOUT = f"""
import importlib.abc, sys
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0].replace("_", "-") in {PACKAGES!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
from trickkit.cli import main
sys.exit(main(sys.argv[1:]))
"""


def ran(folder: Path, line: str) -> str:
    """Run a command of its own process, with no package of any extra to be found."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *line.split()],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TRICKKIT_HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deal latinern --seed 7", "[Deal"),
        ("puzzle legal --seed 1 --solution", "[View"),
        ("simulate latinern --ns greedy --ew random --deals 2", "greedy"),
        ("lessons list", "04"),
        ("progress show", "\n"),
        ("site --help", "OUT"),
    ],
)
def test_a_command_does_without(tmp_path, line, said):
    assert said in ran(tmp_path, line)


def test_a_set_for_marks_is_made_and_its_key_printed(tmp_path):
    ran(tmp_path, "class new Test --marks --nbgrader --notebook --exercises legal:1 who-wins:1 find-pair:1")
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "home") == [
        *("release", "source", "test.ipynb", "test.paper.json", "test.toml"),
    ]
    assert ran(tmp_path, "class check test.toml --key").count("\t") == 6


def test_the_packages_of_the_extras_are_known():
    assert {"anywidget", "ipywidgets", "jupyterlab", "numba", "pandas", "fsrs", "distributed"} <= {*PACKAGES}
