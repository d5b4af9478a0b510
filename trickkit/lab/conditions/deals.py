"""Many deals that fit a condition, and how likely such a deal is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from operator import index
from random import Random

from trickkit.errors import TrickkitError
from trickkit.i18n import Text, Words
from trickkit.lab.conditions.drawing import prepared
from trickkit.lab.conditions.model import Condition
from trickkit.lab.conditions.parse import condition
from trickkit.lab.conditions.rate import rate, together
from trickkit.lab.conditions.who import dealers
from trickkit.lab.intervals import Interval
from trickkit.lab.run import AnyDeal, AnyGame, named_game, no_condition
from trickkit.record import write_deal
from trickkit.seats import Seat


@dataclass(frozen=True, slots=True, repr=False)
class Deals:
    """Deals that fit a condition.

    >>> from trickkit.games.latinern import Latinern
    >>> found = deals(Latinern(), "hauptschlag not dealt", 3, seed=7)
    >>> len(found), found.exact, found.probability
    (3, True, Fraction(42, 155))
    """

    game: AnyGame
    """The rules with their house settings."""
    where: Condition
    """What every deal has."""
    deals: tuple[AnyDeal, ...]
    """The deals, the dealer going round."""
    tried: int
    """How many deals were looked at; as many as there are, where none was thrown away."""
    rate: Interval
    """How many of all deals fit: exactly, or estimated from the tries, each dealer counted alike."""
    exact: bool
    """Whether none was thrown away: the deals that fit were counted, and drawn from."""
    probability: Fraction | None
    """The share of all deals that fit, each dealer as likely as the others; None if it was not counted."""
    base: Fraction
    """The share of all deals that were tried at all: what can be counted was dealt at once."""

    def told(self, words: Words) -> Text:
        """Say how many deals fit, and how these were found."""
        one_of = 1 / self.rate.value
        facts = {"kept": words.whole(len(self.deals)), "one_of": words.number(one_of, 1 if one_of < 10 else 0)}
        if self.exact:
            return words.message("ui.deals.counted", **facts)
        if self.base < 1:
            return words.message("ui.deals.partly", **facts, tried=words.whole(self.tried))
        return words.message("ui.deals.tried", **facts, tried=words.whole(self.tried))

    def records(self) -> str:
        """Write the deals as records."""
        return "\n".join(write_deal(deal, str(self.game)) for deal in self.deals)

    def __iter__(self) -> Iterator[AnyDeal]:
        return iter(self.deals)

    def __len__(self) -> int:
        return len(self.deals)

    def __repr__(self) -> str:
        return f"<{len(self)} deals of {self.game.name}: {self.where}>"


def deals(
    game: AnyGame | str, where: Condition | str, count: int, seed: int | str = 1, *, dealer: Seat | None = None
) -> Deals:
    """Deal so that a condition holds.

    What can be counted is dealt at once, each deal that fits as likely as the others. What cannot, a function or a
    condition with too many cases, is found by trying. Deal *k* comes from `Random(f"{game.name}/{seed}/{k}")`.

    Args:
        game: the rules with their house settings, or the name of a game.
        where: the condition, or its text.
        count: how many deals.
        seed: any number or text.
        dealer: who deals; default: the dealer goes round.

    Raises:
        NotationError: if the text is no condition.
        TrickkitError: if `count` is no whole number from 1 on, `where` is no condition, or no deal fits.

    >>> from trickkit.games.latinern import Latinern
    >>> for deal in deals(Latinern(), "N holds 3+ schlaege and trump H", 2, seed=7):
    ...     print(deal.dealer, " ".join(map(str, deal.hands[0])))
    N ...
    E ...
    """
    try:
        count = index(count)
    except TypeError:
        raise TrickkitError(f"{type(count).__name__} is no number of deals; give a whole number") from None
    if count < 1:
        raise TrickkitError(f"{count} deals are none; ask for 1 or more")
    game, where = named_game(game), _condition(where)
    who = (dealer,) if dealer else dealers(game)
    drawn = [
        where.draw(game, Random(f"{game.name}/{seed}/{number}"), who[number % len(who)]) for number in range(count)
    ]
    found = {
        seat: (len(drawn[place :: len(who)]), sum(each.tries for each in drawn[place :: len(who)]))
        for place, seat in enumerate(who[:count])
    }
    told = rate(where, game, who, found)
    tried = sum(each.tries for each in drawn)
    counted = told.counted if told.exact else None
    return Deals(game, where, tuple(each.deal for each in drawn), tried, told.share, told.exact, counted, told.counted)


def probability(game: AnyGame | str, where: Condition | str, dealer: Seat | None = None) -> Fraction | None:
    """Give the share of all deals that fit, exactly; None if they cannot be counted.

    Args:
        game: the rules with their house settings, or the name of a game.
        where: the condition, or its text.
        dealer: who deals; default: each seat as likely as the others.

    Raises:
        NotationError: if the text is no condition.
        TrickkitError: if it is no condition, or means nothing in this game.

    >>> from trickkit.games.latinern import Latinern
    >>> probability(Latinern(), "hauptschlag not dealt"), probability(Latinern(), "N holds 6+ hearts")
    (Fraction(42, 155), Fraction(0, 1))
    """
    game, where = named_game(game), _condition(where)
    ways = [prepared(where, game, seat) for seat in ((dealer,) if dealer else dealers(game))]
    if not all(way.exact for way in ways):
        return None
    return together(ways)


def _condition(where: Condition | str) -> Condition:
    """Read a text; a condition stays as it is.

    Raises:
        NotationError: if the text is no condition.
        TrickkitError: if it is neither.
    """
    if isinstance(where, str):
        return condition(where)
    if not isinstance(where, Condition):
        raise no_condition(where)
    return where
