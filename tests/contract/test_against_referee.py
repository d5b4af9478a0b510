"""The package against the second, naive referee: 20,000 random rounds, probes, matches, broken records."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from tests.golden.rounds_latinern import PERFT, count
from tests.referee import latinern as referee
from tests.referee.cases import CASES
from tests.referee.random_records import (
    KINDS,
    broken_bytes,
    broken_record,
    probe,
    random_file,
    random_match,
    random_record,
)
from tests.texts import position
from trickkit import NotationError, parse_records, replay_json
from trickkit.record import decode

CHUNKS = 20
ROUNDS = 1000  # in each chunk


def ours(text: str | bytes) -> tuple[list[dict[str, Any]], NotationError | None]:
    """Replay a file as `trickkit replay --json` does: what is printed, and the error that ends it."""
    found: list[dict[str, Any]] = []
    data = text if isinstance(text, bytes) else text.encode()
    try:
        for record in parse_records(decode(data)):
            assert record.state is not None
            found.append(replay_json(record.state))
    except NotationError as error:
        return found, error
    return found, None


def theirs(text: str) -> tuple[list[dict[str, Any]], bool]:
    """Let the naive referee replay the text: what it gives, and whether it refuses the rest."""
    try:
        return referee.replay(text), False
    except referee.Refused as refused:
        return refused.done, True


def agree(text: str) -> None:
    """Both readings give the same objects, and refuse or take the text together."""
    found, error = ours(text)
    expected, refused = theirs(text)
    assert found == expected, text
    assert (error is not None) is refused, (text, error)
    if error is not None:
        well_named(error, text)


def well_named(error: NotationError, text: str) -> None:
    """An error has a place inside the text, and one printable line of words."""
    assert error.at is not None
    line, column = error.at
    assert 1 <= line <= len(text.split("\n")) + text.count("\r")
    assert 1 <= column <= len(text) + 1
    assert str(error).isprintable()
    assert 10 < len(str(error)) < 300


@pytest.mark.parametrize("chunk", [n if n < 4 else pytest.param(n, marks=pytest.mark.tour) for n in range(CHUNKS)])
def test_random_rounds(chunk):
    """Whole or cut short, with questions, answers, leaks and penalties in every position."""
    rng = Random(f"latinern/referee/{chunk}")
    for _ in range(ROUNDS):
        agree(random_record(rng))


def test_the_random_rounds_are_twenty_thousand_and_show_everything():
    assert CHUNKS * ROUNDS == 20_000
    rng = Random("latinern/referee/0")
    found = list(itertools.chain.from_iterable(ours(random_record(rng))[0] for _ in range(ROUNDS)))
    endings = {result["by"] if (result := position["result"]) else None for position in found}
    assert endings == {"tricks", "fold", "penalty", "leak", None}
    assert {position["stake"] for position in found} == {2, 3, 4}
    assert {position["question"] for position in found} == {"NS", "EW", None}
    assert {len(position["current"]) for position in found} == {0, 1, 2, 3}
    assert {len(position["tricks"]) for position in found} == {0, 1, 2, 3, 4, 5}
    assert {position["match_winner"] for position in found} == {"NS", "EW", None}
    assert {trick["clause"] for position in found for trick in position["tricks"]} == {"L12a", "L12b", "L12c", "L12d"}


@pytest.mark.parametrize("chunk", range(4))
def test_probes(chunk):
    """A valid record and one more act, any act by any seat: both take it, or both refuse it."""
    rng = Random(f"latinern/probes/{chunk}")
    for _ in range(ROUNDS):
        agree(probe(rng))


def test_matches_and_files():
    rng = Random("latinern/matches")
    for _ in range(100):
        agree(random_match(rng))
        agree(random_file(rng))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_cases_written_by_hand(case):
    agree(case.text)


@pytest.mark.parametrize("kind", KINDS)
def test_broken_records(kind):
    rng = Random(f"latinern/broken/{kind}")
    for _ in range(15):
        text = broken_record(rng, kind)
        _, error = ours(text)
        assert error is not None, text
        well_named(error, text)


def test_bytes_that_are_no_text():
    rng = Random("latinern/bytes")
    for _ in range(50):
        for data, kind in broken_bytes(rng):
            _, error = ours(data)
            assert error is not None, (kind, data)
            well_named(error, decode(data))


@pytest.mark.parametrize("title", PERFT)
def test_counts_of_all_lines_of_play(title):
    """Both list the same acts, legal ones and offences, along every line of three acts."""
    ((record, acts),) = referee.read(PERFT[title][0])
    level, lines = [acts], []
    for _ in range(3):
        level = [
            [*line, (seat, word)]
            for line in level
            for seat in referee.SEATS
            for word in (*referee.legal(record, line, seat), *referee.offences(record, line, seat))
        ]
        lines.append(len(level))
    assert lines == [number for number, _ in count(position(PERFT[title][0]), 3, way=2)]
