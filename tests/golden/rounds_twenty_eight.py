"""What makes the golden deals of Twenty-eight; `tools/golden.py` writes them."""

from __future__ import annotations

from random import Random
from typing import Final

from trickkit import write_deal
from trickkit.games.twenty_eight import TwentyEight

SEEDS: Final = ("twenty-eight/1/0", "twenty-eight/1/1", "twenty-eight/7/0")


def deals() -> str:
    """Write three deals with their seeds, and one for three players: chance must be the same on every Python."""
    games = [(seed, TwentyEight()) for seed in SEEDS] + [(SEEDS[0], TwentyEight(three_players=True))]
    texts = [f"; Random({seed!r})\n{write_deal(game.deal(Random(seed)), str(game))}" for seed, game in games]
    return "\n".join(texts)
