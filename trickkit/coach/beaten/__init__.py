"""Asked before a card is played: can it be beaten, on what the seat knows? Answered by counting, never by trying."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.coach.beaten.latinern import beaten_latinern
from trickkit.coach.beaten.model import Beaten, Under
from trickkit.coach.beaten.twenty_eight import beaten_twenty_eight
from trickkit.coach.greedy import View
from trickkit.games.latinern import LatinernObservation

__all__ = ["Beaten", "Under", "can_be_beaten"]


def can_be_beaten(view: View, card: Card) -> Beaten:
    """Tell whether a card can be beaten in its trick by an opponent who has not played to it yet.

    It can be in a world if the others may go on in such a way, within the rules, that the card of an opponent stands
    above it. It counts as beaten, too, if a card on the table stands above it already, be it the partner's. What others
    would like to do says nothing.

    Args:
        view: what the seat has seen; a card is awaited from it.
        card: one of the cards it may play.

    Raises:
        IllegalActionError: if the rules do not allow that card now.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> found = can_be_beaten(state.observe(state.to_act), Card.parse("TD"))
    >>> [str(seat) for seat in found.to_play], round(float(found.chance), 2)
    (['S', 'N'], 0.74)
    """
    if isinstance(view, LatinernObservation):
        return beaten_latinern(view, card)
    return beaten_twenty_eight(view, card)
