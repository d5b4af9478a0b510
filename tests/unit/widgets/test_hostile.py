"""Messages that no front end of ours sends: nothing breaks, changes but by legal acts, or is given away."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.unit.widgets.front import error, inside, offered, raw, view
from tests.unit.widgets.subjects import WIDGETS
from trickkit import DECK, Seat
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import Leak
from trickkit.i18n import Words
from trickkit.widgets import Table
from trickkit.widgets.base import CardWidget
from trickkit.widgets.session import TwentyEightSession

LONG = "x" * 1_000_000
DEEP: list[Any] = []
for _ in range(500):
    DEEP = [DEEP]
JUNK: list[Any] = [
    None, True, False, 0, -1, 7, 10**30, 10**6000, 0.5, float("nan"), float("inf"), "", " ", "\x00",
    "\ud800", "{seat}", "*a*",
    "9C", "S:9C", "N:9C", "n:9c", "ask", "ASK", "leak", "S:leak", "next", "again", "all", "S", "N", "de",
    "french", "<script>",
    LONG, [], {}, [[]], {"a": {}}, ["9C"], {"who": "S"}, {"who": ["S"]}, {"why": "x"}, {1: 2},
    {"who": LONG}, DEEP, [LONG] * 3, b"9C", object(),
]  # fmt: skip
WORDS = [
    "next",
    "undo",
    "again",
    "hint",
    "go-on",
    "anew",
    "look",
    "play-on",
    "close",
    "review",
    "before",
    "play",
    "seek",
    "as",
    "hide",
    "set",
    "check",
    "mark",
    "row",
    "col",
    "clear",
    "look",
    "show",
    "chances",
    "check-all",
    "leak",
    "act",
    "do",
    "",
    "view",
]
ACTS = [*{*latinern.acts.WORDS, *twenty_eight.acts.WORDS}, "leak", "14", "20", "28", "raise=24", "trump=7S", "trump=?"]
KEYS = [
    "to",
    "seat",
    "lang",
    "deck",
    "four",
    "projector",
    "answer",
    "pair",
    "key",
    "rev",
    "act",
    "do",
    "record",
    "_session",
]


@pytest.fixture(params=WIDGETS)
def widget(request):
    return WIDGETS[request.param]()


def now(widget: CardWidget, **message: object) -> dict[str, object]:
    return {**message, "rev": view(widget)["rev"]}


def refused(widget: CardWidget, message: object) -> None:
    """Send what must change nothing: at most an error is shown, and it is short."""
    before = inside(widget)
    raw(widget, message)
    assert inside(widget) == before, message
    assert len(error(widget)) < 300
    json.dumps(view(widget), allow_nan=False)


def test_what_is_no_message(widget):
    for junk in JUNK:
        shown = view(widget)
        refused(widget, junk)
        assert view(widget) is shown


def test_a_revision_that_is_none(widget):
    shown, rev = view(widget), view(widget)["rev"]
    revs = [None, True, False, rev - 1, rev + 1, float(rev), str(rev), [rev], {"rev": rev}, float("nan"), 10**30]
    for message in ({"act": "TH"}, {"do": "next"}, {"do": "hint"}, {"do": "clear"}, {"do": "set", "lang": "de"}):
        refused(widget, message)  # no revision at all
        for bad in revs:
            refused(widget, {**message, "rev": bad})
    assert view(widget) is shown


def test_true_is_not_revision_one():
    table = Table(1)
    assert view(table)["rev"] == 1
    refused(table, {"do": "next", "rev": True})
    refused(table, {"do": "next", "rev": 1.0})
    assert view(table)["rev"] == 1


def test_unknown_commands(widget):
    for word in (*JUNK, "leak", "nexts", "Next", "__init__", "publish"):
        if word not in ("next", "again"):
            refused(widget, now(widget, do=word))
            assert error(widget)
    refused(widget, now(widget))
    refused(widget, now(widget, act="TH", do="next"))
    assert error(widget)


def test_unknown_acts(widget):
    for word in JUNK:
        if word not in ("ask", "9C"):
            refused(widget, now(widget, act=word))


def test_another_seats_card(widget):
    for card in DECK:
        for seat in "NEW":
            refused(widget, now(widget, act=f"{seat}:{card}"))
    for word in ("N:stay", "E:ask", "W:leak", "leak", "Leak", "S:leak"):
        refused(widget, now(widget, act=word))
        if isinstance(widget, Table):
            assert error(widget)


def test_values_of_wrong_types(widget):
    known = {
        "seek": "to",
        "as": "seat",
        "hide": "seat",
        "check": "answer",
        "mark": "key",
        "look": "key",
        "row": "key",
        "col": "key",
    }
    for do, key in known.items():
        refused(widget, now(widget, do=do))
        for junk in JUNK:
            fits = (do, junk) in [
                ("seek", 0),
                ("seek", 7),
                ("as", "S"),
                ("as", "N"),
                ("as", "all"),
                ("hide", "S"),
                ("hide", "N"),
                ("mark", "9C"),
                ("mark", "S"),
                ("look", "9C"),
                ("look", "S"),
                ("col", "S"),
                ("row", 7),
            ]
            if not fits and not (do == "check" and junk in ({}, {"who": "S"})):
                refused(widget, now(widget, do=do, **{key: junk}))


def test_settings_of_wrong_types(widget):
    for key in ("lang", "deck", "four", "projector"):
        for junk in JUNK:
            fits = (
                junk is None
                or junk == ""
                or (key, junk) in [("lang", "de"), ("deck", "french")]
                or (key in {"four", "projector"} and isinstance(junk, bool))
            )
            if not fits:
                refused(widget, now(widget, do="set", **{key: junk}))
                assert error(widget)


def test_a_message_is_answered_in_the_readers_language(widget):
    raw(widget, now(widget, do="set", lang="de"))
    refused(widget, now(widget, do="nonsense"))
    assert error(widget) == Words("de").label("ui.error.message")


def test_a_megabyte_is_not_sent_back(widget):
    for message in (
        {"act": LONG},
        {"do": LONG},
        {"do": "check", "answer": {LONG: LONG}},
        {"do": "as", "seat": LONG},
        {LONG: LONG, "do": "next"},
    ):
        refused(widget, now(widget, **message))
        assert len(json.dumps(view(widget))) < 50_000


def nonsense(rng: Random) -> dict[str, Any]:
    """Make a message: something right or wrong to do, with values right or wrong."""
    message: dict[str, Any] = {rng.choice(KEYS): rng.choice(JUNK) for _ in range(rng.randrange(3))}
    kind = rng.choice(["act", "do", "do", "neither"])
    if kind == "act":
        message["act"] = rng.choice([*map(str, DECK), *ACTS, rng.choice(JUNK)])
    elif kind == "do":
        message["do"] = rng.choice([*WORDS, rng.choice(JUNK)])
    return message


def test_five_hundred_messages_in_a_row(widget):
    rng = Random(repr(widget))
    for _ in range(500):
        message = nonsense(rng)
        if rng.random() < 0.8:
            message["rev"] = view(widget)["rev"]
        raw(widget, message)
        json.dumps(view(widget), allow_nan=False)
        assert view(widget)["rev"] == widget._rev
    widget._repr_mimebundle_()


@pytest.mark.parametrize("name", ["table, own turn", "guided, own turn", "28, trump hidden"])
def test_five_hundred_clicks_in_a_second_are_one_act(name):
    widget = WIDGETS[name]()
    rev, acts = view(widget)["rev"], [card["act"] for card in view(widget)["hand"]["cards"] if card["act"]]
    for number in range(500):
        raw(widget, {"act": acts[number % len(acts)], "rev": rev})
    assert view(widget)["rev"] == rev + 1
    left = [card["card"] for card in view(widget)["hand"]["cards"]]
    assert acts[0] not in left
    assert all(act in left for act in acts[1:])


@pytest.mark.parametrize("seat", "NESW")
def test_a_round_changes_by_legal_acts_alone(seat):
    rng, table = Random(seat), Table(9, seat=seat, rules="target=99", hint_worlds=1)
    moved = 0
    for _ in range(1200):
        before, past = table._session.state, list(table._session.past)
        raw(table, now(table, **(nonsense(rng) if rng.random() < 0.7 else {"do": "next"})))
        after = table._session.state
        if after is before:
            continue
        moved += 1
        legal = [before.apply(act) for who in Seat for act in before.legal_actions(who)]
        fresh = before.outcome() is not None and len(after.events) == 2
        assert after in legal or fresh or after in [state for state, _ in past]
        assert not any(isinstance(event, Leak) for event in after.events)
    assert moved > 25


@pytest.mark.parametrize("name", [name for name in WIDGETS if name.startswith("table")])
def test_errors_name_no_hidden_card(name):
    """An error may repeat the card that was sent, and no other; of trump and Schlag it says nothing."""
    for act in (*map(str, DECK), "ask", "stay", "go", "leak", "9X", "N:TC"):
        table = WIDGETS[name]()
        for lang in ("en", "de"):
            table.lang = lang
            raw(table, now(table, act=act))
            told = json.dumps(view(table)["error"])
            others = [card for card in DECK if str(card) != act]
            assert not [card for card in others if f'"{card}"' in told or table._words.card(card) in told]
            if view(table)["error"]:
                assert "clubs" not in told.replace(f"{act}", "") or act.endswith("C")


@pytest.mark.parametrize("rules", ["", "cot=on thani=on blank_hand=on three_players=on"])
def test_a_deal_of_twenty_eight_changes_by_legal_acts_alone(rules):
    rng, table = Random(rules), Table(9, game="twenty-eight", rules=rules, hint_worlds=1)
    session, moved = table._session, 0
    assert isinstance(session, TwentyEightSession)
    for _ in range(700):
        before, past = session.state, list(session.past)
        acts = offered(table)
        message = {"act": rng.choice(acts)} if acts and rng.random() < 0.1 else nonsense(rng)
        raw(table, now(table, **(message if rng.random() < 0.7 else {"do": "next"})))
        after = session.state
        if after is before:
            continue
        moved += 1
        players = [seat for seat in Seat if seat is not before.position.empty]
        legal = [before.apply(act) for who in players for act in before.legal_actions(who)]
        fresh = before.outcome() is not None and len(after.events) == 1
        assert after in legal or fresh or after in [state for state, _ in past]
    assert moved > 25


@pytest.mark.parametrize("name", [name for name in WIDGETS if name.startswith("28") and "replay" not in name])
def test_errors_of_twenty_eight_name_no_card_that_the_seat_has_not_seen(name):
    for act in (*map(str, DECK), *ACTS, "9X", "N:TC"):
        table = WIDGETS[name]()
        assert isinstance(table, Table)
        session = table._session
        assert isinstance(session, TwentyEightSession)
        known = session.state.observe(session.seat)
        laid = (card for won in known.tricks for card in won.trick.cards)
        seen = {*known.hand, known.down, *known.trick.cards, *laid}
        for lang in ("en", "de"):
            table.lang = lang
            raw(table, now(table, act=act))
            told = json.dumps(table.view["error"], ensure_ascii=False)
            others = [card for card in DECK if str(card) != act and card not in seen]
            assert not [card for card in others if f'"{card}"' in told or table._words.card(card) in told]
