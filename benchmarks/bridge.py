"""Our search and the bridge solver DDS on the same job: 32 cards, eight each, a trump suit, as many tricks as possible.

    python benchmarks/bridge.py          # prints JSON, which run.py reads

To make card points into tricks every card counts one, so each trick counts four. That changes tables which are made
when the solver is first imported; so this is a process of its own, with a place of its own for what numba compiles.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.measure import Job, pairs, seconds, source
from trickkit.cards import Rank
from trickkit.games.twenty_eight import POINTS

BOARDS, BY_PYTHON = 500, 40
FIRST_RANK = 7
"""DDS counts ranks by bits from 2; our lowest card stands here."""


def boards() -> list[tuple[list[int], int, int]]:
    """Deal: hands, trump suit and leader; each deal with every trump suit."""
    found = []
    for number in range(BOARDS // 4):
        rng = source("bridge", number)
        deck = rng.sample(range(32), 32)
        hands = [sum(1 << card for card in deck[start : start + 8]) for start in (0, 8, 16, 24)]
        leader = rng.randrange(4)
        found += [(hands, trump, leader) for trump in range(4)]
    return found


def by_dds(dds: Any, future: Any, hands: list[int], trump: int, leader: int) -> int:  # noqa: ANN401
    """Give the tricks of places 0 and 2, as DDS has them."""
    deal = dds.deal()
    deal.trump, deal.first = trump, leader
    for place in range(4):
        for suit in range(4):
            deal.remainCards[place][suit] = (hands[place] >> 8 * suit & 255) << FIRST_RANK
    dds.SolveBoard(deal, -1, 1, 1, future, 0)
    tricks = int(future.score[0])
    return tricks if leader % 2 == 0 else 8 - tricks


def by_us(kind: Any, hands: list[int], trump: int, leader: int) -> int:  # noqa: ANN401
    """Give the tricks of places 0 and 2, as our search has them."""
    from trickkit.seats import Seat  # noqa: PLC0415
    from trickkit.solver import TwentyEightProblem  # noqa: PLC0415 - after the points are set

    problem = TwentyEightProblem(tuple(Seat), tuple(hands), trump, 0, leader, hidden=False)
    search = kind(problem)
    low, high, guess = 0, 8, 4
    while low < high:
        if search.reaches(problem, 4 * guess):
            low = guess
            guess += 1
        else:
            high = guess - 1
            guess -= 1
    return low


def main() -> int:
    """Run as a script."""
    dds = import_module("endplay._dds")
    POINTS.update(dict.fromkeys((Rank(letter) for letter in "789TJQKA"), 1))
    kinds = {"pure": import_module("trickkit.solver.plain").PlainSearch}
    # a whole suit in one hand is sure of eight points, more than the accelerator's small numbers hold; seven is true
    import_module("trickkit.solver.bits").RUNS[255 << 8 | 255] = 7, 8
    with contextlib.suppress(ImportError):
        kinds["accelerated"] = import_module("trickkit.solver._fast").FastSearch
    dds.SetMaxThreads(1)
    future = dds.futureTricks()
    found: dict[str, object] = {}
    for name, kind in kinds.items():
        dealt = boards()[: BY_PYTHON if name == "pure" and len(kinds) > 1 else BOARDS]
        for board in dealt[:2]:
            seconds(partial(by_us, kind, *board))
            seconds(partial(by_dds, dds, future, *board))
        tricks: list[list[int]] = [[], []]

        def both(board: tuple[list[int], int, int], kind: Any = kind, tricks: Any = tricks) -> tuple[Job, Job]:  # noqa: ANN401
            return (
                lambda: tricks[0].append(by_us(kind, *board)),
                lambda: tricks[1].append(by_dds(dds, future, *board)),
            )

        times = pairs(map(both, dealt))
        different = sum(ours != theirs for ours, theirs in zip(*tricks, strict=True))
        found[name] = {"ours": times[0], "peer": times[1], "different": different}
    json.dump(found, sys.stdout)
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ["NUMBA_CACHE_DIR"] = directory
        sys.exit(main())
