"""`trickkit judge`: a seat's acts in a played hand, each against the best one."""

from __future__ import annotations

import argparse
import json

from trickkit.cli.commands import FileError, name_of, records
from trickkit.coach import Effort
from trickkit.coach.judging import WORLDS, JudgedAct, Judgement, judge, judgement_json
from trickkit.errors import TrickkitError
from trickkit.explain.judged import said, totals, turning
from trickkit.i18n import Words, plain
from trickkit.seats import Seat


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    sub.add_argument("--seat", metavar="SEAT", required=True, help="N, E, S or W: whose acts")
    sub.add_argument("--seed", default="1", help="any text; the same seed and worlds judge alike (default 1)")
    effort = sub.add_mutually_exclusive_group()
    effort.add_argument(
        "--worlds", metavar="N", type=int, help=f"how many worlds to look at for each act (default {WORLDS})"
    )
    effort.add_argument("--budget", metavar="SECONDS", type=float, help="for how long to look at worlds for each act")
    sub.add_argument("--json", action="store_true", help="one JSON object a record, each on one line")


def run(options: argparse.Namespace) -> int:
    """Judge the hand of each record."""
    words = Words(options.lang)
    seat = Seat.parse(options.seat)
    if options.worlds is not None or options.budget is not None:
        Effort(options.worlds, options.budget)  # refused before any record is read
    for number, record in enumerate(records(options.file)):
        try:
            judgement = judge(record, seat, seed=options.seed, worlds=options.worlds, budget=options.budget)
        except TrickkitError as error:
            raise FileError(name_of(options.file), record.at, str(error)) from None
        if options.json:
            print(json.dumps(judgement_json(judgement), ensure_ascii=False))
        else:
            print("\n".join([""] * bool(number) + _told(judgement, words)))
    return 0


def _told(judgement: Judgement, words: Words) -> list[str]:
    """Write each act with what was known then and, apart from that, hindsight; then the turning point and the sum."""
    lines = [words.label("ui.judge.title", seat=judgement.seat)]
    for each in judgement.acts:
        lines += [f"{each.number}. {each.act.token}", *(f"   {sentence}" for sentence in _sentences(each, words))]
    return [*lines, plain(turning(judgement, words)), plain(totals(judgement, words))]


def _sentences(each: JudgedAct, words: Words) -> list[str]:
    """Say what was known, then hindsight; after it the acts that were best with all cards open, if this was none."""
    told = said(each, words)
    known = (told.verdict, told.known, told.better, told.why, told.missed)
    lines = [plain(sentence) for sentence in (*known, told.hindsight) if sentence is not None]
    if each.hindsight.acts and each.act not in each.hindsight.acts:
        lines.append(words.label("ui.judge.best-open", acts=", ".join(act.token for act in each.hindsight.acts)))
    return lines
