"""The facts that conditions are made of: who holds what, what is trump, and functions of one's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NoReturn

from trickkit.cards import Card, CardSet, Rank, Suit
from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern, LatinernOrdering
from trickkit.games.twenty_eight import TwentyEight
from trickkit.lab.conditions.amounts import Amount
from trickkit.lab.conditions.counting import Wish, joined
from trickkit.lab.conditions.model import Condition
from trickkit.lab.conditions.sums import Sums, hand, marked, ordering_of, weights
from trickkit.lab.conditions.what import NAME, NAME_OF_ONE, Counted, Together, What
from trickkit.lab.conditions.who import Who
from trickkit.lab.run import AnyDeal, AnyGame
from trickkit.seats import Seat

_BY_TRUMP: Final = (Counted.SCHLAEGE, Counted.TRUMPS, Counted.HAUPTSCHLAG)
ONCE: Final = Amount(1, 1)
"""Exactly one."""


class Fact(Condition):
    """A condition that is no combination."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"condition({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Holds(Fact):
    """Somebody holds so much of something.

    >>> print(Holds(Who.NORTH, Counted.SCHLAEGE, Amount(2, 2)))
    N holds 2 schlaege
    """

    who: Who
    """Whose cards are meant."""
    what: What
    """What is counted, or which cards are held."""
    amount: Amount = ONCE
    """How much. Cards by name, and ranks that share a suit, are all held."""
    at_first: bool = False
    """Whether it is about the first four cards (Twenty-eight)."""

    @property
    def by_ordering(self) -> bool:
        """Whether it is about trumps or Schläge."""
        return self.what in _BY_TRUMP

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has it."""
        self._check(game)
        sums = self._sums(ordering_of(deal))
        found = (
            any(
                amount.low <= _sum(deal, group, weighed, at_first=self.at_first) <= amount.high
                for weighed, amount in sums
            )
            for group in self.who.groups(game, deal.dealer)
        )
        return all(found) if self.who is Who.EVERYONE else any(found)

    def wish(self, sums: Sums) -> Wish:
        """Say it as sums over hands."""
        self._check(sums.game)
        asked = self._sums(sums.ordering)
        groups = [
            joined(
                [sums.need(weighed, group, amount, at_first=self.at_first) for weighed, amount in asked], every=False
            )
            for group in self.who.groups(sums.game, sums.dealer)
        ]
        return joined(groups, every=self.who is Who.EVERYONE)

    def _check(self, game: AnyGame) -> None:
        if isinstance(game, Latinern):
            if self.what is Counted.POINTS or self.at_first:
                _refuse(self, game, TwentyEight)
        elif self.by_ordering:
            _refuse(self, game, Latinern)

    def _sums(self, ordering: LatinernOrdering | None) -> tuple[tuple[tuple[int, ...], Amount], ...]:
        """Give the sums of which one must come out."""
        return _sums(self.what, self.amount, ordering if self.by_ordering else None)

    def __str__(self) -> str:
        names = NAME_OF_ONE if self.amount == ONCE else NAME
        held = str(self.what) if isinstance(self.what, CardSet | Together) else f"{self.amount} {names[self.what]}"
        return f"{self.who} holds {held}{' at first' * self.at_first}"


@dataclass(frozen=True, slots=True, repr=False)
class HauptschlagDealt(Fact):
    """The Hauptschlag is in one of the hands, not among the unused cards (Latinern, L9)."""

    @property
    def by_ordering(self) -> bool:
        """Whether it is about trumps or Schläge: yes."""
        return True

    @property
    def negated(self) -> str:
        """The opposite, as text."""
        return "hauptschlag not dealt"

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has it."""
        self._check(game)
        ordering = ordering_of(deal)
        return ordering is not None and any(ordering.hauptschlag in cards for cards in deal.hands)

    def wish(self, sums: Sums) -> Wish:
        """Say it as a sum over all hands."""
        self._check(sums.game)
        return sums.need(weights(Counted.HAUPTSCHLAG, sums.ordering), tuple(Seat), ONCE)

    def _check(self, game: AnyGame) -> None:
        if not isinstance(game, Latinern):
            _refuse(self, game, Latinern)

    def __str__(self) -> str:
        return "hauptschlag dealt"


@dataclass(frozen=True, slots=True, repr=False)
class Named(Fact):
    """Trump or Schlag is a certain suit or rank (Latinern, L5).

    >>> print(Named(Suit.HEARTS), Named(Rank.KING), sep=", ")
    trump H, schlag K
    """

    value: Suit | Rank
    """The trump suit, or the Schlag."""

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:
        """Tell whether a deal has it."""
        self._check(game)
        ordering = ordering_of(deal)
        return ordering is not None and self.value in {ordering.trump, ordering.schlag}

    def wish(self, sums: Sums) -> Wish:
        """Say it as a sum over one card: the bottom card that decides it."""
        self._check(sums.game)
        if sums.ordering is not None:
            return self.value in {sums.ordering.trump, sums.ordering.schlag}
        seat = sums.dealer if isinstance(self.value, Suit) else sums.dealer.left
        return sums.need(weights(self.value, None), (seat,), ONCE, at_first=True)

    def _check(self, game: AnyGame) -> None:
        if not isinstance(game, Latinern):
            _refuse(self, game, Latinern)

    def __str__(self) -> str:
        return f"{'trump' if isinstance(self.value, Suit) else 'schlag'} {self.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Own(Condition):
    """A function of one's own from a deal to true or false; deals are tried until one fits.

    For other processes it must be a function of a module.
    """

    function: Callable[[AnyDeal], bool]
    """The function."""
    name: str = ""
    """Where it was found, `module:function`, if it was named so."""

    @property
    def countable(self) -> bool:
        """Whether the deals that fit can be counted: no."""
        return False

    def fits(self, game: AnyGame, deal: AnyDeal) -> bool:  # noqa: ARG002 - a function takes the deal alone
        """Ask the function.

        Raises:
            TrickkitError: if the function fails.
        """
        try:
            return bool(self.function(deal))
        except (
            Exception,
            SystemExit,
        ) as error:  # a learner's own function may fail in any way; what failed has to be said
            raise TrickkitError(f"the condition {self} failed: {type(error).__name__}: {error}") from error

    def wish(self, sums: Sums) -> NoReturn:
        """Refuse: nobody can look into a function.

        Raises:
            TrickkitError: always.
        """
        raise TrickkitError(f"the condition {self} is a function, so deals cannot be counted for {sums.game.name}")

    def __str__(self) -> str:
        return self.name or getattr(self.function, "__name__", type(self.function).__name__)

    def __repr__(self) -> str:
        return f"condition({self.name!r})" if self.name else f"own({self})"


@lru_cache(maxsize=512)
def _sums(what: What, amount: Amount, ordering: LatinernOrdering | None) -> tuple[tuple[tuple[int, ...], Amount], ...]:
    match what:
        case CardSet():
            return ((marked(what), Amount(len(what))),)
        case Together(ranks):
            sets = (CardSet(Card(rank, suit) for rank in ranks) for suit in Suit)
            return tuple((marked(cards), Amount(len(cards))) for cards in sets)
        case Counted.OF_A_SUIT:
            return tuple((weights(suit, None), amount) for suit in Suit)
        case _:
            return ((weights(what, ordering), amount),)


def _sum(deal: AnyDeal, seats: tuple[Seat, ...], weighed: tuple[int, ...], *, at_first: bool) -> int:
    return sum(weighed[card.index] for seat in seats for card in hand(deal, seat, at_first=at_first))


def _refuse(fact: Condition, game: AnyGame, other: type[AnyGame]) -> NoReturn:
    raise TrickkitError(f'"{fact}" is a condition of {other.name}, not of {game.name}')
