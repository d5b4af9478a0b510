"""What lesson 07 promises beyond its levels: prices and chances of asking, once more from the rules page."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

from tests.lessons.check.latinern import Position, partner, replay, winner
from tests.lessons.check.model import DECK, LANGS, Level, need
from tests.referee import latinern as referee

STEM = "07_asking"
GAME = "latinern"
MORE = {"choose": {"unseen", "chance"}}


def result(level: Level, p: Position) -> str:
    """Say who gets how many points (L17, L19, L21)."""
    ended = referee.ending(p.record, p.acts)
    need(ended is not None, "the round is over")
    assert ended is not None
    return f"{ended['winner']}{ended['points']}"


def value(stake: int, chance: Fraction) -> Fraction:
    """Return what staying is worth on average: one more than the stake, won or lost (L17)."""
    return (stake + 1) * chance - (stake + 1) * (1 - chance)


def break_even(stake: int) -> Fraction:
    """Return the chance at which staying is worth as much as going, by trying all with small denominators."""
    found = [c for n in range(1, 30) for k in range(n + 1) if value(stake, c := Fraction(k, n)) == -stake]
    return found[0]


def bluff(stake: int) -> Fraction:
    """Return how often they must go, so that asking in a lost round costs as much as saying nothing (L17, L20)."""
    every = (Fraction(k, n) for n in range(1, 30) for k in range(n + 1))
    return next(q for q in every if stake * q - (stake + 1) * (1 - q) == -stake)


def unseen(level: Level, p: Position) -> list[str]:
    """Return the cards that the seat has not seen: not played, not in hand, and not a bottom card shown."""
    seen = {c for trick in p.tricks for _, c in trick} | set(p.seen(level["seat"]))
    return [c for c in DECK if c not in seen]


def saving(level: Level, p: Position) -> list[str]:
    """Return the unseen cards with which the one player still to come takes the last trick for the seat's side."""
    last = p.turn or next(s for s in "NESW" if p.left[s])
    need(len(p.tricks) == 5 and [s for s in "NESW" if p.left[s]] == [last], "one card is still to be played")
    need(last in p.blind and last == partner(level["seat"]), "the partner, who has no bottom card, holds it")
    need(sorted(s in "NS" for s, _, _ in p.winners) == [False, False, True, True], "two tricks all")
    cards = [c for _, c in p.last]
    return [c for c in unseen(level, p) if winner([*cards, c], p.trump, p.schlag)[0] in (3, place_of(level["seat"], p))]


def place_of(seat: str, p: Position) -> int:
    """Return the place of a seat in the trick."""
    return [s for s, _ in p.last].index(seat)


def chance(level: Level, p: Position) -> Fraction:
    """Return the share of the unseen cards that win the round."""
    share = Fraction(len(saving(level, p)), len(unseen(level, p)))
    need(
        level["chance"] == str(share) and level["unseen"] == len(unseen(level, p)),
        f"{share} of {len(unseen(level, p))}",
    )
    need(sorted(level["cards"]) == sorted(saving(level, p)), f"cards {saving(level, p)}")
    return share


def answer(level: Level, p: Position) -> str:
    """Go or stay, where every point counts the same."""
    return "stay" if value(stake_of(p), chance(level, p)) > -stake_of(p) else "go"


def stake_of(p: Position) -> int:
    return referee.stake(p.acts)


CHOOSE: dict[str, Callable[[Level, Position], object]] = {
    "result": result,
    "break-even": lambda _level, p: break_even(stake_of(p)),
    "bluff": lambda _level, p: bluff(stake_of(p)),
    "answer": answer,
}


def said(level: Level, pattern: str) -> None:
    """Check that a text of the level says something, in both languages."""
    for lang in LANGS:
        whole = " ".join([level["done"][lang], *level["hints"][lang], *(entry[lang] for entry in level["wrong"])])
        need(re.search(pattern, whole), f"{level['key']} {lang}: {pattern}")


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    at = {key: replay(level["record"]) for key, level in levels.items()}
    check_rights(levels, at)
    check_sums(levels)
    check_last_trick(levels, at)
    check_offences(levels, at)
    for lang in LANGS:
        rows = re.findall(
            r"^\| (\d) \| −(\d) \| −(\d) \| \+(\d) \| .*?1 (?:in|von) (\d) \|$", pages[lang], re.MULTILINE
        )
        want = [(n, n, n + 1, n + 1, break_even(n).denominator) for n in (2, 3)]
        need([tuple(map(int, row)) for row in rows] == want, f"07 {lang}: table of prices {want}")
    half = Fraction(1, 2)
    need(2 * (2 * half - 1) == 3 * (2 * half - 1), "asking is even at one half, if they stay")
    need(2 * (2 * Fraction(3, 5) - 1) < 3 * (2 * Fraction(3, 5) - 1), "and pays above")


