"""A progress file of its own for each test: what one table keeps, no other test's table offers."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The learner's folder."""
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))
    return tmp_path
