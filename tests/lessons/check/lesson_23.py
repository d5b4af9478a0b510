"""What lesson 23 asks for and promises: puzzles measured once more, by the rules pages and docs/difficulty.md."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tests.lessons.check import boards
from tests.lessons.check.latinern import Position, replay
from tests.lessons.check.model import LANGS, ROOT, SUITS, Level, need

STEM = "23_puzzle_workshop"
GAME = "latinern"
MORE = {"choose": {"other", "trials", "left", "without", "stay"}, "pick-cards": {"solver", "leaves"}}
CELLS = (
    r'lesson\.practise\("[a-z-]+", level=[1-5]\)',
    r"lesson\.puzzle_of_the_day\(\)",
    r"lesson\.(?:own|check|ask)_puzzle\(\)",
    r'lesson\.worksheet\("[a-z,-]+", count=\d+\)',
)
COUNTING = 4
"""How many trials on a trick it is worth to try a pair on the cards seen."""


# ------------------------------------------------------------------------------------------------------ the measure
def by_trick(p: Position) -> list[frozenset[str]]:
    """Return what each trick leaves."""
    return [
        frozenset(pair for pair in boards.PAIRS if boards.agree_one(p, number, pair)) for number in range(len(p.tricks))
    ]


def by_losers(p: Position) -> frozenset[str]:
    """Return what the ranks leave that have lost a trick which no card of their rank has won."""
    lost = {c[0] for trick, won in zip(p.tricks, p.winners, strict=True) for _, c in trick if c[0] != won[1][0]}
    return frozenset(pair for pair in boards.PAIRS if pair[0] not in lost)


def by_cards(p: Position, seat: str) -> frozenset[str]:
    """Return what the cards seen leave."""
    return frozenset(boards.PAIRS) - boards.ruled_out_by_cards(p, seat)


def trials(p: Position, seat: str) -> int:
    """Return the fewest trials that lead to a single pair: every order of the sources is tried."""
    tricks, losers, cards = by_trick(p), by_losers(p), by_cards(p, seat)
    sources = [*((left, 1) for left in [*tricks, losers] if len(left) < len(boards.PAIRS)), (cards, COUNTING)]

    @cache
    def fewest(left: frozenset[str]) -> float:
        if len(left) == 1:
            return 0
        steps = [(left & allowed, weight * len(left)) for allowed, weight in sources if left - allowed]
        return min((cost + fewest(rest) for rest, cost in steps), default=float("inf"))

    count = min(fewest(left) for left, weight in sources if weight == 1)
    need(count < float("inf"), "one pair is left")
    return int(count)


def staying(p: Position, seat: str, without: int | None = None) -> set[str]:
    """Return the pairs that stay, all tricks counted or all but one."""
    left = set(by_cards(p, seat))
    for number, allowed in enumerate(by_trick(p)):
        left &= allowed if number != without else left
    return left


def superfluous(p: Position, seat: str) -> list[int]:
    """Return the tricks, from 1, without which no more pairs stay."""
    every = staying(p, seat)
    return [number + 1 for number in range(len(p.tricks)) if staying(p, seat, number) == every]


def verdict(p: Position, seat: str) -> str:
    if len(staying(p, seat)) > 1:
        return "open"
    return "superfluous" if superfluous(p, seat) else "good"


# ------------------------------------------------------------------------------------------------- what is asked for
def harder(level: Level, p: Position) -> str:
    other = replay(level["other"])
    counts = [trials(each, level["seat"]) for each in (p, other)]
    need(counts == level["trials"] and counts[0] != counts[1], f"trials {counts}")
    left = [[len(each) for each in by_trick(position)] for position in (p, other)]
    need(left == level["left"], f"left {left}")
    return "first" if counts[0] > counts[1] else "second"


def left_out(level: Level, p: Position) -> str:
    without = [len(staying(p, level["seat"], number)) for number in range(len(p.tricks))]
    need(without == level["without"], f"without {without}")
    need(len(staying(p, level["seat"])) == 1, "one pair is left")
    (only,) = superfluous(p, level["seat"])
    return str(only)


def judged(level: Level, p: Position) -> str:
    need(staying(p, level["seat"]) == set(level["stay"]), f"stay {staying(p, level['seat'])}")
    need(not superfluous(p, level["seat"]), "no trick is superfluous")
    return verdict(p, level["seat"])


def finished(level: Level, card: str) -> Position:
    """Return the position after the learner's card."""
    return replay(f"{level['record'].rstrip()} {level['seat']}:{card}\n")


def makes_puzzle(level: Level, _p: Position, card: str) -> bool:
    after = finished(level, card)
    need(len(staying(after, level["solver"])) == level["leaves"][card], f"{card}: as many pairs as the file says")
    return verdict(after, level["solver"]) == "good"


CHOOSE: dict[str, Any] = {"harder-puzzle": harder, "superfluous-trick": left_out, "puzzle-verdict": judged}
PICK_CARDS: dict[str, Any] = {"makes-puzzle": makes_puzzle}


