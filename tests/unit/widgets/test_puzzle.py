"""Exercises of every kind asked by a question: the grader decides, and nothing on the wire tells what it will say."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.contract.subjects import SUBJECTS
from tests.texts import NS_3_2, position, record
from tests.unit.widgets.front import click, error, view
from trickkit import TrickkitError
from trickkit.coach.exercises import KINDS, Exercise, NoExerciseError, games_for, generate, grade, pose
from trickkit.explain import rule
from trickkit.explain.exercises import hint, noted
from trickkit.games import GAMES
from trickkit.i18n import Words, plain
from trickkit.render import TablePicture
from trickkit.seats import Seat
from trickkit.widgets import Question, practise, puzzle
from trickkit.widgets.pictures import flat

WHERE = [(kind, game) for kind in KINDS for game in games_for(kind)]
SEEDS = {"ask-or-wait": 2, "go-or-stay": 2, "best-card": 2}
"""So many of the kinds that take long."""


@cache
def made(kind: str, game: str) -> list[Exercise]:
    return [generate(kind, seed, GAMES[game]()) for seed in range(SEEDS.get(kind, 6))]


@pytest.fixture(params=WHERE, ids="-".join)
def exercises(request):
    return made(*request.param)


def grouped(exercise: Exercise, keys: str) -> dict[str, Any]:
    """Write an answer by group, as a front end sends it."""
    names = [ask.group for ask in puzzle.ASKED[exercise.kind]]
    if exercise.form == "many":
        return {names[0]: keys.split()}
    return dict(zip(names, keys.split(), strict=True))


def wrong_answers(exercise: Exercise) -> list[str]:
    """Give wrong answers: all of them, or, where a set is asked for, each slip of one key."""
    if exercise.form == "one":
        return [wrong.answer for wrong in exercise.posed.wrong]
    right = exercise.accepted[0].split()
    keys = exercise.posed.options[0]
    return [" ".join(k for k in keys if (k in right) is not (k == slip)) for slip in keys]


def test_every_kind_has_its_groups():
    assert list(puzzle.ASKED) == list(KINDS)


def test_right_answers_are_right_for_the_reason_of_the_engine(exercises):
    for exercise in exercises:
        for keys in exercise.accepted:
            question = Question(exercise)
            now = click(question, do="check", answer=grouped(exercise, keys))
            assert (now["state"], now["stars"]["n"], error(question)) == ("right", 3, "")
            assert flat(now["verdict"]["text"], signs=True) == plain(noted(exercise, exercise.posed.why, Words()))
            why = now["verdict"]["why"]
            assert why is None or flat(why) == rule(exercise.posed.why.clause, Words())
            assert question.solved


def test_wrong_answers_are_wrong_for_the_reason_of_the_engine(exercises):
    for exercise in exercises[:3]:
        question = Question(exercise, lang="de")
        for keys in wrong_answers(exercise):
            now = click(question, do="check", answer=grouped(exercise, keys))
            said = noted(exercise, grade(exercise, keys).note, Words("de"))
            assert (now["state"], now["stars"], now["next"]) == ("wrong", None, None)
            assert flat(now["verdict"]["text"], signs=True) == plain(said)
            marked = {o["key"] for group in now["groups"] for o in group["options"] if o["mark"]}
            assert marked <= set(keys.split()), "only what was chosen is marked"
            assert not question.solved


def test_a_wrong_seat_is_named(exercises):
    for exercise in exercises:
        if exercise.kind == "who-wins":
            right = exercise.accepted[0].split()
            seat = next(seat for seat in exercise.posed.options[0] if seat != right[0])
            now = click(Question(exercise), do="check", answer={"who": seat, "why": right[1]})
            assert flat(now["verdict"]["title"]) == f"Not {Words().seat(Seat(seat))}."
            reason = next(reason for reason in exercise.posed.options[1] if reason != right[1])
            now = click(Question(exercise), do="check", answer={"who": right[0], "why": reason})
            assert flat(now["verdict"]["title"]) == "Not yet."


def test_hints_are_those_of_the_exercise_and_cost_stars(exercises):
    exercise = exercises[0]
    question = Question(exercise)
    for level in (1, 2, 3):
        shown = click(question, do="hint")["hint"]["shown"]
        assert flat(shown[-1], signs=True) == plain(hint(exercise, level, Words()))
        assert len(shown) == level
    assert str(question.hint()) == str(hint(exercise, 3, Words()))
    question.answer(**grouped(exercise, exercise.accepted[0]))
    assert view(question)["stars"]["n"] == 1


def test_the_position_is_pictured(exercises):
    """The seat's own cards, once: at the table, or as what is chosen from; and every card that was played."""
    for exercise in exercises:
        now = Question(exercise).view
        seen = exercise.state.observe(exercise.seat)
        options = [o["card"] for group in now["groups"] for o in group["options"] if o.get("card")]
        if exercise.open:
            assert now["board"] is None
            assert options == [str(card) for card in seen.tricks[-1].trick.cards]
            continue
        board = now["board"]
        own = [card["card"] for seat in board["seats"] for card in seat["open"] or ()]
        hand = sorted(map(str, seen.hand))
        assert sorted(own) == hand or (own == [] and set(hand) <= set(options))
        played = [card["card"] for trick in board["earlier"] for card in trick["cards"]]
        assert played == [str(card) for won in seen.tricks for card in won.trick.cards]
        assert [card["card"] for card in board["trick"]] == [str(play.card) for play in seen.trick.plays]


