"""`most_tricks` and the bridge solver DDS on the same job: 32 cards, eight each, a trump suit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module, metadata
from typing import Any

from benchmarks.measure import Job, Row, compared, missing, pairs, seconds, source
from trickkit.solver import TricksProblem, partition, tricks

BOARDS = 500
FIRST_RANK = 7
"""DDS counts ranks by bits from 2; our lowest card stands here."""
NOTE = (
    "`most_tricks` and the bridge solver DDS, which is written in C++, called through endplay, with one thread: "
    "32 cards, eight each, a trump suit."
)


def boards() -> list[TricksProblem]:
    """Deal; each deal with every trump suit."""
    found = []
    for number in range(BOARDS // 4):
        rng = source("bridge", number)
        deck = rng.sample(range(32), 32)
        one, two, three, four = (sum(1 << card for card in deck[start : start + 8]) for start in (0, 8, 16, 24))
        leader = rng.randrange(4)
        found += [TricksProblem((one, two, three, four), trump, leader) for trump in range(4)]
    return found


def by_dds(dds: Any, future: Any, board: TricksProblem) -> int:  # noqa: ANN401
    """Give the tricks of places 0 and 2, as DDS has them."""
    deal = dds.deal()
    deal.trump, deal.first = board.trump, board.leader
    for place in range(4):
        for suit in range(4):
            deal.remainCards[place][suit] = (board.hands[place] >> 8 * suit & 255) << FIRST_RANK
    dds.SolveBoard(deal, -1, 1, 1, future, 0)
    won = int(future.score[0])
    return won if board.leader % 2 == 0 else 8 - won


def by_us(most: Callable[..., int], board: TricksProblem) -> int:
    """Give the same, as our search has them."""
    return most(board.hands, board.trump, board.leader, board.guess)


def rows() -> Iterator[Row]:
    """Measure in plain Python and accelerated, and compare the results."""
    try:
        metadata.version("endplay")
    except metadata.PackageNotFoundError:
        yield missing("Tricks with 32 cards, beside DDS", "endplay")
        return
    dds = import_module("endplay._dds")
    dds.SetMaxThreads(1)
    future, fast = dds.futureTricks(), tricks.accelerator()
    yield from _compared("pure", partition.most, dds, future, boards(), None)
    if fast is None:
        yield missing("Tricks with 32 cards, accelerated", "numba, the extra `fast`,")
    else:
        yield from _compared("accelerated", fast.most, dds, future, boards(), 2.0)


def _compared(
    name: str,
    most: Callable[..., int],
    dds: Any,  # noqa: ANN401
    future: Any,  # noqa: ANN401
    dealt: list[TricksProblem],
    promised: float | None,
) -> Iterator[Row]:
    for board in dealt[:2]:
        seconds(partial(by_us, most, board))
        seconds(partial(by_dds, dds, future, board))
    found: list[list[int]] = [[], []]

    def both(board: TricksProblem) -> tuple[Job, Job]:
        return (
            lambda: found[0].append(by_us(most, board)),
            lambda: found[1].append(by_dds(dds, future, board)),
        )

    times = pairs(map(both, dealt))
    different = sum(ours != theirs for ours, theirs in zip(*found, strict=True))
    note = f"{NOTE} Boards with different results: {different} of {len(dealt)}."
    yield compared(f"Tricks with 32 cards, {name}, beside DDS", times, promised, note)
    yield Row(
        f"Tricks with 32 cards, {name}, results",
        f"{len(dealt)} boards",
        "DDS",
        None,
        "all equal",
        different == 0,
        "The numbers of tricks found by both, board by board.",
    )
