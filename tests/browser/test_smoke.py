"""A lesson opens, runs from top to bottom without a click, and stands ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.lab import LESSONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.lab import Notebook


@pytest.mark.parametrize("lang", ["en", "de"])
def test_lesson_04_runs_and_shows_its_widgets(open_notebook: Callable[[str], Notebook], lang: str) -> None:
    (lesson,) = (LESSONS / lang).glob("04*.ipynb")
    notebook = open_notebook(f"{lang}/{lesson.name}")
    notebook.run_all()
    notebook.page.locator(".tk").first.wait_for()
    assert notebook.cell_errors() == []
    assert notebook.errors == []
    assert notebook.python("lesson.words.lang") == lang
