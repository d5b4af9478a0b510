"""A home of its own for each test: what one table keeps, no other test's table offers."""

from __future__ import annotations

from pathlib import Path

import pytest


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
