"""Conditions: what a deal must have, put together from facts by `&`, `|` and `~`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from trickkit.lab.conditions.counting import Wish, denied, joined
from trickkit.lab.conditions.drawing import Drawn, draw
from trickkit.lab.conditions.sums import Sums
from trickkit.lab.run import AnyDeal, AnyGame
from trickkit.seats import Seat


class Condition(ABC):
    """What a deal must have. Conditions are values: they compare equal, go to other processes, and print as text."""

    __slots__ = ()

    @property
    def countable(self) -> bool:
        """Whether the deals that fit can be counted in principle: there is no function in it."""
        return True

    @property
    def by_ordering(self) -> bool:
        """Whether it depends on trump and Schlag."""
        return False

    @property
    def parts(self) -> tuple[Condition, ...]:
        """Conditions that must all hold, and are this one together."""
        return (self,)

    @property
    def negated(self) -> str:
        """The opposite, as text."""
        return f"not {self}"

    @abstractmethod
    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has it.

        Args:
            game: the rules.
            deal: the deal.

        Raises:
            TrickkitError: if the condition means nothing in this game.
        """

    @abstractmethod
    def wish(self, sums: Sums) -> Wish:
        """Say it as sums over hands; only where it is countable.

        Args:
            sums: takes the sums.

        Raises:
            TrickkitError: if the condition means nothing in this game.
        """

    def draw(self, game: AnyGame, rng: Random, dealer: Seat) -> Drawn:
        """Deal so that the condition holds: at once, where the deals that fit can be counted, else by trying.

        Args:
            game: the rules.
            rng: where chance comes from; only its `random()` is used.
            dealer: who deals.

        Returns:
            One of the deals that fit, each as likely as the others, with the number of tries.

        Raises:
            TrickkitError: if no deal fits, or none was found in many tries.
        """
        return draw(self, game, rng, dealer)

    def __and__(self, other: Condition) -> Condition:
        """Ask for both."""
        return _joined((self, other), every=True)

    def __or__(self, other: Condition) -> Condition:
        """Ask for at least one."""
        return _joined((self, other), every=False)

    def __invert__(self) -> Condition:
        """Ask for the opposite."""
        return self.part if isinstance(self, Opposite) else Opposite(self)


@dataclass(frozen=True, slots=True, repr=False)
class Joined(Condition):
    """Several conditions of which every one must hold, or at least one."""

    every: bool
    """Whether every one must hold."""
    members: tuple[Condition, ...]
    """The conditions."""

    @property
    def countable(self) -> bool:
        """Whether all members are."""
        return all(member.countable for member in self.members)

    @property
    def by_ordering(self) -> bool:
        """Whether one member depends on trump and Schlag."""
        return any(member.by_ordering for member in self.members)

    @property
    def parts(self) -> tuple[Condition, ...]:
        """The members, if every one must hold."""
        return self.members if self.every else (self,)

    @property
    def negated(self) -> str:
        """The opposite, as text."""
        return f"not ({self})"

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has it."""
        found = (member.fits(game, deal) for member in self.members)
        return all(found) if self.every else any(found)

    def wish(self, sums: Sums) -> Wish:
        """Say all members as sums."""
        return joined([member.wish(sums) for member in self.members], every=self.every)

    def __str__(self) -> str:
        word = " and " if self.every else " or "
        return word.join(self._closed(str(member), member) for member in self.members)

    def __repr__(self) -> str:
        word = " & " if self.every else " | "
        return word.join(self._closed(repr(member), member) for member in self.members)

    def _closed(self, text: str, member: Condition) -> str:
        return f"({text})" if self.every and isinstance(member, Joined) else text


@dataclass(frozen=True, slots=True, repr=False)
class Opposite(Condition):
    """The opposite of a condition."""

    part: Condition
    """The condition."""

    @property
    def countable(self) -> bool:
        """Whether the part is."""
        return self.part.countable

    @property
    def by_ordering(self) -> bool:
        """Whether the part depends on trump and Schlag."""
        return self.part.by_ordering

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has not got it."""
        return not self.part.fits(game, deal)

    def wish(self, sums: Sums) -> Wish:
        """Say the opposite as sums."""
        return denied(self.part.wish(sums))

    def __str__(self) -> str:
        return self.part.negated

    def __repr__(self) -> str:
        return f"~({self.part!r})" if isinstance(self.part, Joined) else f"~{self.part!r}"


def _joined(members: tuple[Condition, ...], *, every: bool) -> Condition:
    flat: list[Condition] = []
    for member in members:
        flat += member.members if isinstance(member, Joined) and member.every is every else (member,)
    return Joined(every, tuple(flat))
