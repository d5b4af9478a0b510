"""What a bot is, and the one that draws lots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from trickkit.coach.greedy import View
from trickkit.games import latinern, twenty_eight
from trickkit.table import Action

Bot = Callable[[Any], Action]
"""A bot takes what its seat has seen of the game it is for. It is called when its call or card is awaited, or when
its side has been asked, or offered a concession, and it shall answer."""

_CARDS: Final = (latinern.PlayCard, twenty_eight.PlayCard, twenty_eight.ChooseTrump, twenty_eight.Ask)
_ONE_BID_IN: Final = 4


def random_bot(rng: Random) -> Bot:
    """Make a bot that draws lots.

    It plays any card and tosses a coin over an answer. In Latinern it never asks; in Twenty-eight it asks as readily
    as it plays a card, makes the lowest bid one time in four, never raises, shows or concedes.

    Args:
        rng: where its chance comes from.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> random_bot(Random(1))(state.observe(state.to_act)) in state.legal_actions()
    True
    """

    def bot(view: View) -> Action:
        acts = _drawn_from(list(view.legal_actions()))
        return acts[int(rng.random() * len(acts))]

    return bot


def _drawn_from(legal: list[Action]) -> list[Action]:
    """Give the acts among which the lot decides, each as often as it shall fall on it."""
    bids = [act for act in legal if isinstance(act, twenty_eight.Bid)]
    passes = [act for act in legal if isinstance(act, twenty_eight.Pass)]
    cards = [act for act in legal if isinstance(act, _CARDS)]
    return [*bids[:1], *passes * (_ONE_BID_IN - 1)] or [*cards] or legal
