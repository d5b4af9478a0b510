"""A question for trump as a table without help tells it: what was asked and turned up, not what must follow from it."""

from __future__ import annotations

from trickkit.explain import turn
from trickkit.explain.reasons import person
from trickkit.games.twenty_eight import Ask, Exposed, TwentyEightObservation, Won
from trickkit.i18n import Text, Words
from trickkit.seats import Seat


def question_in(view: TwentyEightObservation, number: int) -> tuple[Ask | Exposed, ...]:
    """Give the question in a trick and the exposure that followed; empty if nobody asked.

    Args:
        view: what a seat has seen.
        number: which trick, from 1.
    """
    complete, found = 0, list[Ask | Exposed]()
    for event in view.events:
        complete += isinstance(event, Won)
        if complete == number - 1 and isinstance(event, Ask | Exposed):
            found.append(event)
    return tuple(found) if any(isinstance(event, Ask) for event in found) else ()


def asker_in(view: TwentyEightObservation, number: int) -> Seat | None:
    """Give the seat that asked in a trick; None if nobody did."""
    return next((event.seat for event in question_in(view, number)), None)


def told_question(view: TwentyEightObservation, number: int, words: Words) -> Text:
    """Tell the question in a trick and the card that was turned up; nothing if nobody asked."""
    reader, texts = view.seat, list[Text]()
    for event in question_in(view, number):
        if isinstance(event, Ask):
            texts.append(words.message(person("happened.asks", event.seat, reader), seat=event.seat))
        else:
            msgid = person("happened.exposed.asked", event.seat, reader)
            texts.append(words.message(msgid, seat=event.seat, card=event.card, trump=event.card.suit))
    return Text.join(texts)


def told_asking(view: TwentyEightObservation, words: Words) -> Text:
    """Tell the asker, who is to play, of the own question; what must be played now is left open."""
    said = told_question(view, len(view.tricks) + 1, words)
    return Text.join([said, turn(view.seat, words, view.seat)])
