"""Sets for marks: what is handed out, what comes back, and how it is marked."""

from __future__ import annotations

import json
import re
import sys
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.unit.course.classroom.learners import as_answer
from tests.unit.widgets.front import click, error, inside, raw, view
from trickkit.coach.exercises import KINDS, Exercise
from trickkit.course import open_paper, open_set
from trickkit.course.classroom import ClassSet, SetDeal, SetExercise, Settings
from trickkit.course.classroom.checking import check_set
from trickkit.course.classroom.marks import answers_in, is_right, key_of, mark, told_key
from trickkit.course.classroom.marks_notebook import Cell, files, nbgrader_files
from trickkit.course.classroom.marks_paper import paper_of, read_paper, to_json, unfit
from trickkit.course.classroom.marks_question import MarkedQuestion, PaperPuzzle
from trickkit.course.classroom.marks_work import PaperWork
from trickkit.course.classroom.placing import place
from trickkit.course.classroom.results import Unread, UnreadError, read_result
from trickkit.course.classroom.scores import Score
from trickkit.course.classroom.writing import to_toml
from trickkit.course.noting import noted
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.progress import Store, StoreError, open_store
from trickkit.widgets.puzzle import Puzzle

pytestmark = pytest.mark.usefixtures("own_home")

QUICK = [kind for kind in KINDS if kind not in {"best-card", "ask-or-wait", "go-or-stay"}]
TEST = ClassSet(
    "Test 7b",
    exercises=tuple(SetExercise(kind, f"test {n}") for n, kind in enumerate(QUICK, start=1)),
    settings=Settings(hints=False),
    due="Friday",
    marks=True,
)


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """Hand the set out: its paper and its notebook, in a folder of the learner."""
    for path, text in files(TEST, tmp_path / "test.toml").items():
        path.write_text(text, "utf-8")
    return tmp_path / "test.paper.json"


def opened(paper: Path, lang: str = "") -> PaperWork:
    return open_paper(paper, lang=lang)


def handed_in(work: PaperWork, folder: Path, name: str = "") -> Path:
    file = re.search(r"Saved as (.*?\.json), ", str(work.results(name, to=folder)))
    assert file is not None
    return Path(file[1])


def right(key: str) -> str:
    return key_of(TEST)[key].accepted[0]


def answer(question: MarkedQuestion, exercise: Exercise, text: str) -> None:
    click(question, do="check", answer=as_answer(exercise, text))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("task", [f"e{n}" for n in range(1, len(QUICK) + 1)])
def test_the_question_looks_as_in_practice_but_tells_nothing(paper, task, lang):
    question, puzzle = opened(paper, lang=lang).play(task), Puzzle(key_of(TEST)[task])
    words, shown = Words(lang), view(question)
    assert shown["title"] == puzzle.title(words)
    assert shown["board"] == json.loads(json.dumps(puzzle.board(words)))
    assert [[{**option, "mark": None} for option in group["options"]] for group in puzzle.groups(words)] == [
        group["options"] for group in shown["groups"]
    ]
    assert (shown["hint"], shown["stars"], shown["next"], shown["again"], shown["verdict"]) == (None,) * 5
    labels = [given["label"] for given in shown["given"]]
    assert words.label("ui.difficulty") not in labels


def test_an_answer_is_noted_and_nobody_says_whether_it_is_right(paper):
    exercise, said = key_of(TEST)["e1"], []
    for text in (right("e1"), exercise.posed.wrong[0].answer):
        question = opened(paper).play("e1")
        answer(question, exercise, text)
        assert question.noted == text
        assert view(question)["state"] == "noted"
        said.append({**view(question), "rev": 0, "chosen": None})
        assert not question.solved
        assert not question.tried.answers
    assert said[0] == said[1]
    assert noted().tries() == ()


def test_it_is_chosen_again_when_the_cell_is_run_again_also_after_a_restart(paper):
    answer(opened(paper).play("e1"), key_of(TEST)["e1"], right("e1"))
    answer(opened(paper).play("e2"), key_of(TEST)["e2"], right("e2"))
    again = opened(paper).play("e2")
    assert view(again)["state"] == "noted"
    assert view(again)["chosen"] == {"acts": right("e2").split()}
    assert opened(paper).answers() == {"e1": right("e1"), "e2": right("e2")}
    open_store().choose(f"class answer {TEST.id}/e2", "made up")
    assert opened(paper).answers() == {"e1": right("e1")}
    open_store().clear()
    assert opened(paper).answers() == {}


