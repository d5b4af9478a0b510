"""What lesson 20 asks about the variants, computed by the solver over every world that fits."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.unit.widgets.front import click
from trickkit.coach import greedy
from trickkit.course import kinds, open_lesson
from trickkit.course.kinds.variants import sweep_chance
from trickkit.course.levels import load
from trickkit.course.match_table import MatchTable
from trickkit.games.twenty_eight import Outcome
from trickkit.seats import Seat, Side
from trickkit.widgets.session import TwentyEightSession

LEVELS = load("20").levels


def test_playing_on_has_to_pay_for_its_risk():
    """One point for certain against two or minus four: it has to work five times in six (V1)."""
    level = LEVELS["20.2"]
    row = level.twenty_eight.game.amounts(level.twenty_eight.position.bid or 0)
    chance = sweep_chance(level)
    assert chance == Fraction(54, 90)
    assert 2 * (row.made * chance + row.failed * (1 - chance)) < row.made
    even = Fraction(row.made - 2 * row.failed, 2 * (row.made - row.failed))
    assert even == Fraction(5, 6)
    assert kinds.KINDS["choose"].accept(level) == ("accept",)


def test_where_nothing_can_go_wrong_one_plays_on():
    """The same deal, South's queen of trumps changed for East's nine: then the two highest are in one hand."""
    level = LEVELS["20.2"]
    record = level.record.replace("E:7D 9C", "E:7D QC").replace("S:QC 8C", "S:9C 8C")
    changed = type(level)(
        **{name: getattr(level, name) for name in level.__dataclass_fields__ if name not in {"record", "state"}},
        record=record,
    )
    assert sweep_chance(changed) > Fraction(5, 6)
    assert kinds.KINDS["choose"].accept(changed) == ("play-on",)


@pytest.mark.parametrize(("key", "expected"), [("20.8", (2, 2)), ("20.9", (6, 5))])
def test_the_matches_go_as_is_said_with_the_rules_of_thumb_on_all_seats(key, expected):
    table = open_lesson("20").play(key)
    assert isinstance(table, MatchTable)
    session = table._session
    assert isinstance(session, TwentyEightSession)
    made: list[Seat | None] = []
    for _ in range(600):
        outcome = session.state.outcome()
        if outcome is not None and not session.held:
            made += [session.state.position.bidder] if isinstance(outcome, Outcome) and outcome.made else []
            if session.match_over:
                totals = session.match.after(outcome).totals
                break
            click(table, do="again")
        elif session.bot_to_act is None and not session.held and not session.waits:
            table.act(greedy(session.state.observe(table.seat)).token)
        else:
            table.next()
    else:
        pytest.fail("a match takes fewer clicks")
    assert (totals[Side.NS], totals[Side.EW]) == expected
    assert key != "20.8" or sorted(map(str, made)) == ["E", "N", "S", "W"]  # each was bidder once, and made it
