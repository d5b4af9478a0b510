"""Compiles the modules in the wheels, so that a visitor's browser does not have to."""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from trickkit.site.node import Node
from trickkit.site.running import run

_PROGRAM: Final = Path(__file__).with_name("in_pyodide.py")
_START: Final = Path(__file__).with_name("compile.mjs")


def compiled(wheels: Mapping[str, Path], own: Path, core: Path, kept: Path, node: Node) -> tuple[dict[str, Path], Path]:
    """Give wheels with compiled modules in them; other people's are kept for the next site.

    Args:
        wheels: the packages of others, by name.
        own: trickkit's own, which is compiled where it is.
        core: the folder of Pyodide's core.
        kept: the folder in which fetched files are kept.
        node: what runs Pyodide here.

    Returns:
        The wheels by name, and trickkit's own.

    Raises:
        TrickkitError: if compiling fails.
        OSError: if a folder cannot be written.
    """
    place = kept / f"compiled-{_digest(core)}"
    place.mkdir(parents=True, exist_ok=True)
    missing = {name: path for name, path in wheels.items() if not _whole(place / path.name)}
    room = own.parent / "compiling"
    room.mkdir()
    for path in (*missing.values(), own):
        shutil.copyfile(path, room / path.name)
    command = (node.program, str(_START), str(core), str(_PROGRAM), str(room))
    run("the packages for the browser could not be compiled", command, room)
    for path in missing.values():
        shutil.copyfile(room / path.name, place / f"{path.name}.new")
        (place / f"{path.name}.new").replace(place / path.name)
    return {name: place / path.name for name, path in wheels.items()}, room / own.name


def _digest(core: Path) -> str:
    """Sum up what compiled modules depend on: the program that compiles, and the Python that it runs in."""
    total = hashlib.sha256(_PROGRAM.read_bytes())
    total.update((core / "pyodide.asm.wasm").read_bytes())
    return total.hexdigest()[:16]


def _whole(path: Path) -> bool:
    """Tell whether a wheel is there and was not cut short."""
    try:
        with zipfile.ZipFile(path) as wheel:
            return wheel.testzip() is None
    except (OSError, zipfile.BadZipFile):
        return False
