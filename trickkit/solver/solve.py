"""The face of the solver: a state in, the exact value of each act out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import overload

from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import Phase, TwentyEightState
from trickkit.seats import Side
from trickkit.solver.exact import values
from trickkit.solver.latinern import LatinernProblem
from trickkit.solver.round import winners
from trickkit.solver.twenty_eight import TwentyEightProblem
from trickkit.table import Action


@overload
def solve(state: LatinernState) -> dict[Action, Side]: ...
@overload
def solve(state: TwentyEightState) -> dict[Action, int]: ...
def solve(state: LatinernState | TwentyEightState) -> Mapping[Action, Side | int]:
    """Give the exact value of each act, all cards known and best play by all from there.

    Latinern: for each card the side that wins the round; nobody asks any more. Twenty-eight: for each card, and for
    `ask`, the card points that the bidder's side ends with; T20 is left out, and nobody concedes or shows a hand.
    `thani`, and everything in a thani deal, counts 1 if the bidder wins it and 0 if not. After `play-on` card points do
    not tell who wins the deal; `winning` does.

    Args:
        state: a position of the play. After the end and while an answer is awaited nothing can be played.

    Returns:
        The acts with their values; nothing if no card is awaited.

    Raises:
        TrickkitError: if the cards are not being played yet.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> {str(act): side.value for act, side in solve(state).items()}
    {'E:9S': 'EW', 'E:TD': 'EW', 'E:9D': 'EW', 'E:KH': 'EW', 'E:TH': 'EW'}
    """
    if isinstance(state, LatinernState):
        return winners(LatinernProblem.of(state)) if state.to_act is not None else {}
    if state.position.phase in {Phase.CONCESSION, Phase.OVER}:
        return {}
    found = values(TwentyEightProblem.of(state))
    in_turn = [act for act in state.legal_actions() if act in found]  # cards in the order dealt, then words
    return {act: found[act] for act in (*in_turn, *(act for act in found if act not in in_turn))}
