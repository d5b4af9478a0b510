"""The store of the browser edition, whose files no database can share: one file with the same rows."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from typing import Any

from trickkit.progress.model import VERSION, Kept, Store, StoreError, Try, UnusableError
from trickkit.progress.rows import FORMAT, NO_ROW, hand_of, hand_row, try_of, try_row


class JsonStore(Store):
    """Keeps everything in one JSON file; see `Store`. It is replaced as a whole, so it is never half written.

    One kernel at a time writes it: of two that write in the same instant, one would win. In the browser edition
    each notebook has one kernel, and clicks are slow. There, asking whether a file is there that another kernel has
    taken away is never answered, so files are only opened and listed here.
    """

    def kept(self, key: str) -> Kept | None:
        """Give the hand that was begun under a key."""
        return next((hand_of(row) for row in self._rows()["hands"] if row.get("key") == key), None)

    def keep(self, hand: Kept) -> None:
        """Keep a hand, in the place of the one under its key."""
        self._replace(hand.key, hand_row(hand))

    def forget(self, key: str) -> None:
        """Forget the hand under a key, if there is one."""
        if any(row.get("key") == key for row in self._rows()["hands"]):
            self._replace(key)

    def add(self, one: Try) -> None:
        """Add a try."""
        rows = self._rows()
        self._write(rows | {"tries": [*rows["tries"], try_row(one)]})

    def tries(self, level: str | None = None) -> tuple[Try, ...]:
        """Give the tries, oldest first."""
        found = map(try_of, self._rows()["tries"])
        return tuple(one for one in found if level is None or one.level == level)

    def hands(self) -> tuple[Kept, ...]:
        """Give all hands that were begun, by their keys."""
        found = filter(None, map(hand_of, self._rows()["hands"]))
        return tuple(sorted(found, key=lambda hand: hand.key))

    def choices(self) -> dict[str, str]:
        """Give what the learner has chosen, by name."""
        return dict(self._rows()["choices"])

    def choose(self, name: str, value: str) -> None:
        """Keep a choice, in the place of the one with its name."""
        rows = self._rows()
        self._write(rows | {"choices": {**rows["choices"], name: value}})

    def clear(self) -> None:
        """Delete everything that is kept."""
        if self._rows() != _empty():
            self._write(_empty())

    def _replace(self, key: str, *hands: dict[str, Any]) -> None:
        rows = self._rows()
        self._write(rows | {"hands": [*(row for row in rows["hands"] if row.get("key") != key), *hands]})

    def _rows(self) -> dict[str, Any]:
        try:
            return self._read()
        except UnusableError:
            self._set_aside()
        except OSError as error:
            raise StoreError(f"{self.file} cannot be read: {error.strerror}") from error
        return _empty()

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
            version = found["version"]
            choices = {str(name): str(value) for name, value in {**found.get("choices", {})}.items()}
            hands, tries = [dict(row) for row in found["hands"]], [try_row(try_of(row)) for row in found["tries"]]
        except FileNotFoundError:
            return _empty()
        except NO_ROW as error:
            raise UnusableError(str(error)) from error
        if found.get("format") != FORMAT or version not in range(1, VERSION + 1):
            raise UnusableError(f"version {version} is not {VERSION}")
        return {**_empty(), "hands": hands, "tries": tries, "choices": choices}

    def _write(self, rows: dict[str, Any]) -> None:
        # In the browser all kernels have one process number.
        beside = self.file.with_name(f"{self.file.name}.{secrets.token_hex(4)}")
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            beside.write_text(json.dumps(rows, indent=1), encoding="utf-8")
            beside.replace(self.file)
        except OSError as error:
            with suppress(OSError):
                beside.unlink()
            raise StoreError(f"{self.file} cannot be written: {error.strerror}") from error


def _empty() -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "hands": [], "tries": [], "choices": {}}
