"""Lays out what a visitor of the site finds in Jupyter's file list: the lessons, and the rules that they link."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from trickkit.course.classroom.placing import place
from trickkit.course.library import lessons, rules


def fill(target: Path, sets: Iterable[Path] = ()) -> list[str]:
    """Fill a folder with the course, laid out as `trickkit lab` lays it out; so links lead to the same places.

    Whatever else a site shall show its visitors goes into this folder, too.

    Args:
        target: the folder, made here.
        sets: files of class sets, and papers of those for marks; each is laid into the folder `sets` with its notebook.

    Returns:
        The notebooks of the sets, as they lie in the folder.

    Raises:
        TrickkitError: if a set cannot be read.
        OSError: if the folder cannot be written.
    """
    for file in lessons():
        _copy(file.path, target / file.lang)
    for page in rules():
        _copy(page, target / "rules")
    return [place(file, target).relative_to(target).as_posix() for file in sets]


def _copy(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)
