"""Reads the arguments, runs a command, turns errors into one line and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

import trickkit
from trickkit.cli import classes, commands, compiling, deduce, hint, judge, progress, puzzle, simulate, site, solve
from trickkit.errors import NotationError, TrickkitError

USAGE = 2
"""Exit code of every refusal."""
_LONGEST = 80  # letters of a word of the command line that an error repeats
INTERRUPTED = 130
"""Exit code after Ctrl+C, as shells have it; whoever pressed the keys needs no words."""


class UsageError(TrickkitError):
    """A command line that cannot be understood."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        words = (word if len(word) <= _LONGEST else f"{word[:_LONGEST]}…" for word in message.split())
        raise UsageError(f"{' '.join(words)}; see {self.prog} --help")


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = _Parser(prog="trickkit", description="Two card games whose trump is a secret.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"trickkit {trickkit.__version__}")
    subs = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=_Parser)

    def add(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        sub = subs.add_parser(name, help=about, description=about, allow_abbrev=False)
        sub.set_defaults(run=run)
        return sub

    replay = add("replay", commands.replay, "Replay the records of a file and say what they amount to.")
    replay.add_argument("file", metavar="FILE", help="a file of records, or - for standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a record, each on one line")
    _lang(replay)

    deal = add("deal", commands.deal, "Shuffle and deal; print the deal as a record.")
    deal.add_argument("game", metavar="GAME", choices=sorted(trickkit.GAMES), help=" or ".join(sorted(trickkit.GAMES)))
    deal.add_argument("--seed", default="1", help="any text; the same seed gives the same deal everywhere (default 1)")
    deal.add_argument("--dealer", metavar="SEAT", help="N, E, S or W (default N, or W where N is empty)")
    deal.add_argument("--rules", default="", metavar='"KEY=VALUE …"', help="house settings, as in a record")

    for name, command, about in (
        ("deduce", deduce, "Say what a seat can work out, from what it has seen alone."),
        ("solve", solve, "Solve the positions of a file, all cards known: what becomes of each act."),
        ("hint", hint, "Say what a seat should do, from what it has seen alone."),
        ("judge", judge, "Judge a seat's acts in a played hand: on what it knew, and apart from that with hindsight."),
        ("simulate", simulate, "Let bots play bots over many deals."),
        ("puzzle", puzzle, "Print an exercise: a position and a question, with its answer if you like."),
    ):
        sub = add(name, command.run, about)
        command.arguments(sub)
        _lang(sub)

    lab = add("lab", commands.lab, "Open the lessons in JupyterLab, as copies of your own.")
    lab.add_argument(
        "--dir", metavar="FOLDER", help="where your copies are (default: trickkit-lessons in your home folder)"
    )
    lab.add_argument(
        "--set", metavar="FILE", help="a class set, or the paper of one, that is laid among them, and opened"
    )
    lab.add_argument("jupyter", nargs="*", metavar="-- OPTION", help="options for JupyterLab, behind --")
    _lang(lab)

    lessons = add("lessons", commands.lessons_list, "List the lessons, or copy them.")
    actions = lessons.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=_Parser)
    listing = actions.add_parser("list", help="list the lessons", allow_abbrev=False)
    listing.set_defaults(run=commands.lessons_list)
    _lang(listing)
    copying = actions.add_parser(
        "copy", help="copy lessons; a file that is there is never overwritten", allow_abbrev=False
    )
    copying.set_defaults(run=commands.lessons_copy)
    copying.add_argument("numbers", nargs="*", metavar="NUMBER", help="which lessons, as 03 (default: all)")
    copying.add_argument("--to", metavar="FOLDER", help="where to (default: trickkit-lessons in your home folder)")
    _lang(copying, default=None, about="only this language")

    kept = add("progress", progress.show, "Show, save or delete what is kept of your way through the course.")
    progress.arguments(kept.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=_Parser))

    classroom = add("class", classes.make, "Make a class set, check one, or report on what was handed in.")
    classes.arguments(classroom.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=_Parser))

    made = add(
        "site", site.run, "Build the course as a folder of files that needs no installation: Jupyter in the browser."
    )
    site.arguments(made)
    _lang(made, about="language of its first page (default en)")

    add("doctor", commands.doctor, "Check the installation and name what is wrong.")
    return top


def _lang(
    sub: argparse.ArgumentParser, *, default: str | None = "en", about: str = "language of the words (default en)"
) -> None:
    sub.add_argument("--lang", choices=("en", "de"), default=default, help=about)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: without the program's name; default: those of the process.

    Returns:
        0, or 2 after an error, which stands in one line on standard error; 130 after Ctrl+C; `doctor` gives 1 if
        something is wrong.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # cards are written as 9♦ on every system
    try:
        options = parser().parse_args(arguments)
        with compiling.told(getattr(options, "lang", None) or "en"):
            code: int = options.run(options)
        _flush()
    except BrokenPipeError:  # the reader, `head` for one, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except commands.FileError as error:
        return _refuse(f"{error.name}:{error.place[0]}:{error.place[1]}: {error.message}")
    except NotationError as error:
        return _refuse(error.message)
    except UnicodeEncodeError as error:
        return _refuse(f'"{error.object}" holds bytes that are no text; write it in UTF-8')
    except (TrickkitError, OSError) as error:
        return _refuse(str(error))
    return code


def _flush() -> None:
    if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison] -- a closed standard output is None
        sys.stdout.flush()


def _refuse(message: str) -> int:
    _flush()
    line = " ".join(message.split())
    print("".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in line), file=sys.stderr)
    return USAGE
