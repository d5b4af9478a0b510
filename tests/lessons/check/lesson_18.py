"""What lesson 18 promises beyond its levels: every number that its texts and pages name."""

from __future__ import annotations

from tests.lessons.check import guided
from tests.lessons.check.lesson_17 import amounts
from tests.lessons.check.model import DECK, RANKS, Level, need
from tests.lessons.check.twenty_eight import LADDER, Position, replay

STEM = "18_guided_bidder"
GAME = "twenty-eight"


def worth(cards: list[str]) -> int:
    """Count card points (T3)."""
    return sum({"J": 3, "9": 2, "A": 1, "T": 1}.get(card[0], 0) for card in cards)


def unseen(p: Position, suit: str) -> set[str]:
    """Return the cards of a suit that the bidder neither holds nor has seen."""
    held = {*p.hand("S"), p.down}
    return {card for card in DECK if card[1] == suit} - held - p.seen("S")


def above(card: str) -> set[str]:
    return {rank + card[1] for rank in LADDER[: LADDER.index(card[0])]}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    played = {key: replay(level["record"]) for key, level in levels.items()}
    need(len(RANKS) == 8, "a suit has eight cards")
    for key, p in played.items():
        need(p.bidder == "S" and p.points["NS"] >= p.bid == 15, f"{key}: South bids 15 and makes it")
        need([amounts(bid)[1] for bid in (15, 24, 25)] == [-2, -3, -4], f"{key}: what a failed bid costs")
    first, second = (guided.positions(levels[key], played[key]) for key in ("18.1", "18.2"))
    promises_1(first, played["18.1"])
    promises_2(second, played["18.2"])


def promises_1(at: list[Position], p: Position) -> None:
    four, eight = p.dealt["S"][:4], p.dealt["S"]
    need({c for c in four if c[1] == "D"} == {"AD", "JD", "8D"}, "18.1: three diamonds, the jack among them")
    need((worth(eight), 28 - worth(eight), 28 - 24) == (7, 21, 4), "18.1: seven points in hand, four to lose at 24")
    need([c for c in at[3].hand("S") if c[1] == "H"] == ["QH"] and at[3].last == [("W", "JH")], "18.1: one heart")
    need(worth([c for _, c in at[4].last]) == 0 and [s for s, _ in p.tricks[1]][-1] == "N", "18.1: empty, North last")
    need([c for c in at[4].hand("S") if c[1] == "S"] == ["7S"], "18.1: one spade")
    need(at[5].winners[-1][:2] == ("N", "9H") and at[5].last[0] == ("N", "JS"), "18.1: North leads a jack")
    need(not above("JS") and [s for s, _ in p.tricks[2]][-1] == "E", "18.1: nothing above it, East last")
    need(at[6].last[1] == ("W", "QD") and above("AD") <= set(at[6].hand("S")), "18.1: jack and nine are South's")
    need({"JD", "9D", "AD"} == above("QD") & set(at[6].hand("S")), "18.1: three trumps above the queen")
    need(at[7].points["NS"] == 10 and unseen(at[7], "D") == {"TD", "KD"}, "18.1: ten points, two trumps out")
    need(unseen(at[7], "D") & above("8D") == {"TD", "KD"} and not unseen(at[7], "D") & above("9D"), "18.1: draw them")
    need(at[8].points["NS"] == 14 and not unseen(at[8], "D"), "18.1: 14 points, all trumps known")
    need(sorted(at[9].hand("S")) == ["9D", "KC"] and bool(above("KC") & unseen(at[9], "C")), "18.1: one certain trick")
    hidden = [won[0] for won, before in zip(p.winners, range(8), strict=True) if before < len(at[6].winners)]
    need(hidden.count("N") == 2 and p.points["NS"] > 15, "18.1: North took two tricks, and more than 15 in the end")


def promises_2(at: list[Position], p: Position) -> None:
    need(set(p.dealt["S"][:4]) == {"JD", "9D", "AD", "9S"} == {"JD", "9D", "AD"} | {"9S"}, "18.2: the three highest")
    need(above("AD") == {"JD", "9D"} and worth(p.dealt["S"]) == 11, "18.2: eleven points")
    need([c[1] for c in p.dealt["S"]].count("D") == 3 and 8 - 3 == 5, "18.2: three trumps against five")
    need(at[3].last == [("W", "JC")] and worth(["JC"]) == 3 and not above("JC"), "18.2: three points, West's")
    need(all(worth([c]) for c in at[3].legal("S") if c not in ("7S", "AD")), "18.2: every other card counts")
    need(at[4].points["NS"] == 6 and len(unseen(at[4], "D")) == 5, "18.2: six points, two against five")
    need({"JS"} <= unseen(at[4], "S") and {"JS", "AS"} <= unseen(at[4], "S"), "18.2: jack and ace of spades are out")
    need(at[5].points["NS"] == 9 and set(at[5].legal("S")) == {"AH", "TH"}, "18.2: nine points, two hearts to follow")
    need(at[6].points["NS"] == 9 and above("9D") <= set(at[6].hand("S")), "18.2: nobody trumps higher")
    need(at[7].points["NS"] == 12 and worth(["JD"]) == 3, "18.2: 12 and 3 are 15")
    need(at[8].points["NS"] == 15 and unseen(at[8], "D") == {"TD", "KD"}, "18.2: 15 points, two trumps out")
    need(sorted(at[8].hand("S")) == ["9S", "TH", "TS"], "18.2: the last three")
    need(not above("9S") & unseen(at[8], "S") and above("TS") & unseen(at[8], "S") == {"AS"}, "18.2: spades left")
    need(not above("TH") & unseen(at[8], "H"), "18.2: the ten of hearts is high")
    need(at[8].tricks[2][1] == ("W", "7D") and at[8].tricks[2][0][1][1] == "H", "18.2: West has no hearts")
    need(at[9].tricks[5][1] == ("E", "KD") and at[9].last[0] == ("E", "TD"), "18.2: East has no spades")
    need(not unseen(at[9], "D"), "18.2: it is the last trump")
    took = [won[1] for won in p.winners if won[0] == "S"]
    need(took == ["AD", "9D", "JD", "TH"], "18.2: three trumps, three tricks, and the ten")