def test_nothing_at_the_table_acts_or_says_why_not(exercises):
    for exercise in exercises:
        board = Question(exercise).view["board"]
        if board is not None:
            assert board["hand"]["cards"] == []
            assert board["ask"] is None
            assert board["down"] is None or (board["down"]["act"], board["down"]["barred"]) == (None, None)
            assert not board.keys() & {"auction", "stake", "offer", "why", "hint", "result", "buttons"}
            assert board["points"] is None or exercise.kind != "points-so-far"


def wire(question: Question) -> str:
    """Write all that is synced but the bundles and the ids that Jupyter deals out."""
    left_out = {"_esm", "_css", "layout", "_anywidget_id"}
    state = {name: value for name, value in question.get_state().items() if name not in left_out}
    data, _ = question._repr_mimebundle_()
    return json.dumps([state, data["text/plain"], data["text/html"], repr(question)], sort_keys=True)


def test_twin_exercises_are_the_same_on_the_wire(exercises):
    """Deal anew what the seat cannot see: before and after a wrong answer, with hints, and when it is solved."""
    twins = 0
    for exercise in exercises:
        state = None if exercise.open else SUBJECTS[exercise.game].twin(exercise.state, exercise.seat, Random(7))
        if state is None:
            continue
        twins += 1
        questions = [Question(pose(exercise.kind, world, exercise.seat)) for world in (exercise.state, state)]
        for step in (
            {"do": "check", "answer": grouped(exercise, wrong_answers(exercise)[0])},
            {"do": "hint"}, {"do": "hint"}, {"do": "hint"},
            {"do": "check", "answer": grouped(exercise, exercise.accepted[0])},
        ):  # fmt: skip
            assert wire(questions[0]) == wire(questions[1])
            assert all(error(question) == "" for question in questions)
            for question in questions:
                click(question, **step)
        assert wire(questions[0]) == wire(questions[1])
    assert twins or exercises[0].open


def test_no_option_is_told_from_another_by_anything_but_its_name(exercises):
    """Before an answer all options of a group have the same fields, and none of them is a mark."""
    for exercise in exercises:
        now = Question(exercise).view
        for group, keys in zip(now["groups"], exercise.posed.options, strict=True):
            assert [option["key"] for option in group["options"]] == list(keys)
            assert all(option["mark"] is None for option in group["options"])
            usual = {"key", "label", "name", "mark", "card", "suit", "sub"}
            extra = {frozenset(option) - usual for option in group["options"]}
            assert extra == {frozenset()}
        assert (now["chosen"], now["verdict"], now["hint"]["shown"], now["next"]) == ({}, None, [], None)


def test_what_is_said_to_an_answer_is_not_synced_before(exercises):
    for exercise in exercises:
        synced = json.dumps(Question(exercise).get_state()["view"], ensure_ascii=False)
        for note in (exercise.posed.why, exercise.hints.answer, exercise.hints.rule):
            assert plain(noted(exercise, note, Words())) not in synced
        if exercise.form == "many" and " " in exercise.accepted[0]:
            others = synced.replace(json.dumps(list(exercise.posed.options[0])), "")
            assert json.dumps(exercise.accepted[0].split()) not in others


