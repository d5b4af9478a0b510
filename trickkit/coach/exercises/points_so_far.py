"""How many card points has your side in its complete tricks?

Cases and difficulty go by the number of complete tricks: 1, 2, 3, 4 or 5, 6 or 7.
"""

from __future__ import annotations

from typing import Final

from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.games.twenty_eight import POINTS, TwentyEight, TwentyEightObservation, TwentyEightState, WonTrick
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

_TRICKS: Final = {1: "1", 2: "2", 3: "3", 4: "4-5", 5: "4-5", 6: "6-7", 7: "6-7"}
_DIFFICULTY: Final = {"1": 1, "2": 2, "3": 3, "4-5": 4, "6-7": 5}


def _cases(game: AnyGame) -> tuple[str, ...]:
    return tuple(_DIFFICULTY) if isinstance(game, TwentyEight) else ()


def _between_tricks(state: AnyState, seat: Seat) -> bool:
    if not isinstance(state, TwentyEightState) or state.position.outcome is not None:
        return False
    return bool(state.position.tricks) and not state.position.plays and seat in state.position.order


def _case(view: AnyView) -> str:
    return _TRICKS[len(view.tricks)]


def _pose(view: AnyView) -> Posed:
    assert isinstance(view, TwentyEightObservation)  # noqa: S101 - see `_between_tricks`
    position = view.position
    team = position.team(view.seat)
    own = {number: won for number, won in enumerate(view.tricks, 1) if position.team(won.winner) == team}
    others = {number: won for number, won in enumerate(view.tricks, 1) if number not in own}
    count = position.points(team)
    counting = [card for won in own.values() for card in won.trick.cards if card.rank in POINTS]
    look = Note("look-tricks", "T3", facts(tricks=list(own))) if own else Note("look-no-trick", "T3")
    rule = Note("count-cards", "T3", facts(cards=counting)) if counting else Note("count-none", "T3")
    case = _case(view)
    return Posed(
        case,
        facts(team=team),
        (tuple(map(str, range(HIGHEST_BID + 1))),),
        (str(count),),
        Note("counted", "T3", facts(points=count, cards=counting)) if counting else Note("counted-none", "T3"),
        tuple(Wrong(str(n), _wrong(n, count, own, others)) for n in range(HIGHEST_BID + 1) if n != count),
        hints(look, rule, str(count)),
        _DIFFICULTY[case],
    )


def _wrong(said: int, count: int, own: dict[int, WonTrick], others: dict[int, WonTrick]) -> Note:
    """Find a slip that leads to the number; without one say that it is too high or too low."""
    if said == sum(won.points for won in others.values()):
        return Note("counts-the-others", "T3")
    for number, won in own.items():
        if said == count - won.points:
            return Note("leaves-out-trick", "T3", facts(trick=number, points=won.points))
    for number, won in others.items():
        if said == count + won.points:
            return Note("adds-trick", "T3", facts(trick=number, points=won.points))
    return Note("too-many" if said > count else "too-few", "T3")


POINTS_SO_FAR: Final = Kind(
    "points-so-far",
    form="one",
    open=False,
    cases=_cases,
    case=from_view(_case, _between_tricks),
    pose=from_view(_pose, _between_tricks),
)
