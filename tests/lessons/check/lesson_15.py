"""What lesson 15 promises beyond its levels: exposure."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tests.lessons.check import shared_28
from tests.lessons.check.kinds_twenty_eight import after_of, lines
from tests.lessons.check.lesson_13 import worth
from tests.lessons.check.model import DECK, SEATS, Level, need
from tests.lessons.check.twenty_eight import LADDER, Position, replay

STEM = "15_exposure"
GAME = "twenty-eight"
MORE = {"best-card": {"worlds", "chance", "open"}}


def unseen(p: Position, seat: str) -> list[str]:
    """Return the cards that a seat has not seen."""
    return [card for card in DECK if card not in p.seen(seat)]


def worlds(p: Position, seat: str) -> Iterator[Position]:
    """Yield every position that the seat takes for possible; it is the bidder, or trump is known."""
    need(p.exposed or p.bidder == seat, "the down card is known")
    played = {s: [c for trick in p.tricks for who, c in trick if who == s] for s in SEATS}
    own = {s: played[s] + ([p.down] if s == p.bidder and p.down not in played[s] else []) for s in SEATS}
    others, pool = [s for s in SEATS if s != seat], unseen(p, seat)
    room = {s: 8 - len(own[s]) for s in others}
    for first in itertools.combinations(pool, room[others[0]]):
        rest = [c for c in pool if c not in first]
        for second in itertools.combinations(rest, room[others[1]]):
            third = [c for c in rest if c not in second]
            hands = dict(p.dealt) | {
                s: own[s] + list(got) for s, got in zip(others, (first, second, third), strict=True)
            }
            if followed(p, hands):
                yield Position(replace(p.record, hands=hands), p.acts)


def followed(p: Position, hands: dict[str, list[str]]) -> bool:
    """Tell whether everybody followed suit who could (T13); the bidder's down card lay apart (T8)."""
    gone: set[str] = set()
    for trick in p.tricks:
        led = trick[0][1][1]
        for seat, card in trick:
            left = [c for c in hands[seat] if c not in gone and (c != p.down or seat != p.bidder)]
            if card[1] != led and any(c[1] == led for c in left):
                return False
            gone.add(card)
    return True


def made(p: Position) -> bool:
    """Tell whether the bid is made when everybody sees all cards and plays without a mistake."""
    if p.result is not None:
        return p.points[p.team(p.bidder)] >= p.bid
    outcomes = (made(p.then(p.turn, act)) for act in p.legal(p.turn))
    return any(outcomes) if p.team(p.turn) == p.team(p.bidder) else all(outcomes)


def best(level: Level, p: Position) -> list[str]:
    """Return the lines that make the bid in the most worlds; the level says in how many."""
    seat, possible = level["seat"], list(worlds(p, level["seat"]))
    need(p.team(seat) == p.team(p.bidder), "the bidder's side is to play")
    chance = {
        line: Fraction(sum(made(lines(level, world)[line]) for world in possible), len(possible))
        for line in lines(level, p)
    }
    need(len(possible) == level["worlds"], f"worlds {len(possible)}")
    need({line: Fraction(said) for line, said in level["chance"].items()} == chance, f"chance {chance}")
    return [line for line, share in chance.items() if share == max(chance.values())]


def since_exposure(p: Position) -> dict[str, bool]:
    """Return the cards of the trump suit in the trick that lies there, and whether each came after exposure (T18)."""
    asked = max(place for place, (_, word) in enumerate(p.acts) if word == "ask")
    later = {word for _, word in p.acts[asked:]}
    return {card: card in later for _, card in p.last if card[1] == p.down[1]}


JUDGES = shared_28.JUDGES | {"best": best}


def ended(level: Level, after: str, line: str) -> Position:
    """Return the position at the end of a continuation."""
    q = after_of(level, replay(level["record"]), after, line)
    assert q is not None
    return q


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    asked(levels)
    before_and_after(levels)
    last_tricks(levels)
    for lang, page in pages.items():
        need("`late_trump`" in page, f"15 {lang}: the house rule is named")


