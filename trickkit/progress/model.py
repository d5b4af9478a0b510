"""What is kept, and what every store of it can do."""

from __future__ import annotations

import glob
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from trickkit.errors import TrickkitError

VERSION = 2
"""Version of the rows: 2 has choices, too. An older file is brought up to it, one with a higher version not touched."""

FULL_STARS = 3
"""The most stars that a level can earn."""


class StoreError(TrickkitError):
    """The store cannot be read or written just now: a folder without leave to write, a full disk."""


class UnusableError(Exception):
    """The file is damaged, or made by a newer version; it has to be set aside."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A hand that was begun."""

    key: str
    """Which table it belongs to."""
    record: str
    """The deal so far as a full record, with settings, the score before it and its round."""
    deals: int
    """How many deals there have been at this table, this one included."""
    held: bool = False
    """Whether the last complete trick still lies on the table."""
    undo: tuple[tuple[int, bool], ...] = ()
    """Where *undo* goes back to, latest last: how many acts had been done, and whether a complete trick lay there."""
    hints: tuple[tuple[int, int], ...] = ()
    """Hints taken: how many acts had been done, and how many steps were shown; after -1, how many elsewhere: in
    the deals before, and in positions that were taken back."""
    updated: str = ""
    """When it was written, as in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Try:
    """One answer to an exercise."""

    level: str
    """Key of the level, as `04.5`."""
    kind: str
    """Kind of the exercise."""
    right: bool
    """Whether the answer was right; of a match true, since it was played to its end."""
    tries: int
    """Which try this was, from 1."""
    hints: int
    """How many hints had been taken."""
    stars: int
    """How many stars it earned; 0 for a wrong answer. A match lost earns one, a draw two."""
    when: str
    """When it was given, as in ISO 8601."""


class Store(ABC):
    """Keeps hands, tries and a learner's choices in one file; nothing about who plays is in it.

    Every call opens the file and closes it again, so several notebooks share it, and any thread may call. A file that
    is damaged, or that a newer version has written, is renamed when it is met, and a new one is begun.

    Args:
        file: where it lies; it is made when something is first written.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set_aside: Path | None = None
        """What a file that could not be used has been renamed to, the last one."""

    @abstractmethod
    def kept(self, key: str) -> Kept | None:
        """Give the hand that was begun under a key.

        Raises:
            StoreError: if the file cannot be read.
        """

    @abstractmethod
    def keep(self, hand: Kept) -> None:
        """Keep a hand, in the place of the one under its key.

        Raises:
            StoreError: if the file cannot be written.
        """

    @abstractmethod
    def forget(self, key: str) -> None:
        """Forget the hand under a key, if there is one.

        Raises:
            StoreError: if the file cannot be written.
        """

    @abstractmethod
    def add(self, one: Try) -> None:
        """Add a try.

        Raises:
            StoreError: if the file cannot be written.
        """

    @abstractmethod
    def tries(self, level: str | None = None) -> tuple[Try, ...]:
        """Give the tries, oldest first.

        Args:
            level: of one level; without it all.

        Raises:
            StoreError: if the file cannot be read.
        """

    @abstractmethod
    def hands(self) -> tuple[Kept, ...]:
        """Give all hands that were begun, by their keys.

        Raises:
            StoreError: if the file cannot be read.
        """

    @abstractmethod
    def choices(self) -> dict[str, str]:
        """Give what the learner has chosen, by name.

        Raises:
            StoreError: if the file cannot be read.
        """

    @abstractmethod
    def choose(self, name: str, value: str) -> None:
        """Keep a choice, in the place of the one with its name.

        Raises:
            StoreError: if the file cannot be written.
        """

    @abstractmethod
    def clear(self) -> None:
        """Delete everything that is kept; the file stays, empty, since other notebooks may be at work with it.

        Raises:
            StoreError: if the file cannot be written.
        """

    def aside(self) -> tuple[Path, ...]:
        """Give the files that could not be used and are still there, oldest first."""
        found = self.file.parent.glob(f"{glob.escape(self.file.stem)} (set aside *){self.file.suffix}")
        return tuple(sorted(found, key=lambda path: (len(path.name), path.name)))

    def _set_aside(self) -> None:
        """Rename the file, never over another one."""
        number, there = 1, {path.name for path in self.aside()}
        while (name := f"{self.file.stem} (set aside {number}){self.file.suffix}") in there:
            number += 1
        aside = self.file.with_name(name)
        try:
            self.file.rename(aside)
        except FileNotFoundError:  # another notebook was faster
            return
        except OSError as error:
            raise StoreError(f"{self.file} cannot be used, nor set aside: {error.strerror}") from error
        self.set_aside = aside
