"""What is the lowest number you may bid, or raise to? `pass` if there is none.

Cases: the opening; over another's bid; over the partner's bid, where 20 is the least, or the next number from 20 on;
the raise step, where 24 is the least, or the next number from 24 on; a bid of 28, over which there is none.

Difficulty: 1 the opening, 2 over another's bid, 3 a raise to 24, 4 over the partner's bid with 20, 5 where the usual
least number does not hold: the partner's 20, the raise to 24, and no number at all.
"""

from __future__ import annotations

from typing import Final

from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Facts, Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.games.twenty_eight import (
    Bid,
    Pass,
    Phase,
    Raise,
    TwentyEight,
    TwentyEightObservation,
    TwentyEightState,
    legality,
)
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

PASS: Final = Pass.word
_DIFFICULTY: Final = {
    "open": 1,
    "over": 2,
    "raise-24": 3,
    "partner-20": 4,
    "partner-next": 5,
    "raise-next": 5,
    "none": 5,
}
_ALONE: Final = ("open", "over", "raise-24", "raise-next", "none")
"""The cases of a game without partners (V6)."""


def _cases(game: AnyGame) -> tuple[str, ...]:
    if not isinstance(game, TwentyEight):
        return ()
    return _ALONE if game.three_players else tuple(_DIFFICULTY)


def _calls(state: AnyState, seat: Seat) -> bool:
    if not isinstance(state, TwentyEightState) or state.to_act is not seat:
        return False
    return state.position.phase in {Phase.AUCTION, Phase.RAISE}


def _least(view: TwentyEightObservation) -> tuple[int, str]:
    """Give the lowest number, 29 if there is none, and the clause."""
    if view.phase is Phase.RAISE:
        return legality.least_raise(view.position), "T11"
    return legality.least_bid(view.position, view.seat, view.game)


def _case(view: AnyView) -> str:
    assert isinstance(view, TwentyEightObservation)  # noqa: S101 - see `_calls`
    least, clause = _least(view)
    match view.phase:
        case Phase.AUCTION if view.bid is None:
            return "open"
        case Phase.AUCTION if least > HIGHEST_BID:
            return "none"
        case Phase.AUCTION if clause == "T5":
            return "over"
        case Phase.AUCTION:
            return "partner-20" if least == legality.PARTNER_BID else "partner-next"
        case _:
            return "raise-24" if least == legality.RAISE else "raise-next"


def _pose(view: AnyView) -> Posed:
    assert isinstance(view, TwentyEightObservation)  # noqa: S101 - see `_calls`
    case = _case(view)
    least, clause = _least(view)
    numbers = range(view.game.lowest_bid, HIGHEST_BID + 1)
    right = str(least) if least <= HIGHEST_BID else PASS
    standing = facts(bid=view.bid, bidder=view.bidder) if view.bid is not None else facts(dealer=view.dealer)
    rule = Note(f"rule-{case}", clause, _limit(view, case))
    wrong = [Wrong(str(number), _wrong(view, number)) for number in numbers if number != least]
    if right != PASS:
        wrong.append(Wrong(PASS, Note("must-open" if case == "open" else "number-possible", clause)))
    return Posed(
        case,
        standing,
        ((*map(str, numbers), PASS),),
        (right,),
        rule,
        tuple(wrong),
        hints(Note(_look(case), clause, standing), rule, right),
        _DIFFICULTY[case],
    )


def _wrong(view: TwentyEightObservation, number: int) -> Note:
    """Say why a number is not the lowest one: the rules refuse it, or a lower one may be bid."""
    act = Raise(view.seat, number) if view.phase is Phase.RAISE else Bid(view.seat, number)
    refused = legality.refusal(view.position, act, view.game)
    if refused is None:
        return Note("lower-possible", _least(view)[1], facts(number=number))
    if view.bid == HIGHEST_BID:
        return Note("highest-stands", refused.clause, facts(number=number))
    return Note(refused.code, refused.clause, facts(number=number))


def _look(case: str) -> str:
    """Point at the standing bid: nobody's, another's, the partner's, or one that may be raised."""
    return {"open": "look-opening", "none": "look-bid"}.get(case, f"look-{case.partition('-')[0]}")


def _limit(view: TwentyEightObservation, case: str) -> Facts:
    return facts(number=view.game.lowest_bid) if case == "open" else facts(bid=view.bid)


MINIMUM_BID: Final = Kind(
    "minimum-bid",
    form="one",
    open=False,
    cases=_cases,
    case=from_view(_case, _calls),
    pose=from_view(_pose, _calls),
)
