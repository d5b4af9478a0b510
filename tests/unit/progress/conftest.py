"""Each store that a machine may have, in a folder of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from trickkit.progress.json_file import JsonStore
from trickkit.progress.sqlite import SqliteStore

if TYPE_CHECKING:
    from pathlib import Path

    from trickkit.progress import Store


@pytest.fixture(params=[SqliteStore, JsonStore])
def store(request, tmp_path: Path) -> Store:
    made: Store = request.param(tmp_path / "new" / "folder" / "progress.file")
    return made
