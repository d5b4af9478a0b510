"""The act that decided a hand: from then on one side had the result, with the best play of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trickkit.coach.advise_latinern import solved
from trickkit.coach.declaring import makes
from trickkit.coach.judging.model import Turning
from trickkit.games.latinern import LatinernState, Stay
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action


def wins(state: AnyState, seat: Seat) -> bool | None:
    """Tell whether a seat's side wins the round, or has its way with the bid, with the best play of all.

    Latinern: an open question is answered *stay*, and nobody asks afterwards. Twenty-eight: see `makes`.

    Args:
        state: any position of a hand.
        seat: the seat.

    Returns:
        None in the auction, and if the cards are thrown in.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> wins(Latinern().start(Latinern().deal(Random("latinern/7/0"))), Seat.EAST)
    True
    """
    if not isinstance(state, LatinernState):
        made = makes(state)
        return None if made is None else made is state.position.with_bidder(seat)
    outcome, question = state.outcome(), state.position.question
    if outcome is not None:
        return outcome.winner is seat.side
    if question is not None:
        state = state.apply(Stay(next(other for other in Seat if other.side is not question)))
    return solved(state)[1] is seat.side


def turning_steps(positions: Sequence[AnyState], acts: Sequence[Action], seat: Seat) -> Iterator[Turning | None]:
    """Look for the last act that changed who wins, one position a step, from the end, where solving is soonest done.

    Args:
        positions: all positions of a hand, from the first to the last.
        acts: what was done in each but the last.
        seat: the seat whose side is meant.

    Yields:
        None for each act that changed nothing, and at last the one that did, if there is one.
    """
    after = wins(positions[-1], seat)
    for number in range(len(acts), 0, -1):
        before = wins(positions[number - 1], seat)
        if before is None or after is None:
            return
        if before is not after:
            yield Turning(number, acts[number - 1], after)
            return
        yield None
