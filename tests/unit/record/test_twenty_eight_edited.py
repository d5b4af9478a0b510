"""Records and views of Twenty-eight with slips of the pen: read or refused with a place, never worse."""

from __future__ import annotations

from random import Random

import pytest

from tests.worlds_28 import random_round
from trickkit import NotationError, parse_records, write_record, write_view
from trickkit.record import Record

PIECES = (
    *('[Score "', '[Sits "N"]', '[View "E"]', '"]', "]", '"', "{", "; ", "\n", "\t", " ", "\x00", ":", "?", "=", "1."),
    *(
        "N:",
        "e:",
        "S:",
        "W:",
        "TC",
        "10h",
        "J♠",
        "6H",
        "14",
        "28",
        "29",
        "pass",
        "ask",
        "trump=?",
        "trump=7S",
        "trump=",
    ),
    *("raise=24", "thani", "show", "concede", "accept", "play-on", "redeal", "latinern", "twenty-eight", "-3", "+"),
    *("three_players=on", "sixes=on", "target=5", "scores=14:+1/-2", "cot=on thani=on", "wins", "\ud800", "ſ", "٣"),
)


def edited(text: str, rng: Random) -> str:
    """Cut, double or replace a few pieces."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice([0, 1, 2, 5, 12]))
        new = rng.choice(["", text[start:end] * 2, rng.choice(PIECES), rng.choice(PIECES)])
        text = text[:start] + new + text[end:]
    return text


def write(item: Record) -> str:
    if item.state:
        return write_record(item.state, item.remarks)
    assert item.view is not None
    return write_view(item.view, item.remarks)


def read(text: str) -> list[str] | str:
    try:
        return [write(item) for item in parse_records(text)]
    except NotationError as error:
        refused = error
    assert refused.at is not None
    assert min(refused.at) >= 1
    assert str(refused).isprintable()
    return f"{refused.at} {refused}"


@pytest.mark.parametrize("chunk", range(4))
def test_edited_records_are_read_or_refused(chunk):
    read_at_all = 0
    for k in range(400):
        rng = Random(f"edited/{chunk}/{k}")
        states = list(random_round(rng))
        state = rng.choice(states)
        text = (
            write_record(state) if rng.random() < 0.5 else write_view(state.observe(rng.choice(state.position.order)))
        )
        found = read(edited(text, rng))
        if isinstance(found, list):
            read_at_all += 1
            assert [read(again) for again in found] == [[again] for again in found]
    assert read_at_all > 10
