"""What stands beside a table of Twenty-eight: card points, asking, words out of turn, the result."""

from __future__ import annotations

from trickkit.explain.twenty_eight import goal, match_over, outcome
from trickkit.games.twenty_eight import (
    Accept,
    Ask,
    Concede,
    NewDeal,
    Phase,
    PlayOn,
    Show,
    Thani,
    legality,
)
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.i18n import Words, to_json
from trickkit.seats import Seat
from trickkit.widgets.table_view import common
from trickkit.widgets.table_view.common import Json
from trickkit.widgets.table_view.twenty_eight.sight import TwentyEightSight


def points(sight: TwentyEightSight, words: Words) -> Json | None:
    """Count the card points of the bidder's side and of the others, with what each needs (T21)."""
    view = sight.view
    position = view.position
    if view.bid is None or view.phase in {Phase.AUCTION, Phase.TRUMP}:
        return None
    rows = []
    for bidding in (True, False):
        seats = [seat for seat in Seat if seat is not position.empty and position.with_bidder(seat) is bidding]
        points = sum(won.points for won in view.tricks if position.with_bidder(won.winner) is bidding)
        name = _name(seats, words, sight.reader)
        needed = view.bid if bidding else HIGHEST_BID + 1 - view.bid
        rows.append({
            "name": name,
            "n": points,
            "of": HIGHEST_BID,
            "need": None if position.thani else needed,
            "note": goal(position, words, sight.reader, bidders=bidding),
            "label": words.label("ui.points.row", name=name, n=points, of=HIGHEST_BID),
        })  # fmt: skip
    if rows[0]["note"] == rows[1]["note"]:
        rows[1]["note"] = None  # what holds for both sides is said once
    return {"title": words.label("ui.points"), "rows": rows}


def _name(seats: list[Seat], words: Words, reader: Seat | None) -> str:
    """Name one seat or two, the reader first."""
    others = [seat for seat in seats if seat is not reader]
    if len(others) == len(seats):
        return words.seat(seats[0]) if len(seats) == 1 else words.label("ui.two", one=seats[0], other=seats[1])
    return words.label("ui.you-and", partner=others[0]) if others else words.label("ui.you-alone")


def ask(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe the button that asks for trump, as long as there is something to turn up (T15)."""
    view, reader = sight.view, sight.reader
    position = view.position
    if reader not in position.order or reader is view.bidder or not sight.down or view.phase is not Phase.PLAY:
        return None
    refusal = legality.refusal(position, Ask(reader), view.game)
    note = common.barred(refusal, words, reader) or words.label("ui.ask-trump.when" if refusal else "ui.ask-trump.open")
    button = {"act": "ask", "icon": "flip", "label": words.label("ui.ask-trump"), "disabled": "" if refusal else None}
    return {"button": button | {"main": refusal is None}, "note": note, "open": refusal is None}


def offer(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe what the reader may do out of turn: answer a concession, play alone, show a blank hand, concede."""
    view, reader = sight.view, sight.reader
    if reader is None:
        return None
    acts = [act for act in view.legal_actions() if isinstance(act, Accept | PlayOn | Thani | Show | Concede)]
    if not acts:
        return None
    answers = view.phase is Phase.CONCESSION
    when = "conceded" if answers else "before" if view.position.before_play else "between"
    notes = [words.label("ui.offer.conceded.note")]
    if not answers:
        notes = [words.label(f"ui.offer.{act.token}.note") for act in acts]
    return {
        "title": words.label(f"ui.offer.{when}"),
        "say": None,
        "buttons": [{"act": act.token, "label": words.label(f"ui.offer.{act.token}")} for act in acts],
        "note": " ".join(notes),
        "open": answers,
    }


def result_view(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe the result of the deal, with the row of the table that applied (T22, T24)."""
    view = sight.view
    result = view.outcome()
    if result is None:
        return None
    lines = list(outcome(view.position, view.game, words, sight.reader))[1:]  # the first is said under the cards
    title = "redeal" if isinstance(result, NewDeal) else "deal"
    after = sight.match.after(result) if sight.match is not None else None
    if after is not None and after.winner is not None:
        title = "match"
        lines.append(match_over(after.winner, after.totals, words, sight.reader))
    return {"title": words.label(f"ui.result.{title}"), "lines": [to_json(line) for line in lines]}
