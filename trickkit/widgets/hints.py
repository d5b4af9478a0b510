"""Hints at the table, in three steps, from what the learner's seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from trickkit.coach import DEALS, Advice, Effort, View, accelerated, advise, look
from trickkit.explain.hints import LEVELS, hint, reason
from trickkit.games.twenty_eight import Phase, TwentyEightObservation
from trickkit.i18n import Text, Words, to_json

WORLDS: Final = 100
"""How many worlds a hint looks at, if nothing else is said: about half a second."""
PLAYED_OUT: Final = 60
"""So many deals before the play of Twenty-eight where they are played out by the rules of thumb: about a second. An
accelerator solves as many as `trickkit.coach.DEALS` says, in two or three."""
FEWER: Final = 20
"""So many in the first tricks of Twenty-eight without an accelerator, where a world takes long."""
_LONG: Final = 3  # tricks


@dataclass(slots=True)
class Taken:
    """The hints taken in one position."""

    steps: int = 0
    """How many steps are shown."""
    advice: Advice | None = None
    """What the coach found, once a step after the first was asked for."""


@dataclass(slots=True)
class TableHints:
    """The hints at a table. Each position has its own, so that after *undo* those taken there are still shown.

    The first step draws nothing. For the others the coach is asked, once in a position.
    """

    effort: Effort | None = None
    """How much the coach may spend on a position; without it a number of worlds that takes about a second."""
    quick: bool | None = None
    """Whether worlds are played out where solving takes long; None: where no accelerator is installed."""
    taken: dict[View, Taken] = field(default_factory=dict)
    """The hints taken, by what the seat had seen; they are forgotten when a deal begins."""

    def step(self, view: View, words: Words) -> Text:
        """Take one more step and give it; after the last, give the last again. If it fails, nothing is taken.

        Args:
            view: what the seat has seen; it has a legal act.
            words: language and deck.
        """
        taken = self.taken.get(view, Taken())
        level = min(taken.steps + 1, len(LEVELS))
        said = self._said(view, taken, level, words)
        taken.steps = level
        self.taken[view] = taken
        return said

    def panel(self, view: View, words: Words) -> dict[str, Any]:
        """Describe the hint button with the steps taken so far."""
        taken = self.taken.get(view, Taken())
        shown = [self._said(view, taken, level, words) for level in LEVELS[: taken.steps]]
        return hint_panel(shown, [words.label(f"ui.hint.{step}") for step in ("where", "decides", "act")], words)

    def _said(self, view: View, taken: Taken, level: int, words: Words) -> Text:
        if level == LEVELS[0]:
            return reason(look(view), words)
        if taken.advice is None:
            taken.advice = self._advised(view)
        return hint(taken.advice, level, words)

    def _advised(self, view: View) -> Advice:
        effort = self.effort or usual(view, quick=self.quick)
        return advise(view, worlds=effort.worlds, budget=effort.seconds, quick=self.quick)

    def advice(self, view: View) -> Advice:
        """Give what the hints for a position rest on; it is worked out once.

        Args:
            view: what the seat has seen; it has a legal act.
        """
        taken = self.taken.get(view, Taken())
        if taken.advice is None:
            taken.advice = self._advised(view)
        self.taken[view] = taken
        return taken.advice


def usual(view: View, *, quick: bool | None = None) -> Effort:
    """Give how many worlds a hint looks at if nothing else is said; `quick` as in `trickkit.coach.advise`."""
    if isinstance(view, TwentyEightObservation):
        if view.phase is not Phase.PLAY:
            solved = view.phase is not Phase.CONCESSION and not quick and accelerated(view)
            return Effort(DEALS if solved else PLAYED_OUT)
        if len(view.tricks) < _LONG and (quick or not accelerated(view)):
            return Effort(FEWER)
    return Effort(WORLDS)


def hint_panel(shown: Sequence[Text], names: Sequence[str], words: Words) -> dict[str, Any]:
    """Describe a hint button.

    Args:
        shown: the hints shown so far.
        names: what all the hints are called.
        words: language and deck.
    """
    return {
        "label": words.label("ui.hint.next" if shown else "ui.hint"),
        "shown": [to_json(hint) for hint in shown],
        "shut": list(names[len(shown) :]),
        "steps": words.label("ui.hint.steps", n=len(shown), of=len(names)),
        "done": len(shown) >= len(names),
    }
