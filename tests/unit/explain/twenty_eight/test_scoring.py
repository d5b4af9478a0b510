"""Roles, goals, what a bid pays, and the end of a deal."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.golden.explain_twenty_eight import ended, start
from tests.golden.scenes_twenty_eight import GOALS, RESULTS
from tests.texts_28 import MIXED, STRONG, position, record
from tests.worlds_28 import random_round
from trickkit.explain import standing
from trickkit.explain.twenty_eight import goal, match_over, outcome, pay, role
from trickkit.explain.twenty_eight.scoring import span
from trickkit.games.twenty_eight import DRAW, By, NewDeal, Outcome, Row, TwentyEight
from trickkit.i18n import LANGUAGES, Words, plain
from trickkit.seats import Seat, Side
from trickkit.table import PlayerScore, Score

ENGLISH, GERMAN = Words(), Words("de")
THREE = PlayerScore.parse("E:5 S:5 W:-6", (Seat.EAST, Seat.SOUTH, Seat.WEST))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_is_told_and_its_numbers_are_true(lang):
    words, seen = Words(lang), set()
    for k in range(120):
        *_, state = random_round(Random(f"ends/{k}"))
        result, folded = state.outcome(), state.position
        assert result is not None
        for seat in (None, *folded.order):
            lines = [plain(line) for line in outcome(folded, state.game, words, seat)]
            assert all(line.endswith(".") and not set(line) & set("{}*") for line in lines)
            if isinstance(result, NewDeal):
                seen.add(result.clause)
                assert len(lines) == 1
                continue
            seen.add(result.by)
            assert f"{result.game_points:+}".replace("-", "−") in lines[1]
            ours = seat is not None and folded.team(seat) == result.team
            head = re.split(r"[\s:,]", lines[0])[0]
            if result.by is By.THANI:
                assert (head in {"You", "Du"}) == (seat is folded.bidder)
            else:
                assert (head in {"You", "Ihr", "Du"}) == ours
            if result.by is By.PLAY and "double" not in lines[0] and "doppelt" not in lines[0]:
                assert {str(folded.points(result.team)), str(folded.bid)} <= set(re.findall(r"\d+", lines[0]))
            assert len(lines) == 3 + ("six" in lines[-2] or "sechs" in lines[-2])
    assert {By.PLAY, By.CONCEDE, By.THANI, "T7", "T10", "V3"} <= seen


def test_a_concession_that_was_accepted_is_no_lost_trick():
    said = [plain(outcome(ended(scene).position, ended(scene).game, ENGLISH)[0]) for scene in RESULTS]
    assert sum("conceded" in line for line in said) == 4
    assert sum("played on" in line for line in said) == 4


def test_all_eight_tricks_are_told_only_where_they_count_double():
    acts = RESULTS[0].before
    for rules in ("", "cot=on"):
        state = position(record(acts, deal=STRONG, rules=rules))
        assert ("all eight tricks" in plain(outcome(state.position, state.game, ENGLISH)[0])) == (rules == "cot=on")


def test_the_row_that_applied():
    game = TwentyEight.parse("scores=10:+1/-1,12:+2/-2,28:+9/-9")
    assert [span(row, game) for row in game.scores] == [(14, 11), (14, 27), (28, 28)]  # nobody may bid 10 to 13
    assert [span(row, TwentyEight()) for row in TwentyEight().scores] == [(14, 19), (20, 24), (25, 28)]
    assert span(TwentyEight().scores[0], TwentyEight(three_players=True)) == (12, 19)
    assert pay(Row(25, 3, -4), GERMAN) == "geschafft +3 · verfehlt −4"


def test_goals_follow_the_points():
    said = {
        (goal(start(scene).position, ENGLISH, bidders=True), goal(start(scene).position, ENGLISH, bidders=False))
        for scene in GOALS
    }
    assert ("need 16 to make the bid", "13 are enough to break it") in said
    assert ("the bid is made", "the bid is made") in said
    assert ("all eight tricks are needed", "one trick is enough") in said
    assert ("one trick is enough", "all eight tricks are needed") in said
    broken = 0
    for k in range(60):
        for state in random_round(Random(f"goals/{k}"), TwentyEight()):
            folded = state.position
            if folded.bidder is None or not folded.tricks:
                continue
            taken = folded.points(folded.bidder.side)
            lost = sum(won.points for won in folded.tricks) - taken
            assert (goal(folded, ENGLISH, bidders=True) == "the bid is made") == (taken >= (folded.bid or 0))
            reached = lost > 28 - (folded.bid or 0)
            assert (goal(folded, ENGLISH, bidders=False) == "the bid is broken") == reached
            broken += reached
    assert broken


def test_goals_and_results_are_asked_for_at_their_time():
    state = position(record(deal=MIXED))
    with pytest.raises(ValueError, match="nobody has bid"):
        goal(state.position, ENGLISH, bidders=True)
    with pytest.raises(ValueError, match="not over"):
        outcome(state.position, state.game, ENGLISH)


def test_the_own_bid_is_called_so():
    state = position(record("N:16 W:pass S:pass E:pass N:trump=9D"))
    assert goal(state.position, GERMAN, Seat.SOUTH, bidders=True) == "braucht 16 für euer Gebot"
    assert goal(state.position, GERMAN, Seat.WEST, bidders=True) == "brauchen 16 für ihr Gebot"


def test_roles():
    state = position(
        record("N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:thani", deal=STRONG, rules="thani=on")
    )
    roles = [role(seat, state.position, ENGLISH, Seat.NORTH).plain for seat in Seat]
    assert roles == [("eldest", "bidder", "you"), ("dealer",), ("cards put away",), ()]


def test_the_end_of_a_match():
    assert plain(match_over(Side.NS, Score(6, -2), GERMAN, Seat.SOUTH)) == "Ihr gewinnt die Partie, 6 : −2."
    assert plain(match_over(DRAW, Score(3, 3), ENGLISH, Seat.EAST)) == "The match is a draw, us 3 : 3 them."
    assert plain(match_over(DRAW, THREE, ENGLISH, Seat.EAST)) == "The match is a draw, you 5, South 5, West −6."
    assert plain(match_over(Seat.SOUTH, THREE, ENGLISH, Seat.EAST)).startswith("South wins the match, ")
    assert plain(match_over(Seat.SOUTH, THREE, GERMAN, Seat.SOUTH)).startswith("Du gewinnst die Partie, ")
    assert standing(THREE, GERMAN, Seat.WEST) == "Ost 5, Süd 5, du −6"


def test_totals_that_stop_are_told():
    scored = [scene for scene in RESULTS if scene.rules == "thani=on sixes=on"]
    (state,) = map(ended, scored)
    assert isinstance(state.outcome(), Outcome)
    lines = [plain(line) for line in outcome(state.position, state.game, ENGLISH, Seat.SOUTH)]
    assert lines[2:] == ["Totals stop at six above and six below zero.", "Match: us 6 : −5 them."]
