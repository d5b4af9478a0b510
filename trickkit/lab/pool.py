"""Processes of our own that play chunks; one that is killed loses no deal."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from typing import Any, Final

from trickkit.errors import TrickkitError
from trickkit.lab.chunks import Chunk
from trickkit.lab.running import BrokenError, Job, Rows, spread

BREAKS: Final = 3
"""How often the same chunk may end its process before we give up."""
_EACH: Final = 2  # chunks on their way for each process, so that none has to wait


def in_processes(job: Job, chunks: Iterator[Chunk], workers: int) -> Generator[Rows]:
    """Let processes play chunks.

    When one of them is killed, all are started anew, and what was on its way is played again, one chunk at a time: so
    the chunk that ends its process is known.

    Args:
        job: plays a chunk; pickled, as everything that a process is given.
        chunks: what is to be played, in order.
        workers: how many processes.

    Raises:
        TrickkitError: if a deal fails, or this Python has no processes.
        BrokenError: if a chunk has ended its process three times.
    """
    breaks: Counter[Chunk] = Counter()
    again: Iterator[Chunk] = iter(())
    while True:
        with _processes(workers) as pool:
            try:
                with closing(spread(job, again, pool, 1)) as alone:
                    yield from alone
                with closing(spread(job, chunks, pool, _EACH * workers)) as together:
                    yield from together
            except BrokenError as broken:
                breaks.update(broken.lost)
                again = iter([*broken.lost, *again])
                worst = max(breaks, key=breaks.__getitem__)
                if breaks[worst] == BREAKS:
                    raise BrokenError(_given_up(worst), broken.lost) from broken
            else:
                return


def _given_up(chunk: Chunk) -> str:
    return (
        f"a process that played deals {chunk[0]} to {chunk[-1]} ended {BREAKS} times; a bot ends it there, memory runs "
        'out, or a script lacks if __name__ == "__main__":'
    )


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Start processes; end them with the block, at once if it ends early.

    They are started afresh, not forked: a copy of a process that has threads, as a notebook's, may hang.

    Raises:
        TrickkitError: if this Python has no processes.
    """
    try:
        from concurrent.futures.process import ProcessPoolExecutor  # noqa: PLC0415 - not every Python has processes
        from multiprocessing.context import SpawnContext, SpawnProcess  # noqa: PLC0415 - same
    except ImportError as error:
        raise TrickkitError("this Python cannot start processes; leave out how many shall play") from error

    started: list[SpawnProcess] = []

    class Context(SpawnContext):
        """Remembers what it starts: an executor has no way to end its processes before Python 3.14."""

        def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: ANN401, N802 - a class there, and called like one
            started.append(SpawnProcess(*arguments, **named))
            return started[-1]

    pool = ProcessPoolExecutor(workers, Context(), initializer=_begin)
    try:
        yield pool
    except BaseException:
        for process in started:
            if process.is_alive():
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl+C to the process that waits for this one, and end with it, however it ends."""
    from multiprocessing import parent_process  # noqa: PLC0415 - not every Python has processes

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None  # noqa: S101 - this runs in a process that was started

    def end_with_it() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()
