"""What the golden files `exercises.LANG.txt` show: every sentence about exercises, where it first comes up."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tests.texts import position, record
from tests.texts_28 import VOIDS
from tests.texts_28 import position as position_28
from tests.texts_28 import record as record_28
from trickkit.coach.exercises import KINDS, Exercise, Note, games_for, generate, grade, pose
from trickkit.explain.exercises import answer, hint, noted, question, question_id
from trickkit.games import GAMES
from trickkit.games.twenty_eight import TwentyEight
from trickkit.i18n import Words
from trickkit.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = {"latinern": ("",), "twenty-eight": ("", "three_players=on", "keep_jacks=on")}
SEEDS = 60
SLOW = {"ask-or-wait": 5, "go-or-stay": 4, "best-card": 6}
"""The kinds that solve worlds by the hundred, with fewer seeds."""
ASKING = (22, 71)
"""Seeds of best cards where asking is best, and where it is worst."""
NO_TRUMP = record(
    "S:QC W:KC N:7C E:7D S:AC W:9D N:8C E:8D",
    deal="N:TC 7C 8C 9C JC E:KH JS JD 8D 7D S:QC AC 9S TS 7S W:KC AD KD 9D TD",
    dealer="E",
)
"""North has seen all clubs, none of them at East, the dealer."""
ONE_CARD = record(
    "S:AC W:KC N:7C E:QH E:QS S:7S W:QD N:8C",
    deal="N:TC 7C 8C 9C JC E:KH QH QS JD 8D S:9S AC 7S TS JS W:KC QD AD KD TD",
    dealer="E",
)
"""For clubs and queen East and South would have needed the one card that North has not seen, the queen of clubs."""
NO_TRUMP_IN_HAND = record_28("N:14 W:15 S:pass E:pass N:pass W:trump=JD W:pass E:pass N:AH W:KS S:QH E:ask", deal=VOIDS)
"""East has asked and holds no diamond."""
NOT_TURNED_UP = record_28(
    "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:7H W:TH S:QH E:QC W:JH S:9H E:7D N:AH W:KH S:8H E:8D N:QS "
    "W:AC S:TC E:JC N:9S E:9C N:AS W:KS S:7S E:8C N:JS",
    deal="N:7C JD JS QS 7H 9S AS AH E:9C JC QC 8C KC 8D 7D QD S:9D TC QH 9H 8H 7S TS KD W:KH AD AC TH KS TD JH 8S",
    rules="keep_jacks=on",
)
"""North discards a jack of a suit that was not led: with any suit but clubs the down card had to be turned up."""


@cache
def samples() -> tuple[Exercise, ...]:
    """Give exercises of every kind with every game, in its usual rules and in others."""
    rare = (pose("cross-out", position(text), Seat.NORTH) for text in (NO_TRUMP, ONE_CARD))
    often = (
        generate(kind, seed, GAMES[game].parse(rules))
        for kind in KINDS
        for game in games_for(kind)
        for rules in RULES[game]
        for seed in range(SLOW.get(kind, SEEDS) if not rules else SLOW.get(kind, SEEDS) // 6)
    )
    rare_28 = (
        pose("legal", position_28(NO_TRUMP_IN_HAND), Seat.EAST),
        pose("hidden-suit", position_28(NOT_TURNED_UP), Seat.WEST),
    )
    asking = (generate("best-card", seed, TwentyEight()) for seed in ASKING)
    return (*often, *rare, *rare_28, *asking)


def golden(lang: str) -> str:
    """Give the whole file for one language."""
    words = Words(lang)
    shown: set[str] = set()
    blocks = []
    for exercise in samples():
        asked = question_id(exercise)
        first = {_id(note): (said, note) for said, note in reversed([*_said(exercise)]) if _id(note) not in shown}
        new = [*reversed(first.values())]
        if new or asked not in shown:
            shown |= {asked, *(_id(note) for _, note in new)}
            blocks.append("\n".join(_block(exercise, new, words)))
    return "\n\n".join(blocks) + "\n"


def _said(exercise: Exercise) -> Iterator[tuple[str, Note]]:
    """Give every reason and hint, each with what it is said to."""
    for level, note in enumerate(exercise.hints[:2], start=1):
        yield f"hint {level}", note
    yield exercise.accepted[0], exercise.posed.why
    yield from exercise.posed.wrong


def _id(note: Note) -> str:
    told = dict(note.facts)
    return f"{note.code} {' ' in told.get('cards', '')} {told.get('left') == '1'} {told.get('act') == 'ask'}"


def _block(exercise: Exercise, new: list[tuple[str, Note]], words: Words) -> Iterator[str]:
    yield f"# {exercise.kind}, {exercise.game}, {exercise.posed.case}, difficulty {exercise.difficulty}"
    yield exercise.shown.strip()
    yield f"{question(exercise, words)}"
    for said, note in new:
        yield f"  {said[:40]}: {noted(exercise, note, words)} [{note.clause}]"
    yield f"  hint 3: {hint(exercise, 3, words)}"
    right = exercise.accepted[0]
    yield f"  {grade(exercise, right).right}: {answer(exercise, right, words)}"
