"""Runs JupyterLite's own build over what was laid out for it."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Final

from trickkit.course.terminal import pip
from trickkit.errors import TrickkitError
from trickkit.site.pins import Pins
from trickkit.site.rulebook import FOLDER, SCRIPT
from trickkit.site.running import run

APPS: Final = ("notebooks", "edit", "tree")
"""The parts of Jupyter: a notebook by itself, which starts soonest; a text by itself; the list of files."""
_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
_BOOT: Final = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "trickkit")
_ICONS: Final = ("favicon-notebook.ico", "favicon-busy-1.ico", "favicon-file.ico", "favicon-terminal.ico")
_WAITING: Final = "waiting.js"
_HEAD: Final = (
    '<link rel="icon" href="../favicon.ico">'
    f'<script src="../{FOLDER}/{SCRIPT}"></script><script src="../{_WAITING}"></script>'
)
_IN_WHEELS: Final = ".data/data/share/jupyter/labextensions/"


def bundled(pins: Pins) -> tuple[Path, dict[str, Path]]:
    """Find the extension of the kernel, and the wheels in it.

    Raises:
        TrickkitError: if the extra `lite` is missing, or another release of it is installed than the pins fit.
    """
    for name in ("jupyterlite-core", "jupyterlite-pyodide-kernel", "jupyter-server"):
        try:
            version = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            raise TrickkitError(f"{name} is not installed here; run: {pip('trickkit[lite]')}") from None
        if name.startswith("jupyterlite") and version != pins.kernel:
            raise TrickkitError(f"{name} {version} is installed, {pins.kernel} is needed; run: {pip('trickkit[lite]')}")
    files = importlib.metadata.files("jupyterlite-pyodide-kernel") or []
    (package,) = (Path(str(file.locate())) for file in files if file.as_posix().endswith(f"{_KERNEL}/package.json"))
    extension = package.resolve().parent
    found = {
        path.name.split("-")[0].replace("_", "-"): path
        for path in sorted((extension / "static" / "pypi").glob("*.whl"))
    }
    return extension, {name: found[name] for name, _ in pins.bundled}  # the newest of a name


def unpack_extensions(wheel: Path, target: Path) -> None:
    """Take Jupyter's half of a widget package out of its wheel, so that both halves are of one release.

    Args:
        wheel: a wheel; one without such a half is left alone.
        target: the folder for extensions.
    """
    with zipfile.ZipFile(wheel) as opened:
        for name in opened.namelist():
            _, found, inside = name.partition(_IN_WHEELS)
            if found and not name.endswith("/"):
                path = target / inside
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(opened.read(name))


def configure(place: Path) -> None:
    """Write the settings of the site: what the kernel loads at once, and that it asks nobody else for packages.

    Args:
        place: the folder that JupyterLite builds from.
    """
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": list(_BOOT)}}
    data = {
        "appName": "trickkit",
        "enableMemoryStorage": True,  # where a browser keeps nothing, the lessons run all the same
        "exposeAppInBrowser": True,
        "litePluginSettings": {f"{_KERNEL}:kernel": kernel},
    }
    settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}
    (place / "jupyter-lite.json").write_text(json.dumps(settings, indent=1), encoding="utf-8")


def build(place: Path, contents: Path, extensions: Path, target: Path) -> None:
    """Build.

    Args:
        place: the folder that JupyterLite builds from.
        contents: what visitors find in the file list.
        extensions: the extensions of Jupyter.
        target: the folder to fill.

    Raises:
        TrickkitError: if the build fails.
    """
    command = [
        *(sys.executable, "-m", "jupyterlite_core", "build", f"--lite-dir={place}", f"--output-dir={target}"),
        *(f"--contents={contents}", "--ignore-sys-prefix"),
        f"--FederatedExtensionAddon.extra_labextensions_path={extensions}",
        *(f"--apps={app}" for app in APPS),
        *("--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive"),
    ]
    env = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTERLITE_")}
    run("JupyterLite's build failed", command, place, env)
    _tidy(target)


def _tidy(target: Path) -> None:
    """Put icons and scripts where Jupyter's pages ask for them, and leave out what only its makers need."""
    icons = target / "static" / "favicons"
    icons.mkdir(parents=True)
    for name in _ICONS:
        shutil.copyfile(target / "notebooks" / "favicon.ico", icons / name)
    (target / "lab").mkdir()
    for place in (target, target / "lab"):
        shutil.copyfile(target / "notebooks" / "favicon.ico", place / "favicon.ico")
    shutil.copyfile(Path(__file__).with_name(_WAITING), target / _WAITING)
    for app in APPS:
        page = target / app / "index.html"
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("<head>", f"<head>\n    {_HEAD}", 1), encoding="utf-8")
    for path in (*target.glob("rspack.config*.js"), *target.rglob("package.json")):
        if not path.is_relative_to(target / "extensions"):
            path.unlink()
