"""What the golden files `exercises.LANG.txt` show: every sentence about exercises, where it first comes up."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from trickkit.coach.exercises import KINDS, Exercise, Note, games_for, generate, grade
from trickkit.explain.exercises import answer, hint, noted, question
from trickkit.games import GAMES
from trickkit.i18n import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = {"latinern": ("",), "twenty-eight": ("", "three_players=on", "keep_jacks=on")}
SEEDS = 60


@cache
def samples() -> tuple[Exercise, ...]:
    """Give exercises of every kind with every game, in its usual rules and in others."""
    return tuple(
        generate(kind, seed, GAMES[game].parse(rules))
        for kind in KINDS
        for game in games_for(kind)
        for rules in RULES[game]
        for seed in range(SEEDS if not rules else SEEDS // 6)
    )


def golden(lang: str) -> str:
    """Give the whole file for one language."""
    words = Words(lang)
    shown: set[str] = set()
    blocks = []
    for exercise in samples():
        new = [(said, note) for said, note in _said(exercise) if _id(note) not in shown]
        if new:
            shown |= {_id(note) for _, note in new}
            blocks.append("\n".join(_block(exercise, new, words)))
    return "\n\n".join(blocks) + "\n"


def _said(exercise: Exercise) -> Iterator[tuple[str, Note]]:
    """Give every reason and hint, each with what it is said to."""
    for level, note in enumerate(exercise.hints[:2], start=1):
        yield f"hint {level}", note
    yield exercise.accepted[0], exercise.posed.why
    yield from exercise.posed.wrong


def _id(note: Note) -> str:
    several = " " in dict(note.facts).get("cards", "")
    left = dict(note.facts).get("left", "")
    return f"{note.code} {several} {left in {'1', ''}}"


def _block(exercise: Exercise, new: list[tuple[str, Note]], words: Words) -> Iterator[str]:
    yield f"# {exercise.kind}, {exercise.game}, {exercise.posed.case}, difficulty {exercise.difficulty}"
    yield exercise.shown.strip()
    yield f"{question(exercise, words)}"
    for said, note in new:
        yield f"  {said[:40]}: {noted(exercise, note, words)} [{note.clause}]"
    yield f"  hint 3: {hint(exercise, 3, words)}"
    right = exercise.accepted[0]
    yield f"  {grade(exercise, right).right}: {answer(exercise, right, words)}"
