"""The static picture of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickkit.cards import Card
from trickkit.render import Picture, SeatPicture, TablePicture, TrickCard
from trickkit.seats import Seat
from trickkit.widgets.pictures import flat
from trickkit.widgets.scenario.draft import TRICK

View = Mapping[str, Any]


def scenario_picture(view: View) -> Picture:
    """Describe the picture, made from the snapshot alone: it cannot show what the snapshot does not hold."""
    laid = view["table"]["cards"] if view["table"] else ()
    trick = tuple(
        TrickCard(Seat(card["seat"]), Card.parse(card["card"]), card["order"], bool(card.get("win"))) for card in laid
    )
    seats = tuple(_seat(place, on_table=view["mode"] == TRICK) for place in view["places"])
    facts = [(fact["label"], flat(fact["value"], signs=True)) for fact in view["facts"]]
    for group in view["setup"]:
        facts += [(group["legend"], option["label"]) for option in group["options"] if option["on"]]
    who = view["panel"]["who"]
    said = who["headline"] if who else view["say"]
    hands = (place for place in view["places"] if place["cards"])
    alt = [view["label"], view["sub"], *(f"{label}: {value}" for label, value in facts)]
    alt += [f"{place['name']}: {', '.join(card['name'] for card in place['cards'])}" for place in hands]
    return TablePicture(
        view["title"],
        view["sub"],
        tuple(facts),
        seats,
        trick,
        flat(said, signs=True),
        ". ".join([*alt, flat(said)]),
        calling=True,
    )


def _seat(place: View, *, on_table: bool) -> SeatPicture:
    cards = () if on_table else tuple(Card.parse(card["card"]) for card in place["cards"])
    return SeatPicture(
        Seat(place["seat"]),
        place["name"],
        tuple(place["plain"]),
        bool(place["turn"]),
        place["backs"],
        cards,
        place["turn"] or "",
    )
