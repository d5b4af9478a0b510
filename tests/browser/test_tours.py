"""Every lesson in both languages, opened in JupyterLab: run, looked at by axe, one level solved and one failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LESSONS, violations
from trickkit.course.exercises import LevelPlay, LevelQuestion, exercise
from trickkit.course.kinds import KINDS, keys_of, lines
from trickkit.course.levels import Level, load

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.lab import Notebook

PAGES = [f"{lang}/{path.name}" for lang in ("en", "de") for path in sorted((LESSONS / lang).glob("*.ipynb"))]

pytestmark = pytest.mark.tour


def answers(level: Level) -> tuple[Any, Any]:
    """Give a right and a wrong answer of a level: a card for one that is played, else a key for each group."""
    task = exercise(level)
    if isinstance(task, LevelPlay):
        return level.accept[0], next(line for line in lines(level) if line not in level.accept)
    assert isinstance(task, LevelQuestion)
    kind = KINDS[level.kind]
    pieces = kind.accept(level)[0].split()
    if kind.form == "one":
        keys = {group: [key] for group, key in zip(kind.groups, pieces, strict=True)}
        group = kind.groups[0]
        other = next(key for key in keys_of(level, group) if key not in keys[group])
        return keys, {**keys, group: [other]}
    group = kind.groups[0]
    if kind.form == "order":
        return {group: pieces}, {group: pieces[::-1]}
    return {group: pieces}, {group: [key for key in keys_of(level, group) if key not in pieces]}


def give(widget: Locator, answer: Any) -> None:
    """Click an answer, and Check where there is one."""
    if isinstance(answer, str):
        for token in answer.replace("trump=", "").split():
            place = f".tk-hand button[data-card='{token}']" if len(token) == len("9C") else f"[data-do='{token}']"
            widget.locator(place).first.click()
        return
    for group, keys in answer.items():
        for key in keys:
            widget.locator(f"[data-zone='{group}'] [data-key='{key}']").first.click()
    check = widget.locator("[data-do=check]")
    if check.count():
        check.click()


@pytest.mark.parametrize("page_path", PAGES)
def test_a_lesson_is_toured(open_notebook: Callable[[str], Notebook], page_path: str) -> None:
    notebook = open_notebook(page_path)
    levels = list(load(page_path[3:5]).levels.values())
    notebook.run_all()
    assert notebook.cell_errors() == []
    widgets = notebook.page.locator(".tk")
    expect(widgets).to_have_count(len(levels))
    for number in range(len(levels)):
        expect(widgets.nth(number)).to_be_visible()
    solved, failed = answers(levels[0])[0], answers(levels[-1])[1]
    give(widgets.first, solved)
    expect(widgets.first.locator(".tk-star.tk-on")).to_have_count(3)
    give(widgets.last, failed)
    expect(widgets.last.locator(".tk-note.tk-bad")).to_be_visible()
    assert violations(notebook.page) == []
