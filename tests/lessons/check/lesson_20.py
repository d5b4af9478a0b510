"""What lesson 20 asks for and promises beyond its levels; results are the referee's, who knows all variants."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from tests.lessons.check import shared_28
from tests.lessons.check.model import LANGS, Level, need
from tests.lessons.check.suits_28 import Story
from tests.lessons.check.twenty_eight import LADDER, Position, replay
from tests.referee28 import twenty_eight as referee

STEM = "20_match_and_variants"
GAME = "twenty-eight"
ORDER = referee.SEATS
SETTINGS = ("cot", "thani", "blank_hand", "keep_jacks", "sixes", "three_players")
LAST = {"en": "[Start here](00_start_here.ipynb)", "de": "[Hier anfangen](00_start_here.ipynb)"}

SIX = {"en": "at a bid below 20, it has to work five times in six", "de": "unter 20 fünf von sechs Mal klappen"}

Hands = dict[str, tuple[str, ...]]


# ---------------------------------------------------------------------------------------------- all tricks or nothing
def taker(trick: list[tuple[str, str]], trump: str) -> str:
    """Return who wins a trick with trump known (T19)."""
    led = trick[0][1][1]
    return min(trick, key=lambda play: (play[1][1] != trump, play[1][1] not in (trump, led), LADDER.index(play[1][0])))[
        0
    ]


def sweeps(hands: Hands, trick: list[tuple[str, str]], turn: str, trump: str, side: str) -> bool:
    """Tell whether a side takes every trick that is left, all playing as well as they can."""
    if not any(hands.values()):
        return True
    led = trick[0][1][1] if trick else ""
    follow = [card for card in hands[turn] if card[1] == led]
    results = []
    for card in follow or hands[turn]:
        left = hands | {turn: tuple(c for c in hands[turn] if c != card)}
        now = [*trick, (turn, card)]
        if len(now) < len(ORDER):
            results.append(sweeps(left, now, ORDER[(ORDER.index(turn) + 1) % 4], trump, side))
        else:
            winner = taker(now, trump)
            results.append(winner in side and sweeps(left, [], winner, trump, side))
    return any(results) if turn in side else all(results)


def worlds(seen: Story) -> Iterator[Hands]:
    """Lay out every way in which the unseen cards may lie, now that trump is known and nobody has one face down."""
    one, two, three = seen.others
    count = len(seen.hand)
    for first in itertools.combinations(seen.unseen, count):
        rest = [card for card in seen.unseen if card not in first]
        for second in itertools.combinations(rest, count):
            third = tuple(card for card in rest if card not in second)
            hands = {one: first, two: second, three: third}
            if not any(card[1] in seen.voids(seat) for seat, cards in hands.items() for card in cards):
                yield hands | {seen.viewer: tuple(seen.hand)}


def sweep_chance(level: Level, p: Position) -> tuple[int, int]:
    """Return in how many worlds the best lead takes every trick that is left, and how many there are."""
    seen = Story(p.record, p.acts, level["seat"])
    won: Counter[str] = Counter()
    every = list(worlds(seen))
    for hands in every:
        for card in seen.hand:
            left = hands | {seen.viewer: tuple(c for c in seen.hand if c != card)}
            after = ORDER[(ORDER.index(seen.viewer) + 1) % 4]
            won[card] += sweeps(left, [(seen.viewer, card)], after, p.down[1], p.team(seen.viewer))
    return max(won.values()), len(every)


def answer_to_concession(level: Level, p: Position) -> str:
    made, failed = referee.worth(p.record, p.bid)
    need(p.phase == "concession" and p.team(p.bidder) == p.team(level["seat"]), "the bidder's side answers")
    won, every = sweep_chance(level, p)
    chance = Fraction(won, every)
    return "play-on" if 2 * (made * chance + failed * (1 - chance)) > made else "accept"


CHOOSE = shared_28.CHOOSE | {"answer-to-concession": answer_to_concession}
JUDGES = shared_28.JUDGES
CELLS = (r'lesson\.score\("20\.8"\)',)


# ------------------------------------------------------------------------------------------------------------ promises
def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    at = {key: replay(level["record"]) for key, level in levels.items() if "record" in level}
    for key, setting in zip(("20.1", "20.2", "20.3", "20.4", "20.5", "20.6", "20.7"), ("cot", *SETTINGS), strict=True):
        need(at[key].record.on == {setting}, f"{key}: {setting} and nothing else")
    all_tricks(levels, at)
    words_and_hands(at)
    points(at)
    for lang in LANGS:
        need(all(f"`{setting}`" in pages[lang] for setting in SETTINGS), f"20 {lang}: the names of the settings")
        need(LAST[lang] in pages[lang], f"20 {lang}: back to the beginning")
        rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", pages[lang], re.MULTILINE))
        numbers = {name: [int(n) for n in re.findall(r"\d+", row)] for name, row in rows.items()}
        alone = [referee.THANI_MADE, -referee.THANI_FAILED]
        need(numbers["thani"] == alone and numbers["three_players"] == [24, 12], f"20 {lang}: numbers of the table")
        need(SIX[lang] in pages[lang], f"20 {lang}: five times in six")


def all_tricks(levels: dict[str, Level], at: dict[str, Position]) -> None:
    first = at["20.1"]
    need(first.bid == 15 and first.bidder == "S" and sum(first.points.values()) == first.points["NS"] == 28, "20.1")
    need(all(seat in "NS" for seat, _, _ in first.winners) and len(first.winners) == 8, "20.1: all eight tricks")
    need(referee.worth(first.record, 25)[0] == 3, "20.1: three from 25 on")
    second = at["20.2"]
    need(second.acts[-1] == ("E", "concede") and len(second.winners) == 6, "20.2: East gives up after six tricks")
    need(sorted(second.hand("S")) == ["JC", "QC"] and second.down[1] == "C" and second.exposed, "20.2: the two trumps")
    seen = Story(second.record, second.acts, "S")
    need(sorted(seen.unseen_of("C")) == ["9C", "AC", "KC"], "20.2: three trumps are out")
    need(all(LADDER.index(card[0]) < LADDER.index("Q") for card in seen.unseen_of("C")), "20.2: all above the queen")
    need(sweep_chance(levels["20.2"], second) == (54, 90), "20.2: 54 of 90")
    two = sum(any(sum(c[1] == "C" for c in hands[x]) == 2 for x in "EW") for hands in worlds(seen))
    need(two == 90 - 54, "20.2: lost when an opponent has two of them")
    made, failed = referee.worth(second.record, second.bid)
    need((made, 2 * made, 2 * failed) == (1, 2, -4), "20.2: one, two, minus four")
    need((3 * 2 * made + 2 * 2 * failed, 5 * made) == (-2, 5), "20.2: in five deals")
    for bid in range(14, 20):
        made, failed = referee.worth(second.record, bid)
        need(Fraction(made - 2 * failed, 2 * made - 2 * failed) == Fraction(5, 6), "20.2: it has to work 5 times in 6")


def words_and_hands(at: dict[str, Position]) -> None:
    third = at["20.3"]
    need([t[0][0] for t in third.tricks] == ["S"] * 4 and all(len(t) == 3 for t in third.tricks), "20.3: three cards")
    need(all(card[1] == "H" for card in third.hand("S")) and third.exposed, "20.3: four trumps")
    seen = Story(third.record, third.acts, "S")
    need(sorted(seen.unseen_of("H")) == ["AH", "KH"], "20.3: two trumps are out")
    need((referee.THANI_MADE, referee.THANI_FAILED) == (4, -5), "20.3: plus four, minus five")
    fourth = at["20.4"]
    need((fourth.turn, fourth.phase, fourth.bidder) == ("W", "raise", "W"), "20.4: West is to speak")
    need(all(referee.POINTS[card[0]] == 0 for card in fourth.dealt["S"]), "20.4: no card points")
    need(sum(card[0] == "J" for card in fourth.dealt["W"]) == 2, "20.4: two jacks against it")
    need(referee.eldest(fourth.record) == "W", "20.4: West will lead")
    fifth = at["20.5"]
    leads = [trick[0][1][1] for trick in fifth.tricks]
    need(leads == ["H", "C", "C"] and not fifth.exposed and fifth.bidder != "S", "20.5: hearts and clubs were led")
    need(sorted(c for c in fifth.hand("S") if c[0] == "J") == ["JD", "JH"], "20.5: two jacks")


def points(at: dict[str, Position]) -> None:
    sixth = at["20.6"]
    need(
        sixth.record.score == {"NS": 4, "EW": 2} and sixth.bid == 24 and sixth.points["NS"] == 26,
        "20.6: as the goal says",
    )
    plain = Position(referee.read_tags({**_tags(sixth), "Rules": ""}), sixth.acts)
    need(shared_28.totals({}, plain) == "6/2", "20.6: by the table it would be six")
    seventh = at["20.7"]
    need(seventh.record.empty == "N" and seventh.turn == "S" and not seventh.acts, "20.7: South speaks first")
    need(
        "JC" in seventh.dealt["S"][:4] and len(referee.SMALL_DECK) == 24, "20.7: a jack among the first four, 24 cards"
    )
    blank = {card[0] for card in referee.SMALL_DECK if referee.POINTS[card[0]] == 0}
    need(blank == {"K", "Q"}, "20.7: only kings and queens are blank")


def _tags(p: Position) -> dict[str, str]:
    deal = " ".join(f"{seat}:{' '.join(cards)}" for seat, cards in p.record.hands.items())
    score = " ".join(f"{team}:{n}" for team, n in p.record.score.items())
    return {"Game": GAME, "Dealer": p.dealer, "Deal": deal, "Score": score}
