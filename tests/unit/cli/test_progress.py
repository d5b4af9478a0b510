"""`trickkit progress`: what is kept is shown, saved and deleted, and nothing else is."""

from __future__ import annotations

import json

import pytest

from trickkit.course.levels import load
from trickkit.course.library import lessons
from trickkit.progress import Kept, Try, open_store

TRIES = (
    Try("00.1", "play", right=False, tries=1, hints=0, stars=0, when="2026-01-01T10:00:00+00:00"),
    Try("00.1", "play", right=True, tries=2, hints=1, stars=1, when="2026-01-01T10:01:00+00:00"),
    Try("00.2", "who-wins", right=True, tries=1, hints=0, stars=3, when="2026-01-02T10:00:00+00:00"),
)


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path / "home"))
    return open_store()


@pytest.fixture
def filled(store):
    for one in TRIES:
        store.add(one)
    store.keep(Kept("a table", "[Game ...]", 1))
    store.choose("repeat", "on")
    return store


def test_before_anything_is_kept(terminal, store):
    first, *each, last = terminal("progress", "show").lines
    assert first == f"Your progress is kept in {store.file}."
    assert each[0] == "00 · Start here · 0 of 3 done, 0 of 9 stars"
    assert len(each) == len({file.number for file in lessons()})
    assert last == "Begin with level 00.1, in lesson 00 · Start here."
    assert not store.file.exists()


def test_what_is_kept_is_shown(terminal, filled):
    lines = terminal("progress", "show").lines
    assert lines[1] == "00 · Start here · 2 of 3 done, 4 of 9 stars"
    assert lines[-2:] == ["Go on with level 00.3, in lesson 00 · Start here.", "1 half-played hand is kept."]
    german = terminal("progress", "show", "--lang", "de").lines
    assert german[1] == "00 · Hier anfangen · 2 von 3 geschafft, 4 von 9 Sternen"
    assert german[-2:] == [
        "Weiter geht es mit Aufgabe 00.3 in Lektion 00 · Hier anfangen.",
        "1 angefangene Runde ist gespeichert.",
    ]


def test_the_whole_course_done(terminal, store):
    for number in {file.number for file in lessons()}:
        for key in load(number).keys:
            store.add(Try(key, "kind", right=True, tries=1, hints=0, stars=3, when=""))
    assert terminal("progress", "show").lines[-1] == "Every level of the course is solved."
    assert json.loads(terminal("progress", "show", "--json").out)["next"] is None


def test_what_is_kept_as_json(terminal, filled):
    (line,) = terminal("progress", "show", "--json").lines
    found = json.loads(line)
    assert list(found) == ["file", "lessons", "levels", "next", "hands", "choices", "aside"]
    assert found["file"] == str(filled.file)
    assert found["lessons"][0] == {"lesson": "00", "levels": 3, "solved": 2, "stars": 4}
    assert found["levels"]["00.1"] == {"kind": "play", "tries": 2, "hints": 1, "stars": 1, "last": TRIES[1].when}
    assert (found["next"], found["hands"], found["choices"], found["aside"]) == ("00.3", 1, {"repeat": "on"}, [])


def test_all_rows_are_saved_and_no_file_is_overwritten(terminal, filled, tmp_path, monkeypatch):
    target = tmp_path / "mine.json"
    assert terminal("progress", "export", target).lines == [f"Saved in {target}: 3 tries, 1 half-played hand."]
    saved = json.loads(target.read_text())
    assert (saved["format"], saved["version"]) == ("trickkit progress", 2)
    assert [row["level"] for row in saved["tries"]] == ["00.1", "00.1", "00.2"]
    assert (saved["hands"][0]["key"], saved["choices"]) == ("a table", {"repeat": "on"})
    target.write_text("my own")
    assert str(target) in (refusal := terminal("progress", "export", target).refusal)
    assert "nothing is overwritten" in refusal
    assert target.read_text() == "my own"
    monkeypatch.chdir(tmp_path)
    done = terminal("progress", "export", "--json")
    assert json.loads(done.out) == {"file": "trickkit-progress.json", "tries": 3, "hands": 1, "aside": []}
    assert (tmp_path / "trickkit-progress.json").is_file()
    assert "cannot be written" in terminal("progress", "export", tmp_path / "no" / "folder").refusal
    assert filled.tries() == TRIES


def test_nothing_is_deleted_without_yes(terminal, filled):
    refusal = terminal("progress", "reset").refusal
    assert "nothing has been deleted" in refusal
    assert "--yes" in refusal
    assert "tries: 3, hands: 1, choices and noted answers: 1" in refusal
    assert filled.tries() == TRIES


def test_all_of_it_is_deleted(terminal, filled):
    german = terminal("progress", "reset", "--yes", "--lang", "de")
    told = "3 Versuche, 1 angefangene Runde und alles, was du eingestellt oder als Antwort festgehalten hast."
    assert german.lines == [f"Gelöscht aus {filled.file}: {told}"]
    assert (filled.tries(), filled.hands(), filled.choices()) == ((), (), {})
    assert json.loads(terminal("progress", "reset", "--yes", "--json").out) == {
        "file": str(filled.file), "tries": 0, "hands": 0, "aside": [],
    }  # fmt: skip


@pytest.mark.parametrize("action", ["show", "export", "reset --yes"])
def test_a_damaged_file_is_set_aside_and_named(terminal, store, action, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store.file.parent.mkdir()
    store.file.write_bytes(b"no store at all, and long enough for a header of 100 bytes" * 9)
    ran = terminal("progress", *action.split())
    (aside,) = store.aside()
    assert ran.lines[-1] == f"A progress file that could not be used is still there: {aside}."
    assert str(aside) in terminal("progress", "show", "--json").out
    assert aside.read_bytes().startswith(b"no store at all")


def test_a_store_that_cannot_be_read_is_one_line(terminal, store):
    store.file.mkdir(parents=True)
    for action in ("show", "export", "reset"):
        assert str(store.file) in terminal("progress", action).refusal
