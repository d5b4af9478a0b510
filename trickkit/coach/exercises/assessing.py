"""Is a position of Latinern a good puzzle: exactly one pair left, and no trick that could be done without?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trickkit.coach.exercises.pairs import Sources, difficulty_of, trials
from trickkit.deduction import deduce
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernObservation, LatinernOrdering
from trickkit.record.model import AnyView

OPEN: Final = "open"
"""Several pairs are left."""
SUPERFLUOUS: Final = "superfluous"
"""One pair is left, and at least one trick could be done without."""
GOOD: Final = "good"
"""One pair is left, and every trick is needed."""


class NoPuzzleError(TrickkitError):
    """A position in which the pair cannot be asked for; `code` says why.

    `other-game`, `knows`: the seat was shown both bottom cards, `over`: trump and Schlag are disclosed, `between`: no
    trick is complete, or the next one has begun.
    """

    def __init__(self, code: str) -> None:
        super().__init__(_SAID[code])
        self.code: str = code


_SAID: Final = {
    "other-game": "pairs are asked for in latinern only; take a record of latinern",
    "knows": "this seat knows trump and Schlag; ask for one that is blind",
    "over": "the round is over, trump and Schlag are disclosed; stop before its end",
    "between": "the pair is asked for between two tricks; complete one, or take back what has begun",
}


@dataclass(frozen=True, slots=True)
class Assessed:
    """What a position is worth as a puzzle for a blind seat."""

    left: tuple[LatinernOrdering, ...]
    """The pairs that fit what the seat has seen, the likeliest first."""
    superfluous: tuple[int, ...]
    """The tricks, from 1, without which as many pairs would be left: the rest rules out all that they rule out."""
    trials: int | None
    """How many trials it takes at least to find the pair; None if several are left."""
    difficulty: int | None
    """From 1 to 5, by the trials; None if several pairs are left."""

    @property
    def verdict(self) -> str:
        """`good`, `superfluous` or `open`."""
        if len(self.left) > 1:
            return OPEN
        return SUPERFLUOUS if self.superfluous else GOOD


def assess(view: AnyView) -> Assessed:
    """Judge a position as a puzzle of the kind `find-pair`.

    A trick is superfluous if what its winner rules out is ruled out by the other tricks and the cards seen, too.

    Args:
        view: what the seat that shall find the pair has seen.

    Raises:
        NoPuzzleError: if the pair cannot be asked for here.

    >>> from trickkit.coach.exercises import generate
    >>> exercise = generate("find-pair", 1)
    >>> found = assess(exercise.state.observe(exercise.seat))
    >>> len(found.left), found.superfluous, found.trials, found.difficulty, found.verdict
    (1, (1, 2, 3, 4), 4, 2, 'superfluous')
    """
    if not isinstance(view, LatinernObservation):
        raise NoPuzzleError("other-game")
    if view.position.outcome is not None:
        raise NoPuzzleError("over")
    if view.knows:
        raise NoPuzzleError("knows")
    position = view.position
    if not view.tricks or position.plays or position.question is not None:
        raise NoPuzzleError("between")
    pairs = deduce(view)
    sources = Sources.of(view, pairs)
    left = tuple(found.pair for found in pairs.possible)
    without = tuple(number for number in range(1, len(view.tricks) + 1) if sources.does_without(number))
    if len(left) > 1:
        return Assessed(left, without, None, None)
    count = trials(view)
    return Assessed(left, without, count, difficulty_of(count))
