"""Looks at the installation and names what is wrong, with the mend."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import trickkit
from trickkit.cli.running import Server, installed_at, running
from trickkit.course.copies import place_of_copies
from trickkit.course.lab import copy_command
from trickkit.course.library import folder, home, lessons
from trickkit.course.terminal import as_typed, pip
from trickkit.course.versions import outdated
from trickkit.errors import TrickkitError
from trickkit.i18n import Words

_OLDEST = (3, 11)
_NEEDED = {"anywidget": "widgets", "ipywidgets": "widgets", "ipykernel": "lessons", "jupyterlab": "lessons"}
_BETTER = {
    "numba": ("fast", "quicker hints"),
    "fsrs": ("spacing", "missed levels that come back after some days"),
    "pandas": ("lab", "experiments as data frames"),
    "tqdm": ("lab", "a progress bar of experiments"),
    "distributed": ("dask", "experiments on a cluster"),
    "jupyterlite_core": ("lite", "the browser edition that trickkit site builds"),
}
_IN_JUPYTER = ("anywidget", "ipywidgets", "jupyterlab_widgets", "trickkit")  # a server finds them when it is started
_FRONT = {"anywidget": "anywidget", "@jupyter-widgets/jupyterlab-manager": "jupyterlab_widgets"}
_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    fine: bool
    """Whether it is as it should be."""
    text: str
    """What was found, and what to do if it is wrong."""

    def __str__(self) -> str:
        return f"{'ok ' if self.fine else 'NOT OK '} {self.text}"


def findings() -> list[Finding]:
    """Look at Python, the package's own files, the extras, where Jupyter comes from, what runs, and the copies."""
    servers = list(running())
    return [
        _python(),
        _package(),
        _catalogues(),
        _lessons(),
        *_extras(),
        *_better(),
        *_bundles(),
        *_front(),
        *_environments(),
        *_servers(servers),
        *_copies(servers),
        _browser(),
    ]


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    fine = sys.version_info >= _OLDEST
    return Finding(fine, f"Python {version} in {sys.prefix}" + ("" if fine else "; trickkit needs 3.11 or newer"))


def _package() -> Finding:
    try:
        installed = importlib.metadata.version("trickkit")
    except importlib.metadata.PackageNotFoundError:
        return Finding(fine=False, text=f"trickkit runs without being installed; run: {pip('-e', '.')}")
    fine = installed == trickkit.__version__
    return Finding(
        fine, f"trickkit {trickkit.__version__}" + ("" if fine else f", but {installed} is installed; install it again")
    )


def _catalogues() -> Finding:
    try:
        said = [Words(lang).label("ui.trump") for lang in ("en", "de")]
    except (LookupError, OSError) as error:
        return Finding(fine=False, text=f"the words are missing ({error}); install trickkit again")
    return Finding(fine=True, text=f"words in two languages ({', '.join(said)})")


def _lessons() -> Finding:
    try:
        place = folder()
    except TrickkitError as error:
        return Finding(fine=False, text=str(error))
    count = len(list(place.glob("en/*.ipynb")))
    return Finding(count > 0, f"{count} lessons in {place}" + ("" if count else "; install trickkit again"))


def _extras() -> list[Finding]:
    missing: dict[str, list[str]] = {}
    versions, half = {name: _version(name) for name in _NEEDED}, []
    for name, extra in _NEEDED.items():
        there = _is_there(name)
        if there != (versions[name] is not None):
            half.append(name)
        elif not there:
            missing.setdefault(extra, []).append(name)
    if not missing and not half:
        return [Finding(fine=True, text=", ".join(f"{name} {version}" for name, version in versions.items()))]
    found = [_half(name) for name in half]
    for extra, names in missing.items():
        text = f"{_listed(names)} not installed here; the lessons need it, so run: {pip(f'trickkit[{extra}]')}"
        found.append(Finding(fine=False, text=text))
    return found


def _is_there(name: str) -> bool:
    """Tell whether a package can be imported; a folder without modules, left behind by an uninstall, cannot."""
    spec = importlib.util.find_spec(name)
    return spec is not None and spec.origin is not None


