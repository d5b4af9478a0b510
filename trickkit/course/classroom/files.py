"""The files of the class kit: read at the door, never written over."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.reading import read_set
from trickkit.errors import TrickkitError


def read_file(path: Path) -> ClassSet:
    """Read a set file; that each seed makes an exercise is left to `trickkit class check`.

    Raises:
        TrickkitError: if it cannot be read; its first fault is named.
    """
    try:
        return read_set(content(path))
    except TrickkitError as error:
        message = str(error)
        raise TrickkitError(message if str(path) in message else f"{path}, {message}") from None


def content(path: Path) -> bytes:
    """Give the bytes of a file.

    Raises:
        TrickkitError: if it cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise TrickkitError(f'"{path}" cannot be read: {(error.strerror or str(error)).lower()}') from None


def slug(name: str) -> str:
    """Give a name as it can stand in the name of a file, on every system and in an address.

    >>> slug("Algebra 7b: Übung für Freitag"), slug("§§")
    ('algebra-7b-ubung-fur-freitag', 'set')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "set"


def written(folder: Path, name: str, text: str, own: Callable[[Path], bool] = lambda _: False) -> Path:
    """Write a file; where one of that name is there, this one gets a number.

    Args:
        folder: where to.
        name: its name.
        text: what is in it.
        own: tells of a file whether this one may take its place.

    Raises:
        TrickkitError: if the folder cannot be written.
    """
    number = 1
    path = folder / name
    while path.exists() and not own(path):
        number += 1
        path = folder / f"{Path(name).stem} ({number}){Path(name).suffix}"
    beside = path.with_name(f".{path.name}.new")  # so that it is never half written
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise cannot_write(path, error) from None
    return path


def new(path: Path, text: str) -> None:
    """Write a file that is not there yet.

    Raises:
        TrickkitError: if it is there, or cannot be written.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise there_already(path) from None
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> TrickkitError:
    """Say that a file cannot be written."""
    return TrickkitError(f'"{path}" cannot be written: {(error.strerror or str(error)).lower()}')


def there_already(path: Path) -> TrickkitError:
    """Say that a file is there already."""
    return TrickkitError(f'"{path}" is there already and stays as it is; choose another name or delete it')
