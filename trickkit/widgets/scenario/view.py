"""The snapshot of a scenario that is being built: the deck, the places of the seats, the choices, the record."""

from __future__ import annotations

from typing import Any

from trickkit.cards import Card, Rank, Suit
from trickkit.explain.latinern import role
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight.deal import PACKET
from trickkit.i18n import Words
from trickkit.record import write_view
from trickkit.seats import Seat
from trickkit.tricks import winner
from trickkit.widgets.scenario.draft import DEAL, GAMES, MODES, TRICK, Draft
from trickkit.widgets.table_view import Json, card_at


def choice(do: str, legend: str, options: list[tuple[str, str, bool]], **more: Any) -> Json:  # noqa: ANN401 - plain data
    """Describe a choice of one among several.

    Args:
        do: what is sent, with the key of the option.
        legend: its name.
        options: key, label and whether it is chosen.
        more: what else the front end has to know.
    """
    return {
        "do": do,
        "legend": legend,
        "options": [{"key": key, "label": label, "on": on} for key, label, on in options],
        **more,
    }


def kinds(draft: Draft, words: Words) -> list[Json]:
    """Give the choices that come first: the game, and what is built."""
    games = [(name, words.label(f"ui.{name}"), draft.game.name == name) for name in GAMES]
    modes = [(mode, words.label(f"ui.scenario.mode.{mode}"), draft.mode == mode) for mode in MODES]
    return [
        choice("game", words.label("ui.scenario.game"), games),
        choice("mode", words.label("ui.scenario.build"), modes),
    ]


def setup(draft: Draft, words: Words) -> list[Json]:
    """Give the choices that belong to what is built: trump and leader of a trick, or the dealer."""
    if draft.mode != TRICK:
        seats = [(str(seat), words.seat(seat), seat is draft.dealer) for seat in Seat if seat is not draft.empty]
        return [choice("dealer", words.label("ui.given.dealer"), seats)]
    trick, latin = draft.trick, isinstance(draft.game, Latinern)
    suits = [(str(suit), words.suit(suit), suit is trick.trump) for suit in Suit]
    if not latin:
        suits = [("hidden", words.label("ui.scenario.hidden"), trick.trump is None), *suits]
    rows = [choice("trump", words.label("ui.trump"), suits, look="suits")]
    if latin:
        ranks = [(str(rank), words.rank(rank, "short"), rank is trick.schlag) for rank in Rank]
        rows.append(choice("schlag", words.label("ui.schlag"), ranks, look="ranks"))
    elif trick.trump is not None:
        numbers = range(1, len(draft.seats) + 1)
        since = [(str(n), words.label(f"ui.scenario.since.{n}"), n == trick.since) for n in numbers]
        rows.append(choice("since", words.label("ui.scenario.since"), since))
    leaders = [(str(seat), words.seat(seat), seat is trick.leader) for seat in Seat if seat is not draft.empty]
    return [*rows, choice("leader", words.label("ui.scenario.leader"), leaders)]


def rules(draft: Draft, words: Words) -> Json:
    """Give the settings of the house that can be switched."""
    written = f" {draft.game} "
    buttons = []
    for key, (usual, other) in draft.switches.items():
        on = f" {key}={other} " in written
        label = words.label(f"ui.scenario.rule.{key.replace('_', '-')}", jack=Rank.JACK)
        buttons.append({"do": "rule", "key": f"{key}={usual if on else other}", "label": label, "pressed": on})
    return {"label": words.label("ui.scenario.rules"), "buttons": buttons}


def tray(draft: Draft, words: Words) -> Json:
    """Lay the deck out by suits; a card that lies with a seat leaves its place behind."""
    rows = []
    left = 0
    for suit in Suit:
        row = []
        for card in (card for card in draft.deck if card.suit is suit):
            holder = draft.holder(card)
            left += holder is None
            name = words.card(card)
            row.append({
                "card": str(card),
                "name": name,
                "seat": holder and str(holder),
                "at": holder and words.seat(holder)[0],
                "label": words.label("ui.card-at", seat=holder, card=card) if holder else name,
            })  # fmt: skip
        rows.append(row)
    return {"title": words.count("ui.scenario.deck", left), "rows": rows}


def places(draft: Draft, target: Seat | None, words: Words) -> list[Json]:
    """Describe the seats with their cards, while the cards are being put."""
    found = []
    for number, seat in enumerate(draft.seats, start=1):
        missing = draft.missing[seat]
        cards = [_put(draft, seat, card, place, words) for place, card in enumerate(draft.cards_of(seat))]
        found.append({
            "seat": str(seat),
            "name": words.seat(seat),
            "key": str(number),
            "plain": _roles(draft, seat, words),
            "note": words.count("ui.scenario.missing", missing) if missing else "",
            "label": words.label("ui.scenario.place", seat=seat),
            "target": seat is target,
            "turn": None,
            "cards": cards,
            "backs": 0,
            "free": missing,
            "split": 0 if draft.mode == TRICK or isinstance(draft.game, Latinern) else PACKET,
            "calls": [],
        })  # fmt: skip
    return found


def _roles(draft: Draft, seat: Seat, words: Words) -> list[str]:
    if draft.mode == TRICK:
        return [words.label("ui.scenario.leads")] if seat is draft.trick.leader else []
    if isinstance(draft.game, Latinern):
        part = role(seat, draft.dealer, words)
        return [*part.plain] or [part.text]
    names = [words.label("ui.dealer")] if seat is draft.dealer else []
    return names + ([words.label("ui.eldest")] if seat is draft.seats[0] else [])


def _put(draft: Draft, seat: Seat, card: Card, place: int, words: Words) -> Json:
    wins = _winner(draft)
    bottom = draft.mode == DEAL and isinstance(draft.game, Latinern) and place == 0
    knower = bottom and seat in (draft.dealer, draft.dealer.left)
    msgid = "ui.scenario.card.bottom" if knower else "ui.scenario.card.back"
    return {
        "card": str(card),
        "name": words.card(card),
        "label": words.label(msgid, seat=seat, card=card),
        "act": None,
        "barred": None,
        "mark": words.label("ui.scenario.bottom") if knower else None,
        "down": False,
        "win": seat is wins,
    }


def lone(draft: Draft, words: Words) -> Json:
    """Describe the lone trick on the table: its cards in the order of play, the winner marked once it is complete."""
    wins = _winner(draft)
    cards = [
        card_at(seat, card, order, words, win=seat is wins)
        for order, seat in enumerate(draft.seats, start=1)
        for card in draft.cards_of(seat)
    ]
    return {
        "title": words.label("ui.question.on-table"),
        "cards": cards,
        "exposed": None,
        "result": None,
        "calls": None,
    }


def _winner(draft: Draft) -> Seat | None:
    trick = draft.lone_trick
    return winner(trick, draft.ordering()).seat if trick else None


def record(draft: Draft, reader: Seat | None, words: Words) -> Json:
    """Describe the field with the record: the whole deal, or what the reader knows of it."""
    text, note = "", words.label("ui.scenario.record.trick")
    if draft.mode != TRICK:
        note = words.label("ui.scenario.record.missing")
        if draft.state is not None:
            text = draft.record() if reader is None else write_view(draft.state.observe(reader))
            note = "" if reader is None else words.label("ui.scenario.record.view", seat=reader)
    return {
        "title": words.label("ui.scenario.record"),
        "text": text,
        "note": note,
        "copy": words.label("ui.scenario.record.copy"),
        "copied": words.label("ui.scenario.record.copied"),
        "load": words.label("ui.scenario.record.load"),
        "hint": words.label("ui.scenario.record.hint"),
    }
