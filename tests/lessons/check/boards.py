"""Levels on the board of the 32 pairs, computed once more: what stays, its chances, the way through, each slip."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

from tests.lessons.check.latinern import Position, winner
from tests.lessons.check.model import DECK, LANGS, RANKS, SEATS, SUITS, Level, Task, need

PAIRS = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""A pair is written as its Hauptschlag."""
MORE = {"cross-out": {"probability", "solution", "rings"}, "find-pair": set[str](), "choose": {"probability"}}
"""What such levels have besides the common fields; an entry of `wrong` may have `would`."""


def would(trick: list[tuple[str, str]], pair: str) -> tuple[str, str]:
    """Return seat and card that would win a trick under a pair."""
    return trick[winner([card for _, card in trick], pair[1], pair[0])[0]]


def agree_one(p: Position, number: int, pair: str) -> bool:
    """Tell whether one announced winner agrees with a pair; tricks count from 0."""
    return would(p.tricks[number], pair) == p.winners[number][:2]


def agree(p: Position, pair: str) -> bool:
    """Tell whether every announced winner agrees with a pair."""
    return all(agree_one(p, number, pair) for number in range(len(p.tricks)))


def weights(p: Position, seat: str) -> dict[str, int]:
    """Return in how many ways each pair can have come about for a blind seat, whoever won the tricks.

    Every choice of a dealer's and a forehand's bottom card is weighed by the number of ways to deal the other cards of
    these two hands; the rest of the deal is the same for all of them.
    """
    need(seat in p.blind, "this seat is blind")
    played = {s: [c for t in p.tricks for who, c in t if who == s] for s in SEATS}
    seen = {*p.dealt[seat], *(c for cards in played.values() for c in cards)}
    unseen = [c for c in DECK if c not in seen]
    free = {s: 5 - len(played[s]) for s in (p.dealer, p.forehand)}

    def ways(bottom: str, other: str) -> int:
        drawn = {s: c in unseen for s, c in ((p.dealer, bottom), (p.forehand, other))}
        for s, c in ((p.dealer, bottom), (p.forehand, other)):
            if not drawn[s] and c not in played[s]:
                return 0
        rest = len(unseen) - sum(drawn.values())
        a, b = (free[s] - drawn[s] for s in (p.dealer, p.forehand))
        return 0 if min(a, b) < 0 or bottom == other else comb(rest, a) * comb(rest - a, b)

    return {pair: sum(ways(x, y) for x in DECK if x[1] == pair[1] for y in DECK if y[0] == pair[0]) for pair in PAIRS}


def chances(p: Position, seat: str) -> dict[str, Fraction]:
    """Return the exact chance of every pair that stays possible for a blind seat."""
    left = {pair: n for pair, n in weights(p, seat).items() if n and agree(p, pair)}
    return {pair: Fraction(n, sum(left.values())) for pair, n in left.items()}


def ruled_out_by_cards(p: Position, seat: str) -> set[str]:
    """Return the pairs whose cards dealer and forehand cannot have been dealt."""
    return {pair for pair, n in weights(p, seat).items() if not n}


def fits(pattern: str, slip: str) -> bool:
    """Tell whether `7H`, `7*`, `*H` or `*`, with the sign of the slip, means it."""
    sign, pair = slip[:-2], slip[-2:]
    return pattern in {sign + pair, f"{sign}{pair[0]}*", f"{sign}*{pair[1]}", f"{sign}*"}


def _patterns(slips: list[str]) -> set[str]:
    every = set[str]()
    for slip in slips:
        sign, pair = slip[:-2], slip[-2:]
        every |= {slip, f"{sign}{pair[0]}*", f"{sign}*{pair[1]}", f"{sign}*"}
    return every


def check_chances(level: Level, found: dict[str, Fraction]) -> None:
    """Check the chances that a level states, if it does."""
    if "probability" in level:
        need({k: Fraction(v) for k, v in level["probability"].items()} == found, f"probability {found}")


def check_texts(level: Level, p: Position, slips: list[str]) -> None:
    """Check that a text about a pair that cannot be names the card that would have won, and that it would have."""
    first: dict[int, list[str]] = {}
    by_cards = ruled_out_by_cards(p, level["seat"])
    for slip in slips:
        hit = next((i for i, entry in enumerate(level["wrong"]) if any(fits(w, slip) for w in entry["when"])), None)
        need(hit is not None, f"no text for the slip {slip!r}")
        first.setdefault(hit or 0, []).append(slip)
    for number, meant in first.items():
        entry = level["wrong"][number]
        out = [slip for slip in meant if not slip.startswith("+") and slip[-2:] not in by_cards]
        need(not out or "would" in entry, f"{entry['when']} names the card that would have won")
        for slip in out:
            better = ((would(t, slip[-2:]), won[:2]) for t, won in zip(p.tricks, p.winners, strict=True))
            beats = next(best[1] for best, won in better if best != won)
            need(entry["would"] == beats, f"{slip}: {beats} would win the first trick that does not fit")
        for lang in LANGS if out else ():
            need("{" + entry["would"] in entry[lang], f"{lang} {entry['when']} names {entry['would']}")


def way_through(level: Level, staying: set[str]) -> int:
    """Check that the solution crosses out what cannot be and nothing else; return its length."""
    crossed, ringed = set[str](), set[str]()
    for stroke in level["solution"]:
        pen, what = stroke.split()
        need(pen == "x" or level.get("rings"), "rings need the second pen")
        meant = [pair for pair in PAIRS if fits(what, pair) and pair not in crossed | ringed]
        need(meant, f"{stroke} does something")
        (crossed if pen == "x" else ringed).update(meant)
    need(crossed == set(PAIRS) - staying, f"the solution leaves {set(PAIRS) - crossed}")
    return len(level["solution"])


def cross_out(level: Level, p: Position) -> Task:
    found = chances(p, level["seat"])
    check_chances(level, found)
    slips = [f"{'+' if pair in found else '-'}{pair}" for pair in PAIRS]
    check_texts(level, p, slips)
    right = " ".join(pair for pair in PAIRS if pair in found)
    return Task([right], slips, fits, way_through(level, set(found)), _patterns(slips), unordered=True)


def find_pair(level: Level, p: Position) -> Task:
    found = chances(p, level["seat"])
    need(len(found) == 1, f"one pair is left, not {found}")
    need(level["show"] == "sees", "own cards are shown")
    wrong = [pair for pair in PAIRS if pair not in found]
    told = [pair for pair in wrong if any(fits(w, pair) for entry in level["wrong"] for w in entry["when"])]
    need(told, "a text for what tempts")
    check_texts(level, p, told)
    return Task([*found], told, fits, 1, _patterns(wrong))


def _likeliest(level: Level, p: Position) -> tuple[Fraction, str]:
    found = chances(p, level["seat"])
    check_chances(level, found)
    (most, pair), (second, _) = sorted(((chance, pair) for pair, chance in found.items()), reverse=True)[:2]
    need(most > second, "one is the likeliest")
    return most, pair


CHOOSE: dict[str, Callable[[Level, Position], object]] = {
    "likeliest-pair": lambda level, p: _likeliest(level, p)[1],
    "chance-of-likeliest": lambda level, p: _likeliest(level, p)[0],
}


KINDS = {"cross-out": cross_out, "find-pair": find_pair}
