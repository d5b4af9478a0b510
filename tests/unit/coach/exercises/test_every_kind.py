"""What holds for every kind of exercise: one right answer at least, a reason for every wrong one, proved hints."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.subjects import SUBJECTS
from tests.unit.coach.exercises.samples import PLAIN, SAMPLES, WEIGHED, every_answer
from trickkit import NotationError, Seat, TrickkitError
from trickkit.coach.exercises import KINDS, NoExerciseError, games_for, generate, generator, grade, pose, series
from trickkit.coach.exercises.generator import kind_named
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight

samples = pytest.mark.parametrize("sample", SAMPLES, ids=str)
plain_samples = pytest.mark.parametrize("sample", PLAIN, ids=str)
GAMES: dict[str, Latinern | TwentyEight] = {"latinern": Latinern(), "twenty-eight": TwentyEight()}


@samples
def test_exactly_the_accepted_answers_are_right(sample):
    for exercise in sample.exercises():
        assert exercise.accepted
        assert len(set(exercise.accepted)) == len(exercise.accepted)
        if exercise.form == "one":
            right = [answer for answer in every_answer(exercise) if grade(exercise, answer).right]
            assert sorted(right) == sorted(exercise.accepted)
        else:
            assert len(exercise.accepted) == 1
        for answer in exercise.accepted:
            judged = grade(exercise, answer.lower())
            assert (judged.right, judged.answer, judged.note) == (True, answer, exercise.posed.why)


@samples
def test_every_wrong_answer_has_its_reason(sample):
    for exercise in sample.exercises():
        notes = dict(exercise.posed.wrong)
        assert len(notes) == len(exercise.posed.wrong)
        if exercise.form == "one":
            wrong = set(every_answer(exercise)) - set(exercise.accepted)
            assert set(notes) == wrong
            assert [grade(exercise, answer).note for answer in notes] == list(notes.values())
        else:
            (options,), belongs = exercise.posed.options, exercise.accepted[0].split()
            signs = [f"{'-' if key in belongs else '+'}{key}" for key in options]
            assert list(notes) == signs
            for sign in signs:
                chosen = {*belongs} ^ {sign[1:]}
                judged = grade(exercise, " ".join(sorted(chosen)))
                assert (judged.right, judged.note) == (False, notes[sign])
                assert (*judged.surplus, *judged.missing) == (sign[1:],)


@samples
def test_the_last_hint_is_accepted_by_the_grader(sample):
    for exercise in sample.exercises():
        *_, last = exercise.hints
        assert last.code == "answer"
        assert grade(exercise, last.fact("answer")).right
        for hint in exercise.hints[:2]:
            assert hint.code != "answer"


@samples
def test_difficulty_and_case_are_known(sample):
    game = GAMES[sample.game].parse(sample.rules)
    for exercise in sample.exercises():
        assert exercise.posed.case in KINDS[sample.kind].cases(game)
        assert 1 <= exercise.difficulty <= 5


@plain_samples
def test_the_cases_come_up_equally_often(sample):
    """Of each case at least a third of its fair share: hardly any search has to fall back on another one."""
    cases = KINDS[sample.kind].cases(GAMES[sample.game])
    found = [exercise.posed.case for exercise in sample.exercises()]
    rarest = min(found.count(case) for case in cases)
    assert rarest >= len(found) / len(cases) / 3


@plain_samples
def test_the_same_seed_gives_the_same_exercise(sample):
    for seed, exercise in enumerate(sample.exercises()[:20] if sample.kind not in WEIGHED else sample.exercises()[:3]):
        assert generate(sample.kind, seed, GAMES[sample.game]) == exercise
        assert exercise.seed == str(seed)
    assert len({exercise.record for exercise in sample.exercises()}) > 0.95 * len(sample.exercises()) - 1


@pytest.mark.parametrize("sample", [sample for sample in PLAIN if sample.kind not in WEIGHED], ids=str)
def test_a_difficulty_can_be_asked_for(sample):
    for difficulty in sorted({exercise.difficulty for exercise in sample.exercises()}):
        assert generate(sample.kind, difficulty, GAMES[sample.game], difficulty).difficulty == difficulty


@samples
def test_posing_the_question_again_gives_the_same(sample):
    """The grader's answers are computed from the record alone."""
    for exercise in sample.exercises()[: 6 if sample.kind in WEIGHED else None]:
        again = pose(exercise.kind, exercise.state, exercise.seat)
        assert (again.posed, again.record, again.shown) == (exercise.posed, exercise.record, exercise.shown)


