"""What the coach says, as data: every legal act with its value, the best ones, and hints in three steps."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.seats import Seat
from trickkit.table import Action


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that is true of a view and helps to decide, as data.

    >>> Reason("unbeatable", (("card", "TC"),)).code
    'unbeatable'
    """

    code: str
    """A short name, as `unbeatable`."""
    facts: tuple[tuple[str, str], ...] = ()
    """What the sentence needs: names with their values in notation."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal act and what it is worth."""

    act: Action
    """The act."""
    value: float
    """Latinern: for a card the chance to win the round, for asking and answering expected match points (see
    `trickkit.coach.equity.weighed`). Twenty-eight: in the play expected card points of the bidder's side, else
    expected game points of the own side less those of the others."""
    best: bool
    """Whether it is as good as any, as far as can be told: within two standard errors of the paired difference."""
    chance: float | None = None
    """Chance that the bid is made (Twenty-eight, in the play)."""


@dataclass(frozen=True, slots=True)
class Silence:
    """What words that may be said now, as *ask* or `concede`, are compared with."""

    value: float
    """What it is worth to say none of them, measured as they are."""
    advice: Advice | None
    """What is advised to a silent seat; None if nothing is awaited from it."""
    why: Reason
    """Whether a word pays, with what it is worth."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice for one seat, from its view alone."""

    seat: Seat
    """Whom it is for."""
    options: tuple[Option, ...]
    """Every legal act, in the order in which the view lists them."""
    act: Action | None
    """What the coach would do; None for a seat that had better wait, though it may say something out of turn."""
    look: Reason
    """First step: where to look."""
    why: Reason
    """Second step: which rule or count decides."""
    worlds: int
    """How many worlds were looked at; 0 if none was."""
    silence: Silence | None = None
    """What to say nothing is worth, if there are words that need not be said."""
    how: Reason | None = None
    """In Twenty-eight: how many worlds were looked at, and whether they were solved or played out by rules of thumb;
    None if that decides nothing, or there is no choice."""

    @property
    def best(self) -> tuple[Action, ...]:
        """The acts that are as good as any; none if it is better to wait."""
        return tuple(option.act for option in self.options if option.best)
