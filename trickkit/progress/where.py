"""Where a learner's progress lies."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def folder() -> Path:
    """Give the folder of the progress file; it need not exist.

    It is `$TRICKKIT_HOME` if that is set, else the usual place of the platform for a program's data. In the browser
    edition it is the notebooks' own folder, the only one that outlives a reload there.

    >>> import os
    >>> os.environ["TRICKKIT_HOME"] == str(folder())
    True
    """
    chosen = os.environ.get("TRICKKIT_HOME")
    if chosen:
        return Path(chosen)
    match sys.platform:
        case "emscripten":
            return Path()
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "trickkit"
        case "darwin":
            return Path.home() / "Library" / "Application Support" / "trickkit"
        case _:
            return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trickkit"
