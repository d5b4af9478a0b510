"""`trickkit class`: make a class set, check one, report on what was handed in."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from trickkit.course.classroom.checking import Checked, check_set, minutes
from trickkit.course.classroom.files import cannot_write, content, new, read_file, slug, there_already
from trickkit.course.classroom.making import deals, exercises
from trickkit.course.classroom.marks import told_key
from trickkit.course.classroom.marks_notebook import files, nbgrader_files
from trickkit.course.classroom.model import ClassSet, Settings
from trickkit.course.classroom.naming import left_out
from trickkit.course.classroom.notebook import to_notebook
from trickkit.course.classroom.page import to_page
from trickkit.course.classroom.report import report as make_report
from trickkit.course.classroom.table import to_csv
from trickkit.course.classroom.telling import told
from trickkit.course.classroom.writing import to_toml
from trickkit.errors import TrickkitError
from trickkit.games import GAMES
from trickkit.i18n import DECKS, LANGUAGES, Words

_ENDINGS: Final = {"csv": ".csv", "page": ".html"}
FAULTY: Final = 1
"""Exit code of a check that has found a fault, and of a report that had to leave something out."""


def arguments(actions: Any) -> None:  # noqa: ANN401 - argparse has no public name for its subcommands
    """Describe the actions and their arguments."""
    making = actions.add_parser(
        "new", help="write a set file, with comments; no file is overwritten", allow_abbrev=False
    )
    making.set_defaults(run=make)
    making.add_argument("name", metavar="NAME", help='what the set is called, as "Algebra 7b"')
    making.add_argument("--lessons", metavar="NUMBERS", default="", help="whole lessons, as 04,05")
    making.add_argument("--levels", metavar="KEYS", default="", help="single levels of other lessons, as 09.1,15.2")
    making.add_argument(
        "--exercises",
        metavar="KIND:N",
        nargs="+",
        default=[],
        help="exercises, as who-wins:3, or find-pair:2:4 for level 4",
    )
    making.add_argument("--deals", metavar="N", type=int, default=0, help="so many deals, played as guided hands")
    making.add_argument("--game", metavar="GAME", choices=sorted(GAMES), default="", help=" or ".join(sorted(GAMES)))
    making.add_argument(
        "--seed", help="any text; the same seed gives the same set everywhere (default: NAME, for marks one by chance)"
    )
    making.add_argument("--deck", choices=DECKS, default=DECKS[0], help=f"faces of the cards (default {DECKS[0]})")
    making.add_argument("--no-hints", action="store_true", help="exercises and deals without hints")
    making.add_argument("--due", metavar="TEXT", default="", help='until when, as "Friday"')
    making.add_argument("--to", metavar="FILE", help="the set file (default: NAME.toml in this folder)")
    making.add_argument("--notebook", action="store_true", help="write the learners' notebook beside it, too")
    making.add_argument("--marks", action="store_true", help="for marks: what is handed out holds no answers")
    making.add_argument("--nbgrader", action="store_true", help="for marks: write the folders of an nbgrader course")
    making.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the set and of the words (default en)"
    )

    checking = actions.add_parser(
        "check", help="check a set file, and name every fault with its line", allow_abbrev=False
    )
    checking.set_defaults(run=check)
    checking.add_argument("file", metavar="FILE", help="the set file")
    checking.add_argument(
        "--notebook", action="store_true", help="write the learners' notebook beside it if all is right"
    )
    checking.add_argument("--nbgrader", action="store_true", help="for marks: write the folders of an nbgrader course")
    checking.add_argument("--key", action="store_true", help="for marks: print what is right")
    checking.add_argument("--json", action="store_true", help="the result as one JSON object")
    checking.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the words (default en)")

    reporting = actions.add_parser("report", help="say who did what, and which tasks were missed", allow_abbrev=False)
    reporting.set_defaults(run=report)
    reporting.add_argument("set", metavar="SET", help="the set file")
    reporting.add_argument("files", metavar="FILES", nargs="+", help="result files, or folders with them")
    reporting.add_argument("--csv", metavar="OUT.csv", help="write a table for a spreadsheet")
    reporting.add_argument("--page", metavar="OUT.html", help="write a page to read or to print")
    reporting.add_argument("--lang", choices=LANGUAGES, help="language of the words (default: that of the set)")


def make(options: argparse.Namespace) -> int:
    """Write a set file."""
    words = Words(options.lang)
    target = Path(options.to) if options.to is not None else Path(f"{slug(options.name)}.toml")
    if target.suffix != ".toml":
        raise TrickkitError(f'"{target}" is no name for a set file; let it end in .toml')
    marks = options.marks or options.nbgrader
    seed = options.seed
    if seed is None:  # the name stands in what is handed out of a set for marks, so it must not give the answers
        seed = secrets.token_hex(8) if marks else options.name
    made = ClassSet(
        name=options.name,
        lessons=_listed(options.lessons),
        levels=_listed(options.levels),
        exercises=exercises(_listed(",".join(options.exercises)), seed, options.game),
        deals=deals(options.deals, seed, options.game),
        settings=Settings(options.lang, options.deck, hints=not options.no_hints),
        due=options.due,
        marks=marks,
    )
    text = to_toml(made, words)
    faults = check_set(text).faults
    if faults:
        raise TrickkitError(faults[0].text)
    for path in _save({target: text} | _beside(made, target, options), target.parent):
        print(words.label("ui.class.written", file=str(path)))
    print(_told(made, words))
    return 0


def check(options: argparse.Namespace) -> int:
    """Check a set file."""
    file, words = Path(options.file), Words(options.lang)
    checked = check_set(content(file))
    found = None if checked.faults else checked.found
    made = _save(_beside(found, file, options), file.parent) if found is not None else []
    if options.json:
        print(json.dumps(_as_json(checked, made), ensure_ascii=False))
        return FAULTY if found is None else 0
    for fault in checked.faults:
        print(f"{options.file}:{fault.at[0]}:{fault.at[1]}: {fault.text}")
    for path in made:
        print(words.label("ui.class.written", file=str(path)))
    if found is None:
        return FAULTY
    print(_told(found, words))
    if options.key:
        for row in told_key(found, Words(options.lang, found.settings.deck)):
            print(*row, sep="\t")
    return 0


def report(options: argparse.Namespace) -> int:
    """Report on what was handed in; `FAULTY` if some of it had to be left out."""
    found = read_file(Path(options.set))
    words = Words(options.lang or found.settings.lang, found.settings.deck)
    outs = {option: Path(name) for option in _ENDINGS if (name := getattr(options, option)) is not None}
    for option, path in outs.items():
        if path.suffix != _ENDINGS[option]:
            raise TrickkitError(f'--{option} "{path}": let the name end in {_ENDINGS[option]}')
    made = make_report(found, map(Path, options.files))
    for each in made.left_out:
        print(left_out(each, words), file=sys.stderr)
    print("\n".join(told(made, words)))
    texts = {"csv": partial(to_csv, made, words.lang), "page": partial(to_page, made, words)}
    for path in _save({path: texts[option]() for option, path in outs.items()}):
        print(words.label("ui.class.written", file=str(path)))
    return FAULTY if made.left_out else 0


def _listed(text: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(",") if piece.strip())


def _beside(found: ClassSet, file: Path, options: argparse.Namespace) -> dict[Path, str]:
    """Give what is written beside a set file."""
    made: dict[Path, str] = {}
    if options.notebook:
        made = files(found, file) if found.marks else {file.with_suffix(".ipynb"): to_notebook(found, file.name)}
    return made | (nbgrader_files(found, file) if options.nbgrader else {})


def _save(made: dict[Path, str], folder: Path | None = None) -> list[Path]:
    """Write files that are not there yet: all of them or none; folders are made inside `folder`, the set's, alone."""
    for path in made:
        if path.exists():
            raise there_already(path)
    for path, text in made.items():
        try:
            if folder is not None and path.parent != folder and folder.is_dir():
                path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(path, error) from None
        new(path, text)
    return [*made]


def _told(found: ClassSet, words: Words) -> str:
    count = words.count("ui.class.tasks", len(found.items))
    return words.count("ui.class.checked", minutes(found), name=found.name, id=found.id, tasks=count)


def _as_json(checked: Checked, made: list[Path]) -> dict[str, Any]:
    found = None if checked.faults else checked.found
    faults = [{"line": fault.at[0], "column": fault.at[1], "text": fault.text} for fault in checked.faults]
    told: dict[str, Any] = {
        "set": None,
        "name": None,
        "tasks": [],
        "minutes": None,
        "faults": faults,
        "files": [*map(str, made)],
    }
    if found is not None:
        tasks = [{"task": item.key, "kind": item.kind} for item in found.items]
        told |= {"set": found.id, "name": found.name, "tasks": tasks, "minutes": minutes(found)}
    return told
