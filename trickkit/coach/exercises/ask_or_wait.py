"""Latinern, at one's turn: ask the others now whether they want to go, or play on without asking?

The worlds that fit the view are solved with all cards open: in so many of them the own side wins the round. If the
others stay, the round counts one more, which pays from a certain chance on that depends on the score
(`trickkit.coach.equity.asking_pays`). If they go, the round is won at once. What they answer is theirs to decide, so
the question is put only where the answer is beyond doubt, see `Worth.right`, in either of two cases: they stay whatever
they hold, and they answer by the rules of thumb (`greedy_latinern`). Nobody is taken to ask afterwards; the question
says so. It is put after a trick, since whole rounds take long to solve.

Cases: ask or wait. Difficulty goes by the distance between the chance and where asking begins to pay: 55, 45, 35 and 25
hundredths part the difficulties 1 to 5; below some 20 there is mostly doubt.
"""

from __future__ import annotations

from typing import Final

from trickkit.coach import equity
from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.coach.exercises.worth import STANDARD_ERRORS, Worth, own_side_wins, steps, weighed
from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.games.latinern import Ask, Go, Latinern, LatinernObservation, LatinernState
from trickkit.games.latinern.events import knowers
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

_KEYS: Final = (Ask.word, "wait")
_DISTANCES: Final = (0.55, 0.45, 0.35, 0.25)
_ROUNDING: Final = 1e-9


def _cases(game: AnyGame) -> tuple[str, ...]:
    return _KEYS if isinstance(game, Latinern) else ()


def _may_ask(state: AnyState, seat: Seat) -> bool:
    if not isinstance(state, LatinernState) or not state.position.tricks or state.to_act is not seat:
        return False
    return Ask(seat) in state.legal_actions(seat)


def _case(_view: AnyView) -> str:
    return ""


def _pose(view: AnyView) -> Posed | None:
    assert isinstance(view, LatinernObservation)  # noqa: S101 - see `_may_ask`
    side, stake, target = view.seat.side, view.stake, view.game.target
    own, others = view.score[side], view.score[side.other]
    worth = weighed(view, lambda state: _row(view, state), _right)
    if worth is None or (right := _right(worth)) is None:
        return None
    key = _KEYS[right]
    chance = sum(won for *_, won in worth.rows) / len(worth.rows)
    limit = equity.asking_pays(own, others, stake, target)
    if round(100 * chance) == round(100 * limit):
        return None  # in hundredths, as it is told, there would be no reason
    _, asking, waiting, _ = worth.means
    told = facts(chance=round(100 * chance), limit=round(100 * limit), asking=f"{asking:.2f}", waiting=f"{waiting:.2f}")
    why = Note(f"better-{key}", "L16", told)
    return Posed(
        key,
        facts(stake=stake, own=own, others=others),
        (_KEYS,),
        (key,),
        why,
        tuple(Wrong(other, why) for other in _KEYS if other != key),
        hints(
            Note("look-asking", "L17", facts(stake=stake, more=stake + 1)),
            Note(_limit(limit), "L16", facts(limit=round(100 * limit), own=own, others=others)),
            key,
        ),
        steps(abs(chance - limit), _DISTANCES),
    )


def _limit(limit: float) -> str:
    """Name what the score says: asking may cost nothing, bring nothing, or pay from some chance on."""
    if limit <= _ROUNDING:
        return "asking-costs-nothing"
    return "asking-brings-nothing" if limit >= 1 - _ROUNDING else "asking-even"


def _row(view: LatinernObservation, state: AnyState) -> tuple[float, ...]:
    """Weigh asking, if the others stay and if they answer by the rules of thumb, and waiting; and say who wins."""
    assert isinstance(state, LatinernState)  # noqa: S101 - a world of a view of Latinern
    seat, stake, target = view.seat, view.stake, view.game.target
    own, others = view.score[seat.side], view.score[seat.side.other]
    wins = own_side_wins(view, state)
    stays, waits = (equity.weighed(own, others, points if wins else -points, target) for points in (stake + 1, stake))
    answering = next(knower for knower in knowers(view.dealer) if knower.side is not seat.side)
    answer = greedy_latinern(state.apply(Ask(seat)).observe(answering))
    asks = equity.weighed(own, others, stake, target) if isinstance(answer, Go) else stays
    return stays, asks, waits, float(wins)


def _right(worth: Worth, errors: float = STANDARD_ERRORS) -> int | None:
    """Give the place of the right key, or None if there is any doubt, whatever the others answer."""
    found = {
        Worth(tuple((row[ask], row[2]) for row in worth.rows), complete=worth.complete).right(errors) for ask in (0, 1)
    }
    right = found.pop()
    return None if found or right is None else right[0]


ASK_OR_WAIT: Final = Kind(
    "ask-or-wait",
    form="one",
    open=False,
    cases=_cases,
    case=from_view(_case, _may_ask),
    pose=from_view(_pose, _may_ask),
)
