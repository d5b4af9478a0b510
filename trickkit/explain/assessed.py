"""What a position is worth as a puzzle, in sentences: how many pairs are left, which trick is superfluous, how hard."""

from __future__ import annotations

from typing import Final

from trickkit.coach.exercises import HARDEST, Assessed
from trickkit.coach.exercises.assessing import OPEN
from trickkit.i18n import Text, Words
from trickkit.seats import Seat

_NAMED: Final = 4
"""How many of the pairs that are left are named, if there are more than one more."""


def assessed(found: Assessed, seat: Seat, words: Words) -> tuple[Text, ...]:
    """Say what a position is worth as a puzzle, the verdict first.

    Args:
        found: what the engine found.
        seat: who has to find the pair.
        words: language and deck.

    >>> from trickkit.coach.exercises import assess, generate
    >>> exercise = generate("find-pair", 3)
    >>> for line in assessed(assess(exercise.state.observe(exercise.seat)), exercise.seat, Words()):
    ...     print(line)
    A good puzzle: for North just one pair is left, hearts/7, and no trick can be left out.
    Difficulty 2 of 5: it takes at least 4 trials to find the pair.
    """
    if found.verdict == OPEN:
        return _open(found, seat, words)
    (pair,) = found.left
    lines = [words.message(f"assessed.{found.verdict}", seat=seat, trump=pair.trump, schlag=pair.schlag)]
    lines += [words.message("assessed.trick", n=number) for number in found.superfluous]
    if len(found.superfluous) > 1:
        lines.append(words.message("assessed.one-by-one"))
    told = {"level": found.difficulty or 0, "of": HARDEST}
    if found.trials:
        lines.append(words.plural("assessed.difficulty", found.trials, **told))
    else:
        lines.append(words.message("assessed.at-once", **told))
    return tuple(lines)


def _open(found: Assessed, seat: Seat, words: Words) -> tuple[Text, ...]:
    lines = [words.plural("assessed.open", len(found.left), seat=seat)]
    named = found.left if len(found.left) <= _NAMED + 1 else found.left[:_NAMED]  # never just one more
    lines += [words.message("assessed.fits", trump=pair.trump, schlag=pair.schlag) for pair in named]
    if len(named) < len(found.left):
        lines.append(words.message("assessed.more", n=len(found.left) - len(named)))
    return tuple(lines)


def no_puzzle(code: str, seat: Seat, words: Words) -> Text:
    """Say why the pair cannot be asked for.

    Args:
        code: that of a `NoPuzzleError`.
        seat: who would have to find the pair.
        words: language and deck.

    >>> print(no_puzzle("knows", Seat.WEST, Words()))
    West has seen both bottom cards and has nothing to find. Ask for one of the two who are blind.
    """
    return words.message(f"assessed.none.{code}", seat=seat)
