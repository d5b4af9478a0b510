"""Learners who really answer: through the widgets, as clicks would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.unit.widgets.front import buttons, click, playable, view
from trickkit.coach.exercises import Exercise
from trickkit.widgets.puzzle import ASKED

if TYPE_CHECKING:
    from random import Random

    from trickkit.widgets import Guided, Question


def exercise_of(question: Question) -> Exercise:
    asked: Any = question._exercise
    exercise: Exercise = asked.exercise
    return exercise


def as_answer(exercise: Exercise, text: str) -> dict[str, Any]:
    """Give an answer as the front end sends it."""
    groups = [ask.group for ask in ASKED[exercise.kind]]
    if exercise.form == "many":
        return {groups[0]: text.split()}
    return dict(zip(groups, text.split(), strict=True))


def right(question: Question) -> None:
    """Answer rightly."""
    exercise = exercise_of(question)
    click(question, do="check", answer=as_answer(exercise, exercise.accepted[0]))


def wrong(question: Question, rng: Random | None = None) -> None:
    """Answer wrongly: with one of the wrong answers, or a set with a key too many or one missing."""
    exercise = exercise_of(question)
    answers = [said for said, _ in exercise.posed.wrong]
    said = rng.choice(answers) if rng else answers[0]
    if exercise.form == "many":
        keys = set(exercise.accepted[0].split()) ^ {said[1:]}
        said = " ".join(keys)
    click(question, do="check", answer=as_answer(exercise, said))


def played(hand: Guided, slips: int) -> int:
    """Play a guided hand to its end, with up to so many wrong acts; give how many there were."""
    made = 0
    while not hand.solved:
        if view(hand)["auto"] or "next" in buttons(hand):
            click(hand, do="next")
        elif "again" in buttons(hand):
            click(hand, do="again")
        else:
            cards, before = playable(hand), hand.wrong
            deciding = hand._deciding()
            assert deciding is not None
            best = [card for card in cards if hand._judge(deciding, hand._session.line.parse(card)).right]
            worse = [card for card in cards if card not in best]
            choice = worse[0] if worse and made < slips else best[0]
            click(hand, act=choice)
            made += hand.wrong - before
    return made
