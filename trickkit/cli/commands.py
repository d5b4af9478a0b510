"""The commands. Each takes the parsed options, prints, and gives its exit code."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

from trickkit.cli.doctor import findings
from trickkit.cli.telling import tell
from trickkit.course.lab import start
from trickkit.course.levels import load
from trickkit.course.library import Copied, copy_lessons, copy_rules, home, lessons
from trickkit.course.versions import version_of
from trickkit.errors import NotationError, TrickkitError
from trickkit.games import GAMES
from trickkit.i18n import Words
from trickkit.record import Record, decode, parse_records, replay_json, write_deal
from trickkit.seats import Seat

STDIN = "-"


class FileError(TrickkitError):
    """An error at a place in a file."""

    def __init__(self, name: str, place: tuple[int, int], message: str) -> None:
        super().__init__(message)
        self.name = name
        self.place = place
        self.message = message


def name_of(file: str) -> str:
    """Name a file in messages; standard input is `stdin`."""
    return "stdin" if file == STDIN else file


def records(file: str) -> Iterator[Record]:
    """Read the records of a file, or of standard input for `-`.

    Raises:
        FileError: at the first error; the records before it have been given.
        TrickkitError: if the file cannot be read.
    """
    name = name_of(file)
    try:
        data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as error:
        raise TrickkitError(f'"{file}" cannot be read: {(error.strerror or str(error)).lower()}') from None
    try:
        yield from parse_records(decode(data))
    except NotationError as error:
        raise FileError(name, error.at or (1, 1), error.message) from None


def replay(options: Namespace) -> int:
    """Say what each record amounts to."""
    words = Words(options.lang)
    for number, record in enumerate(records(options.file)):
        if record.state is None:
            raise FileError(
                name_of(options.file),
                record.at,
                "this record holds one seat's view; replay needs all cards, without [View]",
            )
        if options.json:
            print(json.dumps(replay_json(record.state, record.round), ensure_ascii=False))
        else:
            print("\n".join([""] * bool(number) + tell(record.state, record.round, words)))
    return 0


def deal(options: Namespace) -> int:
    """Print a deal as a record."""
    game = GAMES[options.game].parse(options.rules)
    chosen = {"dealer": Seat.parse(options.dealer)} if options.dealer else {}
    dealt = game.deal(Random(f"{game.name}/{options.seed}/0"), **chosen)
    print(write_deal(dealt, str(game)), end="")
    return 0


def lab(options: Namespace) -> int:
    """Open the lessons in JupyterLab."""
    folder = Path(options.dir) if options.dir else home()
    print(f"The lessons are in {folder}")
    class_set = Path(options.set) if options.set is not None else None
    return start(folder.resolve(), Words(options.lang), tuple(options.jupyter), class_set=class_set)


def lessons_list(options: Namespace) -> int:
    """List the lessons of one language."""
    for file in lessons():
        if file.lang == options.lang:
            print(f"{file.number}  {load(file.number).title[file.lang]}")
    return 0


def lessons_copy(options: Namespace) -> int:
    """Copy lessons, and the rules that they link, and say what became of each."""
    target = Path(options.to) if options.to else home()
    langs = (options.lang,) if options.lang else ("en", "de")
    copied = copy_lessons(target, tuple(options.numbers), langs)
    copied += [page for page in copy_rules(target) if page.how != "same"]
    for line in map(_copied, copied):
        print(line)
    return 0


def _copied(copied: Copied) -> str:
    match copied.how:
        case "same":
            return f"{copied.target}: there already, unchanged"
        case "numbered":
            now, before = version_of(copied.target), version_of(copied.beside) if copied.beside else None
            if now is None or before is None or before.number >= now.number:
                return f"{copied.target}: fresh copy beside your own work"
            return f"{copied.target}: fresh copy, version {now.number}, beside your own work, version {before.number}"
        case _:
            return str(copied.target)


def doctor(_options: Namespace) -> int:
    """Check the installation."""
    found = findings()
    for finding in found:
        print(finding)
    return 0 if all(finding.fine for finding in found) else 1
