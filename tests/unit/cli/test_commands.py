"""The other commands, and what the command line says to what it does not understand."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import trickkit
from tests.unit.cli.terminal import program
from trickkit import parse_record
from trickkit.cli import main
from trickkit.course import lab, library
from trickkit.course.terminal import pip
from trickkit.course.versions import version_of

# ---------------------------------------------------------------------- deal

GOLDEN = {
    "1": "N:7C TD AH 8H 9D E:8S JD TH 9C KD S:JS 9H TS 9S JH W:KH 7S AS QC KC",
    "7": "N:7D KC TC QH JH E:9S TD 9D KH TH S:AD QC 8C KS 9H W:7C AH 8S JD 9C",
    "golden": "N:8S KD AD 7C TH E:QH 9S 7H QC 7D S:JS JD KH AH 8C W:AC 7S TD 8D TC",
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_same_deal_everywhere(terminal, seed):
    ran = terminal("deal", "latinern", "--seed", seed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == ['[Format "trickkit 1"]', '[Game "latinern"]', '[Dealer "N"]', f'[Deal "{GOLDEN[seed]}"]']


def test_seed_1_is_the_default(terminal):
    assert terminal("deal", "latinern").out == terminal("deal", "latinern", "--seed", "1").out
    assert terminal("deal", "latinern", "--seed=-1").code == 0


@pytest.mark.parametrize("dealer", ["N", "E", "S", "W", "w"])
def test_another_dealer(terminal, dealer):
    state = parse_record(terminal("deal", "latinern", "--dealer", dealer, "--seed", "7").out).state
    assert state is not None
    assert state.deal.dealer == dealer.upper()


def test_a_deal_with_settings_can_be_replayed(terminal, tmp_path):
    dealt = terminal("deal", "latinern", "--rules", "target=15 open_tricks=all")
    assert '[Rules "target=15 open_tricks=all"]' in dealt.lines
    path = tmp_path / "deal.txt"
    path.write_text(dealt.out)
    assert terminal("replay", path, "--json").code == 0
    assert "[Rules" not in terminal("deal", "latinern", "--rules", "target=12").out


# ---------------------------------------------------------------------- what is not understood


@pytest.mark.parametrize(("line", "words"), [
    ("", "COMMAND"),
    ("deel", "deel"),
    ("replay", "FILE"),
    ("replay a b", "b"),
    ("replay a --jason", "--jason"),
    ("replay a --js", "--js"),
    ("replay a --lang fr", "fr"),
    ("replay --lang", "--lang"),
    ("deal", "GAME"),
    ("deal watten", "watten"),
    ("deal latinern --dealer X", "X"),
    ("deal latinern --rules target=0", "target=0"),
    ("deal latinern --rules cot=on", "cot=on"),
    ("deal latinern --seed", "--seed"),
    ("lessons", "ACTION"),
    ("lessons burn", "burn"),
    ("lessons copy 99", "99"),
    ("lessons copy --lang fr", "fr"),
    ("doctor now", "now"),
    ("lessons list --colour", "--colour"),
])  # fmt: skip
def test_usage_errors(terminal, line, words):
    ran = terminal(*line.split())
    assert words in ran.refusal
    assert ran.out == ""


@pytest.mark.parametrize("line", ["hint a --worlds", "hint a --level", "judge a --seat N --worlds", "puzzle"])
def test_a_usage_error_repeats_no_page_of_digits(terminal, line):
    ran = terminal(*line.split(), "9" * 5000)
    assert "999…" in ran.refusal
    assert len(ran.refusal) < 300


@pytest.mark.parametrize(
    "line",
    ["--help", "replay --help", "deal --help", "lab --help", "lessons --help", "lessons copy --help", "doctor --help"],
)
def test_help(capsys, line):
    with pytest.raises(SystemExit) as caught:
        main(line.split())
    assert caught.value.code == 0
    assert "usage: trickkit" in capsys.readouterr().out


def test_version(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"trickkit {trickkit.__version__}\n"


def test_usage_errors_as_a_program():
    assert "FILE" in program("replay").refusal
    assert program("--help").code == 0
    assert "no text" in program("deal", "latinern", "--seed", b"\xff").refusal


def test_ctrl_c_ends_a_command_without_a_word(terminal, monkeypatch):
    def pressed(_path: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("trickkit.cli.commands.records", pressed)
    ran = terminal("replay", "-")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_standard_output_may_be_closed():
    line = f'"{sys.executable}" -m trickkit.cli deal latinern >&-'
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


# ---------------------------------------------------------------------- lessons

NUMBERS = [path.name[:2] for path in sorted((library.folder() / "en").glob("*.ipynb"))]
RULES = ["rules/latinern.md", "rules/twenty-eight.md"]
"""Where the rules pages lie, beside the lessons."""


def test_the_list_of_lessons(terminal):
    english, german = terminal("lessons", "list"), terminal("lessons", "list", "--lang", "de")
    assert [line[:2] for line in english.lines] == [line[:2] for line in german.lines] == NUMBERS
    assert english.lines[4] == "04  Who wins, and why?"
    assert german.lines[4] == "04  Wer sticht, und warum?"


def test_copies(terminal, tmp_path):
    first = terminal("lessons", "copy", "--to", tmp_path)
    assert (first.code, len(first.lines)) == (0, 2 * len(NUMBERS) + len(RULES))
    assert [Path(line).relative_to(tmp_path).as_posix() for line in first.lines[-2:]] == RULES
    assert all(Path(line).is_file() for line in first.lines)
    again = terminal("lessons", "copy", "--to", tmp_path, "03", "--lang", "de")
    assert again.lines == [f"{tmp_path}/de/03_trump_and_schlag.ipynb: there already, unchanged"]
    own = tmp_path / "de" / "03_trump_and_schlag.ipynb"
    own.write_text("my own work")
    third = terminal("lessons", "copy", "--to", tmp_path, "03", "--lang", "de")
    assert third.lines == [f"{tmp_path}/de/03_trump_and_schlag (2).ipynb: fresh copy beside your own work"]
    assert own.read_text() == "my own work"


def test_rules_with_notes_in_them_are_kept(terminal, tmp_path):
    terminal("lessons", "copy", "--to", tmp_path, "03")
    own = tmp_path / RULES[0]
    own.write_text("my own notes")
    assert terminal("lessons", "copy", "--to", tmp_path, "03", "--lang", "de").lines == [
        f"{tmp_path}/de/03_trump_and_schlag.ipynb: there already, unchanged",
        f"{tmp_path}/rules/latinern (2).md: fresh copy beside your own work",
    ]
    assert own.read_text() == "my own notes"


def versioned(path: Path, version: int | None) -> None:
    """Make a notebook a copy of another version, with own work in it."""
    notebook = json.loads(path.read_text())
    del notebook["metadata"]["trickkit"]
    if version is not None:
        number, lang = path.name[:2], path.parent.name
        notebook["metadata"]["trickkit"] = {"lesson": number, "version": version, "lang": lang}
    path.write_text(json.dumps(notebook))


@pytest.mark.parametrize("version", [None, 0, 99])
def test_a_fresh_copy_beside_an_older_one_says_so(terminal, tmp_path, version):
    terminal("lessons", "copy", "--to", tmp_path, "03", "--lang", "de")
    own = tmp_path / "de" / "03_trump_and_schlag.ipynb"
    now = version_of(own)
    assert now is not None
    versioned(own, version)
    (line,) = terminal("lessons", "copy", "--to", tmp_path, "03", "--lang", "de").lines
    fresh = f"{tmp_path}/de/03_trump_and_schlag (2).ipynb: fresh copy"
    if version == 99:
        assert line == f"{fresh} beside your own work"
    else:
        assert line == f"{fresh}, version {now.number}, beside your own work, version 0"


def test_copies_go_home_without_a_folder(terminal, tmp_path, monkeypatch):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))
    assert terminal("lessons", "copy", "00", "--lang", "en").lines == [
        str(tmp_path / "lessons" / name) for name in ("en/00_start_here.ipynb", *RULES)
    ]


def test_a_folder_that_is_a_file(terminal, tmp_path):
    (tmp_path / "file").write_text("")
    assert "file" in terminal("lessons", "copy", "--to", tmp_path / "file").refusal


# ---------------------------------------------------------------------- lab


@pytest.fixture
def started(monkeypatch):
    """Catch the command line instead of becoming Jupyter."""
    lines: list[list[str]] = []
    monkeypatch.setattr("trickkit.course.lab.os.execv", lambda _program, line: lines.append(line))
    monkeypatch.setattr(
        "trickkit.course.lab.subprocess.run", lambda line, **_more: subprocess.CompletedProcess(line, 7)
    )
    return lines


def test_lab_opens_the_first_lesson_on_copies(terminal, tmp_path, started):
    target = tmp_path / "my lessons"
    ran = terminal("lab", "--dir", target, "--lang", "de", "--", "--no-browser", "--port=9999")
    assert ran.lines == [f"The lessons are in {target}"]
    (line,) = started
    assert line[:4] == [sys.executable, "-m", "jupyter", "lab"]
    assert f"--ServerApp.root_dir={target}" in line
    assert "--LabApp.default_url=/lab/tree/de/00_start_here.ipynb" in line
    assert "--ContentsManager.pre_save_hook=trickkit.course.saving.strip_before_saving" in line
    assert line[-2:] == ["--no-browser", "--port=9999"]
    assert ("--allow-root" in line) is (os.geteuid() == 0)
    assert len(list(target.glob("*/*.ipynb"))) == 2 * len(NUMBERS)


def test_lab_leaves_own_work_alone(terminal, tmp_path, started):
    terminal("lab", "--dir", tmp_path)
    own = tmp_path / "en" / "00_start_here.ipynb"
    own.write_text("my own work")
    terminal("lab", "--dir", tmp_path)
    assert own.read_text() == "my own work"
    assert len(list(tmp_path.glob("*/*.ipynb"))) == 2 * len(NUMBERS)
    assert "--LabApp.default_url=/lab/tree/en/00_start_here.ipynb" in started[-1]


def test_lab_opens_a_class_set(terminal, tmp_path, started):
    algebra, target = tmp_path / "algebra.toml", tmp_path / "lessons"
    algebra.write_text('format = "trickkit-set 1"\nname = "Algebra 7b"\nlessons = ["00"]\n', "utf-8")
    terminal("lab", "--dir", target, "--set", algebra)
    (notebook,) = target.glob("sets/*.ipynb")
    assert f"--LabApp.default_url=/lab/tree/sets/{notebook.name}" in started[-1]
    algebra.write_text("hello", "utf-8")
    assert "this is no TOML" in terminal("lab", "--dir", target, "--set", algebra).refusal
    assert len(started) == 1


def test_lab_lays_the_rules_beside_the_lessons(terminal, tmp_path, started):
    terminal("lab", "--dir", tmp_path)
    own, other = (tmp_path / name for name in RULES)
    own.write_text("my own notes")
    other.unlink()
    assert len(terminal("lab", "--dir", tmp_path).lines) == 1
    assert own.read_text() == "my own notes"
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.glob("rules/*")) == RULES


def test_lab_adds_lessons_that_are_missing_and_tells_of_newer_ones(terminal, tmp_path, started):
    terminal("lab", "--dir", tmp_path)
    kept = tmp_path / "de" / "03_trump_and_schlag.ipynb"
    versioned(kept, 0)
    (tmp_path / "en" / "01_what_is_a_trick.ipynb").unlink()
    own = kept.read_text()
    where, added, older = terminal("lab", "--dir", tmp_path).lines
    assert added == "Added to your copies: en/01_what_is_a_trick.ipynb."
    assert (tmp_path / "en" / "01_what_is_a_trick.ipynb").is_file()
    assert kept.read_text() == own
    assert "de/03_trump_and_schlag.ipynb. Your copies stay" in older
    command = older.partition("beside them: ")[2]
    assert command == f"trickkit lessons copy 03 --lang de --to {tmp_path}"
    assert terminal(*command.split()[1:]).code == 0
    assert terminal("lab", "--dir", tmp_path).lines == [where]
    versioned(kept.with_name("03_trump_and_schlag (2).ipynb"), None)
    (tmp_path / "de" / "00_start_here.ipynb").unlink()
    _, added, older = terminal("lab", "--dir", tmp_path, "--lang", "de").lines
    assert added == "Neu bei deinen Kopien: de/00_start_here.ipynb."
    assert "gibt es eine neuere Fassung" in older
    assert len(started) == 4


def test_lab_goes_home_without_a_folder(terminal, tmp_path, started, monkeypatch):
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))
    terminal("lab")
    assert f"--ServerApp.root_dir={tmp_path / 'lessons'}" in started[0]


def test_the_hook_that_lab_names_is_there():
    module, _, name = "trickkit.course.saving.strip_before_saving".rpartition(".")
    assert callable(getattr(importlib.import_module(module), name))


def test_lab_without_jupyterlab(terminal, tmp_path, started, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "jupyterlab" else object())
    assert "jupyterlab" in (refusal := terminal("lab", "--dir", tmp_path / "x").refusal)
    assert refusal.endswith(f"run: {pip('trickkit[lessons]')}")
    assert str(sys.executable) in refusal
    assert not started
    assert not (tmp_path / "x").exists()


def test_lab_in_a_folder_that_cannot_be(terminal, tmp_path, started):
    (tmp_path / "file").write_text("")
    assert "file" in terminal("lab", "--dir", tmp_path / "file").refusal
    assert not started


def test_lab_where_a_program_cannot_become_another(terminal, tmp_path, started, monkeypatch):
    monkeypatch.setattr(lab, "os", SimpleNamespace(name="nt"))
    assert terminal("lab", "--dir", tmp_path).code == 7  # Jupyter's own
    assert not started
