"""What lesson 01 promises beyond its levels."""

from __future__ import annotations

from tests.lessons.check.latinern import replay, winner
from tests.lessons.check.model import Level, need
from tests.lessons.check.words import texts

STEM = "01_what_is_a_trick"
GAME = "latinern"


def promises(levels: dict[str, Level], _: dict[str, str]) -> None:
    for key, level in levels.items():
        p = replay(level["record"])
        need(level["given"] == ["trump"], f"{key}: only trump is told")
        need(not any(c[0] == p.schlag for _, c in p.last), f"{key}: no Schlag in the trick shown")
        for lang, what, text in texts(level, {level["goal"]: {"en": "", "de": ""}}):
            need("Schl" not in text, f"{key} {lang} {what}: Schlag is not introduced yet")
    need(len(levels) == 7, "seven tricks")
    p = replay(levels["01.7"]["record"])
    need(p.winners[0][0] == "E" and p.last[0][0] == "E", "01.7: East won and leads")
    cards = dict(p.last)
    need(sorted(c[1] for c in cards.values()) == list("CCDD") and p.trump not in "CD", "01.7: two suits, no trump")
    from_south = [cards[s] for s in "SWNE"]
    need(from_south[winner(from_south, p.trump, p.schlag)[0]] == "QC", "01.7: had South led")
    p = replay(levels["01.3"]["record"])
    need(not any(c[1] == p.trump for _, c in p.last), "01.3: nobody trumped")
    p = replay(levels["01.5"]["record"])
    need(all(c[1] != "S" for s in "NW" for c in p.dealt[s]), "01.5: North and West cannot follow")
