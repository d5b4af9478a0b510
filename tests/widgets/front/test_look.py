"""What the eye meets: axe, contrast, themes, widths, forced colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.widgets.front.harness import NAMES, bundle, bundle_of, fixture, mount

CHECKS = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
# Each kind of widget and part once; the other views differ in words and state.
CORE = [
    *("table-asked.en", "table-blind.de", "table-limit.en", "table-replay.en", "table-result.en"),
    *("table-28-auction.en", "table-28-bidder.en", "table-28-shown.en", "table-28-three.de"),
    *("question-legal.en", "question-crossed.de", "question-pair.en", "question-number.en", "score.en", "map.en"),
    *("question-chips.en", "question-order-wrong.en", "question-wrong.en", "question-many-wrong.en", "grid.en"),
    *("question-rounds.en", "question-rounds-wrong.de"),
    *("scenario-trick.en", "scenario-deal.de", "scenario-knows.en", "scenario-28.en"),
    *("grid-level.en", "grid-level-find.en", "grid-level-right.en"),
    *("grid-checked.en", "grid-chances.en", "grid-shown.de", "suits.en", "table-marked.en", "table-28-marked.en"),
]
THEMES = ["light", "dark", "contrast"]
TOUR = pytest.mark.tour
WIDTHS = [280, *(pytest.param(width, marks=TOUR) for width in (320, 460, 700)), 960]
"""The narrowest (what JupyterLab leaves in a window of 400 pixels, and less) and the widest in every run, those between
with the tours: each looks at every view."""
Found = list[Any]


def look(page: Page, check: str) -> Found:
    """Run one check of look.js on what the page shows."""
    page.evaluate(CHECKS)
    found: Found = page.evaluate(f"checks.{check}()")
    return found


def every(page: Page, check: str, names: list[str] = NAMES, *, before: str = "", **how: Any) -> dict[str, Found]:
    """Look at every fixture, with its menu open; return what was found, by fixture."""
    views = {name: fixture(name) for name in names}
    mount(page, views[names[0]], **how)
    page.evaluate(before + CHECKS)
    shown = [(name, bundle_of(view), view) for name, view in views.items()]
    found: dict[str, Found] = page.evaluate("every", [{kind: bundle(kind) for _, kind, _ in shown}, shown, check])
    return found


def test_axe_finds_nothing(page, axe):
    assert every(page, "axe", before=axe) == {}


@pytest.mark.parametrize("theme", ["dark", *(pytest.param(theme, marks=TOUR) for theme in ("contrast", "bare"))])
def test_axe_finds_nothing_in_other_themes(page, axe, theme):
    assert every(page, "axe", CORE, before=axe, theme=theme) == {}


@pytest.mark.parametrize("width", [320, 700])
def test_axe_finds_nothing_when_narrow_or_with_forced_colours(new_page, axe, width):
    page = new_page(forced_colors="active" if width == 700 else "none")
    assert every(page, "axe", CORE, before=axe, width=width) == {}


@pytest.mark.tour
@pytest.mark.parametrize("theme", ["dark", "contrast", "forced"])
def test_axe_finds_nothing_in_any_view_in_other_themes(new_page, axe, theme):
    page = new_page(forced_colors="active" if theme == "forced" else "none")
    names = [name for name in NAMES if name not in CORE]  # the others above
    assert every(page, "axe", names, before=axe, theme="light" if theme == "forced" else theme) == {}


@pytest.mark.parametrize("theme", ["light", *(pytest.param(theme, marks=TOUR) for theme in THEMES[1:])])
def test_every_pair_of_colours_has_its_contrast(page, theme):
    assert every(page, "contrast", theme=theme) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_four_colours_have_their_contrast_and_differ(page, theme):
    mount(page, {**fixture("question-chips.en"), "four": True}, theme=theme)
    assert look(page, "contrast") == []
    colours = page.locator(".tk-opt .tk-mark").evaluate_all("all => all.map(m => getComputedStyle(m).color)")
    assert len(set(colours)) == 4


@pytest.mark.parametrize("width", [*WIDTHS, pytest.param(580, marks=TOUR)])
def test_nothing_sticks_out(page, width):
    assert every(page, "tooWide", width=width) == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_sticks_out_with_a_wide_font(page, width):
    style = ".tk { --tk-font: 'DejaVu Sans', Verdana, sans-serif !important }"
    assert every(page, "tooWide", width=width, style=style) == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_covers_anything_else_on_the_table(page, width):
    assert every(page, "overlaps", width=width) == {}


@pytest.mark.parametrize("width", [280, 320])
def test_five_cards_in_every_hand_fit(page, width):
    view = fixture("table-replay.de")
    for seat in view["seats"]:
        seat["open"] = [{"card": c, "name": c} for c in ("TS", "8D", "JC", "KH", "9C")]
    mount(page, view, width=width)
    assert look(page, "tooWide") == []
    view = fixture("table-blind.de")
    view["hand"]["cards"].append({"card": "9C", "name": "Eichel Neun", "act": "9C", "barred": None})
    mount(page, view, width=width)
    assert look(page, "tooWide") == []


FELT = "getComputedStyle(document.querySelector('.tk-felt')).backgroundColor"


@pytest.mark.parametrize("wish", ["light", "dark"])
def test_inside_jupyterlab_its_theme_decides_and_not_the_system(new_page, wish):
    page = new_page(color_scheme=wish)
    mount(page, fixture("table-blind.en"), theme="light")
    assert page.evaluate(FELT) == "rgb(233, 235, 223)"
    mount(page, fixture("table-blind.en"), theme="dark")
    assert page.evaluate(FELT) == "rgb(28, 41, 37)"


@pytest.mark.parametrize(("wish", "felt"), [("light", "rgb(233, 235, 223)"), ("dark", "rgb(28, 41, 37)")])
def test_elsewhere_the_system_decides_and_the_widget_brings_its_ground(new_page, axe, wish, felt):
    page = new_page(color_scheme=wish)
    mount(page, fixture("table-blind.en"), theme="bare")
    assert page.evaluate(FELT) == felt
    assert page.evaluate("getComputedStyle(document.querySelector('.tk')).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.evaluate(axe)
    assert look(page, "axe") == []


def test_the_theme_can_change_while_the_widget_stands(page):
    mount(page, fixture("table-blind.en"), theme="light")
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert page.evaluate(FELT) == "rgb(28, 41, 37)"


def test_forced_colours_keep_the_faces_and_colour_the_marks(new_page):
    page = new_page(forced_colors="active")
    mount(page, fixture("table-blind.en"))
    assert page.evaluate("getComputedStyle(document.querySelector('.tk-svg .tk-fh')).color") == "rgb(184, 35, 47)"
    text = page.evaluate("getComputedStyle(document.querySelector('.tk-last, .tk-side .tk-say')).color")
    assert page.evaluate("getComputedStyle(document.querySelector('.tk-cn .tk-fh')).color") == text


def test_reduced_motion_means_none_at_all(page):
    mount(page, fixture("table-blind.en"))
    durations = page.locator(".tk, .tk *").evaluate_all("all => all.map(e => getComputedStyle(e).transitionDuration)")
    assert set(durations) == {"0s"}


def test_the_container_decides_and_not_the_window(new_page):
    page = new_page(viewport={"width": 1600, "height": 900})
    mount(page, fixture("table-blind.en"), width=320)
    side, felt = page.locator(".tk-side").bounding_box(), page.locator(".tk-felt").bounding_box()
    assert side["y"] > felt["y"] + felt["height"]
    mount(page, fixture("table-blind.en"), width=900)
    side, felt = page.locator(".tk-side").bounding_box(), page.locator(".tk-felt").bounding_box()
    assert side["x"] > felt["x"] + felt["width"]


def test_no_picture_has_an_id_and_no_element_is_disabled(page):
    assert every(page, "ids", CORE) == {}


def test_every_card_has_a_face_at_every_width(page):
    """A card has a large face and a small one; one of them is shown, at the width where they change too."""
    mount(page, fixture("table-asked.en"))
    blank = {}
    for width in range(280, 720, 5):
        page.set_viewport_size({"width": width, "height": 900})
        faces = page.locator(".tk-card svg:has(.tk-l)")
        shown = faces.evaluate_all(
            "all => all.map((svg) => ['.tk-s', '.tk-l'].filter((face) => "
            "getComputedStyle(svg.querySelector(face)).display !== 'none').length)"
        )
        if set(shown) != {1}:
            blank[width] = shown
    assert blank == {}


def test_a_card_of_just_the_width_where_the_faces_change_has_one(page):
    mount(page, fixture("table-asked.en"))
    card = page.locator(".tk-trick .tk-card").first
    for width in (61.9, 61.98, 61.99, 62, 62.01, 62.1):
        card.evaluate("(card, width) => { card.style.width = `${width}px`; }", width)
        shown = card.evaluate(
            "(card) => ['.tk-s', '.tk-l'].filter((face) => "
            "getComputedStyle(card.querySelector(face)).display !== 'none').length"
        )
        assert shown == 1, width
