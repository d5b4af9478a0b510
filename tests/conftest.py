"""What holds for every test: repeatable Hypothesis runs, no network, a home of its own, one Chromium a worker."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# The same examples everywhere: a red run can be repeated, and a slow machine is no failure.
hypothesis.settings.register_profile("trickkit", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("trickkit")

LOOPBACK = ("127.", "::1", "localhost", "0.0.0.0")  # noqa: S104 -- compared with, never bound
ONE_WORKER = ("browser", "packaging")


def _stay_on_this_machine(event: str, arguments: tuple[object, ...]) -> None:
    """Refuse any connection of this process that leaves the machine (an audit hook)."""
    if event == "socket.connect":
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else None  # others are paths of local sockets
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    if isinstance(host, bytes):
        host = host.decode()
    if isinstance(host, str) and host and not host.startswith(LOOPBACK):
        raise ConnectionRefusedError(f"a test tried to reach {host}; tests stay on this machine")


sys.addaudithook(_stay_on_this_machine)


@pytest.fixture(scope="session", autouse=True)
def trickkit_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the reader's own progress out of the tests, and the tests out of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRICKKIT_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window: one for all tests of a worker, since Playwright allows no second one."""
    from playwright.sync_api import sync_playwright

    from tests.browser.lab import CHROMIUM_FLAGS
    from tools.chromium import MISSING, find

    path = find()
    if path is None:
        pytest.fail(MISSING)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.hookimpl(tryfirst=True)  # before markers are counted and xdist looks for its groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of a folder with its name, and keep those that share a server or a wheel on one worker."""
    here = Path(__file__).parent
    for item in items:
        for folder in ONE_WORKER:
            if item.path.is_relative_to(here / folder):
                item.add_marker(folder)
                item.add_marker(pytest.mark.xdist_group(folder))
