"""Guided hands: which acts the engine accepts in each of the learner's decisions, as the widget judges them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trickkit.coach import View
from trickkit.coach.judging import GOOD, PlayedHand, weigh_known
from trickkit.course.kinds.model import Kind
from trickkit.course.levels import Level
from trickkit.games import latinern
from trickkit.table import Action
from trickkit.widgets.hints import TableHints


@dataclass(frozen=True, slots=True)
class Choice:
    """One act of the learner in the recorded deal, and what could have been done instead."""

    view: View
    """What the seat had seen before it."""
    done: Action
    """What was done."""
    good: frozenset[str]
    """Every act that the coach finds as good as any."""
    bad: frozenset[str]
    """Every other act that the rules allow or punish."""


def choices(level: Level) -> Iterator[Choice]:
    """Go through the acts of a level's seat, and let the coach judge all that could be done, as the widget does.

    Args:
        level: a guided level.
    """
    hand = PlayedHand.of(level.state)
    for number in hand.numbers(level.seat):
        view = hand.positions[number - 1].observe(level.seat)
        good, bad = judged(view)
        yield Choice(view, hand.acts[number - 1], good, bad)


def judged(view: View) -> tuple[frozenset[str], frozenset[str]]:
    """Part everything that may be done into what the coach finds as good as any, and the rest; see `Choice`.

    Args:
        view: what the seat has seen.
    """
    hints = TableHints(quick=True)
    acts = [*view.legal_actions(), *(act for act in view.offences() if isinstance(act, latinern.Ask))]
    good = {act.token for act in acts if weigh_known(view, act, hints.advice)[0].verdict in GOOD}
    return frozenset(good), frozenset({act.token for act in acts} - good)


def line(level: Level) -> tuple[str, ...]:
    """Give the line of the seat's own acts in the record, if the coach finds each of them as good as any.

    Args:
        level: a guided level.
    """
    own = list(choices(level))
    return (" ".join(choice.done.token for choice in own),) if all(each.done.token in each.good for each in own) else ()


KINDS: dict[str, Kind] = {"guided": Kind((), line, "whole")}
