"""The store of a machine: a small database, written in short transactions.

Not in write-ahead mode: that needs shared memory, which folders on a network do not have.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, Final, TypeVar

from trickkit.progress.model import VERSION, Kept, Store, StoreError, Try, UnusableError
from trickkit.progress.rows import NO_ROW, hand_of, hand_row, try_of, try_row

T = TypeVar("T")

_WAIT: Final = 5.0  # seconds for another notebook to finish writing
_WAIT_AGAIN: Final = 0.1  # seconds, as long as the last wait was in vain: a click shall not take five each time
_UNUSABLE: Final = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_MISMATCH}
_SCHEMA: Final = f"""
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS hands (
    key TEXT PRIMARY KEY, record TEXT NOT NULL, deals INTEGER NOT NULL, held INTEGER NOT NULL,
    undo TEXT NOT NULL, hints TEXT NOT NULL, updated TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS tries (
    id INTEGER PRIMARY KEY, level TEXT NOT NULL, kind TEXT NOT NULL, right INTEGER NOT NULL, tries INTEGER NOT NULL,
    hints INTEGER NOT NULL, stars INTEGER NOT NULL, "when" TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS choices (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS tries_of_level ON tries (level);
PRAGMA user_version = {VERSION};
COMMIT;
"""


class SqliteStore(Store):
    """Keeps everything in an SQLite file; see `Store`."""

    _wait = _WAIT

    def kept(self, key: str) -> Kept | None:
        """Give the hand that was begun under a key."""
        rows = self._read(hand_of, "SELECT * FROM hands WHERE key = ?", key)
        return rows[0] if rows else None

    def keep(self, hand: Kept) -> None:
        """Keep a hand, in the place of the one under its key."""
        self._write(
            "INSERT OR REPLACE INTO hands VALUES (:key, :record, :deals, :held, :undo, :hints, :updated)",
            hand_row(hand),
        )

    def forget(self, key: str) -> None:
        """Forget the hand under a key, if there is one."""
        if self.file.exists():
            self._write("DELETE FROM hands WHERE key = :key", {"key": key})

    def add(self, one: Try) -> None:
        """Add a try."""
        self._write(
            "INSERT INTO tries VALUES (NULL, :level, :kind, :right, :tries, :hints, :stars, :when)", try_row(one)
        )

    def tries(self, level: str | None = None) -> tuple[Try, ...]:
        """Give the tries, oldest first."""
        if level is None:
            return self._read(try_of, "SELECT * FROM tries ORDER BY id")
        return self._read(try_of, "SELECT * FROM tries WHERE level = ? ORDER BY id", level)

    def hands(self) -> tuple[Kept, ...]:
        """Give all hands that were begun, by their keys."""
        return tuple(filter(None, self._read(hand_of, "SELECT * FROM hands ORDER BY key")))

    def choices(self) -> dict[str, str]:
        """Give what the learner has chosen, by name."""
        return dict(self._read(_choice, "SELECT * FROM choices ORDER BY name"))

    def choose(self, name: str, value: str) -> None:
        """Keep a choice, in the place of the one with its name."""
        self._write("INSERT OR REPLACE INTO choices VALUES (:name, :value)", {"name": name, "value": value})

    def clear(self) -> None:
        """Delete everything that is kept, and let nothing of it stay in the file."""
        if not self.file.exists():
            return

        def empty(found: sqlite3.Connection) -> None:
            with found:  # one transaction: nobody finds it half empty
                for table in ("hands", "tries", "choices"):
                    found.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
            found.execute("VACUUM")  # what was deleted would stay in free pages

        self._with(empty)

    def _read(self, made: Callable[[dict[str, Any]], T], query: str, *values: str) -> tuple[T, ...]:
        if not self.file.exists():
            return ()

        def read(found: sqlite3.Connection) -> tuple[T, ...]:
            rows = [dict(row) for row in found.execute(query, values)]
            try:
                return tuple(map(made, rows))
            except NO_ROW as error:
                raise UnusableError(str(error)) from error

        return self._with(read)

    def _write(self, command: str, values: dict[str, Any]) -> None:
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{self.file.parent} cannot be made: {error.strerror}") from error

        def write(found: sqlite3.Connection) -> None:
            with found:  # one transaction: all of it or nothing
                found.execute(command, values)

        self._with(write)

    def _with(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the file; one that cannot be used is set aside first."""
        try:
            return self._attempt(work)
        except UnusableError:
            self._set_aside()
        try:
            return self._attempt(work)
        except UnusableError as error:
            raise StoreError(f"{self.file} cannot be used: {error}") from error

    def _attempt(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            with closing(sqlite3.connect(self.file, timeout=self._wait)) as connection:
                connection.row_factory = sqlite3.Row
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                if version > VERSION:
                    raise UnusableError(f"version {version} is newer than {VERSION}")
                if version < VERSION:
                    connection.executescript(_SCHEMA)
                done = work(connection)
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) in _UNUSABLE:
                raise UnusableError(str(error)) from error
            self._wait = _WAIT_AGAIN
            raise StoreError(f"{self.file} cannot be used now: {error}") from error
        except (OverflowError, UnicodeEncodeError) as error:  # a number or a letter that no database holds
            raise StoreError(f"{self.file} cannot hold this: {error}") from error
        self._wait = _WAIT
        return done


def _choice(row: dict[str, Any]) -> tuple[str, str]:
    return str(row["name"]), str(row["value"])
