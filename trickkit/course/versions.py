"""Which version of a lesson a notebook is, and whether a learner's copy is older than the lesson installed.

A notebook says so in its metadata, `trickkit: {lesson, version, lang}`, which a copy keeps when it is saved. The number
grows by one whenever text or cells of the lesson change; `tools/lessons_build.py` sees to that.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from trickkit.course.library import LessonFile, lessons

KEY: Final = "trickkit"
"""Where it stands in the metadata of a notebook."""
_NOTEBOOKS: Final = 256  # there are two for each lesson, and a learner's copies
_BROKEN: Final = (OSError, ValueError, RecursionError)


@dataclass(frozen=True, slots=True)
class Version:
    """What a notebook is a copy of."""

    lesson: str
    """Number of the lesson, as `04`."""
    number: int
    """Its version, from 1; 0 for one from before there were versions."""
    lang: str
    """`en` or `de`."""

    def metadata(self) -> dict[str, Any]:
        """Give what stands under `KEY`."""
        return {"lesson": self.lesson, "version": self.number, "lang": self.lang}


UNKNOWN: Final = Version("", 0, "")
"""Of a notebook that does not say what it is a copy of."""


def of_metadata(metadata: object) -> Version | None:
    """Read the metadata of a notebook; None if it does not say that it is a lesson.

    >>> of_metadata({"trickkit": {"lesson": "04", "version": 2, "lang": "de"}})
    Version(lesson='04', number=2, lang='de')
    >>> of_metadata({"trickkit": {"lesson": "04"}}), of_metadata({}), of_metadata(None)
    (None, None, None)
    """
    said = metadata.get(KEY) if isinstance(metadata, dict) else None
    match said:
        case {"lesson": str(lesson), "version": int(number), "lang": str(lang)}:
            return Version(lesson, number, lang)
        case _:
            return None


def version_of(path: Path) -> Version | None:
    """Say which version of which lesson a notebook is: `UNKNOWN` if it does not say; None if it is no notebook."""
    try:
        found = path.stat()
        return _version(path, found.st_mtime_ns, found.st_size)
    except _BROKEN:
        return None


@lru_cache(_NOTEBOOKS)
def _version(path: Path, _changed: int, _size: int) -> Version | None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(notebook, dict):
        return None
    return of_metadata(notebook.get("metadata")) or UNKNOWN


def installed(lesson: str, lang: str) -> LessonFile | None:
    """Give the notebook of a lesson as it is installed; None if there is no such lesson."""
    return next((file for file in lessons() if (file.number, file.lang) == (lesson, lang)), None)


def is_older(path: Path, file: LessonFile) -> bool:
    """Tell whether a copy is older than the lesson installed.

    Args:
        path: the copy; a notebook that says nothing of a version is from before there were any.
        file: the lesson.
    """
    now, found = version_of(file.path), version_of(path)
    return now is not None and found is not None and found.number < now.number


def copies(folder: Path, file: LessonFile) -> list[Path]:
    """List the copies of a lesson in a folder, by the numbers that copying gives them.

    >>> import tempfile
    >>> file = LessonFile("04", "en", Path("04_who.ipynb"))
    >>> with tempfile.TemporaryDirectory() as place:
    ...     for name in ("04_who (10).ipynb", "04_who.ipynb", "04_who (2).ipynb", "04_who old.ipynb"):
    ...         Path(place, name).touch()
    ...     [path.name for path in copies(Path(place), file)]
    ['04_who.ipynb', '04_who (2).ipynb', '04_who (10).ipynb']
    """
    name = re.compile(rf"{re.escape(file.path.stem)}(?: \((\d+)\))?{re.escape(file.path.suffix)}")
    try:
        found = [(name.fullmatch(path.name), path) for path in folder.iterdir()]
    except OSError:
        return []
    return [path for _, path in sorted((int(fits[1] or 1), path) for fits, path in found if fits)]


def newest(folder: Path, file: LessonFile) -> Path | None:
    """Give the copy of a lesson to work with: of the newest version, and of these the last one made.

    Args:
        folder: where the copies are.
        file: the lesson.
    """
    found = copies(folder, file)

    def order(path: Path) -> tuple[int, int]:
        version = version_of(path)
        return -1 if version is None else version.number, found.index(path)

    return max(found, key=order, default=None)


def outdated(folder: Path, file: LessonFile) -> bool:
    """Tell whether there are copies of a lesson in a folder, all of them older than the one installed."""
    path = newest(folder, file)
    return path is not None and is_older(path, file)
