"""Lines for whoever waits: while the accelerator is compiled, and while deals are solved, in whatever command."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from trickkit.i18n import Words

_SOLVER = logging.getLogger("trickkit.solver")
_COACH = logging.getLogger("trickkit.coach")


class _Line(logging.Handler):
    def __init__(self, lang: str) -> None:
        super().__init__(logging.INFO)
        self.lang = lang
        self.said = False

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - the solver says nothing else
        if not self.said:
            print(Words(self.lang).label("ui.solve.compiling"), file=sys.stderr)
        self.said = True


class _Count(logging.Handler):
    """One line that is written anew with each number."""

    def __init__(self, lang: str) -> None:
        super().__init__(logging.INFO)
        self.lang = lang
        self.said = False

    def emit(self, record: logging.LogRecord) -> None:
        line = Words(self.lang).label("ui.hint.solving", n=record.getMessage())
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
        self.said = True


@contextmanager
def told(lang: str) -> Iterator[None]:
    """Tell what takes a while, if a person watches: a program waits for no words.

    Args:
        lang: `en` or `de`.
    """
    if sys.stderr is None or not sys.stderr.isatty():  # pyright: ignore[reportUnnecessaryComparison] -- closed: None
        yield
        return
    line, count = _Line(lang), _Count(lang)
    handlers: list[tuple[logging.Logger, logging.Handler]] = [(_SOLVER, line), (_COACH, count)]
    levels = [logger.level for logger, _ in handlers]
    for logger, handler in handlers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        for (logger, handler), level in zip(handlers, levels, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(level)
        if count.said:
            print(file=sys.stderr)
