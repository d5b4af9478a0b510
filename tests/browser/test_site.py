"""The course without an installation: built, served, and used in a browser that reaches nobody else."""

from __future__ import annotations

import json
import re
import zipfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LESSONS
from tests.browser.site import SiteNotebook, watched
from tests.browser.test_tours import answers, give
from trickkit.course.levels import load

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.site import Served

pytestmark = [pytest.mark.tour, pytest.mark.packaging, pytest.mark.timeout(900)]

NOT_FOUND = "Failed to load resource: the server responded with a status of 404"
SLOW = """(() => {
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    for (const end = Date.now() + 2500; Date.now() < end;);
    return address(blob);
  };
})()"""
"""A machine that needs two and a half seconds before it looks at a widget's script."""


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in {"href", "src"} and value]


@pytest.mark.parametrize("name", ["index.html", "index.de.html"])
def test_every_link_of_the_first_page_leads_to_a_file_of_the_site(site: Path, name: str) -> None:
    links = _Links()
    links.feed((site / name).read_text(encoding="utf-8"))
    lang = "de" if ".de." in name else "en"
    notebooks = set()
    for link in links.found:
        parts = urlsplit(link)
        assert not parts.scheme
        assert not parts.netloc
        assert (site / (parts.path or name)).is_file()
        for path in parse_qs(parts.query).get("path", []):
            assert (site / "files" / path).is_file()
            notebooks.add(path)
    assert notebooks >= {f"{lang}/{path.name}" for path in (LESSONS / lang).glob("*.ipynb")}


def test_every_link_of_a_lesson_leads_to_a_file_of_the_site(site: Path) -> None:
    found = 0
    for path in (site / "files").rglob("*.ipynb"):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", "".join(cell["source"])):
                    assert (path.parent / unquote(target)).is_file(), (path, target)
                    found += 1
    assert found > 100


def test_modules_are_compiled_and_what_no_browser_needs_is_left_out(site: Path) -> None:
    for path in (site / "static" / "pyodide").glob("*.whl"):
        with zipfile.ZipFile(path) as wheel:
            names = set(wheel.namelist())
        assert not any("/tests/" in name or ".data/data/" in name for name in names)
        if path.name.startswith(("trickkit-", "ipywidgets-", "anywidget-")):
            modules = {name for name in names if name.endswith(".py")}
            compiled = {re.sub(r"__pycache__/(\w+)\.cpython-314\.pyc$", r"\1.py", name) for name in names - modules}
            assert modules <= compiled


def solved(page: Page, served: Served, lang: str, number: str) -> SiteNotebook:
    """Open a lesson, run it by the menu, answer its first level rightly; only Python can say that it is solved."""
    (path,) = (LESSONS / lang).glob(f"{number}_*.ipynb")
    notebook = SiteNotebook(page, served, f"{lang}/{path.name}")
    notebook.run_all_by_menu()
    level = next(iter(load(number).levels.values()))
    widget = page.locator(".tk").first
    expect(widget).to_be_visible()
    give(widget, answers(level)[0])
    expect(widget.locator(".tk-star.tk-on").first).to_be_visible()
    assert notebook.python(f"[lesson.levels.lesson, Out[2].solved, '{level.key}']") == [number, True, level.key]
    expect(notebook.type_and_run("print(*sorted(lesson.keys())[:2], 6 * 7)")).to_contain_text(" 42")
    assert notebook.cell_errors() == []
    assert notebook.errors == []
    return notebook


def test_lesson_04_runs_is_clicked_and_goes_on(served: Served, site_page: Page) -> None:
    solved(site_page, served, "en", "04")


def test_cells_that_are_run_before_python_is_there_wait_for_it(served: Served, site_page: Page) -> None:
    site_page.goto(served.address("en/00_start_here.ipynb"))
    site_page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    site_page.evaluate(
        """() => {
            const context = window.jupyterapp.shell.currentWidget.sessionContext;
            window.early = !context.session?.kernel;
            window.jupyterapp.commands.execute("notebook:run-all-cells");
        }"""
    )
    assert site_page.evaluate("window.early")  # nobody could be quicker
    expect(site_page.locator(".tk").first).to_be_visible()


