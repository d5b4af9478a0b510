"""Every lesson in both languages, opened in JupyterLab: run, looked at by axe, one level solved and one failed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LESSONS, violations
from trickkit.course.exercises import LevelPlay, LevelQuestion, exercise
from trickkit.course.kinds import KINDS, keys_of, lines
from trickkit.course.levels import Level, load
from trickkit.widgets.grid import PAIRS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.lab import Notebook

ALWAYS = {"en/00", "en/09", "de/15"}
"""The lessons that every test run opens; the others are for the tours."""
PAGES = [f"{lang}/{path.name}" for lang in ("en", "de") for path in sorted((LESSONS / lang).glob("*.ipynb"))]
PARAMETERS = [page if page[:5] in ALWAYS else pytest.param(page, marks=pytest.mark.tour) for page in PAGES]
PLAYED = re.compile(r'lesson\.(?:play|grid)\("([\d.]+)"\)')
BAD = ".tk-note.tk-bad, .tk-verdict.tk-bad"


@dataclass(frozen=True)
class Steps:
    """The steps that lead to a position."""

    text: str
    """As in a levels file."""


def answers(level: Level) -> tuple[Any, Any]:
    """Give a right and a wrong answer of a level: a card for one that is played, else a key for each group."""
    kind = KINDS[level.kind]
    if kind.form == "whole":
        first = level.more["move"][0]
        accepted = {act for move in level.more["move"][:1] for act in move["accept"]}
        return level.accept[0], next(act for act in first["texts"] if act not in accepted and act != "*")
    if kind.form in {"board", "pair"}:
        left = level.accept[0].split()
        out = [pair for pair in PAIRS if pair not in left]
        return (out, [left[0]]) if kind.form == "board" else ((left[0],), (out[0],))
    if kind.form == "build":
        return Steps(level.accept[0]), Steps(next(iter(level.more["samples"].values())))
    task = exercise(level)
    if isinstance(task, LevelPlay):
        return level.accept[0], next(line for line in lines(level) if line not in level.accept)
    assert isinstance(task, LevelQuestion)
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
        for token in answer.split():
            act(widget, token)
        return
    if isinstance(answer, Steps):
        build(widget, answer)
        return
    if isinstance(answer, tuple):  # the one pair that is left gets a ring
        rev = widget.get_attribute("data-rev") or ""
        widget.locator("[data-zone=pens] [data-do=pen]").last.click()
        expect(widget).not_to_have_attribute("data-rev", rev)
    if isinstance(answer, list | tuple):
        for pair in answer:
            rev = widget.get_attribute("data-rev") or ""
            widget.locator(f"[data-pair='{pair}']").click()
            expect(widget).not_to_have_attribute("data-rev", rev)
    else:
        for group, keys in answer.items():
            for key in keys:
                widget.locator(f"[data-zone='{group}'] [data-key='{key}']").first.click()
    check = widget.locator("[data-do=check], [data-do=check-all]")
    if check.count() and not isinstance(answer, list):
        check.click()


def build(scenario: Locator, answer: Steps) -> None:
    """Build a position, and have it checked."""
    for each in answer.text.split():
        take(scenario, each)
    scenario.locator("[data-zone=marks] [data-do=check]").click()


def take(scenario: Locator, step: str) -> None:
    """Do one step of an answer at the scenario: choose, put a card with a seat, or do an act."""
    rev = scenario.get_attribute("data-rev") or ""
    name, _, value = step.partition("=")
    if value:
        scenario.locator(f"[data-zone=choice-{name}] [data-key='{value}']").click()
    elif ">" in step:
        card, seat = step[:2], step[-1]
        if scenario.locator(".tk-scdeck").count() == 0:
            scenario.locator("[data-zone=choice-mode] [data-key=deal]").click()
            expect(scenario).not_to_have_attribute("data-rev", rev)
            rev = scenario.get_attribute("data-rev") or ""
        place = scenario.locator(f"[data-place={seat}]")
        number = place.locator("kbd").text_content() or ""
        place.locator(f"button[data-card='{card}']").press(number)
    elif scenario.locator(".tk-scdeck").count():
        seat, _, card = step.partition(":")
        number = scenario.locator(f"[data-place={seat}] kbd").text_content() or ""
        scenario.locator(f".tk-scdeck button[data-card='{card}']").press(number)
    else:
        scenario.locator(f"[data-act='{step}'], [data-do='{step}']").first.click()
    expect(scenario).not_to_have_attribute("data-rev", rev)


def act(table: Locator, token: str) -> None:
    """Do one act at a table as soon as it is one's turn; tricks that lie there are cleared on the way."""
    card = token.removeprefix("trump=")
    bid, going_on = ".tk-bid", ".tk-under [data-do=next]"
    place = f"[data-do='{token}']:not([aria-disabled])"
    if len(card) == len("9C") and not card.isdigit():
        place = f":is(.tk-hand, .tk-down) button[data-card='{card}']:not([aria-disabled])"
    elif token.isdigit():
        place = f"{bid}[data-bid='{token}']:not([aria-disabled])"
    while True:
        table.locator(f"{place}, {going_on}").first.wait_for()
        if table.locator(place).count():
            break
        rev = table.get_attribute("data-rev") or ""
        table.locator(going_on).first.click()
        expect(table).not_to_have_attribute("data-rev", rev)
    rev = table.get_attribute("data-rev") or ""
    table.locator(place).first.click()
    if token.isdigit():
        table.locator("[data-do=bid]").click()
    expect(table).not_to_have_attribute("data-rev", rev)  # else the next act may meet the position before this one


@pytest.mark.parametrize("page_path", PARAMETERS)
def test_a_lesson_is_toured(open_notebook: Callable[[str], Notebook], page_path: str) -> None:
    notebook = open_notebook(page_path)
    levels = load(page_path[3:5]).levels
    code = [
        cell for cell in json.loads((LESSONS / page_path).read_text("utf-8"))["cells"] if cell["cell_type"] == "code"
    ]
    shown = {number: PLAYED.search("".join(cell["source"])) for number, cell in enumerate(code, start=1)}
    places = {found[1]: number for number, found in shown.items() if found}
    notebook.run_all()
    assert notebook.cell_errors() == []
    for number in places.values():
        expect(notebook.shown(number).first).to_be_visible()
    answered = [key for key in places if key in levels]
    first, last = answered[0], answered[-1]
    solving, failing = notebook.shown(places[first]).first, notebook.shown(places[last]).first
    give(failing, answers(levels[last])[1])
    expect(failing.locator(BAD).first).to_be_visible()
    if first == last:
        failing.locator("[data-do=again]").first.click()
    give(solving, answers(levels[first])[0])
    expect(solving.locator(".tk-star.tk-on").first).to_be_visible()
    assert violations(notebook.page) == []
