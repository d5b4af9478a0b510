"""What may be done here and why not something else, what a seat can work out, and what is best."""

from __future__ import annotations

from typing import Any

from trickkit.cards import Rank
from trickkit.deduction import Pairs, Suits, deduce
from trickkit.errors import TrickkitError
from trickkit.explain import refused
from trickkit.explain.eliminated import eliminated_pair, eliminated_suit
from trickkit.explain.possible import percent
from trickkit.games.latinern import LatinernObservation
from trickkit.games.twenty_eight import Phase, TwentyEightObservation
from trickkit.i18n import Text, Words, to_json
from trickkit.seats import Seat
from trickkit.widgets.scenario.draft import AnyState
from trickkit.widgets.scenario.named import candidates, named, offered, refusal_of
from trickkit.widgets.scenario.tricks import heads

Json = dict[str, Any]


def legal_panel(state: AnyState, seat: Seat, words: Words) -> Json:
    """List what a seat may do, and for the rest of its cards and words why not.

    The acts are all open to it; each reason is said as to that seat, and uses nothing but what it knows.
    """
    acts = offered(state, seat)
    why_not: dict[Text, list[Text]] = {}
    for act in candidates(state, seat):
        refusal = None if act in acts else refusal_of(state, act)
        if refusal is not None:
            why_not.setdefault(refused(refusal, words, seat), []).append(named(act, state, words))
    return {
        "title": words.label("ui.scenario.legal.may", seat=seat),
        "none": None if acts else words.label("ui.scenario.legal.none", seat=seat),
        "acts": [to_json(named(act, state, words)) for act in acts],
        "why": words.label("ui.scenario.legal.why"),
        "refused": [
            {"acts": [to_json(name) for name in names], "text": to_json(text)} for text, names in why_not.items()
        ],
    }


def knows_panel(state: AnyState, seat: Seat, words: Words) -> Json:
    """Say what a seat can work out from what it has seen: what is possible, what is not, and what proves it."""
    view = state.observe(seat)
    panel: Json = {
        "title": words.label("ui.deduce.title", seat=seat),
        "note": None,
        "pairs": None,
        "suits": None,
        "voids": [],
    }
    if isinstance(view, TwentyEightObservation) and view.phase is Phase.AUCTION:
        return panel | {"note": words.label("ui.suits.idle")}
    try:
        found = deduce(view)
    except TrickkitError:  # before a card lies face down, or after a new deal
        return panel | {"note": words.label("ui.suits.idle")}
    if isinstance(found, Pairs):
        assert isinstance(view, LatinernObservation)  # noqa: S101 - pairs are of Latinern
        return panel | {
            "note": words.count("ui.scenario.knows.pairs", len(found.possible)),
            "pairs": _pairs(found, words, seat),
        }
    return panel | {
        "suits": _suits(found, words, seat),
        "voids": [
            words.label("ui.deduce.void", seat=other, suits=", ".join(map(words.suit, suits)))
            for other, suits in found.voids
        ],
    }


def _pairs(found: Pairs, words: Words, seat: Seat) -> Json:
    cells = {}
    for one in found.possible:
        share = percent(one.probability, words)
        facts = {"schlag": one.pair.schlag, "trump": one.pair.trump, "share": share}
        cells[one.pair] = {
            "text": share,
            "look": "possible",
            "chance": float(one.probability),
            "label": words.label("ui.scenario.pair.possible", **facts),
            "say": to_json(words.message("ui.scenario.pair.chance", fraction=str(one.probability), **facts)),
        }
    for out in found.eliminated:
        msgid = "ui.scenario.pair.out.trick" if out.trick else "ui.scenario.pair.out"
        cells[out.pair] = {
            "text": str(out.trick or ""),
            "look": "proved",
            "label": words.label(msgid, schlag=out.pair.schlag, trump=out.pair.trump, n=out.trick),
            "say": to_json(eliminated_pair(out, words, seat)),
        }
    order = sorted(cells, key=lambda pair: (list(Rank).index(pair.schlag), str(pair.trump)))
    return {
        "title": words.label("ui.scenario.knows.board"),
        "note": words.label("ui.scenario.knows.note"),
        **heads(words),
        "cells": [{"pair": f"{pair.schlag}{pair.trump}", **cells[pair]} for pair in order],
    }


def _suits(found: Suits, words: Words, seat: Seat) -> list[Json]:
    shares = {one.suit: percent(one.probability, words) for one in found.possible}
    rows = [
        {
            "suit": str(suit),
            "name": words.suit(suit),
            "possible": True,
            "text": to_json(words.message("ui.suits.chance", percent=share)),
        }
        for suit, share in shares.items()
    ]
    rows += [
        {
            "suit": str(out.suit),
            "name": words.suit(out.suit),
            "possible": False,
            "text": to_json(eliminated_suit(out, words, seat)),
        }
        for out in found.eliminated
    ]
    return rows
