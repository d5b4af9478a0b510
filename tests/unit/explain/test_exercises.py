"""Exercises in words: every reason and every hint of every kind has its sentence, in both languages and decks."""

from __future__ import annotations

import pytest

from tests.golden.exercises import samples
from trickkit import NotationError
from trickkit.coach.exercises import KINDS, generate, grade
from trickkit.explain.exercises import answer, hint, noted, question
from trickkit.i18n import DECKS, LANGUAGES, Words

languages = pytest.mark.parametrize("words", [Words(lang, deck) for lang in LANGUAGES for deck in DECKS], ids=str)


@languages
@pytest.mark.parametrize("kind", KINDS)
def test_everything_can_be_said(kind, words):
    for exercise in [each for each in samples() if each.kind == kind][:40]:
        told = [question(exercise, words), *(hint(exercise, level, words) for level in (1, 2, 3))]
        told += [noted(exercise, note, words) for note in (exercise.posed.why, *dict(exercise.posed.wrong).values())]
        for text in told:
            assert str(text)[-1] in ".?"
            assert "{" not in str(text)


@languages
def test_the_last_hint_says_the_answer(words):
    for exercise in samples()[::7]:
        right = exercise.hints.answer.fact("answer")
        assert str(answer(exercise, right, words)) in str(hint(exercise, 3, words))


def test_answers_are_spelled():
    words = Words("de")
    assert str(answer(generate("cross-out", 1), "c/9 S/J", words)) == "Kreuz/9, Pik/B"
    assert str(answer(generate("hidden-suit", 1), "S C", words)) == "Kreuz, Pik"
    assert str(answer(generate("minimum-bid", 1), "pass", words)) == "passen"
    assert str(answer(generate("minimum-bid", 1), "28", words)) == "28"
    assert str(answer(generate("who-wins", 1), "S hauptschlag", words)) == "Süd, Hauptschlag"


def test_a_refused_act_is_refused_in_the_words_of_the_table():
    exercise = next(each for each in samples() if each.kind == "legal" and each.posed.case == "L18")
    told = noted(exercise, grade(exercise, "ask").note, Words())
    assert str(told) == "Your side has asked in this round; each side may ask once."


def test_there_are_three_hints():
    for level in (0, 4):
        with pytest.raises(NotationError, match=f'"{level}" is no level of a hint; choose 1, 2 or 3'):
            hint(generate("who-wins", 1), level, Words())
