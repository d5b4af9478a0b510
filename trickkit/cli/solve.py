"""`trickkit solve`: what becomes of each act, all cards known, in words or as JSON."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from trickkit.cli.commands import STDIN, FileError, records
from trickkit.errors import TrickkitError
from trickkit.explain import turn
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import PlayCard, Thani, TwentyEightState
from trickkit.i18n import Fact, Words, plain
from trickkit.record import Record
from trickkit.seats import Side
from trickkit.solver import solve
from trickkit.table import Action


def arguments(sub: ArgumentParser) -> None:
    """Describe the options of `trickkit solve`."""
    sub.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    sub.add_argument("--json", action="store_true", help="one JSON object a record, each on one line")


def run(options: Namespace) -> int:
    """Solve the position at the end of each record."""
    words = Words(options.lang)
    for number, record in enumerate(records(options.file)):
        try:
            state, values = _solved(record)
        except TrickkitError as error:
            raise FileError("stdin" if options.file == STDIN else options.file, record.at, str(error)) from None
        if options.json:
            print(json.dumps({"values": {act.token: value for act, value in values.items()}}))
        else:
            print("\n".join([""] * bool(number) + _told(state, values, words)))
    return 0


def _solved(record: Record) -> tuple[LatinernState | TwentyEightState, dict[Action, Side] | dict[Action, int]]:
    state = record.state
    if state is None:
        raise TrickkitError("this record holds one seat's view; solve needs all cards, without [View]")
    return state, solve(state)


def _told(
    state: LatinernState | TwentyEightState, values: dict[Action, Side] | dict[Action, int], words: Words
) -> list[str]:
    if state.to_act is None:
        return [words.label("ui.solve.nothing")]
    said = isinstance(state, TwentyEightState) and state.position.thani
    return [plain(turn(state.to_act, words)), *(_line(act, value, words, said=said) for act, value in values.items())]


def _line(act: Action, value: Side | int, words: Words, *, said: bool) -> str:
    name = _named(act, words)
    if isinstance(value, Side):
        return words.label("ui.solve.side", act=name, side=value)
    if said or isinstance(act, Thani):
        return words.label("ui.solve.made" if value else "ui.solve.failed", act=name)
    return words.count("ui.solve.points", value, act=name)


def _named(act: Action, words: Words) -> Fact:
    if isinstance(act, PlayCard | LatinernCard):
        return act.card
    return words.label("ui.solve.thani" if isinstance(act, Thani) else "ui.solve.ask")
