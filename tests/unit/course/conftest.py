"""A home of its own for each test: what one table keeps, no other test's table offers."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from trickkit.course.notice import Notice


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the learner's folder apart."""
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "home"))


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of the progress file, empty, on a fixed day."""
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-01-31")
    return tmp_path / "home"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """Catch what a notebook would display."""
    said: list[Notice] = []
    monkeypatch.setattr(importlib.import_module("IPython"), "get_ipython", object)
    monkeypatch.setattr(importlib.import_module("IPython.display"), "display", said.append)
    return said
