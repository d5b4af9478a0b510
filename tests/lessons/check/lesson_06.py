"""What lesson 06 promises beyond its levels."""

from __future__ import annotations

from fractions import Fraction

from tests.lessons.check import boards
from tests.lessons.check.latinern import Position, replay
from tests.lessons.check.model import DECK, SUITS, Level, need
from tests.lessons.check.pages import load

STEM = "06_blind_whole_story"
GAME = "latinern"
KINDS = boards.KINDS
MORE = boards.MORE
CHOOSE = boards.CHOOSE


def promises(levels: dict[str, Level], _pages: dict[str, str]) -> None:
    at = {key: replay(level["record"]) for key, level in levels.items()}
    one_by_one = [sum(boards.agree_one(at["06.1"], n, pair) for pair in boards.PAIRS) for n in (0, 1)]
    need((one_by_one, len(boards.chances(at["06.1"], "S"))) == ([12, 9], 3), f"06.1: twelve, nine, three: {one_by_one}")
    need({p for p in boards.ruled_out_by_cards(at["06.3"], "S") if boards.agree(at["06.3"], p)} == {"KS"}, "06.3: KS")
    need(sum(card[0] == "K" for card in at["06.3"].dealt["S"]) == 3, "06.3: three kings")
    for key, shown, worth in (("06.4", 7, [12, 6, 4]), ("06.5", 9, [20, 15, 5])):
        need([*counts(at[key], shown).values()] == worth, f"{key}: {worth}")
        need(boards.chances(at[key], "S") == shares(at[key], shown), f"{key}: the recipe gives the exact chances")
    need(at["06.5"].trump != "H", "06.5: the likeliest is not the true one")
    for key, rank in (("06.4", "7"), ("06.5", "9")):
        seen = {*at[key].dealt["S"], *(card for trick in at[key].tricks for _, card in trick)}
        need(sum(card[0] == rank for card in seen) == 4, f"{key}: all four Schläge have been seen")
        need(all(card[0] == rank for _, card, _ in at[key].winners), f"{key}: one rank wins every trick")
    last = {pair for pair in boards.PAIRS if boards.agree(at["06.11"], pair)}
    need(last == {"JC", "QD", "QS"} and boards.ruled_out_by_cards(at["06.11"], "S") >= {"QD", "QS"}, f"06.11: {last}")
    need(sum(card[0] == "Q" for card in at["06.11"].dealt["S"]) == 4, "06.11: four of a rank")
    kings = [
        (card, {c[1] for _, c in trick} - {card[1]})
        for trick, (_, card, _) in zip(at["06.9"].tricks, at["06.9"].winners, strict=True)
    ]
    need(
        set[str]().union(*(suits for card, suits in kings if card[0] == "K")) == set(SUITS),
        "06.9: every suit beside a king",
    )
    puzzles = [key for key, level in levels.items() if level["kind"] == "find-pair"]
    check_both_open()
    need(puzzles == ["06.2", *(f"06.{n}" for n in range(6, 12))], "one puzzle and six more")


def counts(p: Position, shown: int) -> dict[str, int]:
    """Count by the recipe of the page: a shown card of the dealer counts `shown`, an unseen one counts one."""
    played = [card for trick in p.tricks for _, card in trick]
    own = [card for trick in p.tricks for seat, card in trick if seat == p.dealer]
    unseen = [card for card in DECK if card not in {*played, *p.dealt["S"]}]
    need((5 - len(own)) * shown == len(unseen), f"one shown card is worth {shown}")
    suits = [suit for suit in SUITS if any(pair[1] == suit for pair in boards.chances(p, "S"))]
    worth = {suit: shown * sum(c[1] == suit for c in own) + sum(c[1] == suit for c in unseen) for suit in suits}
    return dict(sorted(worth.items(), key=lambda each: -each[1]))


def shares(p: Position, shown: int) -> dict[str, Fraction]:
    """Return the chances that the recipe gives; the Schlag is known."""
    worth, found = counts(p, shown), boards.chances(p, "S")
    (schlag,) = {pair[0] for pair in found}
    return {schlag + suit: Fraction(n, sum(worth.values())) for suit, n in worth.items()}


def check_both_open() -> None:
    """Check on the boards of lesson 05 that suit by rank is the exact chance of a pair to less than 1 in 100."""
    for level in load("05_blind_one_trick")["level"]:
        p = replay(level["record"])
        found = boards.chances(p, "S")
        products = {pair: worth(p, p.dealer, pair[1]) * worth(p, p.forehand, pair[0]) for pair in found}
        for pair, n in products.items():
            off = abs(n / sum(products.values()) - found[pair])
            need(off < Fraction(1, 100), f"{level['key']} {pair}: the recipe is off by {off}")


def worth(p: Position, knower: str, what: str) -> Fraction:
    """Count a suit or a rank: a card the knower has shown counts unseen by hidden, an unseen one counts one."""
    played = [card for trick in p.tricks for _, card in trick]
    own = [card for trick in p.tricks for seat, card in trick if seat == knower]
    unseen = [card for card in DECK if card not in {*played, *p.dealt["S"]}]
    return Fraction(len(unseen), 5 - len(own)) * sum(what in c for c in own) + sum(what in c for c in unseen)
