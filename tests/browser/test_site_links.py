"""A deal opens from its link without a notebook, and progress stays in the browser: on the built site."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests import texts, texts_28
from tests.browser.lab import violations
from tests.browser.site import SiteNotebook
from tests.browser.test_tours import answers, give
from trickkit import write_view
from trickkit.course.levels import load
from trickkit.record import link

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.site import Served

pytestmark = [pytest.mark.tour, pytest.mark.packaging, pytest.mark.timeout(900)]

ROUND, BEGUN, DEAL = texts.record(texts.NS_3_2), texts.record("N:7H E:7C"), texts.record()
ONE, OTHER = "en/04_who_wins.ipynb", "de/00_start_here.ipynb"


def visit(page: Page, address: str) -> Locator:
    """Follow a link, as a fresh visitor does; give the place where the deal lies."""
    page.goto("about:blank")
    page.goto(address)
    return page.locator("#deal .tk")


def test_a_deal_is_played_on_the_page_that_its_link_opens(served: Served, site_page: Page) -> None:
    errors: list[str] = []
    site_page.on("pageerror", lambda error: errors.append(str(error)))
    table = visit(site_page, link(BEGUN, served.base, seat="S", lang="de"))
    expect(site_page.locator("#said")).to_have_text(
        "Eine Runde für dich: Du sitzt auf Süd, die anderen spielen von selbst."
    )
    assert "/deal/index.html#record=" in site_page.url
    expect(site_page.locator("html")).to_have_attribute("lang", "de")
    expect(table.locator(".tk-hand button")).to_have_count(5)
    table.locator(".tk-hand button[data-card=TH]").click()
    expect(table.locator(".tk-hand button")).to_have_count(4)
    expect(table.get_by_role("button", name="Nächster Stich")).to_be_visible()  # West has played, in Python
    assert violations(site_page, "main") == []
    assert errors == []


def test_a_whole_deal_a_position_and_a_view_open_too(served: Served, site_page: Page) -> None:
    replay = visit(site_page, link(ROUND, served.base))
    expect(replay).to_contain_text("The round is over")
    expect(replay).to_contain_text("is a Schlag, the only one here")
    replay.get_by_role("button", name="Previous").click()
    expect(replay).to_contain_text("19 / 20")
    scenario = visit(site_page, link(texts_28.record("N:14 W:pass"), served.base))
    expect(scenario).to_contain_text("Scenario lab")
    state = texts.position(BEGUN)
    view = visit(site_page, link(write_view(state.observe(state.deal.dealer.partner)), served.base))
    expect(site_page.locator("#said")).to_have_text("A deal to step through, as East saw it.")
    expect(view.locator(".tk-hand button")).to_have_count(4)


@pytest.mark.parametrize(
    "behind",
    [
        "#record=",
        "#record=" + quote('"""); import js; js.document.title = "taken" #'),
        "#record=" + quote("<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"),
        "#record=" + quote(DEAL.replace("TC", "<b>", 1)),
        "#record=" + "A" * 1_000_000,
    ],
    ids=["nothing", "python", "markup", "a record with markup", "a megabyte"],
)
def test_a_hostile_link_is_one_sentence_and_runs_nothing(served: Served, site_page: Page, behind: str) -> None:
    dialogs: list[str] = []
    site_page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    visit(site_page, served.base + behind)
    said = site_page.locator("#said")
    expect(said).to_have_text(
        "This link holds no deal that can be opened here. Perhaps a part of it got lost on the way: "
        "ask for it again, or begin with the lessons."
    )
    assert said.locator("*").count() == 0
    assert "taken" not in site_page.title()
    assert dialogs == []


def test_without_a_deal_the_first_page_stays(served: Served, site_page: Page) -> None:
    site_page.goto(served.base + "#lessons")
    expect(site_page.locator("h1")).to_be_visible()
    assert "/deal/" not in site_page.url


def kept(notebook: SiteNotebook) -> list[str]:
    """Give the levels of the tries that a notebook finds."""
    found: list[str] = notebook.python(
        "[one.level for one in __import__('trickkit.progress').progress.open_store().tries()]"
    )
    return found


def test_progress_outlives_the_page_and_is_one_for_both_languages(served: Served, site_page: Page) -> None:
    first = SiteNotebook(site_page, served, ONE)
    first.run_all_by_menu()
    give(site_page.locator(".tk").first, answers(load("04").levels["04.1"])[0])
    expect(site_page.locator(".tk").first.locator(".tk-star.tk-on").first).to_be_visible()
    assert kept(first) == ["04.1"]

    second = SiteNotebook(site_page.context.new_page(), served, OTHER)  # the first one stays open
    assert kept(second) == ["04.1"]
    assert second.python("[*__import__('trickkit.course').course.open_lesson('00').map().progress]") == ["04.1"]

    first.open()  # loaded again, with a new kernel
    assert kept(first) == ["04.1"]
    first.python("exec('from trickkit.course import open_lesson; lesson = open_lesson(\"04\")', globals())")
    said = first.type_and_run("lesson.progress_file()")
    with site_page.expect_download() as got:
        said.get_by_role("link", name="trickkit-progress.json").click()
    assert got.value.suggested_filename == "trickkit-progress.json"
    saved = json.loads(Path(got.value.path()).read_text(encoding="utf-8"))
    assert [row["level"] for row in saved["tries"]] == ["04.1"]

    second.page.evaluate("() => window.jupyterapp.serviceManager.contents.delete('progress.json')")
    assert kept(first) == []  # taken away in the list of files, and no kernel waits for it for ever
    second.page.evaluate(
        """() => window.jupyterapp.serviceManager.contents.save(
            'progress.json', {type: 'file', format: 'text', content: 'damaged'})"""
    )
    assert kept(first) == []
    assert first.python("[path.name for path in __import__('trickkit.progress').progress.open_store().aside()]") == [
        "progress (set aside 1).json"
    ]
    second.page.close()
