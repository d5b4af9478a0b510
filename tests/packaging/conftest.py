"""What is built once and looked at by many tests: sdist and wheel, the wheel from the sdist."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Built:
    """The files that a release would hold, and the sdist's contents laid out."""

    sdist: Path
    wheel: Path
    source: Path


@dataclass(frozen=True)
class Environment:
    """A virtual environment, to run programs in as a user would: away from the checkout."""

    folder: Path

    def run(self, *command: str, cwd: Path | None = None, stdin: str = "") -> str:
        """Run a command of this environment, demand success, and return what it prints."""
        bin_ = self.folder / ("Scripts" if os.name == "nt" else "bin")
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "COV_"))
        }
        clean["PATH"] = f"{bin_}{os.pathsep}{clean['PATH']}"
        clean["TRICKKIT_HOME"] = str(self.folder / "home")
        done = subprocess.run(
            [str(bin_ / command[0]), *command[1:]],
            cwd=cwd or self.folder,
            env=clean,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{command}: exit {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,) = out.glob("*.tar.gz")
    (wheel,) = out.glob("*.whl")
    with tarfile.open(sdist) as archive:
        archive.extractall(out, filter="data")
    return Built(sdist, wheel, out / sdist.name.removesuffix(".tar.gz"))


@pytest.fixture(scope="session")
def new_environment(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Environment]:
    """Make an empty environment with a pip that is new enough."""

    def make() -> Environment:
        folder = tmp_path_factory.mktemp("venv")
        venv.create(folder, with_pip=True)
        return Environment(folder)

    return make
