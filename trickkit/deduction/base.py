"""What a set of worlds can do, whatever the game: count, list, draw one, put the view's acts upon it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from random import Random

W = TypeVar("W")
S = TypeVar("S")


class Worlds(ABC, Generic[W, S]):
    """All worlds in which a seat would have seen exactly what it has seen, each as likely as the others.

    What is worked out once is kept, so make it once for a view and draw from it as often as needed.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def count(self) -> int:
        """How many worlds there are, exactly."""

    @abstractmethod
    def enumerate(self) -> Iterator[W]:
        """Give every world once, in an order that is always the same; meant for views that leave few."""

    @abstractmethod
    def sample(self, rng: Random) -> W:
        """Draw a world, each as likely as the others, by counting.

        Args:
            rng: where chance comes from; only its `random()` is used.

        Raises:
            TrickkitError: if there is none, which only a view written by hand can bring about.
        """

    @abstractmethod
    def state(self, world: W) -> S:
        """Give the position in which the view's seat sees just that view, if this is the world.

        Args:
            world: one of these worlds.
        """
