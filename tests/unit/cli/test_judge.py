"""`trickkit judge`: what the coach finds about a played hand, as JSON and in words."""

from __future__ import annotations

import json

import pytest

from tests import texts_28
from tests.texts import NS_3_0, NS_3_2, position, record
from trickkit import Seat, parse_record, write_view
from trickkit.coach import judge
from trickkit.coach.judging import judgement_json

LAST = texts_28.record(texts_28.LAST_PLAIN[1] + " E:AD N:7C W:8H S:9D", deal=texts_28.LAST_PLAIN[0])
WORDS = {
    "en": [
        "What West did",
        "4. AC",
        "   From what you could know, nothing was better.",
        "   Counted over deals that fit what you knew, your side wins 50 % after this, and 50 % after the best choice.",
        "   None of your cards can win this trick. Part with the one you need least.",
        "   With all cards open: there was nothing left to win here.",
        "No single act decided the hand.",
        "Your acts: 3. Of these right or as good as right, from what you could know: 3. Slips: 0. Costly: 0.",
    ],
    "de": [
        "Was West getan hat",
        "4. AC",
        "   Nach allem, was du wissen konntest, war nichts besser.",
        (
            "   Über Verteilungen gezählt, die zu deinem Wissen passten, gewinnt ihr danach zu 50 %, "
            "nach der besten Wahl zu 50 %."
        ),
        "   Keine deiner Karten kann diesen Stich machen. Trenn dich von der, die du am wenigsten brauchst.",
        "   Mit offenen Karten: Hier war nichts mehr zu gewinnen.",
        "Entschieden hat kein einzelner Zug.",
        (
            "Deine Züge: 3. Richtig oder so gut wie richtig nach dem, was du wissen konntest: 3. "
            "Kleine Fehler: 0. Teuer: 0."
        ),
    ],
}


@pytest.fixture
def file(tmp_path):
    """Write texts into a file; give its path."""

    def write(*texts: str):
        path = tmp_path / "records.txt"
        path.write_text("\n".join(texts), encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize(("text", "seat"), [(record(NS_3_2), "E"), (LAST, "W"), (record(), "N")])
def test_it_says_what_the_coach_says(terminal, file, text, seat):
    ran = terminal("judge", file(text), "--seat", seat.lower(), "--json", "--worlds", 3, "--seed", "x")
    assert (ran.code, ran.err, len(ran.lines)) == (0, "", 1)
    assert json.loads(ran.out) == judgement_json(judge(parse_record(text), Seat(seat), seed="x", worlds=3))


def test_twenty_worlds_if_nothing_is_said(terminal, file):
    found = json.loads(terminal("judge", file(record(NS_3_2)), "--seat", "E", "--json").out)
    assert [act["worlds"] for act in found["acts"][:3]] == [20, 20, 20]
    found = json.loads(terminal("judge", file(record(NS_3_2)), "--seat", "E", "--json", "--budget", "0.000001").out)
    assert [act["worlds"] for act in found["acts"][:3]] == [1, 1, 1]


@pytest.mark.parametrize("lang", WORDS)
def test_the_words(terminal, file, lang):
    ran = terminal("judge", file(record(NS_3_0)), "--seat", "W", "--worlds", "2", "--lang", lang)
    assert [*ran.lines[:6], *ran.lines[-2:]] == WORDS[lang]


def test_every_record_is_judged(terminal, file):
    """Act by act with its number, then what decided the hand, and the sum; a blank line between."""
    first, second = terminal("judge", file(record(NS_3_2), LAST), "--seat", "E", "--worlds", "2").out.split("\n\n")
    assert [line for line in first.splitlines() if line[0].isdigit()] == ["2. 7C", "7. 9C", "9. JD", "14. QS", "18. JS"]
    assert first.splitlines()[-1].startswith("Your acts: 5. ")
    assert second.splitlines()[-1].startswith("Your acts: ")
    assert "with the best play of all" in first.splitlines()[-2] + second.splitlines()[-2]


def test_what_was_best_with_all_cards_open_stands_apart(terminal, file):
    """Only where the act was not among the best; it is the same whatever was looked at for what was known."""
    for worlds in (1, 4):
        lines = terminal("judge", file(record(NS_3_2)), "--seat", "W", "--worlds", worlds).lines
        best = [line for line in lines if line.startswith("   Best with all cards open: ")]
        state = judge(position(record(NS_3_2)), Seat.WEST, worlds=worlds)
        bad = [each for each in state.acts if each.act not in each.hindsight.acts]
        assert best == [
            f"   Best with all cards open: {', '.join(act.token for act in each.hindsight.acts)}" for each in bad
        ]
        assert bad


@pytest.mark.parametrize(("text", "more", "words"), [
    (record(NS_3_2), (), "--seat"),
    (record(NS_3_2), ("--seat", "X"), '"X" is no seat'),
    (record(NS_3_2), ("--seat", "N", "--worlds", "0"), "0 worlds tell nothing"),
    (record(NS_3_2), ("--seat", "N", "--budget", "-1"), "-1.0 seconds are no time"),
    (record(NS_3_2), ("--seat", "N", "--budget", "1", "--worlds", "3"), "not allowed with"),
    (record("N:7H S:JH"), ("--seat", "N"), "records.txt:6:6: S:JH is not allowed here"),
    (write_view(position(record("N:7H")).observe(Seat.EAST)), ("--seat", "E"),
     "records.txt:1:1: this record holds the view of one seat; a hand is judged from a full record"),
    (texts_28.record(deal=texts_28.THREE, rules="three_players=on"), ("--seat", "N"),
     "records.txt:1:1: nobody sits at N"),
    ("", ("--seat", "N"), "records.txt:1:1: "),
])  # fmt: skip
def test_what_is_refused(terminal, file, text, more, words):
    assert words in terminal("judge", file(text), *more).refusal


def test_no_such_file(terminal, tmp_path):
    assert "cannot be read" in terminal("judge", tmp_path / "none", "--seat", "N").refusal
