"""A terminal for the tests of the command line."""

from __future__ import annotations

import pytest

from tests.unit.cli.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Give a way to run commands in this process."""
    return Terminal(capsys)
