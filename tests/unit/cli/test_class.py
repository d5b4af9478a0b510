"""`trickkit class`: a set is made and checked; a report is made of what was handed in."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from trickkit.course.classroom import read_set


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def made() -> str:
    return Path("algebra-7b.toml").read_text("utf-8")


def test_exercises_are_named_apart_or_with_commas(terminal):
    terminal("class", "new", "7b", "--exercises", "legal:1", "who-wins:2", "--to", "apart.toml")
    terminal("class", "new", "7b", "--exercises", "legal:1,who-wins:2", "--to", "commas.toml")
    assert Path("apart.toml").read_text("utf-8") == Path("commas.toml").read_text("utf-8")


def test_a_new_set(terminal):
    ran = terminal(
        "class", "new", "Algebra 7b", "--lessons", "00", "--exercises", "legal:2:1", "who-wins:1", "--deals", "1"
    )
    found = read_set(made())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"Written: algebra-7b.toml\nClass set Algebra 7b ({found.id}): 7 tasks, about 10 minutes\n"
    assert [item.key for item in found.items] == ["00.1", "00.2", "00.3", "e1", "e2", "e3", "d1"]
    checked = terminal("class", "check", "algebra-7b.toml")
    assert (checked.code, checked.out) == (0, ran.lines[1] + "\n")


def test_the_same_name_or_seed_gives_the_same_set(terminal):
    terminal("class", "new", "Algebra 7b", "--exercises", "legal:1", "--deals", "1")
    terminal("class", "new", "Algebra 7b", "--exercises", "legal:1", "--deals", "1", "--to", "again.toml")
    terminal(
        "class", "new", "Algebra", "--seed", "Algebra 7b", "--exercises", "legal:1", "--deals", "1", "--to", "7b.toml"
    )
    terminal("class", "new", "Algebra 7b", "--seed", "2", "--exercises", "legal:1", "--deals", "1", "--to", "two.toml")
    ids = [read_set(Path(name).read_bytes()).id for name in ("algebra-7b.toml", "again.toml", "7b.toml", "two.toml")]
    assert ids[0] == ids[1] == ids[2] != ids[3]


def test_all_that_can_be_said(terminal):
    ran = terminal(
        "class", "new", "Übung", "--levels", "09.1, 00.2", "--lang", "de", "--deck", "german", "--no-hints",
        "--due", "Freitag", "--game", "twenty-eight", "--deals", "1", "--to", "u.toml", "--notebook",
    )  # fmt: skip
    found = read_set(Path("u.toml").read_bytes())
    assert ran.lines[:2] == ["Geschrieben: u.toml", "Geschrieben: u.ipynb"]
    assert ran.lines[2].startswith("Aufgabensatz Übung (")
    assert (found.settings.lang, found.settings.deck, found.settings.hints) == ("de", "german", False)
    assert (found.due, found.levels, found.deals[0].game) == ("Freitag", ("09.1", "00.2"), "twenty-eight")
    assert 'open_set(\\"u.toml\\")' in Path("u.ipynb").read_text("utf-8")


def test_nothing_is_written_over(terminal):
    Path("algebra-7b.ipynb").write_text("mine", "utf-8")
    ran = terminal("class", "new", "Algebra 7b", "--lessons", "00", "--notebook")
    assert '"algebra-7b.ipynb" is there already and stays as it is' in ran.refusal
    assert not Path("algebra-7b.toml").exists()
    terminal("class", "new", "Algebra 7b", "--lessons", "00")
    assert '"algebra-7b.toml" is there already' in terminal("class", "new", "Algebra 7b", "--lessons", "01").refusal
    assert read_set(made()).lessons == ("00",)


@pytest.mark.parametrize(("line", "said"), [
    ("new", "NAME"),
    ("new x --lessons 4", 'there is no lesson "4"'),
    ("new x --lessons 00,00", '"00" stands twice in lessons'),
    ("new x --levels 00.9", 'lesson 00 has no level "00.9"'),
    ("new x", "this set has no task"),
    ("new x --exercises who-wins", '"who-wins" says no exercises'),
    ("new x --deals 99", "99 deals are no number for a set"),
    ("new x --deals 1 --to x.txt", '"x.txt" is no name for a set file; let it end in .toml'),
    ("new x --deals 1 --to nowhere/x.toml", '"nowhere/x.toml" cannot be written: no such file or directory'),
    ("check x.toml", '"x.toml" cannot be read: no such file or directory'),
    ("check", "FILE"),
    ("sing", "sing"),
])  # fmt: skip
def test_what_is_refused(line, said, terminal):
    assert said in terminal("class", *line.split()).refusal


def test_faults_are_named_with_their_lines(terminal):
    Path("x.toml").write_text('format = "trickkit-set 1"\nname = 3\n[[deal]]\nseed = 1\nseat = "X"\n', "utf-8")
    ran = terminal("class", "check", "x.toml", "--notebook")
    assert (ran.code, ran.err) == (1, "")
    assert ran.lines == [
        "x.toml:2:1: name is a text; write it in quotation marks, not 3",
        'x.toml:5:1: seat is one of N, E, S, W, not "X"',
    ]
    assert not Path("x.ipynb").exists()


def test_a_check_as_json(terminal):
    terminal("class", "new", "Algebra 7b", "--lessons", "00")
    ran = terminal("class", "check", "algebra-7b.toml", "--json", "--notebook")
    found = read_set(made())
    assert json.loads(ran.out) == {
        "set": found.id,
        "name": "Algebra 7b",
        "tasks": [{"task": item.key, "kind": item.kind} for item in found.items],
        "minutes": 3,
        "faults": [],
        "files": ["algebra-7b.ipynb"],
    }
    Path("x.toml").write_text("x", "utf-8")
    ran = terminal("class", "check", "x.toml", "--json", "--notebook")
    told = json.loads(ran.out)
    assert (ran.code, told["set"], told["tasks"], told["files"]) == (1, None, [], [])
    assert [fault["line"] for fault in told["faults"]] == [1]


def test_a_notebook_beside_a_checked_set(terminal):
    terminal("class", "new", "Algebra 7b", "--lessons", "00")
    assert terminal("class", "check", "algebra-7b.toml", "--notebook", "--lang", "de").lines[0] == (
        "Geschrieben: algebra-7b.ipynb"
    )
    assert "is there already" in terminal("class", "check", "algebra-7b.toml", "--notebook").refusal


def test_sets_and_reports_need_no_extra():
    without = "import sys; sys.modules['anywidget'] = None; from trickkit.cli import main; sys.exit(main(sys.argv[1:]))"
    new = ["class", "new", "7b", "--exercises", "legal:1", "--notebook", "--marks"]
    for line in (new, ["class", "check", "7b.toml"], ["class", "report", "7b.toml", "none.json", "--page", "r.html"]):
        ran = subprocess.run([sys.executable, "-c", without, *line], capture_output=True, text=True, check=False)
        assert (ran.returncode, "Traceback" in ran.stderr) == (1 if "report" in line else 0, False), ran.stderr
    assert Path("r.html").is_file()
