"""What explanations share in all games: their form, the names of reasons and rules, whom a sentence addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trickkit.cards import Card
from trickkit.i18n import Part, Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Loss, Reason


@dataclass(frozen=True, slots=True)
class Why:
    """An explanation, or as much of one as the reader may have."""

    headline: Text
    """Who won, in bold, and why; for a blind seat only who."""
    lines: tuple[Text, ...]
    """One sentence for each losing card, in order of play; for a blind seat what the winner rules out."""
    clause: str
    """The clause of the rules behind the headline, as `L12b`."""


def person(msgid: str, seat: Seat | None, viewer: Seat | None) -> str:
    """Give the id of a message, in the form that addresses the reader if `seat` is the reader's own.

    >>> person("announced", Seat.SOUTH, Seat.SOUTH), person("announced", Seat.SOUTH, None)
    ('announced.you', 'announced')
    """
    return f"{msgid}.you" if seat is not None and seat is viewer else msgid


def reason_name(reason: Reason, words: Words) -> str:
    """Name a reason as the lessons do.

    >>> reason_name(Reason.FIRST_SCHLAG, Words("de"))
    'erster Schlag'
    """
    return words.label(f"reason.{reason}")


def rule(clause: str, words: Words) -> str:
    """Name a clause for a reader.

    >>> rule("L12b", Words()), rule("L13", Words("de"))
    ('Rule L12 (b)', 'Regel L13')
    """
    number, part = (clause[:-1], f" ({clause[-1]})") if clause[-1].isalpha() else (clause, "")
    return words.label("rule", clause=number + part)


def lost(loss: Loss, how: str, winning: Card, led: Card, words: Words, viewer: Seat | None) -> Text:
    """Say why one card of a trick lost.

    Args:
        loss: the card and whose it is.
        how: the reason together with how things lie, as `lower-trump.rank`.
        winning: the card that won.
        led: the card that was led.
        words: language and deck.
        viewer: the seat that reads this.

    >>> from trickkit.tricks import LossReason
    >>> loss = Loss(Seat.EAST, Card.parse("KD"), LossReason.LOWER_TRUMP)
    >>> print(lost(loss, "lower-trump.rank", Card.parse("TD"), Card.parse("7C"), Words(), None))
    East played a trump too, K♦, but 10♦ is higher: the ten stands above the king.
    """
    return words.message(
        person(f"loss.{how}", loss.seat, viewer),
        seat=loss.seat,
        loser=loss.card,
        card=winning,
        low=loss.card.rank,
        high=winning.rank,
        first=led,
        led=led.suit,
    )


def listed(cards: Sequence[Card], words: Words) -> Text:
    """Name cards one after the other, the last with "and".

    >>> print(listed([Card.parse(text) for text in ("9H", "JH", "QH")], Words()))
    9♥, J♥ and Q♥
    """
    parts: list[Part] = []
    for card in cards[:-1]:
        parts += [", ", words.card_part(card)] if parts else [words.card_part(card)]
    last = Text.of(words.card_part(cards[-1]))
    return words.message("cards.and", first=Text.of(*parts), last=last) if parts else last


def signed(number: int) -> str:
    """Write what is won or lost, with a sign that is as wide as a figure.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"{number:+}".replace("-", "−")


def total(number: int) -> str:
    """Write a total, which may be below zero.

    >>> total(4), total(-2)
    ('4', '−2')
    """
    return str(number).replace("-", "−")
