"""Twenty-eight, trump hidden, from the third trick on: which suits are still possible for a seat that is to play?

Cases go by the number of suits that are left: one, two or three. With all four there is nothing to find.

Difficulty goes by the hardest proof that is needed: 1 the bidder has discarded the suit, 2 all its cards have been seen
elsewhere, 3 the bidder has led it, 4 the bidder would have had to turn it up, or no deal explains everything and no
other suit is out, 5 the same beside other suits.
"""

from __future__ import annotations

from typing import Final

from trickkit.cards import Suit
from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.deduction import Suits, deduce
from trickkit.deduction.twenty_eight.evidence import Because, Code
from trickkit.games.twenty_eight import Phase, TwentyEight, TwentyEightObservation, TwentyEightState
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

_LEFT: Final = {1: "one", 2: "two", 3: "three"}
_TRICKS: Final = 2
_DIFFICULTY: Final = {
    Code.BIDDER_DISCARDED: 1,
    Code.ALL_SEEN: 2,
    Code.BIDDER_LED: 3,
    Code.BIDDER_DID_NOT_EXPOSE: 4,
    Code.NO_DEAL: 4,
}
_CLAUSE: Final = {
    Code.BIDDER_DISCARDED: "T17d",
    Code.ALL_SEEN: "T8",
    Code.BIDDER_LED: "T17a",
    Code.BIDDER_DID_NOT_EXPOSE: "T17",
    Code.NO_DEAL: "T8",
}


def _cases(game: AnyGame) -> tuple[str, ...]:
    return tuple(_LEFT.values()) if isinstance(game, TwentyEight) else ()


def _wonders(state: AnyState, seat: Seat) -> bool:
    """Tell whether it is the turn of a seat that does not know the hidden suit, and has seen something of the play."""
    if not isinstance(state, TwentyEightState) or state.to_act is not seat:
        return False
    position = state.position
    hidden = position.phase is Phase.PLAY and position.trump is None and not position.laid
    return hidden and seat is not position.bidder and len(position.tricks) >= _TRICKS


def _case(_view: AnyView) -> str:
    return ""


def _pose(view: AnyView) -> Posed | None:
    assert isinstance(view, TwentyEightObservation)  # noqa: S101 - see `_wonders`
    suits = deduce(view)
    if not suits.eliminated:
        return None
    bidder = facts(bidder=view.bidder)
    out = {str(found.suit): _excluded(found.suit, found.because) for found in suits.eliminated}
    left = {
        str(found.suit): Note("suit-possible", "T8", facts(suit=found.suit, chance=found.probability))
        for found in suits.possible
    }
    keys = tuple(map(str, Suit))
    right = " ".join(suit for suit in keys if suit in left)
    first = min(suits.eliminated, key=lambda found: _DIFFICULTY[found.because.code])
    return Posed(
        _LEFT[len(left)],
        bidder,
        (keys,),
        (right,),
        Note("suits-out", "T8", facts(suits=list(out))),
        tuple(Wrong(f"-{suit}", left[suit]) if suit in left else Wrong(f"+{suit}", out[suit]) for suit in keys),
        hints(Note(f"look-{_look(first.because.code)}", "T17", bidder), out[str(first.suit)], right),
        _difficulty(suits),
    )


def _difficulty(suits: Suits) -> int:
    codes = [found.because.code for found in suits.eliminated]
    return max(map(_DIFFICULTY.__getitem__, codes)) + (Code.NO_DEAL in codes and len(codes) > 1)


def _look(code: Code) -> Code:
    """Say where to look for a proof; as long as trump is hidden, not turning up shows in a discard alone (V4)."""
    return Code.BIDDER_DISCARDED if code is Code.BIDDER_DID_NOT_EXPOSE else code


def _excluded(suit: Suit, because: Because) -> Note:
    """Write a proof: what kind it is, and the act that completes it, if there is one."""
    act = {"trick": because.trick or None, "seat": because.seat, "card": because.card, "later": because.later}
    told = facts(suit=suit, **{name: value for name, value in act.items() if value is not None})
    return Note(f"out-{because.code}", _CLAUSE[because.code], told)


HIDDEN_SUIT: Final = Kind(
    "hidden-suit",
    form="many",
    open=False,
    cases=_cases,
    case=from_view(_case, _wonders),
    pose=from_view(_pose, _wonders),
)
