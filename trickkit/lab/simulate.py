"""Bots against bots over many deals; the same result whatever the number of workers."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from functools import partial
from operator import index
from os import PathLike
from pathlib import Path
from typing import Final

from trickkit.errors import TrickkitError, shorten
from trickkit.lab.chunks import CHUNK, Chunk, cut, play_chunk
from trickkit.lab.conditions import condition
from trickkit.lab.files import Journal
from trickkit.lab.pool import in_processes
from trickkit.lab.progress import bar
from trickkit.lab.rows import AnyRow
from trickkit.lab.run import AnyGame, Players, Run, Where, label
from trickkit.lab.running import BrokenError, Rows, here, spread
from trickkit.lab.simulation import Simulation
from trickkit.lab.stopped import SimulationBrokenError, SimulationStoppedError

_SHARES: Final = 4  # chunks for each worker at least, so that none waits long for the last one
_SOME: Final = 16  # how many workers an executor is taken to have, as it does not tell


def simulate(
    game: AnyGame | str,
    players: Players,
    deals: int,
    seed: int | str = 1,
    executor: Executor | int | None = None,
    *,
    swap: bool = False,
    asking: bool = False,
    where: Where | str | None = None,
    resume: Simulation | str | PathLike[str] | None = None,
    progress: bool | None = None,
) -> Simulation:
    """Let bots play `deals` deals, each from 0:0, the dealer rotating.

    Deal *k* comes from `Random(f"{game.name}/{seed}/{k}")`; cards thrown in (T23) are dealt again from there. The
    chance of the bots comes from the same text with the seat behind it. So the result does not depend on workers.

    Args:
        game: the rules with their house settings, or the name of a game.
        players: who plays the two seats of each side, by side or by `NS` and `EW`; with three players north is empty.
        deals: how many deals.
        seed: any number or text.
        executor: who plays. None: this process. A number: so many processes of our own; one that is killed is
            replaced, and nothing is lost. Else anything with the interface of `concurrent.futures.Executor`. What goes
            to other processes is pickled, so an own bot must be a function of a module, or `module:function`.
        swap: play each deal a second time with the players' sides changed.
        asking: whether players may ask the other side to go (Latinern).
        where: a condition that each deal has to meet, as `trickkit.lab.condition` reads it or gives it.
        resume: what is finished already, from an earlier run with the same settings: a `Simulation`, as errors carry
            it; or a file of JSON lines, which grows with the run and need not be there yet.
        progress: whether to show a bar, with tqdm; None: on a terminal and in a notebook, if tqdm is installed.

    Raises:
        TrickkitError: if something asked for cannot be done, or a bot fails or acts against the rules.
        SimulationBrokenError: if the workers fail; it carries what is finished.
        SimulationStoppedError: after Ctrl+C; a `KeyboardInterrupt` that carries what is finished.

    >>> players = {"NS": "greedy", "EW": "random"}
    >>> simulate("latinern", players, deals=10, swap=True).as_json()
    {'deals': 20, 'rounds_won': {'NS': 13, 'EW': 7}, 'points': {'NS': 26, 'EW': 14}}
    """
    try:
        deals = index(deals)
    except TypeError:
        raise TrickkitError(f"{type(deals).__name__} is no number of deals; give a whole number") from None
    if deals < 1:
        raise TrickkitError(f"{deals} deals cannot be played; play 1 or more")
    where = condition(where) if isinstance(where, str) else where
    run = Run.of(game, players, seed, swap=swap, asking=asking, where=where)
    _check(executor, run)
    with ExitStack() as stack:
        journal = None
        kept: dict[tuple[int, bool], AnyRow] = {}
        if isinstance(resume, Simulation):
            _keep(kept, _finished(resume, run), run, deals)
        elif resume is not None:
            journal = stack.enter_context(Journal(Path(resume), run))
            _keep(kept, journal.rows, run, deals)
        done = {number for number, _ in kept if not swap or {(number, False), (number, True)} <= kept.keys()}
        advance = stack.enter_context(bar(deals, len(done), progress))
        missing = (number for number in range(deals) if number not in done)
        try:
            played = stack.enter_context(closing(_played(run, missing, deals - len(done), executor)))
            for rows in played:
                if journal is not None:
                    journal.add(rows)
                _keep(kept, rows, run, deals)
                advance(len(rows) // 2 if swap else len(rows))
        except BrokenError as error:
            hint = _foreign(run)  # perhaps the reason, which an executor tells in words of its own
            why = f"the executor failed: {error.why}" + (f" ({hint})" if hint else "")
            raise SimulationBrokenError(why, _gathered(run, kept), error.lost, deals) from error
        except KeyboardInterrupt as error:
            raise SimulationStoppedError(_gathered(run, kept), deals) from error
    return _gathered(run, kept)


def _keep(kept: dict[tuple[int, bool], AnyRow], rows: Iterable[AnyRow], run: Run, deals: int) -> None:
    """Keep what belongs to a run: another one of the same settings may have more deals, or each of them twice."""
    kept.update({(row.deal, row.swapped): row for row in rows if row.deal < deals and row.swapped <= run.swap})


def _gathered(run: Run, kept: dict[tuple[int, bool], AnyRow]) -> Simulation:
    return Simulation(run, tuple(kept[key] for key in sorted(kept)))


def _finished(resume: Simulation, run: Run) -> tuple[AnyRow, ...]:
    """Give the rows of an earlier run, if it is the same one.

    Raises:
        TrickkitError: if it had other settings.
    """
    before = resume.run.columns()
    for name, value in run.columns().items():
        if before[name] != value:
            found, wanted = shorten(str(before[name])), shorten(str(value))
            raise TrickkitError(f'what is to be resumed has {name} "{found}", not "{wanted}": it is of another run')
    return resume.rows


def _played(run: Run, missing: Iterator[int], number: int, executor: Executor | int | None) -> Generator[Rows]:
    job = partial(play_chunk, run)
    if executor is None:
        yield from here(job, cut(missing, 1))
        return
    workers = executor if isinstance(executor, int) else _SOME
    chunks: Iterator[Chunk] = cut(missing, max(1, min(CHUNK, number // (workers * _SHARES))))
    if isinstance(executor, int):
        yield from in_processes(job, chunks, min(workers, max(1, number)))
    else:
        yield from spread(job, chunks, executor)


def _check(executor: Executor | int | None, run: Run) -> None:
    """Refuse what is no executor, and what cannot be sent to processes of our own."""
    if executor is None:
        return
    if isinstance(executor, int) and not isinstance(executor, bool):
        if executor < 1:
            raise TrickkitError(f"{executor} processes cannot play; give 1 or more, or leave executor out")
        fault = _foreign(run)
        if fault is not None:
            raise TrickkitError(fault)
    elif not callable(getattr(executor, "submit", None)) or isinstance(executor, type):
        raise TrickkitError(
            f"{type(executor).__name__} is no executor; give a number of processes, or one of concurrent.futures"
        )


def _foreign(run: Run) -> str | None:
    """Say what cannot be sent to another process; None if all can."""
    for player in run.players.values():
        if not isinstance(player, str) and not _goes(player):
            return f"{label(player)} cannot be sent to another process; an own bot must be a function of a module"
    return (
        None if _goes(run.where) else "the condition cannot be sent to another process; make it of functions of modules"
    )


def _goes(value: object) -> bool:
    """Tell whether another process can read it: it can be pickled, and was not typed into a notebook or a prompt."""
    main = sys.modules["__main__"]
    if getattr(value, "__module__", None) == "__main__" and not hasattr(main, "__file__"):
        return False
    try:
        pickle.dumps(value)
    except Exception:  # noqa: BLE001 - whatever an object does when it is pickled
        return False
    return True
