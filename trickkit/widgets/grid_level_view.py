"""What a level on the board of pairs shows: the tricks with their cards, the board, and what was said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickkit.cards import Rank, Suit
from trickkit.deduction.latinern import EliminatedPair
from trickkit.explain.possible import possible_pair
from trickkit.games.latinern import LatinernObservation
from trickkit.i18n import Text, Words, to_json
from trickkit.widgets.exercise import GridExercise, Tries, hint_view, stars_view
from trickkit.widgets.grid import PAIRS, pair_of
from trickkit.widgets.notes import CROSS, RING, Marks, Notes
from trickkit.widgets.pointing import framed, proof
from trickkit.widgets.table_view.rounds import dealer_and_forehand, dealt_hand, tricks_panels

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class GridLevelSight:
    """What is shown, from what a seat has seen and the learner's marks."""

    view: LatinernObservation
    """What the seat has seen."""
    out: Mapping[str, EliminatedPair]
    """The pairs that are excluded, with the evidence."""
    words: Words
    """Language and deck."""

    # ------------------------------------------------------------------ heading and cards

    def head(self, exercise: GridExercise) -> Json:
        """Give heading, goal, and the cards: every complete trick, and where they matter the own ones."""
        words, title = self.words, exercise.title(self.words)
        return {
            "kind": "grid-level",
            "key": exercise.key,
            "label": title,
            "title": title,
            "goal": to_json(exercise.goal(words)),
            "given": dealer_and_forehand(self.view, words) if exercise.shows_hand else [],
            "hand": dealt_hand(self.view, words) if exercise.shows_hand else None,
            "tricks": tricks_panels(self.view, words),
        }

    def marked(self, key: str | None) -> Json | None:
        """Say which card would have won under a pair."""
        if key is None:
            return None
        cards = [{"card": str(card), "look": look} for card, look in framed(self.out[key]).items()]
        if not cards:
            return None
        return {"cards": cards, "text": [self.words.label("ui.board.would")]}

    # ------------------------------------------------------------------ the board

    def board(self, marks: Marks, statuses: Mapping[str, str], pen: str, *, rings: bool) -> Json:
        """Give the board.

        Args:
            marks: the learner's marks.
            statuses: what else is shown of a pair, in place of its mark.
            pen: the pen in use.
            rings: whether there is a second pen.
        """
        words = self.words
        left = words.count("ui.grid.left", sum(marks.get(key) != CROSS for key in PAIRS))
        stroke = ".ring" if pen == RING else ""
        return {
            "sub": left,
            "say": to_json(Text.of(left)),
            "note": words.label("ui.grid.note"),
            "pens": self._pens(pen) if rings else [],
            "rows": [
                {
                    "key": str(rank),
                    "label": words.rank(rank, "short"),
                    "name": words.label(f"ui.grid.row{stroke}", schlag=rank),
                }
                for rank in Rank
            ],
            "cols": [{"key": str(suit), "name": words.label(f"ui.grid.column{stroke}", trump=suit)} for suit in Suit],
            "cells": [self._cell(key, marks.get(key), statuses.get(key)) for key in PAIRS],
            "bound": False,
            "selected": None,
            "legend": [
                {"status": kind, "out": None, "text": words.label(f"ui.grid.legend.{kind}", n=0)}
                for kind in ((CROSS, RING, "open") if rings else (CROSS, "open"))
            ],
        }

    def _pens(self, pen: str) -> list[Json]:
        named = {each: self.words.label(f"ui.grid-level.pen.{each}") for each in (CROSS, RING)}
        return [
            {"do": "pen", "key": each, "icon": each, "label": name, "pressed": each == pen}
            for each, name in named.items()
        ]

    def _cell(self, key: str, mark: str | None, special: str | None) -> Json:
        pair, status = pair_of(key), special or mark or "open"
        label = self.words.label(f"ui.grid.{status}", schlag=pair.schlag, trump=pair.trump)
        return {"key": key, "mark": mark, "status": status, "out": None, "chance": None, "label": label}

    # ------------------------------------------------------------------ what is said

    def evidence(self, key: str) -> Text:
        """Let the engine say why a pair is excluded, or how it could be the one."""
        if key in self.out:
            return proof(self.out[key], self.view, self.words)
        return possible_pair(self.view, pair_of(key), self.words)

    def verdict(self, key: str, text: Text) -> Json:
        """Say what was wrong about a pair."""
        pair = pair_of(key)
        title = self.words.message("ui.grid-level.pair", trump=pair.trump, schlag=pair.schlag)
        return self.said(title, text, right=False)

    @staticmethod
    def said(title: Text, text: Text, *, right: bool) -> Json:
        """Describe a verdict."""
        return {"right": right, "title": to_json(title), "text": to_json(text), "why": None}

    def buttons(self, notes: Notes, *, right: bool, ready: bool) -> list[Json]:
        """Give the buttons below the board.

        Args:
            notes: the learner's marks.
            right: whether the board is solved.
            ready: whether *check* has something to judge.
        """
        words = self.words
        if right:
            return [{"do": "again", "label": words.label("ui.again")}]
        barred = None if ready else words.label("ui.grid-level.choose")
        return [
            {"do": "check-all", "main": True, "label": words.label("ui.check"), "disabled": barred},
            {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": None if notes.past else ""},
            {"do": "clear", "label": words.label("ui.grid.clear"), "disabled": None if notes.marks else ""},
        ]

    def foot(self, exercise: GridExercise, tries: Tries, *, right: bool) -> Json:
        """Give hints and stars."""
        words = self.words
        return {"hint": hint_view(exercise, tries, words), "stars": stars_view(tries, words) if right else None}
