"""What lesson 19 promises beyond its levels: every number that its texts and pages name, and no secret told."""

from __future__ import annotations

import re

from tests.lessons.check import guided
from tests.lessons.check.lesson_18 import above, worth
from tests.lessons.check.model import Level, need
from tests.lessons.check.twenty_eight import Position, replay

STEM = "19_guided_defender"
GAME = "twenty-eight"


def breaks(bid: int) -> int:
    """Count the points with which the others break a bid (T21)."""
    return next(points for points in range(29) if 28 - points < bid)


def void(p: Position, suit: str) -> bool:
    return not any(card[1] == suit for card in p.hand("S"))


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    need(all(breaks(bid) == 29 - bid for bid in range(14, 29)), "29 less the bid")
    need((breaks(14), breaks(20), breaks(16)) == (15, 9, 13), "three examples")
    played = {key: replay(level["record"]) for key, level in levels.items()}
    need([p.bidder for p in played.values()] == ["E", "E", "N"], "defender, defender, partner")
    for key, level in levels.items():
        secret(key, level, played[key])
        need("ask" in level["accept"][0].split(), f"{key}: South asks")
    first, second, third = (guided.positions(levels[key], played[key]) for key in levels)
    promises_1(first, played["19.1"])
    promises_2(second, played["19.2"])
    promises_3(third, played["19.3"])


def secret(key: str, level: Level, p: Position) -> None:
    """Nothing says which suit is trump as long as it is hidden from South."""
    before = guided.positions(level, p)
    for lang, what, text, number in guided.texts(level):
        told = re.search(r"\{[CDHS]\} (are|is|ist) (trump|Trumpf)", text)
        need(before[number].exposed or not told, f"{key} {lang} {what}: tells trump")


def promises_1(at: list[Position], p: Position) -> None:
    need(p.bid == 16 and p.points["NS"] >= breaks(16), "19.1: the bid of 16 is broken")
    four = [c[1] for c in p.dealt["S"][:4]]
    need(sorted(four) == ["C", "H", "H", "S"], "19.1: two hearts, two lonely cards")
    need(at[2].last[0] == ("E", "JH") and len(at[2].last) == 3, "19.1: the jack, and South last")
    need(at[3].hand("S").count("9C") == 1 and [c for c in at[3].hand("S") if c[1] == "C"] == ["9C"], "19.1: one club")
    need(at[4].last == [("N", "JD"), ("W", "8D")], "19.1: North leads a jack")
    need(at[5].last[0] == ("N", "9D") and above("9D") == {"JD"}, "19.1: the highest now")
    need(at[6].points["NS"] == 12 and worth([c for _, c in at[6].last]) == 1 and void(at[6], "C"), "19.1: 12 and 1")
    need(at[7].down == "TS" and {"AS", "7S"} == set(at[7].legal("S")), "19.1: a trump must be played")
    need(above("AS") == {"JS", "9S"} and "TS" in above("7S"), "19.1: what stands above them")
    need(at[8].points["NS"] == 15 and at[8].turn == "S", "19.1: 15, and South leads")
    need(at[9].last[0] == ("E", "TS") and void(at[9], "S") and above("9H") == {"JH"}, "19.1: what to keep")
    need(p.tricks[6][-1] == ("S", "TH") and p.winners[7][:2] == ("S", "9H"), "19.1: the nine wins the last trick")


def promises_2(at: list[Position], p: Position) -> None:
    need(p.bid == 16 and p.points["NS"] >= breaks(16), "19.2: the bid of 16 is broken")
    four = p.dealt["S"][:4]
    need(sorted(c[1] for c in four) == ["C", "C", "H", "H"] and "J" not in "".join(four), "19.2: two and two, no jack")
    need(at[2].last[2] == ("W", "9S") and at[2].last[0] == ("E", "JH"), "19.2: West throws the nine")
    need(above("9H") == {"JH"} and worth(["KH", "7H"]) == 0, "19.2: what to keep")
    need([c for _, c in at[3].last] == ["8C", "JC", "QC"], "19.2: North's jack, and South last")
    need(at[4].last[0] == ("N", "JS") and void(at[4], "S") and "ask" in at[4].legal("S"), "19.2: ask or wait")
    need({"7D", "QD"} == set(at[5].legal("S")) and {"AD"} <= above("QD"), "19.2: no way to win")
    need(at[6].winners[-1][:2] == ("E", "JD") and at[6].last[0] == ("E", "KC"), "19.2: East leads on")
    need((at[7].points["NS"], at[7].points["EW"], 16 - at[7].points["EW"]) == (10, 10, 6), "19.2: ten each, six to go")
    need(at[7].last == [("W", "AS")] and void(at[7], "S"), "19.2: the same question again")
    need(len(at[7].winners) - len(at[4].winners) == 3, "19.2: three tricks later")
    need(at[8].down == "TD" and at[8].legal("S") == ["QD"], "19.2: one trump")
    need(at[9].points["NS"] == 12 and p.tricks[5][-1] == ("N", "AH"), "19.2: 12, and North threw the ace")
    need([w[:2] for w in p.winners[6:]] == [("N", "KD"), ("N", "9D")], "19.2: North's trumps take the rest")


def promises_3(at: list[Position], p: Position) -> None:
    need(p.bid == 15 and p.points["NS"] >= 15, "19.3: the bid of 15 is made")
    need([c for c in p.dealt["S"][:4] if c[1] == "D"] == ["7D", "QD"], "19.3: two small diamonds")
    need(worth(p.dealt["S"]) == 4 and at[1].legal("S").count("pass") == 1, "19.3: four points, and a raise is allowed")
    need(worth([c for _, c in p.tricks[0]]) * 3 == p.bid and above("9C") == {"JC"}, "19.3: a third of the bid")
    need([c for c in at[3].hand("S") if c[1] == "S"] == ["QS"], "19.3: one spade")
    need(at[4].last == [("N", "KH"), ("W", "JH")], "19.3: West has it")
    need(at[6].points["NS"] == 10 and at[6].last == [("N", "AS"), ("W", "8S")] and void(at[6], "S"), "19.3: ten points")
    need(
        "JS" in at[6].seen("S") and "9S" not in at[6].seen("S") and above("AS") == {"JS", "9S"}, "19.3: the nine is out"
    )
    need("9S" in p.dealt["E"], "19.3: and East has it")
    need(at[7].down == "9D" and set(at[7].legal("S")) == {"7D", "QD"}, "19.3: one of two")
    need(at[8].points["NS"] == 12 and 15 - 12 == 3 and above("9D") == {"JD"}, "19.3: three are missing")
    need([s for s, _ in p.tricks[6]] == ["W", "S", "E", "N"] and void(at[9], "H"), "19.3: North comes last")
