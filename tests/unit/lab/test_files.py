"""Every deal as CSV, JSON lines and a data frame; and what is refused of a file that shall be gone on with."""

from __future__ import annotations

import csv
import json
import sys

import pytest

from trickkit import Side, TrickkitError
from trickkit.lab import TwentyEightRow, simulate

GREEDY = {"NS": "greedy", "EW": "random"}
DONE = simulate("latinern", GREEDY, 8, seed="f", swap=True)
DEALS = simulate("twenty-eight", GREEDY, 8, seed="f")


@pytest.mark.parametrize("done", [DONE, DEALS])
def test_csv_can_be_read_again(done, tmp_path):
    path = tmp_path / "rows.csv"
    done.write_csv(path)
    assert path.read_bytes().count(b"\n") == 1 + len(done.rows)
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    words = {"true": True, "false": False, "": None}
    for row, line in zip(done.rows, lines, strict=True):
        assert {name: line[name] for name in ("game", "seed", "ns", "ew")} == {
            "game": done.game.name,
            "seed": "f",
            "ns": "greedy",
            "ew": "random",
        }
        whole = {name for name, value in row.plain().items() if type(value) is int}
        values = {name: int(text) if name in whole else words.get(text, text) for name, text in line.items()}
        assert type(row).read(values) == row


def test_a_spreadsheet_finds_no_formula(tmp_path):
    path = tmp_path / "rows.csv"
    for seed in ("=1+1", "+1", "-1", "@x", "'x", "\tx", 'a "b", c\nd'):
        simulate("latinern", GREEDY, 1, seed=seed).write_csv(path)
        with path.open(encoding="utf-8", newline="") as file:
            (line,) = csv.DictReader(file)
        assert line["seed"] == (seed if seed.startswith("a") else "'" + seed)


def test_a_number_below_zero_stays_a_number(tmp_path):
    DEALS.write_csv(tmp_path / "rows.csv")
    assert min(row.points for row in DEALS.rows) < 0
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        assert [int(line["points"]) for line in csv.DictReader(file)] == [row.points for row in DEALS.rows]


