"""What lesson 25 asks for and promises beyond its levels. The other games are written down here once more."""

from __future__ import annotations

import itertools
import re

from tests.lessons.check.latinern import Position, replay, winner
from tests.lessons.check.model import LANGS, SEATS, SUITS, Level, Task, chosen_set, need, single

STEM = "25_the_family"
GAME = "latinern"
MORE = {"choose": {"in", "clues"}, "pick-games": {"clues"}, "who-wins-in": set(), "order-in": set()}

SKAT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
OF_304 = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}
OF_28 = {"J": 3, "9": 2, "A": 1, "T": 1}
# players, cards, cards in hand, follow suit, what is secret, what cards count, whether the last trick counts
GAMES = {
    "latinern": (4, 32, 5, False, "pair", {}, False),
    "watten": (4, 32, 5, False, "nothing", {}, False),
    "skat": (3, 32, 10, True, "skat", SKAT, False),
    "doppelkopf": (4, 48, 12, True, "partner", SKAT, False),
    "twenty-eight": (4, 32, 8, True, "trump", OF_28, False),
    "twenty-nine": (4, 32, 8, True, "trump", OF_28, True),
    "304": (4, 32, 8, True, "trump", OF_304, False),
}
CLUES = ("players", "cards", "hand", "follow", "hidden", "points", "last_trick")

CRITICAL = ["KH", "7D", "7C"]
WATTEN = "AKQJT987"
DOPPELKOPF = ["TH", "QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AD", "TD", "KD", "9D"]


def in_watten(cards: list[str], led: str, trump: str, schlag: str) -> list[list[str]]:
    """Give the steps of Bavarian Watten from the top; the cards of one step are equal, and the first of them wins."""
    steps = [[card] for card in CRITICAL] + [[schlag + trump], [schlag + suit for suit in SUITS]]
    steps += [[rank + suit] for suit in (trump, led) for rank in WATTEN]
    left, found = list(cards), []
    for step in steps:
        found.append([card for card in left if card in step])
        left = [card for card in left if card not in step]
    return [step for step in found if step]


def in_doppelkopf(cards: list[str], led: str) -> list[list[str]]:
    """Give the steps of Doppelkopf from the top."""
    steps = [*DOPPELKOPF, *(rank + led for rank in "ATK9")]
    return [[card] for card in dict.fromkeys(steps) if card in cards]


def who_wins_in(level: Level, p: Position) -> Task:
    cards = [card for _, card in p.last]
    led = cards[0][1]
    steps = in_watten(cards, led, p.trump, p.schlag) if level["ask"] == "watten" else in_doppelkopf(cards, led)
    return single([next(seat for seat, card in p.last if card == steps[0][0])], list(SEATS))


def order_in(level: Level, p: Position) -> Task:
    cards = level["cards"]
    need(level["accept"][0].split() != cards and level["ask"] == "watten", "shown shuffled")
    right = [card for step in in_watten(cards, p.trump, p.trump, p.schlag) for card in step]
    need(len(right) == len(cards), "no two are equal, and none is plain")
    wrong = []
    for i, j in itertools.permutations(range(len(right)), 2):  # one card moved
        moved = [*right[:i], *right[i + 1 :]]
        wrong.append(" ".join([*moved[:j], right[i], *moved[j:]]))

    def fits(pattern: str, answer: str) -> bool:
        low, _, high = pattern.partition(">")
        return pattern == "*" or answer.index(low) < answer.index(high)

    patterns = {f"{b}>{a}" for a, b in itertools.combinations(right, 2)} | {"*"}
    need(level["wrong"][-1]["when"] == ["*"], "the last text of an order is for everything else")
    return Task([" ".join(right)], sorted(set(wrong)), fits, len(right), patterns)


def fitting(clues: Level) -> list[str]:
    """Give the games that fit."""
    rows = {name: dict(zip(CLUES, row, strict=True)) for name, row in GAMES.items()}
    return [name for name, row in rows.items() if all(row[clue] == is_ for clue, is_ in clues.items())]


def pick_games(level: Level, _p: Position) -> Task:
    keys = [option["key"] for option in level["options"]]
    return chosen_set([key for key in fitting(level["clues"]) if key in keys], keys)


def worth(level: Level, cards: list[str]) -> int:
    points = GAMES[level["in"]][5]
    return sum(points.get(card[0], 0) for card in cards)


def which_game(level: Level, _p: Position) -> str:
    (found,) = fitting(level["clues"])
    return found


KINDS = {"who-wins-in": who_wins_in, "order-in": order_in, "pick-games": pick_games}
CHOOSE = {
    "trick-points-in": lambda level, p: worth(level, [card for _, card in p.last]),
    "suit-points-in": lambda level, _p: worth(level, list("AKQJT987")),
    "which-game": which_game,
}
ROWS = {
    "en": ("Latinern", "Watten", "Skat", "Doppelkopf", "Twenty-eight", "29", "304"),
    "de": ("Latinern", "Watten", "Skat", "Doppelkopf", "Achtundzwanzig", "29", "304"),
}
FOLLOW = {"en": {True: "yes", False: "no"}, "de": {True: "ja", False: "nein"}}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    for lang in LANGS:
        rows = {cells[0]: cells[1:] for cells in table(pages[lang])}
        for name, row in zip(ROWS[lang], GAMES.values(), strict=True):
            players, cards, hand, follow = rows[name][:4]
            said = (int(players), int(cards), int(hand))
            need(said == row[:3], f"25 {lang}: the row of {name}")
            need(follow == FOLLOW[lang][row[3]], f"25 {lang}: {name}: follow suit")
            total = sum(row[5].values()) * 4 * row[1] // 32 if name != "Doppelkopf" else sum(SKAT.values()) * 8
            need(not total or str(total) in rows[name][5] or name == "29", f"25 {lang}: {name} has {total}")
    need(sum(SKAT.values()) * 4 == 120 and sum(OF_304.values()) == 76, "sums")
    p = replay(levels["25.1"]["record"])
    need(p.winners[-1][0] == "N" and p.trump != "S" and p.schlag not in "QTK8", "25.1: North in Latinern")
    need(len({card[1] for _, card in p.last}) == 1, "25.1: all follow")
    p = replay(levels["25.2"]["record"])
    need((p.trump, p.schlag) == ("S", "9"), "25.2: spades, nines")
    four = [card for _, card in replay(levels["25.3"]["record"]).last]
    sums = {name: sum(GAMES[name][5].get(card[0], 0) for card in four) for name in ("latinern", "twenty-eight", "304")}
    need(sums == {"latinern": 0, "twenty-eight": 7, "304": 71}, "25.3: the wrong numbers are right elsewhere")
    p = replay(levels["25.4"]["record"])
    trick = [card for _, card in p.last]
    need(all(card[0] in "9TJQKA" for card in trick) and winner(trick, "D", "7")[0] == 0, "25.4: the ace, elsewhere")


def table(page: str) -> list[list[str]]:
    """Give the cells of the page's table, row by row."""
    rows = re.findall(r"^\| (.+) \|$", page, re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows]
