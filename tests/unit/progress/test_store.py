"""Hands and tries come back as they were kept, in both stores; what goes wrong with the file loses nothing."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest

from trickkit.progress import Kept, Store, StoreError, Try, everything, folder, open_store, outlives, where
from trickkit.progress.json_file import JsonStore
from trickkit.progress.rows import hand_of, hand_row, try_row
from trickkit.progress.sqlite import SqliteStore

HAND = Kept(
    "table 7", "[Game ...]\n", 2, held=True, undo=((0, False), (4, True)), hints=((0, 3),), updated="2026-01-01"
)
RIGHT = Try("04.5", "who-wins", right=True, tries=2, hints=1, stars=2, when="2026-01-01T10:00:00")
WRONG = Try("04.1", "legal", right=False, tries=1, hints=0, stars=0, when="2026-01-01T09:00:00")


def test_nothing_is_written_before_there_is_something_to_write(store):
    assert store.kept("table 7") is None
    assert store.tries() == ()
    assert store.hands() == ()
    assert store.choices() == {}
    assert store.aside() == ()
    store.forget("table 7")
    store.clear()
    assert not store.file.parent.exists()


def test_a_hand_is_kept_replaced_and_forgotten(store):
    store.keep(HAND)
    store.keep(Kept("another", "[Game ...]", 1))
    assert store.kept("table 7") == HAND
    store.keep(Kept("table 7", "[Game ...] later", 3))
    assert store.kept("table 7") == Kept("table 7", "[Game ...] later", 3)
    store.forget("table 7")
    assert store.kept("table 7") is None
    assert store.kept("another") is not None


def test_each_try_is_a_row(store):
    for one in (RIGHT, WRONG, RIGHT):
        store.add(one)
    assert store.tries() == (RIGHT, WRONG, RIGHT)
    assert store.tries("04.1") == (WRONG,)
    assert store.tries("99.9") == ()


def test_tries_and_hands_do_not_disturb_each_other(store):
    store.add(RIGHT)
    store.keep(HAND)
    store.add(WRONG)
    assert store.tries() == (RIGHT, WRONG)
    assert store.kept("table 7") == HAND


def test_choices_are_kept_and_replaced(store):
    store.choose("repeat", "on")
    store.choose("another", "x")
    store.add(RIGHT)
    store.choose("repeat", "off")
    assert store.choices() == {"another": "x", "repeat": "off"}
    assert store.tries() == (RIGHT,)


def test_everything_as_plain_data(store):
    store.add(RIGHT)
    store.keep(HAND)
    store.keep(Kept("a table", "[Game ...]", 1))
    store.choose("repeat", "on")
    found = everything(store)
    assert json.loads(json.dumps(found)) == found
    assert (found["format"], found["version"]) == ("trickkit progress", 2)
    assert [row["key"] for row in found["hands"]] == ["a table", "table 7"]
    assert found["tries"] == [{**asdict(RIGHT), "right": 1}]
    assert found["choices"] == {"repeat": "on"}
    again = JsonStore(store.file.with_name("export.json"))
    again.file.write_text(json.dumps(found))
    assert everything(again) == found


def test_everything_is_deleted(store):
    store.add(RIGHT)
    store.keep(Kept("a secret table", "[Game ...]", 1))
    store.choose("repeat", "on")
    store.clear()
    assert everything(store) == {"format": "trickkit progress", "version": 2, "hands": [], "tries": [], "choices": {}}
    assert b"secret" not in store.file.read_bytes()
    store.add(WRONG)
    assert store.tries() == (WRONG,)
    assert store.set_aside is None


def test_a_file_of_the_first_version_is_brought_up(tmp_path):
    old = JsonStore(tmp_path / "progress.json")
    rows = {"format": "trickkit progress", "version": 1, "hands": [hand_row(HAND)], "tries": [try_row(RIGHT)]}
    old.file.write_text(json.dumps(rows))
    database = SqliteStore(tmp_path / "progress.sqlite")
    database.add(RIGHT)
    database.keep(HAND)
    with closing(sqlite3.connect(database.file)) as found, found:
        found.execute("DROP TABLE choices")
        found.execute("PRAGMA user_version = 1")
    for store in (old, database):
        store.choose("repeat", "on")
        assert (store.tries(), store.kept("table 7"), store.choices()) == ((RIGHT,), HAND, {"repeat": "on"})
        assert aside(store) == []


@pytest.mark.parametrize("choices", ['["on"]', '"on"', "7", "null"])
def test_choices_that_somebody_has_changed_set_the_file_aside(tmp_path, choices):
    store = JsonStore(tmp_path / "progress.json")
    store.choose("repeat", "on")
    store.file.write_text(store.file.read_text().replace('{\n  "repeat": "on"\n }', choices))
    assert store.choices() == {}
    assert len(aside(store)) == 1


def test_another_store_on_the_same_file_sees_it_at_once(store):
    other = type(store)(store.file)
    store.keep(HAND)
    other.add(RIGHT)
    assert other.kept("table 7") == HAND
    assert store.tries() == (RIGHT,)


def aside(store: Store) -> list[Path]:
    return sorted(path for path in store.file.parent.iterdir() if "set aside" in path.name)


@pytest.mark.parametrize(
    "rubbish", [b"no store at all, and long enough for a header of 100 bytes" * 9, b'{"version": 1}']
)
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(store, rubbish):
    for number in (1, 2):
        store.file.parent.mkdir(parents=True, exist_ok=True)
        store.file.write_bytes(rubbish)
        assert store.kept("table 7") is None
        store.keep(HAND)
        assert store.kept("table 7") == HAND
        assert len(aside(store)) == number
        assert store.set_aside in aside(store)
    assert [path.read_bytes() for path in aside(store)] == [rubbish] * 2
    assert list(store.aside()) == aside(store)


def test_a_file_damaged_in_the_middle_is_set_aside_when_that_is_met(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    for _ in range(400):
        store.add(RIGHT)
    whole = store.file.read_bytes()
    store.file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    assert store.tries() == ()
    store.add(WRONG)
    assert store.tries() == (WRONG,)
    assert len(aside(store)) == 1


def test_a_newer_file_is_set_aside(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    store.keep(HAND)
    with closing(sqlite3.connect(store.file)) as newer:
        newer.execute("PRAGMA user_version = 99")
    assert store.kept("table 7") is None
    assert len(aside(store)) == 1
    other = JsonStore(tmp_path / "progress.json")
    other.file.write_text('{"format": "trickkit progress", "version": 99, "hands": [], "tries": []}')
    assert other.tries() == ()
    assert len(aside(other)) == 2
    other.file.write_text('{"version": 1, "hands": [], "tries": []}')
    assert other.tries() == ()
    assert len(aside(other)) == 3


def test_a_database_of_somebody_else_is_set_aside(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    with closing(sqlite3.connect(store.file)) as strange:
        strange.execute("CREATE TABLE hands (something INTEGER)")
    store.keep(HAND)
    assert store.kept("table 7") == HAND
    assert len(aside(store)) == 1


def test_a_row_that_somebody_has_changed_is_no_hand(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    store.keep(HAND)
    with closing(sqlite3.connect(store.file)) as found, found:
        found.execute("UPDATE hands SET undo = '[[1]]'")
    assert store.kept("table 7") is None
    other = JsonStore(tmp_path / "progress.json")
    row = hand_row(HAND) | {"hints": None}
    other.file.write_text(json.dumps({"format": "trickkit progress", "version": 1, "hands": [row], "tries": []}))
    assert other.kept("table 7") is None


def test_a_folder_that_cannot_be_made_is_an_error(store, tmp_path):
    store.file = tmp_path / "a file" / "folder" / "progress.file"
    (tmp_path / "a file").write_text("")
    with pytest.raises(StoreError, match="cannot be"):
        store.keep(HAND)
    with pytest.raises(StoreError, match="cannot be"):
        store.add(RIGHT)


def test_a_file_that_cannot_be_read_is_an_error(store):
    store.file.mkdir(parents=True)
    for call in (store.tries, lambda: store.kept("table 7"), lambda: store.keep(HAND), lambda: store.forget("x")):
        with pytest.raises(StoreError, match="cannot be"):
            call()
    assert store.file.is_dir()


def test_a_full_disk_is_an_error_and_what_was_there_stays(store, monkeypatch):
    store.keep(HAND)
    if isinstance(store, SqliteStore):
        connect = sqlite3.connect

        def small(*arguments: object, **named: object) -> sqlite3.Connection:
            made: sqlite3.Connection = connect(*arguments, **named)  # type: ignore[call-overload]
            made.execute("PRAGMA max_page_count = 1")  # no page more than there are
            return made

        monkeypatch.setattr(sqlite3, "connect", small)
    else:
        monkeypatch.setattr(Path, "replace", lambda *_: os.open("/dev/full/none", os.O_RDONLY))
    with pytest.raises(StoreError, match="cannot be"):
        store.keep(Kept("huge", "x" * 100_000, 1))
    monkeypatch.undo()
    assert store.kept("table 7") == HAND
    assert store.kept("huge") is None
    assert list(store.file.parent.iterdir()) == [store.file]


def test_a_file_that_cannot_be_set_aside_is_an_error(store, monkeypatch):
    store.file.parent.mkdir(parents=True)
    store.file.write_bytes(b"no store at all, and long enough for a header of 100 bytes" * 9)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StoreError, match="nor set aside"):
        store.tries()


def test_a_file_that_another_notebook_has_set_aside_meanwhile(store, monkeypatch):
    store.file.parent.mkdir(parents=True)
    store.file.write_bytes(b"no store at all, and long enough for a header of 100 bytes" * 9)

    def faster(path: Path, *_: object) -> None:
        path.unlink()
        raise FileNotFoundError

    monkeypatch.setattr(Path, "rename", faster)
    assert store.tries() == ()
    assert store.set_aside is None


def test_a_file_that_stays_damaged_is_an_error(tmp_path, monkeypatch):
    store = SqliteStore(tmp_path / "progress.sqlite")
    store.file.write_bytes(b"no store at all, and long enough for a header of 100 bytes" * 9)
    monkeypatch.setattr(Path, "rename", lambda *_: None)
    with pytest.raises(StoreError, match="cannot be used"):
        store.tries()


def test_where_there_is_no_sqlite_a_json_file_does(monkeypatch, tmp_path):
    assert isinstance(open_store(tmp_path), SqliteStore)
    monkeypatch.setitem(sys.modules, "trickkit.progress.sqlite", None)
    assert isinstance(open_store(tmp_path), JsonStore)


def test_where_it_lies(monkeypatch, tmp_path):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))
    assert folder() == tmp_path
    assert open_store().file.parent == tmp_path
    monkeypatch.delenv("TRICKKIT_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    where = {
        "linux": ".local/share/trickkit",
        "darwin": "Library/Application Support/trickkit",
        "win32": "AppData/Local/trickkit",
    }
    for platform, place in where.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert folder() == tmp_path / place
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    assert folder() == tmp_path / "data" / "trickkit"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert folder() == tmp_path / "share" / "trickkit"


def test_in_the_browser_it_lies_at_the_top_of_the_notebooks_folders(monkeypatch, tmp_path):
    monkeypatch.delenv("TRICKKIT_HOME")
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(where, "DRIVE", tmp_path / "drive")
    for lang in ("en", "de"):
        monkeypatch.chdir(made(tmp_path / "drive" / lang))
        assert (folder(), outlives()) == (tmp_path / "drive", True)
        assert isinstance(open_store(), JsonStore)  # though there is an SQLite
    monkeypatch.chdir(made(tmp_path / "elsewhere"))
    assert (folder(), outlives()) == (Path(), False)


def made(place: Path) -> Path:
    place.mkdir(parents=True)
    return place


def test_the_store_of_the_browser_never_asks_whether_a_file_is_there(monkeypatch, tmp_path):
    store = JsonStore(tmp_path / "progress.json")
    stat = os.stat

    def asked(path: str | Path, **more: bool) -> os.stat_result:
        assert Path(path) == tmp_path, path
        return stat(path, follow_symlinks=more.get("follow_symlinks", True))

    monkeypatch.setattr(os, "stat", asked)
    for _ in range(2):
        store.add(RIGHT)
        store.keep(HAND)
        store.file.write_text("damaged")
        assert store.tries() == ()
        store.forget(HAND.key)
        store.clear()
        store.add(RIGHT)
        assert everything(store)["tries"] == [try_row(RIGHT)]
        store.file.unlink()  # as in the list of files
        assert (store.tries(), store.kept(HAND.key)) == ((), None)
    assert [path.name for path in store.aside()] == ["progress (set aside 1).json", "progress (set aside 2).json"]


def test_two_kernels_with_one_process_number_write_beside_each_other(monkeypatch, tmp_path):
    store = JsonStore(tmp_path / "progress.json")
    written: list[str] = []
    replace = Path.replace

    def other_first(beside: Path, target: Path) -> None:
        written.append(beside.name)
        if len(written) == 1:
            JsonStore(store.file).add(WRONG)
        replace(beside, target)

    monkeypatch.setattr(Path, "replace", other_first)
    store.add(RIGHT)
    assert len(set(written)) == 2
    assert store.tries() == (RIGHT,)  # of two in one instant the later one is kept, and the file is whole


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tries SET stars = 'many'",
        "UPDATE tries SET stars = 9e999",
        "UPDATE tries SET stars = x'ff'",
        "ALTER TABLE tries DROP COLUMN stars",
    ],
)
def test_a_try_that_somebody_has_changed_sets_the_database_aside(tmp_path, change):
    store = SqliteStore(tmp_path / "progress.sqlite")
    store.add(RIGHT)
    with closing(sqlite3.connect(store.file)) as strange, strange:
        strange.execute(change)
    assert store.tries() == ()
    store.add(WRONG)
    assert store.tries() == (WRONG,)
    assert len(aside(store)) == 1


@pytest.mark.parametrize("stars", ["Infinity", '"many"', "null", "[]"])
def test_a_try_that_somebody_has_changed_sets_the_file_aside(tmp_path, stars):
    store = JsonStore(tmp_path / "progress.json")
    store.add(RIGHT)
    store.file.write_text(store.file.read_text().replace('"stars": 2', f'"stars": {stars}'))
    assert store.tries() == ()
    assert len(aside(store)) == 1


@pytest.mark.parametrize("undo", ["[[Infinity, 0]]", "[" * 100_000, "null", "[1]", "{"])
def test_a_hand_that_somebody_has_changed_is_none(undo):
    assert hand_of({**hand_row(HAND), "undo": undo}) is None
    assert hand_of({**hand_row(HAND), "deals": float("inf")}) is None


def test_what_no_database_holds_is_refused_in_a_sentence(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    store.keep(HAND)
    for hand in (Kept("\ud800", "[Game ...]", 1), Kept("another", "[Game ...]", 10**30)):
        with pytest.raises(StoreError, match=r"cannot hold this"):
            store.keep(hand)
    with pytest.raises(StoreError, match=r"cannot hold this"):
        store.kept("\ud800")
    assert store.kept("table 7") == HAND
    assert aside(store) == []


def test_a_file_that_stays_locked_is_waited_for_once(tmp_path, monkeypatch):
    store, waits, connect = SqliteStore(tmp_path / "progress.sqlite"), [], sqlite3.connect
    store.keep(HAND)

    def impatient(file: Path, *, timeout: float) -> sqlite3.Connection:
        waits.append(timeout)
        return connect(file, timeout=0)

    monkeypatch.setattr(sqlite3, "connect", impatient)
    with closing(connect(store.file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(3):
            with pytest.raises(StoreError, match="locked"):
                store.keep(HAND)
    store.keep(HAND)
    store.keep(HAND)
    first, *others, last = waits
    assert first == last
    assert others == [0.1] * 3
