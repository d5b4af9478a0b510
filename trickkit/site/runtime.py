"""Lays out Python for the browser: Pyodide's core, the wheels, and the list by which Pyodide finds them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from trickkit.errors import TrickkitError
from trickkit.site.pins import Pins
from trickkit.site.wheel import NEEDS

CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What runs, of all that the npm package holds."""
LOCK: Final = "pyodide-lock.json"
"""The list of packages, under the name that Pyodide looks for."""


def unpack(tgz: Path, target: Path) -> None:
    """Unpack Pyodide's core, with the list of packages that it was made with.

    Args:
        tgz: its npm package.
        target: the folder, made here.

    Raises:
        OSError: if the folder cannot be written.
    """
    target.mkdir(parents=True)
    with tarfile.open(tgz) as package:
        for name in (*CORE, LOCK):
            source = package.extractfile(f"package/{name}")
            assert source is not None  # noqa: S101 - the package was checked to the byte
            with source, (target / name).open("wb") as file:
                shutil.copyfileobj(source, file)


def add(target: Path, pins: Pins, wheels: Mapping[str, Path]) -> None:
    """Put wheels beside the core, and write a list that names these and no others.

    Args:
        target: the folder with the core.
        pins: what was pinned.
        wheels: every package, by name: pinned, brought by the kernel, and trickkit itself.

    Raises:
        TrickkitError: if a package is needed and not there.
        OSError: if the folder cannot be written.
    """
    needs = {wheel.name: wheel.depends for wheel in pins.wheels} | dict(pins.bundled) | {"trickkit": NEEDS}
    for path in wheels.values():
        shutil.copyfile(path, target / path.name)
    info = json.loads((target / LOCK).read_text(encoding="utf-8"))["info"]
    lock = {"info": info, "packages": dict(_packages(wheels, needs))}
    (target / LOCK).write_text(json.dumps(lock, indent=1), encoding="utf-8")


def _packages(wheels: Mapping[str, Path], needs: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Describe each package as Pyodide's list does."""
    for name, path in sorted(wheels.items()):
        lost = sorted(set(needs[name]) - set(wheels))
        if lost:
            raise TrickkitError(f"{name} needs {', '.join(lost)}, which is not pinned; nothing was built")
        with zipfile.ZipFile(path) as wheel:
            imports = sorted(set(_top_level(wheel.namelist())))
        yield (
            name,
            {
                "name": name,
                "version": path.name.split("-")[1],
                "file_name": path.name,
                "install_dir": "site",
                "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
                "package_type": "package",
                "imports": imports,
                "unvendored_tests": False,
                "depends": sorted(needs[name]),
            },
        )


def _top_level(names: list[str]) -> Iterator[str]:
    """Name what can be imported from a wheel."""
    for name in names:
        found = re.match(r"([A-Za-z_]\w*)(?:\.py$|/.*\.py$)", name)
        if found:
            yield found[1]
