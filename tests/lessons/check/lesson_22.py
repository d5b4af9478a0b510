"""What lesson 22 asks for and promises: counted and solved once more, by the rules pages alone."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from tests.lessons.check.latinern import Position, after, hauptschlag_places, replay, winner
from tests.lessons.check.model import LANGS, SEATS, SUITS, Level, need

STEM = "22_experiments"
GAME = "latinern"
ALSO = ("twenty-eight",)
MORE = {"choose": {"where", "of"}}
_SIMULATE = r'simulate\("latinern", \{[^}]*\}, deals=\d+(?:, [^)]*(?:\(\))?)?\)'
_TOLD = r'lesson\.tell\((?:what_if|sweep)\(lesson\.record\("22\.4"\), "[^"]+"\)\)'
CELLS = (
    rf"from trickkit\.lab import simulate\n\nrun = {_SIMULATE}\nrun\.summary\(lesson\.lang\)",
    r"from trickkit\.lab\.charts import compared, course, points, shares\n\nshares\(run, lesson\.lang\)",
    r"course\(run, lang=lesson\.lang\)",
    r'from trickkit\.lab import deals, probability\n\nprobability\("latinern", "hauptschlag not dealt"\)',
    r'lesson\.tell\(deals\("[a-z-]+", "[^"]+", \d+\)\)',
    rf"\w+ = [^\n]+\n\w+ = \{{\n    name: {_SIMULATE}\n    for [^\n]+\n\}}\ncompared\(\w+, lang=lesson\.lang\)",
    r"from trickkit\.games\.latinern import PlayCard\n\n\ndef mine\(view\):\n(?:    [^\n]+\n?)+",
    r"from trickkit\.lab\.what_if import sweep, what_if\n\n" + _TOLD,
    _TOLD,
    rf'if lesson\.needs\("processes"\):\n    again = {_SIMULATE}\n    display\(again\.summary\(lesson\.lang\)\)',
    r'if lesson\.needs\("dask"\):\n(?:    [^\n]+\n|\n)+    display\(shares\(spread, lesson\.lang\)\)',
)
HAND, HANDS = 8, 4


# ---------------------------------------------------------------------------------------------------- counted again
def jack_and_nine(seats: int, cards: int) -> Fraction:
    """Return how often one of so many seats holds jack and nine of a suit among so many cards each, out of 32.

    The jacks and nines are eight cards; where they lie is listed in every way, the rest of the deck never matters.
    """
    places = [*range(seats), None]  # a seat, or anywhere else
    sizes = [cards] * seats + [32 - cards * seats]
    found = Fraction(0)
    for where in itertools.product(range(len(places)), repeat=8):
        if any(where[2 * i] == where[2 * i + 1] < seats for i in range(4)):
            found += ways(where, sizes)
    return found


@cache
def _ordered(counts: tuple[int, ...], sizes: tuple[int, ...]) -> Fraction:
    share, dealt = Fraction(1), 0
    for count, size in zip(counts, sizes, strict=True):
        for taken in range(count):
            share *= Fraction(size - taken, 32 - dealt)
            dealt += 1
    return share


def ways(where: tuple[int, ...], sizes: list[int]) -> Fraction:
    """Return the chance that these eight cards lie at just these places."""
    return _ordered(tuple(where.count(place) for place in range(len(sizes))), tuple(sizes))


@cache
def exact(where: str) -> Fraction:
    if where == "hauptschlag not dealt":
        return hauptschlag_places()["out"]
    need(where == "anyone holds J,9 of a suit", f"nobody has counted {where}")
    return jack_and_nine(HANDS, HAND)


def how_many(level: Level, _p: Any) -> str:
    return str(round(exact(level["where"]) * level["of"]))


def sure(level: Level, _p: Any) -> str:
    """Return the only result that a coin would hardly reach: its distance from a half is over 1.96 standard errors.

    Wilson's interval lies above a half just then.
    """
    found: list[str] = []
    for option in level["options"]:
        hits, tries = map(int, option["key"].split("/"))
        if (hits - tries / 2) / (tries / 4) ** 0.5 > 1.959964:
            found.append(option["key"])
    (only,) = found
    return only


# ----------------------------------------------------------------------------------------------------- solved again
def takes_three(p: Position) -> str:
    """Return the side that wins the round if everybody plays best: every line is tried."""

    def side(left: dict[str, tuple[str, ...]], lead: str, table: tuple[str, ...], won: tuple[int, int]) -> str:
        if 3 in won:
            return "NS" if won[0] == 3 else "EW"
        seat = after(lead, len(table))
        mine = "NS" if seat in "NS" else "EW"
        for card in left[seat]:
            less = {**left, seat: tuple(c for c in left[seat] if c != card)}
            cards = (*table, card)
            if len(cards) < len(SEATS):
                result = side(less, lead, cards, won)
            else:
                taker = after(lead, winner(list(cards), p.trump, p.schlag)[0])
                gained = (won[0] + 1, won[1]) if taker in "NS" else (won[0], won[1] + 1)
                result = side(less, taker, (), gained)
            if result == mine:
                return mine
        return "EW" if mine == "NS" else "NS"

    tricks = [w[0] for w in p.winners]
    won = (sum(w in "NS" for w in tricks), sum(w in "EW" for w in tricks))
    return side({s: tuple(p.left[s]) for s in SEATS}, p.turn, (), won)


def exchanged(level: Level, first: str, second: str) -> Position | None:
    """Return the position with two cards exchanged in the deal; None if a trick would have gone elsewhere."""
    other = {first: second, second: first}
    head, deal, rest = re.split(r'(\[Deal "[^"]*"\])', level["record"], maxsplit=1)
    swapped = re.sub(r"[7-9TJQKA][CDHS]", lambda found: other.get(found[0], found[0]), deal)
    p, new = replay(level["record"]), replay(head + swapped + rest)
    return new if [w[:2] for w in p.winners] == [w[:2] for w in new.winners] else None


def turning(level: Level, p: Position) -> str:
    found: list[str] = []
    for option in level["options"]:
        new = exchanged(level, *option["key"].split("-"))
        need(new is not None, f"{option['key']} fits what was played")
        if new is not None and takes_three(new) != takes_three(p):
            found.append(option["key"])
    (only,) = found
    return only


CHOOSE: dict[str, Any] = {"how-many-deals": how_many, "sure-result": sure, "turning-exchange": turning}


# ------------------------------------------------------------------------------------------------------ the promises
def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    need(exact("hauptschlag not dealt") == Fraction(42, 155), "22.1: 42 of 155")
    need(round(1000 * (1 - exact("hauptschlag not dealt"))) == 729, "22.1: 729")
    one, first = jack_and_nine(1, HAND), jack_and_nine(HANDS, 4)
    need([round(100 * each) for each in (one, first, 4 * one)] == [21, 18, 86], "22.3: 21, 18, 86")
    need(exact("anyone holds J,9 of a suit") > Fraction(3, 5), "22.3: nearly two of three")
    heads = Fraction(sum(comb(10, n) for n in range(7, 11)), 2**10)
    need(Fraction(1, 6) <= heads < Fraction(1, 5), "22.2: one in six")
    need(wilson(55, 100) == (45, 64) and wilson(540, 1000) == (51, 57), "22.2: the ranges")
    p = replay(levels["22.4"]["record"])
    need((p.trump, p.schlag, p.turn, takes_three(p)) == ("C", "T", "N", "NS"), "22.4: the position")
    goal = {"N": "7H AS 8S", "E": "9C JS QS", "S": "TS TH 9H", "W": "AC TD KH"}
    need({seat: set(p.left[seat]) for seat in SEATS} == {s: set(c.split()) for s, c in goal.items()}, "22.4: the hands")
    need({w[0] in "NS" for w in p.winners} == {True, False}, "22.4: a trick each")
    need(all(f"{r}{s}" not in p.left["N"] for r in "T" for s in SUITS), "22.4: no Schlag in North's hand")
    for lang in LANGS:
        need("95" in pages[lang] and "executor=2" in pages[lang], f"22 {lang}: the range and the processes")


def wilson(hits: int, tries: int) -> tuple[int, int]:
    """Return both ends in percent: where a share lies 1.96 of its own standard errors from the one seen."""
    seen, z = hits / tries, 1.959964
    inside = [p for p in range(1, 1000) if abs(seen - p / 1000) <= z * (p / 1000 * (1 - p / 1000) / tries) ** 0.5]
    return round(inside[0] / 10), round(inside[-1] / 10)
