"""The second referee against the hand-written cases, against exact counting and against itself."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tests.referee.cases import CASES, EDGES, GIVEN, Case, differences
from tests.referee.latinern import (
    DECK,
    RANKS,
    SEATS,
    Refused,
    complete_tricks,
    describe,
    hands_are_shown,
    hauptschlag_of,
    knowers,
    legal,
    offences,
    read,
    replay,
    tricks_lying_open,
    unused,
    why_not,
)
from tests.referee.random_records import (
    KINDS,
    broken_bytes,
    broken_record,
    broken_records,
    probe,
    random_file,
    random_match,
    random_record,
)

CLAUSES = [f"L{number}" for number in range(1, 25)]
KEYS = {
    *("game", "dealer", "trump", "schlag", "hauptschlag", "tricks", "current", "to_act", "stake", "question"),
    *("legal", "offences", "result", "score", "match_winner"),
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_case(case: Case) -> None:
    """The referee says what the case expects, word for word."""
    refused = False
    try:
        found = replay(case.text)
    except Refused as error:
        refused, found = True, error.done
    assert differences(case, found, refused=refused) == []


@pytest.mark.parametrize("case", [case for case in CASES if case.about], ids=lambda case: case.key)
def test_what_the_case_is_about(case: Case) -> None:
    """What the JSON does not show: who knows, what is unused, what lies open, whether hands are shown."""
    record, acts = next(read(case.text))
    found = {
        "knowers": knowers(record),
        "unused": sorted(unused(record)),
        "lying_open": " ".join(map(str, tricks_lying_open(record, acts))),
        "hands_shown": hands_are_shown(record, acts),
    }
    wanted = {key: sorted(value.split()) if key == "unused" else value for key, value in case.about.items()}
    assert {key: found[key] for key in wanted} == wanted


def test_the_cases_are_complete() -> None:
    """Cases 1 to 38 are there, every key once, and each clause has at least two edges of its own."""
    assert {int(case.key.rstrip("abcdef")) for case in GIVEN} == set(range(1, 39))
    assert len({case.key for case in CASES}) == len(CASES)
    for clause in CLAUSES:
        assert sum(case.key.startswith(clause + ".") and clause in case.clauses for case in EDGES) >= 2, clause
    assert {clause for case in CASES for clause in case.clauses} <= {*CLAUSES, "notation"}


def test_l9_hauptschlag_among_the_twelve() -> None:
    """L9: counted over all pairs of bottom cards, the Hauptschlag is unused with probability 42/155."""
    out = Fraction(0)
    for dealers in DECK:
        for forehands in DECK:
            if forehands == dealers:
                continue
            hauptschlag = forehands[0] + dealers[1]
            if hauptschlag not in (dealers, forehands):
                out += Fraction(12, 30)  # any of the 30 other places, 12 of them out of play
    assert out / (32 * 31) == Fraction(42, 155)


@pytest.mark.parametrize("rank", RANKS)
def test_l9_the_first_schlag_wins_when_the_hauptschlag_is_out(rank: str) -> None:
    """L9: with the Hauptschlag unused the first Schlag of any trick wins it."""
    rng = Random(f"first schlag {rank}")
    seen = 0
    while seen < 20:
        record, acts = next(read(random_record(rng)))
        if hauptschlag_of(record)[0] != rank or hauptschlag_of(record) not in unused(record):
            continue
        for trick, told in zip(complete_tricks(acts), describe(record, acts)["tricks"], strict=True):
            schlaege = [(seat, card) for seat, card in trick if card[0] == rank]
            if schlaege:
                seen += 1
                assert (told["winner"], told["card"], told["reason"]) == (*schlaege[0], "first-schlag")


@pytest.mark.parametrize("seed", range(300))
def test_random_texts_are_accepted(seed: int) -> None:
    """Every random text is accepted and its objects hold together."""
    rng = Random(seed)
    for text in (random_record(rng), random_match(rng), random_file(rng)):
        for found, (record, acts) in zip(replay(text), read(text), strict=True):
            assert set(found) == KEYS
            over = found["result"] is not None
            assert over == (found["legal"] == found["offences"] == {seat: [] for seat in SEATS})
            assert (found["to_act"] is None) == (over or found["question"] is not None)
            assert sum(found["score"].values()) == sum(record.score.values()) + (
                found["result"]["points"] if over else 0
            )
            assert 2 <= found["stake"] <= 4
            laid = [card for trick in found["tricks"] for card in trick["cards"]] + found["current"]
            assert len(set(laid)) == len(laid)
            assert not set(laid) & set(unused(record))
            for seat in SEATS:  # what is listed is what can be done
                words = {*DECK, "ask", "stay", "go", "leak"}
                can = {word for word in words if not why_not(record, acts, seat, word)}
                assert can == {*legal(record, acts, seat), *offences(record, acts, seat)}


@pytest.mark.parametrize("kind", KINDS)
def test_broken_records_are_refused(kind: str) -> None:
    """Every broken text is refused, whatever its layout."""
    for seed in range(15):
        text = broken_record(Random(f"{kind} {seed}"), kind)
        with pytest.raises(Refused):
            replay(text)


def test_broken_records_yields_every_kind() -> None:
    """One text for each kind, by name."""
    assert [kind for _text, kind in broken_records(Random(1))] == list(KINDS)


@pytest.mark.parametrize("seed", range(20))
def test_broken_bytes_are_no_utf8_record(seed: int) -> None:
    """The bytes cannot be decoded, or what comes out is no record."""
    for data, _kind in broken_bytes(Random(seed)):
        try:
            text = data.decode()
        except UnicodeDecodeError:
            continue
        with pytest.raises(Refused):
            replay(text)


def test_probes_go_both_ways() -> None:
    """Probes are neither all legal nor all illegal."""
    answers = []
    for seed in range(200):
        try:
            replay(probe(Random(seed)))
            answers.append(True)
        except Refused:
            answers.append(False)
    assert 20 < sum(answers) < 180


def test_random_records_reach_every_corner() -> None:
    """The generator meets each rare thing that a second reading is wanted for."""
    met: set[str] = set()
    for seed in range(600):
        record, acts = next(read(random_record(Random(seed))))
        found = describe(record, acts)
        words = [word for _seat, word in acts]
        result = found["result"]
        if result:
            met.add(f"{result['by']} {result['points']}")
            met.add(f"{result['by']} {'inside' if found['current'] else 'between'}")
            if not found["current"] and not found["tricks"]:
                met.add(f"{result['by']} before a card")
            if result["by"] == "tricks":
                met.add(f"{len(found['tricks'])} tricks")
        if found["question"]:
            met.add("cut with an open question")
        if words[-2:] == ["ask", "leak"]:
            met.add("leak while a question is open")
        if words.count("ask") == words.count("stay") == 2:
            met.add("asked back")
        dealers, forehands = record.hands[knowers(record)[0]][0], record.hands[knowers(record)[1]][0]
        met |= {f"equal {name}" for i, name in enumerate(("rank", "suit")) if dealers[i] == forehands[i]}
        if hauptschlag_of(record) in unused(record):
            met.add("hauptschlag is out")
        met |= {trick["clause"] for trick in found["tricks"]}
    assert met >= {
        *("L12a", "L12b", "L12c", "L12d", "3 tricks", "4 tricks", "5 tricks", "equal rank", "equal suit"),
        *(f"{by} {points}" for by in ("tricks", "leak") for points in (2, 3, 4)),
        *("fold 2", "fold 3", "penalty 2", "penalty 3"),
        *(f"{by} {where}" for by in ("fold", "leak", "penalty") for where in ("inside", "between", "before a card")),
        *("cut with an open question", "leak while a question is open", "asked back", "hauptschlag is out"),
    }
