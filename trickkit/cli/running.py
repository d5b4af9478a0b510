"""The Jupyter servers that run on this machine, by the notes that they leave in Jupyter's runtime folder."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_PROCESSES = Path("/proc")  # where Linux tells the command line of a process; elsewhere there is no such folder
_HIGHEST = 2**31 - 1  # a number above is no process, whatever a damaged note says
_NAMES = ("jupyter", "notebook", "voila")


@dataclass(frozen=True, slots=True)
class Server:
    """A Jupyter server that runs."""

    url: str
    """Its address, without the token that lets one in."""
    root: Path | None
    """The folder that it shows, if it says so."""
    started: float
    """When it was started, in seconds since 1970."""
    programs: tuple[Path, ...]
    """The interpreter and the script that it was started with, as far as the system tells and by their full paths."""


def runtime_folder() -> Path | None:
    """Give the folder where running servers leave their notes; None if no whole Jupyter is installed here."""
    if any(importlib.util.find_spec(name) is None for name in ("jupyter_core", "jupyter_server")):
        return None
    try:
        paths = importlib.import_module("jupyter_core.paths")
        importlib.import_module("jupyter_server.utils")
    except ImportError:  # a part of it alone was installed, and no server starts with it
        return None
    return Path(paths.jupyter_runtime_dir())


def running() -> Iterator[Server]:
    """Give the servers that run.

    Jupyter's own listing removes the notes of servers that have ended; who looks for a fault changes nothing.
    """
    folder = runtime_folder()
    if folder is None:
        return
    for path in sorted(folder.glob("jpserver-*.json")):
        try:
            note, started = json.loads(path.read_text(encoding="utf-8")), path.stat().st_mtime
        except (OSError, ValueError, RecursionError):  # it is being written, or being removed
            continue
        match note:
            case {"pid": int(pid), "url": str(url)} if 0 < pid <= _HIGHEST and _is_alive(pid):
                words = _words(pid)
            case _:
                continue
        if words and not any(name in word for word in words for name in _NAMES):
            continue  # the server has ended, and its number went to another program
        root = note.get("root_dir")
        programs = tuple(Path(word) for word in words[:2] if Path(word).is_absolute())
        yield Server(url.partition("?")[0], Path(root) if isinstance(root, str) else None, started, programs)


def installed_at(package: str) -> float | None:
    """Say when a package was installed, in seconds since 1970; None if it is not, or does not tell.

    The folder with what an installer wrote of the package tells: its files may be older than their installation.
    """
    try:
        files = importlib.metadata.files(package) or []
        (record,) = [file for file in files if file.name == "METADATA" and file.parent.name.endswith(".dist-info")]
        return Path(os.fspath(record.locate())).parent.stat().st_mtime
    except (importlib.metadata.PackageNotFoundError, OSError, ValueError):
        return None


def _is_alive(pid: int) -> bool:
    return bool(importlib.import_module("jupyter_server.utils").check_pid(pid))


def _words(pid: int) -> list[str]:
    """Give the command line of a process; nothing if the system does not tell."""
    try:
        line = (_PROCESSES / str(pid) / "cmdline").read_bytes()
    except OSError:
        return []
    return [os.fsdecode(word) for word in line.split(b"\0") if word]
