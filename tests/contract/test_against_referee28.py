"""Twenty-eight against its second, naive referee: 20,000 random deals, probes, matches, cases, broken records."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.golden.perft_twenty_eight import PERFT, Level, count
from tests.referee.latinern import Refused
from tests.referee28 import twenty_eight as referee
from tests.referee28.cases import CASES, differences
from tests.referee28.random_records import KINDS, broken_record, probe, random_file, random_match, random_record
from tests.texts_28 import position
from trickkit import NotationError, parse_records, replay_json

CHUNKS = 20
DEALS = 1000  # in each chunk


def ours(text: str) -> tuple[list[dict[str, Any]], NotationError | None]:
    """Replay a file as `trickkit replay --json` does: what is printed, and the error that ends it."""
    found: list[dict[str, Any]] = []
    try:
        for record in parse_records(text):
            if record.state is None:  # what the command says to a view
                return found, NotationError("this record holds one seat's view", "", record.at)
            found.append(in_sets(replay_json(record.state, record.round)))
    except NotationError as error:
        return found, error
    return found, None


def theirs(text: str) -> tuple[list[dict[str, Any]], bool]:
    """Let the naive referee replay the text: what it gives, and whether it refuses the rest."""
    try:
        return [in_sets(position) for position in referee.replay(text)], False
    except Refused as refused:
        return [in_sets(position) for position in refused.done], True


def in_sets(position: dict[str, Any]) -> dict[str, Any]:
    """Sort the legal acts: their order means nothing."""
    return position | {"legal": {seat: sorted(acts) for seat, acts in position["legal"].items()}}


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
    assert 10 < len(str(error)) < 400


@pytest.mark.parametrize("chunk", [n if n < 4 else pytest.param(n, marks=pytest.mark.tour) for n in range(CHUNKS)])
def test_random_deals(chunk):
    """Whole or cut short, in all variants, with rare deals more often than chance has them."""
    rng = Random(f"twenty-eight/referee/{chunk}")
    for _ in range(DEALS):
        agree(random_record(rng))


def test_the_random_deals_are_twenty_thousand_and_show_everything():
    assert CHUNKS * DEALS == 20_000
    rng = Random("twenty-eight/referee/0")
    found = list(itertools.chain.from_iterable(ours(random_record(rng))[0] for _ in range(DEALS)))
    results = [position["result"] for position in found if position["result"]]
    assert {result["by"] for result in results} == {"play", "concede", "thani", "redeal"}
    assert {result["clause"] for result in results if result["by"] == "redeal"} == {"T7", "T10", "T20", "V3"}
    assert {position["phase"] for position in found} >= {"auction", "trump", "raise", "play", "over"}
    assert {trick["clause"] for position in found for trick in position["tricks"]} == {"T14", "T18", "T19"}
    assert {len(position["tricks"]) for position in found} == set(range(9))


@pytest.mark.parametrize("chunk", range(4))
def test_probes(chunk):
    """A valid record and one more act, any act by any seat: both take it, or both refuse it."""
    rng = Random(f"twenty-eight/probes/{chunk}")
    for _ in range(DEALS):
        agree(probe(rng))


def test_matches_and_files():
    rng = Random("twenty-eight/matches")
    for _ in range(100):
        agree(random_match(rng))
        agree(random_file(rng))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_cases_written_by_hand(case):
    """Both referees agree on the case, and what comes out is what was written down by hand."""
    agree(case.text)
    found, error = ours(case.text)
    assert differences(case, found, refused=error is not None) == []


TURNED = {"N": "W", "W": "S", "S": "E", "E": "N", "NS": "EW", "EW": "NS", "draw": "draw", None: None}
SEATS_IN_TEXT = re.compile(
    r'(?<![A-Za-z0-9])(NS|EW|[NESW])(?=:)|(?<=\[Dealer ")[NESW](?=")|(?<=\[Sits ")[NESW](?=")', re.IGNORECASE
)


def turned(position: dict[str, Any]) -> dict[str, Any]:
    """Turn a replayed position round the table by one seat."""
    result = position["result"]
    return position | {
        **{key: TURNED[position[key]] for key in ("dealer", "to_act", "bidder", "match_winner")},
        **{key: {TURNED[name]: x for name, x in position[key].items()} for key in ("score", "points", "legal")},
        "tricks": [
            trick | {"leader": TURNED[trick["leader"]], "winner": TURNED[trick["winner"]]}
            for trick in position["tricks"]
        ],
        "result": result | {"team": TURNED[result["team"]]} if result and "team" in result else result,
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_cases_turned_round_the_table(case):
    """The same with another dealer, three times: nothing depends on a seat's name."""
    text = case.text
    expected, refused = ours(text)
    if "three_players=on" in text and "[Sits" not in text:
        assert text.count("[Dealer") == 1, "write the empty seat in a case of several records"
        text = text.replace("[Dealer", '[Sits "N"]\n[Dealer')
    for _ in range(3):
        text = SEATS_IN_TEXT.sub(lambda found: str(TURNED[found.group().upper()]), text)
        expected = [turned(position) for position in expected]
        found, error = ours(text)
        assert found == expected
        assert (error is None) is (refused is None)


@pytest.mark.parametrize("kind", KINDS)
def test_broken_records(kind):
    rng = Random(f"twenty-eight/broken/{kind}")
    for _ in range(15):
        text = broken_record(rng, kind)
        _, error = ours(text)
        assert error is not None, text
        well_named(error, text)


LINES = 600
"""As long as there are no more lines than this, the naive referee counts them too."""


def counted(text: str, depth: int) -> list[Level]:
    """Count as `count` does, with the naive referee's acts, as far as the lines stay few."""
    ((record, acts),) = referee.read(text)
    level, found = [acts], []
    for _ in range(depth):
        level = [
            [*line, (seat, word)]
            for line in level
            for seat in referee.SEATS
            for word in referee.legal(record, line, seat)
        ]
        if not 0 < len(level) <= LINES:
            break
        tricks, ends = Counter[str](), Counter[str]()
        for line in level:
            seen = referee.describe(record, line)
            if line[-1][1] in referee.CARDS and not seen["current"]:
                tricks[f"{seen['tricks'][-1]['reason']} {seen['tricks'][-1]['clause']}"] += 1
            ends.update(filter(None, [told(seen["result"])]))
        found.append(Level(len(level), tricks, ends))
    return found


def told(result: dict[str, Any] | None) -> str:
    if result is None:
        return ""
    if result["by"] == "redeal":
        return str(result["clause"])
    return f"{result['by']} {'made' if result['made'] else 'failed'} {result['game_points']:+}"


@pytest.mark.parametrize("title", PERFT)
def test_counts_of_all_lines_of_play(title):
    """Both list the same acts along every line, judge the same tricks and end the same deals."""
    text, depth = PERFT[title]
    levels = counted(text, depth)
    assert levels == count(position(text), len(levels))
    assert len(levels) >= min(depth, 3)
