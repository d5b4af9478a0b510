"""What lesson 10 promises beyond its levels: what a score is worth, and what it does to an answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

from tests.lessons.check.latinern import Position, after, replay
from tests.lessons.check.lesson_07 import chance, said, stake_of, unseen, value
from tests.lessons.check.model import DECK, LANGS, SEATS, Level, need
from tests.referee import latinern as referee

STEM = "10_match_to_twelve"
GAME = "latinern"
CELLS = (r'lesson\.score\("10\.[25]"\)',)
TARGET = 12  # L22
LATE = 9  # L19


def rounds_to(points: int) -> int:
    """Return how many rounds for 2 are missing (L16, L22)."""
    return max(0, -(-(TARGET - points) // 2))


def even(own: int, others: int) -> Fraction:
    """Return the chance to be the first, if every round is even: so many of the next rounds have to be won."""
    mine, theirs = rounds_to(own), rounds_to(others)
    if not mine or not theirs:
        return Fraction(int(not mine))
    left = mine + theirs - 1  # as if all of them were played
    ways = sum(wins.bit_count() >= mine for wins in range(2**left))
    return Fraction(ways, 2**left)


def ahead(_level: Level, p: Position) -> str:
    share = even(p.record.score["NS"], p.record.score["EW"])
    half = Fraction(1, 2)
    return "level" if share == half else "NS" if share > half else "EW"


def scores(p: Position) -> dict[str, tuple[int, int]]:
    """Return own and other points after going, after staying and losing, after staying and winning (L17)."""
    own, others, stake = p.record.score["NS"], p.record.score["EW"], stake_of(p)
    return {"go": (own, others + stake), "lost": (own, others + stake + 1), "won": (own + stake + 1, others)}


def answer_for_match(level: Level, p: Position) -> str:
    worth = {what: even(*score) for what, score in scores(p).items()}
    share = chance(level, p)
    staying = share * worth["won"] + (1 - share) * worth["lost"]
    need(staying != worth["go"], "one answer is better")
    return "stay" if staying > worth["go"] else "go"


CHOOSE: dict[str, Callable[[Level, Position], object]] = {"ahead": ahead, "answer-for-match": answer_for_match}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    need([lv["kind"] for lv in levels.values()] == ["choose", "match", "choose", "choose", "match"], "two matches")
    check_scores(levels)
    check_free(levels["10.3"])
    check_dear(levels["10.4"])
    for start, roles in (("S", "knows blind blind knows"), ("W", "blind blind knows knows")):
        dealers = [after(start, n) for n in range(4)]
        need([("knows" if "S" in (d, after(d)) else "blind") for d in dealers] == roles.split(), f"{start} deals")
    need((levels["10.2"]["dealer"], levels["10.5"]["dealer"]) == ("S", "W"), "who deals")
    for dealer in SEATS:
        turn = [("S" in (d, after(d))) for d in (after(dealer, n) for n in range(4))]
        need(turn.count(True) == 2, "two rounds of four one knows")
    for lang in LANGS:
        need(re.search(r"07\b", pages[lang]), f"10 {lang}: it reminds of lesson 07")


def check_scores(levels: dict[str, Level]) -> None:
    """Check what is said about 8, 9, 10 and 11."""
    need([rounds_to(n) for n in (8, 9, 10, 11)] == [2, 2, 1, 1], "rounds, not points")
    p = replay(levels["10.1"]["record"])
    need(p.record.score == {"NS": 8, "EW": 9} and not p.acts, "10.1: as the goal says")
    need((8 + 2 + 2, 9 + 2, 9 + 2 + 2) == (12, 11, 13), "10.1: the ways to 12")
    need(levels["10.2"]["score"] == "NS:9 EW:9" and "score" not in levels["10.5"], "where the matches begin")
    need(referee.LATE == LATE and referee.ROUND_WORTH == 2, "at nine all nobody may ask")


def check_free(level: Level) -> None:
    """Check that staying costs nothing at 7 to 8, though it would at nothing all."""
    p = replay(level["record"])
    need(scores(p) == {"go": (7, 10), "lost": (7, 11), "won": (10, 8)}, "10.3: 10 or 11")
    need(even(7, 10) == even(7, 11) < even(10, 8), "10.3: free")
    share = chance(level, p)
    need((share, value(2, share) < -2) == (Fraction(1, 13), True), "10.3: at nothing all one would go")
    left = [c for c in DECK if c[0] == p.schlag and c in unseen(level, p)]
    need(left == ["JD"], "10.3: the last Schlag")
    said(level, r"1 (?:in|of|von) 13")


def check_dear(level: Level) -> None:
    """Check that at eight all going is better, though by points it is not."""
    p = replay(level["record"])
    need(scores(p) == {"go": (8, 11), "lost": (8, 12), "won": (12, 8)}, "10.4: 8 to 11, 8 to 12, 12 to 8")
    need(even(8, 11) == Fraction(1, 4) and even(8, 12) == 0 and even(12, 8) == 1, "10.4: what is left")
    share = chance(level, p)
    need(value(3, share) > -3 and share > Fraction(1, 8), "10.4: by points one would stay")
    need(Fraction(3, 13) == share < Fraction(3, 12), "10.4: 3 of 13, less than 3 in 12")
    need(13 - 3 == 10, "10.4: the other ten")
    need([w for w in p.acts if w[1] in ("ask", "stay")] == [("S", "ask"), ("E", "stay"), ("E", "ask")], "10.4: acts")
    need(p.acts[8:10] == [("S", "ask"), ("E", "stay")], "10.4: after two tricks")
    most = 8 + 3  # at 11 they may not ask, so after our question a round is worth 3 at most
    need(most < TARGET, "10.4: two rounds in any case")
