"""Hints in words, in three steps: where to look, which rule or count decides, the act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickkit.cards import Rank
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Fact, Text, Words

if TYPE_CHECKING:
    from trickkit.coach import Advice, Reason
    from trickkit.table import Action

LEVELS: Final = (1, 2, 3)
"""The steps of a hint."""


def hint(advice: Advice, level: int, words: Words) -> Text:
    """Say one step of a hint to the seat that it is for.

    Args:
        advice: what the coach found.
        level: 1 where to look, 2 what decides, 3 the act.
        words: language and deck.

    Raises:
        ValueError: if there is no such step.

    >>> from trickkit.coach import Advice, Reason
    >>> from trickkit.games.latinern import Stay
    >>> from trickkit.seats import Seat
    >>> advice = Advice(Seat.EAST, (), Stay(Seat.EAST), Reason("look-lead"), Reason("unbeatable"), 0)
    >>> print(hint(advice, 2, Words()))
    One of your cards beats everything that is still out.
    """
    if level not in LEVELS:
        raise ValueError(f"a hint has no step {level}; the steps are 1, 2 and 3")
    if level == 1:
        return reason(advice.look, words)
    if level == LEVELS[-1]:
        return advised(advice.act, words)
    deciding = [advice.why] if advice.how is None else [advice.why, advice.how]
    return Text.join([reason(each, words) for each in deciding])


def reason(found: Reason, words: Words) -> Text:
    """Say what the first or the second step of a hint points at.

    A seat that plays alone has no side.

    >>> from trickkit.coach import Reason
    >>> print(reason(Reason("look-points", (("points", "5"),)), Words("de")))
    Augen in diesem Stich: 5. Wer wird sie wohl bekommen?
    """
    facts: dict[str, Fact] = {name: _written(value, words) for name, value in found.facts}
    alone = ".alone" if facts.pop("alone", None) else ""
    return words.message(f"hint.{found.code}{alone}", jack=Rank.JACK, **facts)


def advised(act: Action | None, words: Words) -> Text:
    """Say which act the coach would choose; None: to wait.

    >>> from trickkit.games.twenty_eight import Raise
    >>> from trickkit.seats import Seat
    >>> print(advised(Raise(Seat.EAST, 24), Words()))
    Raise to 24.
    """
    kind, facts = kind_of(act)
    return words.message(f"hint.act.{kind}", **facts)


def kind_of(act: Action | None) -> tuple[str, dict[str, Fact]]:
    """Give the kind of an act, as the ids of sentences about acts end with it, and the facts of the sentence.

    Args:
        act: an act of either game; None: to wait.

    >>> from trickkit.games.twenty_eight import Raise
    >>> from trickkit.seats import Seat
    >>> kind_of(Raise(Seat.EAST, 24)), kind_of(None)
    (('raise', {'n': 24}), ('wait', {}))
    """
    match act:
        case None:
            return "wait", {}
        case latinern.PlayCard(_, card) | twenty_eight.PlayCard(_, card):
            return "play", {"card": card}
        case twenty_eight.ChooseTrump(_, card) if card is not None:
            return "trump", {"card": card}
        case twenty_eight.Bid(_, number):
            return "bid", {"n": number}
        case twenty_eight.Raise(_, number):
            return "raise", {"n": number}
        case twenty_eight.Ask():
            return "ask-trump", {}
        case _:
            return act.token, {}


def _written(value: str, words: Words) -> str:
    """Write a number with decimals as the language does; everything else stays as it is."""
    _, point, decimals = value.partition(".")
    return words.number(float(value), len(decimals)) if point else value