def check_rights(levels: dict[str, Level], at: dict[str, Position]) -> None:
    """Check who may say what when (L16, L18), and that the first round is won."""
    p = at["07.1"]
    need(p.turn == "N" and not p.legal("S")[1:] and len(p.winners) == 2, "07.1: North leads, South may only ask")
    schlag = [r + s for r in p.schlag for s in "CDHS"]
    played = {c for trick in p.tricks for _, c in trick}
    own = [c for c in schlag if c in p.left["S"]]
    need(len(own) == 2 and len(played & set(schlag)) == 2, "07.1: two Schläge gone, two in hand")
    need([s in "NS" for s, _, _ in p.winners].count(True) == 1, "07.1: one trick won, two to come")
    p = at["07.2"]
    need(p.acts[-1] == ("W", "ask") and referee.turn(p.record, p.acts[:-1]) == "S", "07.2: asked when South is to play")
    need("S" in p.blind and sum(c[0] == p.schlag for c in p.left["W"]) == 2, "07.2: blind; West has two Schläge")
    p = at["07.3"]
    won = [s in "NS" for s, _, _ in p.winners]
    need(won == [True, True, False, False], "07.3: two tricks, then two all")
    words = [(s, w) for s, w in p.acts if w in ("ask", "stay", "go")]
    need(words == [("S", "ask"), ("W", "stay"), ("E", "ask"), ("S", "go")], "07.3: as the goal says")
    need(p.last == [("E", "AC")], "07.3: East has led the ace")
    rest = [c for c in unseen(levels["07.3"], p) if winner(["AC", c], p.trump, p.schlag)[0] == 1]
    need(len(rest) == 1 and "AC"[1] == p.trump, "07.3: one unseen card beats the ace of trumps")
    need(len([s for s, _, _ in at["07.4"].winners]) == 2, "07.4: one trick each")


def check_sums(levels: dict[str, Level]) -> None:
    """Check the sums of 07.4, 07.6 and 07.7."""
    for key, stake in (("07.4", 2), ("07.6", 3)):
        better = (stake + 1) + stake
        need(break_even(stake) == Fraction(1, 1 + better), f"{key}: one worse against {better} better")
        need(better == {2: 5, 3: 7}[stake], f"{key}: five, seven")
    need(2 * value(2, Fraction(1, 2)) == 0 and 2 * -2 == -4, "07.4: one in two")
    need(3 * value(2, Fraction(1, 3)) == -3 and 3 * -2 == -6, "07.4: one in three")
    need(2 + 2 == 4 and bluff(2) == Fraction(1, 1 + 4), "07.7: one worse against four better")
    need((2 - 3, 2 * -2) == (-1, -4) and (2 - 2 * 3, 3 * -2) == (-4, -6), "07.7: the wrong answers")
    said(levels["07.4"], r"\b3 up, 3 down\b|\b3 rauf, 3 runter\b")
    said(levels["07.7"], r"2 up, 6 down, 4 lost|2 rauf, 6 runter, macht 4 Verlust")


def check_last_trick(levels: dict[str, Level], at: dict[str, Position]) -> None:
    """Check the two answers to the same cards."""
    two, three = at["07.5"], at["07.6"]
    need(two.dealt == three.dealt and two.tricks == three.tricks, "07.5 and 07.6: the same cards")
    need((stake_of(two), stake_of(three)) == (2, 3), "07.5 and 07.6: one step up")
    share = chance(levels["07.5"], two)
    need(13 * -value(2, share) == 27 and 13 * 2 == 26, "07.5: 27/13 and 26/13")
    need(share < Fraction(2, 12) == break_even(2), "07.5: less than 2 in 12")
    need(share > Fraction(2, 16) == break_even(3), "07.6: more than 2 in 16")
    need((round(13 * share), 13 - round(13 * share), 13 * 3) == (2, 11, 39), "07.5, 07.6: two and eleven")
    need(three.acts[12:14] == [("S", "ask"), ("W", "stay")], "07.6: asked after the third trick")
    need(unseen(levels["07.5"], two) == unseen({"seat": "W"}, two), "07.5: West has seen the same cards")
    need(not [c for c in saving(levels["07.5"], two) if c[0] == two.schlag and c != "JS"], "07.5: the last Schlag")
    said(levels["07.5"], r"\b2 (?:in|von) 13\b")


def check_offences(levels: dict[str, Level], at: dict[str, Position]) -> None:
    """Check the penalty by both house rules, and the remark."""
    p, level = at["07.8"], levels["07.8"]
    need(p.record.score == {"NS": 9, "EW": 6} and p.acts[-1] == ("S", "ask"), "07.8: as the goal says")
    need(referee.stake(p.acts[:-1]) == 3, "07.8: worth 3")
    house = replay(level["record"].replace("[Score", '[Rules "late_ask_penalty=stake"]\n[Score'))
    need(referee.stake(at["07.1"].acts) == 2, "07.8: the price is what a round is worth before anybody asks")
    need((result(level, p), result(level, house)) == ("EW2", "EW3"), "07.8: 2, and 3 in some houses")
    early = replay(level["record"].replace("NS:9", "NS:8"))
    need(referee.ending(early.record, early.acts) is None, "07.8: with 8 the question is allowed")
    p = at["07.9"]
    need(p.acts[-2:] == [("W", "ask"), ("S", "leak")] and "S" in p.blind, "07.9: blind, while a question is open")
    need(p.schlag != "K", "07.9: a wrong guess")
