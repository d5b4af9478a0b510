"""Serve a built site as any web server would, and drive a notebook that runs in the browser alone.

`Served` is a plain file server on this machine, with the site at a path of its own. `SiteNotebook` is a notebook open
in it. `watched` gives a context of a browser that can reach nobody else, and a list of what it tried.
"""

from __future__ import annotations

import functools
import http.server
import json
import re
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote, unquote, urlsplit

from tests.browser.lab import CHROMIUM_FLAGS, Notebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, Route, WebSocket

NEW_FOLDER = re.compile(r"/api/contents/(en|de)/.+/all\.json$")
ALONE = [*CHROMIUM_FLAGS, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]


class _Server(http.server.ThreadingHTTPServer):
    """A file server that says nothing when a browser closes a page in the middle of an answer."""

    def handle_error(self, *_about: object) -> None:
        pass


class Served:
    """A site on this machine, below a path of its own; nothing beside it.

    Attributes:
        base: its address, with the slash at the end.
        missing: what was asked for and is not there, but for folders that a cell has made: Jupyter asks whether such a
            folder is among the site's own.
    """

    def __init__(self, folder: Path, below: str = "/cards/at home/") -> None:
        """Start to serve.

        Args:
            folder: the site.
            below: the path that it stands at.
        """
        self.missing: list[str] = []
        self._server = _Server(("127.0.0.1", 0), functools.partial(self._handler(below), directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.base = f"http://127.0.0.1:{self._server.server_port}{quote(below)}"

    def _handler(self, below: str) -> type[http.server.SimpleHTTPRequestHandler]:
        missing = self.missing

        class Handler(http.server.SimpleHTTPRequestHandler):
            """What `python -m http.server` does, for what stands below the path."""

            protocol_version = "HTTP/1.1"

            def translate_path(self, path: str) -> str:
                inside = unquote(urlsplit(path).path)
                return super().translate_path(
                    quote(f"/{inside.removeprefix(below)}") if inside.startswith(below) else "/not/here"
                )

            def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
                if not NEW_FOLDER.search(self.path):
                    missing.append(self.path)
                super().send_error(code, message, explain)

            def log_message(self, *_said: object) -> None:
                pass

        return Handler

    def address(self, name: str) -> str:
        """Return the address of a notebook."""
        return f"{self.base}notebooks/index.html?path={quote(name)}"

    def stop(self) -> None:
        """Stop it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


@contextmanager
def watched(browser: Browser, **options: Any) -> Iterator[tuple[BrowserContext, list[str]]]:
    """Give a fresh context of a browser that finds no other machine, and the addresses that it asked for elsewhere.

    Args:
        browser: one started with the flags `ALONE`.
        options: of the context.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", **options)
    context.set_default_timeout(180_000)  # Python starts in the browser; a test that passes does not wait
    outside: list[str] = []

    def elsewhere(address: str) -> bool:
        parts = urlsplit(address)
        return parts.scheme not in {"data", "blob", "about"} and parts.hostname != "127.0.0.1"

    def note(asked: Request | WebSocket) -> None:
        if elsewhere(asked.url):
            outside.append(asked.url)

    def stop(route: Route) -> None:
        outside.append(route.request.url)
        route.abort()

    context.on("request", note)
    context.on("page", lambda page: page.on("websocket", note))
    context.route(elsewhere, stop)
    yield context, outside
    context.close()


class SiteNotebook(Notebook):
    """A notebook open in a site."""

    def __init__(self, page: Page, site: Served, name: str) -> None:
        """Open it and wait until Python answers."""
        super().__init__(page, site, name)  # type: ignore[arg-type]  # it is asked for addresses only

    def open(self) -> None:
        """Open it, unless the page is on its way there, and wait until Python answers."""
        if self.page.url != self.server.address(self.name):
            self.page.goto(self.server.address(self.name))
        self.wait()

    def run_all_by_menu(self) -> None:
        """Choose Run › Run All Cells, as the first page tells a visitor to."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()

    def type_and_run(self, code: str) -> Locator:
        """Write a cell below the last one by the keyboard, run it, and return its outputs."""
        self.page.evaluate(
            """() => {
                const notebook = window.jupyterapp.shell.currentWidget.content;
                notebook.activeCellIndex = notebook.widgets.length - 1;
            }"""
        )
        self.command("notebook:insert-cell-below")
        cells = self.page.locator(".jp-CodeCell")
        cell = cells.nth(cells.count() - 1)
        cell.locator(".cm-content").click()
        self.page.keyboard.insert_text(code)
        self.page.keyboard.press("Shift+Enter")
        return cell.locator(".jp-OutputArea-output")

    def python(self, expression: str) -> Any:
        """Evaluate a Python expression in the notebook's kernel, through the page's own connection."""
        said = self.page.evaluate(
            """async (code) => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                const asked = kernel.requestExecute({code, store_history: false});
                let said = "";
                asked.onIOPub = ({header, content}) => {
                    if (header.msg_type === "stream") said += content.text;
                    if (header.msg_type === "error") said += content.evalue;
                };
                await asked.done;
                return said;
            }""",
            f"print(__import__('json').dumps({expression}))",
        )
        return json.loads(said)

    def cell_errors(self) -> list[str]:
        """Return what cells raised, and what they complained of on standard error, bars of progress apart."""
        found: list[str] = self.page.evaluate(
            """() => window.jupyterapp.shell.currentWidget.content.widgets
                .filter((cell) => cell.model.type === "code")
                .flatMap((cell) => cell.model.outputs.toJSON())
                .filter((output) => output.output_type === "error" || output.name === "stderr")
                .filter((output) => !/^\\s*\\d+%\\|/.test(output.text ?? ""))
                .map((output) => output.output_type === "error" ? `${output.ename}: ${output.evalue}` : output.text)"""
        )
        return found
