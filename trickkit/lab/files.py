"""Every deal as a line of CSV or JSON; JSON lines can be read again, to go on where a run was stopped.

A line holds the settings of its simulation in its first columns, so lines of several simulations may stand in one file
or one data frame.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Self, TextIO

from trickkit.errors import TrickkitError, shorten
from trickkit.lab.rows import AnyRow, Cell, row_type
from trickkit.lab.run import Run

_FORMULA: Final = (
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "'",
)  # what a spreadsheet may take for a formula, and the sign for text


def plain(run: Run, rows: Iterable[AnyRow]) -> Iterator[dict[str, Cell]]:
    """Give rows as plain values, the settings first."""
    settings = run.columns()
    for row in rows:
        yield {**settings, **row.plain()}


def columns(run: Run) -> list[str]:
    """Name the columns."""
    return [*run.columns(), *row_type(run.game).columns()]


def write_csv(path: Path, run: Run, rows: Iterable[AnyRow]) -> None:
    """Write a table with a heading; truth values as `true` and `false`, nothing as an empty cell.

    A text that a spreadsheet would take for a formula gets an apostrophe in front, and so does one that begins with it.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, columns(run), lineterminator="\n")
        table.writeheader()
        for line in plain(run, rows):
            table.writerow({name: _cell(value) for name, value in line.items()})


def _cell(value: Cell) -> Cell:
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def write_jsonl(path: Path, run: Run, rows: Iterable[AnyRow]) -> None:
    """Write an object for each row, each on one line."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        _add(file, run, rows)


def _add(file: TextIO, run: Run, rows: Iterable[AnyRow]) -> None:
    file.write("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in plain(run, rows)))


class Journal:
    """A file of JSON lines that grows with a simulation, so that nothing is lost when it is stopped.

    Args:
        path: the file; it need not be there yet.
        run: the settings that all its lines must have.

    Raises:
        TrickkitError: if it holds something else.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self._path, self._run = path, run
        self.rows: tuple[AnyRow, ...] = tuple(self._read()) if path.exists() else ()
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        self._file = self._path.open("a", encoding="utf-8", newline="\n")
        return self

    def __exit__(self, *_: object) -> None:
        assert self._file is not None  # noqa: S101 - it has been entered
        self._file.close()

    def add(self, rows: Iterable[AnyRow]) -> None:
        """Write rows, so that they are in the file when this returns."""
        assert self._file is not None  # noqa: S101 - same
        _add(self._file, self._run, rows)
        self._file.flush()

    def _read(self) -> Iterator[AnyRow]:
        whole = 0
        with self._path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    self._check_torn(line, number)
                    break
                yield self._row(line, number)
                whole += len(line)
        if whole < self._path.stat().st_size:
            with self._path.open("r+b") as file:
                file.truncate(whole)

    def _row(self, line: bytes, number: int) -> AnyRow:
        values = self._values(line, number)
        for name, value in self._run.columns().items():
            if values.get(name) != value:
                found = f'{name} "{shorten(str(values[name]))}"' if name in values else f"no {name}"
                wanted = shorten(str(value))
                raise self._fault(number, f'has {found}, not "{wanted}": it is of another run; name another file')
        try:
            return row_type(self._run.game).read(values)
        except TrickkitError as error:
            raise self._fault(number, f"is no row of a simulation: {error}") from None

    def _check_torn(self, line: bytes, number: int) -> None:
        """Refuse a last line without an end, unless it began as ours: nothing of another file is cut off."""
        begins = json.dumps(self._run.columns(), ensure_ascii=False).encode().removesuffix(b"}")
        if not (line.startswith(begins) or begins.startswith(line)):
            raise self._fault(number, "is no row of a simulation")

    def _values(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            values = json.loads(line)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise self._fault(number, "is no row of a simulation")
        return values

    def _fault(self, number: int, what: str) -> TrickkitError:
        return TrickkitError(f'line {number} of "{self._path}" {what}')
