"""`trickkit simulate`: to the letter of the contract, and in words."""

from __future__ import annotations

import csv
import json
import sys

import pytest

from trickkit import Side
from trickkit.games.latinern import Latinern
from trickkit.lab import SimulationStoppedError, simulate

LINE = ("simulate", "latinern", "--ns", "greedy", "--ew", "random")


def test_json_is_what_the_lab_counts(terminal):
    bots = {Side.NS: "greedy", Side.EW: "random"}
    plain = simulate(Latinern(), bots, 30)
    other = simulate(Latinern(), bots, 30, "x", swap=True, asking=True)
    for more, counted in (((), plain), (("--swap", "--asking", "--seed", "x"), other)):
        ran = terminal(*LINE, "--deals", 30, "--json", "--jobs", 1, *more)
        assert (ran.code, ran.err) == (0, "")
        assert json.loads(ran.out) == counted.as_json()
        assert ran.out.count("\n") == 1


def test_jobs_change_nothing(terminal):
    lines = {terminal(*LINE, "--deals", 60, "--json", "--jobs", jobs).out for jobs in (1, 2, 3)}
    assert len(lines) == 1
    assert terminal(*LINE, "--deals", 60, "--json").out in lines


def test_only_deals_that_meet_a_condition_are_played(terminal):
    ran = terminal(*LINE, "--deals", 30, "--where", "hauptschlag not dealt and N holds 2 schlaege")
    assert "Nobody held the Hauptschlag in 100.0 % of the rounds (88.6 to 100.0)" in ran.lines
    where = (
        "Condition “hauptschlag not dealt and N holds 2 schlaege”: "
        "exactly counted, 2.1 % of all deals meet it; only such deals were dealt"
    )
    assert where in ran.lines
    alone = terminal(*LINE, "--deals", 30, "--where", "N holds 2 schlaege", "--json", "--jobs", 1)
    assert (
        json.loads(alone.out)
        == simulate("latinern", {"NS": "greedy", "EW": "random"}, 30, where="N holds 2 schlaege").as_json()
    )
    spread = terminal(*LINE, "--deals", 30, "--where", "N holds 2 schlaege", "--json", "--jobs", 2)
    assert spread.out == alone.out


def test_a_condition_of_ones_own_stands_in_the_folder_one_works_in(terminal, tmp_path, monkeypatch):
    (tmp_path / "my_conditions.py").write_text("def lucky(deal):\n    return str(deal.hands[0][0]) < 'A'\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    ran = terminal(*LINE, "--deals", 20, "--where", "my_conditions:lucky and N holds 1+ hearts", "--jobs", 1)
    assert ran.code == 0
    assert any("my_conditions:lucky and N holds 1+ hearts" in line for line in ran.lines)


def test_words(terminal):
    assert terminal(*LINE, "--deals", 40).lines == [
        "40 rounds played.",
        "North and South (greedy): 24 rounds won, 60.0 % (44.6 to 73.7); 1.20 points a round (0.89 to 1.51)",
        "East and West (random): 16 rounds won, 40.0 % (26.3 to 55.4); 0.80 points a round (0.49 to 1.11)",
        "Nobody held the Hauptschlag in 17.5 % of the rounds (8.7 to 31.9); over all possible rounds it is 27.1 %",
        "In brackets: the range that holds the true value in 95 of 100 such runs.",
    ]


def test_words_of_twenty_eight_in_german(terminal):
    rules = ("--rules", "three_players=on", "--lang", "de")
    ran = terminal("simulate", "twenty-eight", "--ns", "greedy", "--ew", "random", "--deals", 1, *rules)
    assert ran.lines[0] == "1 Spiel gespielt."
    assert [line.split(":")[0] for line in ran.lines[1:]] == [
        "Ost (random)",
        "Süd (greedy)",
        "West (random)",
        "In Klammern",
    ]


def test_an_own_bot_stands_in_the_folder_one_works_in(terminal, tmp_path, monkeypatch):
    (tmp_path / "my_own_bot.py").write_text("def play(view):\n    return list(view.legal_actions())[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    ran = terminal("simulate", "latinern", "--ns", "my_own_bot:play", "--ew", "greedy", "--deals", 30, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["deals"] == 30


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("this is ( no Python", "SyntaxError: '(' was never closed"),
        ("raise KeyError('first\\nsecond')", "KeyError: 'first"),
        ("import sys; sys.exit(7)", "SystemExit: 7"),
    ],
)
def test_an_own_bot_that_cannot_be_loaded(terminal, tmp_path, monkeypatch, text, fault):
    (tmp_path / "my_broken_bot.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    ran = terminal("simulate", "latinern", "--ns", "my_broken_bot:play", "--ew", "greedy", "--deals", 3)
    assert ran.refusal.startswith(f'"my_broken_bot:play" cannot be loaded: {fault}')
    assert ran.refusal.endswith("; name a module that can be imported here")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--deals", "0"), "0 deals cannot be played; play 1 or more"),
        (("--deals", "5", "--jobs", "0"), "--jobs 0 does nothing"),
        (("--deals", "x"), "x"),
        (("--deals", "5", "--where", "hauptschlag not delt"), '--where, column 17: "delt" is not understood here'),
        (("--deals", "5", "--where", "N holds 9+ hearts"), 'no deal fits "N holds 9+ hearts" when N deals'),
        (("--deals", "5", "--where", "N holds 3 points"), "is a condition of twenty-eight, not of latinern"),
        (("--deals", "5", "--ew", "me"), '"me" is no bot'),
        (("--deals", "5", "--rules", "target=0"), "target=0"),
        (("--deals", "5", "--csv", "no/such/folder/rows.csv"), '"no/such/folder/rows.csv" cannot be written'),
        (("--deals", "5", "--jsonl", "."), '"." cannot be written; name a file in a folder that is there'),
        (("--deals", "5", "--resume", "."), '"." cannot be written; name a file in a folder that is there'),
        (("--deals", "5", "--resume", "no/such/rows.jsonl"), '"no/such/rows.jsonl" cannot be written'),
        ((), "--deals"),
    ],
)
def test_what_is_refused(terminal, more, words):
    assert words in terminal(*LINE, *more).refusal


