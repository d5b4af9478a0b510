"""A page of the shared Chromium for each component test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.widgets.front.harness import ROOT
from tools import front

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here needs Chromium (and nothing else that a worker would have to share)."""
    for item in items:
        if "widgets/front" in item.path.as_posix():
            item.add_marker("browser")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A progress file of its own for each test."""
    monkeypatch.setenv("TRICKKIT_HOME", str(tmp_path))


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Open pages with wishes of their own; the test fails when one asks the network for anything or meets an error."""
    contexts, asked, errors = [], [], []

    def make(**wishes: Any) -> Page:
        context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **wishes}
        )
        contexts.append(context)
        context.on("request", lambda r: asked.append(r.url) if urlsplit(r.url).hostname else None)
        page = context.new_page()
        page.on("pageerror", lambda e: errors.append(str(e)))
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert asked == []
    assert errors == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Return a page with reduced motion."""
    return new_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of axe-core, which comes with the front end's packages."""
    assert front.install() == 0
    return (ROOT / "widgets" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
