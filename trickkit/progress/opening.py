"""Chooses the store that this machine can have."""

from __future__ import annotations

import sys
from pathlib import Path

from trickkit.progress.json_file import JsonStore
from trickkit.progress.model import Store
from trickkit.progress.where import folder


def open_store(place: Path | None = None) -> Store:
    """Give the learner's store; nothing is written yet.

    Args:
        place: its folder; without it the one that `folder` names.

    >>> store = open_store()
    >>> store.tries("00.1"), store.kept("a table nobody sat at")
    ((), None)
    """
    place = folder() if place is None else place
    if sys.platform == "emscripten":  # it has sqlite3, but its files have no locks
        return JsonStore(place / "progress.json")
    try:
        from trickkit.progress.sqlite import SqliteStore  # noqa: PLC0415 - not every Python has sqlite3
    except ImportError:
        return JsonStore(place / "progress.json")
    return SqliteStore(place / "progress.sqlite")
