"""Which act is best at one's turn in the play, on what the seat has seen?

Every world that fits the view is solved with all cards open, or, where there are too many, some that are drawn. In
Latinern a card is worth the share of worlds in which its side wins the round; in Twenty-eight a card, or *ask*, is
worth the card points that its side ends with. The question is asked only where no act is in doubt: `Worth.right`.

Cases: leading or following. Difficulty goes by how far the best of the wrong acts is behind: in Latinern 45, 37, 31 and
26 hundredths of a chance, in Twenty-eight 2, 1, 0.5 and 0.25 card points part the difficulties 1 to 5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.coach.exercises.worth import gap, steps, weighed
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernObservation, LatinernState
from trickkit.games.latinern.position import TRICKS_TO_WIN
from trickkit.games.twenty_eight import Phase
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat
from trickkit.solver import solve
from trickkit.table import Action

_CASES: Final = ("lead", "follow")
_FIRST_LATINERN: Final = 2
_FIRST_TWENTY_EIGHT: Final = 4
"""After how many tricks: before, there are too many worlds, and solving them takes long."""
_CHANCES: Final = (0.45, 0.37, 0.31, 0.26)
_POINTS: Final = (2, 1, 0.5, 0.25)


def _cases(_game: AnyGame) -> tuple[str, ...]:
    return _CASES


def _to_play(state: AnyState, seat: Seat) -> bool:
    if state.to_act is not seat:
        return False
    if isinstance(state, LatinernState):
        return len(state.position.tricks) >= _FIRST_LATINERN
    position = state.position
    plain = position.phase is Phase.PLAY and not position.thani and not position.conceded
    return plain and len(position.tricks) >= _FIRST_TWENTY_EIGHT


def _case(view: AnyView) -> str:
    return "follow" if view.trick.plays else "lead"


def _acts(view: AnyView) -> tuple[Action, ...]:
    kinds = latinern.PlayCard | twenty_eight.PlayCard | twenty_eight.Ask
    return tuple(act for act in view.legal_actions() if isinstance(act, kinds))


def _pose(view: AnyView) -> Posed | None:
    acts = _acts(view)
    if len(acts) == 1:
        return None
    worth = weighed(view, lambda state: _row(view, solve(state), acts))
    if worth is None or (right := worth.right()) is None:
        return None
    keys = tuple(act.token for act in acts)
    best = worth.means[right[0]]
    wrong = [key for place, key in enumerate(keys) if place not in right]
    told = {key: facts(act=key) + _value(view, mean, best) for key, mean in zip(keys, worth.means, strict=True)}
    code = "chance" if isinstance(view, LatinernObservation) else "points"
    worst = keys[worth.means.index(min(worth.means))]
    return Posed(
        _case(view),
        (),
        (keys,),
        tuple(keys[place] for place in right),
        Note(f"best-{code}", _clause(view), told[keys[right[0]]]),
        tuple(Wrong(key, Note(f"worse-{code}", _clause(view), told[key])) for key in wrong),
        hints(_look(view), Note(f"worst-{code}", _clause(view), told[worst]), keys[right[0]]),
        steps(gap(worth, right), _CHANCES if isinstance(view, LatinernObservation) else _POINTS),
    )


def _row(view: AnyView, values: Mapping[Action, object], acts: tuple[Action, ...]) -> tuple[float, ...]:
    """Give what each act is worth in one world, for the seat's side."""
    if isinstance(view, LatinernObservation):
        return tuple(float(values[act] is view.seat.side) for act in acts)
    own = 1 if view.position.with_bidder(view.seat) else -1
    return tuple(own * float(str(values[act])) for act in acts)


def _value(view: AnyView, mean: float, best: float) -> tuple[tuple[str, str], ...]:
    """Write what an act is worth, and the best one: in hundredths, or as points of the seat's own side."""
    if isinstance(view, LatinernObservation):
        return facts(chance=round(100 * mean), best=round(100 * best))
    total = 0 if view.position.with_bidder(view.seat) else HIGHEST_BID  # what the bidder's side does not get
    return facts(value=f"{total + mean:.1f}", best=f"{total + best:.1f}")


def _clause(view: AnyView) -> str:
    return "L15" if isinstance(view, LatinernObservation) else "T21"


def _look(view: AnyView) -> Note:
    """Point at what is still needed."""
    if isinstance(view, LatinernObservation):
        own, others = (TRICKS_TO_WIN - view.position.won(side) for side in (view.seat.side, view.seat.side.other))
        return Note("look-tricks-needed", "L15", facts(own=own, others=others))
    position = view.position
    team = position.team(view.bidder) if view.bidder is not None else None
    assert team is not None  # noqa: S101 - cards have been played
    side = "own" if position.with_bidder(view.seat) else "others"
    return Note(f"look-points-{side}", "T21", facts(bid=view.bid, count=position.points(team)))


BEST_CARD: Final = Kind(
    "best-card",
    form="one",
    open=False,
    cases=_cases,
    case=from_view(_case, _to_play),
    pose=from_view(_pose, _to_play),
)
