"""`trickkit hint`: to the letter of the contract, from the view alone, and in words."""

from __future__ import annotations

import json
import sys

import pytest

from tests import texts_28
from tests.texts import NS_3_0, position, record
from trickkit import Seat, write_view
from trickkit.coach import advise
from trickkit.solver import _fast, exact


@pytest.fixture
def file(tmp_path):
    """Write texts into a file; give its path."""

    def write(*texts: str):
        path = tmp_path / "records.txt"
        path.write_text("\n".join(texts), encoding="utf-8")
        return path

    return write


def test_json_has_the_keys_of_the_contract(terminal, file):
    ran = terminal("hint", file(record("N:7H")), "--json", "--worlds", 5, "--level", 2)
    assert (ran.code, ran.err, len(ran.lines)) == (0, "", 1)
    found = json.loads(ran.out)
    assert list(found) == ["seat", "options", "hint", "worlds"]
    assert (found["seat"], found["worlds"]) == ("E", 5)
    assert [list(option) for option in found["options"]] == [["act", "value", "best"]] * 6
    assert [option["act"] for option in found["options"]] == ["9C", "JS", "JD", "QS", "7C", "ask"]
    assert list(found["hint"]) == ["level", "reason", "text"]
    assert (found["hint"]["level"], found["hint"]["reason"]) == (2, "counted")


def test_it_says_what_the_coach_says(terminal, file):
    advice = advise(position(record("N:7H")).observe(Seat.EAST), seed="x", worlds=8)
    found = json.loads(terminal("hint", file(record("N:7H")), "--json", "--worlds", 8, "--seed", "x", "--level", 3).out)
    assert found["options"] == [
        {"act": option.act.token, "value": option.value, "best": option.best} for option in advice.options
    ]
    assert found["hint"]["reason"] == advice.why.code
    assert found["hint"]["text"].startswith("Play ")


@pytest.mark.parametrize(("watched", "compiled"), [(True, True), (True, False), (False, False)])
def test_a_line_tells_who_watches_that_something_is_compiled_first(terminal, file, monkeypatch, watched, compiled):
    monkeypatch.setattr(_fast, "compiled", lambda: compiled)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched)
    line = [
        "--level",
        2,
        "--worlds",
        2,
        "--lang",
        "de",
        "--seed",
        f"{watched} {compiled}",
    ]  # worlds that were solved are remembered
    ran = terminal("hint", file(texts_28.record("N:14 W:pass S:pass")), *line)
    assert (ran.code, len(ran.lines)) == (0, 1)
    assert len(ran.err.splitlines()) == (watched and not compiled)
    assert ("für diesen Rechner übersetzt" in ran.err) is (watched and not compiled)


