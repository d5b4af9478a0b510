"""The static picture of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickkit.cards import Card
from trickkit.i18n import Words
from trickkit.render import Picture, SeatPicture, TablePicture, TrickCard
from trickkit.seats import Seat
from trickkit.widgets.pictures import flat
from trickkit.widgets.scenario.draft import TRICK, Draft

View = Mapping[str, Any]


def scenario_picture(draft: Draft, view: View, words: Words) -> Picture:
    """Describe the picture, made from the snapshot alone but for the kind of what is built.

    Args:
        draft: what has been built.
        view: the snapshot.
        words: language and deck.
    """
    laid = view["table"]["cards"] if view["table"] else ()
    trick = tuple(
        TrickCard(Seat(card["seat"]), Card.parse(card["card"]), card["order"], bool(card.get("win"))) for card in laid
    )
    seats = tuple(_seat(place, hide=draft.mode == TRICK) for place in view["places"])
    facts = [(fact["label"], flat(fact["value"], signs=True)) for fact in view["facts"]]
    for group in view["setup"]:
        chosen = next((option["label"] for option in group["options"] if option["on"]), "")
        facts.append((group["legend"], chosen))
    who = view["panel"]["who"]
    headline = who["headline"] if who else view["say"]
    said = flat(headline, signs=True)
    alt = [view["label"], view["sub"], *(f"{label}: {value}" for label, value in facts)]
    alt += [f"{place['name']}: {', '.join(card['name'] for card in place['cards'])}" for place in view["places"] if place["cards"]]
    viewer = next((seat.seat for seat in seats if seat.cards), None) if len([s for s in seats if s.cards]) == 1 else None
    return TablePicture(
        view["title"], view["sub"], tuple(facts), seats, trick, said, ". ".join([*alt, flat(headline)]), viewer, calling=True
    )  # fmt: skip


def _seat(place: View, *, hide: bool) -> SeatPicture:
    cards = () if hide else tuple(Card.parse(card["card"]) for card in place["cards"])
    return SeatPicture(
        Seat(place["seat"]),
        place["name"],
        tuple(place["plain"]),
        bool(place["turn"]),
        place["backs"],
        cards,
        place["turn"] or "",
    )
