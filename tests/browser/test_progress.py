"""A learner's way through several lessons: what was done is there later, and old copies give way to fresh ones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.lab import LESSONS, violations_in_every_theme
from tests.browser.test_lessons import FIRST_LEVEL, SEAT_AND_REASON, choose, path, run_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.lab import Notebook, Server

    OpenNotebook = Callable[[str], Notebook]

# The cells of lesson 00 that show the map, and what comes back.
MAP, REPEAT = 5, 6
IN_START = 4  # widgets of lesson 00


def make_old(lab: Server, name: str) -> Path:
    """Make a lesson in the learner's folder a copy of an older version."""
    file = lab.folder / name
    notebook = json.loads(file.read_text(encoding="utf-8"))
    notebook["metadata"]["trickkit"]["version"] = 0
    file.write_text(json.dumps(notebook), encoding="utf-8")
    return file


def test_what_was_done_is_on_the_map_at_once_and_in_another_notebook_later(
    open_notebook: OpenNotebook, lab: Server
) -> None:
    first = open_notebook(path("en", "00"))
    run_all(first, IN_START)
    map_ = first.shown(MAP)
    going_on = map_.locator("[data-zone=go]")
    expect(going_on).to_contain_text("Begin here")
    expect(going_on).to_contain_text("level 00.1")
    first.shown(FIRST_LEVEL).locator(".tk-hand button[data-card=AH]").click()
    expect(going_on).to_contain_text("level 00.2, 1 of 3 done")
    expect(map_.locator("[data-lesson='0'] + .tk-levels [data-stars='3']")).to_have_count(1)
    expect(first.page.locator(".jp-CodeCell").nth(REPEAT - 1)).to_contain_text("lesson.repeat(on=True)")
    lab.end_sessions()

    fourth = open_notebook(path("de", "04"))
    run_all(fourth, 12)
    choose(fourth.shown(SEAT_AND_REASON), "W", "highest-of-led-suit")
    expect(fourth.shown(SEAT_AND_REASON).locator(".tk-star.tk-on")).to_have_count(3)
    lab.end_sessions()

    first.open()
    run_all(first, IN_START)
    expect(going_on).to_contain_text("Go on where you stopped")
    expect(going_on).to_contain_text("level 04.1, 1 of 12 done")
    with first.page.context.expect_page() as opened:
        going_on.locator("a").click()
    assert "04_who_wins.ipynb" in opened.value.url
    opened.value.close()
    assert violations_in_every_theme(first) == {}


def test_an_old_copy_says_so_and_a_fresh_one_is_a_click_away(open_notebook: OpenNotebook, lab: Server) -> None:
    mine, fresh = path("de", "01"), path("de", "01").replace(".ipynb", " (2).ipynb")
    other = path("de", "02").replace(".ipynb", " (2).ipynb")
    files = [make_old(lab, mine), make_old(lab, path("de", "02"))]
    old = open_notebook(mine)
    old.run(1)
    said = old.page.locator(".jp-CodeCell").first
    expect(said).to_contain_text("Deine Kopie dieser Lektion ist Fassung 0")
    expect(said.locator("code")).to_have_text("lesson.fresh_copy()")
    assert not (lab.folder / fresh).exists()
    assert old.python("lesson.fresh_copy().file") == fresh.partition("/")[2]
    assert (lab.folder / fresh).read_bytes() == (LESSONS / mine).read_bytes()
    old.run(1)
    said.locator("a").click()
    old.page.wait_for_function("(name) => window.jupyterapp.shell.currentWidget?.context?.path === name", arg=fresh)
    lab.end_sessions()

    start = open_notebook(path("de", "00"))
    run_all(start, IN_START)
    map_ = start.shown(MAP)
    expect(map_.locator("[data-lesson='1']")).to_have_attribute("href", f"../{fresh}".replace(" (2)", "%20%282%29"))
    expect(map_).to_contain_text("gibt es eine neuere Fassung: 02.")
    map_.locator("[data-do=renew]").click()
    expect(map_).to_contain_text("Die frischen Kopien sind da")
    expect(map_.locator("[data-lesson='2']")).to_have_attribute("href", f"../{other}".replace(" (2)", "%20%282%29"))
    assert (lab.folder / other).read_bytes() == (LESSONS / path("de", "02")).read_bytes()
    map_.locator("[data-do=look]").click()
    expect(map_).not_to_contain_text("frischen Kopien")
    for file in (*files, lab.folder / fresh, lab.folder / other):  # the server is shared
        file.unlink()
    for name in (mine, path("de", "02")):
        (lab.folder / name).write_bytes((LESSONS / name).read_bytes())
