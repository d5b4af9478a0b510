"""Saves all that is kept in a file of its own: from the command line and from a notebook alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from trickkit.progress.model import Store
from trickkit.progress.rows import everything

EXPORT = "trickkit-progress.json"
"""The name of the file, unless another one is wanted."""


def export(store: Store, target: Path) -> dict[str, Any]:
    """Save everything as JSON in a new file.

    Args:
        store: what is kept.
        target: the file; none is overwritten.

    Returns:
        What has been saved, as plain data.

    Raises:
        StoreError: if what is kept cannot be read.
        FileExistsError: if the file is there already.
        OSError: if it cannot be written.
    """
    kept = everything(store)
    with target.open("x", encoding="utf-8", newline="\n") as file:
        file.write(as_text(kept))
    return kept


def as_text(kept: dict[str, Any]) -> str:
    """Write what is kept as the text of a file.

    >>> print(as_text({"version": 2}), end="")
    {
     "version": 2
    }
    """
    return json.dumps(kept, indent=1, ensure_ascii=False) + "\n"
