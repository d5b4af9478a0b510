"""A judgement of a played hand as data: what was known then, and what hindsight says, kept apart."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trickkit.coach.advice import Reason
from trickkit.seats import Seat
from trickkit.table import Action


class Unit(StrEnum):
    """What an act is measured in; only acts of one unit can be compared."""

    CHANCE = "chance"
    """Chance to win the round; in a thani deal to win it, or to stop the bidder."""
    MATCH_POINTS = "match-points"
    """Latinern, questions and answers: match points, weighed by the score (`trickkit.coach.equity.weighed`)."""
    CARD_POINTS = "card-points"
    """Twenty-eight, in the play: card points of the bidder's side; the others want them few."""
    GAME_POINTS = "game-points"
    """Twenty-eight, calls and words: game points of the own side less those of the others."""

    def __repr__(self) -> str:
        return f"Unit.{self.name}"


class Verdict(StrEnum):
    """How good an act was."""

    ONLY = "only"
    """There was nothing else to do."""
    BEST = "best"
    """Nothing was worth more."""
    AS_GOOD = "as-good"
    """As good as the best as far as can be told, or less by so little that it does not matter (`SLIP`)."""
    SLIP = "slip"
    """Something was better."""
    COSTLY = "costly"
    """Something was better by as much as `COSTLY` says."""
    OFFENCE = "offence"
    """The rules punish it (L19, L21)."""

    def __repr__(self) -> str:
        return f"Verdict.{self.name}"


SLIP: Final[Mapping[Unit, float]] = MappingProxyType(
    {
        Unit.CHANCE: 0.02,
        Unit.MATCH_POINTS: 0.1,
        Unit.CARD_POINTS: 0.25,
        Unit.GAME_POINTS: 0.1,
    }
)
"""A loss below this does not matter."""
COSTLY: Final[Mapping[Unit, float]] = MappingProxyType(
    {
        Unit.CHANCE: 0.2,
        Unit.MATCH_POINTS: 0.5,
        Unit.CARD_POINTS: 3.0,
        Unit.GAME_POINTS: 0.5,
    }
)
"""A loss from here on is costly. Card points count only towards the bid: where it is as safe after the act as after the
best one, nothing is costly; and losing as much of the chance to make or break it as `Unit.CHANCE` says always is."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One act beside the others that could be done in its stead."""

    verdict: Verdict
    """How good it was."""
    value: float
    """What it was worth."""
    best: float
    """What the best was worth."""
    acts: tuple[Action, ...]
    """What was best, as good as any; nothing where it was best to say no word."""
    chance: float | None = None
    """Twenty-eight, in the play: the chance that the own side makes or breaks the bid, after the act."""
    best_chance: float | None = None
    """The same after the best act."""

    @property
    def loss(self) -> float:
        """How much worse than the best it was.

        >>> Weighed(Verdict.SLIP, 0.25, 0.5, ()).loss
        0.25
        """
        return abs(self.best - self.value)


@dataclass(frozen=True, slots=True)
class Missed:
    """A word that would have been best when something else was done, and that the own side did not say later either."""

    act: Action
    """The word, as *ask* or `concede`."""
    unit: Unit
    """What it is measured in."""
    value: float
    """What it was worth, from what was known."""
    silence: float
    """What it was worth to say nothing."""


@dataclass(frozen=True, slots=True)
class JudgedAct:
    """One act of the judged seat."""

    number: int
    """Its place among all acts of the hand, from 1."""
    act: Action
    """The act."""
    unit: Unit
    """What it is measured in."""
    known: Weighed
    """From what the seat knew at that moment, and nothing else."""
    hindsight: Weighed
    """With all cards open and best play by all. Never mixed with `known`."""
    why: Reason
    """What spoke for the best act, true of what the seat knew."""
    worlds: int
    """How many worlds that fitted the seat's knowledge were looked at; 0 if there was nothing to choose."""
    missed: Missed | None = None
    """A word that would have been better, from what was known."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The act that decided the hand: with best play by all, the result would have been another one before it."""

    number: int
    """Its place among all acts of the hand, from 1."""
    act: Action
    """The act, by whatever seat."""
    gained: bool
    """Whether the judged seat's side had won from then on, and not lost."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One seat's acts in a hand, judged."""

    seat: Seat
    """Whose acts."""
    acts: tuple[JudgedAct, ...]
    """Each of them, in order."""
    turning: Turning | None
    """What decided the hand; None if it was decided by the cards, or has no result that could be reached yet."""
    won: bool | None
    """Whether the seat's side has won; None as long as the hand is on, and if the cards were thrown in."""

    def count(self, verdict: Verdict, *, hindsight: bool = False) -> int:
        """Count the acts with a verdict.

        Args:
            verdict: which.
            hindsight: whether the verdict with all cards open is meant, and not that on what was known.

        >>> Judgement(Seat.EAST, (), None, None).count(Verdict.BEST)
        0
        """
        return sum((each.hindsight if hindsight else each.known).verdict is verdict for each in self.acts)

    def lost(self, unit: Unit, *, hindsight: bool = False) -> float:
        """Add up what was lost by acts that are measured in one unit.

        Args:
            unit: which.
            hindsight: whether with all cards open, and not by what was known.

        >>> Judgement(Seat.EAST, (), None, None).lost(Unit.CHANCE)
        0.0
        """
        found = ((each.hindsight if hindsight else each.known).loss for each in self.acts if each.unit is unit)
        return math.fsum(found)

    @property
    def worst(self) -> JudgedAct | None:
        """The act that was worst on what was known; None if none was a slip or worse.

        Losses of different units are compared by how much of `COSTLY` they are.

        >>> Judgement(Seat.EAST, (), None, None).worst is None
        True
        """
        bad = [each for each in self.acts if each.known.verdict in {Verdict.SLIP, Verdict.COSTLY, Verdict.OFFENCE}]
        return max(bad, key=_badness, default=None)


def _badness(each: JudgedAct) -> tuple[int, float]:
    order = (Verdict.SLIP, Verdict.COSTLY, Verdict.OFFENCE)
    return order.index(each.known.verdict), each.known.loss / COSTLY[each.unit]
