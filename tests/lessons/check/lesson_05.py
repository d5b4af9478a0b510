"""What lesson 05 promises beyond its levels."""

from __future__ import annotations

import random

from tests.lessons.check import boards
from tests.lessons.check.latinern import replay
from tests.lessons.check.model import DECK, SEATS, Level, need

STEM = "05_blind_one_trick"
GAME = "latinern"
KINDS = boards.KINDS
MORE = boards.MORE


def promises(levels: dict[str, Level], _pages: dict[str, str]) -> None:
    left = {key: len(level["accept"][0].split()) for key, level in levels.items()}
    need(all(len(replay(level["record"]).tricks) == 1 for level in levels.values()), "one trick each")
    check_every_trick_tells()
    need(left["05.1"] * 4 < 32 < left["05.2"] * 2, "05.1 is loud, 05.2 is quiet")
    need([key for key, n in left.items() if n == 1] == ["05.6"], "only the last leaves one field")
    need([key for key, level in levels.items() if level.get("rings")] == [f"05.{n}" for n in "3456"], "the second pen")


def check_every_trick_tells() -> None:
    """Check that no trick leaves all pairs: a loser of another rank strikes its row, and four of a rank do it."""
    rng, fours = random.Random(5), [[r + s for s in "CDHS"] for r in "789TJQKA"]
    for cards in [*fours, *(rng.sample(DECK, 4) for _ in range(500))]:
        trick = list(zip(SEATS, cards, strict=True))
        winners = [boards.would(trick, pair) for pair in boards.PAIRS]
        need(len(set(winners)) > 1, f"{cards} tell nothing")
