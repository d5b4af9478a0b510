"""A home of its own for a test that answers levels or copies lessons."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of the progress file, empty, on a fixed day."""
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-01-31")
    return tmp_path / "home"
