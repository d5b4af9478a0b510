"""The board of the 32 pairs of Schlag and trump, for the learner's own marks."""

from __future__ import annotations

from typing import Any

from trickkit.cards import Rank, Suit
from trickkit.errors import NotationError, TrickkitError
from trickkit.i18n import Text, to_json
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message, word
from trickkit.widgets.pictures import grid_picture

Json = dict[str, Any]
Marks = dict[str, str]
"""Marks by pair; a pair is written as its Hauptschlag, `7C` is Schlag 7 with clubs as trump."""

CROSS, RING = "cross", "ring"
_NEXT = {None: CROSS, CROSS: RING, RING: None}
PAIRS = tuple(f"{rank}{suit}" for rank in Rank for suit in Suit)
"""All pairs, row by row: a row for each Schlag, a column for each trump suit."""


class Grid(CardWidget):
    """Cross out what cannot be, ring what you hold to be true. The board keeps marks and says nothing about them.

    Args:
        marks: marks to begin with, as `{"7C": "cross", "9D": "ring"}`.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TrickkitError: if a pair or a mark is not known.
    """

    _esm = STATIC / "grid.js"
    _css = STATIC / "trickkit.css"

    def __init__(
        self,
        marks: Marks | None = None,
        *,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        self._marks: Marks = {}
        self._past: list[Marks] = []
        for pair, mark in (marks or {}).items():
            if pair not in PAIRS or mark not in {CROSS, RING}:
                raise TrickkitError(f'"{pair}": "{mark}" is no mark; write a pair as 7C, and cross or ring')
            self._marks[pair] = mark
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    @property
    def marks(self) -> Marks:
        """The marks set so far, a copy."""
        return dict(self._marks)

    def mark(self, pair: str) -> None:
        """Turn the mark of a pair: open, cross, ring, open again.

        Raises:
            NotationError: if there is no such pair.
        """
        with self._lock:
            self._turn(pair)
            self.publish()

    def row(self, rank: str) -> None:
        """Cross out the open pairs of a Schlag; if none is open, clear its crosses. Rings stay.

        Raises:
            NotationError: if `rank` is no rank.
        """
        with self._lock:
            self._line([f"{Rank.parse(rank)}{suit}" for suit in Suit])
            self.publish()

    def column(self, suit: str) -> None:
        """Cross out the open pairs of a trump suit; if none is open, clear its crosses. Rings stay.

        Raises:
            NotationError: if `suit` is no suit.
        """
        with self._lock:
            self._line([f"{rank}{Suit.parse(suit)}" for rank in Rank])
            self.publish()

    def _turn(self, pair: str) -> None:
        if pair not in PAIRS:
            raise NotationError(f'"{pair}" is no pair; write Schlag and trump as 7C', pair)
        mark = _NEXT[self._marks.get(pair)]
        self._keep({**self._marks, pair: mark})

    def _line(self, pairs: list[str]) -> None:
        still_open = [pair for pair in pairs if pair not in self._marks]
        crossed = [pair for pair in pairs if self._marks.get(pair) == CROSS]
        change: dict[str, str | None] = dict.fromkeys(still_open, CROSS) if still_open else dict.fromkeys(crossed)
        self._keep({**self._marks, **change})

    def _keep(self, marks: dict[str, str | None]) -> None:
        kept = {pair: mark for pair, mark in marks.items() if mark is not None}
        if kept != self._marks:
            self._past.append(self._marks)
            self._marks = kept

    def snapshot(self) -> Json:
        """Give the board with its marks."""
        words = self._words
        crosses = sum(mark == CROSS for mark in self._marks.values())
        return {
            "kind": "grid",
            "label": words.label("ui.grid"),
            "title": words.label("ui.grid.title"),
            "sub": words.count("ui.grid.left", len(PAIRS) - crosses),
            "note": words.label("ui.grid.note"),
            "rows": [
                {"key": str(rank), "label": words.rank(rank, "short"), "name": words.label("ui.grid.row", schlag=rank)}
                for rank in Rank
            ],
            "cols": [{"key": str(suit), "name": words.label("ui.grid.column", trump=suit)} for suit in Suit],
            "cells": [
                {
                    "pair": pair,
                    "mark": self._marks.get(pair),
                    "label": words.label(
                        f"ui.grid.{self._marks.get(pair, 'open')}", schlag=Rank(pair[0]), trump=Suit(pair[1])
                    ),
                }
                for pair in PAIRS
            ],
            "say": to_json(Text.of(words.count("ui.grid.left", len(PAIRS) - crosses))),
            "buttons": [
                {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": None if self._past else ""},
                {"do": "clear", "label": words.label("ui.grid.clear"), "disabled": None if self._marks else ""},
            ],
            "legend": [{"mark": mark, "text": words.label(f"ui.grid.legend.{mark}")} for mark in (CROSS, RING, "open")],
            "more": self.settings_menu(),
        }

    def picture(self) -> Picture:
        """Describe the static picture of the board."""
        return grid_picture(self.view)

    def handle(self, message: Message) -> None:
        """Set, take back or clear marks."""
        match message.get("do"):
            case "mark":
                self._turn(word(message, "pair"))
            case "row":
                self._line([f"{Rank.parse(word(message, 'key'))}{suit}" for suit in Suit])
            case "col":
                self._line([f"{rank}{Suit.parse(word(message, 'key'))}" for rank in Rank])
            case "undo":
                self._marks = self._past.pop() if self._past else self._marks
            case "clear":
                self._keep({})
            case _:
                raise BadMessageError("no such command")
