"""Twenty-eight: re-deal what a seat cannot know, the down card above all; what reaches the browser stays the same."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.contract.test_twin_worlds_widgets import asked, guided
from tests.contract.wires import hinted, replayed, wire
from tests.unit.widgets.front import table_of
from tests.worlds_28 import random_round, twin
from trickkit import DECK, Card, Seat, write_record
from trickkit.games.twenty_eight import ChooseTrump, Phase, PlayCard, TwentyEightState
from trickkit.games.twenty_eight.acts import WORDS
from trickkit.widgets import PlayOn, Replay, Table

ROUNDS = 12
ACTS = (*map(str, DECK), *WORDS, "13", "14", "15", "20", "29", "raise=24", "raise=28", "trump=7S", "trump=?", "N:7C")


@pytest.fixture(scope="module")
def pairs() -> list[tuple[TwentyEightState, TwentyEightState, Seat]]:
    """Positions along random play, for each seat another world that it cannot tell from the true one."""
    rng, found = Random("twins of tables of Twenty-eight"), []
    for _ in range(ROUNDS):
        for state in random_round(rng):
            for seat in state.position.order:
                other = twin(state, seat, rng, tries=8)
                if other is not None:
                    found.append((state, other, seat))
    return found


def hidden(state: TwentyEightState, seat: Seat) -> Card | None:
    """Give the down card, if `seat` may not know it."""
    if state.position.trump is not None or state.position.laid or seat is state.position.bidder:
        return None
    return state.position.down


def held(state: TwentyEightState, number: int) -> bool:
    return bool(number % 2) and bool(state.position.tricks) and not state.position.plays


def everything(state: TwentyEightState, seat: Seat, *, lang: str, number: int, refusals: bool) -> list[str]:
    """Give what reaches the browser in this position, and after each act that is refused in it."""
    table = table_of(state, seat=seat, held=held(state, number), lang=lang)
    got = [wire(table) if number % 4 == 0 else json.dumps(table.view)]
    if state.outcome() is None and number % 4 == 1:
        played = PlayOn(write_record(state), seat=str(seat), lang=lang)
        session: Any = played._session
        session.speak = lambda _view: None  # a bot that speaks out of turn is heard at once, and speaks by its cards
        played.publish()
        got.append(wire(played))
    legal = {act.token for act in state.legal_actions(seat)}
    for token in ACTS if refusals else ():
        if token not in legal:
            table._on_msg(table, {"act": token, "rev": table.view["rev"]}, [])
            assert table._session.state is state
            got.append(json.dumps(table.view["error"]))
    return got


def test_the_twins_are_many_and_their_trumps_differ(pairs):
    secret = [(state, other, seat) for state, other, seat in pairs if hidden(state, seat)]
    assert len(pairs) > 400
    assert len(secret) > 100
    assert len([1 for state, other, _ in secret if state.position.down.suit is not other.position.down.suit]) > 50
    phases = {state.position.phase for state, _, _ in pairs}
    assert phases >= {Phase.AUCTION, Phase.TRUMP, Phase.RAISE, Phase.PLAY}
    assert any(state.position.trump for state, _, _ in pairs)
    assert any(state.game.three_players for state, _, _ in pairs)


def test_tables_in_twin_worlds_are_the_same(pairs):
    for number, (state, other, seat) in enumerate(pairs):
        lang = "de" if number % 3 == 0 else "en"
        worlds = [
            everything(world, seat, lang=lang, number=number, refusals=number % 50 == 0) for world in (state, other)
        ]
        assert worlds[0] == worlds[1]


def test_hints_in_twin_worlds_are_the_same_at_every_step(pairs):
    """Also in variants, in the auction, and out of turn."""
    phases: Counter[str] = Counter()
    deciding = [(state, other, seat) for state, other, seat in pairs if state.legal_actions(seat)]
    for number, (state, other, seat) in enumerate(deciding[::3]):
        worlds = [
            hinted(table_of(world, seat=seat, held=held(state, number), hint_worlds=1)) for world in (state, other)
        ]
        assert worlds[0] == worlds[1]
        phases[state.position.phase] += len(worlds[0]) - 1
    assert phases.keys() >= {Phase.AUCTION, Phase.TRUMP, Phase.RAISE, Phase.PLAY}
    assert phases[Phase.PLAY] > 60


def test_what_is_said_before_a_card_is_played_is_the_same_in_twin_worlds(pairs):
    said = 0
    for state, other, seat in pairs[::2]:
        if state.to_act is seat and state.position.phase is Phase.PLAY:
            cards = [act.card for act in state.observe(seat).legal_actions() if isinstance(act, PlayCard)]
            worlds = [asked(table_of(world, seat=seat), cards) for world in (state, other)]
            assert worlds[0] == worlds[1]
            said += len(cards)
    assert said > 40


def test_guided_hands_in_twin_worlds_are_the_same(pairs):
    for state, other, seat in pairs[::90]:
        worlds = [guided(world, seat) for world in (state, other)]
        assert worlds[0] == worlds[1]


def test_the_down_card_is_nowhere_to_be_seen(pairs):
    """Neither as a code nor by name: in the snapshot, the picture, the text, or what the widget prints."""
    for state, _, seat in pairs[::2]:
        down = hidden(state, seat)
        if down is not None:
            table = table_of(state, seat=seat)
            view = table.view
            said = json.dumps({key: value for key, value in view.items() if key != "auction"}, ensure_ascii=False)
            assert f'"{down}"' not in said
            assert table._words.card(down) not in said
            assert view["down"]["card"] is None
            assert str(down) not in repr(table)


def test_replays_seen_as_a_seat_are_the_same_in_twin_worlds(pairs):
    for state, other, seat in pairs[::24]:
        assert replayed(state, seat) == replayed(other, seat)


def test_the_comparison_would_notice(pairs):
    """Seen by the bidder, or with all cards open, two worlds with other down cards do differ."""
    secret = [
        (state, other)
        for state, other, seat in pairs
        if hidden(state, seat) and state.position.down is not other.position.down
    ]
    assert any(isinstance(event, ChooseTrump) for event in secret[0][0].events)
    for state, other in secret[:10]:
        bidder = state.position.bidder
        tables: list[Table] = [table_of(world, seat=bidder) for world in (state, other)]
        assert wire(tables[0]) != wire(tables[1])
        assert wire(Replay(write_record(state))) != wire(Replay(write_record(other)))
