"""Exercises as plain data: what is written is read again, a question to hand out holds no answer."""

from __future__ import annotations

import json

import pytest

from tests.unit.coach.exercises.samples import SAMPLES
from trickkit import TrickkitError
from trickkit.coach.exercises import from_json, generate, to_json


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_json_gives_the_exercise_again(sample):
    for exercise in sample.exercises():
        assert from_json(json.loads(json.dumps(to_json(exercise)))) == exercise


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_question_to_hand_out_holds_no_answer(sample):
    for exercise in sample.exercises()[:20]:
        question = to_json(exercise, answers=False)
        assert not {"accepted", "why", "wrong", "hints", "case"} & set(question)
        assert question["record"] == exercise.shown


def damaged(**changes: object) -> dict[str, object]:
    return to_json(generate("legal", 1)) | changes


@pytest.mark.parametrize(("data", "words"), [
    ({}, '"None" is no format that can be read; write trickkit-exercise 1'),
    (damaged(format="trickkit-exercise 9"), '"trickkit-exercise 9" is no format'),
    (damaged(kind="who-sings"), '"who-sings" is no kind of exercise'),
    (damaged(seat="X"), '"X" is no seat'),
    (damaged(record="?"), "this record has no "),
    (damaged(record=generate("legal", 1).shown), "this exercise has a view record; write all cards"),
    (damaged(difficulty=6), '"6" is no difficulty; choose 1 to 5'),
    (damaged(accepted=["8X"]), '"8X" is no answer here'),
    (damaged(accepted=["go stay"]), '"go stay" is accepted, but is no answer here; take the keys of the options'),
    (damaged(hints=[]), "this exercise cannot be read: "),
    (damaged(wrong=3), "this exercise cannot be read: "),
    (damaged(why={"code": "legal"}), "this exercise has no 'clause'; write it with its answers"),
    (to_json(generate("legal", 1), answers=False), "this exercise has no 'case'"),
])  # fmt: skip
def test_damaged_data_is_refused_in_a_sentence(data, words):
    with pytest.raises(TrickkitError, match=words):
        from_json(data)
