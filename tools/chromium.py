"""Find the Chromium that the browser tests drive; install it through apt where that can be done.

    python tools/chromium.py   # says which one is used, or what to install

`TRICKKIT_CHROMIUM` names another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
MISSING = (
    "Chromium is needed for the browser tests: install it (on Debian, as root: apt-get install chromium), "
    "or name one: TRICKKIT_CHROMIUM=/path/to/chromium make test"
)


def find() -> str | None:
    """Return the path of a Chromium or Chrome, or None."""
    named = os.environ.get("TRICKKIT_CHROMIUM")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*NAMES, *PLACES))
    return next((path for path in found if path), None)


def install() -> None:
    """Install Chromium through apt, when we are root and apt is there."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("trickkit: installing Chromium through apt", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "chromium"]):
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=False)


def main() -> int:
    """Run as a script."""
    if find() is None and "TRICKKIT_CHROMIUM" not in os.environ:
        install()
    path = find()
    print(f"chromium: {path}" if path else f"trickkit: {MISSING}", file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
