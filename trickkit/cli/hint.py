"""`trickkit hint`: what a seat should do, from what it has seen alone."""

from __future__ import annotations

import argparse
import json
from typing import Any

from trickkit.cli.commands import FileError, name_of, records
from trickkit.coach import Advice, Effort, Option, View, advise
from trickkit.errors import TrickkitError
from trickkit.explain.hints import LEVELS, hint
from trickkit.i18n import Words, plain
from trickkit.record import Record
from trickkit.seats import Seat


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    sub.add_argument("--seat", metavar="SEAT", help="N, E, S or W (default: the seat to act)")
    sub.add_argument(
        "--level", type=int, choices=LEVELS, default=1, help="1 where to look, 2 what decides, 3 the act (default 1)"
    )
    sub.add_argument("--seed", default="1", help="any text; the same seed and worlds give the same hint (default 1)")
    effort = sub.add_mutually_exclusive_group()
    effort.add_argument("--worlds", metavar="N", type=int, help="how many worlds to look at")
    effort.add_argument("--budget", metavar="SECONDS", type=float, help="for how long to look at worlds (default 1)")
    sub.add_argument("--json", action="store_true", help="one JSON object a record, each on one line")


def run(options: argparse.Namespace) -> int:
    """Give a hint for each record."""
    words = Words(options.lang)
    seat = Seat.parse(options.seat) if options.seat else None
    if options.worlds is not None or options.budget is not None:
        Effort(options.worlds, options.budget)  # refused before any record is read
    for number, record in enumerate(records(options.file)):
        try:
            lines = _lines(_view(record, seat), options, words)
        except TrickkitError as error:
            raise FileError(name_of(options.file), record.at, str(error)) from None
        if number and not options.json:
            print()
        print("\n".join(lines))
    return 0


def _lines(view: View, options: argparse.Namespace, words: Words) -> list[str]:
    """Give what is printed for one record."""
    if options.level == LEVELS[0] and not options.json:  # where to look hangs on no world; one shows that there is any
        return [f"{words.seat(view.seat)}: {plain(hint(advise(view, worlds=1, quick=True), 1, words))}"]
    advice = advise(view, seed=options.seed, worlds=options.worlds, budget=options.budget)
    if options.json:
        return [json.dumps(_as_json(advice, options.level, words), ensure_ascii=False)]
    return _told(advice, options.level, words)


def _view(record: Record, seat: Seat | None) -> View:
    """Take the view of the seat that is asked for, else of the seat to act."""
    if record.view is not None:
        if seat not in {None, record.view.seat}:
            raise TrickkitError(
                f"this record holds the view of {record.view.seat}; leave --seat out or write that seat"
            )
        view: View = record.view
        return view
    assert record.state is not None  # noqa: S101 - a record holds a state or a view
    seat = seat or record.state.to_act
    if seat is None:
        raise TrickkitError("no seat's card or call is awaited here; name a seat that has a legal act with --seat")
    return record.state.observe(seat)


def _as_json(advice: Advice, level: int, words: Words) -> dict[str, Any]:
    found = advice.look if level == LEVELS[0] else advice.why
    return {
        "seat": str(advice.seat),
        "options": [_option(option) for option in advice.options],
        "hint": {"level": level, "reason": found.code, "text": plain(hint(advice, level, words))},
        "worlds": advice.worlds,
    }


def _option(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {"act": option.act.token, "value": option.value, "best": option.best}
    return found if option.chance is None else {**found, "chance": option.chance}


def _told(advice: Advice, level: int, words: Words) -> list[str]:
    """Write the hint alone at the second step; at the third the options, too."""
    lines = [f"{words.seat(advice.seat)}: {plain(hint(advice, level, words))}"]
    if level == LEVELS[-1]:
        lines.append(plain(hint(advice, 2, words)))
        lines += [_line(option, words) for option in advice.options]
        lines.append(words.count("ui.hint.worlds", advice.worlds, mark="*"))
    return lines


def _line(option: Option, words: Words) -> str:
    mark = "*" if option.best else " "
    chance = "" if option.chance is None else f"  {words.number(100 * option.chance, 0)} %"
    return f" {mark} {option.act.token:<8} {words.number(option.value, 2):>6}{chance}"
