"""The snapshot of a scenario that is being played: each seat with its cards and words, and the table."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.games.twenty_eight import Bid
from trickkit.i18n import Words, plain
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.scenario.draft import AnyState, Draft
from trickkit.widgets.scenario.named import is_card, named, offered, play_of, refusal_of
from trickkit.widgets.table_view import Json, sight_of, table_view
from trickkit.widgets.table_view.common import barred


def playing(draft: Draft, reader: Seat | None, words: Words) -> Json:
    """Describe the position that is played: the seats, the table, what is said of it."""
    state = draft.state
    assert state is not None  # noqa: S101 - nobody plays without all cards
    shown = table_view(sight_of(state, reader, held=_between(state)), words)
    seats = {seat["seat"]: seat for seat in shown["seats"]}
    own = shown["hand"]
    found = []
    for number, seat in enumerate(draft.seats, start=1):
        about = seats[str(seat)]
        mine = own is not None and own["seat"] == str(seat)
        visible = own["cards"] if mine else about["open"] or []
        acts = {act.token: act for act in offered(state, seat)} if reader in {None, seat} else {}
        cards = [_played(state, seat, Card.parse(each["card"]), words, acts) for each in visible]
        down = shown["down"]
        if down is not None and down["seat"] == str(seat) and down["card"] is not None:
            cards.append(_played(state, seat, Card.parse(down["card"]), words, acts) | {
                "down": True, "label": down["name"], "mark": words.label("ui.scenario.hidden"),
            })  # fmt: skip
        found.append({
            "seat": str(seat),
            "name": about["name"],
            "key": str(number),
            "plain": [*about["plain"], *(badge["text"] for badge in about["badges"])],
            "note": "",
            "label": about["name"],
            "target": False,
            "turn": about["toplay"] if state.to_act is seat else None,
            "cards": cards,
            "backs": 0 if visible else about["count"],
            "free": 0,
            "split": 0,
            "calls": [_call(state, act, words) for act in acts.values() if not is_card(act)],
        })  # fmt: skip
    return {
        "sub": shown["sub"],
        "facts": shown["facts"],
        "places": found,
        "table": {
            "title": words.label("ui.question.on-table"),
            "cards": shown["trick"],
            "exposed": shown["exposed"],
            "result": shown["result"],
            "calls": shown["calls"],
        },
        "say": shown["say"],
    }


def _between(state: AnyState) -> bool:
    """Tell whether the last complete trick still lies on the table: until the next card."""
    return bool(state.position.tricks) and not state.position.plays


def _played(state: AnyState, seat: Seat, card: Card, words: Words, acts: dict[str, Action]) -> Json:
    act = acts.get(str(card)) or acts.get(f"trump={card}")
    return {
        "card": str(card),
        "name": words.card(card),
        "label": words.label("ui.card-at", seat=seat, card=card),
        "act": None if act is None else str(act),
        "barred": None if act is not None else _why_not(state, seat, card, words),
        "mark": None,
        "down": False,
        "win": False,
    }


def _why_not(state: AnyState, seat: Seat, card: Card, words: Words) -> str | None:
    return barred(refusal_of(state, play_of(state, seat, card)), words, seat) if state.to_act is seat else None


def _call(state: AnyState, act: Action, words: Words) -> Json:
    label = plain(named(act, state, words))
    short = act.token if isinstance(act, Bid) else label
    return {"act": str(act), "label": short, "name": label}
