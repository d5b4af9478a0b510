"""What `Grid` and `Suits` share: a learner's marks, answered by what the engine finds on a view."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.i18n import Text, Words
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.table import Event
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message, check_texts, word
from trickkit.widgets.basis import Basis, Found, Source
from trickkit.widgets.board_view import BoardSight
from trickkit.widgets.notes import CROSS, RING, Checked, Marks, Notes
from trickkit.widgets.pointing import Evidence, Pointed, proof
from trickkit.widgets.table_widget import TableWidget

Json = dict[str, Any]


class Board(CardWidget):
    """A board of possibilities. Bound to a table or a record it answers each cross; alone it keeps marks, silently.

    See `Grid` and `Suits` for the arguments.
    """

    _css = STATIC / "trickkit.css"
    kind: ClassVar[str]
    """What it is, in the snapshot and in the ids of its messages."""
    places: ClassVar[tuple[str, ...]]
    """All possibilities."""
    _basis: Basis | None = None  # closed before it could look

    def __init__(
        self,
        source: Source | None,
        *,
        seat: str,
        marks: Marks | None,
        lang: str | None,
        deck: str | None,
        four_color: bool | None,
    ) -> None:
        check_texts(seat=seat)
        self._basis = Basis(source, seat, find=self.find, check=self.check_game)
        self._free = source is None
        self._left = False
        self._pages: dict[Seat | None, tuple[Event | None, Notes]] = {}
        self._notes.marks = self._first(marks or {})
        table = self._basis.table
        self._followed = self._table_settings()
        super().__init__(
            lang=self._followed[0] if lang is None else lang,
            deck=self._followed[1] if deck is None else deck,
            four_color=self._followed[2] if four_color is None else four_color,
            lock=None if table is None else table.lock,
        )
        if table is not None:
            table.watch(self)
            self.follow()  # whatever happened at the table meanwhile

    # ------------------------------------------------------------------ what each board says for itself

    @abstractmethod
    def check_game(self, view: AnyView) -> None:
        """Refuse a view of the other game.

        Raises:
            TrickkitError: if it is one; the sentence names the board that fits.
        """

    @abstractmethod
    def find(self, view: AnyView) -> Found | None:
        """Ask the engine about a view; None where there is nothing to find yet."""

    @abstractmethod
    def titled(self, key: str, words: Words) -> Text:
        """Name a place of the board in full."""

    @abstractmethod
    def possible(self, key: str, words: Words) -> Text:
        """Say how a place that is possible could be the one."""

    @abstractmethod
    def key_of(self, text: str) -> str:
        """Read a place of the board.

        Raises:
            NotationError: if it is none.
        """

    # ------------------------------------------------------------------ what the board looks at

    @property
    def _notes(self) -> Notes:
        """The notes of the deal and seat that the board looks at; those of another deal are forgotten."""
        view = self.basis.seen
        seat, deal = (None, None) if view is None else (view.seat, view.events[0])
        before = self._pages.get(seat)
        if before is None or before[0] != deal:
            before = self._pages[seat] = (deal, Notes())
        return before[1]

    @property
    def basis(self) -> Basis:
        """What the board looks at."""
        assert self._basis is not None  # noqa: S101 - it is the first thing that is made
        return self._basis

    @property
    def out(self) -> Mapping[str, Evidence]:
        """What is excluded, with the proof; nothing where the board stands alone."""
        return self.basis.found.out if self.basis.found else {}

    def sight(self) -> BoardSight:
        """Give what is shown now."""
        return BoardSight(self.places, self._notes, self.basis, self._words)

    def _first(self, marks: Marks) -> Marks:
        if not isinstance(marks, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] -- from a notebook
            raise TypeError(f"marks is a dict of places and marks, not {shorten(repr(marks))}")
        known = (CROSS, RING) if self._free else (CROSS,)
        for key, mark in marks.items():
            if key not in self.places or mark not in known:
                how = f"{', '.join(self.places[:2])} …, and {' or '.join(known)}"
                raise TrickkitError(f'"{shorten(str(key))}": "{shorten(str(mark))}" is no mark; write {how}')
        return dict(marks)

    def _table_settings(self) -> tuple[str, str, bool]:
        table = self.basis.table
        return ("en", "french", False) if table is None else (table.lang, table.deck, table.four_color)

    def follow(self) -> None:
        """Look at the table again, and show what has changed."""
        if self._left:
            return
        try:
            changed = self._look()
        except Exception as error:  # noqa: BLE001 - the table plays on; the board shows what went wrong
            self._error, changed = self._unforeseen(error), True
        if changed:
            self.publish_safely()

    def _look(self) -> bool:
        settings, before = self._table_settings(), self.out.keys()
        changed = settings != self._followed
        if changed:
            self._followed = settings
            self._words, self._four = Words(settings[0], settings[1]), settings[2]
        if not self.basis.look():
            return changed
        notes = self._notes
        notes.chosen = notes.checked = None
        if not self.out.keys() <= before:  # what is new is offered, not forced: chances would tell
            notes.chances = False
        return True

    def left_behind(self) -> None:
        """Follow the table no longer: a newer board does."""
        self._left = True
        self.publish_safely()

    def turn_to(self, widget: CardWidget) -> None:
        """Follow another table, which has taken the place of its own; nothing but a table."""
        if isinstance(widget, TableWidget):
            self.basis.table = widget
            self.follow()
        else:
            self.left_behind()

    def close(self) -> None:
        """Close the board, and let the table go."""
        if self._basis is not None and self._basis.table is not None:
            self._basis.table.unwatch(self)
        super().close()

    # ------------------------------------------------------------------ what the learner does

    @property
    def marks(self) -> Marks:
        """The marks set so far, a copy."""
        return dict(self._notes.marks)

    def mark(self, key: str) -> Text | None:
        """Cross out a place, or clear its cross; on a board that stands alone a ring comes between.

        Args:
            key: the place.

        Returns:
            Whether it is excluded, and why; nothing where no cross was set, or the board stands alone.

        Raises:
            NotationError: if there is no such place.
            TrickkitError: if there is nothing to find yet.
        """
        with self._lock:
            self._turn(self.key_of(key))
            self.publish()
            return self._reason()

    def check(self) -> Checked:
        """Check all crosses, and count what is missing.

        Raises:
            TrickkitError: if there is nothing to check them against.
        """
        with self._lock:
            checked = self._check()
            self.publish()
            return checked

    def show(self, *, on: bool = True) -> None:
        """Show what the engine excludes, or hide it.

        Raises:
            TrickkitError: if there is nothing to find.
        """
        with self._lock:
            self._show(on=on)
            self.publish()

    def chances(self, *, on: bool = True) -> None:
        """Show probabilities, and with them what is excluded; or hide them.

        Raises:
            TrickkitError: if there is nothing to find.
        """
        with self._lock:
            self._chances(on=on)
            self.publish()

    def look(self, key: str) -> Text | None:
        """Choose a place that was answered or shown: its reason stands beside the board, and the table shows the proof.

        Raises:
            NotationError: if there is no such place.
        """
        with self._lock:
            self._choose(self.key_of(key))
            self.publish()
            return self._reason()

    def _ready(self) -> None:
        if self._free:
            raise TrickkitError("this board stands alone; bind it to a table or a record to have crosses checked")
        if self.basis.found is None:
            raise TrickkitError("there is nothing to work out yet; go on at the table")

    def _turn(self, key: str) -> None:
        if not self._free:
            self._ready()
        notes = self._notes
        notes.turn(key, rings=self._free)
        if not self._free and notes.marks.get(key) == CROSS:
            notes.check([key], self.out)
            self._choose(key)

    def _line(self, keys: list[str]) -> None:
        if self._free:
            self._notes.line(keys)
            return
        self._ready()
        crossed = self._notes.line(keys)
        if crossed:
            self._notes.checked = self._notes.check(crossed, self.out)

    def _check(self) -> Checked:
        self._ready()
        notes = self._notes
        checked = notes.checked = notes.check_all(self.out)
        return checked

    def _show(self, *, on: bool) -> None:
        self._ready()
        notes = self._notes
        notes.showing, notes.shown = on, frozenset(self.out) if on else frozenset()
        notes.chances = notes.chances and on
        notes.checked = None

    def _chances(self, *, on: bool) -> None:
        if on:
            self._show(on=True)
        else:
            self._ready()
        self._notes.chances = on

    def _choose(self, key: str) -> None:
        sight, table = self.sight(), self.basis.table
        self._notes.chosen = key if sight.answered(key) else None
        view = self.basis.seen
        if table is None or view is None or self._left:
            return
        out = self.out.get(key) if sight.answered(key) else None
        table.point(None if out is None else Pointed(view, out))

    def _reason(self) -> Text | None:
        key, view = self._notes.chosen, self.basis.seen
        if key is None or view is None:
            return None
        return proof(self.out[key], view, self._words) if key in self.out else self.possible(key, self._words)

    # ------------------------------------------------------------------ snapshot and messages

    def parts(self) -> Json:
        """Give what does not depend on what the places are."""
        sight, words, notes = self.sight(), self._words, self._notes
        key = notes.chosen
        chosen = None
        if key is not None:
            chosen = sight.proof(self.titled(key, words), None if key in self.out else self.possible(key, words))
        return {
            "kind": self.kind,
            **sight.parts(),
            "proof": chosen,
            "left": words.label("ui.board.left") if self._left else None,
            "more": self.settings_menu(),
        }

    def handle(self, message: Message) -> None:
        """Do what the learner clicked."""
        notes = self._notes
        try:
            match message.get("do"):
                case "mark":
                    self._turn(self.key_of(word(message, "key")))
                case "look":
                    self._choose(self.key_of(word(message, "key")))
                case "check-all":
                    self._check()
                case "show":
                    self._show(on=not self.sight().shows_all)
                case "chances":
                    self._chances(on=not notes.chances)
                case "undo":
                    notes.back()
                case "clear":
                    notes.clear()
                case _:
                    raise BadMessageError("no such command")
        except NotationError as error:
            raise BadMessageError(str(error)) from None
