"""A learner's way through lessons 00 and 04: run all, click, see what it leads to, save, come back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LESSONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.lab import Notebook, Server

    OpenNotebook = Callable[[str], Notebook]

# The cells that show levels 00.1 and 04.5; the first cell of a lesson opens it.
FIRST_LEVEL, SEAT_AND_REASON = 2, 6


def path(lang: str, number: str) -> str:
    """Return the path of a lesson in the folder of lessons."""
    (found,) = (LESSONS / lang).glob(f"{number}_*.ipynb")
    return f"{lang}/{found.name}"


def run_all(notebook: Notebook, widgets: int) -> None:
    """Run every cell: nothing asks for anything, nothing fails, and the widgets stand there."""
    notebook.run_all()
    expect(notebook.page.locator(".tk")).to_have_count(widgets)
    assert notebook.cell_errors() == []
    expect(notebook.page.locator(".jp-Stdin, .jp-Dialog")).to_have_count(0)


def choose(question: Locator, seat: str, reason: str) -> None:
    """Choose a seat and a reason, and check."""
    question.locator(f"[data-zone=who] [data-key={seat}]").click()
    question.locator(f"[data-zone=why] [data-key={reason}]").click()
    question.locator("[data-do=check]").click()


@pytest.mark.parametrize(
    ("lang", "nothing", "done"),
    [
        ("en", "West takes the trick", "The trick is yours, all four cards of it."),
        ("de", "den Stich bekommt West", "Der Stich gehört dir, mit allen vier Karten."),
    ],
)
def test_a_card_clicked_in_lesson_00_reaches_the_kernel_and_is_judged(
    open_notebook: OpenNotebook, lang: str, nothing: str, done: str
) -> None:
    notebook = open_notebook(path(lang, "00"))
    run_all(notebook, 4)
    level = notebook.shown(FIRST_LEVEL)
    assert notebook.python("[lesson.words.lang, Out[2].solved, Out[2]._line]") == [lang, False, ""]
    level.locator(".tk-hand button[data-card=QH]").click()
    expect(level.locator(".tk-verdict")).to_contain_text(nothing)
    expect(level.locator(".tk-trick [data-seat=S] [data-played=QH]")).to_be_visible()
    assert notebook.python("[Out[2].solved, Out[2]._line]") == [False, "QH"]
    level.locator("[data-do=again]").click()
    level.locator(".tk-hand button[data-card=AH]").click()
    expect(level.locator(".tk-verdict")).to_contain_text(done)
    expect(level.locator(".tk-stars")).to_be_visible()
    assert notebook.python("[Out[2].solved, Out[3].solved]") == [True, False]


@pytest.mark.parametrize(
    ("lang", "missing", "wrong", "right"),
    [
        ("en", "Choose a reason too.", "A card that neither follows nor trumps cannot win", "West wins with an eight."),
        ("de", "Wähle auch einen Grund.", "Wer weder bedient noch Trumpf", "West gewinnt mit einer"),
    ],
)
def test_lesson_04_asks_tells_what_a_wrong_answer_leads_to_and_asks_again(
    open_notebook: OpenNotebook, lang: str, missing: str, wrong: str, right: str
) -> None:
    notebook = open_notebook(path(lang, "04"))
    expect(notebook.page.locator(".jp-OutputArea img[alt]")).to_have_count(12)  # before it is run: pictures
    run_all(notebook, 12)
    question = notebook.shown(SEAT_AND_REASON)
    question.locator("[data-zone=who] [data-key=N]").click()
    expect(question.locator(".tk-foot")).to_contain_text(missing)
    choose(question, "N", "first-schlag")
    expect(question.locator(".tk-verdict")).to_contain_text(wrong)
    expect(question.locator("[data-zone=who] [data-key=N]")).to_have_class("tk-opt tk-cards tk-wrong")
    assert notebook.python("[Out[6].solved, Out[6]._tries.wrong]") == [False, 1]
    question.locator("[data-do=again]").click()
    expect(question.locator(".tk-verdict")).to_be_empty()
    choose(question, "W", "highest-of-led-suit")
    expect(question.locator(".tk-verdict")).to_contain_text(right)
    expect(question.locator(".tk-star.tk-on")).to_have_count(2)
    assert notebook.python("[Out[6].solved, Out[6]._answer]") == [True, {"who": "W", "why": "highest-of-led-suit"}]


def test_a_lesson_saved_shut_down_and_reopened_shows_pictures_until_it_is_run(
    open_notebook: OpenNotebook, lab: Server
) -> None:
    name = path("en", "04")
    notebook = open_notebook(name)
    run_all(notebook, 12)
    choose(notebook.shown(SEAT_AND_REASON), "W", "highest-of-led-suit")
    expect(notebook.shown(SEAT_AND_REASON).locator(".tk-star.tk-on")).to_have_count(3)
    notebook.save()
    notebook.shut_down()

    saved = lab.notebook(name)
    assert "widgets" not in saved["metadata"]
    assert "widget" not in json.dumps([cell.get("outputs") for cell in saved["cells"]])

    lab.end_sessions()
    notebook.open()
    pictures = notebook.page.locator(".jp-OutputArea-output img[alt]")
    expect(pictures).to_have_count(12)
    expect(notebook.page.locator(".tk")).to_have_count(0)
    drawn = pictures.evaluate_all("all => all.map(i => i.complete && i.naturalWidth > 0 && i.alt.length > 20)")
    assert drawn == [True] * 12
    outputs = " ".join(notebook.page.locator(".jp-OutputArea-output").all_inner_texts())
    assert "model not found" not in outputs
    assert "Loading widget" not in outputs

    run_all(notebook, 12)
    choose(notebook.shown(SEAT_AND_REASON), "W", "highest-of-led-suit")
    expect(notebook.shown(SEAT_AND_REASON).locator(".tk-verdict")).to_contain_text("West wins with an eight.")
