"""Guided hands to play, and how to get to the next decision of one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from tests.texts import NS_3_0, record
from tests.unit.widgets.front import buttons, click, error, view
from trickkit.i18n import Text, Words
from trickkit.widgets import Guided, Move

GuidedT = TypeVar("GuidedT", bound=Guided)

RIGHT = ("TH", "KD", "9H")
OWN = Move(
    ("TH",),
    goal={"en": "Win this trick.", "de": "Hol dir diesen Stich."},
    texts={"TH": {"en": "{TH} wins.", "de": "{TH:Der} sticht."}, "9H": {"en": "Too low.", "de": "Zu klein."}},
    hints=({"en": "Look.", "de": "Schau."}, {"en": "Count.", "de": "Zähl."}, {"en": "{TH}.", "de": "{TH}."}),
)


@dataclass(frozen=True)
class Hand:
    """A deal with its author's words."""

    key: str = "08.1"
    record: str = field(default_factory=lambda: record(NS_3_0))
    seat: str = "S"
    moves: tuple[Move, ...] = (OWN, Move(("KD",)), Move(("9H",)))

    def title(self, words: Words) -> str:
        return words.label("ui.level", key=self.key)

    def goal(self, words: Words) -> Text:
        return words.spell({"en": "Take three tricks.", "de": "Mach drei Stiche."}[words.lang])

    def done(self, words: Words) -> Text:
        return words.spell({"en": "{TC} did it.", "de": "{TC:Der} war es."}[words.lang])


def to_decision(widget: GuidedT) -> GuidedT:
    """Go on until the learner decides, a try is over, or the hand is."""
    for _ in range(20):
        if not view(widget)["auto"] and "next" not in buttons(widget):
            break
        click(widget, do="next")
        assert not error(widget)
    return widget
