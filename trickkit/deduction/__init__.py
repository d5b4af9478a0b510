"""What a view implies, exactly and by counting: what is possible, how probable, and what proves the rest wrong."""

from __future__ import annotations

from typing import overload

from trickkit.deduction.base import Worlds
from trickkit.deduction.latinern import LatinernWorlds, Pairs, deduce_pairs
from trickkit.deduction.played import as_played
from trickkit.deduction.twenty_eight import Suits, TwentyEightWorlds, World, deduce_suits
from trickkit.games.latinern import LatinernObservation
from trickkit.games.twenty_eight import TwentyEightObservation

__all__ = ["LatinernWorlds", "Pairs", "Suits", "TwentyEightWorlds", "World", "Worlds", "as_played", "deduce", "worlds"]


@overload
def deduce(view: LatinernObservation) -> Pairs: ...
@overload
def deduce(view: TwentyEightObservation) -> Suits: ...
def deduce(view: LatinernObservation | TwentyEightObservation) -> Pairs | Suits:
    """Work out what a view says about the secret: which pairs of trump and Schlag, or which hidden suits fit it.

    Args:
        view: what a seat has seen.

    Raises:
        TrickkitError: in Twenty-eight before a down card lies; or if no deal fits the view, which only a view written
            by hand can bring about.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> len(deduce(state.observe(state.deal.dealer)).possible)
    1
    """
    return deduce_pairs(view) if isinstance(view, LatinernObservation) else deduce_suits(view)


@overload
def worlds(view: LatinernObservation) -> LatinernWorlds: ...
@overload
def worlds(view: TwentyEightObservation) -> TwentyEightWorlds: ...
def worlds(view: LatinernObservation | TwentyEightObservation) -> LatinernWorlds | TwentyEightWorlds:
    """Give the worlds that fit a view: counted, listed, drawn.

    Args:
        view: what a seat has seen.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> worlds(state.observe(state.deal.dealer)).count
    2436174140400
    """
    return LatinernWorlds(view) if isinstance(view, LatinernObservation) else TwentyEightWorlds(view)
