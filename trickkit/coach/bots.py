"""What a bot is, and the one that draws lots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trickkit.games.latinern import LatinernObservation, PlayCard
from trickkit.table import Action

Bot = Callable[[LatinernObservation], Action]
"""A bot is called when its card is awaited, or when its side has been asked and it shall answer."""


def random_bot(rng: Random) -> Bot:
    """Make a bot that plays any card and tosses a coin over *stay* and *go*; it never asks.

    Args:
        rng: where its chance comes from.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> random_bot(Random(1))(state.observe(state.to_act)) in state.legal_actions()
    True
    """

    def bot(view: LatinernObservation) -> Action:
        acts: list[Action] = [act for act in view.legal_actions() if isinstance(act, PlayCard)]
        acts = acts or list(view.legal_actions())
        return acts[int(rng.random() * len(acts))]

    return bot
