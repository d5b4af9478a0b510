"""`trickkit deduce`: what a seat can work out, from what it has seen alone."""

from __future__ import annotations

import argparse
import json

from trickkit.cli.commands import FileError, name_of, records
from trickkit.deduction import Pairs, Suits, as_played, deduce
from trickkit.errors import TrickkitError
from trickkit.explain.eliminated import eliminated_pair, eliminated_suit
from trickkit.games.latinern import LatinernOrdering
from trickkit.i18n import Words, plain
from trickkit.record import Record
from trickkit.record.model import AnyView
from trickkit.seats import Seat


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    sub.add_argument("--seat", metavar="SEAT", required=True, help="N, E, S or W")
    sub.add_argument("--json", action="store_true", help="one JSON object a record, each on one line")


def run(options: argparse.Namespace) -> int:
    """Deduce from each record."""
    words = Words(options.lang)
    seat = Seat.parse(options.seat)
    for number, record in enumerate(records(options.file)):
        try:
            found = deduce(_view(record, seat))
        except TrickkitError as error:
            raise FileError(name_of(options.file), record.at, str(error)) from None
        if options.json:
            print(json.dumps(found.to_json()))
        else:
            print("\n".join([""] * bool(number) + _told(found, seat, words)))
    return 0


def _view(record: Record, seat: Seat) -> AnyView:
    """Take the view of a seat."""
    if record.state is not None:
        return as_played(record.state.observe(seat))
    assert record.view is not None  # noqa: S101 - a record holds a state or a view
    if record.view.seat is not seat:
        raise TrickkitError(f"this record holds the view of {record.view.seat}; ask with --seat {record.view.seat}")
    return record.view


def _told(found: Pairs | Suits, seat: Seat, words: Words) -> list[str]:
    """Write what is possible with its chances, what is excluded with the proof, and what others cannot hold."""
    if isinstance(found, Pairs):
        chances = {_pair(one.pair, words): one.probability for one in found.possible}
        proofs = {_pair(out.pair, words): eliminated_pair(out, words, seat) for out in found.eliminated}
    else:
        chances = {words.suit(one.suit): one.probability for one in found.possible}
        proofs = {words.suit(out.suit): eliminated_suit(out, words, seat) for out in found.eliminated}
    lines = [words.label("ui.deduce.title", seat=seat), words.label("ui.deduce.possible")]
    lines += [f"  {name}  {chance}  ({words.number(float(100 * chance), 1)} %)" for name, chance in chances.items()]
    if proofs:
        lines += [words.label("ui.deduce.excluded"), *(f"  {name}  {plain(proof)}" for name, proof in proofs.items())]
    if isinstance(found, Suits):
        for other, suits in found.voids:
            lines.append(words.label("ui.deduce.void", seat=other, suits=", ".join(map(words.suit, suits))))
    return lines


def _pair(pair: LatinernOrdering, words: Words) -> str:
    return f"{words.suit(pair.trump)}/{words.rank(pair.schlag, 'short')}"
