"""Break the rules on purpose, one line at a time, and see that a test of the broken clause notices.

python tools/mutants.py            # all mutants; prints a table; exit 1 if one survives
python tools/mutants.py order ask  # only those whose name contains one of the words, or of one game: latinern

Each mutant is a copy of the rules in a folder of its own, in which one line is changed. The tests of the game that are
named after the clause run against that copy; at least one of them must fail. A mutant whose line is no longer there is
an error too: it would prove nothing. The lines are in `mutants_latinern.py` and `mutants_twenty_eight.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, it must find the checkout

from tools import mutants_latinern, mutants_twenty_eight  # noqa: E402 - after the line above

SECONDS = 90  # for one mutant; the tests of a clause take two
CORES = os.cpu_count() or 1
FAILED = re.compile(r"^FAILED \S+::(test_\w+)", re.MULTILINE)
PARTS = ("", *"abcde")
"""What may follow the number of a clause in the name of a test, as `test_T17e_`."""
NEEDED: Final = {
    "latinern": ("tests/unit/latinern", "tests/texts.py", "lessons/rules/latinern.md"),
    "twenty-eight": (
        "tests/unit/twenty_eight",
        "tests/texts_28.py",
        "tests/worlds_28.py",
        "lessons/rules/twenty-eight.md",
    ),
}
"""By game: the folder of its clause tests, and what else these read."""


class Mutant(NamedTuple):
    """One line changed."""

    game: str
    """Whose tests have to notice."""
    name: str
    clause: str
    """The clause that is broken; a test that names it must fail."""
    file: str
    """The file, under `trickkit/`."""
    old: str
    """Text that stands exactly once in the file."""
    new: str


MUTANTS: Final = (
    *(Mutant("latinern", *row) for row in mutants_latinern.ROWS),
    *(Mutant("twenty-eight", *row) for row in mutants_twenty_eight.ROWS),
)


def changed(mutant: Mutant) -> str:
    """Give the mutant's file with its line changed."""
    text = (ROOT / "trickkit" / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise LookupError(f"{mutant.file} holds {text.count(mutant.old)} times: {mutant.old}")
    return text.replace(mutant.old, mutant.new)


def write(mutant: Mutant, folder: Path) -> None:
    """Copy the rules, their tests and what these need into `folder`, with the mutant's line changed."""
    needed = [ROOT / part for part in ("trickkit/games", "trickkit/record", *NEEDED[mutant.game])]
    for path in (*needed, *ROOT.glob("trickkit/*.py")):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(path, target)
    (folder / "trickkit" / mutant.file).write_text(changed(mutant), encoding="utf-8")
    (folder / "pytest.ini").write_text(
        "[pytest]\npythonpath = .\naddopts = --import-mode=importlib\n", encoding="utf-8"
    )


def naming(clause: str, tests: str) -> list[str]:
    """Give the files with tests of a clause; the others need not be read for each mutant."""
    name = re.compile(rf"def test_{clause}[a-e]?_")
    files = sorted((ROOT / tests).glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if name.search(file.read_text(encoding="utf-8"))]


def failing(folder: Path, *options: str) -> list[str]:
    """Run pytest in `folder` with these options and files; give the names of the tests that fail."""
    quick = ["-q", "--tb=no", "-rf", "--assert=plain", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *quick, *options]
    environment = os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": str(folder),
    }
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if run.returncode not in {0, 1}:  # 1: tests failed; anything else says nothing about the rules
        raise RuntimeError(run.stdout + run.stderr)
    return list(dict.fromkeys(FAILED.findall(run.stdout)))


def judge(mutant: Mutant) -> tuple[Mutant, str, bool]:
    """Run one mutant; give what is said of it, and whether a test of its clause killed it."""
    tests = NEEDED[mutant.game][0]
    of_the_clause = " or ".join(f"test_{mutant.clause}{part}_" for part in PARTS)
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        try:
            write(mutant, Path(name))
            killers = failing(Path(name), "--exitfirst", "-k", of_the_clause, *naming(mutant.clause, tests))
            others = [] if killers else failing(Path(name), tests)
        except (LookupError, RuntimeError, subprocess.TimeoutExpired) as error:
            return mutant, f"CANNOT RUN: {error}", False
    if killers:
        return mutant, killers[0], True
    return mutant, f"SURVIVES its clause; other tests that fail: {', '.join(others) or 'none'}", False


def main(words: list[str]) -> int:
    """Run as a script."""
    began = time.monotonic()
    chosen = [m for m in MUTANTS if not words or any(word in m.name or word == m.game for word in words)]
    with ThreadPoolExecutor(max_workers=CORES) as pool:
        judged = list(pool.map(judge, chosen))
    for mutant, says, _ in judged:
        print(f"{mutant.clause:4} {mutant.name:56} {says}")
    left = sum(not killed for _, _, killed in judged)
    print(f"{len(judged)} mutants, {left} not killed, {time.monotonic() - began:.0f} s")
    return 1 if left or not judged else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
