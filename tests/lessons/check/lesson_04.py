"""What lesson 04 promises beyond its levels."""

from __future__ import annotations

from tests.lessons.check.latinern import replay, winner
from tests.lessons.check.model import SEATS, SUITS, Level, need

STEM = "04_who_wins"
GAME = "latinern"


def promises(levels: dict[str, Level], _pages: dict[str, str]) -> None:
    need(len(levels) == 12, "twelve tricks")
    for key, level in levels.items():
        need(level["seat"] in replay(level["record"]).knowers, f"{key}: South knows")
    p = replay(levels["04.10"]["record"])
    need(p.winners[0][0] == "E" and len(p.tricks) == 2, "04.10: East won the first trick")
    p = replay(levels["04.11"]["record"])
    won = {p.last[winner([c for _, c in p.last], t, p.schlag)[0]][0] for t in SUITS}
    need(won == set(SEATS), "04.11: four trumps, four winners")
