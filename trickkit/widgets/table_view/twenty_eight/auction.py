"""The auction of Twenty-eight in the snapshot of a table: the bidding box and the table of calls."""

from __future__ import annotations

from trickkit.explain import refused
from trickkit.explain.twenty_eight import pay
from trickkit.games.twenty_eight import (
    Bid,
    Pass,
    Phase,
    Raise,
    Redeal,
    Row,
    Show,
    Thani,
    TwentyEightObservation,
    legality,
)
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.table import Action, Event
from trickkit.widgets.table_view.common import Json

_CALLS = (Bid, Pass, Raise, Redeal, Thani, Show)
_CALLING = {Phase.AUCTION, Phase.RAISE}


def auction_view(view: TwentyEightObservation, reader: Seat | None, words: Words) -> Json | None:
    """Describe the bidding box, when the reader has to bid or may raise (T5, T6, T7, T11)."""
    if reader is None or view.to_act is not reader or view.phase not in _CALLING:
        return None
    raising = view.phase is Phase.RAISE
    numbers = range(legality.RAISE if raising else view.game.lowest_bid, HIGHEST_BID + 1)
    kind = "raise" if raising else "bid"
    bands: list[tuple[Row, list[Json]]] = []
    for number in numbers:
        row = view.game.amounts(number)
        if not bands or bands[-1][0] != row:
            bands.append((row, []))
        bands[-1][1].append(_number(view, Raise(reader, number) if raising else Bid(reader, number), number, words))
    return {
        "title": words.label(f"ui.auction.{kind}"),
        "legend": words.label(f"ui.auction.{kind}.legend"),
        "bands": [{"bids": bids, "pay": [pay(row, words)]} for row, bids in bands],
        "confirm": {
            "one": {str(number): words.label(f"ui.auction.{kind}.one", n=number) for number in numbers},
            "none": words.label("ui.auction.none"),
        },
        "buttons": _buttons(view, reader, words),
        "note": _note(view, reader, words),
    }


def _number(view: TwentyEightObservation, act: Action, number: int, words: Words) -> Json:
    refusal = legality.refusal(view.position, act, view.game)
    barred = str(refused(refusal, words, act.seat)) if refusal else None
    return {"n": number, "act": None if refusal else act.token, "barred": barred, "label": str(number)}


def _buttons(view: TwentyEightObservation, reader: Seat, words: Words) -> list[Json]:
    acts: list[Action] = [Pass(reader)]
    if view.bid is None:  # T7: at the opening alone
        acts.append(Redeal(reader))
    buttons = []
    for act in acts:
        refusal = legality.refusal(view.position, act, view.game)
        why_not = str(refused(refusal, words, reader)) if refusal else None
        buttons.append({"act": act.token, "label": words.label(f"ui.auction.{act.token}"), "disabled": why_not})
    return buttons


def _note(view: TwentyEightObservation, reader: Seat, words: Words) -> str | None:
    """Say what raises the least bid above the next number: the partner's standing bid (T6)."""
    least, clause = legality.least_bid(view.position, reader, view.game)
    bid = view.bid
    if view.phase is not Phase.AUCTION or clause != "T6" or bid is None or least == bid + 1:
        return None
    refusal = legality.refusal(view.position, Bid(reader, bid + 1), view.game)
    return str(refused(refusal, words, reader)) if refusal else None


def calls_view(view: TwentyEightObservation, reader: Seat | None, words: Words) -> Json | None:
    """Describe who has called what, a row for each time round the table, until the first trick is complete."""
    if view.tricks:
        return None
    order = in_turn(view.eldest, view.position.empty)
    standing = next((event for event in reversed(view.events) if isinstance(event, Bid | Raise)), None)
    cells = [
        (event.seat, _call(event, words) | {"top": event is standing})
        for event in view.events
        if isinstance(event, _CALLS)
    ]
    if view.to_act is not None and view.phase in _CALLING:
        text = words.label("ui.you" if view.to_act is reader else "ui.to-call")
        cells.append((view.to_act, {"text": text, "kind": "now", "top": False}))
    note = f"ui.calls.note.{'two' if view.position.empty else 'three'}"
    return {
        "title": words.label("ui.calls"),
        "note": words.label(note) if view.phase is Phase.AUCTION else None,
        "seats": [{"seat": str(seat), "name": words.seat(seat)} for seat in order],
        "rows": _rows(cells, order),
    }


def _rows(cells: list[tuple[Seat, Json]], order: tuple[Seat, ...]) -> list[list[Json | None]]:
    """Put each call below its seat; a new row begins where play has come round."""
    rows: list[list[Json | None]] = []
    last = len(order)
    for seat, cell in cells:
        column = order.index(seat)
        if column <= last:
            rows.append([None] * len(order))
        rows[-1][column] = cell
        last = column
    return rows


def _call(event: Event, words: Words) -> Json:
    match event:
        case Bid(_, points):
            return {"text": str(points), "kind": "bid"}
        case Raise(_, points):
            return {"text": words.label("ui.calls.raise", n=points), "kind": "bid"}
        case Pass():
            return {"text": words.label("ui.calls.pass"), "kind": "pass"}
        case Redeal():
            return {"text": words.label("ui.calls.redeal"), "kind": "other"}
        case Show():
            return {"text": words.label("ui.calls.show"), "kind": "other"}
        case _:
            return {"text": words.label("ui.calls.thani"), "kind": "other"}
