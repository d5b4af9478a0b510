"""Every answer is told to whoever keeps progress, once; what that listener has to say is shown."""

from __future__ import annotations

import pytest

from tests.texts import NS_3_0, record
from tests.unit.widgets.front import buttons, click, error, playable, view
from trickkit.course import open_lesson
from trickkit.course.levels import load
from trickkit.i18n import Text, Words
from trickkit.widgets import Answered, Guided, Move, PlayLevel, Question
from trickkit.widgets.base import CardWidget


def heard(widget: CardWidget) -> list[Answered]:
    """Listen to a widget; the list fills with its answers."""
    told: list[Answered] = []
    widget.tell_answers(lambda answer, _words: told.append(answer))
    return told


def test_a_question_tells_every_answer_those_after_it_was_solved_too():
    question = open_lesson("01").play("01.1")
    assert isinstance(question, Question)
    told = heard(question)
    right = load("01").levels["01.1"].accept[0]
    wrong = next(seat for seat in "NESW" if seat != right)
    question.answer(who=wrong)
    click(question, do="hint")
    assert told == [Answered(False, 1, 0, 0)]
    click(question, do="check", answer={"who": right})
    question.again()
    question.answer(who=wrong)
    question.answer(who=right)
    assert told[1:] == [Answered(True, 2, 1, 1), Answered(False, 3, 1, 0), Answered(True, 4, 1, 1)]
    click(question, do="check", answer={"who": "nobody"})
    click(question, do="check")
    assert len(told) == 4
    assert (question.tried.wrong, question.tried.tries) == (1, 2)


def test_a_level_that_is_played_tells_every_card():
    level = open_lesson("03").play("03.6")
    assert isinstance(level, PlayLevel)
    told = heard(level)
    accepted = load("03").levels["03.6"].accept
    wrong = next(card for card in playable(level) if card not in accepted)
    level.act(wrong)
    click(level, do="again")
    click(level, act=accepted[0])
    assert told == [Answered(False, 1, 0, 0), Answered(True, 2, 0, 2)]


def to_decision(hand: Guided) -> Guided | None:
    """Go on until the learner decides; None at the end."""
    while view(hand)["auto"] or "next" in buttons(hand):
        click(hand, do="next")
    return None if hand.solved else hand


def play(hand: Guided) -> None:
    """Play to the end, always rightly."""
    while to_decision(hand) is not None:
        seen = hand._deciding()
        assert seen is not None
        right = (act for act in playable(hand) if hand._judge(seen, hand._session.line.parse(act)).right)
        hand.act(next(right))


def test_a_guided_hand_tells_what_was_wrong_and_its_end():
    hand = Guided(record(NS_3_0), worlds=5, moves=[Move(("TH",))])
    told = heard(hand)
    to_decision(hand)
    hand.act("9H")
    hand.set(lang="de")
    assert told == [Answered(False, 1, 0, 0)]
    to_decision(hand)
    for _ in range(2):  # the deal, and the deal anew
        hand.again()
        play(hand)
    first, second = told[1:]
    assert (first.right, first.tries, first.hints, first.stars) == (True, 2, 0, 2)
    assert (second.right, second.tries, second.stars) == (True, 1, 3)


@pytest.mark.parametrize("scripted", [True, False])
def test_what_the_listener_says_is_shown_with_the_answer(scripted):
    question = open_lesson("01").play("01.1")
    said: list[Text | None] = [Words().message("ui.right"), None]
    question.tell_answers(lambda _answer, _words: said.pop(0))
    assert isinstance(question, Question)
    for shown in (True, False):
        if scripted:
            question.answer(who="N")
        else:
            click(question, do="check", answer={"who": "N"})
        assert bool(error(question)) is shown
        assert view(question)["verdict"]
    question.tell_answers(None)
    question.answer(who="N")
    assert said == []
