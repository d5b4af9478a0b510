"""Gives chunks to workers and takes rows back, whoever the workers are."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from itertools import islice
from typing import Any, Final

from trickkit.errors import TrickkitError
from trickkit.lab.chunks import Chunk
from trickkit.lab.rows import AnyRow

AHEAD: Final = 1000
"""How many chunks an executor is given before it has brought the first one back."""

Rows = tuple[AnyRow, ...]
Job = Callable[[Chunk], Rows]
"""What a worker does: it plays a chunk."""


class BrokenError(Exception):
    """The workers failed, not the deals.

    Args:
        why: what happened, one part of a sentence.
        lost: the chunks that were on their way and have not come back.
    """

    def __init__(self, why: str, lost: Iterable[Chunk]) -> None:
        super().__init__(why)
        self.why = why
        self.lost: tuple[Chunk, ...] = tuple(sorted(lost))


def here(job: Job, chunks: Iterable[Chunk]) -> Iterator[Rows]:
    """Play chunks one after the other, without workers."""
    return map(job, chunks)


def spread(job: Job, chunks: Iterator[Chunk], executor: Executor, ahead: int = AHEAD) -> Generator[Rows]:
    """Let an executor play chunks, and give the rows of each as soon as they are there.

    Args:
        job: plays a chunk.
        chunks: what is to be played, in order.
        executor: needs `submit` alone.
        ahead: how many chunks may be on their way.

    Raises:
        TrickkitError: if a deal fails; of several the first one, whoever was faster.
        BrokenError: if the executor fails. What had come back until then has been given.
    """
    flying: dict[Future[Rows], Chunk] = {}
    failed: dict[Chunk, TrickkitError] = {}
    try:
        while True:
            broken = None if failed else _submit(job, islice(chunks, ahead - len(flying)), executor, flying)
            awaited = [future for future, chunk in flying.items() if all(chunk < other for other in failed)]
            if not awaited and broken is None:
                break
            for future in _back(awaited, flying) if broken is None else ():
                chunk, error = flying.pop(future), _error(future)
                if error is None:
                    yield future.result()
                elif isinstance(error, TrickkitError):
                    failed[chunk] = error
                else:
                    broken = chunk, error
                    break
            if broken is not None:
                yield from _saved(flying)
                chunk, error = broken
                if not isinstance(error, Exception):  # as Ctrl+C, when the executor plays in this very thread
                    raise error
                raise BrokenError(f"{type(error).__name__}: {error}", [chunk, *flying.values()]) from error
    finally:
        for future in flying:
            future.cancel()
    if failed:
        raise failed[min(failed)]


def _submit(
    job: Job, chunks: Iterator[Chunk], executor: Executor, flying: dict[Future[Rows], Chunk]
) -> tuple[Chunk, BaseException] | None:
    """Send chunks on their way; give the one that was refused, with the error, if one was."""
    for chunk in chunks:
        try:
            flying[executor.submit(job, chunk)] = chunk
        except Exception as error:  # noqa: BLE001 - whatever an executor says when it takes no more work
            return chunk, error
    return None


def _back(awaited: Iterable[Future[Rows]], flying: Mapping[Future[Rows], Chunk]) -> list[Future[Rows]]:
    """Wait until some have come back; give them in the order of their chunks."""
    done, _ = wait(awaited, return_when=FIRST_COMPLETED)
    return sorted(done, key=lambda future: flying[future])


def _saved(flying: dict[Future[Rows], Chunk]) -> Iterator[Rows]:
    """Give what has come back all the same when an executor has failed."""
    for future in [future for future in flying if future.done() and _error(future) is None]:
        del flying[future]
        yield future.result()


def _error(future: Future[Any]) -> BaseException | None:
    try:
        return future.exception()
    except CancelledError as error:
        return error
