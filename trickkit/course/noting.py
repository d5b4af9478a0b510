"""A learner's answers to levels: kept in the progress file, and remembered by this kernel while that fails."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Protocol

from trickkit.i18n import Text, Words
from trickkit.progress import Store, StoreError, Try, fared, of_course, open_store, outlives, stamp
from trickkit.widgets import Answered, Done
from trickkit.widgets.answered import Listener


class Follower(Protocol):
    """What shows progress, and looks again after each answer."""

    def look(self) -> None:
        """Look again; raises nothing."""


class Noted:
    """The tries of a learner. Whatever goes wrong with the file, play goes on; what could not be written waits.

    Args:
        store: where tries are kept.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.follower: Follower | None = None
        """What looks again after each answer; a newer one takes its place."""
        self._lock = threading.Lock()  # answers come from any thread
        self._own: list[Try] = []  # all that this kernel has been told
        self._waiting: list[Try] = []  # those of them that are not written yet
        self._failed = False
        self._told: set[str] = set()

    def listener(self, level: str, kind: str) -> Listener:
        """Give what takes the answers to a level.

        Args:
            level: its key.
            kind: its kind.
        """

        def listen(answer: Answered, words: Words) -> Text | None:
            with self._lock:
                one = Try(level, kind, answer.right, answer.tries, answer.hints, answer.stars, stamp())
                self._own.append(one)
                self._waiting.append(one)
                self._write()
                said = self._trouble(words)
            if self.follower is not None:
                self.follower.look()
            return said

        return listen

    def tries(self) -> tuple[Try, ...]:
        """Give all tries, oldest first: of the file, or of this kernel alone while the file cannot be read."""
        with self._lock:
            try:
                return (*self.store.tries(), *self._waiting)
            except StoreError:
                self._failed = True
                return tuple(self._own)

    def progress(self) -> dict[str, Done]:
        """Give by level of the course what has been done; the level tried last stands last."""
        return {key: Done(each.tries, each.hints, each.stars) for key, each in fared(of_course(self.tries())).items()}

    def forget(self) -> None:
        """Delete everything that is kept, and what this kernel remembers.

        Raises:
            StoreError: if the file cannot be written; nothing is forgotten then.
        """
        with self._lock:
            self.store.clear()
            self._own.clear()
            self._waiting.clear()
            self._failed = False
        if self.follower is not None:
            self.follower.look()

    def trouble(self, words: Words) -> Text | None:
        """Say what went wrong with the file, each thing once."""
        with self._lock:
            return self._trouble(words)

    def _write(self) -> None:
        try:
            while self._waiting:
                self.store.add(self._waiting[0])
                self._waiting.pop(0)
        except StoreError:
            self._failed = True
        else:
            self._failed = False
            self._told.discard("failed")

    def _trouble(self, words: Words) -> Text | None:
        aside = self.store.set_aside
        if aside is not None and aside.name not in self._told:
            self._told.add(aside.name)
            return words.message("ui.keep.set-aside", file=aside.name)
        if self._failed and "failed" not in self._told:
            self._told.add("failed")
            return words.message("ui.progress.failed")
        if not outlives() and "lost" not in self._told:
            self._told.add("lost")
            return words.message("ui.progress.lost")
        return None


_NOTED: dict[Path, Noted] = {}


def noted() -> Noted:
    """Give what this kernel has noted in the learner's file; one for each file."""
    store = open_store()
    return _NOTED.setdefault(store.file, Noted(store))