def test_what_a_learner_sends_is_no_answer(paper):
    question = opened(paper).play("e1")
    before = inside(question)
    for junk in ({}, {"who": "X"}, {"who": ["S"]}, {"why": "hauptschlag"}, None, "S", {"who": "S", "why": "x"}):
        raw(question, {"do": "check", "answer": junk, "rev": view(question)["rev"]})
        assert error(question)
        assert (inside(question), question.noted) == (before, "")
    click(question, do="next")
    assert error(question)
    for judge in (question._puzzle.grade, lambda given: question._puzzle.told(given, Words())):
        with pytest.raises(TrickkitError, match="not judged"):
            judge({"who": "S"})


def test_in_the_browser_a_click_downloads_what_is_handed_in(paper, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "emscripten")
    work = opened(paper)
    answer(work.play("e1"), key_of(TEST)["e1"], right("e1"))
    (data,) = re.findall(r'download="test-7b\.\w+\.json" href="data:[^,]*,([^"]+)"', work.results()._repr_html_())
    assert json.loads(b64decode(data))["tasks"][0]["answer"] == right("e1")
    assert "Answers noted: 1 of 7. It carries no name." in str(work.results())


def test_the_file_that_is_handed_in_holds_answers_and_no_verdict(paper, tmp_path):
    work = opened(paper)
    assert str(work.results()) == "Nothing to hand in yet: no answer has been noted."
    answer(work.play("e1"), key_of(TEST)["e1"], right("e1"))
    file = handed_in(work, tmp_path, " Ann ")
    told = json.loads(file.read_text("utf-8"))
    assert (told["set"], told["set_name"], told["name"]) == (TEST.id, "Test 7b", "Ann")
    assert told["tasks"] == [{"task": "e1", "kind": "who-wins", "answer": right("e1")}]
    answer(work.play("e2"), key_of(TEST)["e2"], right("e2"))
    assert handed_in(work, tmp_path) == file
    file.write_text("[" * 100_000, "utf-8")
    assert handed_in(work, tmp_path) != file  # what is no file of this learner stays
    assert "Test 7b: 7 tasks, due Friday" in repr(work)
    assert "Test 7b" in work._repr_html_()
    assert repr(replace(work, paper=replace(work.paper, due=""))) == "Class set Test 7b: 7 tasks"


def test_it_is_marked_with_the_teachers_file(paper, tmp_path):
    work = opened(paper)
    answer(work.play("e1"), key_of(TEST)["e1"], right("e1"))
    wrong = next(each.answer for each in key_of(TEST)["e6"].posed.wrong)
    answer(work.play("e6"), key_of(TEST)["e6"], wrong)
    result = read_result(handed_in(work, tmp_path).read_bytes(), TEST)
    assert result.scores == {"e1": Score(1, 0, 0, 3), "e6": Score(1, 0, 0, 0)}
    assert [result.scores[key].missed(KINDS[QUICK[int(key[1:]) - 1]].name) for key in ("e1", "e6")] == [False, True]


def test_every_right_answer_is_right_in_any_order_and_case():
    for exercise in key_of(TEST).values():
        for text in exercise.accepted:
            pieces = text.split()
            assert is_right(exercise, text)
            assert is_right(exercise, text.lower())
            assert is_right(exercise, " ".join(reversed(pieces))) == (exercise.form == "many" or len(pieces) == 1)
        assert not any(is_right(exercise, junk) for junk in ("", "x", "9" * 10_000, exercise.accepted[0] * 9))
    assert mark(TEST, {"e1": "nonsense"}) == {"e1": Score(1, 0, 0, 0)}
    assert told_key(TEST, Words())[0][:2] == ("e1", right("e1"))


