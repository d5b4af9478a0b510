"""What lesson 08 promises beyond its levels."""

from __future__ import annotations

from tests.lessons.check import guided
from tests.lessons.check.latinern import LADDER, Position, partner, replay, winner
from tests.lessons.check.model import RANKS, SUITS, Level, need

STEM = "08_guided_you_know"
GAME = "latinern"


def pairs(p: Position, tricks: int) -> list[str]:
    """Return the pairs with which every one of the first tricks has the winner that it had (L13)."""
    shown = list(zip(p.tricks, p.winners, strict=False))[:tricks]
    return [
        rank + suit
        for rank in RANKS
        for suit in SUITS
        if all(trick[winner([c for _, c in trick], suit, rank)[0]][0] == won[0] for trick, won in shown)
    ]


def winning(p: Position, seat: str) -> set[str]:
    """Return the cards with which the seat, as the last to play, takes the trick that lies there."""
    return {card for card in p.left[seat] if p.with_card(seat, card)[0] == seat}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    played = {key: replay(level["record"]) for key, level in levels.items()}
    for key, p in played.items():
        need("S" in p.knowers and partner("S") in p.blind, f"{key}: South knows, North does not")
        need(levels[key]["record"].count('[Score "NS:10 EW:10"]') == 1, f"{key}: nobody may ask (L19)")
        need(sum(w[0] in "NS" for w in p.winners) == 3, f"{key}: the round is won")
    need([p.dealer for p in played.values()] == ["S", "E", "S"], "dealer, forehand, dealer")
    promises_1(guided.positions(levels["08.1"], played["08.1"]))
    promises_2(guided.positions(levels["08.2"], played["08.2"]), played["08.2"])
    promises_3(guided.positions(levels["08.3"], played["08.3"]), played["08.3"])


def promises_1(at: list[Position]) -> None:
    first, second, third, fourth = at
    need(first.hauptschlag == "AH" == first.last[0][1], "08.1: the Hauptschlag is led")
    need([c for c in first.left["S"] if c[1] == "H"] == ["QH"], "08.1: one trump and no more")
    need({c for c in first.left["S"] if c[0] == "A"} == {"AC", "AD"}, "08.1: two Schläge")
    need(winning(second, "S") == {"QH", "AC", "AD"}, "08.1: three cards take the second trick")
    need(
        second.last[2] == ("E", "JH") and second.with_card("S", "KD")[:2] == ("E", "JH"), "08.1: East has it till then"
    )
    need(second.with_card("S", "7S" if "7S" in second.left["S"] else "KD")[0] == "E", "08.1: nothing else does")
    for p in (third, fourth):
        out = {c for trick in p.tricks for _, c in trick}
        need(p.hauptschlag in out and p.turn == "S", "08.1: the Hauptschlag is gone, and South leads")
        need(not {"AS"} & (out | set(p.dealt["S"])), "08.1: one Schlag is still out")
    need((len(first.winners), len(second.winners), len(third.winners)) == (0, 1, 2), "08.1: the score in tricks")
    need([w[0] for w in fourth.winners] == ["W", "S", "S"], "08.1: one for the others, then two")


def promises_2(at: list[Position], p: Position) -> None:
    first, second, third, fourth = at
    need(first.turn == "S" == first.forehand and first.hauptschlag == "9H" == first.dealt["S"][0], "08.2: South leads")
    need([c for c in first.left["S"] if c[1] == first.trump] == ["9H", "8H", "KH"], "08.2: three trumps")
    need(LADDER[:3] == "ATK" and first.bottoms[0] == "AH", "08.2: two ordinary trumps are above the king")
    need(second.last[0] == ("W", "TH") and len(second.last) == 3, "08.2: West leads a trump, South plays last")
    need(second.with_card("S", "8S")[:2] == ("N", "9C") == second.with_card("S", "KH")[:2], "08.2: North has the trick")
    need(second.with_card("S", "9H")[0] == "S", "08.2: the Hauptschlag takes it from North")
    cards = [card for _, card in second.last]
    need(cards[winner(cards, "C", "7")[0]] == "JC", "08.2: as an ordinary trump the nine loses to the jack")
    need(pairs(p, 2) == ["9C", "9H", "9S"], "08.2: three pairs, one Schlag")
    need(third.last[0] == ("N", "9D") and len(third.last) == 2, "08.2: North leads a Schlag, West plays last")
    need([len(q.winners) for q in at] == [0, 1, 2, 3], "08.2: a trick at a time")
    need([w[:2] for w in fourth.winners] == [("W", "AS"), ("N", "9C"), ("N", "9D")], "08.2: North took two")


def promises_3(at: list[Position], p: Position) -> None:
    first, second, third, fourth, _ = at
    need(winning(first, "S") == {"QH"} == winning(second, "S"), "08.3: only the Hauptschlag takes the first two")
    need({pair[0] for pair in pairs(p, 1)} == {"Q"}, "08.3: after one trick the Schlag is known")
    need(
        "TS" in [c for _, c in first.last] and LADDER.index("T") < LADDER.index("Q"), "08.3: the ten is above the queen"
    )
    need(second.last[0] == ("W", "QC") == ("W", second.bottoms[1]), "08.3: the bottom card of forehand is led")
    need(winning(third, "S") == {"JH", "QH", "QD"} == set(third.left["S"]), "08.3: all three cards take the third")
    need([w[0] for w in third.winners] == ["W", "W"], "08.3: two for the others")
    need((len(pairs(p, 2)), pairs(p, 3), len(RANKS) * len(SUITS)) == (4, ["QH"], 32), "08.3: pairs left")
    need({pair[1] for pair in pairs(p, 2)} == set(SUITS), "08.3: any suit may be trump before the third trick")
    need([r for r in LADDER if r != "Q" and LADDER.index(r) < LADDER.index("J")] == ["A", "T", "K"], "08.3: above JH")
    out = {c for trick in fourth.tricks for _, c in trick}
    need({"QS", "QC"} <= out and set(fourth.left["S"]) == {"QH", "QD"}, "08.3: the other Schläge are played")
