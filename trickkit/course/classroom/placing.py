"""Lays a set among a learner's copies of the lessons, where `trickkit lab` opens it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

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
    found = _read(file)
    copy, notebook = (target / FOLDER / f"{found.name}{ending}" for ending in (found.ending, ".ipynb"))
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(found.data)
        if not notebook.exists():
            notebook.write_text(found.notebook, encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(copy, error) from None
    return notebook


def check(file: Path) -> None:
    """See that a set can be laid out.

    Args:
        file: the set file, or the paper of a set for marks.

    Raises:
        TrickkitError: if it cannot be read, or is the teacher's file of a set for marks.
    """
    _read(file)


class _Laid(NamedTuple):
    """A set as it is laid out."""

    data: bytes
    """Its file."""
    name: str
    """How the file and the notebook are called, without their endings."""
    ending: str
    """How the file's name ends."""
    notebook: str
    """The notebook."""


def _read(file: Path) -> _Laid:
    data = content(file)
    if is_paper(data):
        paper = read_paper(data)
        name = f"{slug(paper.name)}-{slug(paper.set)}"
        return _Laid(data, name, SUFFIX, marks_notebook.to_notebook(paper, f"{name}{SUFFIX}"))
    found = read_file(file)
    handed_out(found)
    name = f"{slug(found.name)}-{found.id}"
    return _Laid(data, name, ".toml", to_notebook(found, f"{name}.toml"))
