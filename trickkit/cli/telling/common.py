"""What the telling of both games has in common."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.i18n import Words
from trickkit.seats import Seat


def card_line(seat: Seat, card: Card, words: Words) -> str:
    """Write who played what.

    >>> card_line(Seat.EAST, Card.parse("QD"), Words("de"))
    'Ost D♦'
    """
    return f"{words.seat(seat)} {words.card_part(card).written}"
