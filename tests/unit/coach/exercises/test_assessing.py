"""What a position is worth as a puzzle: the pairs that are left, superfluous tricks, difficulty."""

from __future__ import annotations

import pytest

from tests.texts import DEAL, NS_3_0, position, record
from tests.texts_28 import position as position_28
from tests.texts_28 import record as record_28
from trickkit import Seat
from trickkit.coach.exercises import NoExerciseError, NoPuzzleError, assess, generate, pose
from trickkit.deduction.latinern.pairs import deduce_pairs
from trickkit.games.latinern import LatinernObservation

LAST = "N:TD 8S 9D QS 9H E:JD 8H 7S 7C JH S:TH QH 8C KD 8D W:7H QD TC JC AC"
BEGUN = "E:7C S:QH W:AC N:QS W:TC N:8S E:8H S:KD S:8D W:QD N:9D"


def assessed(acts: str, seat: str = "S", deal: str = LAST, dealer: str = "N"):
    return assess(position(record(acts, deal=deal, dealer=dealer)).observe(Seat(seat)))


@pytest.mark.parametrize(
    ("card", "verdict", "left", "superfluous", "trials", "difficulty"),
    [
        ("JH", "good", "JD", (), 10, 5),
        ("JD", "superfluous", "JD", (1,), 4, 2),
        ("7S", "open", "JD KD AD KC", (), None, None),
    ],
)
def test_one_card_decides(card, verdict, left, superfluous, trials, difficulty):
    found = assessed(f"{BEGUN} E:{card}")
    assert found.verdict == verdict
    assert " ".join(str(pair.hauptschlag) for pair in found.left) == left
    assert (found.superfluous, found.trials, found.difficulty) == (superfluous, trials, difficulty)


@pytest.mark.parametrize("seed", range(30))
def test_it_agrees_with_the_exercise_and_with_deduction(seed):
    exercise = generate("find-pair", seed)
    view = exercise.state.observe(exercise.seat)
    assert isinstance(view, LatinernObservation)
    found = assess(view)
    assert found.difficulty == exercise.difficulty
    assert tuple(f"{pair.trump}/{pair.schlag}" for pair in found.left) == exercise.accepted
    out = {each.trick for each in deduce_pairs(view).eliminated}
    # What is nobody's first evidence is never needed.
    assert {number for number in range(1, len(view.tricks) + 1) if number not in out} <= set(found.superfluous)


@pytest.mark.parametrize("acts", ["E:7C S:QH W:AC N:QS", f"{BEGUN} E:7S"])
def test_where_several_are_left_there_is_no_exercise(acts):
    assert len(assessed(acts).left) > 1
    with pytest.raises(NoExerciseError):
        pose("find-pair", position(record(acts, deal=LAST, dealer="N")), Seat.SOUTH)


@pytest.mark.parametrize(
    ("acts", "seat", "code"),
    [
        ("", "S", "between"),
        (BEGUN, "S", "between"),
        (f"{BEGUN} E:JH", "N", "knows"),
        (f"{BEGUN} E:JH", "E", "knows"),
        (f"{BEGUN} E:JH W:ask", "S", "between"),
    ],
)
def test_where_nothing_can_be_asked(acts, seat, code):
    with pytest.raises(NoPuzzleError) as caught:
        assessed(acts, seat)
    assert caught.value.code == code
    assert str(caught.value)


def test_after_the_round_and_in_the_other_game():
    with pytest.raises(NoPuzzleError, match="disclosed"):
        assessed(NS_3_0, "S", DEAL, "W")
    with pytest.raises(NoPuzzleError, match="latinern only"):
        assess(position_28(record_28("")).observe(Seat.SOUTH))
