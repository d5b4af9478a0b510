"""Packs trickkit itself, as it is installed here, into a wheel for the browser."""

from __future__ import annotations

import base64
import hashlib
import importlib.metadata
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import trickkit
from trickkit.course.library import folder as lessons_folder

NEEDS: Final = ("anywidget", "fsrs", "ipywidgets", "tqdm")
"""The packages that trickkit uses in the browser."""
_PACKAGE: Final = Path(trickkit.__file__).parent
_LEFT_OUT: Final = {".po", ".pyc", ".pyo"}
_LESSONS: Final = {".ipynb", ".md", ".toml"}
_WHEEL: Final = "Wheel-Version: 1.0\nGenerator: trickkit\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def pack(target: Path) -> Path:
    """Write the wheel: the same files, the same bytes.

    An installed trickkit and a checkout are packed alike: the files of the package, the lessons as `trickkit/_lessons`.

    Args:
        target: the folder for it.

    Returns:
        The wheel.

    Raises:
        OSError: if it cannot be written.
    """
    info = f"trickkit-{trickkit.__version__}.dist-info"
    content = {name: path.read_bytes() for name, path in _files()}
    content[f"{info}/METADATA"] = _metadata().encode()
    content[f"{info}/WHEEL"] = _WHEEL.encode()
    lines = [f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in sorted(content.items())]
    content[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    path = target / f"trickkit-{trickkit.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in sorted(content.items()):
            wheel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)  # always the same date
    return path


def _files() -> Iterator[tuple[str, Path]]:
    """List the files of the package and of the course, by their names in a wheel."""
    for path in sorted(_PACKAGE.rglob("*")):
        inside = path.relative_to(_PACKAGE)
        if path.is_file() and path.suffix not in _LEFT_OUT and inside.parts[0] != "_lessons" and not _hidden(inside):
            yield f"trickkit/{inside.as_posix()}", path
    course = lessons_folder()
    for path in sorted(course.rglob("*")):
        inside = path.relative_to(course)
        if path.suffix in _LESSONS and not _hidden(inside):
            yield f"trickkit/_lessons/{inside.as_posix()}", path


def _hidden(path: Path) -> bool:
    return any(part.startswith((".", "__pycache__")) for part in path.parts)


def _metadata() -> str:
    """Give the package's own description, with what it needs in the browser."""
    said = importlib.metadata.metadata("trickkit")
    lines = [
        f"{name}: {said[name]}"
        for name in ("Metadata-Version", "Name", "Version", "Summary", "License-Expression")
        if said[name]
    ]
    return "\n".join([*lines, *(f"Requires-Dist: {name}" for name in NEEDS), ""])


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode("ascii")
