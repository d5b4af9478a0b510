"""One widget of every kind, in the middle of things, for tests that hold for all of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.texts import NS_3_2, record
from tests.unit.widgets.front import table_at
from trickkit.coach import greedy_latinern
from trickkit.course import open_lesson
from trickkit.widgets import Grid, Question, Replay, Table
from trickkit.widgets.base import CardWidget


def _table(acts: str, seat: str) -> Table:
    table = table_at(record(acts), seat=seat)
    table._session.bots = dict.fromkeys(table._session.bots, greedy_latinern)
    return table


def _question(key: str) -> Question:
    widget = open_lesson(key[:2]).play(key)
    assert isinstance(widget, Question)
    return widget


WIDGETS: dict[str, Callable[[], CardWidget]] = {
    "table, own turn": lambda: _table("N:8S E:7C", "S"),
    "table, a bot's turn": lambda: _table("N:8S", "S"),
    "table, a knower's": lambda: _table("", "N"),
    "table, a question open": lambda: _table("N:8S E:ask", "S"),
    "replay": lambda: Replay(record(NS_3_2), seat="S", step=3),
    "replay, all open": lambda: Replay(record(NS_3_2)),
    "level to play": lambda: open_lesson("00").play("00.1"),
    "seat": lambda: _question("01.1"),
    "seat and reason": lambda: _question("04.5"),
    "set of cards": lambda: _question("03.4"),
    "set of seats": lambda: _question("02.4"),
    "set of ranks": lambda: _question("04.12"),
    "order": lambda: _question("03.5"),
    "options": lambda: _question("02.2"),
    "secret": lambda: _question("03.1"),
    "trump": lambda: _question("04.11"),
    "grid": Grid,
}
