"""Fetches what runs in the browser, once: the pinned packages through pip, Pyodide through npm.

Each file is checked against its digest, here and before each use, and kept in the user's cache folder; so a second
site is built without a network.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from trickkit.errors import TrickkitError
from trickkit.site.node import Node
from trickkit.site.pins import Pins, Wheel
from trickkit.site.running import run

_FAILED: Final = "what runs in the browser could not be fetched; is there a network? It ended with"


def folder() -> Path:
    """Give the folder in which fetched files are kept: the platform's usual place for what can be fetched again."""
    match sys.platform:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "trickkit" / "cache"
        case "darwin":
            return Path.home() / "Library" / "Caches" / "trickkit"
        case _:
            return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trickkit"


def wheels(pins: Pins, kept: Path) -> dict[str, Path]:
    """Give the pinned wheels, fetched if they are not kept yet.

    Args:
        pins: which.
        kept: the folder in which they are kept, made if it is not there.

    Returns:
        The file of each, by the package's name.

    Raises:
        TrickkitError: if one cannot be fetched.
        OSError: if the folder cannot be written.
    """
    kept.mkdir(parents=True, exist_ok=True)
    found = _found(pins.wheels, kept)
    missing = [wheel for wheel in pins.wheels if wheel.name not in found]
    if missing:
        with tempfile.TemporaryDirectory(dir=kept, prefix="fetching-") as place:
            _download(missing, pins.python, Path(place))
            fetched = _found(missing, Path(place))
            for name, path in fetched.items():
                found[name] = Path(shutil.move(path, kept / path.name))
    lost = [wheel.name for wheel in pins.wheels if wheel.name not in found]
    if lost:
        raise TrickkitError(f"{', '.join(lost)} came with other contents than expected; nothing was built")
    return found


def _found(wanted: Iterable[Wheel], place: Path) -> dict[str, Path]:
    """Find wheels by their digests, whatever their names."""
    digests = {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in sorted(place.glob("*.whl"))}
    return {wheel.name: digests[wheel.sha256] for wheel in wanted if wheel.sha256 in digests}


def _download(wanted: Iterable[Wheel], python: str, place: Path) -> None:
    if importlib.util.find_spec("pip") is None:
        raise TrickkitError(
            f"pip fetches the packages for the browser, and {sys.executable} has none; install pip there"
        )
    listed = place / "wanted.txt"
    lines = (f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.sha256}\n" for wheel in wanted)
    listed.write_text("".join(lines), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    kinds = ["--only-binary=:all:", f"--python-version={python}", "--implementation=py", "--abi=none", "--platform=any"]
    run(_FAILED, [*pip, "--no-deps", "--require-hashes", *kinds, f"--dest={place}", f"--requirement={listed}"], place)


def pyodide(pins: Pins, kept: Path, node: Node) -> Path:
    """Give the npm package of Pyodide, a `.tgz`, fetched if it is not kept yet.

    Args:
        pins: which.
        kept: the folder in which it is kept, made if it is not there.
        node: what fetches it.

    Raises:
        TrickkitError: if it cannot be fetched.
        OSError: if the folder cannot be written.
    """
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"pyodide-{pins.pyodide}.tgz"
    if not path.is_file() or _integrity(path) != pins.integrity:
        with tempfile.TemporaryDirectory(dir=kept, prefix="fetching-") as place:
            run(_FAILED, [*node.npm, "pack", f"pyodide@{pins.pyodide}", "--ignore-scripts", "--silent"], Path(place))
            (fetched,) = Path(place).glob("*.tgz")
            if _integrity(fetched) != pins.integrity:
                raise TrickkitError(f"pyodide {pins.pyodide} came with other contents than expected; nothing was built")
            fetched.replace(path)
    return path


def _integrity(path: Path) -> str:
    """Give the digest of a file as npm writes it."""
    return "sha512-" + base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode("ascii")
