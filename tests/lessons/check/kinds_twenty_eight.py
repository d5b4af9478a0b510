"""What a level of Twenty-eight asks for, computed once more."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tests.lessons.check.guided import guided
from tests.lessons.check.model import DECK, SEATS, Level, Task, chosen_set, need, seat_and_reason, single
from tests.lessons.check.twenty_eight import LADDER, REASONS, Position


def who_wins(level: Level, p: Position) -> Task:
    seat, _, reason = p.winners[-1]
    need(level["reason"] == reason, f"reason {reason}")
    return single([seat], [s for s, _ in p.last])


def who_wins_and_why(level: Level, p: Position) -> Task:
    need(len(p.tricks) == len(p.winners), "the trick is complete")
    seat, _, reason = p.winners[-1]
    return seat_and_reason(level, seat, reason, [s for s, _ in p.last], REASONS)


def legal_acts(level: Level, p: Position) -> Task:
    shown: list[str] = level.get("acts") or p.hand(level["seat"])
    legal = p.legal(level["seat"])
    return chosen_set([act for act in shown if act in legal], shown)


def order(level: Level, _: Position) -> Task:
    cards: list[str] = level["cards"]
    need(len({card[1] for card in cards}) == 1, "cards of one suit")
    right = sorted(cards, key=lambda card: LADDER.index(card[0]))
    need(right != cards, "the cards are shown shuffled")
    wrong = []
    for i, j in itertools.permutations(range(len(cards)), 2):  # one card moved
        moved = [*right[:i], *right[i + 1 :]]
        wrong.append(" ".join([*moved[:j], right[i], *moved[j:]]))

    def fits(pattern: str, answer: str) -> bool:
        if pattern == "*":
            return True
        low, high = pattern.split(">")
        return answer.index(low) < answer.index(high)

    low_above_high = itertools.combinations(right, 2)
    patterns = {f"{low}>{high}" for high, low in low_above_high} | {"*"}
    need(level["wrong"][-1]["when"] == ["*"], "the last text of an order is for everything else")
    return Task([" ".join(right)], sorted({*wrong}), fits, len(cards), patterns)


PICK_CARDS: dict[str, Callable[[Level, Position, str], bool]] = {
    "in-hand": lambda level, p, card: card in p.hand(level["seat"])
}
PICK_SEATS: dict[str, Callable[[Level, Position], str]] = {
    "dealer": lambda _level, p: p.dealer,
    "partner": lambda level, _p: SEATS[(SEATS.index(level["seat"]) + 2) % 4],
    "leads-next": lambda _level, p: p.turn,
}
CHOOSE: dict[str, Callable[[Level, Position], object]] = {}
"""What a level may ask for: lessons add their own (`lesson_NN.py`)."""


def pick_cards(level: Level, p: Position) -> Task:
    cards: list[str] = level["cards"]
    need(len(set(cards)) == len(cards), "cards shown once")
    return chosen_set([c for c in sorted(cards, key=DECK.index) if PICK_CARDS[level["ask"]](level, p, c)], cards)


def pick_seats(level: Level, p: Position) -> Task:
    return chosen_set(list(PICK_SEATS[level["ask"]](level, p)), list(SEATS))


def choose(level: Level, p: Position) -> Task:
    keys = [option["key"] for option in level["options"]]
    right = str(CHOOSE[level["ask"]](level, p))
    need(len(set(keys)) == len(keys) and right in keys, f"{right} among {keys}")
    return single([right], keys)


def lines(level: Level, p: Position) -> dict[str, Position]:
    """Return every line of own acts up to a card played or hidden, with the position that it leads to."""
    found = {}
    for word in p.legal(level["seat"]):
        after = p.then(level["seat"], word)
        if word in DECK or word.startswith("trump="):
            found[word] = after
        elif word == "ask":
            found |= {f"ask {rest}": then for rest, then in lines(level, after).items()}
    return found


def play(level: Level, p: Position) -> Task:
    """The line is judged by the trick that it completes, or by every card that may still come."""
    seat, every = level["seat"], lines(level, p)
    if level.get("ask", "win-trick") == "win-trick":
        won = {line: len(q.tricks) == len(q.winners) > len(p.winners) and q.winners[-1][0] for line, q in every.items()}
        right = [line for line, taker in won.items() if taker and p.team(taker) == p.team(seat)]
    else:
        right = JUDGES[level["ask"]](level, p)
    hand = p.hand(seat)
    refused = [f"ask {c}" for c in hand if "ask" in p.legal(seat) and f"ask {c}" not in every]
    refused += [c for c in hand if c not in every]
    named = {when for entry in level["wrong"] for when in entry["when"]}
    wrong = [line for line in every if line not in right] + [line for line in refused if line in named or "*" in named]
    for entry in level["wrong"]:
        for line in entry["when"]:
            after_of(level, p, entry.get("after", ""), line)
    for line in right:
        after_of(level, p, level.get("after", ""), line)
    par = max((len(line.split()) for line in right), default=0)
    return Task(right, wrong, lambda pattern, answer: pattern in (answer, "*"), par)


def after_of(level: Level, p: Position, after: str, line: str) -> Position | None:
    """Play a continuation through, if it is the one of this line."""
    acts = [act.split(":") for act in after.split()]
    own = [[level["seat"], word] for word in line.split()]
    if acts[: len(own)] != own:
        return None
    for seat, word in acts:
        p = p.then(seat, word)
    return p


JUDGES: dict[str, Callable[[Level, Position], list[str]]] = {}
"""How a line is judged, if not by the trick: lessons add `surest` and `best` for their positions."""

KINDS: dict[str, Callable[[Level, Position], Task]] = {
    "who-wins": who_wins,
    "who-wins-and-why": who_wins_and_why,
    "legal-acts": legal_acts,
    "order": order,
    "pick-cards": pick_cards,
    "pick-seats": pick_seats,
    "choose": choose,
    "play": play,
    "best-card": play,
    "guided": guided,
}
"""Every kind by its name in a levels file; lessons add their own."""
