"""`trickkit doctor`: what is wrong is named, in environments that are well and in such that are not."""

from __future__ import annotations

import importlib.machinery
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import pytest

import trickkit
from tests.unit.cli.terminal import program
from trickkit.cli import doctor, running
from trickkit.course import library
from trickkit.course.library import copy_lessons, lessons


@pytest.fixture
def healthy(monkeypatch, tmp_path):
    """Make everything outside the package look well: Jupyter's own answers are not what is tested."""
    spec: dict[str, Any] = {
        "kernelspecs": {"python3": {"spec": {"argv": [sys.executable, "-m", "ipykernel_launcher"]}}}
    }
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "learner"))
    monkeypatch.setattr(
        "trickkit.cli.doctor.subprocess.run",
        lambda line, **_more: subprocess.CompletedProcess(line, 0, json.dumps(spec)),
    )

    def kernel(python: str, place: Path | None = None) -> None:
        spec["kernelspecs"]["python3"] = {"spec": {"argv": [python]}, "resource_dir": str(place) if place else None}

    return kernel


def faults(ran) -> list[str]:
    """Give what a doctor's report complains of; it ends with 1 then, and never with a traceback."""
    found = [line for line in ran.lines if line.startswith("NOT OK")]
    assert ran.code == (1 if found else 0)
    assert ran.err == ""
    assert all(line.startswith(("ok ", "NOT OK ")) for line in ran.lines)
    return found


def test_all_is_well(terminal, healthy):
    ran = terminal("doctor")
    assert faults(ran) == []
    for part in (
        "Python",
        "trickkit",
        "words",
        f"{len(lessons()) // 2} lessons",
        "anywidget",
        "bundles",
        "one environment",
    ):
        assert part in ran.out


def test_all_is_well_as_a_program(tmp_path):
    ran = program("doctor", JUPYTER_RUNTIME_DIR=str(tmp_path), TRICKKIT_HOME=str(tmp_path))
    assert ran.code == 0, ran.out
    assert "one environment" in ran.out
    assert "JavaScript" in ran.out


def test_a_kernel_by_its_bare_name_is_well(terminal, healthy):
    healthy("python")
    ran = terminal("doctor")
    assert faults(ran) == []
    assert "one environment" in ran.out


def test_a_kernel_of_another_environment(terminal, healthy):
    healthy("/opt/other/bin/python")
    (fault,) = faults(terminal("doctor"))
    assert "/opt/other/bin/python" in fault
    assert "ipykernel install" in fault


def environment(place: Path, *programs: str) -> Path:
    """Lay out an environment of its own, whose programs are there and do nothing; give the folder of the programs."""
    folder = place / "bin"
    folder.mkdir(parents=True)
    for name in programs:
        (folder / name).write_text(f"#!{folder / 'python'}\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.mark.parametrize("name", ["jupyter", "trickkit"])
def test_a_program_of_another_environment(terminal, healthy, monkeypatch, tmp_path, name):
    other = environment(tmp_path / "other", name)
    monkeypatch.setenv("PATH", os.pathsep.join([str(other), os.environ["PATH"]]))
    (fault,) = faults(terminal("doctor"))
    assert f"{name} on your path is {other / name}, of another environment than {sys.prefix}" in fault
    assert fault.endswith(f"{sys.executable} -m trickkit.cli lab")


def test_an_environment_inside_of_this_one_is_another(terminal, healthy, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    other = environment(tmp_path / "envs" / "other", "jupyter")
    monkeypatch.setenv("PATH", os.pathsep.join([str(other), os.environ["PATH"]]))
    (fault,) = faults(terminal("doctor"))
    assert str(other) in fault


def test_a_link_to_this_environment_is_well(terminal, healthy, monkeypatch, tmp_path):
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "jupyter").symlink_to(Path(sys.executable).parent / "jupyter")
    (tmp_path / "same").symlink_to(sys.prefix, target_is_directory=True)
    monkeypatch.setenv("PATH", str(tmp_path / "links"))
    healthy(str(tmp_path / "same" / "bin" / "python"))
    assert faults(terminal("doctor")) == []


def test_what_a_user_installs_beside_the_system_is_well(terminal, healthy, monkeypatch, tmp_path):
    mine = environment(tmp_path / "mine", "jupyter")
    monkeypatch.setenv("PATH", str(mine))
    monkeypatch.setattr(sys, "base_prefix", sys.prefix)
    user = sysconfig.get_preferred_scheme("user")
    told = sysconfig.get_path
    monkeypatch.setattr(sysconfig, "get_path", lambda name, scheme: str(mine) if scheme == user else told(name, scheme))
    assert faults(terminal("doctor")) == []


def test_a_kernel_outside_that_hides_ours(terminal, healthy, tmp_path):
    python = environment(tmp_path / "other", "python") / "python"
    healthy(str(python), tmp_path / "share" / "kernels" / "python3")
    (fault,) = faults(terminal("doctor"))
    assert f"the kernel python3 (in {tmp_path / 'share' / 'kernels' / 'python3'}) runs {python}" in fault
    assert fault.endswith("-m ipykernel install --user")
    healthy(str(python), Path(sys.prefix) / "share" / "jupyter" / "kernels" / "python3")
    (fault,) = faults(terminal("doctor"))
    assert fault.endswith("-m ipykernel install --sys-prefix")


def without(monkeypatch, *names: str, modules: bool = True, known: bool = True) -> None:
    """Take packages away: their modules, what pip knows of them, or both."""
    find, version = importlib.util.find_spec, importlib.metadata.version

    def version_of(name: str) -> str:
        if known and name in names:
            raise importlib.metadata.PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if modules and name in names else find(name))
    monkeypatch.setattr(importlib.metadata, "version", version_of)


