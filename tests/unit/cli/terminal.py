"""Runs the command line inside this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickkit.cli import main

if TYPE_CHECKING:
    import pytest


@dataclass(frozen=True)
class Ran:
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines on standard output."""
        return self.out.splitlines()

    @property
    def refusal(self) -> str:
        """The one line of a refusal; fails if this was none."""
        assert self.code == 2, (self.out, self.err)
        (line,) = self.err.splitlines()
        assert line.isprintable()
        assert line == line.strip()
        assert "Traceback" not in self.out + self.err
        return line


class Terminal:
    """`terminal("replay", path)` runs the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Ran:
        self._capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Ran(code, out, err)


def program(*arguments: object, data: bytes = b"", **environment: str) -> Ran:
    """Run `python -m trickkit.cli` as a process."""
    line = [
        sys.executable,
        "-m",
        "trickkit.cli",
        *[part if isinstance(part, bytes) else str(part) for part in arguments],
    ]
    done = subprocess.run(
        line, input=data, capture_output=True, timeout=60, check=False, env={**os.environ, **environment}
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