def test_the_next_one_is_of_the_same_kind_game_and_level():
    question = practise("legal", seed=4, level=2, game="twenty-eight", rules="keep_jacks=on")
    for seed in ("4", "5", "6"):
        exercise: Any = question._exercise
        assert exercise.exercise == generate("legal", seed, GAMES["twenty-eight"].parse("keep_jacks=on"), 2)
        question.answer(**grouped(exercise.exercise, exercise.exercise.accepted[0]))
        now = view(question)
        assert now["next"]["do"] == "next"
        before = now["key"]
        now = click(question, do="next")
        assert error(question) == ""
        assert (now["state"], now["chosen"], now["stars"], now["hint"]["shown"]) == ("open", {}, None, [])
        assert now["key"] != before
    question.next()
    assert view(question)["key"] == "legal 8"


def test_there_is_no_next_one_before_this_one_is_solved():
    question = practise("legal", seed=4)
    click(question, do="next")
    assert error(question)
    assert view(question)["key"] == "legal 4"


def test_a_position_that_was_given_has_no_next_one():
    posed = pose("legal", position(record("N:8S E:7C")), Seat.SOUTH)
    question = Question(posed)
    question.answer(**grouped(posed, posed.accepted[0]))
    assert view(question)["next"] is None
    with pytest.raises(TrickkitError, match="no next one"):
        question.next()


def test_a_seat_without_a_card_is_pictured_too():
    """The last card has been played, and the other side asks: no card is left to show."""
    acts = NS_3_2.replace("S:TS W:AC", "S:ask")
    posed = pose("legal", position(record(acts)), Seat.EAST)
    question = Question(posed)
    assert [option["key"] for option in question.view["groups"][0]["options"]][-2:] == ["stay", "go"]
    assert question.picture().alt


def test_a_seed_that_gives_none_leaves_the_question_as_it_is(monkeypatch):
    question = practise("legal", seed=4)
    exercise: Any = question._exercise
    question.answer(**grouped(exercise.exercise, exercise.exercise.accepted[0]))

    def none(*_args: object) -> None:
        raise NoExerciseError("none")

    monkeypatch.setattr("trickkit.coach.exercises.generate", none)
    now = click(question, do="next")
    assert "no other exercise of this kind" in error(question)
    assert (now["key"], now["state"], now["next"]["do"]) == ("legal 4", "right", "next")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"kind": "nothing"}, "is no kind of exercise"),
        ({"kind": "legal", "game": "skat"}, '"skat" is no game here; choose latinern or twenty-eight'),
        ({"kind": "minimum-bid", "game": "latinern"}, "has no place in latinern"),
        ({"kind": "legal", "level": 6}, "difficulty 6 is not known"),
        ({"kind": "legal", "lang": "fr"}, "is no language here"),
    ],
)
def test_a_practice_that_is_not_there_is_refused(given, says):
    with pytest.raises(TrickkitError, match=says):
        practise(**given)


def test_the_static_picture_shows_table_question_and_own_cards(exercises):
    for exercise in exercises[:3]:
        picture = Question(exercise).picture()
        if exercise.open:
            continue
        assert isinstance(picture, TablePicture)
        seen = exercise.state.observe(exercise.seat)
        assert picture.hand is not None
        assert set(seen.hand) <= set(picture.hand.cards)
        assert all(Words().card(card) in picture.alt for won in seen.tricks for card in won.trick.cards)


def test_the_bidders_face_down_card_is_told_from_the_others():
    """In Twenty-eight the bidder may sometimes play it, so it is among the options."""
    found = 0
    for seed in range(40):
        exercise = generate("legal", seed, GAMES["twenty-eight"]())
        view_of = exercise.state.observe(exercise.seat)
        options = Question(exercise).view["groups"][0]["options"]
        apart = [option for option in options if option.get("card") and option["label"]]
        if apart:
            found += 1
            assert [option["key"] for option in apart] == [str(getattr(view_of, "down", None))]
            assert "face down" in apart[0]["name"]
    assert found
