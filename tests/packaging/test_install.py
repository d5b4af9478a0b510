"""Every way to install that README names, against the package registries."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.packaging.conftest import Built, Environment

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]


def pins() -> dict[str, str]:
    """Read constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def group(name: str) -> Iterator[Requirement]:
    """List what a dependency group asks for, and the groups it includes."""
    for entry in PROJECT["dependency-groups"][name]:
        if isinstance(entry, dict):
            yield from group(entry["include-group"])
        else:
            yield Requirement(entry)


@pytest.fixture(scope="module")
def resolver(new_environment: Callable[[], Environment]) -> Environment:
    return new_environment()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_each_extra_resolves(extra: str, built: Built, resolver: Environment) -> None:
    report = resolver.run(
        "python", "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--only-binary=:all:",
        "--report=-", f"{built.wheel}[{extra}]",
    )  # fmt: skip
    came = {canonicalize_name(found["metadata"]["name"]) for found in json.loads(report)["install"]}
    asked = {canonicalize_name(Requirement(line).name) for line in EXTRAS[extra]}
    assert asked <= came


def test_constraints_are_plain_pins() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if not re.fullmatch(r"#.*|[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+", line)]
    assert wrong == []
    assert not any("://" in line for line in lines)
    assert "trickkit" not in pins()


def test_constraints_pin_what_make_installs_and_agree_with_pyproject() -> None:
    pinned = {canonicalize_name(name): version for name, version in pins().items()}
    asked = [Requirement(line) for extra in ("widgets", "lessons") for line in EXTRAS[extra]]
    asked += [*group("test"), *group("node"), *group("hosts")]
    for requirement in asked:
        name = canonicalize_name(requirement.name)
        if name != "trickkit":
            assert name in pinned
            assert requirement.specifier.contains(pinned[name]), f"{requirement}, but pinned is {pinned[name]}"


@pytest.mark.tour
@pytest.mark.timeout(900)
def test_the_environment_for_conda_and_binder_installs(
    built: Built, new_environment: Callable[[], Environment]
) -> None:
    """Conda writes the pip part into a file beside environment.yml and runs pip there; so does this test."""
    parts = yaml.safe_load((built.source / "environment.yml").read_text(encoding="utf-8"))["dependencies"]
    (pip,) = (part["pip"] for part in parts if isinstance(part, dict))
    assert [part for part in parts if isinstance(part, str)] == ["python=3.11", "pip>=25.1"]
    asked = built.source / "condaenv.requirements.txt"
    asked.write_text("\n".join(pip) + "\n", encoding="utf-8")

    env = new_environment()
    env.run("python", "-m", "pip", "install", "--quiet", "-U", "-r", asked.name, cwd=built.source)
    env.run("python", "-c", "import anywidget, ipykernel, ipywidgets, jupyterlab, nbval, pytest, trickkit")
    env.run("trickkit", "doctor")
    env.run("python", "-c", "from trickkit.course import open_lesson; open_lesson('04', lang='de').play('04.3')")
    assert "04" in env.run("trickkit", "lessons", "list")
    env.run("python", "-m", "pip", "check")
