"""Counts all lines of play of Twenty-eight from small fixed positions; `tools/golden.py` writes them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from tests import texts_28 as texts
from tests.golden.rounds_twenty_eight import BY_NORTH, BY_SOUTH, SEVEN_TRICKS
from tests.texts_28 import position, record
from trickkit import Seat
from trickkit.games.twenty_eight import NewDeal, Won

if TYPE_CHECKING:
    from trickkit.games.twenty_eight import TwentyEightState


def _ending(pair: tuple[str, str], tricks: int, rules: str = "") -> str:
    """Give one of the endings with so many tricks more to play than where it stands."""
    deal, acts = pair
    words = acts.split()
    return record(" ".join(words[: len(words) - 4 * tricks]), deal=deal, rules=rules)


def _tricks(number: int) -> str:
    """Give the first tricks of the deal in which North and South take all."""
    return " ".join(SEVEN_TRICKS.split()[: 4 * number])


AT_20: Final = BY_NORTH.replace("N:16", "N:20")
THREE_TO_THE_END: Final = """
S:12 E:pass W:13 S:pass E:pass W:trump=KC W:pass
S:QS E:JS W:9S E:JC W:KS S:TC E:9H W:TH S:KH E:QH W:AH S:JD
"""
PERFT: Final = {
    "the opening, eldest without a card point": (record(deal=texts.BLANK_ELDEST), 2),
    "an auction from 26 to the first lead": (record("N:26", deal=texts.VOIDS), 9),
    "the raise step after a bid of 26": (record("N:26 W:pass S:pass E:pass N:trump=9H", deal=texts.VOIDS), 4),
    "four jacks": (record("N:26 W:pass S:pass E:pass", deal=texts.JACKS), 1),
    "the first tricks, West and East with all trumps": (
        record("N:14 W:pass S:pass E:28 N:pass W:pass S:pass E:trump=9C", deal=texts.ALL_TRUMPS),
        4,
    ),
    "four tricks left, trump hidden": (_ending(texts.ONLY_TRUMPS_VOID, 1), 10),
    "three tricks left, the bidder has only trumps and leads": (_ending(texts.ONLY_TRUMPS_LED, 0), 9),
    "three tricks left, the bidder has only trumps and follows": (_ending(texts.ONLY_TRUMPS_VOID, 0), 13),
    "two tricks left, a void seat may ask": (_ending(texts.LAST_ASKED, 1), 9),
    "two tricks left, the down card will be led": (_ending(texts.LAST_LED, 1), 9),
    "two tricks left, the trump suit will be led": (_ending(texts.LAST_TRUMP_SUIT, 1), 9),
    "the trump suit led, late_trump=literal": (record(f"{BY_SOUTH} N:JC W:ask W:AD", deal=texts.TRUMP_LED), 3),
    "the trump suit led, late_trump=rank": (
        record(f"{BY_SOUTH} N:JC W:ask W:AD", deal=texts.TRUMP_LED, rules="late_trump=rank"),
        3,
    ),
    "after two tricks, cot": (record(f"{BY_NORTH} {_tricks(2)}", deal=texts.STRONG, rules="cot=on"), 7),
    "two tricks left, cot": (record(f"{AT_20} {_tricks(6)}", deal=texts.STRONG, rules="cot=on"), 12),
    "two tricks left, sixes and cot": (
        record(f"{AT_20} {_tricks(6)}", deal=texts.STRONG, rules="cot=on sixes=on"),
        12,
    ),
    "the first trick, thani": (record(BY_NORTH, deal=texts.ONE_CLUB, rules="thani=on"), 5),
    "the raise step, blank_hand": (
        record("N:26 W:pass S:pass E:pass N:trump=JC", deal=texts.STRONG, rules="blank_hand=on"),
        3,
    ),
    "two tricks left, keep_jacks": (_ending(texts.BIDDER_WITH_JACK, 0, "keep_jacks=on"), 9),
    "two tricks left, jacks are free": (_ending(texts.BIDDER_WITH_JACK, 0), 9),
    "four tricks left, three_players": (
        record(THREE_TO_THE_END, deal=texts.THREE, dealer="W", rules="three_players=on"),
        13,
    ),
}
"""A position and how deep to count: every legal act of every seat."""


class Level(NamedTuple):
    """All lines of so many acts."""

    lines: int
    """How many there are."""
    tricks: Counter[str]
    """How tricks are won that end with the last of these acts: reason and clause."""
    ends: Counter[str]
    """How deals end that end with it: kind, made or failed, points; or the clause of a new deal."""


def perft() -> str:
    """Write how many lines of play there are, depth by depth, and what their last acts bring about."""
    lines = [
        "# All lines of play, counted: how many have so many acts, how tricks are won and deals end with the last."
    ]
    for title, (text, depth) in PERFT.items():
        lines += ["", f"# {title}", "", *(line for line in text.split("\n") if line), "", "depth    lines"]
        for number, level in enumerate(count(position(text), depth), start=1):
            told = [", ".join(f"{how} {found[how]}" for how in sorted(found)) for found in (level.tricks, level.ends)]
            lines.append(f"{number:5}{level.lines:9}   {'; '.join(filter(None, told))}".rstrip())
    return "\n".join(lines) + "\n"


def count(state: TwentyEightState, depth: int) -> list[Level]:
    """Count lines of 1 to `depth` acts, as far as there are any."""
    found, states = [], [state]
    for _ in range(depth):
        states = [old.apply(act) for old in states for seat in Seat for act in old.legal_actions(seat)]
        if states:
            tricks = Counter(_last_trick(new) for new in states if isinstance(new.events[-1], Won))
            found.append(Level(len(states), tricks, Counter(how for new in states if (how := _ended(new)))))
    return found


def _last_trick(state: TwentyEightState) -> str:
    verdict = state.verdict(len(state.position.tricks))
    return f"{verdict.reason} {verdict.clause}"


def _ended(state: TwentyEightState) -> str:
    outcome = state.outcome()
    if outcome is None:
        return ""
    if isinstance(outcome, NewDeal):
        return outcome.clause
    return f"{outcome.by} {'made' if outcome.made else 'failed'} {outcome.game_points:+}"
