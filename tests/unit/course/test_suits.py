"""The hidden suit as a level: the author's text against a suit names what the engine's proof rests on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.contract.subjects import SUBJECTS
from trickkit import Card, Suit, TrickkitError, write_record
from trickkit.course import kinds, open_lesson
from trickkit.course.exercises import LevelQuestion
from trickkit.course.levels import Level, load
from trickkit.course.match_table import MatchTable
from trickkit.deduction import deduce
from trickkit.deduction.twenty_eight import Code
from trickkit.explain.eliminated import eliminated_suit
from trickkit.games.twenty_eight import ChooseTrump
from trickkit.i18n import Words
from trickkit.widgets import Question
from trickkit.widgets.session import TwentyEightSession

LEVELS = {key: level for key, level in load("16").levels.items() if level.kind == "hidden-suit"}
ORDINARY = {Code.BIDDER_DISCARDED, Code.BIDDER_LED}
"""Proofs that are one act of the bidder."""


def out(level):
    return deduce(level.twenty_eight.observe(level.seat)).eliminated


@pytest.mark.parametrize("key", LEVELS)
def test_a_text_against_a_suit_names_the_card_of_the_proof(key):
    level = LEVELS[key]
    texts = {pattern: entry.text for entry in level.wrong for pattern in entry.when}
    for found in out(level):
        for lang in ("en", "de"):
            said = texts[f"+{found.suit}"][lang]
            if found.because.code in ORDINARY or found.because.led:
                assert f"{{{found.because.card}" in said
            elif found.because.code is Code.ALL_SEEN:
                assert f"{{{found.suit}}}" in said


@pytest.mark.parametrize("key", LEVELS)
def test_the_right_answer_is_followed_by_the_engine_s_proofs(key):
    level = LEVELS[key]
    for lang in ("en", "de"):
        words = Words(lang)
        said = kinds.proofs(level, words)
        sentences = [str(eliminated_suit(found, words, level.seat)) for found in out(level)]
        assert (said is None) == (not sentences)
        assert sorted(str(said or "")) == sorted(" ".join(sentences))
        assert all(sentence in str(said) for sentence in sentences)


def test_one_proof_of_each_kind_comes_up():
    codes = {found.because.code for level in LEVELS.values() for found in out(level)}
    assert codes >= ORDINARY | {Code.ALL_SEEN, Code.NO_DEAL}


def test_the_proof_is_shown_with_a_right_answer():
    task = open_lesson("16").play("16.1")
    assert isinstance(task, Question)
    task.answer(suits=["C", "D", "H", "S"])
    assert task.view["verdict"]["why"] is None
    task.answer(suits=["H", "C", "D"])
    assert task.solved
    assert "discarded" in str(task.view["verdict"]["why"])
    assert task.view["board"]["earlier"]


@pytest.mark.parametrize("key", [*LEVELS, "16.3"])
def test_the_question_is_the_same_in_worlds_that_south_cannot_tell_apart(key):
    """Whatever suit is really hidden: nothing is synced, said or judged that depends on it."""
    level, rng = load("16").levels[key], Random(key)
    possible = {each.suit for each in deduce(level.twenty_eight.observe(level.seat)).possible}
    twins: dict[Suit, str] = {}
    for _ in range(100):
        twin = SUBJECTS["twenty-eight"].twin(level.twenty_eight, level.seat, rng)
        if twin is not None and twin.position.down.suit not in twins:
            twins[twin.position.down.suit] = write_record(twin)
        if set(twins) == possible:
            break
    assert set(twins) == possible
    shown = told(level)
    assert all(told(replace(level, record=record)) == shown for record in twins.values())


def told(level: Level) -> list[object]:
    """Give every view of a question: as it opens, with each hint, after a wrong answer, after the right one."""
    question = Question(LevelQuestion(level))
    group = question.view["groups"][0]
    keys = [option["key"] for option in group["options"]]
    views = [question.view]
    for _ in range(3):
        question.hint()
        views.append(question.view)
    for key in keys:
        question.answer(**{group["id"]: [key] if group["type"] == "many" else key})
        views.append(question.view)
    right = level.accept[0].split()
    question.answer(**{group["id"]: right if group["type"] == "many" else right[0]})
    return [*views, question.view]


def test_the_chance_is_computed():
    level = load("16").levels["16.3"]
    assert kinds.KINDS["choose"].accept(level) == (
        str(deduce(level.twenty_eight.observe(level.seat)).probability(Suit.SPADES)),
    )
    assert Card.parse("TS") in {play.card for play in level.twenty_eight.position.tricks[0].trick.plays}


def test_the_list_of_suits_follows_the_match():
    lesson = open_lesson("16", lang="de", deck="german")
    table = lesson.play("16.9")
    assert isinstance(table, MatchTable)
    listed = lesson.suits("16.9")
    assert listed.lang == "de"
    assert listed.view["items"] == []  # no card lies there yet
    pass_until_a_card_lies(table)
    assert len(listed.view["items"]) == 4
    with pytest.raises(TrickkitError, match=r'no match "16\.1"'):
        lesson.suits("16.1")


def test_the_list_of_suits_follows_the_table_that_was_set_up_last():
    lesson = open_lesson("16")
    lesson.play("16.9")
    listed = lesson.suits("16.9")
    table = lesson.play("16.9")  # the cell is run again
    assert isinstance(table, MatchTable)
    pass_until_a_card_lies(table)
    assert len(listed.view["items"]) == 4
    assert listed.view["left"] is None
    table.set(lang="de")
    assert listed.lang == "de"


def pass_until_a_card_lies(table: MatchTable) -> None:
    session = table._session
    assert isinstance(session, TwentyEightSession)
    while not any(isinstance(event, ChooseTrump) for event in session.state.events):
        if session.bot_to_act is None:
            table.act("pass")
        else:
            table.next()
