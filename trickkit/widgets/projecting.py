"""A widget on a projector: large, and turned by the keys of a presenter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trickkit.i18n import Words

Json = dict[str, Any]
Turning = tuple[Json | None, Json | None]
"""What the keys of a presenter do, as buttons: back, and on; None where there is nothing to do."""


def projected(turning: Turning, words: Words) -> Json:
    """Give the part of a snapshot that has a widget drawn large.

    >>> projected((None, {"do": "next"}), Words())["projector"]["on"]
    {'do': 'next'}
    """
    back, on = turning
    return {
        "projector": {
            "fill": words.label("ui.projector.fill"),
            "leave": words.label("ui.projector.leave"),
            "back": back,
            "on": on,
        }
    }


def large_button(words: Words, *, on: bool) -> Json:
    """Give the button of the menu that switches it on or off."""
    return {"do": "set", "set": {"projector": not on}, "label": words.label("ui.projector"), "pressed": on}


def stepped(seek: Json) -> Turning:
    """Give one step back and one on in a record, as far as it goes.

    >>> stepped({"now": 0, "of": 20})
    (None, {'do': 'seek', 'to': 1})
    """
    now = seek["now"]
    back = {"do": "seek", "to": now - 1} if now > 0 else None
    return back, {"do": "seek", "to": now + 1} if now < seek["of"] else None


def pressed(buttons: Sequence[Json], menu: Sequence[Json]) -> Turning:
    """Give what goes on at a table, its main button, and what takes back, in the menu; neither while it is barred.

    >>> pressed([{"do": "next", "main": True}], [{"do": "undo", "disabled": ""}])
    (None, {'do': 'next', 'main': True})
    """
    free = [button for button in (*buttons, *menu) if button.get("disabled") is None]
    back = next((button for button in free if button["do"] == "undo"), None)
    return back, next((button for button in free if button.get("main")), None)