def test_a_damaged_result_is_left_out(paper, tmp_path):
    work = opened(paper)
    answer(work.play("e1"), key_of(TEST)["e1"], right("e1"))
    told = json.loads(handed_in(work, tmp_path).read_text("utf-8"))
    row = told["tasks"][0]
    wrong: list[list[Any]] = [[row, row], [{}], ["x"]]
    wrong += [[row | change] for change in ({"kind": "legal"}, {"task": "e99"}, {"answer": 3})]
    for tasks in wrong:
        with pytest.raises(UnreadError) as caught:
            read_result(json.dumps(told | {"tasks": tasks}).encode(), TEST)
        assert caught.value.why is Unread.DAMAGED
    kinds = {item.key: item.kind for item in TEST.items}
    assert answers_in([row | {"task": "e2", "kind": "legal"}, row], kinds) == {"e1": right("e1"), "e2": right("e1")}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"marks": False}, "not for marks"),
        ({"levels": ("04.1",)}, "levels lie with their answers"),
        ({"lessons": ("04",)}, "levels lie with their answers"),
        ({"deals": (SetDeal(seed="1"),)}, "all its cards"),
        ({"exercises": ()}, "needs an exercise"),
    ],
)
def test_what_cannot_be_for_marks(change, said):
    found = replace(TEST, **change)
    assert said in unfit(found)
    with pytest.raises(TrickkitError, match=said):
        paper_of(found)


def test_the_check_names_the_line_of_marks():
    text = to_toml(replace(TEST, exercises=(), levels=("04.1",)), Words())
    (fault,) = check_set(text).faults
    assert text.splitlines()[fault.at[0] - 1] == "marks = true"
    assert "levels lie with their answers" in fault.text
    assert check_set(to_toml(replace(TEST, exercises=TEST.exercises[:1]), Words())).faults == ()


def test_a_paper_is_read_as_it_was_written():
    paper = paper_of(TEST)
    assert read_paper(b"\xef\xbb\xbf" + to_json(paper).encode()) == paper
    assert [item.kind for item in paper.items] == QUICK
    with pytest.raises(TrickkitError, match='no task "e99"'):
        paper.task("e99")