def test_a_widget_is_answered_on_a_slow_machine(served: Served, site_page: Page) -> None:
    site_page.add_init_script(SLOW)
    solved(site_page, served, "en", "01")


@pytest.mark.parametrize("number", ["09", "15"])
def test_lessons_09_and_15(served: Served, site_page: Page, number: str) -> None:
    solved(site_page, served, "de", number)


def test_links_of_a_lesson_open_the_next_lesson_and_the_clause(served: Served, site_page: Page) -> None:
    site_page.goto(served.address("de/04_who_wins.ipynb"))
    lesson = site_page.locator(".jp-Notebook")
    with site_page.context.expect_page() as opened:
        lesson.get_by_role("link", name="L12", exact=True).click()
    rules = opened.value
    expect(rules).to_have_url(f"{served.base}rules/latinern.html#l12")
    expect(rules.locator("li:has(a:target)")).to_contain_text("L12")
    with site_page.context.expect_page() as opened:
        lesson.get_by_role("link", name="05 ·").last.click()
    expect(opened.value.locator(".jp-Notebook h1")).to_contain_text("05 · Blind I")
    assert len(site_page.context.pages) == 3


@pytest.mark.timeout(1800)
def test_every_notebook_runs_to_its_end(served: Served, browser_alone: Browser) -> None:
    names = sorted(path.relative_to(LESSONS).as_posix() for path in LESSONS.glob("*/*.ipynb"))
    failed: dict[str, list[str]] = {}
    with watched(browser_alone) as (context, outside):
        pages: dict[str, Page] = {}
        for number, name in enumerate(names):
            for coming in names[number : number + 2]:  # while one runs, Python starts in the next
                if coming not in pages:
                    pages[coming] = context.new_page()
                    pages[coming].goto(served.address(coming))
            notebook = SiteNotebook(pages[name], served, name)
            notebook.run_all()
            wrong = notebook.cell_errors() + [said for said in notebook.errors if not said.startswith(NOT_FOUND)]
            if wrong or not notebook.page.locator(".tk").count():
                failed[name] = wrong
            pages[name].close()
    assert failed == {}
    assert outside == []
    assert served.missing == []


def test_own_work_is_there_again_and_a_fresh_copy_comes_beside_it(served: Served, site_page: Page) -> None:
    name = "en/01_what_is_a_trick.ipynb"
    notebook = SiteNotebook(site_page, served, name)
    notebook.run_all()
    expect(notebook.type_and_run("print('my own cell')")).to_contain_text("my own cell")
    notebook.save()
    notebook = SiteNotebook(site_page.context.new_page(), served, name)
    expect(notebook.page.locator(".jp-Notebook")).to_contain_text("my own cell")
    notebook.run_all()
    expect(notebook.type_and_run("lesson.fresh_copy()")).to_contain_text("01_what_is_a_trick (2).ipynb")
    fresh = site_page.context.new_page()
    fresh.goto(served.address("en/01_what_is_a_trick (2).ipynb"))
    expect(fresh.locator(".jp-Notebook h1")).to_contain_text("01 · What is a trick?")
    expect(fresh.locator(".jp-Notebook")).not_to_contain_text("my own cell")


def test_a_request_to_somebody_else_is_seen(served: Served, browser_alone: Browser) -> None:
    with watched(browser_alone) as (context, outside):
        notebook = SiteNotebook(context.new_page(), served, "en/01_what_is_a_trick.ipynb")
        assert outside == []
        call = "from pyodide.http import pyfetch\ntry:\n    await pyfetch('http://cards.example/deal')\n"
        expect(notebook.type_and_run(f"{call}except OSError:\n    print('nobody is there')")).to_contain_text("nobody")
        assert set(outside) == {"http://cards.example/deal"}
