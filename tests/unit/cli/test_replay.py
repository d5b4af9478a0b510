"""`trickkit replay`: what it prints, where it stops, and how it says what is wrong with a file."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from tests.referee.random_records import KINDS, broken_bytes, broken_record, random_file, random_match
from tests.texts import NS_3_0, NS_3_2, position, record
from tests.unit.cli.terminal import program
from trickkit import Seat, parse_records, replay_json, write_view

GOOD = record("N:9D E:JD")
BAD = record("N:9C")  # East's card
KEYS = {
    "game", "dealer", "tricks", "current", "to_act", "legal", "result", "score", "match_winner",
    "trump", "schlag", "hauptschlag", "stake", "question", "offences",
}  # fmt: skip


@pytest.fixture
def file(tmp_path):
    """Write bytes or text to a file, exactly as given."""

    def write(content: str | bytes, name: str = "records.txt"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


# ---------------------------------------------------------------------- json


def test_one_object_a_record_on_one_line(terminal, file):
    ran = terminal("replay", file(GOOD + record(NS_3_0) + record("N:ask")), "--json")
    assert (ran.code, ran.err) == (0, "")
    objects = [json.loads(line) for line in ran.lines]
    assert len(objects) == 3
    assert all(set(found) == KEYS for found in objects)
    assert [found["to_act"] for found in objects] == ["S", None, None]
    assert objects[1]["result"] == {"winner": "NS", "points": 2, "by": "tricks"}
    assert objects[2]["question"] == "NS"


def test_the_options_may_stand_anywhere(terminal, file):
    path = file(GOOD)
    assert terminal("replay", "--json", path).out == terminal("replay", path, "--json").out


def test_json_is_what_the_library_says(terminal, file):
    rng = Random("cli")
    for number in range(25):
        text = random_file(rng) if number % 3 else random_match(rng)
        ran = terminal("replay", file(text), "--json")
        assert ran.code == 0, ran.err
        assert [json.loads(line) for line in ran.lines] == [
            replay_json(found.state) for found in parse_records(text) if found.state
        ]


def test_json_has_no_words_in_it(terminal, file):
    path = file(GOOD)
    assert terminal("replay", path, "--json", "--lang", "de").out == terminal("replay", path, "--json").out


CHANGES: dict[str, Callable[[str], str]] = {
    "byte order mark": lambda text: "\ufeff" + text,
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "no last line end": lambda text: text.strip(),
    "one line": lambda text: text.replace("\n", " "),
}


@pytest.mark.parametrize("change", CHANGES)
def test_marks_and_line_ends_do_not_matter(terminal, file, change):
    assert terminal("replay", file(CHANGES[change](GOOD)), "--json").out == terminal("replay", file(GOOD), "--json").out


def test_standard_input(terminal, file, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode())))
    assert terminal("replay", "-", "--json").out == terminal("replay", file(GOOD), "--json").out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BAD.encode())))
    assert terminal("replay", "-").refusal.startswith("stdin:6:1: ")


# ---------------------------------------------------------------------- in words


def test_a_round_in_words(terminal, file):
    ran = terminal("replay", file(record(NS_3_2)))
    assert ran.code == 0
    text = ran.out
    assert "Clubs" in text
    assert "Schlag" in text
    assert [line[0] for line in ran.lines if re.match(r"\d\. ", line)] == ["1", "2", "3", "4", "5"]
    assert text.count("(L12") + text.count("L12") >= 5
    assert "{" not in text


def test_a_round_in_german(terminal, file):
    path = file(record(NS_3_2))
    german, english = terminal("replay", path, "--lang", "de"), terminal("replay", path)
    assert german.code == 0
    assert "Stich" in german.out or "sticht" in german.out
    assert len(german.lines) == len(english.lines)
    assert german.out != english.out
    assert "Trump " not in german.out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("acts", [
    "", "N:9D", "N:ask", "N:ask E:stay", "N:ask W:go", "N:ask E:stay S:9H", "N:leak", "N:ask S:leak",
    "W:ask N:stay S:ask E:stay N:8S", NS_3_0,
])  # fmt: skip
def test_every_act_is_told(terminal, file, acts, lang):
    legal = acts != "N:ask E:stay S:9H"
    ran = terminal("replay", file(record(acts)), "--lang", lang)
    assert (ran.code == 0) is legal
    if legal:
        assert len(ran.lines) >= 2
        assert not re.search(r"[{}]|\bNone\b", ran.out)


def test_a_late_question_and_a_match_won(terminal, file):
    assert "9" in terminal("replay", file(record("N:ask", score="NS:9 EW:0"))).out
    won = terminal("replay", file(record(NS_3_0, score="NS:10 EW:0")))
    assert "12" in won.out


def test_several_records_stand_apart(terminal, file):
    one = terminal("replay", file(GOOD)).out
    assert terminal("replay", file(GOOD + GOOD)).out == f"{one}\n{one}"


# ---------------------------------------------------------------------- what is wrong with a file


def place_of(line: str, name: str) -> tuple[int, int]:
    """Read line and column of a refusal."""
    found = re.fullmatch(re.escape(name) + r":(\d+):(\d+): (\S.*)", line)
    assert found, line
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_record_of_every_kind(terminal, file, kind):
    rng = Random(f"cli/{kind}")
    for _ in range(3):
        text = broken_record(rng, kind)
        path = file(text)
        ran = terminal("replay", path, "--json")
        line, column = place_of(ran.refusal, str(path))
        lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))
        assert 1 <= line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 2
        assert all(set(json.loads(printed)) == KEYS for printed in ran.lines)


def test_bytes_that_are_no_text(terminal, file):
    for seed in range(6):
        for data, kind in broken_bytes(Random(f"cli/{seed}")):
            path = file(data)
            place_of(terminal("replay", path).refusal, str(path))
            assert kind


@pytest.mark.parametrize(("content", "place", "words"), [
    (b"", "1:1", "no record"),
    (b"\xef\xbb\xbf", "1:1", "no record"),
    (b" \r\n\t", "1:1", "no record"),
    (b"; nothing", "1:1", "no record"),
    (b"\xff\xfe[\x00", "1:1", "UTF-8"),
    (BAD.encode(), "6:1", "N:9C"),
    (record("N:9D N:9D").encode(), "6:6", "N:9D"),
    (record(NS_3_0 + "S:9H").encode(), "9:1", "round is over"),
    (GOOD.replace("[Dealer", "[Dealr").encode(), "3:1", "Dealr"),
    (GOOD.replace("9D E", "9H E").encode(), "4:53", "9H"),
    (record(score="NS:12 EW:0").encode(), "5:9", "NS:12"),
    (record(rules="colour=red").encode(), "5:9", "colour=red"),
    ((GOOD + "{ open").encode(), "7:1", "not closed"),
    ((GOOD + '[Note "x"').encode(), "7:1", "Note"),
    (GOOD.replace("\n", "\r\n").encode() + b"N:9C", "7:1", "N:9C"),
])  # fmt: skip
def test_the_place_and_the_offending_text(terminal, file, content, place, words):
    path = file(content)
    refusal = terminal("replay", path).refusal
    assert refusal.startswith(f"{path}:{place}: ")
    assert words in refusal


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_the_records_before_the_bad_one_come_first(terminal, file, options):
    good = terminal("replay", file(GOOD + GOOD), *options).out
    ran = terminal("replay", file(GOOD + GOOD + BAD + GOOD), *options)
    assert ran.out == good
    assert ran.refusal.partition(": ")[0].endswith(":18:1")


def test_a_view_is_refused(terminal, file):
    view = write_view(position(GOOD).observe(Seat.SOUTH))
    path = file(GOOD + view)
    ran = terminal("replay", path, "--json")
    assert len(ran.lines) == 1
    line, _ = place_of(ran.refusal, str(path))
    assert 7 <= line <= 12
    assert "View" in ran.refusal


def test_files_that_are_not_there(terminal, tmp_path):
    for path in (tmp_path / "none.txt", tmp_path):
        refusal = terminal("replay", path).refusal
        assert str(path) in refusal
        assert "cannot be read" in refusal
    assert "none\\x01.txt" in terminal("replay", tmp_path / "none\x01.txt").refusal


# ---------------------------------------------------------------------- as a program


def test_as_a_program(file):
    ran = program("replay", "-", "--json", data=(GOOD + BAD).encode())
    assert len(ran.lines) == 1
    assert ran.refusal.startswith("stdin:12:1: ")
    assert json.loads(ran.out)["to_act"] == "S"


def test_on_a_system_without_utf_8(file):
    ran = program("replay", file(record("N:9D E:JD S:JH W:8C")), PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert ran.code == 0
    assert "9♦" in ran.out


def test_a_file_name_that_is_no_text(tmp_path):
    name = bytes(tmp_path) + b"/\xff.txt"
    ran = program("replay", name)
    assert r"\xdcff.txt" in ran.refusal
    with open(name, "wb") as bad:  # noqa: PTH123 - pathlib takes no bytes
        bad.write(BAD.encode())
    assert r"\xdcff.txt:6:1: " in program("replay", name).refusal


def test_the_reader_may_stop_early(tmp_path):
    many = tmp_path / "many.txt"
    many.write_text(GOOD * 400)
    line = [sys.executable, "-m", "trickkit.cli", "replay", str(many), "--json"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b"{")
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=60) == 0
