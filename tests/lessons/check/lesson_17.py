"""What lesson 17 asks for and promises beyond its levels."""

from __future__ import annotations

import re
from fractions import Fraction

from tests.lessons.check import shared_28
from tests.lessons.check.lesson_11 import counted
from tests.lessons.check.model import LANGS, Level, need
from tests.lessons.check.twenty_eight import Position, replay

STEM = "17_score_and_redeals"
GAME = "twenty-eight"
TABLE = ((14, 1, -2), (20, 2, -3), (25, 3, -4))  # T22: from this bid on, made, failed
ORDER = "NWSE"  # T1


def amounts(bid: int) -> tuple[int, int]:
    return next((made, failed) for lowest, made, failed in reversed(TABLE) if lowest <= bid)


def card_points(p: Position) -> dict[str, int]:
    taken = {"NS": 0, "EW": 0}
    for trick, (seat, _, _) in zip(p.tricks, p.winners, strict=True):
        taken[p.team(seat)] += counted([card for _, card in trick])
    return taken


def scored(p: Position) -> dict[str, int]:
    """T21, T22: what each side scores."""
    need(len(p.tricks) == 8, "all eight tricks")
    side = p.team(p.bidder)
    made, failed = amounts(p.bid)
    return {"NS": 0, "EW": 0} | {side: made if card_points(p)[side] >= p.bid else failed}


def game_points(level: Level, p: Position) -> str:
    own = scored(p)[p.team(level["seat"])]
    return f"{own:+d}" if own else "0"


def before(level: Level) -> dict[str, int]:
    found = re.search(r'\[Score "NS:(-?\d+) EW:(-?\d+)"\]', level["record"])
    return {"NS": int(found[1]), "EW": int(found[2])} if found else {"NS": 0, "EW": 0}


def totals(level: Level, p: Position) -> str:
    return "/".join(str(before(level)[side] + scored(p)[side]) for side in ("NS", "EW"))


def goes_on(_: Level, p: Position) -> str:
    """T20: at exposure, were all eight cards of the suit dealt to the bidder's side?"""
    need(p.acts[-1][1] == "ask", "the down card has just been turned up")
    own = [card for seat, hand in p.dealt.items() if p.team(seat) == p.team(p.bidder) for card in hand]
    return "redeal" if sum(card[1] == p.down[1] for card in own) == 8 else "on"


def raise_from(_level: Level, p: Position) -> str:
    """Solve x * made + (1 - x) * failed = what is certain."""
    (certain, _), (made, failed) = amounts(p.bid), amounts(max(24, p.bid + 1))
    return str(Fraction(certain - failed, made - failed))


def may_raise(_: Level, p: Position) -> str:
    need(p.phase == "raise" and p.acts[-1][1].startswith("trump="), "nobody has been asked yet")
    return p.bidder + ORDER[(ORDER.index(p.bidder) + 2) % 4]


def deals_next(_: Level, p: Position) -> str:
    need(any(scored(p).values()), "the deal counted")
    return ORDER[(ORDER.index(p.dealer) + 1) % 4]


def shown(level: Level, p: Position, card: str) -> bool:
    """T10: the four jacks of one hand."""
    jacks = [own for own in p.dealt[level["seat"]] if own[0] == "J"]
    return len(jacks) == 4 and card in jacks


CHOOSE = shared_28.CHOOSE | {"goes-on": goes_on, "raise-from": raise_from}
PICK_SEATS = {"may-raise": may_raise, "deals-next": deals_next}
PICK_CARDS = {"shown": shown}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    rows = [(low, high, *amounts(low)) for low, high in ((14, 19), (20, 24), (25, 28))]
    need(all(amounts(low) == amounts(high) for low, high, _, _ in rows), "the rows")
    need(all(-failed == made + 1 for _, _, made, failed in rows), "failing costs one more")
    for lang, to in zip(LANGS, ("to", "bis"), strict=True):
        for low, high, made, failed in rows:
            need(f"| {low} {to} {high} | +{made} | −{-failed} |" in pages[lang], f"17 {lang}: row {low}")
        need(re.search(r"4 (of|von) 5", pages[lang].split("\n## ")[-1]), f"17 {lang}: 4 of 5")
    need((5 * 1, 4 * 2 - 3) == (5, 5) and (2 - 3, 3 * 2 - 2 * 3, 2 * 2 - 3) == (-1, 0, 1), "17.6: the sums")
    by_hand = {"game-points": game_points, "totals": totals}  # without the referee, who is asked for the answers
    asked = [level for level in levels.values() if level.get("ask") in by_hand]
    need(len(asked) >= 4, "17: game points and totals")
    for level in asked:
        need(level["accept"] == [by_hand[level["ask"]](level, replay(level["record"]))], f"{level['key']}: by hand")
    ends = {"17.1": ("S", 16), "17.2": ("N", 20), "17.3": ("W", 17), "17.10": ("E", 24)}
    for key, (bidder, bid) in ends.items():
        p = replay(levels[key]["record"])
        need((p.bidder, p.bid) == (bidder, bid), f"{key}: {bidder} plays for {bid}")
        need(card_points(p) == levels[key]["total"], f"{key}: {card_points(p)}")
        need(p.result is not None and p.result.get("game_points") == scored(p)[p.team(bidder)], f"{key}: the referee")
    need(
        levels["17.9"]["record"] == levels["17.3"]["record"] and replay(levels["17.9"]["record"]).dealer == "E", "17.9"
    )
    need(levels["17.6"]["record"] == levels["17.4"]["record"], "17.6: the hand of 17.4")
    p = replay(levels["17.4"]["record"])
    hand = p.dealt["S"]
    need((p.bid, p.down, p.turn) == (17, "TC", "S"), "17.4: 17, the ten face down")
    need((sum(c[1] == "C" for c in hand), sum(c[0] == "J" for c in hand)) == (6, 3), "17.4: six trumps, three jacks")
    need({"JC", "9C"} <= set(hand), "17.4: the two highest")
    p = replay(levels["17.5"]["record"])
    need((p.bidder, p.bid) == ("W", 17), "17.5: West has 17")
    p = replay(levels["17.7"]["record"])
    need(p.down == "JH" and p.bid == 14 and sorted(levels["17.7"]["cards"]) == sorted(p.dealt["S"]), "17.7: the hand")
    p = replay(levels["17.8"]["record"])
    need((p.bidder, p.bid, p.down, p.dealer) == ("S", 16, "8C", "E"), "17.8: as the goal says")
    need(p.acts[-4:] == [("N", "7C"), ("W", "8H"), ("S", "JC"), ("E", "ask")], "17.8: the trick")
    need(before(levels["17.10"]) == {"NS": 2, "EW": 1}, "17.10: before")
    p = replay(levels["17.10"]["record"])
    need(("E", "16") in p.acts and ("E", "raise=24") in p.acts and amounts(16)[0] == 1, "17.10: raised")
    hand = p.dealt["E"]
    need(sum(c[0] == "J" for c in hand) == 3 and "9" + p.down[1] in hand, "17.10: what made East greedy")
