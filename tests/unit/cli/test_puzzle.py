"""`trickkit puzzle`: an exercise from a seed, in words or as JSON."""

from __future__ import annotations

import json

import pytest

from trickkit import parse_record
from trickkit.coach.exercises import KINDS, from_json, generate


def test_the_position_and_the_question(terminal):
    ran = terminal("puzzle", "find-pair", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    shown, _, rest = ran.out.partition("\n\nYou are ")
    view = parse_record(shown).view
    assert view is not None
    assert view.seat is generate("find-pair", 3).seat
    assert "Just one pair of trump and Schlag is left. Which one?" in rest
    assert ran.lines[-1].split()[:2] == ["C/A", "C/T"]
    assert ran.out == terminal("puzzle", "find-pair", "--seed", "3").out


def test_the_solution(terminal):
    ran = terminal("puzzle", "minimum-bid", "--seed", "4", "--solution")
    assert ran.lines[-5:] == [
        "",
        "Your partner, South, has bid 22.",
        "Over the partner you need at least 20, but the standing bid, 22, must be topped as well.",
        "The answer is: 23.",
        "Over the partner you need at least 20, but the standing bid, 22, must be topped as well. (Rule T6)",
    ]


def test_german(terminal):
    ran = terminal("puzzle", "who-wins", "--lang", "de", "--solution")
    assert "Die Antwort heißt: " in ran.out
    assert "(Regel L12" in ran.lines[-1]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in {"ask-or-wait", "go-or-stay", "best-card"}])
def test_json(kind, terminal):
    (line,) = terminal("puzzle", kind, "--json").lines
    question = json.loads(line)
    assert "accepted" not in question
    (line,) = terminal("puzzle", kind, "--json", "--solution").lines
    exercise = from_json(json.loads(line))
    assert exercise == generate(kind, "1")
    assert question["record"] == exercise.shown


def test_game_rules_and_level(terminal):
    (line,) = terminal(
        "puzzle", "who-wins", "--game", "twenty-eight", "--rules", "three_players=on", "--level", "3", "--json"
    ).lines
    found = json.loads(line)
    assert (found["game"], found["difficulty"], len(found["options"][0])) == ("twenty-eight", 3, 3)


@pytest.mark.parametrize(("line", "words"), [
    ("puzzle", "KIND"),
    ("puzzle who-sings", "who-sings"),
    ("puzzle legal --game watten", "watten"),
    ("puzzle cross-out --game twenty-eight", '"cross-out" has no place in twenty-eight; it is for latinern'),
    ("puzzle legal --level 6", "difficulty 6 is not known; choose a number from 1 to 5"),
    ("puzzle legal --level x", "x"),
    ("puzzle legal --rules cot=on", "cot=on"),
    ("puzzle legal --level 5", 'seed "1" gives no exercise of the kind "legal"'),
])  # fmt: skip
def test_what_is_refused(line, words, terminal):
    assert words in terminal(*line.split()).refusal
