"""Commands, written so that they can be copied into a terminal."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys


def as_typed(*words: str) -> str:
    """Write a command as the system's own terminal takes it.

    >>> as_typed("trickkit", "lab", "--dir", "my lessons").count("trickkit lab --dir ")
    1
    """
    return shlex.join(words) if os.name == "posix" else subprocess.list2cmdline(words)


def pip(*words: str) -> str:
    """Write the command that installs into this environment; a bare `pip` may belong to another one, or be missing.

    >>> pip("trickkit[lite]").startswith(as_typed(sys.executable))
    True
    """
    return as_typed(sys.executable, "-m", "pip", "install", *words)