# ------------------------------------------------------------------------------------------------------ the promises
def loud(p: Position, number: int, rank: str) -> None:
    """Check that in a trick, from 1, one card of a rank beats another, and that a single pair explains it."""
    cards = [card for _, card in p.tricks[number - 1]]
    won = p.winners[number - 1][1]
    need(won[0] == rank and sum(card[0] == rank for card in cards) == 2, f"one {rank} beats another")
    need(len(by_trick(p)[number - 1]) == 1, "a single pair explains it")


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    at = {key: replay(level["record"]) for key, level in levels.items()}
    other = {key: replay(level["other"]) for key, level in levels.items() if "other" in level}
    loud(at["23.1"], 2, "8")
    loud(other["23.2"], 2, "7")
    third = at["23.3"]
    need({pair[0] for pair in by_trick(third)[2]} == {"Q"}, "23.3: the third names the Schlag")
    need({pair for pair in by_trick(third)[0] if pair[0] == "Q"} == {"QS"}, "23.3: the first then names the trump")
    need(staying(third, "S", 0) == {"Q" + suit for suit in SUITS}, "23.3: without the first all four suits")
    need(staying(third, "S", 2) == {"QS", "AH"}, "23.3: without the third two stories")
    won = third.winners[2][1]
    need(any(c[0] == "K" and c[1] == won[1] for _, c in third.tricks[2]) and won[0] == "Q", "23.3: Q beats K")
    fourth = at["23.4"]
    lost = {pair[0] for pair in by_losers(fourth)}
    need(lost == {"Q", "K", "A"} and fourth.winners[1][1] == "AH", "23.4: three ranks, and the ace of hearts won")
    for number in range(3):
        need(len(staying(fourth, "S", number)) > 2, "23.4: no trick is superfluous")
    fifth = levels["23.5"]
    after = {card: finished(fifth, card) for card in fifth["cards"]}
    need(sorted(fifth["cards"]) == sorted(at["23.5"].left["E"]), "23.5: the whole hand")
    need(staying(after["TD"], "S") == {"TC", "TD", "TH"} and after["TD"].winners[2][0] == "E", "23.5: three pairs")
    need(superfluous(after["AD"], "S") == [1] and after["AD"].winners[2][0] == "E", "23.5: the first is idle")
    need(after["JS"].winners[2][:2] == ("W", "7D") and len(by_trick(after["JS"])[2]) == 8, "23.5: the seven is loud")
    need(staying(after["JS"], "S") == {"TD"} and all(len(left) > 1 for left in by_trick(after["JS"])), "23.5: one pair")
    page(pages)
    workbench()


def page(pages: dict[str, str]) -> None:
    """Check what the pages say about the measure, and that they name every kind of puzzle."""
    said = (ROOT / "docs" / "difficulty.md").read_text(encoding="utf-8")
    most = table(said)
    need(most == [("0", "1"), ("4", "2"), ("7", "3"), ("9", "4"), ("10", "5")], f"docs/difficulty.md: {most}")
    kinds = of_game((ROOT / "docs" / "json.md").read_text(encoding="utf-8").split("\n## puzzle\n")[1])
    need(len(kinds) == 10, f"docs/json.md: {kinds}")
    for lang in LANGS:
        need(of_game(pages[lang]) == kinds, f"23 {lang}: every kind with its game")
        need(table(pages[lang]) == most, f"23 {lang}: the table of trials")


def table(text: str) -> list[tuple[str, str]]:
    """Return the rows of a table of trials: the number in a row, and its difficulty."""
    return re.findall(r"^\| [^\d|]*(\d+)[^\d|]* \| ([1-5]) \|", text, re.MULTILINE)


def of_game(text: str) -> dict[str, str]:
    """Return the game of each kind of puzzle in a table, from the cell that names it."""
    names = {"beide": "both", "Achtundzwanzig": "Twenty-eight"}
    found = {}
    for line in re.findall(r"^\| `[a-z-]+` \|.*\|$", text, re.MULTILINE):
        kind, *cells = (cell.strip(" `") for cell in line.strip("|").split("|"))
        if games := {names.get(cell, cell) for cell in cells} & {"both", "Latinern", "Twenty-eight"}:
            (found[kind],) = games
    return found


def workbench() -> None:
    """Check the round that the workbench begins with, and what East's three cards for the last place lead to."""
    source = (ROOT / "trickkit" / "course" / "workshop.py").read_text(encoding="utf-8")
    record = source.split('START: Final = """')[1].split('"""')[0]
    p = replay(record)
    before = record.rstrip().rsplit(" ", 1)[0]
    need(p.tricks[-1][-1][0] == "E" and len(p.tricks) == 3 and "S" not in p.knowers, "workbench: East plays last")
    found = {card: replay(f"{before} E:{card}\n") for card in [p.tricks[-1][-1][1], *p.left["E"]]}
    judged_as = sorted(verdict(each, "S") for each in found.values())
    need(judged_as == ["good", "open", "superfluous"], f"workbench: {judged_as}")
    need(verdict(p, "S") == "open" and len(staying(p, "S")) == 4, "workbench: four pairs are left at first")
