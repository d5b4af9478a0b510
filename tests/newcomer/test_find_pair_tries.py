"""What the newcomers did: the measure of difficulty goes with the tries that they took."""

from __future__ import annotations

import json

from tests.newcomer.find_pair import puzzles

TRIES: dict[str, list[int]] = json.loads((puzzles.HERE / "tries.json").read_text())
WANTED = 0.5


def test_every_item_was_tried_by_every_solver():
    assert sorted(TRIES, key=int) == [str(number) for number in range(1, 21)]
    assert len({len(tries) for tries in TRIES.values()}) == 1
    assert all(n >= 1 for tries in TRIES.values() for n in tries)


def test_the_measure_correlates_with_the_tries():
    assert puzzles.correlation(TRIES) >= WANTED