@pytest.mark.parametrize("left", [{"modules": False}, {"known": False}], ids=["modules", "what pip knows"])
def test_a_package_of_which_a_part_is_left(terminal, healthy, monkeypatch, left):
    without(monkeypatch, "anywidget", **left)
    (fault,) = faults(terminal("doctor"))
    assert fault.startswith("NOT OK  anywidget is installed in part only; run: ")
    assert fault.endswith("-m pip install --force-reinstall --no-deps anywidget")


def test_a_folder_that_an_uninstall_has_left(terminal, healthy, monkeypatch, tmp_path):
    find = importlib.util.find_spec
    empty = importlib.machinery.ModuleSpec("anywidget", None, is_package=True)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: empty if name == "anywidget" else find(name))
    (fault,) = faults(terminal("doctor"))
    assert "anywidget is installed in part only" in fault


@pytest.mark.parametrize(("gone", "named"), [("jupyter_core.paths", ["jupyter_core"]), ("jupyter_server.utils", [])])
def test_a_jupyter_without_its_modules(terminal, healthy, monkeypatch, gone, named):
    monkeypatch.setitem(sys.modules, gone, None)
    assert [fault.split()[-1] for fault in faults(terminal("doctor"))] == named


def test_packages_that_are_missing(terminal, healthy, monkeypatch):
    without(monkeypatch, "anywidget", "jupyterlab")
    found = faults(terminal("doctor"))
    assert ["trickkit[widgets]" in fault for fault in found] == [True, False]
    assert "jupyterlab" in found[1]
    assert all(f"{sys.executable} -m pip install" in fault for fault in found)


@pytest.mark.parametrize(
    ("name", "extra"),
    [
        *[("numba", "fast"), ("fsrs", "spacing"), ("pandas", "lab"), ("tqdm", "lab"), ("distributed", "dask")],
        ("jupyterlite_core", "lite"),
    ],
)
def test_packages_that_need_not_be_there(terminal, healthy, monkeypatch, name, extra):
    there = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda asked: None if asked == name else there(asked))
    ran = terminal("doctor")
    assert faults(ran) == []
    (line,) = [line for line in ran.lines if f"{name} is not installed" in line]
    assert f"trickkit[{extra}]" in line


def test_without_jupyter_only_the_extras_are_missing(terminal, healthy, monkeypatch):
    without(monkeypatch, "jupyterlab", "jupyter_core", "jupyter_client", "ipykernel")
    (fault,) = faults(terminal("doctor"))
    assert "ipykernel, jupyterlab not installed" in fault


# ---------------------------------------------------------------------- JupyterLab's extensions


def extension(place: Path, name: str) -> None:
    (place / name).mkdir(parents=True)
    (place / name / "package.json").write_text("{}")


def test_jupyterlab_without_an_extension(terminal, healthy, monkeypatch, tmp_path):
    monkeypatch.setattr("jupyter_core.paths.jupyter_path", lambda *_parts: [str(tmp_path / "a"), str(tmp_path / "b")])
    extension(tmp_path / "b", "anywidget")
    (fault,) = faults(terminal("doctor"))
    assert "no extension @jupyter-widgets/jupyterlab-manager, so no table appears" in fault
    assert fault.endswith("-m pip install --force-reinstall --no-deps jupyterlab_widgets")
    extension(tmp_path / "a", "@jupyter-widgets/jupyterlab-manager")
    assert faults(terminal("doctor")) == []


