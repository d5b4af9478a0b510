"""Executors that somebody wrote: one that plays at once, and some that break."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any


class AtOnce(Executor):
    """Does everything in `submit`, and has nothing else."""

    def submit(self, job: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(job(*arguments, **named))
        except BaseException as error:  # noqa: BLE001 - an executor brings every error back
            future.set_exception(error)
        return future


class Breaks(AtOnce):
    """Plays some chunks; then it fails, by an error of the future or of `submit`."""

    def __init__(self, after: int, error: BaseException, *, at_submit: bool = False) -> None:
        self.left, self.error, self.at_submit = after, error, at_submit

    def submit(self, job: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        self.left -= 1
        if self.left >= 0:
            return super().submit(job, *arguments, **named)
        if self.at_submit:
            raise self.error
        future: Future[Any] = Future()
        future.set_exception(self.error)
        return future


class Backwards(Executor):
    """Waits until it has so many chunks, then plays the last one first."""

    def __init__(self, chunks: int) -> None:
        self.chunks = chunks
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, job: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: job(*arguments, **named)))
        if len(self.waiting) == self.chunks:
            for late, do in reversed(self.waiting):
                try:
                    late.set_result(do())
                except Exception as error:  # noqa: BLE001 - same
                    late.set_exception(error)
        return future
