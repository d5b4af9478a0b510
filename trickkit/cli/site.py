"""`trickkit site`: the course as a folder of files that runs in a browser alone."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.site import build


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument("out", metavar="OUT", help="the folder for it: a new one, or that of an earlier site")
    sub.add_argument("--set", metavar="FILE", action="append", default=[], help="a class set on it; may be repeated")


def run(options: argparse.Namespace) -> int:
    """Build the site and say where it is."""
    if not options.out:  # a variable that was never set; it would be taken for the folder one is in
        raise TrickkitError("OUT is empty; name a folder")
    words = Words(options.lang)
    made = build(Path(options.out), words, _say, [Path(file) for file in options.set])
    size = words.number(made.size / 1_000_000, 1)
    print(words.label("ui.site.built", folder=str(made.folder), files=made.files, size=size))
    for address in made.sets:
        print(words.label("ui.site.set", address=address))
    command = f"{shlex.quote(sys.executable)} -m http.server --directory {shlex.quote(str(made.folder))}"
    print(words.label("ui.site.try", command=command))
    return 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
