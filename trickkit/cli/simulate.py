"""`trickkit simulate`: bots against bots, with the result in words or as JSON, and every deal as a line of a file."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from trickkit.coach import NAMES
from trickkit.errors import NotationError, TrickkitError
from trickkit.games import GAMES
from trickkit.lab import Condition, Simulation, SimulationBrokenError, SimulationStoppedError, condition, simulate
from trickkit.lab.chunks import CHUNK
from trickkit.seats import Side


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    who = f"{', '.join(NAMES)} or module:function"
    sub.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=" or ".join(sorted(GAMES)))
    for side in Side:
        sub.add_argument(f"--{side.lower()}", metavar="BOT", required=True, help=f"who plays {side}: {who}")
    sub.add_argument("--deals", metavar="N", type=int, required=True, help="how many deals")
    sub.add_argument("--seed", default="1", help="any text; the same seed gives the same result everywhere (default 1)")
    sub.add_argument("--jobs", metavar="N", type=int, default=2, help="how many processes share the work (default 2)")
    sub.add_argument("--swap", action="store_true", help="play each deal twice, with the bots' sides changed")
    sub.add_argument("--asking", action="store_true", help="let bots ask the other side to go (latinern)")
    sub.add_argument("--rules", default="", metavar='"KEY=VALUE …"', help="house settings, as in a record")
    sub.add_argument(
        "--where", metavar="CONDITION", help='only such deals, as "hauptschlag not dealt" (docs/conditions.md)'
    )
    sub.add_argument("--csv", metavar="FILE", help="write every deal as a line of CSV, too")
    sub.add_argument("--jsonl", metavar="FILE", help="write every deal as a line of JSON, too")
    sub.add_argument(
        "--resume", metavar="FILE", help="keep every deal in this file of JSON lines, and go on where it ends"
    )
    sub.add_argument("--json", action="store_true", help="the result as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play, and say what came of it.

    What is finished is written in any case, also after Ctrl+C.
    """
    if options.jobs < 1:
        raise TrickkitError(f"--jobs {options.jobs} does nothing; write 1 or more")
    _check({name: getattr(options, name) for name in ("csv", "jsonl", "resume")})  # before anything is played
    jobs = min(options.jobs, -(-options.deals // CHUNK))  # starting a process takes longer than a chunk
    sys.path.append(str(Path.cwd()))  # an own bot stands in the folder one works in
    try:
        done = simulate(
            GAMES[options.game].parse(options.rules),
            {side: getattr(options, side.lower()) for side in Side},
            options.deals,
            options.seed,
            executor=jobs if jobs > 1 else None,
            swap=options.swap,
            asking=options.asking,
            where=None if options.where is None else _where(options.where),
            resume=options.resume,
        )
    except SimulationStoppedError as error:
        _write(error.finished, options)
        print(error, file=sys.stderr)
        raise
    except SimulationBrokenError as error:
        _write(error.finished, options)
        raise TrickkitError(error.told) from error
    print(json.dumps(done.as_json()) if options.json else done.summary(options.lang), flush=True)
    _write(done, options)  # behind the result, which is there even if the disk is full
    return 0


def _where(text: str) -> Condition:
    """Read a condition.

    Raises:
        TrickkitError: if it is none; with the column of what is wrong.
    """
    try:
        return condition(text)
    except NotationError as error:
        _, column = error.at or (1, 1)
        raise TrickkitError(f"--where, column {column}: {error.message}") from error


def _check(files: dict[str, str | None]) -> None:
    """Refuse a place where no file can be, and a file that is to hold two tables.

    Raises:
        TrickkitError: if a folder is not there, a file is a folder itself, or two are the same.
    """
    taken: dict[Path, str] = {}
    for name, file in files.items():
        if file is None:
            continue
        if Path(file).is_dir() or not Path(file).parent.is_dir():
            raise TrickkitError(f'"{file}" cannot be written; name a file in a folder that is there')
        other = taken.setdefault(Path(file).resolve(), name)
        if other != name:
            raise TrickkitError(f"--{other} and --{name} name the same file; give each its own")


def _write(done: Simulation, options: argparse.Namespace) -> None:
    if options.csv is not None:
        done.write_csv(options.csv)
    if options.jsonl is not None:
        done.write_jsonl(options.jsonl)
