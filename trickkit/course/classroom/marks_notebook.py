"""The notebooks of a set for marks: for the learner's own machine, and as nbgrader wants them.

The cells of nbgrader carry its metadata, schema version 3, as its documentation has it. The teacher's version holds
solutions and hidden tests between nbgrader's own marks; the version for learners is made here, without them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from trickkit.course.classroom.files import slug
from trickkit.course.classroom.marks import key_of
from trickkit.course.classroom.marks_paper import SUFFIX, Paper, Task, paper_of, to_json
from trickkit.course.classroom.model import ClassSet
from trickkit.course.classroom.notebook import markdown
from trickkit.explain.exercises import asked
from trickkit.i18n import Words, plain

SCHEMA: Final = 3
"""Version of nbgrader's metadata."""
_HIDDEN: Final = re.compile(r"^### BEGIN (SOLUTION|HIDDEN TESTS)\n.*?^### END \1(\n|\Z)", re.DOTALL | re.MULTILINE)

Cell = dict[str, Any]
"""A cell of a notebook, as it lies in its file."""


def files(found: ClassSet, file: Path) -> dict[Path, str]:
    """Give what is handed out of a set for marks, beside the teacher's file: the paper, and its notebook.

    Args:
        found: the set.
        file: the teacher's file; it is not handed out.

    Raises:
        TrickkitError: if the set cannot be for marks, or a seed gives no exercise.
    """
    paper = paper_of(found)
    there = file.with_name(file.stem + SUFFIX)
    return {there: to_json(paper), file.with_suffix(".ipynb"): to_notebook(paper, there.name)}


def nbgrader_files(found: ClassSet, file: Path) -> dict[Path, str]:
    """Give the folders of an nbgrader course: the teacher's version under `source`, the learners' under `release`.

    Args:
        found: the set.
        file: the teacher's file; the folders are made beside it.

    Raises:
        TrickkitError: if the set cannot be for marks, or a seed gives no exercise.
    """
    paper, name = paper_of(found), slug(found.name)
    there = f"{name}{SUFFIX}"
    source = [*_graded(found, paper, there)]
    release = [_without_answers(cell) for cell in source]
    made = {}
    for folder, cells in (("source", source), ("release", release)):
        made[file.parent / folder / name / f"{name}.ipynb"] = _notebook(cells)
        made[file.parent / folder / name / there] = to_json(paper)
    return made


def to_notebook(paper: Paper, file: str) -> str:
    """Write the learner's notebook of a set for marks.

    Args:
        paper: what is handed out.
        file: the name of its file, which lies beside the notebook.
    """
    words = _words(paper)
    cells = [*_opening(paper, file, words, "ui.marks.notebook.start")]
    for number, task in enumerate(paper.tasks, start=1):
        cells += [_text(f"## {_title(task, number, words)}"), _code(f'work.play("{task.key}")')]
    done = f"## {words.label('ui.class.notebook.done')}\n\n{words.label('ui.marks.notebook.hand-in')}"
    return _notebook([*cells, _text(done), _code("work.results()")])


def _graded(found: ClassSet, paper: Paper, file: str) -> Iterator[Cell]:
    """Give the cells of the teacher's version for nbgrader."""
    words, key = _words(paper), key_of(found)
    for number, cell in enumerate(_opening(paper, file, words, "ui.marks.notebook.nbgrader"), start=1):
        yield _with(cell, f"start-{number}", locked=True)
    for number, task in enumerate(paper.tasks, start=1):
        accepted = key[task.key].accepted
        yield _with(_text(_asked(task, number, words)), f"question-{task.key}", locked=True)
        yield _with(_code(f'work.play("{task.key}")'), f"table-{task.key}", locked=True)
        name = f"answer_{task.key.removeprefix('e')}"
        solution = f'### BEGIN SOLUTION\n{name} = "{accepted[0]}"\n### END SOLUTION\n'
        yield _with(_code(f'{name} = ""\n{solution}'), name, solution=True)
        yield _with(_code(_tests(task, name, accepted)), f"test-{task.key}", locked=True, points=1)


def _tests(task: Task, name: str, accepted: tuple[str, ...]) -> str:
    """Write the cell that grades an answer: plain Python, so that whoever grades needs nothing installed."""
    read = f"{name}.lower().split()"
    right = [text.lower().split() for text in accepted]
    if task.form == "many":
        read, right = f"sorted(set({read}))", [sorted(set(text)) for text in right]
    hidden = f"### BEGIN HIDDEN TESTS\nassert {read} in {right!r}\n### END HIDDEN TESTS\n"
    return f"assert isinstance({name}, str)\nassert {name}.strip()\n{hidden}"


def _without_answers(cell: Cell) -> Cell:
    """Give a cell as learners get it: what is locked cannot be changed, as in a release that nbgrader makes."""
    kept = {"deletable": False} | ({"editable": False} if cell["metadata"]["nbgrader"]["locked"] else {})
    return cell | {"source": _HIDDEN.sub("", cell["source"]), "metadata": {**kept, **cell["metadata"]}}


def _asked(task: Task, number: int, words: Words) -> str:
    """Write a question with all that is known, and how its answer is written."""
    lines = [
        f"## {_title(task, number, words)}",
        "",
        markdown(plain(asked(task.question, task.seat, task.goal, words))),
    ]
    if task.record:
        lines += ["", words.label("ui.marks.record"), "", "```", task.record.strip(), "```"]
    elif task.trick is not None:
        lines += ["", words.label("ui.marks.trick"), "", "```", str(task.trick), "```"]
    groups = [f"`{' '.join(group)}`" for group in task.options]
    if len(groups) > 1:
        return "\n".join([*lines, "", words.label("ui.marks.answer.two", first=groups[0], second=groups[1])])
    return "\n".join([*lines, "", words.label(f"ui.marks.answer.{task.form}", options=groups[0])])


def _opening(paper: Paper, file: str, words: Words, told: str) -> Iterator[Cell]:
    head = [f"# {markdown(paper.name)}", "", words.label("ui.class.notebook.start")]
    head += ["", words.label(told)]
    if paper.due:
        head += ["", words.label("ui.class.notebook.due", due=markdown(paper.due))]
    yield _text("\n".join(head))
    yield _code(f"from trickkit.course import open_paper; work = open_paper({json.dumps(file, ensure_ascii=False)})")


def _title(task: Task, number: int, words: Words) -> str:
    return words.label("ui.class.notebook.exercise", n=number, kind=words.label(f"ui.kind.{task.kind}"))


def _words(paper: Paper) -> Words:
    return Words(paper.settings.lang, paper.settings.deck)


def _text(text: str) -> Cell:
    return {"cell_type": "markdown", "metadata": {}, "source": text}


def _code(text: str) -> Cell:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": text}


def _with(cell: Cell, name: str, *, locked: bool = False, solution: bool = False, points: int = 0) -> Cell:
    """Give a cell with the metadata of nbgrader."""
    told: dict[str, Any] = {
        "grade": points > 0,
        "grade_id": name,
        "locked": locked,
        **({"points": points} if points else {}),
        "schema_version": SCHEMA,
        "solution": solution,
        "task": False,
    }
    return cell | {"metadata": {"nbgrader": told}}


def _notebook(cells: list[Cell]) -> str:
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    numbered = [cell | {"id": f"task-{number}"} for number, cell in enumerate(cells, start=1)]
    return json.dumps({"cells": numbered, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"
