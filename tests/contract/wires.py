"""What reaches the browser from a widget, written out so that two worlds can be compared byte by byte."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from trickkit import write_record, write_view
from trickkit.widgets import GridLevel, Guided, PlayLevel, Question, Replay, Score, Table

if TYPE_CHECKING:
    from trickkit import Seat
    from trickkit.games.latinern import LatinernState
    from trickkit.games.twenty_eight import TwentyEightState


def wire(table: GridLevel | Guided | PlayLevel | Question | Replay | Score | Table) -> str:
    """Write all that is synced but the bundles and the ids that Jupyter deals out."""
    state = {
        name: value
        for name, value in table.get_state().items()
        if name not in {"_esm", "_css", "layout", "_anywidget_id"}
    }
    data, _ = table._repr_mimebundle_()
    return json.dumps([state, data["text/plain"], data["text/html"], repr(table), str(table)], sort_keys=True)


def hinted(table: Table) -> list[str]:
    """Give what reaches the browser before a hint and after each of its steps; where none is offered, that alone."""
    got = [wire(table)]
    while table.view["hint"] is not None and not table.view["hint"]["done"]:
        table._on_msg(table, {"do": "hint", "rev": table.view["rev"]}, [])
        assert table.view["error"] is None
        got.append(wire(table))
    return got


def replayed(state: LatinernState | TwentyEightState, seat: Seat) -> list[str]:
    """Give what reaches the browser at each step of a replay, seen as a seat, of the full record and of its view."""
    steps = []
    for replay in (Replay(write_record(state), seat=str(seat)), Replay(write_view(state.observe(seat)))):
        for step in range(replay.view["seek"]["of"] + 1):
            replay._on_msg(replay, {"do": "seek", "to": step, "rev": replay.view["rev"]}, [])
            steps.append(json.dumps(replay.view))
        steps.append(wire(replay))
    return steps
