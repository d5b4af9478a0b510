"""What is asked of JupyterLite, and what is said when it is missing or fails."""

from __future__ import annotations

import importlib.metadata
import re
import sys
from typing import Any

import pytest

from tests.unit.site.test_assembly import a_wheel
from trickkit.course.terminal import pip
from trickkit.errors import TrickkitError
from trickkit.site import jupyter
from trickkit.site.pins import pins


class _File:
    def __init__(self, path):
        self.path = path

    def locate(self):
        return self.path

    def as_posix(self):
        return self.path.as_posix()


@pytest.fixture
def versions(monkeypatch, tmp_path):
    """Releases that are installed; the kernel's extension with its wheels in a folder."""
    there = {name: pins().kernel for name in ("jupyterlite-core", "jupyterlite-pyodide-kernel")} | {
        "jupyter-server": "2"
    }

    def version(name):
        if name not in there:
            raise importlib.metadata.PackageNotFoundError(name)
        return there[name]

    folder = tmp_path / "@jupyterlite" / "pyodide-kernel-extension"
    (folder / "static" / "pypi").mkdir(parents=True)
    (folder / "package.json").touch()
    for name in ("ipykernel-6", "piplite-1", "pyodide_kernel-1", "widgetsnbextension-3", "widgetsnbextension-4"):
        (folder / "static" / "pypi" / f"{name}.0-py3-none-any.whl").touch()
    monkeypatch.setattr(importlib.metadata, "version", version)
    monkeypatch.setattr(
        importlib.metadata, "files", lambda _name: [_File(folder / "package.json"), _File(folder / "other")]
    )
    return there


def test_the_kernel_and_what_it_brings_are_found(versions):
    extension, brought = jupyter.bundled(pins())
    assert extension.name == "pyodide-kernel-extension"
    assert {name: path.name.split("-")[1] for name, path in brought.items()} == {
        "ipykernel": "6.0",
        "piplite": "1.0",
        "pyodide-kernel": "1.0",
        "widgetsnbextension": "4.0",
    }


@pytest.mark.parametrize("name", ["jupyterlite-core", "jupyterlite-pyodide-kernel", "jupyter-server"])
def test_what_is_missing_is_named_with_its_mend(versions, name):
    del versions[name]
    with pytest.raises(
        TrickkitError, match=rf"^{name} is not installed here; run: {re.escape(pip('trickkit[lite]'))}$"
    ):
        jupyter.bundled(pins())


def test_another_release_is_refused(versions):
    versions["jupyterlite-core"] = "9.9"
    with pytest.raises(
        TrickkitError, match=r"^jupyterlite-core 9\.9 is installed, .* is needed; run: .* -m pip install"
    ):
        jupyter.bundled(pins())


def test_jupyters_half_of_a_widget_package_is_taken_from_its_wheel(tmp_path):
    jupyter.unpack_extensions(a_wheel(tmp_path / "anywidget-1.0-py3-none-any.whl", "anywidget"), tmp_path / "out")
    assert [path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.json")] == [
        "anywidget/package.json"
    ]


def test_the_build_is_told_to_use_nothing_else_and_its_pages_get_icon_and_script(monkeypatch, tmp_path):
    asked: dict[str, Any] = {}

    def stand_in(_what, command, place, env):
        asked.update(command=command, place=place, env=env)
        for app in jupyter.APPS:
            (tmp_path / "out" / app).mkdir(parents=True)
            (tmp_path / "out" / app / "index.html").write_text("<html><head></head></html>", encoding="utf-8")
        (tmp_path / "out" / "notebooks" / "favicon.ico").write_bytes(b"icon")
        (tmp_path / "out" / "rspack.config.js").touch()
        (tmp_path / "out" / "package.json").touch()
        (tmp_path / "out" / "extensions" / "ours").mkdir(parents=True)
        (tmp_path / "out" / "extensions" / "ours" / "package.json").touch()

    monkeypatch.setattr(jupyter, "run", stand_in)
    monkeypatch.setenv("JUPYTERLITE_PYODIDE_URL", "elsewhere")
    jupyter.build(tmp_path, tmp_path / "files", tmp_path / "extensions", tmp_path / "out")
    assert asked["command"][:4] == [sys.executable, "-m", "jupyterlite_core", "build"]
    assert {"--ignore-sys-prefix", f"--contents={tmp_path / 'files'}"} <= set(asked["command"])
    assert "JUPYTERLITE_PYODIDE_URL" not in asked["env"]
    for app in jupyter.APPS:
        page = (tmp_path / "out" / app / "index.html").read_text(encoding="utf-8")
        assert '<link rel="icon" href="../favicon.ico"><script src="../rules/open.js"></script>' in page
    assert (tmp_path / "out" / "favicon.ico").read_bytes() == b"icon"
    assert not (tmp_path / "out" / "rspack.config.js").exists()
    assert not (tmp_path / "out" / "package.json").exists()
    assert (tmp_path / "out" / "extensions" / "ours" / "package.json").exists()
