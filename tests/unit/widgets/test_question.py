"""Questions with every kind of group: answered rightly, wrongly, in part, and with rubbish."""

from __future__ import annotations

import dataclasses
import itertools
import json
from typing import Any

import pytest

from tests.unit.widgets.front import click, error, inside, view
from tests.unit.widgets.subjects import WIDGETS
from trickkit import TrickkitError
from trickkit.course import kinds
from trickkit.course.exercises import LevelQuestion
from trickkit.course.levels import load
from trickkit.widgets import Question
from trickkit.widgets.pictures import flat

NAMES = [
    "seat",
    "seat and reason",
    "set of cards",
    "set of seats",
    "set of ranks",
    "order",
    "options",
    "secret",
    "trump",
]
Answer = dict[str, Any]


@pytest.fixture(params=NAMES)
def question(request):
    widget = WIDGETS[request.param]()
    assert isinstance(widget, Question)
    return widget


def level_of(question: Question) -> Any:
    key = question._exercise.key
    return load(key[:2]).levels[key]


def right_answer(question: Question) -> Answer:
    """Give the accepted answer of the levels file, by group."""
    level, groups = level_of(question), view(question)["groups"]
    pieces = level.accept[0].split()
    if groups[0]["type"] != "one":
        return {groups[0]["id"]: pieces}
    return {group["id"]: piece for group, piece in zip(groups, pieces, strict=True)}


def wrong_answers(question: Question) -> list[Answer]:
    """Give every wrong answer, or the nearest where there are many."""
    groups, right = view(question)["groups"], right_answer(question)
    keys = [[option["key"] for option in group["options"]] for group in groups]
    group = groups[0]["id"]
    if groups[0]["type"] == "one":
        answers = [dict(zip((g["id"] for g in groups), chosen, strict=True)) for chosen in itertools.product(*keys)]
    elif groups[0]["type"] == "many":
        answers = [{group: [k for k in keys[0] if (k in right[group]) != (k == slip)]} for slip in keys[0]]
    else:
        answers = [{group: list(order)} for order in itertools.islice(itertools.permutations(keys[0]), 100)]
    level = level_of(question)
    return [answer for answer in answers if not kinds.accepts(level, " ".join(itertools.chain(*(
        [keys] if isinstance(keys, str) else keys for keys in answer.values()))))]  # fmt: skip


def check(question: Question, answer: object) -> dict[str, Any]:
    return click(question, do="check", answer=answer)


def test_it_opens_unanswered(question):
    now = view(question)
    assert (now["state"], now["verdict"], now["stars"], now["again"], now["chosen"]) == ("open", None, None, None, {})
    assert all(option["mark"] is None for group in now["groups"] for option in group["options"])
    assert flat(now["goal"])
    assert all(option["name"] for group in now["groups"] for option in group["options"])


def test_the_right_answer(question):
    answer = right_answer(question)
    now = check(question, answer)
    assert now["state"] == "right"
    assert now["chosen"] == answer
    assert now["stars"]["n"] == 3
    assert flat(now["verdict"]["text"])
    assert question.solved
    if now["groups"][0]["type"] != "order":
        marked = {option["key"] for group in now["groups"] for option in group["options"] if option["mark"] == "right"}
        chosen = {key for keys in answer.values() for key in ([keys] if isinstance(keys, str) else keys)}
        assert marked == chosen


def test_a_wrong_answer_then_the_right_one(question):
    wrong = wrong_answers(question)[0]
    now = check(question, wrong)
    assert (now["state"], now["stars"], now["chosen"]) == ("wrong", None, wrong)
    assert flat(now["verdict"]["title"])
    assert flat(now["verdict"]["text"])
    assert now["again"]["do"] == "again"
    assert not question.solved
    now = click(question, do="again")
    assert (now["state"], now["verdict"], now["chosen"]) == ("open", None, wrong)
    now = check(question, right_answer(question))
    assert (now["state"], now["stars"]["n"]) == ("right", 2)


def test_a_wrong_answer_marks_only_what_was_chosen(question):
    """The right options are not given away: marks are wrong ones, on chosen options."""
    for answer in wrong_answers(question)[:40]:
        now = check(question, answer)
        chosen = {(group, key) for group, keys in answer.items() for key in ([keys] if isinstance(keys, str) else keys)}
        marks = {
            (group["id"], option["key"]): option["mark"]
            for group in now["groups"]
            for option in group["options"]
            if option["mark"]
        }
        assert set(marks.values()) <= {"wrong"}
        assert marks.keys() <= chosen


def test_many_wrong_tries_leave_one_star(question):
    for answer in (wrong_answers(question) * 4)[:4]:
        check(question, answer)
    assert check(question, right_answer(question))["stars"]["n"] == 1


def test_what_is_solved_stays_solved(question):
    check(question, right_answer(question))
    click(question, do="again")
    check(question, wrong_answers(question)[0])
    assert view(question)["state"] == "wrong"
    assert question.solved
    assert check(question, right_answer(question))["stars"]["n"] == 3