def test_json_lines(tmp_path):
    path = tmp_path / "rows.jsonl"
    DEALS.write_jsonl(path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [TwentyEightRow.read(line) for line in lines] == list(DEALS.rows)
    assert lines == [{**DEALS.run.columns(), **row.plain()} for row in DEALS.rows]


def test_a_data_frame():
    frame = DONE.frame()
    assert list(frame.columns) == [*DONE.run.columns(), *DONE.rows[0].columns()]
    assert (frame["team"] == "NS").sum() == DONE.won(Side.NS)
    assert frame["points"].sum() == 2 * len(DONE.rows)


def test_a_data_frame_needs_pandas(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(TrickkitError, match=r"a data frame needs pandas; install trickkit\[lab\], or use write_csv"):
        DONE.frame()


# ------------------------------------------------------------------------------------------------ going on


def test_a_file_grows_with_the_run_and_is_gone_on_with(tmp_path):
    path = tmp_path / "rows.jsonl"
    assert simulate("latinern", GREEDY, 5, seed="f", swap=True, resume=path).rows == DONE.rows[:10]
    before = path.read_text(encoding="utf-8")
    assert simulate("latinern", GREEDY, 8, seed="f", swap=True, resume=str(path)) == DONE
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert simulate("latinern", GREEDY, 8, seed="f", swap=True, resume=path) == DONE
    assert simulate("latinern", GREEDY, 3, seed="f", swap=True, resume=path).rows == DONE.rows[:6]
    assert path.read_text(encoding="utf-8") == after
    DONE.write_jsonl(tmp_path / "written.jsonl")
    assert (tmp_path / "written.jsonl").read_text(encoding="utf-8") == after


def test_a_run_without_changed_sides_takes_its_own_half_of_one_with(tmp_path):
    DONE.write_jsonl(tmp_path / "rows.jsonl")
    alone = simulate("latinern", GREEDY, 8, seed="f")
    assert simulate("latinern", GREEDY, 8, seed="f", resume=DONE) == alone
    assert simulate("latinern", GREEDY, 8, seed="f", resume=tmp_path / "rows.jsonl") == alone


def test_a_file_may_end_anywhere(tmp_path):
    """Whatever byte the writer was stopped at: what is whole is kept, the rest is played again."""
    path = tmp_path / "rows.jsonl"
    short = simulate("latinern", GREEDY, 2, seed="f", swap=True)
    short.write_jsonl(path)
    whole = path.read_bytes()
    for end in [*range(0, len(whole), 97), len(whole) - 1, len(whole)]:
        path.write_bytes(whole[:end])
        assert simulate("latinern", GREEDY, 2, seed="f", swap=True, resume=path) == short
        assert simulate("latinern", GREEDY, 2, seed="f", swap=True, resume=path) == short


def test_finished_deals_are_not_played_again(tmp_path):
    path = tmp_path / "rows.jsonl"
    DONE.write_jsonl(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    marked = lines[3].replace('"points": 2', '"points": 3')
    path.write_text("".join([*lines[:3], marked, *lines[4:]]), encoding="utf-8")
    again = simulate("latinern", GREEDY, 8, seed="f", swap=True, resume=path)
    assert [row.points for row in again.rows] == [2, 2, 2, 3, *[2] * 12]


@pytest.mark.parametrize(
    ("game", "players", "more", "what"),
    [
        ("latinern", GREEDY, {"seed": "g"}, 'seed "f", not "g"'),
        ("latinern", GREEDY, {"seed": "f", "asking": True}, 'asking "False", not "True"'),
        ("latinern", {"NS": "random", "EW": "random"}, {"seed": "f"}, 'ns "greedy", not "random"'),
        ("twenty-eight", GREEDY, {"seed": "f"}, 'game "latinern", not "twenty-eight"'),
    ],
)
def test_another_run_is_not_gone_on_with(game, players, more, what, tmp_path):
    path = tmp_path / "rows.jsonl"
    DONE.write_jsonl(path)
    before = path.read_bytes()
    with pytest.raises(TrickkitError, match=f'line 1 of ".*rows.jsonl" has {what}: it is of another run') as caught:
        simulate(game, players, 8, resume=path, **more)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before
    with pytest.raises(TrickkitError, match=f"what is to be resumed has {what}: it is of another run"):
        simulate(game, players, 8, resume=DONE, **more)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"no JSON\n", "line 1 .* is no row of a simulation"),
        (b"[]\n", "line 1 .* is no row of a simulation"),
        (b"{}\n", 'line 1 .* has no game, not "latinern"'),
        (b"\n", "line 1 .* is no row of a simulation"),
        (b"a letter to somebody, without a line end", "line 1 .* is no row of a simulation"),
        (b'{"game": "latinern", "rules": "target=13"', "line 1 .* is no row of a simulation"),
        (b"\xff\xfe\n", "line 1 .* is no row of a simulation"),
        (b"[" * 100_000 + b"\n", "line 1 .* is no row of a simulation"),
        (b"9" * 1_000_000 + b"\n", "line 1 .* is no row of a simulation"),
    ],
)
def test_a_file_of_something_else_is_left_alone(text, fault, tmp_path):
    path = tmp_path / "rows.jsonl"
    path.write_bytes(text)
    with pytest.raises(TrickkitError, match=fault):
        simulate("latinern", GREEDY, 8, resume=path)
    assert path.read_bytes() == text


def test_a_damaged_row_is_named(tmp_path):
    path = tmp_path / "rows.jsonl"
    DONE.write_jsonl(path)
    path.write_text(path.read_text(encoding="utf-8").replace('"dealer": "E"', '"dealer": "X"'), encoding="utf-8")
    with pytest.raises(TrickkitError, match=r"line 3 of .* is no row of a simulation: dealer is missing, or is no"):
        simulate("latinern", GREEDY, 8, seed="f", swap=True, resume=path)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(OSError, match=str(tmp_path)):
        simulate("latinern", GREEDY, 8, resume=tmp_path)
