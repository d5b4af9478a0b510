"""Lays a set among a learner's copies of the lessons, where `trickkit lab` opens it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trickkit.course.classroom import marks_notebook
from trickkit.course.classroom.files import cannot_write, content, read_file, slug
from trickkit.course.classroom.marks_paper import SUFFIX, handed_out, is_paper, read_paper
from trickkit.course.classroom.notebook import to_notebook

FOLDER: Final = "sets"
"""The folder for sets, beside those of the languages: so links from a set's notebook lead to the lessons."""


def place(file: Path, target: Path) -> Path:
    """Lay a set and its notebook into the folder with a learner's copies.

    Both are named after the set and its id, so another set never takes their place. A notebook that is there stays as
    it is: it is the learner's.

    Args:
        file: the set file, or the paper of a set for marks.
        target: the folder with the copies.

    Returns:
        The notebook.

    Raises:
        TrickkitError: if the set cannot be read, or the folder cannot be written.
    """
    data = content(file)
    if is_paper(data):
        paper = read_paper(data)
        copy = target / FOLDER / f"{slug(paper.name)}-{slug(paper.set)}{SUFFIX}"
        text, notebook = marks_notebook.to_notebook(paper, copy.name), copy.with_suffix("").with_suffix(".ipynb")
    else:
        found = read_file(file)
        handed_out(found)
        copy = target / FOLDER / f"{slug(found.name)}-{found.id}.toml"
        text, notebook = to_notebook(found, copy.name), copy.with_suffix(".ipynb")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(data)
        if not notebook.exists():
            notebook.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(copy, error) from None
    return notebook
