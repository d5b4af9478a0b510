"""Sets for marks: of two deals that a seat cannot tell apart the same bytes are handed out, and synced."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.test_twin_worlds_widgets import played_round, twin_of
from tests.unit.widgets.front import click
from tests.worlds_28 import random_round
from tests.worlds_28 import twin as twin_28
from trickkit import Seat
from trickkit.coach.exercises import KINDS, Exercise, NoExerciseError, pose
from trickkit.course.classroom.marks_notebook import files, nbgrader_files
from trickkit.course.classroom.marks_paper import read_paper
from trickkit.course.classroom.marks_question import MarkedQuestion, PaperPuzzle
from trickkit.course.classroom.model import ClassSet, SetExercise

WEIGHED = {"best-card", "go-or-stay", "ask-or-wait"}  # they take long, and look at nothing but the view, as the others
HIDDEN = [name for name, kind in KINDS.items() if not kind.open and name not in WEIGHED]
TEACHER = Path("test.toml")


def shipped(monkeypatch: pytest.MonkeyPatch, exercise: Exercise) -> list[str]:
    """Give every byte that a learner gets of a set with this exercise, and all that the widget syncs of it."""
    monkeypatch.setattr(SetExercise, "made", lambda _: exercise)
    found = ClassSet("Test", exercises=(SetExercise(exercise.kind, "secret seed"),), marks=True)
    made = files(found, TEACHER)
    given = {str(path): text for path, text in made.items()}
    given |= {str(path): text for path, text in nbgrader_files(found, TEACHER).items() if path.parts[0] == "release"}
    assert not any("secret seed" in text or "HIDDEN" in text or "SOLUTION" in text for text in given.values())
    (paper,) = (text for path, text in made.items() if path.suffix == ".json")
    return [json.dumps(given), *synced(paper, exercise)]


def synced(paper: str, exercise: Exercise) -> list[str]:
    """Give what the widget syncs: the question, and an answer that is noted, the same whatever is right."""
    (task,) = read_paper(paper.encode()).tasks
    question = MarkedQuestion(PaperPuzzle(task), note=lambda _answer, _words: None)
    got = [wired(question)]
    group = next(iter(question._puzzle.answers.groups))
    first = exercise.posed.options[0][0]
    click(question, do="check", answer={group: first if task.form == "one" else [first]})
    click(question, do="hint")
    return [*got, wired(question)]


def wired(question: MarkedQuestion) -> str:
    """Write all that is synced but the bundles and the ids that Jupyter deals out."""
    own = {"_esm", "_css", "layout", "_anywidget_id"}
    state = {name: value for name, value in question.get_state().items() if name not in own}
    data: Any = question._repr_mimebundle_()
    return json.dumps([state, data[0]["text/plain"], data[0]["text/html"], repr(question)], sort_keys=True)


def test_latinern_hands_out_the_same_bytes(monkeypatch):
    rng, asked = Random("twins for marks"), Counter[str]()
    for _ in range(14):
        seat = rng.choice(list(Seat))
        for state in played_round(rng):
            other = twin_of(state, seat, rng)
            for kind in HIDDEN if other is not None else ():
                assert other is not None
                try:
                    exercises = [pose(kind, world, seat) for world in (state, other)]
                except NoExerciseError:
                    continue
                asked[kind] += exercises[0].record != exercises[1].record
                assert shipped(monkeypatch, exercises[0]) == shipped(monkeypatch, exercises[1])
    assert asked.keys() == {"legal", "cross-out", "find-pair"}
    assert sum(asked.values()) > 30


def test_twenty_eight_hands_out_the_same_bytes(monkeypatch):
    rng, asked = Random("twins for marks, twenty-eight"), Counter[str]()
    for _ in range(8):
        for state in list(random_round(rng))[::3]:
            for seat in state.position.order:
                other = twin_28(state, seat, rng, tries=4)
                for kind in HIDDEN if other is not None else ():
                    assert other is not None
                    try:
                        exercises = [pose(kind, world, seat) for world in (state, other)]
                    except NoExerciseError:
                        continue
                    asked[kind] += exercises[0].record != exercises[1].record
                    assert shipped(monkeypatch, exercises[0]) == shipped(monkeypatch, exercises[1])
    assert {"legal", "minimum-bid", "points-so-far"} <= asked.keys()
    assert sum(asked.values()) > 30


def test_an_open_question_hands_out_what_it_names_and_no_deal(monkeypatch):
    """Who wins: the trick and what is trump in it; the hands that are left to play stay with the teacher."""
    rng, asked = Random("open questions for marks"), 0
    for state in (state for _ in range(6) for state in played_round(rng)):
        try:
            exercise = pose("who-wins", state, Seat.NORTH)
        except NoExerciseError:
            continue
        (page, *wire) = shipped(monkeypatch, exercise)
        assert "[Deal" not in page
        assert not any(play in page for play in exercise.posed.accepted)
        on_table = {str(card) for won in state.position.tricks[-1:] for card in won.trick.cards}
        left = {str(card) for hand in state.position.held for card in hand or ()} - on_table
        assert not any(f'"{card}"' in text.replace("\\", "") for card in left for text in (page, wire[0]))
        asked += 1
    assert asked > 5


def test_the_comparison_would_notice(monkeypatch):
    """What stays with the teacher differs between the two worlds: the record of the exercise."""
    rng = Random("twins for marks")
    for state in played_round(rng):
        other = twin_of(state, Seat.SOUTH, rng)
        if other is None or state.to_act is not Seat.SOUTH or state.deal == other.deal:
            continue
        mine, theirs = (pose("legal", world, Seat.SOUTH) for world in (state, other))
        assert mine.record != theirs.record
        assert mine.shown == theirs.shown
        return
    raise AssertionError("no twin was found")
