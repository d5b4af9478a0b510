"""Lays a set among a learner's copies of the lessons, where `trickkit lab` opens it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trickkit.course.classroom.files import cannot_write, content, read_file, slug
from trickkit.course.classroom.notebook import to_notebook

FOLDER: Final = "sets"
"""The folder for sets, beside those of the languages: so links from a set's notebook lead to the lessons."""


def place(file: Path, target: Path) -> Path:
    """Lay a set and its notebook into the folder with a learner's copies.

    Both are named after the set and its id, so another set never takes their place. A notebook that is there stays as
    it is: it is the learner's.

    Args:
        file: the set file.
        target: the folder with the copies.

    Returns:
        The notebook.

    Raises:
        TrickkitError: if the set cannot be read, or the folder cannot be written.
    """
    found = read_file(file)
    data = content(file)
    copy = target / FOLDER / f"{slug(found.name)}-{found.id}.toml"
    notebook = copy.with_suffix(".ipynb")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(data)
        if not notebook.exists():
            notebook.write_text(to_notebook(found, copy.name), encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(copy, error) from None
    return notebook
