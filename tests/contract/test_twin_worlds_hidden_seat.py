"""One seat hidden from a class: what the other three together have not seen does not reach the browser."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.test_twin_worlds_widgets import TRIES, played_round
from tests.contract.wires import wire
from tests.worlds_28 import random_round
from trickkit import DECK, IllegalActionError, Seat, write_record
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern.events import knowers
from trickkit.table import Action
from trickkit.widgets import Replay
from trickkit.widgets.session.replay import AnyState

ROUNDS = 10


def hidden(state: AnyState, seat: Seat) -> list[str]:
    """Give what reaches the browser of every step, the cards of `seat` hidden."""
    replay = Replay(write_record(state), hide=str(seat), projector=True)
    got = []
    for step in range(replay.view["seek"]["of"] + 1):
        replay._on_msg(replay, {"do": "seek", "to": step, "rev": replay.view["rev"]}, [])
        got.append(wire(replay))
    return got


def same_for_others(state: AnyState, other: AnyState, seat: Seat) -> bool:
    order = [each for each in Seat if each is not seat and getattr(state.deal, "empty", None) is not each]
    return all(state.observe(each).events == other.observe(each).events for each in order)


def latinern_twin(state: latinern.LatinernState, seat: Seat, rng: Random) -> latinern.LatinernState | None:
    """Give the hidden seat other cards that nobody has seen, in another order; a knower's bottom card stays."""
    deal = state.deal
    hand = deal.hands[seat.place]
    kept = [play.card for play in state.events if isinstance(play, latinern.PlayCard) and play.seat is seat]
    bottom = [hand[0]] if seat in knowers(deal.dealer) else []
    fixed = [*bottom, *(card for card in kept if card not in bottom)]
    dealt = [card for each in Seat for card in deal.hands[each.place] if each is not seat]
    free = [card for card in DECK if card not in dealt and card not in fixed]
    for _ in range(TRIES // 100):
        rest = [*fixed[len(bottom) :], *rng.sample(free, 5 - len(fixed))]
        rng.shuffle(rest)
        hands = list(deal.hands)
        hands[seat.place] = (*bottom, *rest)
        twin = latinern.LatinernState.start(state.game, latinern.Deal(deal.dealer, tuple(hands)), state.position.score)
        try:
            for event in state.events:
                twin = twin.apply(event) if isinstance(event, Action) else twin
        except IllegalActionError:
            continue
        if twin.deal != deal and same_for_others(state, twin, seat):
            return twin
    return None


def twin_28(state: twenty_eight.TwentyEightState, seat: Seat, rng: Random) -> twenty_eight.TwentyEightState | None:
    """Give the hidden seat its cards in other packets, and another card as the hidden trump."""
    deal = state.deal
    for _ in range(60):
        hand = list(deal.hands[seat.place])
        rng.shuffle(hand)
        hands = list(deal.hands)
        hands[seat.place] = tuple(hand)
        twin = twenty_eight.TwentyEightState.start(
            state.game, twenty_eight.Deal(deal.dealer, tuple(hands)), state.position.score
        )
        try:
            for event in state.events:
                if isinstance(event, twenty_eight.ChooseTrump) and event.seat is seat:
                    twin = twin.apply(twenty_eight.ChooseTrump(seat, rng.choice(hand[:4])))
                elif isinstance(event, Action):
                    twin = twin.apply(event)
        except IllegalActionError:
            continue
        if same_for_others(state, twin, seat) and twin.events != state.events:
            return twin
    return None


@pytest.fixture(scope="module")
def latinern_pairs():
    rng = Random("twins of a hidden seat")
    found = []
    for _ in range(ROUNDS):
        state = rng.choice(list(played_round(rng)))
        for seat in Seat:
            twin = latinern_twin(state, seat, rng)
            if twin is not None:
                found.append((state, twin, seat))
    return found


def test_latinern_shows_nothing_of_the_hidden_seat(latinern_pairs):
    assert len(latinern_pairs) > 15
    assert len([1 for state, _, seat in latinern_pairs if seat in knowers(state.deal.dealer)]) > 5
    for state, twin, seat in latinern_pairs:
        assert hidden(state, seat) == hidden(twin, seat)


def test_the_comparison_would_notice_in_latinern(latinern_pairs):
    differ = [
        wire(Replay(write_record(state))) != wire(Replay(write_record(twin))) for state, twin, _ in latinern_pairs[:6]
    ]
    assert any(differ)


def test_twenty_eight_shows_neither_packets_nor_the_hidden_trump():
    rng, found, trumps = Random("twins of a hidden bidder"), 0, 0
    for _ in range(3 * ROUNDS):
        for state in list(random_round(rng))[::5]:
            position = state.position
            seat = position.bidder or rng.choice(position.order)
            twin = twin_28(state, seat, rng)
            if twin is None:
                continue
            assert hidden(state, seat) == hidden(twin, seat)
            found += 1
            if position.down is not None and twin.position.down != position.down:
                trumps += 1
    assert found > 15
    assert trumps > 5
