"""A site is put in its place when it is whole, and nothing else is ever replaced."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from pathlib import Path

import pytest

from trickkit.course.classroom import ClassSet, SetExercise
from trickkit.course.classroom.marks_notebook import files
from trickkit.course.classroom.writing import to_toml
from trickkit.course.library import lessons
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.site import Made, assembly, build, cache, jupyter, node
from trickkit.site.assembly import MARK
from trickkit.site.node import Node
from trickkit.site.pins import pins
from trickkit.site.runtime import CORE, LOCK

SET = Path(__file__).parents[2] / "browser" / "algebra.toml"


def a_wheel(path, name, version="1.0"):
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(f"{name.replace('-', '_')}/__init__.py", "")
        wheel.writestr(f"{name}-{version}.data/data/share/jupyter/labextensions/{name}/package.json", "{}")
    return path


@pytest.fixture
def parts(monkeypatch, tmp_path):
    """Stand in for what is fetched, for the kernel, Pyodide and Jupyter's build; give what the last was given."""
    room = tmp_path / "parts"
    room.mkdir()
    tgz = room / "pyodide.tgz"
    with tarfile.open(tgz, "w:gz") as package:
        for name in (*CORE, LOCK):
            data = json.dumps({"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}).encode()
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(data)
            package.addfile(info, io.BytesIO(data))
    wheels = {wheel.name: a_wheel(room / f"{wheel.name}-1.0-py3-none-any.whl", wheel.name) for wheel in pins().wheels}
    brought = {name: a_wheel(room / f"{name}-1.0-py3-none-any.whl", name) for name, _ in pins().bundled}
    extension = room / "pyodide-kernel-extension"
    extension.mkdir()
    (extension / "package.json").write_text("{}")
    given = {}

    def jupyter_build(place, contents, extensions, target):
        given["lock"] = json.loads((place / "static" / "pyodide" / LOCK).read_text("utf-8"))
        given["settings"] = json.loads((place / "jupyter-lite.json").read_text("utf-8"))
        given["files"] = {path.relative_to(contents).as_posix() for path in contents.rglob("*") if path.is_file()}
        given["extensions"] = {path.parent.name for path in extensions.rglob("package.json")}
        target.mkdir()
        (target / "index.html").write_text("Jupyter's own")

    monkeypatch.setattr(jupyter, "bundled", lambda _pins: (extension, brought))
    monkeypatch.setattr(node, "find", lambda: Node("node", ("npm",)))
    monkeypatch.setattr(cache, "pyodide", lambda *_: tgz)
    monkeypatch.setattr(cache, "wheels", lambda *_: wheels)
    monkeypatch.setattr(assembly, "compiled", lambda others, own, *_: (others, own))
    monkeypatch.setattr(jupyter, "build", jupyter_build)
    return given


def test_a_site_is_built(parts, tmp_path):
    said: list[str] = []
    made = build(tmp_path / "deep" / "site", Words("de"), said.append)
    assert said == ["Suche, was im Browser läuft, und hole, was noch nicht hier ist.", "Baue die Seite."]
    assert made == Made(tmp_path / "deep" / "site", made.files, made.size)
    assert made.files == len([path for path in made.folder.rglob("*") if path.is_file()]) > 5
    assert '<html lang="de">' in (made.folder / "index.html").read_text("utf-8")
    assert (made.folder / "rules" / "latinern.html").is_file()
    assert parts["files"] == {f"{file.lang}/{file.path.name}" for file in lessons()} | {
        "rules/latinern.md",
        "rules/twenty-eight.md",
    }
    assert {"anywidget", "jupyterlab-widgets", "pyodide-kernel-extension"} <= parts["extensions"]
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["site"]


def test_a_set_lies_on_the_site_and_one_for_marks_as_its_paper_alone(parts, tmp_path, monkeypatch):
    teachers = tmp_path / "test.toml"
    test = ClassSet("Test 7b", exercises=(SetExercise("legal", "1"),), marks=True)
    algebra = ClassSet("Algebra", levels=("01.1",))
    for path, text in {**files(test, teachers), tmp_path / "algebra.toml": to_toml(algebra, Words())}.items():
        path.write_text(text, "utf-8")
    teachers.write_text(to_toml(test, Words()), "utf-8")
    made = build(tmp_path / "site", Words(), list, [tmp_path / "algebra.toml", tmp_path / "test.paper.json"])
    names = (f"algebra-{algebra.id}", f"test-7b-{test.id}")
    assert made.sets == tuple(f"notebooks/index.html?path=sets/{name}.ipynb" for name in names)
    assert {f"sets/{names[0]}.toml", f"sets/{names[1]}.paper.json"} <= parts["files"]
    monkeypatch.setattr(cache, "pyodide", lambda *_: pytest.fail("something was fetched"))
    with pytest.raises(TrickkitError, match="the teacher's file"):
        build(tmp_path / "site", Words(), list, [teachers])


def test_the_list_of_packages_names_ours_and_no_others(parts, tmp_path):
    build(tmp_path / "site", Words(), list)
    packages = parts["lock"]["packages"]
    assert set(packages) == {"trickkit", *(w.name for w in pins().wheels), *(name for name, _ in pins().bundled)}
    assert parts["lock"]["info"] == {"python": "3.14.2"}
    assert packages["trickkit"]["depends"] == ["anywidget", "fsrs", "ipywidgets", "tqdm"]
    assert packages["trickkit"]["imports"] == ["trickkit"]
    assert packages["fsrs"]["file_name"] == "fsrs-1.0-py3-none-any.whl"
    kernel = parts["settings"]["jupyter-config-data"]["litePluginSettings"][
        "@jupyterlite/pyodide-kernel-extension:kernel"
    ]
    assert kernel["disablePyPIFallback"] is True
    assert set(kernel["loadPyodideOptions"]["packages"]) <= set(packages)


def test_an_earlier_site_is_replaced(parts, tmp_path):
    out = tmp_path / "site"
    build(out, Words("de"), list)
    (out / "rules" / "left over").touch()
    build(out, Words("en"), list)
    assert '<html lang="en">' in (out / "index.html").read_text("utf-8")
    assert not (out / "rules" / "left over").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts", "site"]


def test_an_empty_folder_is_taken(parts, tmp_path):
    (tmp_path / "site").mkdir()
    assert build(tmp_path / "site", Words(), list).files > 5


@pytest.mark.parametrize("mark", [None, "no JSON", "[]", '{"holds": 3}', '{"holds": ["index.html"]}'])
def test_a_folder_with_something_else_in_it_stays_as_it_is(parts, tmp_path, mark):
    out = tmp_path / "thesis"
    out.mkdir()
    (out / "chapter-1.txt").write_text("years of work")
    if mark is not None:
        (out / MARK).write_text(mark)
    with pytest.raises(TrickkitError, match=r"holds what is no site of ours and stays as it is .*chapter-1\.txt"):
        build(out, Words(), list)
    assert (out / "chapter-1.txt").read_text() == "years of work"
    assert parts == {}


def test_what_was_added_to_a_site_is_not_deleted_with_it(parts, tmp_path):
    out = tmp_path / "site"
    build(out, Words(), list)
    (out / "CNAME").touch()
    with pytest.raises(TrickkitError, match="CNAME"):
        build(out, Words(), list)
    assert (out / "CNAME").exists()


def test_a_file_is_no_place_for_a_site(parts, tmp_path):
    (tmp_path / "site").touch()
    with pytest.raises(TrickkitError, match="is a file; name a folder"):
        build(tmp_path / "site", Words(), list)


def test_no_folder_can_be_made_below_a_file(parts, tmp_path):
    (tmp_path / "notes").touch()
    with pytest.raises(TrickkitError, match=r'notes" is a file; name a folder$'):
        build(tmp_path / "notes" / "course" / "site", Words(), list)
    assert parts == {}


def test_a_place_that_cannot_be_written_is_named_before_anything_is_fetched(parts, tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.mkdir", refuse)
    with pytest.raises(TrickkitError, match=r"^no folder can be made in .* \(permission denied\); name another place$"):
        build(tmp_path / "site", Words(), list)
    assert parts == {}


def test_the_folder_one_stands_in_is_not_taken_away(parts, tmp_path, monkeypatch):
    (tmp_path / "site").mkdir()
    monkeypatch.chdir(tmp_path / "site")
    with pytest.raises(TrickkitError, match=r"you are in .* go out of it, or name a folder in it"):
        build(Path(), Words(), list)
    assert parts == {}


def test_a_whole_drive_is_not_replaced(parts, tmp_path, monkeypatch):
    (tmp_path / "stick").mkdir()
    monkeypatch.setattr("os.path.ismount", lambda path: path == tmp_path / "stick")
    with pytest.raises(TrickkitError, match="is a whole drive, which cannot be replaced; name a folder on it"):
        build(tmp_path / "stick", Words(), list)
    assert build(tmp_path / "stick" / "site", Words(), list).files > 5


def test_a_set_named_twice_is_told_once(parts, tmp_path):
    assert len(build(tmp_path / "site", Words(), list, [SET, SET]).sets) == 1


def test_a_build_that_fails_leaves_the_earlier_site_and_nothing_beside_it(parts, tmp_path, monkeypatch):
    out = tmp_path / "site"
    build(out, Words(), list)
    before = (out / MARK).read_bytes()

    def fail(*_):
        raise TrickkitError("JupyterLite's build failed: no room")

    monkeypatch.setattr(jupyter, "build", fail)
    with pytest.raises(TrickkitError, match="no room"):
        build(out, Words("de"), list)
    assert (out / MARK).read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts", "site"]


def test_a_site_that_cannot_be_put_in_its_place_leaves_the_earlier_one(parts, tmp_path, monkeypatch):
    out = tmp_path / "site"
    build(out, Words(), list)
    rename = type(out).rename

    def fail(path, target):
        if path.name == "new":
            raise PermissionError("not now")
        return rename(path, target)

    monkeypatch.setattr(type(out), "rename", fail)
    with pytest.raises(PermissionError, match="not now"):
        build(out, Words("de"), list)
    assert '<html lang="en">' in (out / "index.html").read_text("utf-8")


def test_a_package_that_is_needed_and_not_there_is_named(parts, tmp_path, monkeypatch):
    whole = cache.wheels(pins(), tmp_path)
    monkeypatch.setattr(cache, "wheels", lambda *_: {name: path for name, path in whole.items() if name != "comm"})
    with pytest.raises(TrickkitError, match="needs comm, which is not pinned"):
        build(tmp_path / "site", Words(), list)
    assert not (tmp_path / "site").exists()
