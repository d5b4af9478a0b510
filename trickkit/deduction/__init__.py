"""What a view implies, exactly and by counting: what is possible, how probable, and what proves the rest wrong."""

from __future__ import annotations

from trickkit.deduction.base import Worlds
from trickkit.deduction.latinern import LatinernWorlds, Pairs, deduce_pairs
from trickkit.games.latinern import LatinernObservation

__all__ = ["LatinernWorlds", "Pairs", "Worlds", "deduce", "worlds"]


def deduce(view: LatinernObservation) -> Pairs:
    """Work out what a view says about the secret: which pairs of trump and Schlag fit it.

    Args:
        view: what a seat has seen.

    Raises:
        TrickkitError: if no deal fits the view, which only a view written by hand can bring about.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> len(deduce(state.observe(state.deal.dealer)).possible)
    1
    """
    return deduce_pairs(view)


def worlds(view: LatinernObservation) -> LatinernWorlds:
    """Give the deals that fit a view: counted, listed, drawn.

    Args:
        view: what a seat has seen.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> worlds(state.observe(state.deal.dealer)).count
    2436174140400
    """
    return LatinernWorlds(view)