@pytest.mark.parametrize("sample", [s for s in SAMPLES if not KINDS[s.kind].open], ids=str)
def test_twin_worlds_give_the_same_exercise(sample):
    """The cards that the learner does not see are dealt again: question, answers, reasons and hints stay the same."""
    twins, few = 0, sample.kind in WEIGHED
    for exercise in sample.exercises()[: 6 if few else 60]:
        twin = SUBJECTS[exercise.game].twin(exercise.state, exercise.seat, Random(7))
        if twin is None:
            continue
        twins += 1
        other = pose(exercise.kind, twin, exercise.seat)
        assert (other.posed, other.shown) == (exercise.posed, exercise.shown)
    assert twins >= (2 if few else 20)


@samples
def test_hidden_cards_are_not_shown(sample):
    for exercise in sample.exercises()[:40]:
        assert ("[View " in exercise.shown) is not exercise.open
        if exercise.open:
            assert exercise.shown == exercise.record


def test_what_cannot_be_asked():
    with pytest.raises(TrickkitError, match=r'"who-sings" is no kind of exercise; choose who-wins, '):
        kind_named("who-sings")
    with pytest.raises(TrickkitError, match=r'"minimum-bid" has no place in latinern; it is for twenty-eight'):
        generate("minimum-bid", 1, Latinern())
    with pytest.raises(TrickkitError, match=f'"{"x" * 39}…" is no kind of exercise'):
        kind_named("x" * 500)
    wrong: tuple[Any, ...] = (0, 6, 1.5, True, "2")
    for difficulty in wrong:
        with pytest.raises(TrickkitError, match=f"difficulty {difficulty!r} is not known; choose a number from 1 to 5"):
            generate("who-wins", 1, difficulty=difficulty)
    with pytest.raises(NoExerciseError, match=r'in latinern there is no "legal" of difficulty 5; take a lower one'):
        generate("legal", 1, Latinern(), 5)
    start = Latinern().start(Latinern().deal(Random(1)))
    with pytest.raises(NoExerciseError, match=r'no question of the kind "who-wins" for S here'):
        pose("who-wins", start, Seat.SOUTH)


def test_a_search_that_finds_nothing(monkeypatch):
    monkeypatch.setattr(generator, "DEALS", 0)
    with pytest.raises(NoExerciseError, match=r'seed "1" gives no exercise .* take another seed$'):
        generate("find-pair", 1)
    with pytest.raises(NoExerciseError, match=r"in 0 deals; take another seed or another difficulty"):
        generate("who-wins", 1, difficulty=2)


def test_without_a_game_the_first_that_has_one_is_taken():
    assert generate("legal", 1, difficulty=4).game == "latinern"
    assert generate("legal", 1, difficulty=5) == generate("legal", 1, TwentyEight(), 5)


@pytest.mark.parametrize("difficulty", range(1, 6))
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in {"ask-or-wait", "go-or-stay"}])
def test_every_kind_has_every_difficulty(kind, difficulty):
    assert generate(kind, 1, difficulty=difficulty).difficulty == difficulty


@pytest.mark.parametrize("kind", ["cross-out", "find-pair"])
def test_hard_ones_come_from_nearly_every_seed(kind):
    """A series gives up after five seeds in vain, so what is rare must not be as rare as that."""
    assert [int(each.seed) for each in series(kind, 2, 3, difficulty=5)][-1] <= 6


def test_what_is_no_answer():
    one = generate("who-wins", 1)
    for answer in ("", "N", "N first-schlag S", "first-schlag N", "N/first-schlag"):
        with pytest.raises(NotationError, match="is no answer here; "):
            grade(one, answer)
    many = generate("legal", 1)
    with pytest.raises(NotationError, match=r'"8X" is no answer here; choose '):
        grade(many, "8X")
    assert not grade(many, "").right


def test_every_kind_is_for_a_game():
    assert all(games_for(kind) for kind in KINDS)
