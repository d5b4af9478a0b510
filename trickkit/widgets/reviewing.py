"""A played hand gone through at its own table: what is shown, and what may be pressed."""

from __future__ import annotations

from typing import Any

from trickkit.i18n import Words
from trickkit.widgets.base import BadMessageError, Message
from trickkit.widgets.session import LatinernSession, TwentyEightSession
from trickkit.widgets.session.reviewing import ReviewSession
from trickkit.widgets.table_view import Json, looked_at, sight_of, table_view
from trickkit.widgets.table_view.review import marks, review_view

AnySession = LatinernSession | TwentyEightSession


def reviewed(review: ReviewSession, session: AnySession, words: Words, *, closable: bool, trials: bool = True) -> Json:
    """Give a table as the seat saw it before the act looked at, with the list of its acts.

    Args:
        review: the review.
        session: the match that the hand belongs to.
        words: language and deck.
        closable: whether there is a table behind it to go back to.
        trials: whether the hand can be played on from the act looked at.
    """
    match = session.match if isinstance(session, TwentyEightSession) else None
    table = table_view(sight_of(review.state, review.seat, held=False, match=match), words)
    buttons: list[Json] = []
    if trials and review.chosen is not None:
        buttons.append({"do": "play-on", "label": words.label("ui.review.play-on"), "icon": "next", "main": True})
    if closable:
        buttons.append({"do": "close", "label": words.label("ui.review.close")})
    shown = table | looked_at(table)
    return shown | {
        "mode": "review",
        "label": words.label("ui.review", game=words.label(f"ui.{table['game']}")),
        "hand": _marked(shown["hand"], marks(review), words),
        "buttons": buttons,
        "auto": not review.done,
        "review": review_view(review, words),
    }


def _marked(hand: Json | None, marked: dict[str, str], words: Words) -> Json | None:
    if hand is None:
        return None
    cards: list[dict[str, Any]] = []
    for card in hand["cards"]:
        mark = marked.get(card["card"])
        name = words.label(f"ui.review.card.{mark}", name=card["name"]) if mark else card["name"]
        cards.append({**card, "name": name, "mark": mark})
    return {**hand, "cards": cards}


def answered(review: ReviewSession, message: Message) -> bool:
    """Do what was pressed in a review; tell whether it was something that changes the review alone.

    Raises:
        BadMessageError: if a number is none.
        TrickkitError: if the seat has no such act.
    """
    match message.get("do"):
        case "next":
            review.next()
        case "look":
            to = message.get("to")
            if not isinstance(to, int) or isinstance(to, bool):
                raise BadMessageError("to is a number")
            review.look(to)
        case _:
            return False
    return True
