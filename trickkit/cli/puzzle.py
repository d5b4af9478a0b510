"""`trickkit puzzle`: exercises from a seed or a day, in words, as JSON, or as a worksheet to print."""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from datetime import date

from trickkit import sheets
from trickkit.coach.exercises import (
    KINDS,
    Exercise,
    games_for,
    generate,
    kind_of_the_day,
    mixed,
    of_the_day,
    to_json,
)
from trickkit.errors import TrickkitError, shorten
from trickkit.explain import rule
from trickkit.explain.exercises import hint, noted, question
from trickkit.games import GAMES
from trickkit.i18n import DECKS, Words, plain
from trickkit.progress.clock import today

_SEED = "1"


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument(
        "kinds", metavar="KIND", nargs="?", type=_kinds, help=f"one kind, or several with commas: {', '.join(KINDS)}"
    )
    when = sub.add_mutually_exclusive_group()
    when.add_argument("--seed", help=f"any text; the same seed gives the same exercise (default {_SEED})")
    when.add_argument(
        "--day", metavar="DATE", nargs="?", const="", help="the puzzle of a day, as 2026-01-31 (today without a date)"
    )
    sub.add_argument(
        "--count", metavar="K", type=int, help="how many of each kind, from the seeds that follow (default 1)"
    )
    sub.add_argument("--game", metavar="GAME", choices=sorted(GAMES), help=" or ".join(sorted(GAMES)))
    sub.add_argument("--level", metavar="1..5", type=int, help="how difficult it shall be (default: any)")
    sub.add_argument("--rules", default="", metavar='"KEY=VALUE …"', help="house settings, as in a record")
    sub.add_argument("--deck", choices=DECKS, default="french", help="names and faces of the cards (default french)")
    sub.add_argument("--four", action="store_true", help="on a worksheet: clubs green and diamonds blue")
    how = sub.add_mutually_exclusive_group()
    how.add_argument("--solution", action="store_true", help="give hints, the answer and its reason, too")
    how.add_argument(
        "--sheet", metavar="OUT.html", help="write a worksheet to print, and its solutions to OUT.solutions.html"
    )
    sub.add_argument("--json", action="store_true", help="one JSON object an exercise, each on one line")


def run(options: argparse.Namespace) -> int:
    """Print exercises, with their answers if these are asked for; or write a worksheet."""
    words = Words(options.lang, options.deck)
    if options.sheet is not None:
        if options.json:
            raise TrickkitError("a worksheet is no JSON; leave out --json or --sheet")
        sheets.beside(options.sheet)  # before anything is worked out
    exercises = _exercises(options)
    if options.sheet is not None:
        sheet, solved = sheets.save(exercises, words, options.sheet, four=options.four)
        print(words.count("ui.worksheet.written", len(exercises), sheet=str(sheet), solutions=str(solved)))
    elif options.json:
        for exercise in exercises:
            print(json.dumps(to_json(exercise, answers=options.solution), ensure_ascii=False))
    else:
        print("\n\n".join("\n".join(_told(each, words, solution=options.solution)) for each in exercises))
    return 0


def _exercises(options: argparse.Namespace) -> tuple[Exercise, ...]:
    """Make what was asked for: one exercise of a seed, several, or those of a day."""
    day = None if options.day is None else _day(options.day)
    kinds = options.kinds or ((kind_of_the_day(day),) if day else ())
    if not kinds:
        raise TrickkitError(f"KIND is missing; choose {', '.join(KINDS)}, or --day for the puzzle of the day")
    game = None
    if options.game or options.rules:
        game = GAMES[options.game or games_for(kinds[0])[0]].parse(options.rules)
    count = 1 if options.count is None else options.count
    if day is not None:
        return tuple(each for kind in kinds for each in of_the_day(day, kind, count, game, options.level))
    seed = _SEED if options.seed is None else options.seed
    if options.count is None and len(kinds) == 1:  # this very seed, or none
        return (generate(kinds[0], seed, game, options.level),)
    return mixed(kinds, seed, count, game, options.level)


def _kinds(text: str) -> tuple[str, ...]:
    """Read one kind, or several with commas between.

    Raises:
        argparse.ArgumentTypeError: if there is no such kind.
    """
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in KINDS]:
        raise argparse.ArgumentTypeError(f'"{shorten(unknown[0])}" is no kind of puzzle; choose {", ".join(KINDS)}')
    return names


def _day(text: str) -> date:
    """Read a date; today's where there is none.

    Raises:
        TrickkitError: if it is no date.
    """
    if not text:
        return today()
    with suppress(ValueError):
        return date.fromisoformat(text)
    raise TrickkitError(f'"{shorten(text)}" is no date; write it as 2026-01-31')


def _told(exercise: Exercise, words: Words, *, solution: bool) -> list[str]:
    """Tell the position as a record, the question, what can be chosen; hints, answer and reason if they are wanted."""
    lines = [exercise.shown, plain(question(exercise, words)), ""]
    lines += [f"  {' '.join(group)}" for group in exercise.posed.options]
    if solution:
        why = exercise.posed.why
        lines += ["", *(plain(hint(exercise, level, words)) for level in (1, 2, 3))]
        lines.append(f"{plain(noted(exercise, why, words))} ({rule(why.clause, words)})")
    return lines
