"""Build the lessons' notebooks: read the Markdown texts, run every cell, keep words and pictures, write the `.ipynb`.

    python tools/lessons_build.py            # all lessons
    python tools/lessons_build.py 04 --lang de
    python tools/lessons_build.py --first    # all lessons, as version 1: as long as nothing is released

The text beside each notebook is what people edit; the notebook is made from it and committed, so that a web
preview shows it. Live widget views are taken out, since a reopened notebook cannot show them.

A notebook knows its version, so that a learner's copy can tell when it is old. The version grows by one when the cells
differ from those of the notebook as it is committed, however often it is built until the next commit.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import jupytext
import nbclient
import nbformat

from trickkit.course.saving import strip_views
from trickkit.course.versions import KEY, Version, of_metadata

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "lessons"
SECONDS_A_CELL = 60
METADATA = {
    "jupytext": {"formats": "ipynb,md"},
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def built(source: Path, *, first: bool = False) -> str:
    """Give the notebook of a lesson's text, run from top to bottom, as JSON.

    Args:
        source: the text.
        first: whether it is version 1, whatever was there before.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails.
    """
    notebook: Any = jupytext.read(source)
    for number, cell in enumerate(notebook.cells, start=1):
        cell.id = f"{source.stem[:2]}-{number}"  # the same on every build
        cell.metadata = {}
    version = next_version(source, [(cell.cell_type, cell.source) for cell in notebook.cells], first=first)
    metadata = {**METADATA, KEY: version.metadata()}
    notebook.metadata = dict(metadata)
    client = nbclient.NotebookClient(
        notebook, timeout=SECONDS_A_CELL, kernel_name="python3", resources={"metadata": {"path": str(source.parent)}}
    )
    client.execute()
    notebook.metadata = dict(metadata)  # the kernel has written its version there
    strip_views(notebook)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of day
    return str(nbformat.writes(notebook)) + "\n"


def next_version(source: Path, cells: list[tuple[str, str]], *, first: bool = False) -> Version:
    """Give the version of a lesson's notebook: that of the committed one, or one more if its cells are others.

    Args:
        source: the lesson's text.
        cells: kind and text of each cell, as they are now.
        first: whether it is version 1, whatever was there before.
    """
    lesson, lang = source.stem[:2], source.parent.name
    committed = committed_text(source.with_suffix(".ipynb"))
    if first or committed is None:
        return Version(lesson, 1, lang)
    before = json.loads(committed)  # one torn by a merge is an error
    said = of_metadata(before["metadata"])
    if said is None:
        return Version(lesson, 1, lang)
    same = cells == [(cell["cell_type"], "".join(cell["source"])) for cell in before["cells"]]
    return Version(lesson, said.number if same else said.number + 1, lang)


def committed_text(path: Path) -> str | None:
    """Give a file as it is committed, or as it lies there where git has no commit of it; None if there is none.

    Args:
        path: the file, in a working tree or not.
    """
    try:
        asked = subprocess.run(
            ["git", "show", f"HEAD:./{path.name}"],
            cwd=path.parent,
            capture_output=True,
            check=False,
        )
    except OSError:  # no git here
        asked = None
    if asked is not None and asked.returncode == 0:
        return asked.stdout.decode("utf-8")
    return path.read_text(encoding="utf-8") if path.exists() else None


def build(source: Path, *, first: bool = False) -> Path:
    """Write the notebook beside its text; see `built`."""
    target = source.with_suffix(".ipynb")
    target.write_text(built(source, first=first), encoding="utf-8", newline="\n")
    return target


def sources(numbers: list[str], langs: list[str]) -> list[Path]:
    """List the texts to build."""
    found = [path for lang in langs for path in sorted((LESSONS / lang).glob("*.md"))]
    return [path for path in found if not numbers or path.stem[:2] in numbers]


def main() -> int:
    """Build what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("numbers", nargs="*", help="lessons, as 04; default all")
    parser.add_argument("--lang", choices=("en", "de"), action="append", help="default both")
    parser.add_argument("--first", action="store_true", help="make them version 1")
    options = parser.parse_args()
    for written in (*LESSONS.glob("*/worksheets"), *LESSONS.glob("*/class")):  # by an earlier run
        shutil.rmtree(written)
    with tempfile.TemporaryDirectory() as home, ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        os.environ |= {"TRICKKIT_HOME": home, "TRICKKIT_TODAY": "2026-01-01", "TRICKKIT_PROGRESS": "off"}
        for target in pool.map(
            partial(build, first=options.first), sources(options.numbers, options.lang or ["en", "de"])
        ):
            print(target.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
