"""Latinern: the other side has asked. Go or stay?

The worlds that fit the view are solved with all cards open: in so many of them the own side wins the round. To stay
pays from a certain chance on, which depends on the score (`trickkit.coach.equity.break_even`); nobody is taken to ask
back, and the question says so. It is put only where the answer is beyond doubt, see `Worth.right`, and after a trick,
since whole rounds take long to solve.

Cases: go or stay. Difficulty goes by the distance between the chance and where staying begins to pay: 40, 25, 15 and 8
hundredths part the difficulties 1 to 5.
"""

from __future__ import annotations

import math
from typing import Final

from trickkit.coach import equity
from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.coach.exercises.worth import ALL, DRAWN, STANDARD_ERRORS, own_side_wins, steps, weighed
from trickkit.deduction import worlds
from trickkit.games.latinern import Go, Latinern, LatinernObservation, LatinernState, Stay
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

_KEYS: Final = (Go.word, Stay.word)
_DISTANCES: Final = (0.4, 0.25, 0.15, 0.08)
_ROUNDING: Final = 1e-6


def _cases(game: AnyGame) -> tuple[str, ...]:
    return _KEYS if isinstance(game, Latinern) else ()


def _asked(state: AnyState, seat: Seat) -> bool:
    if not isinstance(state, LatinernState) or not state.position.tricks:
        return False
    return Stay(seat) in state.legal_actions(seat)


def _case(_view: AnyView) -> str:
    return ""


def _wins(view: LatinernObservation, state: AnyState) -> bool:
    """Tell whether the own side wins the round in this world, if it stays and all play their best."""
    assert isinstance(state, LatinernState)  # noqa: S101 - a world of a view of Latinern
    return own_side_wins(view, state.apply(Stay(view.seat)))


def _pose(view: AnyView) -> Posed | None:
    assert isinstance(view, LatinernObservation)  # noqa: S101 - see `_asked`
    side, stake, target = view.seat.side, view.stake, view.game.target
    own, others = view.score[side], view.score[side.other]
    go, lost, won = (equity.weighed(own, others, gain, target) for gain in (-stake, -stake - 1, stake + 1))
    worth = weighed(view, lambda state: (go, won if _wins(view, state) else lost))
    if worth is None or (right := worth.right()) is None:
        return None
    key = _KEYS[right[0]]
    chance = sum(row[1] == won for row in worth.rows) / len(worth.rows)
    limit = equity.break_even(own, others, stake, target)
    if round(100 * chance) == round(100 * limit):
        return None  # in hundredths, as it is told, there would be no reason
    told = facts(chance=round(100 * chance), limit=round(100 * limit))
    return Posed(
        key,
        facts(stake=stake, own=own, others=others),
        (_KEYS,),
        (key,),
        Note(f"better-{key}", "L17", told),
        tuple(Wrong(other, Note(f"better-{key}", "L17", told)) for other in _KEYS if other != key),
        hints(
            Note("look-stake", "L17", facts(stake=stake, more=stake + 1)),
            Note("break-even", "L17", facts(limit=round(100 * limit), own=own, others=others)),
            key,
        ),
        steps(abs(chance - limit), _DISTANCES),
    )


def _may_be(state: AnyState, seat: Seat, difficulty: int) -> bool:
    """Tell whether some chance to win has this difficulty here, and can be told beyond doubt from the worlds drawn."""
    view = state.observe(seat)
    assert isinstance(view, LatinernObservation)  # noqa: S101 - see `_asked`
    if worlds(view).count <= ALL:
        return True
    own, others = view.score[seat.side], view.score[seat.side.other]
    limit = equity.break_even(own, others, view.stake, view.game.target)
    for chance in (won / DRAWN for won in range(DRAWN + 1)):
        error = math.sqrt(chance * (1 - chance) / (DRAWN - 1))
        gap = abs(chance - limit)
        if steps(gap, _DISTANCES) == difficulty and gap >= STANDARD_ERRORS * error - _ROUNDING:
            return True
    return False


GO_OR_STAY: Final = Kind(
    "go-or-stay",
    form="one",
    open=False,
    cases=_cases,
    case=from_view(_case, _asked),
    pose=from_view(_pose, _asked),
    may_be=_may_be,
)