@pytest.mark.parametrize("watched", [True, False])
def test_who_watches_is_told_how_many_deals_have_been_solved(terminal, file, monkeypatch, watched):
    """North has to bid, for the four cards without points are another's; 40 deals are solved for it."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched)
    text = file(texts_28.record("N:14 W:pass S:pass E:pass N:trump=9C", deal=texts_28.STRONG))
    ran = terminal("hint", text, "--worlds", 40, "--level", 2)
    line = "\rDeals solved so far: 20\rDeals solved so far: 40\n"
    assert ran.err == (line if watched else "")
    assert "Deals tried that fit what you know: 40. Each was solved with all cards open." in ran.out


@pytest.mark.parametrize(("text", "words"), [
    (texts_28.record(), "Each was solved with all cards open, and with the best card face down."),
    (texts_28.record("N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass", deal=texts_28.STRONG),
     "also how many card points there are."),
])  # fmt: skip
def test_a_hint_says_how_worlds_were_looked_at(terminal, file, monkeypatch, text, words):
    """With the accelerator they are solved, 200 of them before the play; without it they are played out."""
    monkeypatch.setattr("trickkit.coach.coaching.DEALS", 3)
    more = ["--worlds", 12] if "trump=" in text else []
    assert words in terminal("hint", file(text), "--level", 2, *more).out
    monkeypatch.setattr(exact, "accelerator", lambda: None)
    assert (
        "only played to the end by rules of thumb"
        in terminal("hint", file(text), "--level", 2, "--budget", "0.001").out
    )


def test_the_first_step_takes_no_second(terminal, file, monkeypatch):
    asked = []

    def counted(view, **effort):
        asked.append(effort)
        return advise(view, **effort)

    monkeypatch.setattr("trickkit.cli.hint.advise", counted)
    assert terminal("hint", file(record("N:7H"))).code == 0
    assert asked == [{"worlds": 1, "quick": True}]


def test_cards_of_twenty_eight_have_a_chance(terminal, file):
    text = texts_28.record(texts_28.LAST_PLAIN[1] + " E:AD", deal=texts_28.LAST_PLAIN[0])
    found = json.loads(terminal("hint", file(text), "--json", "--worlds", 3).out)
    assert [list(option) for option in found["options"]] == [["act", "value", "best", "chance"]]
    assert found["hint"]["reason"] == "look-only"
    found = json.loads(terminal("hint", file(texts_28.record("N:14")), "--json", "--budget", "0.000001").out)
    assert [list(option) for option in found["options"]][:1] == [["act", "value", "best"]]


def test_a_view_is_enough_and_gives_the_same_hint(terminal, file, tmp_path):
    whole = terminal("hint", file(record("N:7H")), "--json", "--worlds", 4).out
    view = tmp_path / "view.txt"
    view.write_text(write_view(position(record("N:7H")).observe(Seat.EAST)), encoding="utf-8")
    assert terminal("hint", view, "--json", "--worlds", 4).out == whole
    assert terminal("hint", view, "--json", "--worlds", 4, "--seat", "e").out == whole


def test_another_seat_may_ask(terminal, file):
    found = json.loads(terminal("hint", file(record("N:7H")), "--seat", "S", "--json", "--worlds", 4).out)
    assert (found["seat"], [option["act"] for option in found["options"]]) == ("S", ["ask"])


def test_nothing_has_no_sign(terminal, file):
    """With one world won and one lost asking is worth nothing, and less than that by rounding."""
    text = record("N:7H E:7C S:JH W:TD W:KH")
    (ask,) = json.loads(terminal("hint", file(text), "--seat", "E", "--worlds", 2, "--json").out)["options"]
    assert -1e-9 < ask["value"] < 0
    assert "asking is worth 0.00 points" in terminal("hint", file(text), "--seat", "E", "--worlds", 2, "--level", 2).out


@pytest.mark.parametrize(("lang", "text"), [
    ("en", "East: Who is ahead in this trick, and who still plays after you?"),
    ("de", "Ost: Wer liegt in diesem Stich vorn, und wer spielt noch nach dir?"),
])  # fmt: skip
def test_the_first_step_is_the_default(terminal, file, lang, text):
    assert terminal("hint", file(record("N:7H")), "--worlds", 1, "--lang", lang).lines == [text]


def test_the_third_step_lists_the_options(terminal, file):
    ran = terminal("hint", file(record("N:7H"), texts_28.record("N:28")), "--level", 3, "--budget", "0.000001")
    first, second = ran.out.split("\n\n")
    lines = first.splitlines()
    assert lines[0].startswith("East: ")
    assert [line.split()[-2] for line in lines[2:-1]] == ["9C", "JS", "JD", "QS", "7C", "ask"]
    assert lines[-1] == "1 world looked at. * marks the best acts, as far as can be told."
    assert second.splitlines()[:2] == ["West: Pass.", "There is only one thing you can do here."]
    text = texts_28.record(texts_28.LAST_PLAIN[1] + " E:AD", deal=texts_28.LAST_PLAIN[0])
    assert " * 7C " in terminal("hint", file(text), "--level", 3, "--worlds", 2).out
    assert "%" in terminal("hint", file(text), "--level", 3, "--worlds", 2).lines[2]


@pytest.mark.parametrize(
    ("text", "more", "words"),
    [
        (record(NS_3_0), (), ":1:1: no seat's card or call is awaited here"),
        (record("N:ask"), (), ":1:1: no seat's card or call is awaited here"),
        (record(NS_3_0), ("--seat", "E"), ":1:1: E has nothing to decide here"),
        (texts_28.record("N:14"), ("--seat", "S"), ":1:1: S has nothing to decide here"),
        (texts_28.record("N:14"), ("--seat", "X"), '"X" is no seat'),
        (record("N:7H"), ("--worlds", "0"), "0 worlds tell nothing"),
        (record("N:7H"), ("--budget", "-1"), "-1.0 seconds are no time"),
        (record("N:7H"), ("--budget", "1", "--worlds", "3"), "not allowed with"),
        (record("N:7H"), ("--level", "4"), "4"),
        (record("N:7H S:JH"), (), "records.txt:6:6: S:JH is not allowed here"),
    ],
)
def test_what_is_refused(terminal, file, text, more, words):
    assert words in terminal("hint", file(text), *more).refusal


def test_an_effort_that_is_none_has_no_place_in_the_file(terminal, file):
    assert terminal("hint", file(record("N:7H")), "--worlds", "0").refusal.startswith("0 worlds tell nothing")


def test_a_view_that_no_deal_fits_is_refused(terminal, file):
    """After two tricks spades are trump and the ace is Schlag, and then the jack of spades does not win."""
    deal = "N:? ? 7H AD TD E:9C JS JD QS 7C S:? ? 8S KS 9D W:? ? 8H AH 9H"
    acts = "N:7H E:7C S:8S W:8H S:wins S:KS W:AH N:AD E:9C W:wins W:9H N:TD E:JS S:9D W:wins"
    text = record(acts, deal=deal, view="E")
    assert "records.txt:1:1: no deal fits" in terminal("hint", file(text), "--worlds", "2").refusal


def test_a_view_of_another_seat_is_refused(terminal, file):
    text = write_view(position(record("N:7H")).observe(Seat.EAST))
    assert "this record holds the view of E" in terminal("hint", file(text), "--seat", "N").refusal


def test_an_empty_seat_is_refused(terminal, file):
    text = texts_28.record(deal=texts_28.THREE, rules="three_players=on")
    assert "nobody sits at N" in terminal("hint", file(text), "--seat", "N").refusal
