"""Notebook 7 and Voila: a table is opened there, and a card clicked lies on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import ROOT, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

pytestmark = [pytest.mark.tour, pytest.mark.packaging, pytest.mark.timeout(900)]

CELL = "from trickkit.widgets import Table; Table(7)"
TOKEN = "hosts"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own with both hosts: JupyterLab, which the other tests use, would change with them installed."""
    folder = tmp_path_factory.mktemp("hosts") / "venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    inside = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "pip>=25.1"], check=True)
    subprocess.run([*pip, "-c", "constraints.txt", "--group", "hosts", ".[widgets]"], cwd=ROOT, check=True)
    return inside


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with one notebook: a table in a cell."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "1",
        "metadata": {},
        "outputs": [],
        "source": CELL,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    folder = tmp_path / "files"
    folder.mkdir()
    (folder / "own.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    return folder


@contextmanager
def running(python: Path, files: Path, *arguments: str, port: int) -> Iterator[str]:
    """Start a server with every folder of its own, wait until it answers, and stop it at the end."""
    home = files.parent
    names = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")
    env = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        **{f"JUPYTER_{name}": str(home / name.lower()) for name in names},
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "TRICKKIT_HOME": str(home / "home"),
    }
    address, log = f"http://127.0.0.1:{port}", home / "server.log"
    command = [str(python), "-m", *arguments, "--no-browser"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT, cwd=home)
    try:
        end = time.monotonic() + 60
        while True:
            assert process.poll() is None, log.read_text(encoding="utf-8")
            try:
                urllib.request.urlopen(f"{address}/static/favicon.ico", timeout=20).close()  # noqa: S310 -- our own
            except urllib.error.HTTPError:  # it answers
                break
            except OSError:
                assert time.monotonic() < end, log.read_text(encoding="utf-8")
                time.sleep(0.1)  # asks a port again; guesses no duration
            else:
                break
        yield address
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture
def own_page(browser: Browser) -> Iterator[Page]:
    """A page that reaches this machine alone: hosts ask for fonts and formulas elsewhere, and do without them."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(120_000)
    expect.set_options(timeout=60_000)
    context.route(lambda url: "//127.0.0.1" not in url, lambda route: route.abort())
    yield context.new_page()
    context.close()


def a_card_is_played(table: Locator) -> None:
    """Click a card and see it on the table, and the bots' cards after it."""
    cards = table.locator(".tk-hand button:not([aria-disabled])")
    cards.first.wait_for()
    card = cards.first.get_attribute("data-card")
    cards.first.click()
    expect(table.locator(f".tk-trick [data-seat=S] [data-played='{card}']")).to_be_visible()
    expect(table.locator(".tk-trick .tk-win")).to_have_count(1)


def test_notebook_7(python: Path, files: Path, own_page: Page) -> None:
    port = free_port()
    options = (
        f"--ServerApp.root_dir={files}",
        f"--ServerApp.port={port}",
        "--ServerApp.ip=127.0.0.1",
        f"--IdentityProvider.token={TOKEN}",
        "--allow-root",  # tests may run as root
    )
    with running(python, files, "notebook", *options, port=port) as address:
        own_page.goto(f"{address}/notebooks/own.ipynb?token={TOKEN}")
        own_page.locator(".jp-CodeCell").first.click()
        own_page.keyboard.press("Shift+Enter")
        a_card_is_played(own_page.locator(".tk"))


def test_voila(python: Path, files: Path, own_page: Page) -> None:
    port = free_port()
    options = ("voila", str(files / "own.ipynb"), f"--port={port}", "--Voila.ip=127.0.0.1")
    with running(python, files, *options, port=port) as address:
        own_page.goto(address)
        a_card_is_played(own_page.locator(".tk"))
