"""The command line plays and deals the second game."""

from __future__ import annotations

import json
import re

import pytest

from tests.golden.scenes_twenty_eight import EVENTS, GOALS, RESULTS
from tests.texts_28 import JACKS, STRONG, THREE, VOIDS, position, record
from trickkit import Card, replay_json
from trickkit.cli import main
from trickkit.i18n import Words

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


def test_replay_in_words(tmp_path, capsys):
    file = tmp_path / "one.txt"
    file.write_text(record(f"{BY_EAST} N:AH W:ask W:8C S:QH E:9C E:KC", deal=VOIDS), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        (
            "North opens with 14. West passes. South passes. East bids 20. North passes. West passes. South passes. "
            "East is the bidder with 20 and chooses trump now."
        ),
        "East puts 9♣ face down: clubs will be trump. East does not raise. West does not raise. The bid stays at 20.",
        "1. North A♥",
        "   West cannot follow suit and asks for trump.",
        (
            "   East turns up 9♣ and takes it into the hand. Clubs are trump from now on. "
            "West asked and has to play a trump now, if there is one in hand."
        ),
        "   West 8♣  South Q♥  East 9♣",
        "   East wins 3 points: 9♣ is the highest trump here. (Rule T19)",
        "2. East K♣",
        "",
        "Card points so far: North and South 0, East and West 3",
        "",
        "It is North's turn.",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("scene", [*EVENTS, *GOALS, *(scene for scene in RESULTS if scene.acts != "…")])
def test_every_kind_of_deal_is_told_in_words(tmp_path, capsys, scene, lang):
    acts = f"{scene.before} {scene.acts}"
    text = record(acts, deal=scene.deal, dealer=scene.dealer, rules=scene.rules, score=scene.score)
    file = tmp_path / "deal.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--lang", lang]) == 0
    out, data = capsys.readouterr().out, replay_json(position(text))
    assert not re.search(r"[{}*]|\bNone\b|\[", out)
    assert re.findall(r"^(\d)\. ", out, re.MULTILINE) == [
        str(number + 1) for number in range(len(data["tricks"]) + bool(data["current"]))
    ]
    # Every card that was played stands in a line of cards, in order.
    rows = re.findall(r"^(?:\d\.|  ) ((?:(?:North|East|South|West|Nord|Ost|Süd) \S+(?:  |$))+)", out, re.MULTILINE)
    cards = [card for row in rows for card in re.findall(r" (\S+?[♣♦♥♠])", f" {row}")]
    words = Words(lang)
    played = [card for trick in data["tricks"] for card in trick["cards"]] + data["current"]
    assert cards == [words.card_part(Card.parse(card)).written for card in played]
    for trick in data["tricks"]:
        assert f"({('Rule', 'Regel')[lang == 'de']} {trick['clause']})" in out


def test_the_end_of_a_match_is_told(tmp_path, capsys):
    file = tmp_path / "match.txt"
    conceded = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede N:accept"
    file.write_text(record(conceded, deal=STRONG, rules="deals=1 cot=on"), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "Nord und Süd schaffen ihr Gebot: Die andere Seite hat aufgegeben.",
        "Gebote von 14 bis 19: geschafft +1 · verfehlt −2. Das macht +1 für Nord und Süd.",
        "Partie: Nord und Süd 1 : 0 Ost und West.",
        "Nord und Süd gewinnen die Partie, 1 : 0.",
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
