"""What the checks share: a level, an answer, what a level asks for, and the complaint."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tests.referee.latinern import Refused

ROOT = Path(__file__).resolve().parents[3]
LESSONS = ROOT / "lessons"
LANGS = ("en", "de")
SEATS = "NESW"
SUITS = "CDHS"
RANKS = "789TJQKA"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)

Level = dict[str, Any]
Played = TypeVar("Played")
"""What the tags of a record say, and its acts."""


class LessonError(AssertionError):
    """Something in a lesson does not hold."""


def need(condition: object, message: str) -> None:
    if not condition:
        raise LessonError(message)


def one_record(read: Callable[[str], Iterable[Played]], text: str) -> Played:
    """Read the one record of a level; the referee of its game, whose `read` it is, has checked every act of it."""
    try:
        first, *more = read(text)
    except Refused as refused:
        raise LessonError(str(refused)) from refused
    need(not more, "one record")
    return first


@dataclass
class Task:
    """What a level asks for, computed."""

    right: list[str]
    """The answers to be accepted."""
    wrong: list[str]
    """LessonError answers: all of them, or for an order a sample that reaches every text."""
    fits: Callable[[str, str], bool]
    """Does a pattern of ``when`` fit an answer?"""
    par: int = 1
    patterns: set[str] | None = None
    """The patterns that make sense, if they can be listed."""
    unordered: bool = False
    """Whether the order of the keys in an answer says nothing."""


def single(right: list[str], options: list[str]) -> Task:
    """One answer out of a list."""
    wrong = [o for o in options if o not in right]
    return Task(right, wrong, lambda pattern, answer: pattern in (answer, "*"), patterns={*wrong, "*"})


def chosen_set(right: list[str], options: list[str]) -> Task:
    """A set of options, written with blanks; the empty set is an answer too."""
    need(set(right) <= set(options), f"{right} among {options}")
    every = itertools.chain.from_iterable(itertools.combinations(options, n) for n in range(len(options) + 1))
    wrong = [" ".join(a) for a in every if set(a) != set(right)]

    def fits(pattern: str, answer: str) -> bool:
        have = answer.split()
        sign, option = pattern[0], pattern[1:]
        return pattern == "*" or (sign == "+" and option in have) or (sign == "-" and option not in have)

    patterns = {"+" + o for o in options if o not in right} | {"-" + o for o in right} | {"*"}
    return Task([" ".join(right)], wrong, fits, len(right), patterns, unordered=True)


def seat_and_reason(level: Level, seat: str, reason: str, seats: list[str], reasons: tuple[str, ...]) -> Task:
    """A seat with a reason; `W *` stands for any reason that has no entry of its own."""
    right = f"{seat} {reason}"
    wrong = [f"{s} {r}" for s in seats for r in reasons if f"{s} {r}" != right]
    own = {w for entry in level["wrong"] for w in entry["when"]}

    def fits(pattern: str, answer: str) -> bool:
        return pattern == answer or (pattern[1:] == " *" and pattern[0] == answer[0] and answer not in own)

    return Task([right], wrong, fits, patterns={*wrong, *(f"{s} *" for s in seats if s != seat)})
