"""trickkit packed as a wheel, from a checkout and from an installation."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import trickkit
from trickkit.course.library import folder, lessons
from trickkit.site.wheel import NEEDS, pack

PACKAGE = Path(trickkit.__file__).parent
INFO = f"trickkit-{trickkit.__version__}.dist-info"


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    return pack(tmp_path_factory.mktemp("wheel"))


def names(path):
    with zipfile.ZipFile(path) as wheel:
        return wheel.namelist()


def test_it_holds_the_package_the_course_and_compiled_catalogues(packed):
    found = set(names(packed))
    modules = {f"trickkit/{path.relative_to(PACKAGE).as_posix()}" for path in PACKAGE.rglob("*.py")}
    course = {f"trickkit/_lessons/{file.lang}/{file.path.name}" for file in lessons()}
    course |= {f"trickkit/_lessons/levels/{path.name}" for path in (folder() / "levels").glob("*.toml")}
    assert modules | course <= found
    assert {"trickkit/widgets/static/table.js", "trickkit/i18n/locale/de/LC_MESSAGES/trickkit.mo"} <= found
    assert [name for name in found if "__pycache__" in name or name.endswith((".po", ".pyc"))] == []
    assert {name.split("/")[0] for name in found} == {"trickkit", INFO}


def test_it_says_what_it_needs_in_a_browser_and_what_is_in_it(packed):
    with zipfile.ZipFile(packed) as wheel:
        said = wheel.read(f"{INFO}/METADATA").decode().splitlines()
        record = list(csv.reader(io.StringIO(wheel.read(f"{INFO}/RECORD").decode())))
        assert sorted(row[0] for row in record) == sorted(wheel.namelist())
        for name, digest, size in record:
            data = wheel.read(name)
            made = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, size) in {(f"sha256={made}", str(len(data))), ("", "")}
    assert said[1:3] == ["Name: trickkit", f"Version: {trickkit.__version__}"]
    assert [line for line in said if line.startswith("Requires-Dist")] == [f"Requires-Dist: {name}" for name in NEEDS]


def test_the_same_files_give_the_same_bytes(packed, tmp_path):
    assert pack(tmp_path).read_bytes() == packed.read_bytes()


def test_an_installation_packs_the_same_as_the_checkout(packed, tmp_path):
    with zipfile.ZipFile(packed) as wheel:
        wheel.extractall(tmp_path / "installed")  # what an installer does with it
    code = "import sys; from pathlib import Path; from trickkit.site.wheel import pack; print(pack(Path(sys.argv[1])))"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], env=env, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert names(Path(done.stdout.strip())) == names(packed)
