"""What lesson 14 promises beyond its levels: the bidder's chains."""

from __future__ import annotations

from tests.lessons.check.kinds_twenty_eight import after_of
from tests.lessons.check.lesson_13 import worth
from tests.lessons.check.model import Level, need
from tests.lessons.check.twenty_eight import Position, replay

STEM = "14_the_bidders_chains"
GAME = "twenty-eight"


def concluded(level: Level) -> Position:
    """Return the position that the text of the right answer speaks of."""
    first = level["after"].split()[0].split(":")[1]
    after = after_of(level, replay(level["record"]), level["after"], first)
    assert after is not None
    need(first in level["accept"][0].split(), "the play goes on with an accepted card")
    return after


def promises(levels: dict[str, Level], _: dict[str, str]) -> None:
    for key, level in levels.items():
        p = replay(level["record"])
        need(p.bidder == "S" and level["seat"] == "S", f"{key}: South is the bidder")
        need(p.exposed == (key in ("14.7", "14.8")), f"{key}: turned up by the last card alone")
        if level["kind"] == "legal-acts":
            need(sorted(level["acts"]) == sorted([*p.hand("S"), p.down]), f"{key}: the hand and the down card")
    first(levels)
    others_lead(levels)
    last_tricks(levels)


def first(levels: dict[str, Level]) -> None:
    p = replay(levels["14.1"]["record"])
    need(sum(c[1] == p.down[1] for c in p.hand("S")) == 3 and p.last == [], "14.1: three trumps, the first lead")
    q = concluded(levels["14.1"])
    need(q.winners[-1] == ("S", "JS", "highest-of-led-suit"), "14.1: the jack of spades wins")
    need(worth([c for _, c in q.last]) == 3, "14.1: three points")
    p = replay(levels["14.2"]["record"])
    need(
        {c[1] for c in p.hand("S")} == {"H"} and p.down == "QH" and len(p.winners) == 4,
        "14.2: only hearts, four to come",
    )
    q = concluded(levels["14.2"])
    need(q.winners[-1] == ("S", "JH", "highest-of-led-suit") and not q.exposed, "14.2: an ordinary card")
    need(worth([c for _, c in q.last]) == 5 == levels["14.2"]["points"], "14.2: five points")


def others_lead(levels: dict[str, Level]) -> None:
    p = replay(levels["14.3"]["record"])
    need(
        p.last == [("W", "7H")] and p.down == "AH" and "H" not in {c[1] for c in p.hand("S")}, "14.3: West leads hearts"
    )
    q = concluded(levels["14.3"])
    need(q.winners[-1] == ("N", "KH", "highest-of-led-suit") and worth(["KC"]) == 0, "14.3: North's king wins")
    p = replay(levels["14.4"]["record"])
    q = concluded(levels["14.4"])
    need(p.last[0] == ("E", "JC") and q.winners[-1] == ("S", "AH", "highest-trump"), "14.4: the ace takes the trick")
    need(worth([c for _, c in q.last]) == 6 == levels["14.4"]["points"], "14.4: six points")
    p = replay(levels["14.5"]["record"])
    need(worth([c for _, c in p.last]) == 4 and len(p.last) == 3 and p.down == "7S", "14.5: four points")
    for card in ("7H", "8D", "AD", "TD", "JD"):
        q = p.then("S", card)
        need(q.winners[-1][:2] == ("E", "JC"), "14.5: East keeps the trick")
        total = {"A": 5, "T": 5, "J": 7}.get(card[0], 4)
        need(worth([c for _, c in q.last]) == total, f"14.5: {total} points")
    need(not {"JS", "9S"} & set(p.legal("S")) and {"JS", "9S"} <= set(p.hand("S")), "14.5: the big trumps are barred")
    p = replay(levels["14.6"]["record"])
    need(p.last == [("W", "7D")] and {c[1] for c in p.hand("S")} == {"H"}, "14.6: only trumps in hand")
    need("D" not in {c[1] for c in p.hand("E")}, "14.6: East has no diamond")
    q = concluded(levels["14.6"])
    need(q.winners[-1] == ("E", "AH", "highest-trump"), "14.6: the ace beats the eight")


def last_tricks(levels: dict[str, Level]) -> None:
    for key in ("14.7", "14.8", "14.9"):
        p = replay(levels[key]["record"])
        need(len(p.winners) == 8 and p.points == levels[key]["total"], f"{key}: all tricks {p.points}")
        need(worth([c for _, c in p.last]) == levels[key]["points"], f"{key}: points")
        need(("S", p.down) in p.last, f"{key}: the down card is the last")
    p = replay(levels["14.7"]["record"])
    need(p.bid == 16 == p.points["NS"] and worth([c for _, c in p.last]) == 2, "14.7: the two points that lacked")
    need([c[1] for _, c in p.last].count("H") == 1 and worth(["9D"]) == 2, "14.7: one heart")
    need([t[0] for t in p.tricks[5:7]] == [("S", "JH"), ("S", "9H")], "14.7: two trumps led before")
    need([w[2] for w in p.winners[5:7]] == ["highest-of-led-suit"] * 2, "14.7: as ordinary cards")
    p = replay(levels["14.8"]["record"])
    need(p.bid == 15 == p.points["NS"], "14.8: exactly the bid")
    need([t[0][1][1] for t in p.tricks].count("H") == 3 and p.down == "QH", "14.8: hearts were led three times")
    p = replay(levels["14.9"]["record"])
    need((p.bid, p.points["NS"], p.exposed) == (14, 13, False), "14.9: one short, never turned up")
    need([c for _, c in p.last if c[1] == "C"] == ["9C", "8C", "AC"], "14.9: the lowest of three clubs")