# ---------------------------------------------------------------------- servers

HOUR = 3600.0


@pytest.fixture
def install(monkeypatch, tmp_path):
    """Give a way to install a package at some time, which nothing but its date tells of."""
    monkeypatch.syspath_prepend(tmp_path / "site")

    def at(name: str, when: float) -> None:
        place = tmp_path / "site" / f"{name}-99.dist-info"
        place.mkdir(parents=True, exist_ok=True)
        (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 99\n")
        (place / "RECORD").write_text(f"{place.name}/METADATA,,\n{name}.py,,\n")
        os.utime(place, (when, when))

    return at


@pytest.fixture
def serve(monkeypatch, tmp_path: Path, healthy):
    """Give a way to let a server run: its note in the runtime folder, and its command line where the system tells."""
    monkeypatch.setattr(running, "_PROCESSES", tmp_path / "proc")
    (tmp_path / "runtime").mkdir()

    def start(when: float, *words: str, pid: object = None, port: int = 8888, **more: object) -> Path:
        number = os.getpid() if pid is None else pid
        note = {"pid": number, "url": f"http://localhost:{port}/?token=secret", "token": "secret", **more}
        path = tmp_path / "runtime" / f"jpserver-{port}.json"
        path.write_text(json.dumps(note))
        os.utime(path, (when, when))
        process = tmp_path / "proc" / str(number)
        if words:
            process.mkdir(parents=True, exist_ok=True)
            (process / "cmdline").write_bytes(b"".join(os.fsencode(word) + b"\0" for word in words))
        return path

    return start


def servers(ran) -> list[str]:
    return [line for line in ran.lines if "the Jupyter at" in line]


@pytest.mark.parametrize("words", [(sys.executable, "-m", "jupyter", "lab"), (".venv/bin/python", "jupyter-lab"), ()])
def test_a_server_started_before_the_install(terminal, serve, install, words):
    now = time.time()
    serve(now, *words)
    install("anywidget", now + HOUR)
    ran = terminal("doctor")
    (fault,) = faults(ran)
    assert "http://localhost:8888/ was started before anywidget was installed; stop it, start it again" in fault
    assert "reload its page" in fault
    assert "secret" not in ran.out
    install("anywidget", now - HOUR)
    ran = terminal("doctor")
    assert faults(ran) == []
    (line,) = servers(ran)
    assert "after all was installed" in line


def test_every_server_has_a_line(terminal, serve, install):
    now = time.time()
    install("anywidget", now)
    serve(now - HOUR, port=8888)
    serve(now + HOUR, port=8889)
    ran = terminal("doctor")
    (fault,) = faults(ran)
    assert ":8888/" in fault
    assert len(servers(ran)) == 2


def test_a_server_of_another_environment(terminal, serve, install, tmp_path):
    python = environment(tmp_path / "other", "python", "jupyter-lab") / "python"
    serve(1.0, str(python), str(python.with_name("jupyter-lab")))
    install("anywidget", time.time())
    ran = terminal("doctor")
    assert faults(ran) == []
    (line,) = servers(ran)
    assert f"runs {python}, of another environment" in line
    assert "trickkit lab" in line


NO_NOTES = ["", "{", "[]", "\x00", "[" * 100_000, '{"pid": null, "url": "x"}', '{"pid": 1}', '{"pid": 1.5, "url": "x"}']
NO_PROCESSES = [-1, 0, 2**70, "1"]


@pytest.mark.parametrize("text", NO_NOTES)
def test_a_note_that_tells_of_no_server(terminal, serve, tmp_path, text):
    path = tmp_path / "runtime" / "jpserver-1.json"
    path.write_text(text)
    ran = terminal("doctor")
    assert faults(ran) == []
    assert servers(ran) == []
    assert path.read_text() == text


@pytest.mark.parametrize("pid", NO_PROCESSES)
def test_a_number_that_is_no_process(terminal, serve, pid):
    serve(1.0, pid=pid)
    ran = terminal("doctor")
    assert faults(ran) == []
    assert servers(ran) == []


def test_servers_that_have_ended(terminal, serve):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    # The second one's number went to another program.
    left = [serve(1.0, pid=ended.pid, port=1), serve(1.0, "/usr/bin/cat", port=2)]
    ran = terminal("doctor")
    assert faults(ran) == []
    assert servers(ran) == []
    assert all(path.is_file() for path in left)


@pytest.mark.parametrize("record", [None, "anywidget.py,,\n"])
def test_a_package_that_does_not_tell_when_it_was_installed(terminal, serve, install, tmp_path, record):
    install("anywidget", time.time() + HOUR)
    path = tmp_path / "site" / "anywidget-99.dist-info" / "RECORD"
    path.unlink()
    if record is not None:
        path.write_text(record)
    assert running.installed_at("anywidget") is None
    assert running.installed_at("no-such-package") is None
    serve(time.time())
    assert faults(terminal("doctor")) == []


# ---------------------------------------------------------------------- copies


def age(path: Path) -> None:
    """Make a copy one from before the first version."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    notebook["metadata"]["trickkit"]["version"] = 0
    path.write_text(json.dumps(notebook), encoding="utf-8")


def test_old_copies_of_lessons(terminal, healthy):
    copied = copy_lessons(library.home(), ("00", "01"), ("en",))
    ran = terminal("doctor")
    assert faults(ran) == []
    assert "no old copies" in ran.out
    age(copied[1].target)
    (fault,) = faults(terminal("doctor"))
    assert f"older in {library.home()} than installed: en/{copied[1].target.name};" in fault
    assert fault.endswith("trickkit lessons copy 01 --lang en")
    assert terminal("lessons", "copy", "01", "--lang", "en").code == 0  # what it says to do helps
    assert faults(terminal("doctor")) == []


def test_old_copies_where_a_server_or_the_terminal_is(terminal, serve, monkeypatch, tmp_path):
    served, here = tmp_path / "served", tmp_path / "here"
    for place in (served, here):
        age(copy_lessons(place, ("00",), ("de",))[0].target)
    serve(time.time(), root_dir=str(served))
    monkeypatch.chdir(here / "de")
    found = faults(terminal("doctor"))
    assert [str(place) in fault for place, fault in zip((here, served), found, strict=True)] == [True, True]
    assert found[1].endswith(f"trickkit lessons copy 00 --lang de --to {served}")


def test_copies_that_a_server_of_another_environment_shows_are_its_own(terminal, serve, tmp_path):
    served = tmp_path / "served"
    age(copy_lessons(served, ("00",), ("de",))[0].target)
    python = environment(tmp_path / "other", "python") / "python"
    serve(time.time(), str(python), "-m", "jupyter", "lab", root_dir=str(served))
    assert faults(terminal("doctor")) == []


# ---------------------------------------------------------------------- the package itself


def test_lessons_that_are_missing(terminal, healthy, monkeypatch, tmp_path):
    monkeypatch.setattr(library, "_PACKAGE", tmp_path / "trickkit")
    library.folder.cache_clear()
    try:
        (fault,) = faults(terminal("doctor"))
    finally:
        library.folder.cache_clear()
    assert "lessons are missing" in fault


def test_bundles_that_are_missing(terminal, healthy, monkeypatch, tmp_path):
    package = tmp_path / "trickkit"
    shutil.copytree(Path(trickkit.__file__).parent / "widgets" / "static", package / "widgets" / "static")
    (package / "widgets" / "static" / "grid.js").unlink()
    monkeypatch.setattr(trickkit, "__file__", str(package / "__init__.py"))
    (fault,) = faults(terminal("doctor"))
    assert "grid.js" in fault


def test_a_package_that_is_not_installed(terminal, healthy, monkeypatch):
    told = importlib.metadata.version

    def version(name: str) -> str:
        if name == "trickkit":
            raise importlib.metadata.PackageNotFoundError(name)
        return told(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    (fault,) = faults(terminal("doctor"))
    assert "pip install" in fault


def test_another_version_is_installed(terminal, healthy, monkeypatch):
    told = importlib.metadata.version
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "9.9" if name == "trickkit" else told(name))
    (fault,) = faults(terminal("doctor"))
    assert "9.9" in fault


def test_an_old_python(terminal, healthy, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    (fault,) = faults(terminal("doctor"))
    assert "3.10.4" in fault
    assert "3.11" in fault


def test_words_that_are_missing(terminal, healthy, monkeypatch):
    def broken(_lang):
        raise FileNotFoundError("trickkit.mo")

    monkeypatch.setattr(doctor, "Words", broken)
    (fault,) = faults(terminal("doctor"))
    assert "trickkit.mo" in fault


def test_a_jupyter_that_does_not_answer(terminal, healthy, monkeypatch):
    def run(line, **_more):
        raise subprocess.TimeoutExpired(line, 60)

    monkeypatch.setattr("trickkit.cli.doctor.subprocess.run", run)
    assert faults(terminal("doctor")) == []
