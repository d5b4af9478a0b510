"""Where a learner's progress lies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

DRIVE = Path("/drive")
"""Where the browser edition shows a kernel the notebooks' folders, the only files that outlive a reload there."""


def folder() -> Path:
    """Give the folder of the progress file; it need not exist.

    It is `$TRICKKIT_HOME` if that is set, else the usual place of the platform for a program's data. In the browser
    edition it is the top of the notebooks' folders, so that both languages share it: see `outlives`.

    >>> import os
    >>> os.environ["TRICKKIT_HOME"] == str(folder())
    True
    """
    chosen = os.environ.get("TRICKKIT_HOME")
    if chosen:
        return Path(chosen)
    match sys.platform:
        case "emscripten":
            return DRIVE if outlives() else Path()
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "trickkit"
        case "darwin":
            return Path.home() / "Library" / "Application Support" / "trickkit"
        case _:
            return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trickkit"


def outlives() -> bool:
    """Tell whether the folder is there when the kernel is gone.

    It always is, but in the browser edition where the browser has no service worker: in a private window, or on a page
    from another machine without encryption.

    >>> outlives()
    True
    """
    return sys.platform != "emscripten" or DRIVE in {Path.cwd(), *Path.cwd().parents}


def in_browser() -> bool:
    """Tell whether this is the edition that runs in a browser, without anything installed.

    >>> in_browser()
    False
    """
    return sys.platform == "emscripten"
