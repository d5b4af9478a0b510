"""Large, for a room: sizes by the height of the screen, full screen, the keys of a presenter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests import texts_28
from tests.texts import NS_3_2, record
from tests.widgets.front.harness import fixture, mount, sent
from tests.widgets.front.test_look import look
from trickkit.widgets import Replay, Scenario, Table, practise
from trickkit.widgets.base import CardWidget

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:AH"
WIDGETS = {
    "replay": lambda: Replay(record(NS_3_2), step=8),
    "replay, one hidden": lambda: Replay(record(NS_3_2), step=10, hide="S", lang="de"),
    "replay as a seat": lambda: Replay(record(NS_3_2), step=12, seat="S", deck="german"),
    "28, replay": lambda: Replay(texts_28.record(BY_EAST, deal=texts_28.VOIDS), step=11, hide="E"),
    "28, replay as the bidder": lambda: Replay(texts_28.record(BY_EAST, deal=texts_28.VOIDS), step=11, seat="N"),
    "table": lambda: Table(7, keep=False),
    "28, table": lambda: Table(7, keep=False, game="twenty-eight"),
    "question": lambda: practise("who-wins"),
    "question at a table": lambda: practise("best-card"),
    "scenario, trick": Scenario,
    "scenario, play": lambda: Scenario(texts_28.record(BY_EAST, deal=texts_28.VOIDS, dealer="E")),
}
RANKS = """() => [...document.querySelectorAll('.tk-card:not(.tk-down *, [data-down] *, .tk-past *) .tk-s .tk-rank')]
  .map((rank) => {
    const box = rank.getBoundingClientRect(), unit = rank.closest('svg').getBoundingClientRect().width / 100;
    return (box.height + 5 * 1.22 * unit) / innerHeight;  // the stroke, too
  })"""
"""The height of each rank that is to be read, as a share of the screen's; not under a back, nor of an old trick."""


def shown(page: Page, widget: CardWidget, *, theme: str = "light", full: bool = True) -> None:
    """Show a widget large, without motion, on the whole screen or in a page."""
    widget.projector = True
    mount(page, {**widget.view, "auto": False}, theme=theme, width=page.viewport_size["width"] - 20)  # type: ignore[index] # every page here has a size
    if full:
        page.locator(".tk-fill").click()
        page.wait_for_function("document.fullscreenElement?.classList.contains('tk-projector')")


@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 720, "light"), (1920, 1080, "dark")])
def test_every_rank_is_a_twentieth_of_the_screen(new_page, name, width, height, theme):
    page = new_page(viewport={"width": width, "height": height})
    shown(page, WIDGETS[name](), theme=theme)
    ranks = page.evaluate(RANKS)
    assert ranks
    assert min(ranks) >= 0.05
    assert look(page, "tooWide") == []
    assert look(page, "overlaps") == []


@pytest.mark.parametrize("name", ["replay", "replay, one hidden", "28, replay", "replay as a seat"])
def test_a_replay_fits_on_the_screen(new_page, name):
    """The bar of steps is in sight; what stands beside the table may be longer."""
    page = new_page(viewport={"width": 1280, "height": 720})
    shown(page, WIDGETS[name]())
    bar = page.locator(".tk-seek").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= 720


def test_who_won_and_why_stand_in_large_letters(new_page):
    page = new_page(viewport={"width": 1280, "height": 720})
    shown(page, WIDGETS["replay"]())
    size = "el => parseFloat(getComputedStyle(el).fontSize) / innerHeight"
    assert page.locator(".tk-headline").evaluate(size) >= 0.044
    assert page.locator(".tk-reasons li").first.evaluate(size) >= 0.026
    assert "East wins" in page.locator(".tk-headline").inner_text()


def test_in_a_page_of_a_notebook_the_cards_are_as_large(new_page):
    page = new_page(viewport={"width": 1280, "height": 720})
    widget = WIDGETS["replay"]()
    widget.projector = True
    mount(page, widget.view, width=900)
    assert min(page.evaluate(RANKS)) >= 0.05
    assert look(page, "tooWide") == []


def test_a_narrow_place_is_no_projector(page):
    sizes = []
    for more in ({}, {"projector": None}):
        mount(page, {**fixture("table-projector.de"), **more}, width=320)
        sizes.append(page.locator(".tk-felt").bounding_box())
        assert look(page, "tooWide") == []
    assert sizes[0]["width"] == sizes[1]["width"]


def test_a_presenter_turns_the_page_and_leaves_the_screen(new_page):
    page = new_page(viewport={"width": 1280, "height": 720})
    shown(page, WIDGETS["replay"]())
    page.keyboard.press("PageDown")
    assert [(message["do"], message["to"]) for message in sent(page)] == [("seek", 9)]
    page.locator(".tk-fill").click()
    page.wait_for_function("!document.fullscreenElement")
    expect(page.locator(".tk-fill")).to_have_text("Fill the screen")


def test_a_key_turns_the_page_that_is_shown(new_page):
    """Also when it comes as soon as the next page stands there, before the browser has painted it."""
    page = new_page(viewport={"width": 1280, "height": 720})
    shown(page, Replay(record(NS_3_2), step=8))
    page.evaluate(
        """async (view) => {
            model.set('view', view);
            while (!document.querySelector('.tk-seek .tk-num').textContent.startsWith('9 ')) await null;
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
        }""",
        Replay(record(NS_3_2), step=9, projector=True).view,
    )
    assert [(message["do"], message["to"]) for message in sent(page)] == [("seek", 8)]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("name", ["replay", "28, table", "question at a table", "scenario, play"])
def test_axe_and_contrast_find_nothing(new_page, axe, name, theme):
    page = new_page(viewport={"width": 1280, "height": 720})
    shown(page, WIDGETS[name](), theme=theme, full=False)
    page.evaluate(axe)
    assert look(page, "axe") == []
    assert look(page, "contrast") == []
