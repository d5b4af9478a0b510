"""Who wins the trick in question and why, and who would win it if something else were trump or Schlag."""

from __future__ import annotations

from typing import Any

from trickkit.cards import Rank, Suit
from trickkit.explain import Why, reason_name, rule, why
from trickkit.explain.latinern import what_if
from trickkit.games.latinern import ALL_ORDERINGS, LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import TwentyEightOrdering
from trickkit.i18n import Words, to_json
from trickkit.seats import Seat
from trickkit.tricks import Trick, winner
from trickkit.widgets.scenario.draft import AnyState, Draft
from trickkit.widgets.table_view import TwentyEightSight, sight_of
from trickkit.widgets.table_view.latinern import told as told_latinern
from trickkit.widgets.table_view.twenty_eight.sight import told as told_twenty_eight

Json = dict[str, Any]
AnyOrdering = LatinernOrdering | TwentyEightOrdering


def trick_of(draft: Draft) -> tuple[Trick, AnyOrdering] | None:
    """Give the complete trick in question, with how its cards stand: the lone one, or the last one played."""
    lone = draft.lone_trick
    if lone is not None:
        return lone, draft.ordering()
    state = draft.position
    if state is None or not state.position.tricks:
        return None
    if isinstance(state, LatinernState):
        return state.position.tricks[-1].trick, state.ordering
    won = state.position.tricks[-1]
    return won.trick, won.ordering


def why_panel(draft: Draft, reader: Seat | None, words: Words) -> Json:
    """Say who wins the trick in question and why, as far as the reader may know.

    Args:
        draft: what has been built.
        reader: whose eyes are used; None: all is open.
        words: language and deck.
    """
    lone = draft.lone_trick
    said = None
    if lone is not None:
        said = why(lone, draft.ordering(), words)
    elif draft.position is not None and draft.position.position.tricks:
        said = _told(draft.position, reader, words)
    if said is None:
        text = "ui.scenario.who.trick" if draft.mode == "trick" else "ui.scenario.who.none"
        return {"win": False, "headline": to_json(words.message(text)), "lines": [], "clause": None}
    return {
        "win": True,
        "headline": to_json(said.headline),
        "lines": [to_json(line) for line in said.lines],
        "clause": rule(said.clause, words),
    }


def _told(state: AnyState, reader: Seat | None, words: Words) -> Why:
    sight = sight_of(state, reader, held=False)
    if isinstance(sight, TwentyEightSight):
        return told_twenty_eight(sight, len(sight.view.tricks), words)
    return told_latinern(sight, len(sight.view.tricks), words)


def what_if_panel(draft: Draft, words: Words) -> Json | None:
    """Tell who would win the same cards with each other trump, and in Latinern under each of the 32 pairs."""
    found = trick_of(draft)
    if found is None:
        return None
    trick, actual = found
    winning = winner(trick, actual).seat
    if isinstance(actual, LatinernOrdering):
        others: list[AnyOrdering] = [LatinernOrdering(suit, actual.schlag) for suit in Suit]
    else:
        since, late = actual.since, actual.late_trump
        others = [TwentyEightOrdering(suit, since, late) for suit in Suit]
        others.append(TwentyEightOrdering(None, 1, late))
    return {
        "title": words.label("ui.scenario.what-if"),
        "rows": [_row(trick, other, actual, winning, words) for other in others],
        "pairs": _pairs(trick, actual, winning, words) if isinstance(actual, LatinernOrdering) else None,
    }


def _row(trick: Trick, other: AnyOrdering, actual: AnyOrdering, winning: Seat, words: Words) -> Json:
    verdict = winner(trick, other)
    suit = other.trump
    name = words.suit(suit) if suit else words.label("ui.scenario.hidden")
    text = words.message("ui.scenario.what-if.row", seat=verdict.seat, card=verdict.card)
    return {
        "suit": None if suit is None else str(suit),
        "name": name,
        "now": other == actual,
        "text": to_json(text),
        "reason": reason_name(verdict.reason, words),
        "other": words.label("ui.scenario.what-if.other") if verdict.seat is not winning else None,
    }


def _pairs(trick: Trick, actual: LatinernOrdering, winning: Seat, words: Words) -> Json:
    cells = []
    for pair in sorted(ALL_ORDERINGS, key=lambda pair: list(Rank).index(pair.schlag)):
        verdict = winner(trick, pair)
        said = why(trick, actual, words).headline if pair == actual else what_if(trick, actual, pair, words)
        seat = words.seat(verdict.seat)
        how = "now" if pair == actual else "other" if verdict.seat is not winning else "same"
        cells.append({
            "pair": f"{pair.schlag}{pair.trump}",
            "text": seat[0],
            "look": how,
            "label": words.label("ui.scenario.pair.winner", schlag=pair.schlag, trump=pair.trump, seat=verdict.seat),
            "say": to_json(said),
        })  # fmt: skip
    return {
        "title": words.label("ui.scenario.what-if.pairs"),
        "note": words.label("ui.scenario.what-if.note"),
        **heads(words),
        "cells": cells,
    }


def heads(words: Words) -> Json:
    """Give the heads of a board of pairs: a row for each Schlag, a column for each trump."""
    return {
        "rows": [
            {"key": str(rank), "name": words.label("ui.pair.schlag", schlag=rank)} for rank in Rank
        ],
        "cols": [
            {"key": str(suit), "name": words.label("ui.pair.trump", trump=suit)} for suit in Suit
        ],
    }  # fmt: skip
