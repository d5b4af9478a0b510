"""`trickkit solve`: values in words and as JSON, and what cannot be solved."""

from __future__ import annotations

import json
import sys

import pytest

from tests.texts import NS_3_0
from tests.texts import record as latinern_record
from tests.texts_28 import LAST_PLAIN, STRONG, record
from trickkit.solver import _fast

NORTH_BIDS = "N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
EAST_LEADS = record(LAST_PLAIN[1], deal=LAST_PLAIN[0])
VOID_IN_HEARTS = "N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:9H W:JH S:KH"
LAST_CARD = latinern_record(NS_3_0.rpartition(" ")[0])
"""East completes the third trick, which South's side is winning."""


@pytest.fixture
def file(tmp_path):
    def write(content):
        path = tmp_path / "records.txt"
        path.write_text(content, encoding="utf-8")
        return path

    return write


def test_values_in_json(terminal, file):
    ended, asked = latinern_record(NS_3_0), latinern_record("N:ask")
    ran = terminal("solve", "--json", file(LAST_CARD + ended + asked + EAST_LEADS))
    assert (ran.code, ran.err) == (0, "")
    assert [json.loads(line)["values"] for line in ran.lines[1:3]] == [{}, {}]
    latinern, twenty_eight = json.loads(ran.lines[0]), json.loads(ran.lines[3])
    assert [*latinern] == [*twenty_eight] == ["values"]
    assert latinern["values"] == {"9C": "NS", "JD": "NS", "QS": "NS"}
    assert [*twenty_eight["values"]] == ["AD"]
    assert twenty_eight["values"]["AD"] >= 1  # North's down card takes the trick


def test_in_words(terminal, file):
    ran = terminal("solve", file(LAST_CARD + EAST_LEADS))
    assert ran.code == 0
    assert ran.lines[:3] == [
        "It is East's turn.",
        "9♣: North and South win the round",
        "J♦: North and South win the round",
    ]
    assert ran.lines[4:6] == ["", "It is East's turn."]
    assert ran.lines[6].startswith("A♦: the bidder's side ends with ")
    german = terminal("solve", "--lang", "de", file(LAST_CARD)).lines
    assert german[:2] == ["Ost ist am Zug.", "9♣: Nord und Süd gewinnen die Runde"]


def test_the_words_of_asking_and_thani(terminal, file):
    lines = terminal("solve", file(record(VOID_IN_HEARTS))).lines
    assert lines[1].startswith("Q♦: the bidder's side ends with ")
    assert lines[-1].startswith("Ask for trump: the bidder's side ends with ")
    thani = terminal("solve", file(record(NORTH_BIDS, deal=STRONG, rules="thani=on")))
    assert thani.lines[-1] in {"Say thani: the bidder takes all eight tricks", "Say thani: the bidder loses a trick"}


@pytest.mark.parametrize(("watched", "compiled"), [(True, True), (True, False), (False, False)])
def test_a_line_tells_who_watches_that_something_is_compiled_first(terminal, file, monkeypatch, watched, compiled):
    monkeypatch.setattr(_fast, "compiled", lambda: compiled)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched)
    ran = terminal("solve", "--json", file(record(NORTH_BIDS, deal=STRONG)))
    assert ran.code == 0
    assert len(ran.lines) == 1
    said = watched and not compiled
    assert len(ran.err.splitlines()) == said
    assert ("compiled for this machine" in ran.err) is said


def test_nothing_to_solve(terminal, file):
    assert terminal("solve", file(latinern_record("N:ask"))).lines == ["No card is awaited: there is nothing to solve."]


def test_before_the_play(terminal, file):
    path = file(EAST_LEADS + record("N:14"))
    ran = terminal("solve", path, "--json")
    assert len(ran.lines) == 1  # the record before the bad one
    assert (
        ran.refusal
        == f"{path}:{EAST_LEADS.count(chr(10)) + 1}:1: no cards are being played here; only the play can be solved"
    )


def test_a_view_is_refused(terminal, file):
    text = latinern_record("N:9D", view="N", deal="N:TC 7H AS 8S 9D E:? ? ? ? ? S:? ? ? ? ? W:? ? ? ? AC")
    ran = terminal("solve", path := file(text), "--json")
    assert ran.refusal == f"{path}:1:1: this record holds one seat's view; solve needs all cards, without [View]"
