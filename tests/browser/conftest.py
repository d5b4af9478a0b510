"""One JupyterLab for all browser tests; a page for each."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.browser.lab import Notebook, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page; at the end the test fails when the page asked anybody but this machine."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(60_000)  # a loaded machine is slow; a test that passes does not wait
    outside: list[str] = []
    context.on(
        "request",
        lambda asked: None if urlsplit(asked.url).hostname in {None, "127.0.0.1"} else outside.append(asked.url),
    )
    yield context.new_page()
    context.close()
    assert outside == []


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A JupyterLab on a copy of the lessons."""
    with Server(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture
def open_notebook(page: Page, lab: Server) -> Iterator[Callable[[str], Notebook]]:
    """Open a lesson by its path, such as `en/04_who_wins.ipynb`; its kernel ends with the test."""
    yield lambda name: Notebook(page, lab, name)
    lab.end_sessions()
