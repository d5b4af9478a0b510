"""The notebook of a set: one cell opens it, then a cell for each task, and at the end the line that hands in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from trickkit.course.classroom.model import ClassSet, Item
from trickkit.course.levels import load
from trickkit.course.library import lessons
from trickkit.i18n import Words

Cell = tuple[str, str]
"""Kind and text of a cell."""


def to_notebook(found: ClassSet, file: str) -> str:
    """Write a notebook in the language of a set; it is read by people who may not know Python.

    Args:
        found: the set.
        file: the name of its file, which lies beside the notebook.

    >>> from trickkit.course.classroom.model import SetExercise
    >>> algebra = ClassSet("Algebra", exercises=(SetExercise("legal", "1"),))
    >>> [cell["cell_type"] for cell in json.loads(to_notebook(algebra, "algebra.toml"))["cells"]]
    ['markdown', 'code', 'markdown', 'code', 'markdown', 'code']
    """
    words = Words(found.settings.lang, found.settings.deck)
    cells = [_cell(number, *cell) for number, cell in enumerate(_cells(found, file, words), start=1)]
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


def _cell(number: int, kind: str, text: str) -> dict[str, Any]:
    cell: dict[str, Any] = {"cell_type": kind, "id": f"task-{number}", "metadata": {}, "source": text}
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def _cells(found: ClassSet, file: str, words: Words) -> Iterator[Cell]:
    head = [f"# {markdown(found.name)}", "", words.label("ui.class.notebook.start")]
    if found.due:
        head += ["", words.label("ui.class.notebook.due", due=markdown(found.due))]
    yield "markdown", "\n".join(head)
    yield "code", f"from trickkit.course import open_set; work = open_set({json.dumps(file, ensure_ascii=False)})"
    lesson = ""
    for item in found.items:
        if item.what == "level" and item.key[:2] != lesson:
            lesson = item.key[:2]
            yield "markdown", _lesson(lesson, words)
        elif item.what != "level":
            yield "markdown", f"## {_title(item, words)}"
        yield "code", f'work.play("{item.key}")'
    yield "markdown", f"## {words.label('ui.class.notebook.done')}\n\n{words.label('ui.class.notebook.hand-in')}"
    yield "code", "work.results()"


def _lesson(lesson: str, words: Words) -> str:
    """Name a lesson, with a link to it where the lessons lie beside the folder of the set."""
    title = markdown(load(lesson).title[words.lang])
    name = next((each.path.name for each in lessons() if (each.number, each.lang) == (lesson, words.lang)), None)
    linked = f"[{lesson} · {title}](../{words.lang}/{name})" if name else f"{lesson} · {title}"
    return f"## {linked}\n\n{words.label('ui.class.notebook.lesson')}"


def _title(item: Item, words: Words) -> str:
    number = int(item.key[1:])
    if item.what == "deal":
        return words.label("ui.class.notebook.deal", n=number)
    return words.label("ui.class.notebook.exercise", n=number, kind=words.label(f"ui.kind.{item.kind}"))


def markdown(text: str) -> str:
    r"""Write a text so that Markdown takes it as it is.

    >>> markdown("<b> *7b* [x](y)")
    '&lt;b&gt; \\*7b\\* \\[x\\](y)'
    """
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "".join(f"\\{char}" if char in "\\`*_[]#$" else char for char in safe)
