"""Where the lessons lie, and copies that never take the place of a learner's own work."""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from typing import Any

import pytest

from trickkit import TrickkitError
from trickkit.course import library
from trickkit.course.library import Copied, copy_lessons, copy_rules, folder, home, lessons, levels_text


@pytest.fixture
def small(tmp_path, monkeypatch):
    """An installation with two tiny lessons in it, and no checkout around."""
    package = tmp_path / "site" / "trickkit"
    for lang in ("en", "de"):
        for number in ("00", "01"):
            path = package / "_lessons" / lang / f"{number}_{lang}.ipynb"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{number} {lang}")
    (package / "_lessons" / "rules").mkdir()
    (package / "_lessons" / "rules" / "game.md").write_text("the rules")
    (package / "_lessons" / "levels").mkdir()
    (package / "_lessons" / "levels" / "00.toml").write_text("x")
    monkeypatch.setattr(library, "_PACKAGE", package)
    folder.cache_clear()
    yield package
    folder.cache_clear()


def test_in_a_checkout_the_lessons_lie_beside_the_package():
    assert folder().name in {"lessons", "_lessons"}
    assert [file.path.name for file in lessons() if file.lang == "en"][:2] == [
        "00_start_here.ipynb",
        "01_what_is_a_trick.ipynb",
    ]
    assert {file.lang for file in lessons()} == {"en", "de"}


def test_in_an_installed_package_they_lie_inside(small):
    assert folder() == small / "_lessons"
    assert [(file.number, file.lang) for file in lessons()] == [("00", "en"), ("00", "de"), ("01", "en"), ("01", "de")]
    assert levels_text("00") == "x"
    with pytest.raises(TrickkitError, match=r"the lessons are 00$"):
        levels_text("01")


def test_the_installed_ones_go_before_a_checkout(small):
    shutil.copytree(small / "_lessons", small.parent / "lessons")
    assert folder() == small / "_lessons"


def test_beside_the_package_when_not_inside(small):
    shutil.move(small / "_lessons", small.parent / "lessons")
    assert folder() == small.parent / "lessons"


def test_an_installation_without_lessons_says_so(small):
    shutil.rmtree(small / "_lessons")
    with pytest.raises(TrickkitError, match="install trickkit again"):
        folder()


def told(copied: list[Copied]) -> list[tuple[str, str]]:
    return [(entry.target.name, entry.how) for entry in copied]


def test_new_same_and_numbered(small, tmp_path):
    target = tmp_path / "mine"
    assert told(copy_lessons(target, ("00",), ("en",))) == [("00_en.ipynb", "new")]
    assert told(copy_lessons(target, ("00",), ("en",))) == [("00_en.ipynb", "same")]
    own = target / "en" / "00_en.ipynb"
    own.write_text("my own work")
    assert told(copy_lessons(target, ("00",), ("en",))) == [("00_en (2).ipynb", "numbered")]
    assert told(copy_lessons(target, ("00",), ("en",))) == [("00_en (2).ipynb", "same")]
    (target / "en" / "00_en (2).ipynb").write_text("more of it")
    assert told(copy_lessons(target, ("00",), ("en",))) == [("00_en (3).ipynb", "numbered")]
    assert own.read_text() == "my own work"
    assert (target / "en" / "00_en (2).ipynb").read_text() == "more of it"
    assert (target / "en" / "00_en (3).ipynb").read_text() == "00 en"


def test_the_rules_go_beside_the_lessons_and_never_over_own_work(small, tmp_path):
    assert told(copy_rules(tmp_path)) == [("game.md", "new")]
    own = tmp_path / "rules" / "game.md"
    assert own.read_text() == "the rules"
    assert told(copy_rules(tmp_path)) == [("game.md", "same")]
    own.write_text("my own notes")
    assert copy_rules(tmp_path, missing_only=True) == []
    assert told(copy_rules(tmp_path)) == [("game (2).md", "numbered")]
    assert own.read_text() == "my own notes"
    assert own.with_name("game (2).md").read_text() == "the rules"
    own.unlink()
    assert told(copy_rules(tmp_path, missing_only=True)) == [("game.md", "new")]


def test_all_of_them_in_both_languages(small, tmp_path):
    copied = copy_lessons(tmp_path / "deep" / "down")
    assert [entry.target.relative_to(tmp_path / "deep" / "down").as_posix() for entry in copied] == [
        "en/00_en.ipynb", "de/00_de.ipynb", "en/01_en.ipynb", "de/01_de.ipynb",
    ]  # fmt: skip
    assert all(entry.target.read_text() for entry in copied)


def test_every_copy_is_the_lesson_itself(tmp_path):
    for entry, file in zip(copy_lessons(tmp_path), lessons(), strict=True):
        assert entry.target.read_bytes() == file.path.read_bytes()


def test_a_numbered_copy_names_the_work_it_lies_beside(small, tmp_path):
    (new,) = copy_lessons(tmp_path, ("00",), ("en",))
    assert new.beside is None
    new.target.write_text("my own work")
    (second,) = copy_lessons(tmp_path, ("00",), ("en",))
    assert second.beside == new.target


def test_a_copy_is_whole_or_not_there(small, tmp_path, monkeypatch):
    copy_lessons(tmp_path, ("01",), ("en",))
    really = Path.open

    class Full(io.BytesIO):
        def write(self, _content: object) -> int:
            raise OSError(28, "No space left on device")

    def opened(path: Path, mode: str = "r", **more: Any) -> Any:
        made = really(path, mode, **more)
        if mode != "xb":
            return made
        made.close()
        return Full()

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(OSError, match="No space left"):
        copy_lessons(tmp_path, ("00",), ("en",))
    assert [path.name for path in tmp_path.glob("en/*")] == ["01_en.ipynb"]


@pytest.mark.parametrize("number", ["02", "0", "", "x" * 100, "../00"])
def test_a_lesson_that_is_not_there(small, tmp_path, number):
    with pytest.raises(TrickkitError, match=r"there is no lesson .*; the lessons are 00, 01$") as caught:
        copy_lessons(tmp_path / "mine", ("00", number))
    assert len(str(caught.value)) < 100
    assert not (tmp_path / "mine").exists()


def test_a_folder_that_cannot_be_written(small, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        copy_lessons(tmp_path / "file")
    assert (tmp_path / "file").read_text() == ""


def test_where_copies_go(monkeypatch, tmp_path):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))
    assert home() == tmp_path / "lessons"
    monkeypatch.delenv("TRICKKIT_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert home() == tmp_path / "trickkit-lessons"
