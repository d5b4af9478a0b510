"""The line for whoever waits while the accelerator is compiled, in whatever command that happens."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from trickkit.i18n import Words

_SOLVER = logging.getLogger("trickkit.solver")


class _Line(logging.Handler):
    def __init__(self, lang: str) -> None:
        super().__init__(logging.INFO)
        self.lang = lang
        self.said = False

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - the solver says nothing else
        if not self.said:
            print(Words(self.lang).label("ui.solve.compiling"), file=sys.stderr)
        self.said = True


@contextmanager
def told(lang: str) -> Iterator[None]:
    """Tell in a line that something is compiled, if it is, and if a person watches: a program waits for no words.

    Args:
        lang: `en` or `de`.
    """
    if sys.stderr is None or not sys.stderr.isatty():  # pyright: ignore[reportUnnecessaryComparison] -- closed: None
        yield
        return
    line, level = _Line(lang), _SOLVER.level
    _SOLVER.addHandler(line)
    _SOLVER.setLevel(logging.INFO)
    try:
        yield
    finally:
        _SOLVER.removeHandler(line)
        _SOLVER.setLevel(level)
