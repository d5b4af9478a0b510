"""A table of Twenty-eight on which the last complete trick still lies, for questions about it."""

from __future__ import annotations

from trickkit.explain import trick_line
from trickkit.games.twenty_eight import PlayCard, TwentyEightObservation
from trickkit.i18n import Words, to_json
from trickkit.widgets.table_view.asking import asker_in, told_question
from trickkit.widgets.table_view.common import Json, card_at, named
from trickkit.widgets.table_view.posed import posed_view

_EARLIER = 2
"""How many of the tricks before it are shown: the question is about one trick, and on a phone it stands below them."""


def undecided_view(view: TwentyEightObservation, words: Words) -> Json:
    """Give the table with the last complete trick on it, and nothing that tells who won it and why.

    A bidder who played the down card to it sees which card that was, and not what it counted for.

    Args:
        view: what the seat that is asked has seen; a trick is complete and the next has not begun.
        words: language and deck.
    """
    table, won, number = posed_view(view, words, points=False, held=True), view.tricks[-1], len(view.tricks)
    facts, asker, down = list(table["facts"]), asker_in(view, number), view.position.down
    lying: Json = {
        "sub": trick_line(number, None, words),
        "facts": facts,
        "seats": [seat | {"turn": False} for seat in table["seats"]],
        "trick": [card_at(*play, order, words) for order, play in enumerate(won.trick.plays, start=1)],
        "say": to_json(told_question(view, number, words)),
        "earlier": table["earlier"][-_EARLIER:],
    }
    if asker is not None:
        facts.append({"label": words.label("ui.given.asked"), "value": [words.seat(asker)]})
    if down is not None and view.bidder is view.seat and down in won.trick.cards:
        facts.append({"label": words.label("ui.given.down"), "value": to_json(named(PlayCard(view.seat, down), words))})
        lying |= {"down": None, "exposed": None}
    return table | lying
