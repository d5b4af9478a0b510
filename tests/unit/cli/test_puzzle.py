"""`trickkit puzzle`: an exercise from a seed, in words or as JSON."""

from __future__ import annotations

import json

import pytest

from trickkit import parse_record
from trickkit.coach.exercises import KINDS, from_json, generate, mixed, series
from trickkit.i18n import Words
from trickkit.sheets import solutions, worksheet


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


def test_several_from_the_seeds_that_follow(terminal):
    lines = terminal("puzzle", "who-wins", "--count", "3", "--seed", "8", "--json", "--solution").lines
    assert [from_json(json.loads(line)) for line in lines] == [generate("who-wins", seed) for seed in (8, 9, 10)]
    told = terminal("puzzle", "who-wins", "--count", "3", "--seed", "8").out
    assert told.count("[Format ") == 3


def test_the_german_deck(terminal):
    said = terminal("puzzle", "who-wins", "--seed", "2", "--deck", "german").out
    assert "Bells are trump" in said


def test_the_puzzle_of_the_day(terminal, monkeypatch):
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-01-31")
    (today,) = terminal("puzzle", "points-so-far", "--day", "--json").lines
    (again,) = terminal("puzzle", "points-so-far", "--day", "2026-01-31", "--json").lines
    (later,) = terminal("puzzle", "points-so-far", "--day", "2026-02-01", "--json").lines
    assert today == again != later
    assert json.loads(today)["seed"] == "2026-01-31"


def test_the_kind_changes_with_the_day(terminal):
    found = (json.loads(terminal("puzzle", "--day", day, "--json").out) for day in ("2026-02-03", "2026-02-04"))
    assert [each["kind"] for each in found] == ["who-wins", "legal"]


def test_several_kinds_on_one_sheet(terminal, tmp_path):
    out = tmp_path / "mixed.html"
    ran = terminal("puzzle", "who-wins,legal", "--count", "2", "--level", "2", "--sheet", str(out))
    assert "with 4 puzzles" in ran.out
    assert out.read_text("utf-8") == worksheet(mixed(("who-wins", "legal"), "1", 2, None, 2), Words())


def test_a_sheet_in_four_colours(terminal, tmp_path):
    out = tmp_path / "four.html"
    assert terminal("puzzle", "legal", "--sheet", str(out), "--four").code == 0
    exercises = (generate("legal", "1"),)
    assert out.read_text("utf-8") == worksheet(exercises, Words(), four=True) != worksheet(exercises, Words())
    assert (tmp_path / "four.solutions.html").read_text("utf-8") == solutions(exercises, Words(), four=True)


def test_several_kinds_without_a_sheet_and_of_a_day(terminal):
    lines = terminal("puzzle", "who-wins,minimum-bid", "--json").lines
    assert [json.loads(line)["kind"] for line in lines] == ["who-wins", "minimum-bid"]
    lines = terminal("puzzle", "who-wins,minimum-bid", "--day", "2026-01-31", "--json").lines
    assert {json.loads(line)["seed"] for line in lines} == {"2026-01-31"}


def test_a_level_that_one_game_has_not_comes_from_the_other(terminal):
    made = json.loads(terminal("puzzle", "legal", "--level", "5", "--json").out)
    assert (made["game"], made["difficulty"]) == ("twenty-eight", 5)


def test_a_game_with_a_day(terminal):
    made = terminal("puzzle", "who-wins", "--day", "2026-01-31", "--game", "twenty-eight", "--json").out
    assert json.loads(made)["game"] == "twenty-eight"


def test_a_worksheet(terminal, tmp_path):
    out = tmp_path / "monday.html"
    line = (
        "puzzle",
        "find-pair",
        "--count",
        "2",
        "--seed",
        "5",
        "--lang",
        "de",
        "--deck",
        "german",
        "--sheet",
        str(out),
    )
    solved = tmp_path / "monday.solutions.html"
    ran = terminal(*line)
    assert ran.out == f"Das Übungsblatt mit 2 Aufgaben steht in {out}, die Lösungen stehen in {solved}.\n"
    words, exercises = Words("de", "german"), series("find-pair", 5, 2)
    assert out.read_text("utf-8") == worksheet(exercises, words)
    assert solved.read_text("utf-8") == solutions(exercises, words)
    out.write_text("mine", "utf-8")
    assert f'"{out}" is there already and stays as it is' in terminal(*line).refusal
    assert out.read_text("utf-8") == "mine"


@pytest.mark.parametrize(("line", "words"), [
    ("puzzle", "KIND"),
    ("puzzle who-sings", "who-sings"),
    ("puzzle legal --game watten", "watten"),
    ("puzzle cross-out --game twenty-eight", '"cross-out" has no place in twenty-eight; it is for latinern'),
    ("puzzle legal --level 6", "difficulty 6 is not known; choose a number from 1 to 5"),
    ("puzzle legal --level x", "x"),
    ("puzzle legal --rules cot=on", "cot=on"),
    ("puzzle legal --game latinern --level 5", 'in latinern there is no "legal" of difficulty 5; take a lower one'),
    ("puzzle legal,who-sings", '"who-sings" is no kind of puzzle; choose who-wins, legal,'),
    ("puzzle legal,legal", "a kind is named twice in legal,legal"),
    ("puzzle legal,who-wins --count 51", "102 exercises cannot be made at once; choose at most 100"),
    ("puzzle legal,find-pair --game twenty-eight", '"find-pair" has no place in twenty-eight'),
    ("puzzle legal --count 0", "0 exercises cannot be made at once; choose a number from 1 to 100"),
    ("puzzle legal --count x", "x"),
    ("puzzle legal --day 31.1.2026", '"31.1.2026" is no date; write it as 2026-01-31'),
    ("puzzle legal --day 2026-01-31 --seed 4", "--seed"),
    ("puzzle legal --sheet monday.pdf", '"monday.pdf" is no name for a page; let it end in .html'),
    ("puzzle legal --sheet monday.html --json", "a worksheet is no JSON"),
    ("puzzle legal --sheet monday.html --solution", "--solution"),
    ("puzzle legal --deck tarot", "tarot"),
])  # fmt: skip
def test_what_is_refused(line, words, terminal):
    assert words in terminal(*line.split()).refusal
