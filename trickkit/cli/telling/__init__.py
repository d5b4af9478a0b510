"""A replayed record in words, for people at a terminal."""

from __future__ import annotations

from trickkit.cli.telling import latinern, twenty_eight
from trickkit.games.latinern import LatinernState
from trickkit.i18n import Words
from trickkit.record.model import AnyState


def tell(state: AnyState, number: int, words: Words) -> list[str]:
    """Tell a record line by line.

    Args:
        state: the position at its end.
        number: which round or deal of its match it is, from 1.
        words: language and deck.
    """
    if isinstance(state, LatinernState):
        return latinern.tell(state, words)
    return twenty_eight.tell(state, number, words)
