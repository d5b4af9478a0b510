"""Looks at the installation and names what is wrong, with the mend."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import trickkit
from trickkit.course.library import folder
from trickkit.errors import TrickkitError
from trickkit.i18n import Words

_OLDEST = (3, 11)
_NEEDED = {"anywidget": "widgets", "ipywidgets": "widgets", "ipykernel": "lessons", "jupyterlab": "lessons"}
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
    """Look at Python, the package's own files, the extras, and where Jupyter comes from."""
    return [_python(), _package(), _catalogues(), _lessons(), *_extras(), *_bundles(), *_environments()]


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    fine = sys.version_info >= _OLDEST
    return Finding(fine, f"Python {version} in {sys.prefix}" + ("" if fine else "; trickkit needs 3.11 or newer"))


def _package() -> Finding:
    try:
        installed = importlib.metadata.version("trickkit")
    except importlib.metadata.PackageNotFoundError:
        return Finding(fine=False, text="trickkit runs without being installed; run: pip install -e .")
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
    for name, extra in _NEEDED.items():
        if importlib.util.find_spec(name) is None:
            missing.setdefault(extra, []).append(name)
    if not missing:
        versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in _NEEDED)
        return [Finding(fine=True, text=versions)]
    return [
        Finding(
            fine=False, text=f'{", ".join(names)} not installed; the lessons need it: pip install "trickkit[{extra}]"'
        )
        for extra, names in missing.items()
    ]


def _bundles() -> list[Finding]:
    static = Path(trickkit.__file__).parent / "widgets" / "static"
    bundles = (f"{name}.js" for name in ("table", "question", "grid", "suits", "scenario", "score", "map"))
    missing = [name for name in (*bundles, "trickkit.css") if not (static / name).is_file()]
    if missing:
        return [Finding(fine=False, text=f"{', '.join(missing)} missing from the package; install trickkit again")]
    return [Finding(fine=True, text="widget bundles")]


def _environments() -> list[Finding]:
    """See whether the `jupyter` on the path, and the kernel `python3`, belong to this environment."""
    found = []
    jupyter = shutil.which("jupyter")
    if jupyter is not None and not Path(jupyter).resolve().is_relative_to(Path(sys.prefix).resolve()):
        text = f"the jupyter on your path is {jupyter}, of another environment; start the lessons with: trickkit lab"
        found.append(Finding(fine=False, text=text))
    kernel = _kernel_python()
    bare = kernel is not None and Path(kernel).name == kernel  # a bare `python` is looked up by the server itself
    if kernel is not None and not bare and not Path(kernel).is_relative_to(sys.prefix):
        mend = f"{sys.executable} -m ipykernel install --sys-prefix"
        text = f"the kernel python3 runs {kernel}, of another environment; run: {mend}"
        found.append(Finding(fine=False, text=text))
    return found or [Finding(fine=True, text="Jupyter and trickkit share one environment")]


def _kernel_python() -> str | None:
    """Give the interpreter that the kernel `python3` starts, if Jupyter tells."""
    if importlib.util.find_spec("jupyter_client") is None:
        return None
    line = [sys.executable, "-m", "jupyter", "kernelspec", "list", "--json"]
    try:
        told = subprocess.run(line, capture_output=True, text=True, check=True, timeout=_SECONDS)  # noqa: S603 - fixed command
        spec = json.loads(told.stdout)["kernelspecs"]["python3"]["spec"]
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        return None
    return str(spec["argv"][0])
