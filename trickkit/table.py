"""What every game has in common: acts and events, legal acts, refusals, and the faces of Game, State, Observation.

A state is true and complete; an observation is what one seat has seen. Whoever must not see the cards is
given an observation, never a state.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from trickkit.errors import NotationError
from trickkit.notation import pieces, whole_number
from trickkit.seats import Seat, Side

if TYPE_CHECKING:
    from random import Random

A_co = TypeVar("A_co", bound="Action", covariant=True)


class Event(ABC):  # noqa: B024 - nothing is common to all but being seen
    """Something that happened at the table. Frozen; what a seat may not see of it is None."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> Self:  # noqa: ARG002 - most events are public
        """Give the event as `seat` saw it: the same class, secrets replaced by None."""
        return self


@dataclass(frozen=True, slots=True)
class Action(Event):
    """Something that a seat does. It prints as in a record, `N:9D`."""

    seat: Seat
    """Who acts."""

    word: ClassVar[str] = ""

    @property
    def token(self) -> str:
        """The part behind the colon: a card, or the act's word."""
        return self.word

    def __str__(self) -> str:
        return f"{self.seat}:{self.token}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an act is not allowed, as data.

    It depends only on what the acting seat knows, so that no message can tell a secret.
    """

    code: str
    """A short name, as `card-not-held`."""
    clause: str
    """The clause of the rules, as `L18`."""
    text: str
    """One English sentence part for programmers: what is wrong and what to do."""
    facts: tuple[tuple[str, str], ...] = ()
    """What the sentence needs: names with their values in notation."""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"


class LegalActions(Sequence[A_co], Generic[A_co]):
    """The legal acts of a seat: iterate, count, index, ask `in`, or use as a truth value.

    Nothing is listed before it is needed; `in` asks the rules about that one act.

    Args:
        listed: gives all the acts in order.
        allowed: tells of one act whether it is among them.
    """

    __slots__ = ("_acts", "_allowed", "_listed")

    def __init__(self, listed: Callable[[], Sequence[A_co]], allowed: Callable[[Action], bool]) -> None:
        self._listed = listed
        self._allowed = allowed
        self._acts: Sequence[A_co] | None = None

    def _all(self) -> Sequence[A_co]:
        if self._acts is None:
            self._acts = self._listed()
        return self._acts

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401 - an act, or a slice of acts
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __contains__(self, act: object) -> bool:
        return isinstance(act, Action) and self._allowed(act)

    def __repr__(self) -> str:
        return f"<legal: {' '.join(map(str, self))}>"


@dataclass(frozen=True, slots=True)
class Score:
    """Match points of the two sides.

    >>> Score.parse("NS:8 EW:6")[Side.EW]
    6
    """

    ns: int = 0
    """Points of North and South."""
    ew: int = 0
    """Points of East and West."""

    def __getitem__(self, side: Side) -> int:
        return self.ns if side is Side.NS else self.ew

    def plus(self, side: Side, points: int) -> Score:
        """Give the score after `side` has won `points`."""
        return Score(self.ns + points, self.ew) if side is Side.NS else Score(self.ns, self.ew + points)

    @classmethod
    def parse(cls, text: str) -> Score:
        """Read `NS:8 EW:6`, in either order; a side that is not named has 0.

        Raises:
            NotationError: if a side stands twice, or has no whole number from 0.
        """
        found: dict[Side, int] = {}
        for piece, column in pieces(text):
            name, colon, number = piece.partition(":")
            points = whole_number(number)
            side = next((side for side in Side if name in {side.value, side.value.lower()}), None)
            if not colon or side is None or points is None:
                raise NotationError(f'"{piece}" is no score; write NS:8 EW:6', piece, (1, column))
            if side in found:
                raise NotationError(f'"{piece}" gives {side} a second score; write each side once', piece, (1, column))
            found[side] = points
        return cls(found.get(Side.NS, 0), found.get(Side.EW, 0))

    def __str__(self) -> str:
        return f"NS:{self.ns} EW:{self.ew}"


class Game(Protocol):
    """The rules of a game with its house settings. Frozen."""

    name: ClassVar[str]
    """As in a record: `latinern`."""

    def deal(self, rng: Random, dealer: Seat = ...) -> Any:  # noqa: ANN401 - each game has its own deal
        """Shuffle and deal; the only place where chance enters."""

    def start(self, deal: Any) -> State:  # noqa: ANN401
        """Give the state after the deal."""


class State(Protocol):
    """A position with everything known."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order: the whole truth."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose card or call is awaited, or None."""

    def legal_actions(self, seat: Seat | None = None) -> LegalActions[Action]:
        """Give the legal acts of `seat`, else of the seat to act."""

    def offences(self, seat: Seat) -> LegalActions[Action]:
        """Give the acts that `apply` accepts and the rules punish."""

    def apply(self, action: Action) -> State:
        """Give the state after `action`; this one stays as it is."""

    def observe(self, seat: Seat) -> Observation:
        """Give what `seat` has seen."""

    def outcome(self) -> object | None:
        """Give the result, or None while the game is on."""


class Observation(Protocol):
    """What one seat has seen, and all that follows for it by the rules."""

    @property
    def seat(self) -> Seat:
        """Whose view this is."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events as this seat saw them."""

    def legal_actions(self) -> LegalActions[Action]:
        """Give this seat's legal acts."""
