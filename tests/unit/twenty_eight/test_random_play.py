"""Random deals in all variants: nothing is lost, nobody is stuck, everything is written and read at every moment."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.worlds_28 import random_act, random_round, random_start
from trickkit import DECK, Seat, parse_record, replay_json, write_record, write_view
from trickkit.games import twenty_eight
from trickkit.games.twenty_eight import NewDeal, TwentyEight, points
from trickkit.table import PlayerScore, Score

CHUNKS = 8
DEALS = 250  # in each chunk


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nobody_is_stuck_and_points_add_up(chunk):
    for k in range(DEALS):
        rng = Random(f"stuck/{chunk}/{k}")
        for state in random_round(rng):
            acts = {seat: list(state.legal_actions(seat)) for seat in Seat}
            if state.outcome() is None:
                assert any(acts.values())
                assert state.to_act is None or acts[state.to_act]
            else:
                assert not any(acts.values())
        position = state.position
        taken = sum(won.points for won in position.tricks)
        assert sum(position.points(team) for team in position.score.teams) == taken
        aside = points(position.held[position.partner.place] or ()) if position.thani and position.partner else 0
        left = sum(points(hand or ()) for hand in position.held) - aside
        on_the_table = points(play.card for play in position.plays)
        lies = position.down is not None and position.trump is None and not position.laid
        down = points([position.down]) if lies and position.down else 0
        undealt = sum(map(points, state.deal.second)) if len(position.dealt[position.eldest.place] or ()) == 4 else 0
        assert taken + left + aside + on_the_table + down + undealt == 28


def test_every_moment_is_written_and_read():
    for k in range(60):
        for state in random_round(Random(f"moments/{k}")):
            text = write_record(state)
            record = parse_record(text)
            assert record.state == state
            assert replay_json(record.state) == replay_json(state)
            assert write_record(record.state) == text
            for seat in state.position.order:
                view = state.observe(seat)
                text = write_view(view)
                read = parse_record(text).view
                assert read is not None
                assert write_view(read) == text
                if not isinstance(state.outcome(), NewDeal):
                    assert read == view
                else:
                    assert read.outcome() == view.outcome()


def test_views_and_outcomes_rebuild():
    names = {name: getattr(twenty_eight, name) for name in twenty_eight.__all__}
    names |= {"Seat": Seat, "Card": type(DECK[0]), "Score": Score, "PlayerScore": PlayerScore}
    names |= {"Side": type(Seat.NORTH.side)}
    for k in range(30):
        for state in random_round(Random(f"repr/{k}")):
            for what in (*map(state.observe, state.position.order), state.outcome(), state.game, state.deal):
                assert eval(repr(what), dict(names)) == what  # noqa: S307 - our own repr
            assert not [card for card in DECK if str(card) in repr(state)]


@pytest.mark.parametrize("late_trump", ["literal", "rank"])
def test_all_variants_together_in_all_ways(late_trump):
    """All 64 ways to switch the six variants, each from deal to end."""
    for number, switches in enumerate(product([False, True], repeat=6)):
        game = TwentyEight(late_trump=late_trump, **dict(zip(TwentyEight.variants, switches, strict=True)))  # type: ignore[arg-type]
        for k in range(5):
            rng = Random(f"ways/{number}/{k}")
            state = random_start(rng, game)
            while state.outcome() is None:
                state = state.apply(random_act(state, rng))
            assert TwentyEight.parse(str(game)) == game
