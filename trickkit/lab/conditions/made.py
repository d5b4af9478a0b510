"""Short ways to write conditions in Python."""

from __future__ import annotations

from collections.abc import Callable

from trickkit.cards import Rank, Suit
from trickkit.errors import NotationError
from trickkit.lab.conditions.amounts import Amount
from trickkit.lab.conditions.facts import HauptschlagDealt, Holds, Named, Own
from trickkit.lab.conditions.model import Condition
from trickkit.lab.conditions.parse import condition
from trickkit.lab.conditions.what import COUNTED, Counted
from trickkit.lab.conditions.who import Who
from trickkit.lab.run import AnyDeal


def holds(who: str, *cards: str, at_first: bool = False, **amounts: int | str | Amount) -> Condition:
    """Ask what somebody holds; all of it, if several things are asked for.

    Args:
        who: `N`, `NS`, `dealer`, `dealer side`, `anyone` …: one of `Who`.
        cards: cards by name, as `"JH 9H"`, or ranks that share a suit, as `"J,9 of a suit"`.
        at_first: whether it is about the first four cards (Twenty-eight).
        amounts: `schlaege`, `trumps`, `hauptschlag`, `points`, `of_a_suit`, suits and ranks, with a number or an amount
            as `at_least(2)` or `"2+"`.

    Raises:
        NotationError: if something is not known, or nothing is asked for.

    >>> holds("N", schlaege=2, hearts="1+")
    condition('N holds 2 schlaege') & condition('N holds 1+ hearts')
    >>> holds("anyone", "J,9 of a suit", at_first=True)
    condition('anyone holds J,9 of a suit at first')
    """
    asked: list[Condition] = []
    first = " at first" * at_first
    asked += (condition(f"{who} holds {text}{first}") for text in cards)
    for name, amount in amounts.items():
        what = Counted.OF_A_SUIT if name == "of_a_suit" else COUNTED.get(name)
        if what is None:
            raise NotationError(f'"{name}" cannot be counted; count {", ".join(COUNTED)} or of_a_suit', name)
        asked.append(Holds(_who(who), what, Amount.of(amount), at_first))
    if not asked:
        raise NotationError(f'holds("{who}") asks for nothing; say what is held, as schlaege=2', who)
    found, *others = asked
    for other in others:
        found &= other
    return found


def hauptschlag_dealt(dealt: bool = True) -> Condition:
    """Ask whether the Hauptschlag is in one of the hands (Latinern, L9).

    Args:
        dealt: false asks for the opposite: it lies among the unused cards.

    >>> print(hauptschlag_dealt(False))
    hauptschlag not dealt
    """
    return HauptschlagDealt() if dealt else ~HauptschlagDealt()


def trump(suit: str) -> Condition:
    """Ask for a trump suit (Latinern, L5).

    Raises:
        NotationError: if it is no suit.

    >>> print(trump("H"))
    trump H
    """
    return Named(Suit.parse(suit))


def schlag(rank: str) -> Condition:
    """Ask for a Schlag (Latinern, L5).

    Raises:
        NotationError: if it is no rank.

    >>> print(schlag("K"))
    schlag K
    """
    return Named(Rank.parse(rank))


def blank_hand(who: str = "anyone") -> Condition:
    """Ask for a hand without card points (Twenty-eight, V3).

    Args:
        who: whose hand.

    >>> print(~blank_hand())
    not anyone holds 0 points
    """
    return holds(who, points=0)


def own(function: Callable[[AnyDeal], bool]) -> Condition:
    """Ask a function of one's own; deals are tried until one fits.

    Args:
        function: takes a deal, gives true or false.

    >>> own(lambda deal: deal.dealer == "N").countable
    False
    """
    return Own(function)


def _who(name: str) -> Who:
    for text in (name.upper(), name.lower()):
        if text in set(Who):
            return Who(text)
    raise NotationError(f'"{name}" is nobody here; write {", ".join(Who)}', name)