def test_every_deal_in_files(terminal, tmp_path):
    table, lines = tmp_path / "rows.csv", tmp_path / "rows.jsonl"
    ran = terminal(*LINE, "--deals", 30, "--swap", "--json", "--csv", table, "--jsonl", lines)
    done = simulate("latinern", {"NS": "greedy", "EW": "random"}, 30, swap=True)
    assert json.loads(ran.out) == done.as_json()
    assert [json.loads(line)["record"] for line in lines.read_text().splitlines()] == [r.record for r in done.rows]
    with table.open(newline="") as file:
        assert [line["record"] for line in csv.DictReader(file)] == [row.record for row in done.rows]


@pytest.mark.parametrize("pair", [("--csv", "--jsonl"), ("--csv", "--resume"), ("--jsonl", "--resume")])
def test_two_tables_do_not_go_into_one_file(terminal, tmp_path, monkeypatch, pair):
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "rows"
    assert terminal(*LINE, "--deals", 5, "--resume", kept).code == 0
    before = kept.read_text()
    refusal = terminal(*LINE, "--deals", 3, pair[0], "rows", pair[1], kept).refusal
    assert refusal == f"{pair[0]} and {pair[1]} name the same file; give each its own"
    assert kept.read_text() == before


def test_the_result_is_told_even_if_a_table_cannot_be_written(terminal):
    ran = terminal(*LINE, "--deals", 5, "--csv", "/dev/full")
    assert ran.code == 2
    assert ran.lines == terminal(*LINE, "--deals", 5).lines


def test_going_on(terminal, tmp_path):
    """A file of a shorter run is gone on with; one of another run is refused and left as it is."""
    kept = tmp_path / "rows.jsonl"
    assert terminal(*LINE, "--deals", 20, "--resume", kept).code == 0
    before = kept.read_text()
    assert terminal(*LINE, "--deals", 40, "--resume", kept).out == terminal(*LINE, "--deals", 40).out
    after = kept.read_text()
    assert after.startswith(before)
    assert after.count("\n") == 40
    refusal = terminal(*LINE, "--deals", 40, "--resume", kept, "--asking").refusal
    assert refusal.endswith('has asking "False", not "True": it is of another run; name another file')
    assert kept.read_text() == after


def test_ctrl_c_keeps_what_is_finished(terminal, tmp_path, monkeypatch):
    lines = tmp_path / "rows.jsonl"
    finished = simulate("latinern", {"NS": "greedy", "EW": "random"}, 3)

    def stopped(*_arguments, **_named):
        raise SimulationStoppedError(finished, 40)

    monkeypatch.setattr("trickkit.cli.simulate.simulate", stopped)
    ran = terminal(*LINE, "--deals", 40, "--jsonl", lines)
    assert (ran.code, ran.out, ran.err) == (130, "", "stopped; 3 of 40 deals are finished (0 to 2)\n")
    assert lines.read_text().count("\n") == 3


def test_processes_that_end_again_and_again(terminal, tmp_path, monkeypatch):
    (tmp_path / "my_ending_bot.py").write_text("import os\n\ndef play(view):\n    os._exit(3)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    ran = terminal("simulate", "latinern", "--ns", "my_ending_bot:play", "--ew", "greedy", "--deals", 40, "--csv", "c")
    assert "a process that played deals 0 to 4 ended 3 times; a bot ends it there" in ran.refusal
    assert ran.refusal.endswith("0 of 40 deals are finished")
    assert (tmp_path / "c").read_text().count("\n") == 1
