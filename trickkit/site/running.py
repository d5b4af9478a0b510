"""Runs the programs that a site is built with, and says in one line what went wrong with one."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from trickkit.errors import TrickkitError

_SAID = 300  # letters of what a program said that an error repeats


def run(what: str, command: Sequence[str], place: Path, env: Mapping[str, str] | None = None) -> None:
    """Run a program to its end.

    Args:
        what: what has failed if it fails, as a sentence without its point.
        command: the program and its arguments.
        place: the folder to run it in.
        env: its environment; that of this process unless told.

    Raises:
        TrickkitError: if it does not start or fails; with the end of what it said.
    """
    try:
        done = subprocess.run(  # noqa: S603 - pip, npm, Node.js or JupyterLite
            command, cwd=place, env=env, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False
        )
    except OSError as error:
        raise TrickkitError(f"{what}: {error}") from error
    if done.returncode:
        said = " ".join((done.stderr.strip() or done.stdout).split())[-_SAID:]
        raise TrickkitError(f"{what}: {said}")
