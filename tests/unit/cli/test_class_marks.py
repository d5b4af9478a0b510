"""`trickkit class` for marks: what is written, for whom, and the key."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path

import pytest

from trickkit.cli import classes
from trickkit.course.classroom import read_set
from trickkit.course.classroom.marks import key_of


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """Be in an empty folder, and draw the same letters each time."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(classes, "token_hex", lambda _bytes: "5eed")


def test_a_set_for_marks_with_what_is_handed_out(terminal):
    ran = terminal("class", "new", "Test 7b", "--marks", "--exercises", "who-wins:1", "legal:1", "--notebook")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[:3] == ["Written: test-7b.toml", "Written: test-7b.paper.json", "Written: test-7b.ipynb"]
    assert read_set(Path("test-7b.toml").read_bytes()).marks


@pytest.mark.parametrize("how", ["--marks", "--nbgrader"])
def test_nobody_guesses_the_seed_of_a_set_for_marks(terminal, monkeypatch, how):
    """The name stands in the paper: were it the seed, the paper would give every answer."""
    monkeypatch.setattr(classes, "token_hex", secrets.token_hex)
    sets = []
    for file in ("1/test.toml", "2/test.toml"):
        Path(file).parent.mkdir()
        assert terminal("class", "new", "Test 7b", how, "--exercises", "legal:2", "--to", file).code == 0
        sets.append(read_set(Path(file).read_bytes()))
    seeds = [each.seed for made in sets for each in made.exercises]
    assert len(set(seeds)) == 4
    assert all(re.fullmatch(r"[0-9a-f]{16} [12]", seed) for seed in seeds)
    terminal("class", "new", "Test 7b", how, "--exercises", "legal:1", "--seed", "mine", "--to", "mine.toml")
    assert [each.seed for each in read_set(Path("mine.toml").read_bytes()).exercises] == ["mine 1"]


def test_the_folders_of_an_nbgrader_course(terminal):
    ran = terminal("class", "new", "Test 7b", "--nbgrader", "--exercises", "legal:1")
    assert ran.code == 0
    assert sorted(str(path) for path in Path().rglob("*.*") if path.is_file()) == [
        *(f"release/test-7b/test-7b.{kind}" for kind in ("ipynb", "paper.json")),
        *(f"source/test-7b/test-7b.{kind}" for kind in ("ipynb", "paper.json")),
        "test-7b.toml",
    ]
    again = terminal("class", "check", "test-7b.toml", "--nbgrader")
    assert "is there already" in again.refusal
    terminal("class", "new", "Test 8c", "--marks", "--exercises", "legal:1")
    made = terminal("class", "check", "test-8c.toml", "--nbgrader")
    assert made.lines[0] == "Written: source/test-8c/test-8c.ipynb"


def test_the_key_is_printed_for_the_teacher(terminal):
    terminal("class", "new", "Test 7b", "--marks", "--seed", "7", "--exercises", "who-wins:1", "minimum-bid:1")
    key = key_of(read_set(Path("test-7b.toml").read_bytes()))
    ran = terminal("class", "check", "test-7b.toml", "--key", "--lang", "de")
    assert [line.split("\t")[:2] for line in ran.lines[1:]] == [[task, key[task].accepted[0]] for task in ("e1", "e2")]
    assert ran.lines[2].split("\t")[2] == key["e2"].accepted[0]


def test_a_report_on_marks(terminal):
    terminal("class", "new", "Test 7b", "--marks", "--exercises", "who-wins:2", "--notebook")
    key = key_of(read_set(Path("test-7b.toml").read_bytes()))
    for number, learner in enumerate(("right", "wrong", "none"), start=1):
        rows = []
        for task, exercise in key.items():
            answer = exercise.accepted[0] if learner == "right" else exercise.posed.wrong[0].answer
            rows.append({"task": task, "kind": exercise.kind, "answer": answer})
        told = {
            "format": "trickkit-result",
            "version": 1,
            "set": read_set(Path("test-7b.toml").read_bytes()).id,
            "learner": f"a{number:015x}",
            "name": learner,
            "made": "2026-01-31T10:00:00+00:00",
            "tasks": rows if learner != "none" else rows[:1],
        }
        Path(f"{learner}.json").write_text(json.dumps(told), "utf-8")
    ran = terminal("class", "report", "test-7b.toml", "right.json", "wrong.json", "none.json", "--csv", "out.csv")
    assert (ran.code, ran.err) == (0, "")
    solved = {line.split(":")[0]: line.split(": ")[1].split(",")[0] for line in ran.lines if "solved" in line}
    assert solved == {"– right": "2 of 2 solved", "– wrong": "0 of 2 solved", "– none": "0 of 2 solved"}


@pytest.mark.parametrize("more", ["--levels 00.2", "--lessons 00", "--deals 1", ""])
def test_only_exercises_are_for_marks(terminal, more):
    said = terminal("class", "new", "Test", "--marks", *more.split()).refusal
    assert "for marks" in said or "no task" in said
    assert not any(Path().iterdir())


def test_a_folder_that_cannot_be_made(terminal):
    Path("source").write_text("in the way", "utf-8")
    said = terminal("class", "new", "Test", "--nbgrader", "--exercises", "legal:1").refusal
    assert "cannot be written" in said
