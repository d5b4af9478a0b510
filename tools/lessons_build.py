"""Build the lessons' notebooks: read the Markdown texts, run every cell, keep words and pictures, write the `.ipynb`.

    python tools/lessons_build.py            # all lessons
    python tools/lessons_build.py 04 --lang de

The text beside each notebook is what people edit; the notebook is made from it and committed, so that a web
preview shows it. Live widget views are taken out, since a reopened notebook cannot show them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jupytext
import nbclient
import nbformat

from trickkit.course.saving import strip_views

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "lessons"
SECONDS_A_CELL = 60
METADATA = {
    "jupytext": {"formats": "ipynb,md"},
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def built(source: Path) -> str:
    """Give the notebook of a lesson's text, run from top to bottom, as JSON.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell fails.
    """
    notebook: Any = jupytext.read(source)
    for number, cell in enumerate(notebook.cells, start=1):
        cell.id = f"{source.stem[:2]}-{number}"  # the same on every build
        cell.metadata = {}
    notebook.metadata = dict(METADATA)
    client = nbclient.NotebookClient(
        notebook, timeout=SECONDS_A_CELL, kernel_name="python3", resources={"metadata": {"path": str(source.parent)}}
    )
    client.execute()
    notebook.metadata = dict(METADATA)  # the kernel has written its version there
    strip_views(notebook)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of day
    return str(nbformat.writes(notebook)) + "\n"


def build(source: Path) -> Path:
    """Write the notebook beside its text."""
    target = source.with_suffix(".ipynb")
    target.write_text(built(source), encoding="utf-8", newline="\n")
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
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        os.environ |= {"TRICKKIT_HOME": home, "TRICKKIT_TODAY": "2026-01-01"}
        for target in pool.map(build, sources(options.numbers, options.lang or ["en", "de"])):
            print(target.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
