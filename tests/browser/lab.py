"""Drive JupyterLab as a person would: a server of our own, a notebook in it, and nothing that waits for time.

`Server` starts Jupyter on a free port with a token of its own and every folder in a temporary place, so that neither
the machine's settings nor a reader's progress are touched. `Notebook` is a notebook open in a page of that server,
driven through `window.jupyterapp`, which the server is told to expose.
"""

from __future__ import annotations

import ast
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from types import TracebackType

    from playwright.sync_api import Locator, Page

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
AXE = ROOT / "widgets" / "node_modules" / "axe-core" / "axe.min.js"

CHROMIUM_FLAGS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    # a browser under test has nothing to say to anybody
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]

LIGHT, DARK, HIGH_CONTRAST = "JupyterLab Light", "JupyterLab Dark", "JupyterLab Dark High Contrast"

# The rules of WCAG 2.2 AA, as axe names them.
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A Jupyter server with a copy of the lessons, or of other files, as its folder.

    Attributes:
        base: its address, without a path.
        token: what a request must carry.
        folder: the folder that it shows.
        home: the learner's folder, where progress is kept.
        log: the file that holds what it printed.
    """

    def __init__(
        self,
        tmp: Path,
        *,
        files: Path = LESSONS,
        learner: bool = False,
        options: tuple[str, ...] = (),
        env: dict[str, str] | None = None,
    ) -> None:
        """Start it and wait until it answers.

        Args:
            tmp: an empty folder for everything that it reads and writes.
            files: what is copied into its folder.
            learner: start it the learner's way, through `trickkit lab`, with its hook that strips views on saving.
            options: further command-line options.
            env: further environment variables, for the server and for its kernels.
        """
        self.port = free_port()
        self.token = secrets.token_hex(16)
        self.base = f"http://127.0.0.1:{self.port}"
        self.folder = tmp / "files"
        self.home = tmp / "home"
        self.log = tmp / "server.log"
        shutil.copytree(files, self.folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
        self._quiet(tmp / "settings")
        environment = {
            **os.environ,
            "IPYTHONDIR": str(tmp / "ipython"),
            "JUPYTERLAB_SETTINGS_DIR": str(tmp / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(tmp / "workspaces"),
            "JUPYTER_CONFIG_DIR": str(tmp / "config"),
            "JUPYTER_DATA_DIR": str(tmp / "data"),
            "JUPYTER_PREFER_ENV_PATH": "1",
            "JUPYTER_RUNTIME_DIR": str(tmp / "runtime"),
            "TRICKKIT_HOME": str(self.home),
            **(env or {}),
        }
        folder = str(self.folder)
        command = (
            ("-m", "trickkit.cli", "lab", "--dir", folder, "--")
            if learner
            else ("-m", "jupyter", "lab", f"--ServerApp.root_dir={folder}")
        )
        arguments = [
            sys.executable,
            *command,
            "--no-browser",
            "--allow-root",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.port}",
            "--ServerApp.port_retries=0",
            f"--IdentityProvider.token={self.token}",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
            "--ServerApp.jpserver_extensions={'jupyterlab_jupytext': False}",  # learners do not have it
            *options,
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(arguments, env=environment, stdout=log, stderr=subprocess.STDOUT, cwd=tmp)
        self._wait()

    @staticmethod
    def _quiet(settings: Path) -> None:
        """Switch off the notices that would lie over a widget."""
        folder = settings / "@jupyterlab" / "apputils-extension"
        folder.mkdir(parents=True)
        wanted = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
        (folder / "notification.jupyterlab-settings").write_text(json.dumps(wanted), encoding="utf-8")

    def _wait(self, limit: float = 60) -> None:
        end = time.monotonic() + limit
        while True:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server stopped:\n{self.log.read_text(encoding='utf-8')}")
            try:
                self.api("/api/status")
            except OSError:
                if time.monotonic() > end:
                    self.stop()
                    raise
                time.sleep(0.1)  # asks a port again; guesses no duration
            else:
                return

    def api(self, path: str, method: str = "GET") -> Any:
        """Ask the server's own interface and return what it answers (None when it answers nothing)."""
        request = urllib.request.Request(  # noqa: S310 -- our own server
            self.base + path, method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            body = answer.read()
        return json.loads(body) if body else None

    def end_sessions(self) -> None:
        """End every kernel. A session outlives its page: the next test on that notebook would meet the old one."""
        for session in self.api("/api/sessions"):
            self.api(f"/api/sessions/{session['id']}", method="DELETE")

    def forget_progress(self) -> None:
        """Begin a new progress file, so that no table offers a hand of the test before."""
        (self.home / "progress.sqlite").unlink(missing_ok=True)

    def address(self, name: str) -> str:
        """Return the address that opens one document, with nothing left from before."""
        return f"{self.base}/doc/tree/{name}?token={self.token}&reset"

    def notebook(self, name: str) -> dict[str, Any]:
        """Read a notebook as it lies on disk."""
        found: dict[str, Any] = json.loads((self.folder / name).read_text(encoding="utf-8"))
        return found

    def write(self, name: str, *cells: str) -> str:
        """Put a notebook of code cells into its folder, over one that is there, and return its name."""
        notebook = {
            "cells": [
                {
                    "cell_type": "code",
                    "execution_count": None,
                    "id": f"{n}",
                    "metadata": {},
                    "outputs": [],
                    "source": text,
                }
                for n, text in enumerate(cells, start=1)
            ],
            "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.folder / name).write_text(json.dumps(notebook), encoding="utf-8")
        return name

    def stop(self) -> None:
        """Stop it, and its kernels with it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


# What JupyterLab itself puts on the console when a kernel is shut down under it.
NOT_OURS = ("Could not restore the debugger state",)


def _is_ours(kind: str, text: str) -> bool:
    return kind == "error" and not text.startswith(NOT_OURS)


class Notebook:
    """A notebook open in JupyterLab.

    Cells are counted from 1, code cells only: after Run All in a fresh kernel, `Out[n]` is what cell n showed.

    Attributes:
        page: the page that it is open in.
        errors: what went wrong in the page's scripts since it was opened: uncaught errors, and errors on the console.
    """

    def __init__(self, page: Page, server: Server, name: str) -> None:
        """Open it and wait until its kernel answers."""
        self.page, self.server, self.name = page, server, name
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if _is_ours(said.type, said.text) else None)
        self.open()

    def open(self) -> None:
        """Open it, again if need be. (One that names no kernel in its metadata would ask for it, and wait.)"""
        self.page.goto(self.server.address(self.name))
        self.wait()

    def wait(self) -> None:
        """Wait until it is shown and its kernel answers."""
        self.page.wait_for_function("() => !!window.jupyterapp")
        self.page.evaluate(
            """async (name) => {
                const app = window.jupyterapp;
                await app.restored;
                let open = null;
                for (;;) {  // waits on the layout, not on time
                    open = app.shell.currentWidget;
                    if (open?.context?.path === name) break;
                    await new Promise((next) => requestAnimationFrame(next));
                }
                await open.context.ready;
                await open.revealed;
                await open.sessionContext.ready;
                await open.sessionContext.session.kernel.info;
            }""",
            self.name,
        )

    def command(self, name: str, **arguments: object) -> None:
        """Run a command of JupyterLab and wait until it is done."""
        self.page.evaluate(
            "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }", [name, arguments]
        )

    def run_all(self) -> None:
        """Run every cell and wait for the last one."""
        self.command("notebook:run-all-cells")

    def run(self, cell: int) -> None:
        """Run one cell and wait for it."""
        self.select(cell)
        self.command("notebook:run-cell")

    def select(self, cell: int) -> None:
        """Make a cell the active one, in command mode, with the focus on the notebook."""
        self.page.evaluate(
            """(n) => {
                const notebook = window.jupyterapp.shell.currentWidget.content;
                const code = notebook.widgets.filter((cell) => cell.model.type === "code");
                notebook.activeCellIndex = notebook.widgets.indexOf(code[n - 1]);
                notebook.mode = "command";
            }""",
            cell,
        )
        self.command("notebook:enter-command-mode")

    def shown(self, cell: int) -> Locator:
        """Return the widget, or widgets, that a cell shows."""
        return self.page.locator(".jp-CodeCell").nth(cell - 1).locator(".tk")

    def cells(self) -> list[list[str]]:
        """Return kind, id and text of every cell, as the page has them."""
        found: list[list[str]] = self.page.evaluate(
            """() => window.jupyterapp.shell.currentWidget.content.widgets.map(
                ({model}) => [model.type, model.id, model.sharedModel.getSource()])"""
        )
        return found

    def listeners(self, model: str) -> dict[str, int]:
        """Return how many views a widget's model has in the page, and how many listen to its snapshots.

        Args:
            model: its `model_id` in Python.
        """
        found: dict[str, int] = self.page.evaluate(
            """async (id) => {
                const { rendermime } = window.jupyterapp.shell.currentWidget.content;
                const factory = rendermime.getFactory("application/vnd.jupyter.widget-view+json");
                const manager = await factory.createRenderer({ mimeType: "" })._manager.promise;
                const model = await manager.get_model(id);
                return {
                    views: Object.keys(model.views).length,
                    listeners: (model._events?.["change:view"] ?? []).length,
                };
            }""",
            model,
        )
        return found

    def save(self) -> None:
        """Save it to disk."""
        self.page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.context.save(); }")

    def restart(self) -> None:
        """Restart the kernel; the page stays as it is."""
        self.page.evaluate(
            "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart(); }"
        )

    def shut_down(self) -> None:
        """Shut the kernel down; the page stays as it is."""
        self.page.evaluate("async () => { await window.jupyterapp.shell.currentWidget.sessionContext.shutdown(); }")

    def theme(self, name: str) -> None:
        """Change the theme of JupyterLab, and wait until the page wears it."""
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_function("(name) => document.body.dataset.jpThemeName === name", arg=name)

    def python(self, expression: str) -> Any:
        """Evaluate a Python expression in the notebook's kernel, through the page's own connection.

        Args:
            expression: its value must be something JSON can say.

        Raises:
            RuntimeError: the kernel raised; the text holds what.
        """
        found = self.page.evaluate(
            """async (expression) => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                const asked = kernel.requestExecute({
                    code: "", silent: true, store_history: false, user_expressions: {value: expression},
                });
                return (await asked.done).content.user_expressions.value;
            }""",
            f"__import__('json').dumps({expression})",
        )
        if found["status"] != "ok":
            raise RuntimeError(f"{expression}: {found}")
        return json.loads(ast.literal_eval(found["data"]["text/plain"]))

    def cell_errors(self) -> list[str]:
        """Return what cells raised, as the page shows it."""
        return self.page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts()


def violations(page: Page, scope: str = ".tk", rules: list[str] | None = None) -> list[str]:
    """Check a part of a page with axe and return what it finds, one line each.

    Args:
        page: the page, with the part in it.
        scope: a CSS selector of the part; JupyterLab's own page is not ours to check.
        rules: axe's names of the rule sets, WCAG 2.2 AA unless told.
    """
    if not page.evaluate("() => !!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async ([scope, rules]) => {
            const report = await window.axe.run(scope, {runOnly: {type: "tag", values: rules}});
            return report.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${v.help}: ${n.target.join(" ")}`));
        }""",
        [scope, rules or WCAG],
    )
    return list(found)


def violations_in_every_theme(notebook: Notebook) -> dict[str, list[str]]:
    """Check all widgets of a notebook with axe, light, dark and in high contrast; give what is found, by theme."""
    found = {}
    try:
        for theme in (LIGHT, DARK, HIGH_CONTRAST):
            notebook.theme(theme)
            if bad := violations(notebook.page):
                found[theme] = bad
    finally:
        notebook.theme(LIGHT)  # it is kept on the server
    return found
