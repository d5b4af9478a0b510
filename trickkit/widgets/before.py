"""Ask before you play: can this card be beaten, on what you know?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trickkit.cards import Card
from trickkit.coach import View
from trickkit.coach.beaten import can_be_beaten
from trickkit.errors import TrickkitError
from trickkit.explain.beaten import beaten
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Text, Words, to_json

PLAYS = (latinern.PlayCard, twenty_eight.PlayCard)
"""The acts that can be asked about."""


@dataclass(slots=True)
class Before:
    """Whether cards are chosen to be asked about, and which one was asked about last.

    The answer is worked out anew for each snapshot, from the view alone: in another language it says the same.
    """

    on: bool = False
    """Whether choosing a card asks, instead of playing it."""
    asked: tuple[View, Card] | None = None
    """The card asked about, with what the seat had seen by then."""

    def ask(self, view: View, card: Card, words: Words) -> tuple[Text, ...]:
        """Answer, and keep the question.

        Args:
            view: what the seat has seen.
            card: a card that it may play now.
            words: language and deck.

        Raises:
            IllegalActionError: if the rules do not allow that card now.
        """
        lines = beaten(can_be_beaten(view, card), words)
        self.asked = view, card
        return lines

    def card(self, view: View) -> Card:
        """Give the card that was asked about in this position.

        Raises:
            TrickkitError: if there is none.
        """
        if self.asked is None or self.asked[0] != view:
            raise TrickkitError("no card has been asked about here")
        return self.asked[1]

    def panel(self, view: View, words: Words) -> dict[str, Any] | None:
        """Describe the switch and the last answer; nothing where no card is awaited from the seat.

        Args:
            view: what the seat has seen.
            words: language and deck.
        """
        if not any(isinstance(act, PLAYS) for act in view.legal_actions()):
            return None
        lines: tuple[Text, ...] = ()
        buttons = []
        if self.on and self.asked is not None and self.asked[0] == view:
            card = self.asked[1]
            lines = beaten(can_be_beaten(view, card), words)
            buttons = [{"do": "play", "label": words.label("ui.before.play", card=card), "main": True}]
        return {
            "title": words.label("ui.before.title"),
            "button": {"do": "before", "icon": "eye", "label": words.label("ui.before"), "pressed": self.on},
            "lines": [to_json(line) for line in lines],
            "note": words.label("ui.before.note") if self.on and not lines else None,
            "buttons": buttons,
        }
