"""What lesson 09 promises beyond its levels."""

from __future__ import annotations

import re

from tests.lessons.check import guided
from tests.lessons.check.latinern import LADDER, Position, partner, replay, winner
from tests.lessons.check.lesson_08 import pairs
from tests.lessons.check.model import DECK, Level, need

STEM = "09_guided_you_are_blind"
GAME = "latinern"
CELLS = (r'lesson\.beside\("09\.[12]"\)',)


def left(p: Position, tricks: int) -> list[str]:
    """Return the pairs that are left after so many tricks for South, who has seen its own cards (L9).

    A pair needs a card of the trump suit that the dealer, and one of the Schlag rank that forehand can have been dealt.
    """
    mine = set(p.dealt["S"])
    shown = [play for trick in p.tricks[:tricks] for play in trick if play[0] != "S"]

    def possible(seat: str, sign: str) -> set[str]:
        own = {card for who, card in shown if who == seat}
        free = set(DECK) - mine - {card for _, card in shown}
        return {card for card in (own | free if len(own) < 5 else own) if sign in card}

    found = []
    for pair in pairs(p, tricks):
        dealers, forehands = possible(p.dealer, pair[1]), possible(p.forehand, pair[0])
        if dealers and forehands and len(dealers | forehands) > 1:
            found.append(pair)
    return found


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    played = {key: replay(level["record"]) for key, level in levels.items()}
    for key, p in played.items():
        need("S" in p.blind and p.dealer == partner("S"), f"{key}: South is blind, North deals")
        need(levels[key]["record"].count('[Score "NS:10 EW:10"]') == 1, f"{key}: nobody may ask (L19)")
        need(sum(w[0] in "NS" for w in p.winners) == 3, f"{key}: the round is won")
        check_secret(levels[key], p)
    promises_1(guided.positions(levels["09.1"], played["09.1"]), played["09.1"])
    promises_2(guided.positions(levels["09.2"], played["09.2"]), played["09.2"])


def check_secret(level: Level, p: Position) -> None:
    """Check that trump and Schlag are named only where every pair that is left says the same."""
    for lang, what, text, number in guided.texts(level):
        known = left(p, len(guided.positions(level, p)[number].winners))
        for suit in re.findall(r"\{([CDHS])\} (?:are|ist) [Tt]rump", text):
            need({pair[1] for pair in known} == {suit}, f"{lang} {what}: {suit} is not known to be trump")
        for rank in re.findall(r"(?<!If )\{(\w)\+\} are Schlag|sind die \{(\w)\+\} Schlag", text):
            sure = {pair[0] for pair in known} == {"".join(rank)}
            need(sure, f"{lang} {what}: {rank} is not known to be Schlag")
        if re.search(r"[Oo]ne pair|[Ll]ast pair|letzte Paar|[Ee]in Paar", text):
            need(len(known) == 1, f"{lang} {what}: {len(known)} pairs are left")


def promises_1(at: list[Position], p: Position) -> None:
    first, second, third, fourth = at
    need(first.last == [("E", "9C")] and first.turn == "S", "09.1: East leads, South is next")
    need(p.last and [len(left(p, n)) for n in range(5)] == [32, 1, 1, 1, 1], "09.1: one trick, one pair")
    need(left(p, 1) == ["9S"], "09.1: the nine is the Hauptschlag")
    trick = [c for _, c in p.tricks[0]]
    need(trick[winner(trick, "S", "7")[0]] == "JS" and trick[winner(trick, "C", "9")[0]] == "9C", "09.1: else it loses")
    need(second.last[0] == ("N", "TS") and LADDER.index("T") < LADDER.index("K"), "09.1: the ten beats the king")
    need([c for c in p.dealt["S"] if c[1] == "S"] == ["KS"], "09.1: one trump")
    need(third.with_card("S", "TD")[:2] == ("N", "QS") and third.with_card("S", "KS")[0] == "S", "09.1: North has it")
    need(fourth.last == [("N", "AH"), ("E", "7S")], "09.1: East has trumped")
    out = {c for t in fourth.tricks for _, c in t} | set(fourth.left["S"])
    over = [c for c in DECK if c not in out and winner(["AH", "7S", "KS", c], "S", "9")[0] == 3]
    need(sorted(over) == ["9H", "AS"], "09.1: what still beats the king")
    need([len([w for w in q.winners if w[0] in "NS"]) for q in at] == [0, 1, 1, 2], "09.1: the score in tricks")


def promises_2(at: list[Position], p: Position) -> None:
    first, second, third, fourth, _ = at
    counts = [len(left(p, n)) for n in range(4)]
    need(counts == [32, 12, 4, 1] and left(p, 3) == ["QH"], "09.2: 32, 12, 4, 1")
    other = [[("E", "QC"), ("S", "7C"), *p.tricks[0][2:]], *p.tricks[1:]]
    asked = Position(p.dealer, p.dealt, other, p.winners, p.left, p.record, p.acts)
    need(len(left(asked, 1)) == 19, "09.2: with the seven 19")
    need(
        [q.last[0] for q in (first, second, third, fourth)] == [("E", "QC"), ("E", "AS"), ("N", "TH"), ("W", "JH")],
        "led",
    )
    need({pair[1] for pair in left(p, 2)} == {"H"}, "09.2: hearts are trump after two tricks")
    more = [pair for pair in left(p, 2) if pair[0] == "Q"]
    need(more == ["QH"], "09.2: in one of them the queen is more than a trump")
    need(LADDER.index("T") < LADDER.index("Q"), "09.2: else the ten is above it")
    need(fourth.with_card("S", "QH")[0] == "S" and fourth.with_card("S", "AD")[0] == "W", "09.2: now or never")
    need([w[0] for w in fourth.winners] == ["E", "N", "W"], "09.2: one to two")
