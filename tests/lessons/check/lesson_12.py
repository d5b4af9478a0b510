"""What lesson 12 asks for and promises beyond its levels."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil, comb, floor

from tests.lessons.check.lesson_11 import counted
from tests.lessons.check.model import LANGS, SUITS, Level, need
from tests.lessons.check.twenty_eight import Position, replay

STEM = "12_the_auction"
GAME = "twenty-eight"
MORE = {"choose": {"worlds", "chance"}}


def lowest(level: Level, p: Position) -> int:
    """T5, T6: try every number."""
    return min(number for number in range(1, 29) if str(number) in p.legal(level["seat"]))


def stands(_: Level, p: Position) -> str:
    """T5: three passes in a row end the auction; before, the next counter-clockwise is asked."""
    words = [word for _, word in p.acts]
    if words[-3:] == ["pass"] * 3:
        return "over-" + next(seat for seat, word in reversed(p.acts) if word != "pass")
    order = "NWSE"
    return "turn-" + order[(order.index(p.acts[-1][0]) + 1) % 4]


def worth(cards: list[str]) -> Fraction:
    """The count of the page."""
    return max(
        9
        + Fraction(3, 2) * sum(card[1] == suit for card in cards)
        + 2 * sum(card[0] == "J" for card in cards)
        + ("9" + suit in cards)
        for suit in SUITS
    )


def call(level: Level, p: Position) -> str:
    least = lowest(level, p)
    return str(least) if least <= worth(p.dealt[level["seat"]][:4]) else "pass"


CHOOSE = {
    "minimum-bid": lowest,
    "auction": stands,
    "worth": lambda level, p: floor(worth(p.dealt[level["seat"]][:4])),
    "call": call,
}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    break_even = Fraction(2, 1 + 2)  # T22: x times +1 is as much as (1 - x) times -2
    need(break_even == Fraction(2, 3) and ceil(100 * break_even) == 67, "two in three, 67 of 100")
    need(Fraction(3, 2 + 3) == Fraction(60, 100), "20 to 24: more than three in five, 60 of 100")
    unseen, wanted = 32 - 4, 8 - 3
    another = 1 - Fraction(comb(unseen - wanted, 4), comb(unseen, 4))
    need(round(100 * another) == 57, f"another trump: {another}")
    for lang in LANGS:
        need(re.search(r"57 (of|von) 100", pages[lang]), f"12 {lang}: 57 of 100")
        need([pages[lang].count(f"**{n}**") for n in ("9", "1½", "2", "1")] == [1] * 4, f"12 {lang}: the count")
    for key in ("12.1", "12.5", "12.7"):
        need(replay(levels[key]["record"]).dealer == "W", f"{key}: South is eldest")
    calls = {
        "12.2": "S:14 E:15 N:16 W:pass",
        "12.3": "S:14 E:15 N:16 W:17",
        "12.4": "E:14 N:pass W:pass S:15 E:pass N:pass",
        "12.6": "E:14 N:pass W:pass",
        "12.8": "E:15 N:pass W:pass",
        "12.9": "E:14 N:pass W:pass",
        "12.10": "E:14 N:pass W:pass S:15 E:pass N:pass W:pass",
    }
    for key, said in calls.items():
        p = replay(levels[key]["record"])
        need(" ".join(f"{seat}:{word}" for seat, word in p.acts) == said, f"{key}: {said}")
    hands = {key: replay(level["record"]).dealt["S"][:4] for key, level in levels.items()}
    need(counted(hands["12.5"]) == counted(hands["12.6"]) == 0, "two blank hands")
    need(hands["12.2"] == hands["12.3"] and hands["12.4"] == hands["12.10"], "the same cards twice")
    need(worth(hands["12.7"]) == Fraction(37, 2) and worth(hands["12.8"]) == Fraction(27, 2), "18½ and 13½")
    need(worth(hands["12.9"]) == 17 and counted(hands["12.9"]) == 3, "12.9: 17")
    for key in ("12.7", "12.8", "12.9"):
        level = levels[key]
        told = [level["done"], *level["wrong"]]
        for lang in LANGS:
            words = " ".join(text[lang] for text in told)
            for number, made in level["chance"].items():
                need(re.search(rf"\b{made}\b", words) or key == "12.7", f"{key} {lang}: {number} made {made} times")
    need(
        levels["12.7"]["chance"]["18"] > 80 and abs(levels["12.8"]["chance"]["16"] - 50) < 2, "four of five; one of two"
    )
    need(levels["12.9"]["chance"]["15"] > 67 > levels["12.8"]["chance"]["16"], "one bid pays, the other does not")
