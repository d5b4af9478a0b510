"""What lesson 21 asks for and promises beyond its levels."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tests.lessons.check import building, latinern, twenty_eight
from tests.lessons.check.model import DECK, RANKS, SUITS, Level, need
from tests.lessons.check.pages import load

STEM = "21_scenario_lab"
GAME = "latinern"
ALSO = ("twenty-eight",)
KINDS = {"build": building.build}
MORE = {"build": building.FIELDS}
CELLS = (r'lesson\.scenario\("21\.[ABC]"\)', r"lesson\.scenario\(\)")


def shortest(p: twenty_eight.Position, lacks: Callable[[twenty_eight.Position], str], depth: int) -> bool:
    """Tell whether a goal is met after at most so many cards."""
    if not lacks(p):
        return True
    words = [word for word in p.legal(p.turn) if word in DECK] if depth else []
    return any(shortest(p.then(p.turn, word), lacks, depth - 1) for word in words)


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    scenes = {scene["key"]: scene for scene in load(STEM)["scene"]}
    for page in pages.values():
        need("32" in page and page.count("## ") >= 5, "21: the pairs; the parts of the page")
    tricks(levels, scenes)
    deals(levels, scenes)


def tricks(levels: dict[str, Level], scenes: dict[str, Level]) -> None:
    first = latinern.replay(scenes["21.A"]["record"])
    need((first.trump, first.schlag) == ("H", "9"), "21.A: hearts, nines")
    need(first.winners == [("S", "9D", "first-schlag")] and ("N", "AH") in first.last, "21.A: South beats the ace")
    for key in ("21.1", "21.2", "21.4"):
        p = latinern.replay(levels[key]["record"])
        need((p.trump, p.schlag) == ("H", "9"), f"{key}: hearts, nines")
    p = latinern.replay(levels["21.2"]["record"])
    need(p.last == [("W", "9C"), ("N", "AH")], "21.2: what lies there")
    for suit in SUITS:  # 21.3: with the lowest as Schlag it always works, and never otherwise
        for ranks in itertools.combinations(RANKS, 4):
            cards = [rank + suit for rank in ranks]
            low = max(cards, key=lambda card: latinern.LADDER.index(card[0]))
            for trump, schlag in itertools.product(SUITS, RANKS):
                wins = cards[latinern.winner(cards, trump, schlag)[0]] == low
                need(wins == (schlag == low[0]), "21.3: the Schlag alone decides")
    need(four_winners_by_kind() == {0, 4}, "21.4: no Schlag, or all four")


def four_winners_by_kind() -> set[int]:
    """Return how many Schläge a trick may hold that four seats win, on a deck of four ranks."""
    found = set()
    for row in itertools.permutations([rank + suit for rank in "79TA" for suit in SUITS], 4):
        if len({latinern.winner(list(row), trump, "9")[0] for trump in SUITS}) == len(SUITS):
            found.add(sum(card[0] == "9" for card in row))
    return found


def deals(levels: dict[str, Level], scenes: dict[str, Level]) -> None:
    p = twenty_eight.replay(scenes["21.B"]["record"])
    need((p.bidder, p.bid, p.turn, p.exposed) == ("E", 20, "W", False), "21.B: as the page says")
    need("ask" in p.legal("W") and p.last == [("N", "AH")], "21.B: West may ask")
    p = twenty_eight.replay(levels["21.6"]["record"])
    need((p.bidder, p.bid, p.down[1], p.turn) == ("N", 14, "C", "N"), "21.6: North plays for 14, clubs")
    need([card for card in p.hand("W") if card[1] == "C"] == ["KC"], "21.6: one club")
    need(not shortest(p, lambda q: building.one_legal_at(q, "W"), 5), "21.6: not in five cards")
    p = twenty_eight.replay(levels["21.7"]["record"])
    need((p.bidder, p.bid) == ("W", 15), "21.7: West plays for 15")
    diamonds = {card for _, card in (step.split(":") for step in levels["21.7"]["accept"][0].split()) if card[1] == "D"}
    diamonds |= {card for card in p.dealt["S"] if card[1] == "D"}
    need(len(diamonds) == 8, "21.7: all eight diamonds")
    q = latinern.replay(levels["21.8"]["record"])
    need(q.record == latinern.replay(scenes["21.C"]["record"]).record, "21.8: the round of the page")
    need([won[:2] for won in q.winners] == [("E", "8S"), ("N", "QS")] and q.trump == "S", "21.8: the tricks")
    firsts = {card: building.same_view(levels["21.8"], f"{card}>>N") for card in q.dealt["N"]}
    need(firsts == {"QS": "trump", "TS": "trump", "7H": "seen", "8C": "seen", "TD": ""}, "21.8: North's five cards")
