"""Deals that fit a condition: how many there are, and one of them by chance."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from trickkit.cards import Card, shuffled
from trickkit.deduction.chance import below
from trickkit.errors import TrickkitError
from trickkit.games.latinern import ALL_ORDERINGS, Latinern
from trickkit.games.latinern import Deal as LatinernDeal
from trickkit.games.twenty_eight import Deal as TwentyEightDeal
from trickkit.lab.conditions.amounts import Amount
from trickkit.lab.conditions.counting import Count, Group, Kind, TooLongError, Wish, joined, ways_to_split
from trickkit.lab.conditions.sums import Sums, deck, sizes, weights
from trickkit.lab.run import AnyDeal, AnyGame
from trickkit.seats import Seat

if TYPE_CHECKING:
    from trickkit.lab.conditions.model import Condition

MOST_TRIES: Final = 100_000
"""So many deals are tried for one that fits."""
_ONE: Final = Amount(1, 1)


class Drawn(NamedTuple):
    """A deal that fits a condition."""

    deal: AnyDeal
    """The deal."""
    tries: int
    """How many deals were looked at; 1 where none was thrown away."""


@dataclass(frozen=True, slots=True)
class _Case:
    """The deals that fit with one trump and Schlag, or with any."""

    count: Count
    """How many there are, and one of them."""
    kinds: tuple[tuple[Card, ...], ...]
    """The cards of each kind."""


@dataclass(frozen=True, slots=True)
class Counted:
    """All deals that fit a condition, for one dealer."""

    game: AnyGame
    """The rules."""
    dealer: Seat
    """Who deals."""
    cases: tuple[_Case, ...]
    """The deals by trump and Schlag, where the condition depends on them."""
    reached: tuple[int, ...]
    """How many deals there are in this case or one before it."""

    @property
    def probability(self) -> Fraction:
        """The share of all deals that fit."""
        return Fraction(self.reached[-1], ways_to_split(list(sizes(self.game).values())))

    def draw(self, rng: Random) -> AnyDeal:
        """Draw one of the deals, each as likely as the others; there must be one."""
        case = self.cases[bisect_right(self.reached, below(self.reached[-1], rng))]
        lie = dict(
            zip(sizes(self.game), (shuffled(cards, rng) for cards in case.count.draw(case.kinds, rng)), strict=True)
        )
        hands = tuple((*lie.get(2 * seat.place, ()), *lie.get(2 * seat.place + 1, ())) for seat in Seat)
        kind = LatinernDeal if isinstance(self.game, Latinern) else TwentyEightDeal
        return kind(self.dealer, hands)


class Prepared(NamedTuple):
    """How deals that fit are found."""

    counted: Counted | None
    """The deals that fit what can be counted; None: any deal is tried."""
    tested: tuple[Condition, ...]
    """What each deal is tested for then."""

    @property
    def exact(self) -> bool:
        """Whether no deal is thrown away."""
        return not self.tested


@lru_cache(maxsize=256)
def prepared(condition: Condition, game: AnyGame, dealer: Seat) -> Prepared:
    """Find out how deals are found: what can be counted is counted, the rest is tried.

    Args:
        condition: what a deal must have.
        game: the rules.
        dealer: who deals.

    Raises:
        TrickkitError: if the condition means nothing in this game.
    """
    countable = tuple(part for part in condition.parts if part.countable)
    counted = _counted(countable, game, dealer) if countable else None
    if countable and counted is None:
        return Prepared(None, condition.parts)
    return Prepared(counted, tuple(part for part in condition.parts if not part.countable))


def draw(condition: Condition, game: AnyGame, rng: Random, dealer: Seat) -> Drawn:
    """Deal so that a condition holds; see `Condition.draw`."""
    counted, tested = prepared(condition, game, dealer)
    if counted is not None and not counted.probability:
        raise TrickkitError(f'no deal fits "{condition}" when {dealer} deals; ask for less')
    for tries in range(1, MOST_TRIES + 1):
        deal = game.deal(rng, dealer) if counted is None else counted.draw(rng)
        if all(part.fits(game, deal) for part in tested):
            return Drawn(deal, tries)
    raise TrickkitError(f'none of {MOST_TRIES:,} deals fits "{condition}"; it may be impossible: ask for less')


def _counted(parts: Sequence[Condition], game: AnyGame, dealer: Seat) -> Counted | None:
    """Count the deals that fit all parts; None if that takes too many steps."""
    by_ordering = any(part.by_ordering for part in parts)
    cases = []
    for ordering in ALL_ORDERINGS if by_ordering else (None,):
        sums = Sums(game, dealer, ordering)
        wishes = [part.wish(sums) for part in parts]
        if ordering is not None:  # L5: so the bottom cards must be
            wishes += [
                sums.need(weights(ordering.trump, None), (dealer,), _ONE, at_first=True),
                sums.need(weights(ordering.schlag, None), (dealer.left,), _ONE, at_first=True),
            ]
        case = _case(sums, joined(wishes, every=True))
        if case is None:
            return None
        cases.append(case)
    return Counted(game, dealer, tuple(cases), tuple(accumulate(case.count.total for case in cases)))


def _case(sums: Sums, wish: Wish) -> _Case | None:
    """Put alike cards together, and count; None if that takes too many steps."""
    alike: dict[tuple[int, ...], list[Card]] = defaultdict(list)
    for card in deck(sums.game):
        alike[tuple(tally.weights[card.index] for tally in sums.tallies)].append(card)
    kinds = sorted(alike, reverse=True)  # those that weigh something in the same sums come together
    places = tuple(
        Group(sum(1 << i for i, tally in enumerate(sums.tallies) if place in tally.places), size)
        for place, size in sizes(sums.game).items()
    )
    count = _count(tuple(Kind(weighed, len(alike[weighed])) for weighed in kinds), places, wish)
    return _Case(count, tuple(tuple(alike[weighed]) for weighed in kinds)) if count else None


@lru_cache(maxsize=256)
def _count(kinds: tuple[Kind, ...], places: tuple[Group, ...], wish: Wish) -> Count | None:
    """Count once what is the same for other dealers, trumps and Schläge; None if it takes too many steps."""
    try:
        return Count(kinds, places, wish)
    except TooLongError:
        return None
