"""The wheel, not the tree: what is in it, and what it does where nothing else is."""

from __future__ import annotations

import json
import subprocess
import tarfile
import zipfile
from email import message_from_bytes
from typing import TYPE_CHECKING

import pytest

import trickkit
from tests.packaging.conftest import ROOT
from tests.packaging.test_made_files import BUNDLES

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import Message

    from tests.packaging.conftest import Built, Environment

RECORD = """\
[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:9D E:JD S:JH W:8C
"""


def committed(folder: str) -> set[str]:
    """Name the files of a folder that are in git or on their way there."""
    said = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {name for name in said.splitlines() if (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def names(built: Built) -> set[str]:
    with zipfile.ZipFile(built.wheel) as wheel:
        return set(wheel.namelist())


@pytest.fixture(scope="module")
def metadata(built: Built) -> Message:
    with zipfile.ZipFile(built.wheel) as wheel:
        return message_from_bytes(wheel.read(f"trickkit-{trickkit.__version__}.dist-info/METADATA"))


def test_its_only_import_name_is_trickkit(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names} == {"trickkit", f"trickkit-{trickkit.__version__}.dist-info"}


def test_it_carries_every_file_of_the_package(names: set[str]) -> None:
    assert committed("trickkit") - names == set()


def test_it_carries_the_course(names: set[str]) -> None:
    course = {f"trickkit/_{name}" for name in committed("lessons") if name.endswith((".ipynb", ".md", ".toml"))}
    assert {f"trickkit/_lessons/rules/{game}.md" for game in ("latinern", "twenty-eight")} <= course
    assert {name for name in names if name.startswith("trickkit/_lessons/")} == course


def test_it_carries_bundles_and_compiled_catalogues(names: set[str]) -> None:
    bundles = {f"trickkit/widgets/static/{name}" for name in (*BUNDLES, "trickkit.css")}
    catalogues = {f"trickkit/i18n/locale/{lang}/LC_MESSAGES/trickkit.mo" for lang in ("en", "de")}
    assert bundles | catalogues | {"trickkit/py.typed"} <= names


def test_it_carries_nothing_else(names: set[str]) -> None:
    known = committed("trickkit")
    made = {name for name in names if name.startswith("trickkit/") and name not in known}
    assert {name for name in made if not name.startswith("trickkit/_lessons/") and not name.endswith(".mo")} == set()


def test_it_needs_nothing_without_an_extra(metadata: Message) -> None:
    needed = metadata.get_all("Requires-Dist") or []
    assert [line for line in needed if "extra ==" not in line] == []
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT AND CC-BY-4.0"
    assert metadata.get_all("License-File") == ["LICENSE", "LICENSE-lessons"]


def test_it_offers_the_extras_we_promise(metadata: Message) -> None:
    assert set(metadata.get_all("Provides-Extra") or []) == {
        "widgets", "lessons", "fast", "lab", "spacing", "dask", "lite", "all",
    }  # fmt: skip


def test_the_sdist_holds_what_it_takes_to_build_and_test(built: Built) -> None:
    with tarfile.open(built.sdist) as sdist:
        inside = {name.split("/", 1)[1] for name in sdist.getnames() if "/" in name}
    wanted = set().union(*(committed(folder) for folder in ("trickkit", "lessons", "tests", "tools", "widgets")))
    assert wanted - inside == set()
    assert not any("node_modules" in name for name in inside)


@pytest.mark.timeout(600)
def test_it_works_where_nothing_else_is_installed(
    built: Built, new_environment: Callable[[], Environment], names: set[str]
) -> None:
    env = new_environment()
    env.run("python", "-m", "pip", "install", "--quiet", "--no-index", str(built.wheel))
    listed = {package["name"] for package in json.loads(env.run("python", "-m", "pip", "list", "--format=json"))}
    assert listed <= {"pip", "setuptools", "trickkit"}

    found = env.run("python", "-c", "import trickkit; print(trickkit.__version__, trickkit.__file__)").split()
    assert found[0] == trickkit.__version__
    assert str(env.folder) in found[1]

    replayed = json.loads(env.run("trickkit", "replay", "-", "--json", stdin=RECORD))
    assert replayed["game"] == "latinern"
    assert len(replayed["tricks"]) == 1
    assert env.run("python", "-m", "trickkit.cli", "deal", "latinern", "--seed", "7") == env.run(
        "trickkit", "deal", "latinern", "--seed", "7"
    )
    lessons = env.run("trickkit", "lessons", "list")
    numbers = {name.split("/")[-1][:2] for name in names if name.startswith("trickkit/_lessons/en/")}
    assert all(number in lessons for number in numbers)


@pytest.mark.timeout(600)
def test_every_module_of_the_wheel_imports_with_the_extra_it_belongs_to(
    built: Built, new_environment: Callable[[], Environment]
) -> None:
    env = new_environment()
    env.run("python", "-m", "pip", "install", "--quiet", "-c", str(ROOT / "constraints.txt"), f"{built.wheel}[widgets]")
    code = (
        "import importlib, pkgutil, trickkit\n"
        "for found in pkgutil.walk_packages(trickkit.__path__, 'trickkit.'):\n"
        "    if not found.name.endswith(('__main__', '_fast', '_fast_tricks')):\n"  # these have an extra, see below
        "        importlib.import_module(found.name)\n"
        "from trickkit.course import open_lesson\n"
        "for lang in ('en', 'de'):\n"
        "    repr(open_lesson('04', lang=lang).play('04.3'))\n"
    )
    env.run("python", "-W", "error", "-c", code)


@pytest.mark.timeout(600)
def test_the_accelerator_comes_with_its_extra(built: Built, new_environment: Callable[[], Environment]) -> None:
    env = new_environment()
    env.run("python", "-m", "pip", "install", "--quiet", "-c", str(ROOT / "constraints.txt"), f"{built.wheel}[fast]")
    env.run("python", "-W", "error", "-c", "import trickkit.solver._fast, trickkit.solver._fast_tricks")
