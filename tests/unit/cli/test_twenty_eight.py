"""The command line plays and deals the second game."""

from __future__ import annotations

import json

from tests.texts_28 import JACKS, STRONG, THREE, VOIDS, record
from trickkit.cli import main

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"


def test_replay_in_json(tmp_path, capsys):
    file = tmp_path / "two.txt"
    file.write_text(record(f"{BY_EAST} N:AH W:ask", deal=VOIDS) + record("N:14 W:13"), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["trump"] for line in out.splitlines()] == ["C"]
    assert err == f"{file}:12:6: W:13 is not allowed here: 13 is too low; bid at least 15, or pass (T5)\n"


def test_the_deals_of_a_match_are_counted(tmp_path, capsys):
    acts = "N:14 W:pass S:pass E:pass N:trump=JC"
    tags = '"]\n[Match "m"]\n[Round "1"]\n'
    conceded = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede N:accept"
    texts = [
        record(acts, deal=JACKS, rules="deals=1 cot=on"),
        record(conceded, deal=STRONG, rules="deals=1 cot=on"),
    ]
    file = tmp_path / "match.txt"
    file.write_text("".join(text.replace('"]\n', tags, 1) for text in texts), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [item["match_winner"] for item in found] == [None, "NS"]
    assert [item["result"]["by"] for item in found] == ["redeal", "concede"]


def test_replay_without_json(tmp_path, capsys):
    file = tmp_path / "one.txt"
    file.write_text(record(f"{BY_EAST} N:AH W:ask W:8C S:QH E:9C E:KC", deal=VOIDS), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[:4] == [
        "1. N: AH 8C QH 9C -> E 9C (highest-trump, T19, 3)",
        "2. KC",
        "phase: play",
        "bidder: E",
    ]


def test_a_view_is_no_record_to_replay(tmp_path, capsys):
    file = tmp_path / "view.txt"
    file.write_text(record(deal=THREE, dealer="W", rules="three_players=on"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    file.write_text(
        '[Game "twenty-eight"][Dealer "E"][View "N"]'
        '[Deal "N:9D AD 7D 9H ? ? ? ? E:? ? ? ? ? ? ? ? S:? ? ? ? ? ? ? ? W:? ? ? ? ? ? ? ?"]',
        encoding="utf-8",
    )
    assert main(["replay", str(file)]) == 2
    assert "one seat's view" in capsys.readouterr().err


def test_deal(capsys):
    assert main(["deal", "twenty-eight", "--seed", "7"]) == 0
    first = capsys.readouterr().out
    assert main(["deal", "twenty-eight", "--seed", "7", "--dealer", "N"]) == 0
    assert capsys.readouterr().out == first
    assert main(["deal", "twenty-eight", "--rules", "three_players=on cot=on"]) == 0
    assert '[Dealer "W"]' in capsys.readouterr().out
    assert main(["deal", "twenty-eight", "--rules", "three_players=on", "--dealer", "N"]) == 2
    assert main(["deal", "twenty-eight", "--rules", "open_tricks=all"]) == 2
