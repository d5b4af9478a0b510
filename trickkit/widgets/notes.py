"""What a learner has marked on a board, and what has been said to it. No widget, no words, no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

Marks = dict[str, str]
"""Marks by key: a pair is written as its Hauptschlag, `7C` is Schlag 7 with clubs as trump; a suit by its letter."""

CROSS, RING = "cross", "ring"
_NEXT = {None: CROSS, CROSS: RING, RING: None}


@dataclass(frozen=True, slots=True)
class Checked:
    """What became of a check."""

    right: int
    """How many crosses are right: what they strike is excluded."""
    wrong: int
    """How many are not proved: what they strike is still possible."""
    missing: int | None = None
    """How many more can be excluded, of which no cross and no *show* has told; None where only some were checked."""


@dataclass(slots=True)
class Notes:
    """A learner's marks on one board, with the way back."""

    marks: Marks = field(default_factory=dict)
    """The marks, by key."""
    past: list[Marks] = field(default_factory=list)
    """The marks before each change, latest last."""
    told: dict[str, bool] = field(default_factory=dict)
    """What was said to a cross: whether it was right then."""
    showing: bool = False
    """Whether the engine's exclusions are shown."""
    shown: frozenset[str] = frozenset()
    """Those that the learner has asked for; later ones are offered first."""
    chances: bool = False
    """Whether probabilities are shown."""
    chosen: str | None = None
    """The key whose reason stands beside the board."""
    checked: Checked | None = None
    """The last check, until something changes."""

    @property
    def crossed(self) -> list[str]:
        """The keys that are crossed out."""
        return [key for key, mark in self.marks.items() if mark == CROSS]

    def turn(self, key: str, *, rings: bool) -> None:
        """Turn a mark: open, cross, open again; with rings between, as `RING` and open."""
        mark = _NEXT[self.marks.get(key)]
        self._keep({**self.marks, key: mark if rings or mark == CROSS else None})

    def line(self, keys: Iterable[str]) -> list[str]:
        """Cross out what is open among some keys, or clear their crosses if nothing is; give what was crossed out."""
        keys = list(keys)
        still_open = [key for key in keys if key not in self.marks]
        crossed = [key for key in keys if self.marks.get(key) == CROSS]
        change: dict[str, str | None] = dict.fromkeys(still_open, CROSS) if still_open else dict.fromkeys(crossed)
        self._keep({**self.marks, **change})
        return still_open

    def put(self, keys: Sequence[str], pen: str) -> None:
        """Draw with a pen. A stroke over a line marks what is open, or, if nothing is, clears the marks of this pen.

        A single place is turned, whatever other mark it had.

        Args:
            keys: the places.
            pen: `CROSS` or `RING`.

        >>> notes = Notes({"7C": RING})
        >>> notes.put(["7C", "7D"], CROSS)
        >>> notes.put(["7C"], CROSS)
        >>> notes.marks
        {'7C': 'cross', '7D': 'cross'}
        """
        wanted = keys if len(keys) == 1 else [key for key in keys if key not in self.marks]
        drawn = [key for key in wanted if self.marks.get(key) != pen]
        erased = [] if drawn else [key for key in keys if self.marks.get(key) == pen]
        self._keep({**self.marks, **dict.fromkeys(drawn, pen), **dict.fromkeys(erased)})

    def give_back(self, keys: Iterable[str], before: Mapping[str, str]) -> None:
        """Give places the marks that they had before the last stroke; it stays one stroke for the way back.

        Args:
            keys: the places.
            before: all marks before the stroke.
        """
        marks: dict[str, str | None] = {**self.marks, **{key: before.get(key) for key in keys}}
        self._to({key: mark for key, mark in marks.items() if mark is not None})

    def clear(self) -> None:
        """Take all marks away."""
        self._keep({})

    def back(self) -> None:
        """Take the last change back; nothing happens if there is none."""
        if self.past:
            self._to(self.past.pop())

    def check(self, keys: Collection[str], out: Collection[str]) -> Checked:
        """Tell which of some crosses are right.

        Args:
            keys: what is crossed out.
            out: what is excluded.
        """
        self.told |= {key: key in out for key in keys}
        right = sum(key in out for key in keys)
        return Checked(right, len(keys) - right)

    def check_all(self, out: Collection[str]) -> Checked:
        """Tell which crosses are right, and how many are missing.

        Args:
            out: what is excluded.
        """
        checked = self.check(self.crossed, out)
        missing = set(out) - set(self.crossed) - self.shown
        return Checked(checked.right, checked.wrong, len(missing))

    def _keep(self, marks: Mapping[str, str | None]) -> None:
        kept = {key: mark for key, mark in marks.items() if mark is not None}
        if kept != self.marks:
            self.past.append(self.marks)
            self._to(kept)

    def _to(self, marks: Marks) -> None:
        self.marks = marks
        self.told = {key: right for key, right in self.told.items() if marks.get(key) == CROSS}
        self.checked = self.chosen = None
