"""What a level of Latinern asks for, computed once more."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

from tests.lessons.check.guided import guided
from tests.lessons.check.latinern import REASONS, Position, after, partner, strength, winner
from tests.lessons.check.model import DECK, RANKS, SEATS, SUITS, Level, Task, chosen_set, need, seat_and_reason, single


def who_wins(level: Level, p: Position) -> Task:
    need(len(p.last) == 4, "the trick is complete")
    seat, _, reason = p.winners[-1]
    need(level["reason"] == reason, f"reason {reason}")
    return single([seat], list(SEATS))


def who_wins_and_why(level: Level, p: Position) -> Task:
    need(len(p.last) == 4, "the trick is complete")
    seat, _, reason = p.winners[-1]
    return seat_and_reason(level, seat, reason, list(SEATS), REASONS)


def what_if_trump(level: Level, p: Position) -> Task:
    cards = [c for _, c in p.last]
    return single([t for t in SUITS if p.last[winner(cards, t, p.schlag)[0]][0] == level["seat"]], list(SUITS))


def what_if_schlag(_: Level, p: Position) -> Task:
    cards = [c for _, c in p.last]
    out = [r for r in RANKS if p.last[winner(cards, p.trump, r)[0]][0] != p.winners[-1][0]]
    return chosen_set(out, list(RANKS))


def name_secret(_: Level, p: Position) -> Task:
    right = f"{p.trump} {p.schlag}"
    wrong = [f"{t} {s}" for t in SUITS for s in RANKS if f"{t} {s}" != right]

    def fits(pattern: str, answer: str) -> bool:
        return pattern == "*" or all(x in ("*", y) for x, y in zip(pattern.split(), answer.split(), strict=True))

    return Task([right], wrong, fits, 2, {*wrong, *(f"{t} *" for t in SUITS), *(f"* {s}" for s in RANKS), "*"})


def order(level: Level, p: Position) -> Task:
    cards: list[str] = level["cards"]
    power = {c: strength(c, p.trump, p.schlag) for c in cards}
    need(level["accept"][0].split() != cards, "the cards are shown shuffled")
    right = sorted(cards, key=lambda c: (-power[c], DECK.index(c)))

    def bad(answer: list[str]) -> bool:
        return any(power[a] < power[b] for a, b in itertools.combinations(answer, 2))

    sample = []
    for i, j in itertools.permutations(range(len(cards)), 2):  # one card moved
        moved = [*right[:i], *right[i + 1 :]]
        sample.append([*moved[:j], right[i], *moved[j:]])
    rng = random.Random(3)
    sample += [rng.sample(cards, len(cards)) for _ in range(3000)]
    wrong = sorted({" ".join(a) for a in sample if bad(a)})

    def fits(pattern: str, answer: str) -> bool:
        if pattern == "*":
            return True
        low, high = pattern.split(">")
        return answer.index(low) < answer.index(high)

    patterns = {f"{a}>{b}" for a, b in itertools.permutations(cards, 2) if power[a] < power[b]} | {"*"}
    need(level["wrong"][-1]["when"] == ["*"], "the last text of an order is for everything else")
    return Task([" ".join(right)], wrong, fits, len(cards), patterns)


PICK_CARDS: dict[str, Callable[[Level, Position, str], bool]] = {
    "schlag": lambda _level, p, c: c[0] == p.schlag,
    "hauptschlag": lambda _level, p, c: c == p.hauptschlag,
    "trump": lambda _level, p, c: c[1] == p.trump or c[0] == p.schlag,
    "led-suit": lambda _level, p, c: c[1] == p.last[0][1][1] and c[0] != p.schlag,
    "bottom": lambda level, p, c: c == p.dealt[level["seat"]][0],
    "beats": lambda level, p, c: p.with_card(level["seat"], c)[0] == level["seat"],
}
PICK_SEATS: dict[str, Callable[[Level, Position], str]] = {
    "dealer": lambda _level, p: p.dealer,
    "forehand": lambda _level, p: p.forehand,
    "knowers": lambda _level, p: p.knowers,
    "blind": lambda _level, p: p.blind,
    "partner": lambda level, _p: partner(level["seat"]),
    "leads-next": lambda _level, p: p.winners[-1][0],
}


def place_of_hauptschlag(level: Level, p: Position) -> str:
    holds = (s for s in SEATS if p.hauptschlag in p.seen(level["seat"]) and p.hauptschlag in p.dealt[s])
    return next(holds, "open")


CHOOSE: dict[str, Callable[[Level, Position], object]] = {
    "out-of-play": lambda _level, p: 32 - sum(len(h) for h in p.dealt.values()),
    "cards-seen": lambda level, p: len(set(p.seen(level["seat"]))),
    "rounds-same-side": lambda _level, _p: sum(after(dealer) == partner(dealer) for dealer in SEATS),
    "hauptschlag-place": place_of_hauptschlag,
}
"""What a level may ask for: lessons add their own (`lesson_NN.py`)."""


def pick_cards(level: Level, p: Position) -> Task:
    cards: list[str] = level["cards"]
    need(len(set(cards)) == len(cards), "cards shown once")
    if level["ask"] == "bottom":
        need(cards == p.dealt[level["seat"]], "the whole hand, in the order dealt")
    if level["ask"] == "beats":
        need(sorted(cards) == sorted(p.left[level["seat"]]), "the whole hand")
        need(after(p.last[-1][0]) == level["seat"], "it is this seat's turn")
    return chosen_set([c for c in sorted(cards, key=DECK.index) if PICK_CARDS[level["ask"]](level, p, c)], cards)


def pick_seats(level: Level, p: Position) -> Task:
    return chosen_set(list(PICK_SEATS[level["ask"]](level, p)), list(SEATS))


def choose(level: Level, p: Position) -> Task:
    right = str(CHOOSE[level["ask"]](level, p))
    options = level["options"]
    need(all(set(o) == {"key", "en", "de"} for o in options), "options have key, en, de")
    keys = [o["key"] for o in options]
    need(len(set(keys)) == len(keys) and right in keys, f"{right} among {keys}")
    return single([right], keys)


def legal_acts(level: Level, p: Position) -> Task:
    shown: list[str] = level.get("acts") or p.left[level["seat"]]
    legal = p.legal(level["seat"])
    return chosen_set([act for act in shown if act in legal], shown)


def play(level: Level, p: Position) -> Task:
    seat = level["seat"]
    need(level["ask"] == "win-trick" and len(p.last) == 3 and after(p.last[-1][0]) == seat, "this seat plays last")
    hand = p.left[seat]
    won = {c: p.with_card(seat, c) for c in hand}
    for entry in level["wrong"]:
        for card in entry["when"]:
            need(entry["would"].split() == [*won[card][:2]], f"{card}: {won[card][:2]} would win")
    return single(sorted((c for c in hand if won[c][0] in (seat, partner(seat))), key=DECK.index), hand)


KINDS: dict[str, Callable[[Level, Position], Task]] = {
    "who-wins": who_wins,
    "who-wins-and-why": who_wins_and_why,
    "what-if-trump": what_if_trump,
    "what-if-schlag": what_if_schlag,
    "name-secret": name_secret,
    "order": order,
    "pick-cards": pick_cards,
    "pick-seats": pick_seats,
    "choose": choose,
    "play": play,
    "legal-acts": legal_acts,
    "guided": guided,
}
