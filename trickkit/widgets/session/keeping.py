"""A match against bots as it is kept, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from trickkit.coach import View
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.progress import Kept
from trickkit.record import parse_record, write_record
from trickkit.record.matches import match_before
from trickkit.table import Action
from trickkit.widgets.session.play import PlaySession
from trickkit.widgets.session.replay import ReplaySession

ELSEWHERE: Final = -1
"""In place of a number of acts: steps of hints in the deals before, and in positions that were taken back."""
AnyState = LatinernState | TwentyEightState


def kept_of(
    session: PlaySession[Any, Any], key: str, steps: Mapping[View, int] | None = None, *, taken: int = 0, now: str = ""
) -> Kept | None:
    """Write down where a match stands; None if there is nothing to keep: no choice was made yet, or the match is over.

    After a deal the next one is kept.

    Args:
        session: the match.
        key: under which it is kept.
        steps: how many steps of a hint are shown, by what the learner's seat had seen.
        taken: how many steps were shown in all, those of the deals before among them.
        now: the time, as in ISO 8601.
    """
    if session.state.outcome() is not None:
        if session.match_over:
            return None
        session = copy(session)
        session.next_round()
    elif not session.past and session.dealt == 1:
        return None
    undo = tuple((acts_in(state), held) for state, held in session.past)
    hints = []
    for state in [state for state, _ in session.past] + [session.state] if steps else ():
        shown = (steps or {}).get(state.observe(session.seat), 0)
        if shown:
            hints.append((acts_in(state), shown))
    elsewhere = taken - sum(shown for _, shown in hints)
    if elsewhere > 0:
        hints.append((ELSEWHERE, elsewhere))
    record = write_record(session.state, {"Round": str(session.match.round)})
    return Kept(key, record, session.dealt, session.held, undo, tuple(hints), now)


def restored(session: PlaySession[Any, Any], kept: Kept) -> tuple[PlaySession[Any, Any], dict[View, int], int]:
    """Give the match that was kept, the steps of hints by what the learner's seat had seen, and those taken elsewhere.

    Args:
        session: a match of the same kind, which stays as it is.
        kept: what was written down.

    Raises:
        TrickkitError: if it is of another game, of other rules, or damaged.
    """
    record = parse_record(kept.record)
    state = record.state
    if state is None or state.game != session.match.game:
        raise TrickkitError("what was kept is of another game")
    states = ReplaySession.of(state).states
    hints = [(place, shown) for place, shown in kept.hints if place != ELSEWHERE]
    elsewhere = sum(shown for place, shown in kept.hints if place == ELSEWHERE)
    places = [place for place, _ in (*kept.undo, *hints)]
    if state.outcome() is not None or elsewhere < 0 or not all(0 <= place < len(states) for place in places):
        raise TrickkitError("what was kept is damaged")
    seen = {states[place].observe(session.seat): shown for place, shown in hints}
    again = copy(session)
    again.match = match_before(state.observe(session.seat), record.round)
    again.state, again.held, again.dealt = state, kept.held and bool(state.position.tricks), kept.deals
    again.past = [(states[place], held) for place, held in kept.undo]
    return again, seen, elsewhere


def acts_in(state: AnyState) -> int:
    """Count the acts of a deal so far."""
    return sum(isinstance(event, Action) for event in state.events)
