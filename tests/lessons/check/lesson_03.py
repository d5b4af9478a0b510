"""What lesson 03 promises beyond its levels."""

from __future__ import annotations

import re
from fractions import Fraction

from tests.lessons.check.latinern import hauptschlag_places, replay
from tests.lessons.check.model import DECK, LANGS, Level, need

STEM = "03_trump_and_schlag"
GAME = "latinern"


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    where = hauptschlag_places()
    need(where["out"] == Fraction(42, 155) and sum(where.values()) == 1, "42 of 155")
    rows = [int(where[k] * 155) for k in ("forehand", "dealer", "hand", "out")]
    need(sum(rows) == 155 and round(float(where["out"]) * 100) == 27, "rows of the table")
    need(where["hand"] + where["out"] > Fraction(1, 2), "most of the time it is neither")
    first = DECK[0]
    rest = [c for c in DECK if c != first]
    need(len(rest) * 5 == sum(rows), "31 times 5")
    alike = sum(c[1] == first[1] for c in rest), sum(c[0] == first[0] for c in rest)
    for lang in LANGS:
        page = pages[lang]
        need([int(n) for n in re.findall(r"\| (\d+) \|", page)] == [*rows, 155], f"03 {lang}: table")
        numbers = [len(rest), *alike, len(rest) - sum(alike), 30, 18, 12]
        lines = r"^(?:How often|Of these|In the third|Wie oft|Davon|Im dritten).*"
        words = " ".join(re.findall(lines, page, re.MULTILINE))
        need([int(n) for n in re.findall(r"\d+", words)] == numbers, f"03 {lang}: counts {numbers}")
        need(re.search(r"42 (of|von) 155\D+27 (in|von) 100", page), f"03 {lang}: 42 of 155, about 27 in 100")
    likeness = (("03.1", "", ""), ("03.8", "suit", "forehand"), ("03.9", "rank", "dealer"), ("03.10", "", ""))
    for key, what, haupt in likeness:
        p = replay(levels[key]["record"])
        (rank, suit), (other_rank, other_suit) = map(tuple, p.bottoms)
        need(("suit" if suit == other_suit else "rank" if rank == other_rank else "") == what, f"{key}: bottom cards")
        holder = dict(zip(p.bottoms, ("dealer", "forehand"), strict=True)).get(p.hauptschlag, "")
        need(holder == haupt, f"{key}: whose bottom card is the Hauptschlag")
    p = replay(levels["03.10"]["record"])
    need(p.bottoms == ("9H", "KD") and p.hauptschlag == "KH" and not p.tricks, "03.10: as the goal says")
    need(not any("KH" in h for h in p.dealt.values()), "03.10: among the twelve")
    need((len(p.seen("S")), 32 - len(p.seen("S"))) == (6, 26), "03.10: six seen, 26 hidden")
    p = replay(levels["03.4"]["record"])
    need(sum(c[1] == p.trump or c[0] == p.schlag for c in DECK) == 11, "03.4: eleven trumps")
    shown = levels["03.4"]["cards"]
    need(sum(c[1] == p.trump and c[0] != p.schlag for c in shown) == 2, "03.4: two ordinary ones")
    p = replay(levels["03.6"]["record"])
    need(p.last[0][1] == "A" + p.trump and p.last[0][0] == "W", "03.6: West led the ace of trumps")
    p = replay(levels["03.7"]["record"])
    need(p.last[0] == ("W", "QC") and p.schlag == "Q" and p.trump == "H", "03.7: West led a Schlag")
