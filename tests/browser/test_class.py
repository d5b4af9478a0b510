"""A class set in a learner's hands: opened, answered by clicks, handed in; on a machine, and with nothing installed."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.site import SiteNotebook
from trickkit.course.classroom.files import read_file
from trickkit.course.classroom.placing import place
from trickkit.course.classroom.results import read_result

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.lab import Notebook, Server
    from tests.browser.site import Served

SET_FILE = Path(__file__).with_name("algebra.toml")
SET = read_file(SET_FILE)
NOTEBOOK = f"sets/algebra-7b-{SET.id}.ipynb"
# Of the code cells the first opens the set, one each sets up the level, the exercise and the deal, the last hands in.
EXERCISE, HAND_IN = 3, 5


def answer(question: Locator) -> None:
    """Answer the exercise rightly: its winner, and why."""
    who, why = SET.exercise("e1").made().accepted[0].split()
    question.locator(f"[data-zone=who] [data-key={who}]").click()
    question.locator(f"[data-zone=why] [data-key={why}]").click()
    question.locator("[data-do=check]").click()
    expect(question.locator(".tk-star.tk-on")).to_have_count(3)


def test_a_set_on_a_learners_machine(open_notebook: Callable[[str], Notebook], lab: Server, tmp_path: Path) -> None:
    placed = place(SET_FILE, lab.folder)
    assert placed.relative_to(lab.folder).as_posix() == NOTEBOOK
    notebook = open_notebook(NOTEBOOK)
    notebook.run_all()
    expect(notebook.page.locator(".tk")).to_have_count(3)
    assert notebook.cell_errors() == []
    last = notebook.page.locator(".jp-CodeCell").nth(HAND_IN - 1)
    expect(last).to_contain_text("Nothing to hand in yet")
    answer(notebook.shown(EXERCISE))
    notebook.run(HAND_IN)
    expect(last).to_contain_text("1 of 3 tasks tried. It carries no name.")
    (file,) = placed.parent.glob("algebra-7b.*.json")
    (score,) = read_result(file.read_bytes(), SET).scores.items()
    assert (score[0], score[1].tries, score[1].hints, score[1].stars) == ("e1", 1, 0, 3)
    assert notebook.errors == []


@pytest.mark.tour
@pytest.mark.packaging
@pytest.mark.timeout(900)
def test_a_set_without_an_installation(served: Served, site_page: Page) -> None:
    notebook = SiteNotebook(site_page, served, NOTEBOOK)
    notebook.run_all_by_menu()
    expect(site_page.locator(".tk")).to_have_count(3)
    answer(site_page.locator(".jp-CodeCell").nth(EXERCISE - 1).locator(".tk"))
    said = notebook.type_and_run('work.results("Ann")')
    expect(said).to_contain_text("1 of 3 tasks tried. It carries the name Ann.")
    held = said.locator("a[download]").get_attribute("href") or ""
    result = read_result(base64.b64decode(held.partition(",")[2]), SET)
    assert (result.name, [*result.scores]) == ("Ann", ["e1"])
    assert notebook.cell_errors() == []
    assert notebook.errors == []
