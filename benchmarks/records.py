"""Replay 2,000 records in one file, and compare with a bare pass of regular expressions and JSON over the same text.

python benchmarks/records.py          # the promise: under 2 seconds
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

from trickkit import Latinern, Score, Seat, parse_records, replay_json, write_record  # noqa: E402 - after the line above

if TYPE_CHECKING:
    from collections.abc import Callable

RECORDS = 2000
PROMISE = 2.0
TOKEN = re.compile(r'\[(\w+) "([^"]*)"\]|([NESW]):(\w+)')


def random_record(rng: Random) -> str:
    """Play one round at random, to its end, now and then with questions."""
    game = Latinern()
    state = game.start(game.deal(rng, rng.choice(list(Seat))), Score(rng.randrange(12), rng.randrange(12)))
    while state.outcome() is None:
        acts = list(state.legal_actions())
        if not acts or rng.random() < 0.05:
            acts = [act for seat in Seat for act in state.legal_actions(seat)]
        state = state.apply(rng.choice(acts))
    return write_record(state)


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
    rng = Random("benchmarks/records")
    text = "\n".join(random_record(rng) for _ in range(RECORDS))
    ours, floor = best(replay, text), best(bare, text)
    print(f"{RECORDS} records, {len(text) // 1024} kB: {ours:.2f} s; bare pass {floor:.2f} s; ratio {ours / floor:.1f}")
    if ours > PROMISE:
        print(f"slower than the promised {PROMISE} s")
    return ours > PROMISE


if __name__ == "__main__":
    sys.exit(main())
