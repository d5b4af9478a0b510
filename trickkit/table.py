"""What every game has in common: acts and events, legal acts, refusals, and the faces of Game, State, Observation.

A state is true and complete; an observation is what one seat has seen. Whoever must not see the cards is
given an observation, never a state.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from trickkit.cards import DECK, Card
from trickkit.errors import NotationError
from trickkit.notation import pieces, signed_number, whole_number
from trickkit.seats import Seat, Side, Team

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

    @property
    def teams(self) -> tuple[Team, ...]:
        """Who has points: the two sides."""
        return tuple(Side)

    def __getitem__(self, team: Team) -> int:
        return self.ns if _side(team) is Side.NS else self.ew

    def plus(self, team: Team, points: int) -> Score:
        """Give the score after `team`, a side or a seat of it, has won `points`."""
        if _side(team) is Side.NS:
            return Score(self.ns + points, self.ew)
        return Score(self.ns, self.ew + points)

    @classmethod
    def parse(cls, text: str, *, below_zero: bool = False) -> Score:
        """Read `NS:8 EW:6`, in either order; a side that is not named has 0.

        Args:
            text: as in the tag `Score`.
            below_zero: whether a total may be negative.

        Raises:
            NotationError: if a side stands twice, or has no whole number.
        """
        found = _totals(text, tuple(Side), below_zero=below_zero)
        return cls(found.get(Side.NS, 0), found.get(Side.EW, 0))

    def __str__(self) -> str:
        return f"NS:{self.ns} EW:{self.ew}"


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """Match points of players of whom everyone plays for oneself.

    >>> score = PlayerScore.parse("W:-2", (Seat.EAST, Seat.SOUTH, Seat.WEST))
    >>> print(score.plus(Seat.EAST, 3))
    E:3 S:0 W:-2
    """

    points: tuple[tuple[Seat, int], ...]
    """Each player with the points, in the order N E S W."""

    @classmethod
    def zero(cls, seats: Collection[Seat]) -> PlayerScore:
        """Give the score before the first deal."""
        return cls(tuple((seat, 0) for seat in Seat if seat in seats))

    @property
    def teams(self) -> tuple[Team, ...]:
        """Who has points: the players."""
        return tuple(seat for seat, _ in self.points)

    def __getitem__(self, team: Team) -> int:
        return next(points for seat, points in self.points if seat is team)

    def plus(self, team: Team, points: int) -> PlayerScore:
        """Give the score after player `team` has won `points`."""
        return PlayerScore(tuple((seat, old + points if seat is team else old) for seat, old in self.points))

    @classmethod
    def parse(cls, text: str, seats: Collection[Seat]) -> PlayerScore:
        """Read `E:3 S:0 W:-2` in any order; a player who is not named has 0.

        Args:
            text: as in the tag `Score`.
            seats: who plays.

        Raises:
            NotationError: if a seat stands twice or does not play, or has no whole number.
        """
        players = tuple(seat for seat in Seat if seat in seats)
        found = _totals(text, players, below_zero=True)
        return cls(tuple((seat, found.get(seat, 0)) for seat in players))

    def __str__(self) -> str:
        return " ".join(f"{seat}:{points}" for seat, points in self.points)


AnyScore = Score | PlayerScore
"""Match points, of sides or of players."""


def _side(team: Team) -> Side:
    return team if isinstance(team, Side) else team.side


def _totals(text: str, teams: Sequence[Team], *, below_zero: bool) -> dict[Team, int]:
    example = " ".join(f"{team}:{points}" for team, points in zip(teams, (8, 6, 3), strict=False))
    found: dict[Team, int] = {}
    for piece, column in pieces(text):
        name, colon, number = piece.partition(":")
        points = signed_number(number) if below_zero else whole_number(number)
        named = next((team for team in teams if name in {team.value, team.value.lower()}), None)
        if not colon or named is None or points is None:
            raise NotationError(f'"{piece}" is no score; write {example}', piece, (1, column))
        if named in found:
            raise NotationError(f'"{piece}" gives {named} a second score; write each side once', piece, (1, column))
        found[named] = points
    return found


UNKNOWN = "?"
"""A card that the viewer of a view record has not seen."""


def read_hands(  # noqa: C901 - each thing that can be wrong has its sentence
    text: str,
    size: int,
    *,
    view: bool = False,
    seats: Sequence[Seat] = tuple(Seat),
    deck: Collection[Card] = DECK,
) -> list[list[Card]]:
    """Read `SEAT:` and that seat's cards, for all players in any order.

    Args:
        text: as in the tag `Deal`.
        size: how many places a hand has.
        view: whether `?` may stand for a card not seen; such places are left out of the result.
        seats: who is dealt cards; the others have none.
        deck: the cards there are.

    Returns:
        The hands of N, E, S, W.

    Raises:
        NotationError: with the column of what is wrong.

    >>> read_hands("N:7C 8C E:? AS S:? ? W:9C ?", 2, view=True)[1]
    [Card.parse('AS')]
    """
    hands: dict[Seat, list[Card]] = {}
    places: dict[Seat, int] = {}
    starts: dict[Seat, tuple[str, int]] = {}
    seen: set[Card] = set()
    seat: Seat | None = None
    for word, column in pieces(text):
        name, colon, rest = word.rpartition(":")
        try:
            if colon:
                seat = Seat.parse(name)
                if seat not in seats:
                    raise NotationError(f'"{word}" deals to {seat}, but nobody sits there; take that hand out', word)
                if seat in hands:
                    raise NotationError(f'"{word}" deals to {seat} again; name each seat once', word)
                hands[seat], places[seat], starts[seat] = [], 0, (word, column)
            if seat is None:
                raise NotationError(f'"{word}" belongs to no seat; begin with a seat, as N:{word}', word)
            if rest:
                places[seat] += 1
                if not (view and rest == UNKNOWN):
                    hands[seat].append(_new_card(rest, seen, deck))
        except NotationError as error:
            raise NotationError(error.message, error.text, (1, column + max(word.find(error.text), 0))) from None
    for seat, count in places.items():
        if count != size:
            word, column = starts[seat]
            raise NotationError(
                f'"{word}" begins a hand of {count}; give each seat exactly {size} cards', word, (1, column)
            )
    missing = ", ".join(seat for seat in seats if seat not in hands)
    if missing:
        raise NotationError(f'"{text}" has no cards for {missing}; give each seat exactly {size}', text, (1, 1))
    return [hands.get(seat, []) for seat in Seat]


def _new_card(text: str, seen: set[Card], deck: Collection[Card]) -> Card:
    card = Card.parse(text)
    if card not in deck:
        raise NotationError(f'"{text}" is not in this deck of {len(deck)}; deal from 9, 10, J, Q, K and A', text)
    if card in seen:
        raise NotationError(f'"{text}" is dealt twice; each card is there once', text)
    seen.add(card)
    return card


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
