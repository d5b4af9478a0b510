"""One JupyterLab for all browser tests, and one site without an installation; a page for each."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.lab import ROOT, Notebook, Server
from tests.browser.site import ALONE, Served, watched
from tools.chromium import find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket


@pytest.fixture(scope="session")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One context for all pages: JupyterLab's own files are fetched once."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(60_000)  # a loaded machine is slow; a test that passes does not wait
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A fresh page; at the end the test fails when it asked anybody but this machine."""
    expect.set_options(timeout=60_000)
    outside: list[str] = []

    def note(asked: Request | WebSocket) -> None:
        if urlsplit(asked.url).hostname not in {None, "127.0.0.1"}:
            outside.append(asked.url)

    page = context.new_page()
    page.on("request", note)
    page.on("websocket", note)
    yield page
    page.close()
    assert outside == []


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A JupyterLab started as a learner starts it, by `trickkit lab`, on a copy of the lessons."""
    with Server(tmp_path_factory.mktemp("lab"), learner=True) as server:
        yield server


@pytest.fixture
def open_notebook(page: Page, lab: Server) -> Iterator[Callable[[str], Notebook]]:
    """Open a lesson by its path, such as `en/04_who_wins.ipynb`; its kernel ends with the test."""
    opened: list[Notebook] = []

    def open_one(name: str) -> Notebook:
        opened.append(Notebook(page, lab, name))
        return opened[-1]

    yield open_one
    lab.end_sessions()
    lab.forget_progress()
    for notebook in opened:
        assert notebook.errors == []


@pytest.fixture
def write_and_run(lab: Server, open_notebook: Callable[[str], Notebook]) -> Callable[..., Notebook]:
    """Write a notebook of the test's own with the cells given, open it and run it."""

    def run(*cells: str) -> Notebook:
        notebook = open_notebook(lab.write("own.ipynb", *cells))
        notebook.run_all()
        assert notebook.cell_errors() == []
        return notebook

    return run


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by an installed trickkit with the extra `lite`, in an environment of its own."""
    folder = tmp_path_factory.mktemp("lite")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    inside = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(inside / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "pip>=25.1"], check=True)
    subprocess.run([*pip, "-c", "constraints.txt", ".[lite]"], cwd=ROOT, check=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([inside / "trickkit", "site", folder / "site"], cwd=folder, env=env, check=True)
    return folder / "site"


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[Served]:
    """The site at a path of a file server on this machine."""
    with Served(site) as server:
        yield server


@pytest.fixture(scope="session")
def browser_alone(browser: Browser) -> Iterator[Browser]:
    """A Chromium that finds no other machine, not even by name."""
    alone = browser.browser_type.launch(executable_path=find(), args=ALONE)
    yield alone
    alone.close()


@pytest.fixture
def site_page(browser_alone: Browser, served: Served) -> Iterator[Page]:
    """A page of a browser that has never been there; it may ask nobody else, and for nothing that is not there."""
    expect.set_options(timeout=180_000)
    with watched(browser_alone) as (context, outside):
        yield context.new_page()
    assert outside == []
    assert served.missing == []
