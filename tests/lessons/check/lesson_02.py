"""What lesson 02 promises beyond its levels."""

from __future__ import annotations

from tests.lessons.check.latinern import after, partner, replay
from tests.lessons.check.model import SEATS, Level, need

STEM = "02_the_deal"
GAME = "latinern"


def promises(levels: dict[str, Level], _: dict[str, str]) -> None:
    need(levels["02.4"]["accept"] == levels["02.5"]["accept"], "02.5: the knowers before are the blind ones now")
    need(levels["02.6"]["record"] == levels["02.7"]["record"], "02.6 and 02.7: the same deal")
    p = replay(levels["02.6"]["record"])
    need(p.forehand == "E" and p.dealer == partner("S") and "S" in p.blind, "02.6 and 02.7: roles")
    for key, dealer in (("02.1", "N"), ("02.3", "S"), ("02.4", "W"), ("02.5", "E"), ("02.6", "N"), ("02.7", "N")):
        need(replay(levels[key]["record"]).dealer == dealer, f"{key}: dealer")
    need((after("E"), after("S")) == ("S", "W"), "02.5 and 02.4: where South sits")
    need(sum("S" in (d, after(d)) for d in SEATS) == 2, "02.8: twice a knower")
    need((32 - 4 * 8, 32 - 4 * 6, 4 * 5) == (0, 8, 20), "02.2: what the other numbers would be")
    need(len(p.dealt["S"]) == 5 == 2 * 3 - 1, "five tricks at most, and three of them are enough for one side only")
    need(not any(replay(lv["record"]).tricks for lv in levels.values()), "nothing is played")