def damaged(path: str, value: object) -> bytes:
    told = json.loads(to_json(paper_of(TEST)))
    *way, last = path.split(".")
    place = told
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[int(last) if last.isdigit() else last] = value
    return json.dumps(told).encode()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("version", None), ("settings.lang", "fr"), ("settings.deck", 1), ("settings", []), ("tasks", 3), ("name", 1),
        ("tasks.0.kind", "x"), ("tasks.0.form", "order"), ("tasks.0.seat", "X"), ("tasks.0.goal", {}), ("set", None),
        ("tasks.0.goal", []), ("tasks.0.goal", "x"),
        ("tasks.0.goal.cards", "XX"), ("tasks.0.options", []), ("tasks.1.record", "["), ("tasks.1.record", ""),
        ("tasks.1.task", "e1"), ("tasks.1.options", [[1]]),
    ],
)  # fmt: skip
def test_a_damaged_paper_says_so(path, value):
    if path == "version":
        assert read_paper(damaged(path, 1)).set == TEST.id
        return
    with pytest.raises(TrickkitError, match=r"ask your teacher|is no"):
        read_paper(damaged(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [("tasks.0.question", "no-such"), ("tasks.1.options", []), ("tasks.4.options", [["XX"]]), ("tasks.4.goal", {})],
)
def test_a_paper_that_is_found_damaged_when_a_task_is_set_up_says_so(path, value, tmp_path):
    file = tmp_path / "test.paper.json"
    file.write_bytes(damaged(path, value))
    task = f"e{int(path.split('.')[1]) + 1}"
    open_store().choose(f"class answer {TEST.id}/{task}", right(task))
    with pytest.raises(TrickkitError, match="ask your teacher"):
        opened(file).play(task)


def test_what_is_no_paper_says_so(tmp_path):
    for data, said in (
        (b'{"format": "x"}', "no paper"), (b"{", "damaged"), (b"[]", "no paper"),
        (b"name = 1", "no paper"), (b"{" * 99_999, "damaged"),
        (b" " * 3_000_000, "too large"), (damaged("version", 2), "newer"),
    ):  # fmt: skip
        with pytest.raises(TrickkitError, match=said):
            read_paper(data)
    (tmp_path / "x.json").write_bytes(b'{"format": "x"}')
    with pytest.raises(TrickkitError, match=r"x\.json: this is no paper"):
        open_paper(tmp_path / "x.json")
    with pytest.raises(TrickkitError, match=r"gone\.json"):
        PaperWork.open(tmp_path / "gone.json", lang="", deck="", four_color=None)


def test_an_answer_is_remembered_while_the_file_cannot_be_written(paper, monkeypatch):
    work = opened(paper)
    question = work.play("e1")

    def fails(*_: object) -> None:
        raise StoreError("full")

    monkeypatch.setattr(Store, "choose", fails)
    monkeypatch.setattr(type(open_store()), "choose", fails)
    monkeypatch.setattr(type(open_store()), "choices", fails)
    answer(question, key_of(TEST)["e1"], right("e1"))
    assert error(question) == Words().label("ui.progress.failed")
    assert work.answers() == {"e1": right("e1")}


def test_two_notebooks_with_one_paper_know_the_answer_noted_last(paper, tmp_path):
    first, second = opened(paper), opened(paper)
    wrong = key_of(TEST)["e1"].posed.wrong[0].answer
    answer(first.play("e1"), key_of(TEST)["e1"], wrong)
    answer(second.play("e1"), key_of(TEST)["e1"], right("e1"))
    assert first.answers() == second.answers() == {"e1": right("e1")}
    assert json.loads(handed_in(first, tmp_path).read_text("utf-8"))["tasks"][0]["answer"] == right("e1")
    open_store().clear()
    assert first.answers() == {}


def test_a_set_whose_seeds_give_nothing_is_the_teachers_fault_and_no_learners(paper, tmp_path):
    work = opened(paper)
    answer(work.play("e1"), key_of(TEST)["e1"], right("e1"))
    data = handed_in(work, tmp_path).read_bytes()
    broken = replace(TEST, exercises=(SetExercise("legal", "1", rules="no=such"),))
    with pytest.raises(TrickkitError, match="is no setting of") as caught:
        read_result(data.replace(TEST.id.encode(), broken.id.encode()), broken)
    assert not isinstance(caught.value, UnreadError)


def test_the_learners_notebook_opens_the_paper_and_asks_each_task(paper):
    cells = json.loads(paper.with_name("test.ipynb").read_text("utf-8"))["cells"]
    code = [cell["source"] for cell in cells if cell["cell_type"] == "code"]
    assert code[0] == 'from trickkit.course import open_paper; work = open_paper("test.paper.json")'
    assert code[1:] == [*(f'work.play("e{n}")' for n in range(1, 8)), "work.results()"]
    assert all(not cell.get("outputs") for cell in cells)
    assert "counts for marks" in cells[0]["source"]
    assert "Friday" in cells[0]["source"]


def graded(tmp_path: Path, folder: str) -> list[Cell]:
    made = nbgrader_files(TEST, tmp_path / "test.toml")
    cells: list[Cell] = json.loads(made[tmp_path / folder / "test-7b" / "test-7b.ipynb"])["cells"]
    assert made[tmp_path / folder / "test-7b" / "test-7b.paper.json"] == to_json(paper_of(TEST))
    return cells


def test_nbgraders_cells_are_as_its_documentation_has_them(tmp_path):
    for folder in ("source", "release"):
        told = [cell["metadata"]["nbgrader"] for cell in graded(tmp_path, folder)]
        assert all(meta["schema_version"] == 3 and meta["task"] is False for meta in told)
        assert len({meta["grade_id"] for meta in told}) == len(told)
        assert all(re.fullmatch(r"[a-zA-Z0-9_\-]+", meta["grade_id"]) for meta in told)
        tests = [meta for meta in told if meta["grade"]]
        assert [meta["points"] for meta in tests] == [1] * 7
        assert all(meta["locked"] != meta["solution"] for meta in told)
        editable = [cell["metadata"].get("editable", True) for cell in graded(tmp_path, folder)]
        assert editable == [folder == "source" or meta["solution"] for meta in told]


def run(cells: list[Cell], answers: dict[str, str]) -> list[bool]:
    """Run the cells that grade, as nbgrader does; tell which pass."""
    passed = []
    for cell in cells:
        if cell["metadata"]["nbgrader"]["grade"]:
            try:
                exec(compile(cell["source"], "cell", "exec"), dict(answers))  # noqa: S102 - our own cells
            except AssertionError:
                passed.append(False)
            else:
                passed.append(True)
    return passed


def test_nbgraders_tests_pass_right_answers_alone(tmp_path):
    source, release = graded(tmp_path, "source"), graded(tmp_path, "release")
    rights = {f"answer_{n}": right(f"e{n}") for n in range(1, 8)}
    assert run(source, rights) == [True] * 7
    assert run(source, {name: f"  {text.upper()} " for name, text in rights.items()}) == [True] * 7
    wrong = {}
    for n in range(1, 8):
        exercise = key_of(TEST)[f"e{n}"]
        said = exercise.posed.wrong[0].answer
        if exercise.form == "many":
            said = " ".join({*right(f"e{n}").split()} ^ {said[1:]})
        wrong[f"answer_{n}"] = said
    assert run(source, wrong) == [False] * 7
    assert run(release, dict.fromkeys(wrong, "")) == [False] * 7
    assert run(release, wrong) == [True] * 7  # the learners' version knows nothing of what is right


def test_the_teachers_version_solves_itself_and_the_learners_does_not(tmp_path):
    for folder, solved in (("source", True), ("release", False)):
        there: dict[str, object] = {}
        for cell in graded(tmp_path, folder):
            if cell["metadata"]["nbgrader"]["solution"]:
                exec(cell["source"], there)  # noqa: S102 - our own cells
        assert all(bool(there[f"answer_{n}"]) == solved for n in range(1, 8))
        if solved:
            solutions = {f"answer_{n}": str(there[f"answer_{n}"]) for n in range(1, 8)}
            assert run(graded(tmp_path, folder), solutions) == [True] * 7


def test_the_questions_for_nbgrader_say_all_that_is_known(tmp_path):
    texts = [cell["source"] for cell in graded(tmp_path, "release") if cell["cell_type"] == "markdown"][1:]
    for text, task in zip(texts, paper_of(TEST).tasks, strict=True):
        assert task.record.strip() in text
        assert ("[View" in text) == bool(task.record)
        assert all(key in text for group in task.options for key in group)
        assert task.record or re.search("```\n[NESW]:[0-9AKQJT][CDHS]( [NESW]:[0-9AKQJT][CDHS])*\n```", text)


def test_nbgraders_notebook_says_that_the_boxes_count(tmp_path):
    """The widgets note answers, too, but those are handed in by nobody."""
    head = graded(tmp_path, "release")[0]["source"]
    assert "`answer_1`" in head
    assert "Your answers are noted" not in head
    assert "Friday" in head


def test_marked_questions_are_spread_again():
    task = paper_of(TEST).task("e1")
    assert PaperPuzzle(task).spread("S hauptschlag") == {"who": "S", "why": "hauptschlag"}
    for text in ("S", "hauptschlag S", "S hauptschlag S"):
        with pytest.raises(TrickkitError):
            PaperPuzzle(task).spread(text)


def test_a_paper_is_laid_among_the_copies_and_the_teachers_file_is_not(paper, tmp_path):
    notebook = place(paper, tmp_path / "lessons")
    name = f"test-7b-{TEST.id}"
    assert sorted(path.name for path in notebook.parent.iterdir()) == [f"{name}.ipynb", f"{name}.paper.json"]
    assert notebook.name == f"{name}.ipynb"
    assert f'open_paper("{name}.paper.json")' in json.loads(notebook.read_text("utf-8"))["cells"][1]["source"]
    assert open_paper(notebook.with_name(f"{name}.paper.json")).paper == paper_of(TEST)
    teachers = tmp_path / "test.toml"
    teachers.write_text(to_toml(TEST, Words()), "utf-8")
    for use in (open_set, lambda file: place(file, tmp_path / "lessons")):
        with pytest.raises(TrickkitError, match="the teacher's file"):
            use(teachers)
