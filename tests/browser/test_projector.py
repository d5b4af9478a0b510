"""A replay on a projector, in JupyterLab: the whole screen, and a presenter's keys that reach Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import DARK, LIGHT
from tests.texts import NS_3_2, record
from tests.widgets.front.test_projector import RANKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.lab import Notebook

CELL = f"""from trickkit.widgets import Replay
replay = Replay({record(NS_3_2)!r}, step=7, hide="S", projector=True)
replay"""


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_presenter_steps_through_a_record_on_the_whole_screen(
    write_and_run: Callable[..., Notebook], theme: str
) -> None:
    notebook = write_and_run(CELL)
    page = notebook.page
    page.set_viewport_size({"width": 1280, "height": 720})
    notebook.theme(theme)
    shown = notebook.shown(1)
    shown.locator(".tk-fill").click()
    page.wait_for_function("document.fullscreenElement?.classList.contains('tk-projector')")
    page.keyboard.press("PageDown")
    expect(shown.locator(".tk-headline")).to_contain_text("East wins")
    page.keyboard.press("ArrowRight")
    expect(shown.locator(".tk-seek .tk-num")).to_have_text("9 / 20")
    page.keyboard.press("ArrowLeft")
    expect(shown.locator(".tk-seek .tk-num")).to_have_text("8 / 20")
    assert min(page.evaluate(RANKS)) >= 0.05
    assert notebook.python("replay.view['seek']['now']") == 8
    assert notebook.python("[seat['open'] is None for seat in replay.view['seats']]") == [False, False, True, False]
    shown.locator(".tk-fill").click()
    page.wait_for_function("!document.fullscreenElement")
    notebook.theme(LIGHT)
    page.set_viewport_size({"width": 1280, "height": 900})
