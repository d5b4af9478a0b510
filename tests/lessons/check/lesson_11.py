"""What lesson 11 asks for and promises beyond its levels."""

from __future__ import annotations

import re

from tests.lessons.check.model import DECK, LANGS, Level, need
from tests.lessons.check.twenty_eight import LADDER, Position, replay

STEM = "11_cards_that_count"
GAME = "twenty-eight"
COUNTS = {"J": 3, "9": 2, "A": 1, "T": 1}  # T3


def counted(cards: list[str]) -> int:
    return sum(COUNTS.get(card[0], 0) for card in cards)


def of_side(level: Level, p: Position) -> int:
    taken = [
        trick for trick, (seat, _, _) in zip(p.tricks, p.winners, strict=False) if p.team(seat) == p.team(level["seat"])
    ]
    return sum(counted([card for _, card in trick]) for trick in taken)


CHOOSE = {
    "trick-points": lambda _level, p: counted([card for _, card in p.last]),
    "suit-points": lambda _level, _p: counted([card for card in DECK if card[1] == "H"]),
    "side-points": of_side,
}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    need(counted(list(DECK)) == 28, "28 in the deck")
    ladders = {"en": LADDER.replace("T", "10"), "de": LADDER.replace("T", "10").translate(str.maketrans("JQ", "BD"))}
    for lang in LANGS:
        spelled = " ".join(re.findall(r"10|.", ladders[lang]))
        need(pages[lang].count(spelled) == 3, f"11 {lang}: the order {spelled}")
        worth = [
            f"{mark} {n}" for mark, n in zip(("J" if lang == "en" else "B", "9", "A", "10"), (3, 2, 1, 1), strict=True)
        ]
        need(", ".join(worth) in pages[lang], f"11 {lang}: what cards count")
        need(pages[lang].count("28") >= 2, f"11 {lang}: 28")
    p = replay(levels["11.1"]["record"])
    need({card[1] for _, card in p.last} == {"C"} and p.phase == "play", "11.1: all four are clubs")
    p = replay(levels["11.3"]["record"])
    values = [COUNTS.get(card[0], 0) for _, card in p.last]
    need(values == [3, 0, 2, 1] and p.winners[-1][:2] == ("S", "JD"), "11.3: 3, 2 and 1, taken by South")
    p = replay(levels["11.5"]["record"])
    need(p.dealer == "E" and not p.tricks, "11.5: East has dealt")
    p = replay(levels["11.6"]["record"])
    need(p.last == [("W", "AS")] and p.turn == "S", "11.6: West has led")
    p = replay(levels["11.7"]["record"])
    need([c for _, c in p.last] == ["7H", "QC", "JC", "AC"] and p.exposed and p.down[1] == "D", "11.7: the trick")
    need(counted([c for _, c in p.last]) == levels["11.7"]["points"] == 4, "11.7: four points")
    held = [p.hand(seat) for seat in "ESW"]
    need(not any(card[1] == "H" for hand in held for card in hand), "11.7: nobody else had hearts")
    p = replay(levels["11.8"]["record"])
    need(p.exposed and p.down[1] == "D" and p.last[0] == ("E", "AH"), "11.8: the trick")
    need(not any(card[1] in "HD" for _, card in p.last[1:]), "11.8: nobody followed, nobody trumped")
    gain = counted([c for _, c in p.last])
    need(gain == levels["11.8"]["points"] == 4 and gain + counted(["AS"]) == 5, "11.8: four points, five with the ace")
    p = replay(levels["11.9"]["record"])
    tricks = [(seat, counted([c for _, c in trick])) for trick, (seat, _, _) in zip(p.tricks, p.winners, strict=True)]
    need(tricks == [("N", 6), ("N", 1), ("E", 0), ("E", 5), ("S", 3)], f"11.9: {tricks}")
    need(28 - sum(n for _, n in tricks) == 13, "11.9: thirteen to come")
