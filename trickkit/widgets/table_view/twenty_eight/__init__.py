"""The snapshot of a table of Twenty-eight."""

from __future__ import annotations

from trickkit.explain import standing, trick_line
from trickkit.games.twenty_eight.position import FOUR
from trickkit.i18n import Words, to_json
from trickkit.seats import Seat
from trickkit.widgets.table_view import common
from trickkit.widgets.table_view.common import Json
from trickkit.widgets.table_view.twenty_eight import cards, side
from trickkit.widgets.table_view.twenty_eight.auction import auction_view, calls_view
from trickkit.widgets.table_view.twenty_eight.said import said
from trickkit.widgets.table_view.twenty_eight.sight import CALLING, TwentyEightSight

__all__ = ["TwentyEightSight", "table_view"]


def table_view(sight: TwentyEightSight, words: Words) -> Json:
    """Give everything that a table shows of a position, but its buttons and modes."""
    view, reader, earlier = sight.view, sight.reader, cards.earlier(sight, words)
    return common.blank() | {
        "game": "twenty-eight",
        "label": words.label("ui.table", game=words.label("ui.twenty-eight")),
        "calling": view.phase in CALLING,
        "title": words.label("ui.twenty-eight"),
        "sub": _sub(sight, words),
        "facts": _facts(sight, words),
        "seats": [cards.seat_view(sight, seat, words) for seat in Seat if seat is not sight.position.empty],
        "hand": cards.hand(sight, words),
        "down": cards.down(sight, words),
        "exposed": cards.exposed(sight, words),
        "trick": common.felt(sight, words),
        "slot": None if view.phase in CALLING else common.slot(sight, words),
        "last": cards.last(sight, words),
        "earlier": earlier,
        "past": common.past(earlier, words, ended=view.outcome() is not None),
        "say": to_json(said(sight, words)),
        "why": cards.why_panel(sight, words),
        "points": side.points(sight, words),
        "ask": side.ask(sight, words),
        "auction": auction_view(view, reader, words),
        "calls": calls_view(view, reader, words),
        "offer": side.offer(sight, words),
        "result": side.result_view(sight, words),
    }


def _sub(sight: TwentyEightSight, words: Words) -> str:
    view = sight.view
    if view.outcome() is not None:
        return words.label("ui.result.deal")
    if view.phase in CALLING:
        return words.label(f"ui.phase.{view.phase}")
    number, order = len(view.tricks) + (0 if sight.held else 1), view.position.order
    if sight.held or sight.reader not in order:
        return trick_line(number, None, words)
    leader = view.trick.leader if view.trick.plays else view.position.turn
    assert leader is not None  # noqa: S101 - the deal is on and no trick is complete
    place = (order.index(sight.reader) - order.index(leader)) % len(order) + 1
    return trick_line(number, FOUR if place == len(order) else place, words)


def _facts(sight: TwentyEightSight, words: Words) -> list[Json]:
    view, rows = sight.view, []
    if view.bidder is not None:
        label = "ui.bid-by.you" if view.bidder is sight.reader else "ui.bid-by"
        rows.append({"label": words.label(label, seat=view.bidder), "value": [str(view.bid)]})
    game = view.game
    if game.sixes:
        label = words.label("ui.match-sixes")
    elif game.target is not None:
        label = words.label("ui.match-to", target=game.target)
    else:
        label = words.label("ui.match")
    if game.deals is not None and sight.match is not None:
        of = words.label("ui.match-deal.of", n=sight.match.round, of=game.deals)
        rows.append({"label": words.label("ui.match-deal"), "value": [of]})
    result = view.outcome()
    score = view.score if result is None or sight.match is None else sight.match.after(result).totals
    return [*rows, {"label": label, "value": [standing(score, words, sight.reader)]}]