def _version(name: str) -> str | None:
    """Give the version of a package that pip knows of."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _half(name: str) -> Finding:
    """Name a package of which an installation that was broken off has left a part; pip alone takes it for whole."""
    mend = pip("--force-reinstall", "--no-deps", name)
    return Finding(fine=False, text=f"{name} is installed in part only; run: {mend}")


def _better() -> list[Finding]:
    """Name the extras that the lessons go without."""
    return [
        Finding(fine=True, text=f"{name} is not installed, and need not be; for {use} run: {pip(f'trickkit[{extra}]')}")
        for name, (extra, use) in _BETTER.items()
        if importlib.util.find_spec(name) is None
    ]


def _bundles() -> list[Finding]:
    static = Path(trickkit.__file__).parent / "widgets" / "static"
    bundles = (f"{name}.js" for name in ("table", "question", "grid", "suits", "scenario", "score", "map"))
    missing = [name for name in (*bundles, "trickkit.css") if not (static / name).is_file()]
    if missing:
        return [Finding(fine=False, text=f"{', '.join(missing)} missing from the package; install trickkit again")]
    return [Finding(fine=True, text="widget bundles")]


def _front() -> list[Finding]:
    """See whether JupyterLab has what shows widgets in the browser."""
    if importlib.util.find_spec("jupyter_core") is None:
        return []
    try:
        paths = importlib.import_module("jupyter_core.paths")
    except ImportError:
        return [_half("jupyter_core")]
    places = [Path(place) for place in paths.jupyter_path("labextensions")]
    missing = [name for name in _FRONT if not any((place / name / "package.json").is_file() for place in places)]
    if not missing:
        return [Finding(fine=True, text="JupyterLab has the extensions that show tables")]
    mend = pip("--force-reinstall", "--no-deps", *(_FRONT[name] for name in missing))
    text = f"JupyterLab has no extension {_listed(missing)}, so no table appears; run: {mend}"
    return [Finding(fine=False, text=text)]


def _environments() -> list[Finding]:
    """See whether `jupyter` and `trickkit` on the path, and the kernel `python3`, belong to this environment."""
    found = []
    mends = {"jupyter": "start the lessons with", "trickkit": "to use this one, write"}
    for name, mend in mends.items():
        path = shutil.which(name)
        if path is not None and not (_is_ours(Path(path)) or _is_ours(Path(path).resolve())):
            line = as_typed(sys.executable, "-m", "trickkit.cli", "lab")
            text = f"the {name} on your path is {path}, of another environment than {sys.prefix}; {mend}: {line}"
            found.append(Finding(fine=False, text=text))
    kernel, place = _kernel()
    bare = kernel is not None and Path(kernel).name == kernel  # a bare `python` is looked up by the server itself
    if kernel is not None and not bare and not _is_ours(Path(kernel)):
        # One kept outside of this environment can hide one inside; only one that the user installs comes before it.
        outside = place is not None and not place.resolve().is_relative_to(Path(sys.prefix).resolve())
        mend = as_typed(sys.executable, "-m", "ipykernel", "install", "--user" if outside else "--sys-prefix")
        where = f" (in {place})" if place else ""
        text = f"the kernel python3{where} runs {kernel}, of another environment than {sys.prefix}; run: {mend}"
        found.append(Finding(fine=False, text=text))
    return found or [Finding(fine=True, text="Jupyter and trickkit share one environment")]


def _is_ours(program: Path) -> bool:
    """Tell whether a program lies where this environment has its programs; a folder below may be another one."""
    places = {Path(sys.executable).parent, Path(sys.prefix), Path(sys.prefix, "Scripts" if os.name == "nt" else "bin")}
    places |= {Path(sysconfig.get_path("scripts", each)) for each in _schemes()}
    return program.parent.resolve() in {place.resolve() for place in places}


def _schemes() -> list[str]:
    """Give the ways to install into this environment: its own, and beside it if it sees what a user installs."""
    own = sysconfig.get_default_scheme()
    return [own] if sys.prefix != sys.base_prefix else [own, sysconfig.get_preferred_scheme("user")]


def _kernel() -> tuple[str | None, Path | None]:
    """Give the interpreter that the kernel `python3` starts, and where that is written, if Jupyter tells."""
    if importlib.util.find_spec("jupyter_client") is None:
        return None, None
    line = [sys.executable, "-m", "jupyter", "kernelspec", "list", "--json"]
    try:
        told = subprocess.run(line, capture_output=True, text=True, check=True, timeout=_SECONDS)  # noqa: S603 - fixed command
        kernel = json.loads(told.stdout)["kernelspecs"]["python3"]
        place = kernel.get("resource_dir")
        return str(kernel["spec"]["argv"][0]), Path(place) if place else None
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        return None, None


def _is_elsewhere(server: Server) -> bool:
    """Tell whether a server is known to run in another environment."""
    return bool(server.programs) and not any(map(_is_ours, server.programs))


def _servers(servers: list[Server]) -> list[Finding]:
    """See whether each server that runs was started after what it has to know."""
    times = {name: installed_at(name) for name in _IN_JUPYTER}
    found = []
    for server in servers:
        late = [name for name, time in times.items() if time is not None and time > server.started]
        if _is_elsewhere(server):
            text = f"the Jupyter at {server.url} runs {server.programs[0]}, of another environment; tables appear in"
            found.append(Finding(fine=True, text=f"{text} the one that trickkit lab starts"))
        elif late:
            text = f"the Jupyter at {server.url} was started before {_listed(late)} was installed; stop it, start it"
            found.append(Finding(fine=False, text=f"{text} again, and reload its page"))
        else:
            found.append(Finding(fine=True, text=f"the Jupyter at {server.url} was started after all was installed"))
    return found


def _copies(servers: list[Server]) -> list[Finding]:
    """See whether a learner's copies are older than the lessons installed."""
    places = [home(), place_of_copies(), *(server.root for server in servers if not _is_elsewhere(server))]
    found = []
    try:
        for place in dict.fromkeys(place.resolve() for place in places if place is not None):
            older = [file for file in lessons() if outdated(place / file.lang, file)]
            if older:
                names = _listed([f"{file.lang}/{file.path.name}" for file in older])
                text = f"older in {place} than installed: {names}; your own work stays as it is when you run"
                found.append(Finding(fine=False, text=f"{text}: {copy_command(older, place)}"))
    except TrickkitError:  # there are no lessons, which has been said
        return []
    return found or [Finding(fine=True, text=f"no old copies of lessons in {home()}")]


def _browser() -> Finding:
    text = (
        "whether your browser runs JavaScript cannot be seen from here; without it JupyterLab stays empty, and a lesson"
        " saved as a web page shows still pictures of its tables: allow it for JupyterLab's address"
    )
    return Finding(fine=True, text=text)


def _listed(names: list[str]) -> str:
    return ", ".join(names)
