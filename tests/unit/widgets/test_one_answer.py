"""One snapshot for each click: a second one would make the next click stale, and a quick finger would be ignored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.unit.widgets.front import click, view
from tests.unit.widgets.subjects import WIDGETS
from trickkit.widgets.base import CardWidget


def offers(shown: object) -> Iterator[dict[str, Any]]:
    """Give the messages of all that can be clicked in a view."""
    if isinstance(shown, list):
        for part in shown:
            yield from offers(part)
    if not isinstance(shown, dict):
        return
    for part in shown.values():
        yield from offers(part)
    if shown.get("disabled") is not None:
        return
    if isinstance(shown.get("act"), str):
        yield {"act": shown["act"]}
    elif isinstance(shown.get("do"), str):
        yield {name: shown[name] for name in ("do", "to", "seat", "key") if shown.get(name) is not None} | (
            shown.get("set") or {}
        )


@pytest.mark.parametrize("name", WIDGETS)
def test_a_click_is_answered_once(name: str) -> None:
    make = WIDGETS[name]
    messages = list(offers(make().view))
    assert messages or name == "score, of a table"  # which is set at its table
    for message in messages:
        widget = make()
        before, heard = view(widget)["rev"], _heard(widget)
        click(widget, **message)
        assert heard == [before + 1], message


def _heard(widget: CardWidget) -> list[int]:
    revs: list[int] = []
    widget.observe(lambda change: revs.append(change["new"]["rev"]), "view")
    return revs
