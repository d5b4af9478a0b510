"""A round of Latinern as a blind seat has it before it: who deals, every trick, its own five cards."""

from __future__ import annotations

from typing import Any

from trickkit.games.latinern import HIGH_TO_LOW, LatinernObservation
from trickkit.i18n import Words
from trickkit.widgets.table_view.common import NOT_PLAYED, card_at, sorted_hand, trick_panel

Json = dict[str, Any]
_ORDER = "".join(HIGH_TO_LOW)


def dealer_and_forehand(view: LatinernObservation, words: Words) -> list[Json]:
    """Name dealer and forehand, as label and value."""
    shown = (("dealer", view.dealer), ("forehand", view.forehand))
    return [{"label": words.label(f"ui.given.{what}"), "value": [words.seat(seat)]} for what, seat in shown]


def dealt_hand(view: LatinernObservation, words: Words, *, reader: bool = True) -> Json:
    """Describe the five cards that a seat was dealt, those already played included.

    Args:
        view: what the seat has seen.
        words: language and deck.
        reader: whether it is the reader's own seat; another one is named.
    """
    dealt = sorted_hand(view.position.dealt[view.seat.place] or (), _ORDER)
    cards = [card_at(view.seat, card, NOT_PLAYED, words) | {"name": words.card(card)} for card in dealt]
    label = words.label("ui.grid-level.hand") if reader else words.label("ui.rounds.hand", seat=view.seat)
    return {"label": label, "cards": [{**card, "label": card["name"]} for card in cards]}


def tricks_panels(view: LatinernObservation, words: Words, *, reader: bool = True) -> list[Json]:
    """Describe every complete trick with the card that won it, and the one that has been begun."""
    tricks = []
    for number, won in enumerate(view.tricks, start=1):
        msgid = "ui.won.you" if reader and won.winner is view.seat else "ui.won"
        say = words.message(msgid, seat=won.winner, card=won.card)
        tricks.append(trick_panel(won, words.label("ui.trick", number=number), say, words))
    begun = view.position.plays
    if begun:
        cards = [card_at(play.seat, play.card, order, words) for order, play in enumerate(begun, start=1)]
        tricks.append({"title": words.label("ui.question.on-table"), "cards": cards, "say": [], "lines": []})
    return tricks


def round_view(view: LatinernObservation, words: Words, title: str = "", *, reader: bool = True) -> Json:
    """Describe a whole round.

    Args:
        view: what a blind seat has seen; nothing else is shown.
        words: language and deck.
        title: its heading, where several are shown.
        reader: whether that seat is the reader's own; else it is named.

    >>> from trickkit.coach.exercises import generate
    >>> exercise = generate("find-pair", 1)
    >>> shown = round_view(exercise.state.observe(exercise.seat), Words())
    >>> len(shown["tricks"]), len(shown["hand"]["cards"]), [line["label"] for line in shown["given"]]
    (4, 5, ['Dealer', 'Forehand'])
    """
    return {
        "title": title,
        "given": dealer_and_forehand(view, words),
        "tricks": tricks_panels(view, words, reader=reader),
        "hand": dealt_hand(view, words, reader=reader),
    }
