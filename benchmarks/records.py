"""Replay 2,000 records of each game in one file, beside a bare pass of regular expressions and JSON over the same text.

python benchmarks/records.py          # the promise: under 2 seconds for Latinern, under 3 for Twenty-eight
"""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, it must find the checkout

from trickkit import Latinern, Score, Seat, TwentyEight, parse_records, replay_json, write_record  # noqa: E402
from trickkit.games.twenty_eight import Pass  # noqa: E402 - both: after the line above

if TYPE_CHECKING:
    from collections.abc import Callable

RECORDS = 2000
TOKEN = re.compile(r'\[(\w+) "([^"]*)"\]|([NESW]):([\w=-]+)')


def latinern(rng: Random) -> str:
    """Play one round at random, to its end, now and then with questions."""
    game = Latinern()
    state = game.start(game.deal(rng, rng.choice(list(Seat))), Score(rng.randrange(12), rng.randrange(12)))
    while state.outcome() is None:
        acts = list(state.legal_actions())
        if not acts or rng.random() < 0.05:
            acts = [act for seat in Seat for act in state.legal_actions(seat)]
        state = state.apply(rng.choice(acts))
    return write_record(state)


def twenty_eight(rng: Random) -> str:
    """Play one deal at random, to its end; who may pass does so mostly, so that the auction ends."""
    game = TwentyEight()
    state = game.start(game.deal(rng, rng.choice(list(Seat))))
    while state.outcome() is None:
        acts = list(state.legal_actions())
        passes = [act for act in acts if isinstance(act, Pass)]
        state = state.apply(rng.choice(passes if passes and rng.random() < 0.7 else acts))
    return write_record(state)


PROMISES: dict[str, tuple[Callable[[Random], str], float]] = {
    Latinern.name: (latinern, 2.0),
    TwentyEight.name: (twenty_eight, 3.0),
}
"""By game: what makes a record, and how many seconds all may take."""


def replay(text: str) -> int:
    """Do what `trickkit replay --json` does."""
    return sum(len(json.dumps(replay_json(record.state))) for record in parse_records(text) if record.state)


def bare(text: str) -> int:
    """Find every token and print it as JSON: the least that any reader must do."""
    return sum(len(json.dumps(found)) for found in TOKEN.findall(text))


def best(work: Callable[[str], int], text: str) -> float:
    """Give the shortest of five runs, in seconds."""
    times = []
    for _ in range(5):
        began = time.perf_counter()
        work(text)
        times.append(time.perf_counter() - began)
    return min(times)


def main() -> int:
    """Run as a script."""
    broken = False
    for name, (play, promise) in PROMISES.items():
        rng = Random("benchmarks/records")
        text = "\n".join(play(rng) for _ in range(RECORDS))
        ours, floor = best(replay, text), best(bare, text)
        size = f"{RECORDS} records, {len(text) // 1024} kB"
        print(f"{name}: {size}: {ours:.2f} s; bare pass {floor:.2f} s; ratio {ours / floor:.1f}")
        if ours > promise:
            print(f"slower than the promised {promise:.0f} s")
            broken = True
    return broken


if __name__ == "__main__":
    sys.exit(main())
