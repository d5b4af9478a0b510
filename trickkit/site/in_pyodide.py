"""Runs in Pyodide: puts compiled modules into the wheels in `/wheels`, and takes out what no browser needs.

A browser throws away what Python has compiled; without this each visit would compile IPython and trickkit anew.
"""

from __future__ import annotations

import sys
import warnings
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, PyCompileError, compile  # noqa: A004 - what the module calls it

_PLACE = f"/lib/python3.{sys.version_info.minor}/site-packages"
_OUT = (".data/data/", "jedi/third_party/django-stubs/", "jedi/third_party/typeshed/third_party/", "/tests/")
"""Jupyter's half of a widget package; types of packages that are not here; tests."""
_SELDOM = ("pygments/lexers/", "pygments/styles/", "pygments/formatters/")
"""Hundreds of modules of which a few are used; they stay as they are."""


def _compiled(name: str, source: bytes) -> bytes | None:
    """Compile a module so that Python takes it without looking at its source; None if it is no Python of today."""
    given, made = Path("/tmp/given.py"), Path("/tmp/made.pyc")  # noqa: S108 - in Pyodide's memory
    given.write_bytes(source)
    try:
        compile(
            str(given),
            str(made),
            dfile=f"{_PLACE}/{name}",
            doraise=True,
            invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
        )
    except PyCompileError:
        return None
    return made.read_bytes()


def _renew(path: Path) -> None:
    """Write a wheel anew."""
    with zipfile.ZipFile(path) as old:
        names = [name for name in old.namelist() if not name.endswith("/") and not any(out in name for out in _OUT)]
        files = {name: old.read(name) for name in names}
    for name in names:
        folder, slash, module = name.rpartition("/")
        if module.endswith(".py") and not name.startswith(_SELDOM):
            made = _compiled(name, files[name])
            if made is not None:
                files[f"{folder}{slash}__pycache__/{module[:-3]}.{sys.implementation.cache_tag}.pyc"] = made
    new = Path("/tmp/new.whl")  # noqa: S108 - in Pyodide's memory
    with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in sorted(files.items()):
            wheel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)  # always the same date
    path.write_bytes(new.read_bytes())


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # of other people's code
    for _path in sorted(Path("/wheels").glob("*.whl")):
        _renew(_path)
