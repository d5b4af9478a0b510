"""Why an act is refused, said to the one who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickkit.cards import Card
from trickkit.i18n import Fact, Text, Words
from trickkit.seats import Seat

if TYPE_CHECKING:
    from trickkit.table import Refusal


def refused(refusal: Refusal, words: Words, seat: Seat) -> Text:
    """Say in one or two short sentences why an act is refused and what to do instead.

    Args:
        refusal: the reason, as the rules gave it.
        words: language and deck.
        seat: who tried, and reads this.

    >>> from trickkit.table import Refusal
    >>> print(refused(Refusal("not-your-turn", "L10", "", (("turn", "E"),)), Words("de"), Seat.SOUTH))
    Ost ist am Zug. Warte, bis du an der Reihe bist.
    """
    facts: dict[str, Fact] = {}
    how = ""
    for name, value in refusal.facts:
        if name == "card":
            facts[name] = Card.parse(value)
        elif name == "turn":
            turn = facts[name] = Seat.parse(value)
            how = ".partner" if turn is seat.partner else ""
    if refusal.code == "question-open":
        how = ".ask" if refusal.clause == "L18" else ".card"
    return words.message(f"refused.{refusal.code}{how}", **facts)
