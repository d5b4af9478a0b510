"""Rows as plain data: the same in the database, in the browser's file and in an export."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from trickkit.progress.model import VERSION, Kept, Store, Try

FORMAT: Final = "trickkit progress"
"""Stands at the head of a file of rows."""
NO_ROW: Final = (KeyError, TypeError, ValueError, OverflowError, RecursionError)
"""What reading a row raises that somebody has changed: a column gone, no number, infinity, brackets without an end."""


def hand_row(hand: Kept) -> dict[str, Any]:
    """Write a hand as a row of texts and numbers.

    >>> hand_row(Kept("mine", "[Game ...]", 1, undo=((2, False),)))["undo"]
    '[[2, false]]'
    """
    return {**asdict(hand), "held": int(hand.held), "undo": json.dumps(hand.undo), "hints": json.dumps(hand.hints)}


def hand_of(row: Mapping[str, Any]) -> Kept | None:
    """Read a row; None if somebody has changed it to what is no hand.

    >>> hand_of(hand_row(Kept("mine", "[Game ...]", 1, hints=((3, 2),)))).hints
    ((3, 2),)
    >>> hand_of({"key": "mine", "record": "[Game ...]", "deals": 1, "held": 0, "undo": "?", "hints": "[]"}) is None
    True
    """
    try:
        undo = tuple((int(acts), bool(held)) for acts, held in json.loads(row["undo"]))
        hints = tuple((int(acts), int(steps)) for acts, steps in json.loads(row["hints"]))
        updated = str(row["updated"])
        return Kept(str(row["key"]), str(row["record"]), int(row["deals"]), bool(row["held"]), undo, hints, updated)
    except NO_ROW:
        return None


def try_row(one: Try) -> dict[str, Any]:
    """Write a try as a row of texts and numbers.

    >>> try_row(Try("04.5", "who-wins", True, 1, 0, 3, "2026-01-01"))["right"]
    1
    """
    return {**asdict(one), "right": int(one.right)}


def try_of(row: Mapping[str, Any]) -> Try:
    """Read a row.

    Raises:
        KeyError: if a column is missing.
        TypeError: if a number is something else.
        ValueError: if a number is none.
        OverflowError: if it is infinite.

    >>> try_of(try_row(Try("04.5", "who-wins", True, 1, 0, 3, "2026-01-01"))).stars
    3
    """
    tries, hints, stars = (int(row[name]) for name in ("tries", "hints", "stars"))
    return Try(str(row["level"]), str(row["kind"]), bool(row["right"]), tries, hints, stars, str(row["when"]))


def everything(store: Store) -> dict[str, Any]:
    """Give all that is kept as plain data: hands by their keys, tries from the oldest on, choices by name.

    Raises:
        StoreError: if it cannot be read.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "hands": [hand_row(hand) for hand in store.hands()],
        "tries": [try_row(one) for one in store.tries()],
        "choices": store.choices(),
    }
