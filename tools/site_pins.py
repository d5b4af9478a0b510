"""Write trickkit/site/pins.toml anew: what runs in the browser, as it fits the kernel in the extra `lite`.

python tools/site_pins.py   # needs the package registries; raise the releases in pyproject.toml first, then run this

The kernel names the release of Pyodide, Pyodide's own list the releases of packages that it was tested with; uv chooses
among what is left, for Python in a browser. Then: the tests of the site, and a look at it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from trickkit.site.node import find
from trickkit.site.pins import PINS
from trickkit.site.wheel import NEEDS

ROOT = Path(__file__).resolve().parents[1]
BUNDLED = "@jupyterlite/pyodide-kernel-extension/static/pypi"
KERNEL = ("micropip", "piplite", "pyodide-kernel", "ipykernel", "ipython", "jedi", "comm")
"""What the kernel loads when it starts."""
HEAD = "# What runs in the browser edition, to the byte. Written by tools/site_pins.py; do not edit.\n"


def lite() -> list[str]:
    """Give what the extra `lite` asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = project["optional-dependencies"]["lite"]
    return found


def depends(wheel: Path, environment: dict[str, str]) -> list[str]:
    """Name the packages that a wheel needs in the browser."""
    with ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        said = HeaderParser().parsestr(opened.read(name).decode("utf-8"))
    needed = [Requirement(line) for line in said.get_all("Requires-Dist") or []]
    return sorted(
        {canonicalize_name(each.name) for each in needed if not each.marker or each.marker.evaluate(environment)}
    )


def in_browser(python: str) -> dict[str, str]:
    """Give what markers are compared with in Pyodide."""
    return {
        "extra": "",
        "implementation_name": "cpython",
        "implementation_version": python,
        "os_name": "posix",
        "platform_machine": "wasm32",
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_system": "Emscripten",
        "platform_version": "",
        "python_full_version": python,
        "python_version": python.rpartition(".")[0],
        "sys_platform": "emscripten",
    }


def chosen(room: Path, programs: Path, bundled: Path, lock: dict[str, Any]) -> list[str]:
    """Let uv choose the releases, as `name==version` lines without those that the kernel brings."""
    there: dict[str, str] = {
        canonicalize_name(path.name.split("-")[0]): path.name.split("-")[1] for path in sorted(bundled.glob("*.whl"))
    }
    (room / "wanted.in").write_text(
        "".join(f"{name}=={there[name]}\n" if name in there else f"{name}\n" for name in (*KERNEL, *NEEDS)),
        encoding="utf-8",
    )
    limits = (
        f"{package['name']}=={package['version']}\n"
        for package in lock["packages"].values()
        if package["file_name"].endswith("-none-any.whl")
    )
    (room / "limits.txt").write_text("".join(limits), encoding="utf-8")
    python = lock["info"]["python"].rpartition(".")[0]
    kind = [
        "--python-platform",
        "wasm32-pyodide2024",
        "--python-version",
        python,
        "--no-build",
        "--find-links",
        bundled,
    ]
    quiet = ["--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    said = subprocess.run(
        [programs / "uv", "pip", "compile", *kind, *quiet, "-c", "limits.txt", "wanted.in"],
        cwd=room,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [line for line in said.split() if "==" in line and canonicalize_name(line.split("==")[0]) not in there]


def described(room: Path) -> Iterator[str]:
    """Fetch everything into a room and write the pins, line by line."""
    programs = room / "venv" / "bin"
    venv.create(room / "venv", with_pip=True)
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "pip>=25.1", "uv", *lite()], check=True)
    asked = (
        "from jupyterlite_pyodide_kernel import __version__, constants; print(constants.PYODIDE_VERSION, __version__)"
    )
    said = subprocess.run([programs / "python", "-c", asked], capture_output=True, text=True, check=True).stdout
    pyodide, kernel = said.split()
    subprocess.run([*find().npm, "pack", f"pyodide@{pyodide}", "--ignore-scripts", "--silent"], cwd=room, check=True)
    (tgz,) = room.glob("*.tgz")
    with tarfile.open(tgz) as package:
        inside = package.extractfile("package/pyodide-lock.json")
        assert inside is not None  # noqa: S101 - then it is no Pyodide
        lock = json.load(inside)
    environment = in_browser(lock["info"]["python"])
    bundled = room / "venv" / "share" / "jupyter" / "labextensions" / BUNDLED
    (room / "wheels").mkdir()
    kinds = ["--only-binary=:all:", f"--python-version={environment['python_version']}", "--implementation=py"]
    lines = chosen(room, programs, bundled, lock)
    subprocess.run(
        [*pip, "download", "-q", "--no-deps", *kinds, "--abi=none", "--platform=any", "-d", room / "wheels", *lines],
        check=True,
    )
    integrity = base64.b64encode(hashlib.sha512(tgz.read_bytes()).digest()).decode("ascii")
    yield f'{HEAD}\n[pyodide]\nversion = "{pyodide}"\npython = "{environment["python_version"]}"'
    yield f'integrity = "sha512-{integrity}"\n\n[kernel]\nversion = "{kernel}"\n\n[kernel.brings]'
    brought = {
        str(parse_wheel_filename(path.name)[0]): path for path in sorted(bundled.glob("*.whl"))
    }  # the newest of a name
    for name, wheel in brought.items():
        yield f"{name} = {json.dumps(depends(wheel, environment))}"
    for wheel in sorted((room / "wheels").glob("*.whl")):
        name, version, *_ = parse_wheel_filename(wheel.name)
        yield f'\n[wheel.{name}]\nversion = "{version}"\nsha256 = "{hashlib.sha256(wheel.read_bytes()).hexdigest()}"'
        yield f"depends = {json.dumps(depends(wheel, environment))}"


def main() -> int:
    """Run as a script."""
    with tempfile.TemporaryDirectory(prefix="trickkit-site-pins-") as room:
        PINS.write_text("\n".join(described(Path(room))) + "\n", encoding="utf-8")
    print(f"wrote {PINS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