def asked(levels: dict[str, Level]) -> None:
    level = levels["15.1"]
    p = replay(level["record"])
    q = ended(level, level["after"], "ask 8S")
    need(worth([c for _, c in p.last]) == 5 == worth([c for _, c in q.last]) == level["points"], "15.1: five points")
    need(q.winners[-1] == ("S", "8S", "highest-trump") and p.down == "KS", "15.1: even the smaller one")
    need({c[1] for _, c in p.last} == {"H"}, "15.1: the others played hearts")
    for entry in level["wrong"]:
        for line in entry["when"]:
            if not line.startswith("ask"):
                lost = p.then("S", line)
                need(lost.winners[-1][:2] == ("E", "JH"), f"15.1: {line} loses")
                need((worth([line]) > 0) == ("points of its own" in entry["en"]), f"15.1: points of {line}")
    for lang in ("en", "de"):
        said = [*level["hints"][lang], *(e[lang] for e in level["wrong"] if not e["when"][0].startswith("ask"))]
        need(not any(f"{{{p.down[1]}" in text or f"{p.down[1]}:" in text for text in said), "15.1: spades stay secret")
    level = levels["15.2"]
    p = replay(level["record"])
    need(p.acts[-1] == ("S", "ask") and p.down == "AC" and p.bidder == "W", "15.2: South has asked")
    need(not any(c[1] == "C" for c in p.hand("S")), "15.2: no trump in hand")
    need(all(p.then("S", c).last[0][1][1] != c[1] for c in p.hand("S")), "15.2: none of them follows")
    q = ended(level, level["after"], "QH")
    need(q.winners[-1] == ("E", "TC", "highest-trump"), "15.2: East takes it")
    need(not any(c[1] == "S" for c in p.hand("E")), "15.2: East cannot follow either")


def before_and_after(levels: dict[str, Level]) -> None:
    p = replay(levels["15.3"]["record"])
    need(p.down == "9C" and p.winners[-1] == ("S", "QC", "highest-trump"), "15.3: the queen wins")
    need(worth([c for _, c in p.last]) == 2 == levels["15.3"]["points"], "15.3: two points")
    need(since_exposure(p) == {"AC": False, "QC": True}, "15.3: the ace came before, the queen after")
    level = levels["15.4"]
    p = replay(level["record"])
    need(p.down == "9C" and p.last[0] == ("N", "JC") and p.acts[-2] == ("W", "ask"), "15.4: the jack came before")
    out = [c for c in unseen(p, "S") if c[1] == "C"]
    need(sorted(out, key=lambda c: LADDER.index(c[0])) == ["AC", "TC", "QC", "8C"], "15.4: what is still out")
    need(worth([c for _, c in ended(level, level["after"], "9C").last]) == 5 == level["points"], "15.4: five points")
    for entry in level["wrong"]:
        q = ended(level, entry["after"], entry["when"][0])
        need(q.winners[-1][:2] == ("E", "TC") and worth([c for _, c in q.last]) == 4, "15.4: East takes four")


def last_tricks(levels: dict[str, Level]) -> None:
    p = replay(levels["15.5"]["record"])
    need(p.points == levels["15.5"]["total"] and p.bid == 16 == p.points["NS"], "15.5: exactly the bid")
    need(worth([c for _, c in p.last]) == 4 and p.down == "7D" == p.last[1][1], "15.5: four points for the seven")
    level = levels["15.6"]
    p = replay(level["record"])
    need(p.dealt == replay(levels["15.5"]["record"]).dealt and p.points["NS"] == 12, "15.6: the same deal, 12 points")
    seen = [c for trick in p.tricks for _, c in trick if c[1] == "D"]
    need(len(seen) == 6 and set(unseen(p, "S")) & {f"{r}D" for r in LADDER} == {"AD"}, "15.6: the ace is missing")
    need(len(unseen(p, "S")) == 5, "15.6: five cards unseen")
    need(ended(level, level["after"], "7D").points == level["total"], "15.6: the bid is made")
    need(sorted(unseen(p, "S")) == ["8C", "9H", "AD", "AH", "TH"], "15.6: the five that are named")
    for world in worlds(p, "S"):
        north, said = world.hand("N"), {c: c in world.hand("N") for c in ("9H", "8C", "AD")}
        need(len(north) == 2 and not said["AD"], "15.6: North has no diamond")
        need(lines(level, world).keys() == {"7D", "AS"}, "15.6: two ways")
        need(made(lines(level, world)["7D"]) == (said["9H"] and not said["8C"]), "15.6: North's nine and no club")
    (wrong,) = level["wrong"]
    lost = ended(level, wrong["after"], "AS")
    need(lost.points["NS"] == 12 and lost.winners[-1] == ("W", "AD", "highest-of-led-suit"), "15.6: waiting loses")
    need(level["chance"] == {"7D": "1/3", "AS": "0"} and level["worlds"] == 18, "15.6: 6 of 18, none")