def malformed(question: Question) -> list[object]:
    """Give answers that are in part, doubled, or no answers at all."""
    groups, right = view(question)["groups"], right_answer(question)
    first, form = groups[0]["id"], groups[0]["type"]
    keys = [option["key"] for option in groups[0]["options"]]
    bad: list[object] = [
        {**right, first: None}, {**right, first: 5}, {**right, first: True}, {**right, first: {}},
        {**right, first: [keys]},
        {**right, first: "nonsense"}, {**right, first: ["nonsense"]}, {**right, first: ""},
        {**right, first: keys[0].lower() + " "},
        {**right, first: [keys[0], keys[0]]}, {**right, "other": keys[0]}, {first.upper(): right[first]},
        {**right, first: keys * 40}, [], [right], None, "W", 3,
    ]  # fmt: skip
    bad += [
        {group: chosen for group, chosen in right.items() if group != left_out} for left_out in right if form != "many"
    ]
    if form == "one":
        bad += [{**right, first: [right[first]]}, {**right, first: keys[:2]}, {**right, first: []}]
    else:
        bad += [{**right, first: keys[0]}]
    if form == "order":
        bad += [{first: keys[:-1]}, {first: [*keys, keys[0]]}, {first: [*keys[1:], keys[1]]}, {first: []}]
    return bad


def test_answers_in_part_and_rubbish(question):
    before = inside(question)
    for answer in malformed(question):
        check(question, answer)
        assert error(question), answer
        assert inside(question) == before, answer
        assert view(question)["state"] == "open"


def test_no_choice_at_all_is_an_answer_where_a_set_is_asked(question):
    now = check(question, {})
    if view(question)["groups"][0]["type"] == "many":
        assert now["state"] == "wrong"
        assert error(question) == ""
    else:
        assert error(question)


def test_a_button_answer_only_where_one_key_decides(question):
    groups = view(question)["groups"]
    assert all(group["instant"] is (len(groups) == 1 and group["type"] == "one") for group in groups)
    missing = view(question)["check"]["missing"]
    assert missing.keys() == {group["id"] for group in groups if group["type"] != "many"}


def test_hints_come_one_by_one(question):
    hint = view(question)["hint"]
    assert (hint["shown"], len(hint["shut"]), hint["done"]) == ([], 3, False)
    seen: list[Any] = []
    for number in range(1, 4):
        hint = click(question, do="hint")["hint"]
        assert hint["shown"][:-1] == seen
        seen = hint["shown"]
        assert (len(seen), len(hint["shut"]), hint["done"]) == (number, 3 - number, number == 3)
    assert {**click(question, do="hint")["hint"]} == hint
    assert check(question, right_answer(question))["stars"]["n"] == 1


def test_language_and_deck_change_at_every_stage(question):
    wrong = wrong_answers(question)[0]
    for step in (
        lambda: None,
        lambda: check(question, wrong),
        lambda: click(question, do="hint"),
        lambda: check(question, right_answer(question)),
    ):
        step()
        english = view(question)
        german = click(question, do="set", lang="de", deck="german")
        assert german["goal"] != english["goal"]
        assert (german["state"], german["chosen"]) == (english["state"], english["chosen"])
        if english["verdict"]:
            assert german["verdict"]["text"] != english["verdict"]["text"]
        back = click(question, do="set", lang="en", deck="french")
        assert {**back, "rev": 0} == {**english, "rev": 0}


def test_from_a_script(question):
    with pytest.raises(TrickkitError, match="no such part"):
        question.answer(nothing="W")
    before = inside(question)
    with pytest.raises(TrickkitError):
        question.answer(**{view(question)["groups"][0]["id"]: "nonsense"})
    assert inside(question) == before
    question.answer(**wrong_answers(question)[0])
    assert not question.solved
    question.again()
    question.answer(**right_answer(question))
    assert question.solved


def test_nothing_of_the_answer_is_synced_before_it_is_given(question):
    """The same question with other texts and another answer in its file is, byte for byte, the same on the wire."""
    level = level_of(question)
    marked = {"en": "zzAnswer", "de": "zzAnswer"}
    wrong = tuple(dataclasses.replace(entry, when=("*",), text=marked) for entry in level.wrong)
    hints = dict.fromkeys(("en", "de"), ("zzAnswer",) * 3)
    other = Question(
        LevelQuestion(
            dataclasses.replace(level, accept=("zzAnswer",), done=marked, hints=hints, wrong=wrong, chosen="zzAnswer")
        )
    )
    state, twin = (json.dumps(widget.get_state()["view"], sort_keys=True) for widget in (question, other))
    assert state == twin
    assert "zzAnswer" not in json.dumps(other.get_state(), default=str)
    assert repr(other) == repr(question)
    assert "zzAnswer" not in str(other._repr_mimebundle_())


def test_options_stand_in_no_telling_order(question):
    """Seats, suits and ranks stand in their usual order, wherever the right one is; cards to sort are mixed."""
    for group in view(question)["groups"]:
        keys = [option["key"] for option in group["options"]]
        if group["type"] == "order":
            assert not kinds.accepts(level_of(question), " ".join(keys))
        elif group["id"] in {"suit", "rank", "ranks", "seats"}:
            usual = {"suit": "CDHS", "rank": "789TJQKA", "ranks": "789TJQKA", "seats": "NESW"}[group["id"]]
            assert "".join(keys) == usual


def test_a_question_that_breaks_while_it_speaks_says_so():
    """A level without a text for this answer is our fault, and it shows; the widget goes on answering."""
    level = load("01").levels["01.1"]
    question = Question(LevelQuestion(dataclasses.replace(level, wrong=())))
    wrong = next(answer for answer in wrong_answers(question))
    check(question, wrong)
    assert "01.1" in error(question)
    check(question, right_answer(question))
    assert (view(question)["state"], error(question)) == ("right", "")
