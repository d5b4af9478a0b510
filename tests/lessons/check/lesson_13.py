"""What lesson 13 promises beyond its levels: the hidden trump."""

from __future__ import annotations

from tests.lessons.check.kinds_twenty_eight import lines
from tests.lessons.check.model import Level, need
from tests.lessons.check.twenty_eight import LADDER, Position, replay

STEM = "13_the_hidden_trump"
GAME = "twenty-eight"
POINTS = {"J": 3, "9": 2, "A": 1, "T": 1}


def worth(cards: list[str]) -> int:
    """Return the card points of cards (T3)."""
    return sum(POINTS.get(card[0], 0) for card in cards)


def may_ask(_: Level, p: Position) -> str:
    """Return the seats that could have asked before they played to the last trick (T15)."""
    need(len(p.tricks) == len(p.winners), "the trick is complete")
    first, seats = len(p.acts) - len(p.last), ""
    for place in range(first, len(p.acts)):
        seat = p.acts[place][0]
        seats += seat if "ask" in Position(p.record, p.acts[:place]).legal(seat) else ""
    return seats


def hide_small(level: Level, p: Position) -> list[str]:
    """Return the down cards of the longest suit that take the fewest points out of the hand."""
    hand = p.dealt[level["seat"]][:4]
    need(p.phase == "trump" and p.turn == level["seat"], "the bidder chooses trump")
    long = max(hand, key=lambda card: sum(other[1] == card[1] for other in hand))[1]
    least = min(worth([card]) for card in hand if card[1] == long)
    return [f"trump={card}" for card in hand if card[1] == long and worth([card]) == least]


def most_points(level: Level, p: Position) -> list[str]:
    """Return the lines with which the seat's side counts the most points in this trick."""
    need(len(p.last) == 3 and p.turn == level["seat"], "the seat plays last")
    brought = {}
    for line, q in lines(level, p).items():
        ours = p.team(q.winners[-1][0]) == p.team(level["seat"])
        brought[line] = worth([card for _, card in q.last]) if ours else 0
    need(max(brought.values()) == level["points"], f"points {brought}")
    return [line for line, points in brought.items() if points == max(brought.values())]


PICK_SEATS = {"may-ask": may_ask}
JUDGES = {"hide-small": hide_small, "most-points": most_points}


def promises(levels: dict[str, Level], _: dict[str, str]) -> None:
    p = replay(levels["13.1"]["record"])
    hand = p.dealt["S"][:4]
    need((p.bidder, p.bid) == ("S", 16) and sum(c[1] == "C" for c in hand) == 3, "13.1: 16, and three clubs")
    need([c for c in hand if c[1] == "H"] == ["9H"] and worth(["JC"]) == 3, "13.1: no other heart; three points")
    need(sorted("J9", key=LADDER.index) == ["J", "9"] and LADDER.startswith("J9"), "13.1: the nine is the second")
    q = replay(levels["13.2"]["record"])
    need(q.dealt == p.dealt and q.down == "8C" and len(q.hand("S")) == 7, "13.2: the same deal, seven in hand")
    need(all(len(q.hand(s)) == 8 for s in "NEW"), "13.2: everybody else holds eight")
    p = replay(levels["13.3"]["record"])
    need(p.last == [("E", "JS"), ("N", "8S"), ("W", "TC")] and p.bidder == "E", "13.3: East's jack, East's bid")
    need(sum(c[1] == p.down[1] for c in p.hand("S")) == 4, "13.3: four cards of the hidden suit")
    need(worth(["7S"]) == 0 and worth(["9S"]) == 2 and worth(["JS", "TC"]) == 4, "13.3: two points at home")
    p = replay(levels["13.4"]["record"])
    need(p.down == "KS" and not p.exposed and p.bidder == "S", "13.4: the king of spades is hidden")
    need([worth([c]) for _, c in p.last] == [0, 3, 1, 2] and levels["13.4"]["points"] == 6, "13.4: three, one and two")
    need(p.last[-1] == ("N", "9S") and p.winners[-1][0] == "S", "13.4: North comes last and gives")
    p = replay(levels["13.5"]["record"])
    need(len(p.legal("S")) == 9 and p.winners == [] and p.last[-1] == ("W", "JC"), "13.5: nine, West on top")
    need(all(p.then("S", c).winners[-1][0] == "W" for c in p.hand("S")), "13.5: a discard never wins")
    p = replay(levels["13.6"]["record"])
    need(p.bidder == "N" and not p.exposed and [s for s, _ in p.last] == ["W", "S", "E", "N"], "13.6: North bid")
    need([c[1] for _, c in p.last] == ["H", "S", "H", "D"], "13.6: South and North did not follow")
    p = replay(levels["13.7"]["record"])
    need(p.bidder == "E" and p.down[1] == "H" and {"KH", "7H"} <= set(p.hand("S")), "13.7: two hearts in hand")
    for card in p.hand("S"):
        need(worth([card]) == (card == "TC"), "13.7: one single card with a point")
        q = p.then("S", card)
        need(q.winners[-1][0] == "N" and worth([c for _, c in q.last]) == 3 + (card == "TC"), "13.7: North keeps it")
    for line in ("ask KH", "ask 7H"):
        q = lines(levels["13.7"], p)[line]
        need(q.winners[-1][::2] == ("S", "highest-trump") and worth([c for _, c in q.last]) == 3, f"13.7: {line}")
