"""How long it takes to deduce from a view, in both games, and to draw worlds that fit it.

python benchmarks/deduction.py      # the promises: Latinern under 2 ms, Twenty-eight under 20 ms, a world under 1 ms

The views are those of every seat in every position of random deals; a median is given for each trick, and for all.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, it must find the checkout

from trickkit import Latinern, Seat, TwentyEight  # noqa: E402 - after the line above
from trickkit.deduction import deduce, worlds  # noqa: E402 - same
from trickkit.games.twenty_eight import Bid, ChooseTrump, Pass, Raise  # noqa: E402 - same

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DEALS = 60
DRAWS = 5
PROMISED = {"latinern": 2.0, "twenty-eight": 20.0}
A_WORLD = 1.0
Times = dict[int, list[float]]


def views(name: str, rng: Random) -> Iterator[Any]:
    """Give the views of all seats in every position of one deal from which something can be deduced."""
    game: Any = Latinern() if name == "latinern" else TwentyEight()
    state: Any = game.start(game.deal(rng))
    while state.outcome() is None:
        legal = list(state.legal_actions()) or [act for seat in Seat for act in state.legal_actions(seat)]
        passes = [act for act in legal if isinstance(act, Pass)]
        others = [act for act in legal if not isinstance(act, Bid | Raise)]
        state = state.apply(rng.choice(passes or others or legal[:1]))
        if name == "latinern" or any(isinstance(event, ChooseTrump) for event in state.events):
            yield from (state.observe(seat) for seat in Seat)


def clocked(work: Callable[..., Any], *arguments: object) -> tuple[float, Any]:
    """Give the milliseconds that `work` takes, and what it gives."""
    began = time.perf_counter()
    result = work(*arguments)
    return 1000 * (time.perf_counter() - began), result


def main() -> int:
    """Run as a script."""
    kept = True
    for name, promised in PROMISED.items():
        deducing: Times = defaultdict(list)
        making, drawing = [], []
        for k in range(DEALS):
            rng = Random(f"benchmarks/deduction/{k}")
            for view in views(name, rng):
                played = len(view.tricks)  # folds the view, as whoever shows a table has done
                taken, _ = clocked(deduce, view)
                deducing[min(played + 1, 8)].append(taken)
                taken, found = clocked(worlds, view)
                making.append(taken)
                drawing += (clocked(found.sample, rng)[0] for _ in range(DRAWS))
        everything = [taken for times in deducing.values() for taken in times]
        tricks = ", ".join(f"{number}: {statistics.median(deducing[number]):.2f}" for number in sorted(deducing))
        median, world = statistics.median(everything), statistics.median(drawing)
        slowest = statistics.quantiles(everything, n=100)[98]
        print(
            f"{name}: {len(everything)} views, deduce {median:.2f} ms (median; 99 %: {slowest:.2f}), by trick {tricks}"
        )
        print(f"  worlds: {statistics.median(making):.2f} ms to make, {world:.3f} ms to draw one")
        worst = max(statistics.median(times) for times in deducing.values())
        kept = kept and worst < promised and world < A_WORLD
    if not kept:
        print("slower than promised")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
