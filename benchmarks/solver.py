"""The solver against the prototypes it was developed from, on the same positions in the same run.

    python benchmarks/solver.py [NUMBER OF DEALS]

The promise: at most 1.0 times the prototype, variants at most 3 times; the accelerator is measured where numba is
installed. Times are processor times, the least of three; each ratio is of sums over all positions.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]  # run as a script, it must find the checkout and the peers

from peers.prototype_latinern import Lat  # noqa: E402 - after the line above
from peers.prototype_twenty_eight import Solver  # noqa: E402

from trickkit import Latinern, Suit, TwentyEight  # noqa: E402
from trickkit.games.latinern import HIGH_TO_LOW  # noqa: E402
from trickkit.solver import LatinernProblem, TwentyEightProblem, exact, winners  # noqa: E402
from trickkit.solver.bits import NUMBER, bits  # noqa: E402
from trickkit.solver.variants import VariantSearch  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TARGET = 16
PROMISES = {"": 1.0, "late_trump=rank": 3.0, "keep_jacks=on": 3.0, "thani": 3.0, "Latinern": 1.0, "values": 1.0}


def least(work: Callable[[], Any]) -> tuple[float, Any]:
    """Give the shortest of three runs, in seconds, and what came out."""
    times = []
    found = None
    for _ in range(3):
        began = time.process_time()
        found = work()
        times.append(time.process_time() - began)
    return min(times), found


def problems(number: int) -> Iterator[TwentyEightProblem]:
    """Give random deals at the first card, trump hidden and open; the bidder hides a card of the longest suit."""
    for seed in range(number):
        rng = Random(f"benchmarks/solver/{seed}")
        deal = TwentyEight().deal(rng)
        seats = deal.eldest.order()
        seats = (seats[0], seats[3], seats[2], seats[1])
        place = rng.randrange(4)
        seats = (*seats[place:], *seats[:place])
        hands = tuple(bits(deal.hands[seat.place]) for seat in seats)
        first = [NUMBER[card] for card in deal.hands[seats[0].place][:4]]
        down = min(first, key=lambda card: (-sum(other >> 3 == card >> 3 for other in first), card))
        leader = seats.index(deal.eldest)
        shut = (hands[0] & ~(1 << down), *hands[1:])
        yield TwentyEightProblem(seats, shut, down >> 3, 1 << down, leader)
        yield TwentyEightProblem(seats, hands, down >> 3, 0, leader, hidden=False)


def prototype(problem: TwentyEightProblem) -> Any:  # noqa: ANN401 - a peer without types
    """Set the prototype up for a problem."""
    hands = [problem.hands[0] | problem.down, *problem.hands[1:]]
    return Solver(hands, problem.trump, 0, problem.down)


def twenty_eight(number: int, table: dict[str, list[tuple[float, float]]]) -> None:
    """Who reaches 16 points after each lead, and the exact value, beside the prototype."""
    fast = exact.accelerator()
    for problem in problems(number):
        leader, hidden = problem.leader, int(problem.hidden)
        took, found = least(lambda p=problem, at=leader, h=hidden: prototype(p).root(at, h, TARGET))
        kinds = {
            "": problem,
            "late_trump=rank": replace(problem, late_rank=True),
            "keep_jacks=on": replace(problem, keep_jacks=True),
            "thani": replace(problem, may_say_thani=True).after(exact.Thani(problem.seats[0])),
        }
        for name, kind in kinds.items():
            exact.search = exact.pure
            target = 1 if kind.thani else TARGET
            own, answers = least(lambda k=kind, t=target: exact.reaching(k, t))
            table[name].append((own, took))
            if not name:
                same = {NUMBER[act.card]: answer for act, answer in answers.items()}
                assert all(same[card] is bool(answer) for card, answer in found.items())
            if fast is not None:
                exact.search = fast.FastSearch
                exact.reaching(kind, target)  # the first call may compile
                quick, again = least(lambda k=kind, t=target: exact.reaching(k, t))
                assert answers == again
                table[f"accelerated {name}"].append((quick, took))
        took, points = least(lambda p=problem, at=leader, h=hidden: prototype(p).value(at, h, 14))
        exact.search = exact.pure
        own, value = least(lambda p=problem: exact.value(p))
        assert points == value == exact.value(problem, 14, VariantSearch(problem))
        table["values"].append((own, took))


def latinern(number: int, table: dict[str, list[tuple[float, float]]]) -> None:
    """Who wins after each first card, beside the prototype."""
    low_to_high = HIGH_TO_LOW[::-1]
    for seed in range(number):
        problem = LatinernProblem.of(Latinern().start(Latinern().deal(Random(f"benchmarks/solver/{seed}"))))
        hands = [[(list(Suit).index(c.suit), low_to_high.index(c.rank)) for c in hand] for hand in problem.hands]
        trump, schlag = list(Suit).index(problem.ordering.trump), low_to_high.index(problem.ordering.schlag)
        place = problem.leader.place

        def peer(
            hands: list[list[tuple[int, int]]] = hands, trump: int = trump, schlag: int = schlag, place: int = place
        ) -> int:
            lat = Lat(hands, trump, schlag)
            own = range(5 * place, 5 * place + 5)
            led = (lat.ply(1, (place + 1) & 3, lat.G[c], lat.X[c], place, lat.full, lat.full ^ 1 << c, 3) for c in own)
            return sum(led)

        took, found = least(peer)
        own, sides = least(lambda p=problem: winners(p))
        assert found == sum(side == "NS" for side in sides.values())
        table["Latinern"].append((own, took))


def main() -> int:
    """Run as a script."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    table: dict[str, list[tuple[float, float]]] = defaultdict(list)
    twenty_eight(number, table)
    latinern(number * 5, table)
    broken = 0
    for name, times in sorted(table.items()):
        own, peer = (sum(column) for column in zip(*times, strict=True))
        promise = PROMISES.get(name)
        broken += promise is not None and own / peer > promise
        middle = median(one for one, _ in times) * 1e3
        promised = f"; promised {promise}" if promise else ""
        print(f"{name or 'Twenty-eight':32} {own / peer:6.2f} × prototype; median {middle:7.2f} ms{promised}")
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main())
