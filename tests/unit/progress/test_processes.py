"""Several notebooks at once, and one that is killed in the middle of writing."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from trickkit.progress import Kept
from trickkit.progress.sqlite import SqliteStore

ROOT = Path(__file__).parents[3]
WRITE = """
import sys
from pathlib import Path
from trickkit.progress import Kept, Try, open_store
store, name, count = open_store(Path(sys.argv[1])), sys.argv[2], int(sys.argv[3])
number = 0
while number != count:
    number += 1
    store.add(Try(name, "kind", True, number, 0, 3, ""))
    store.keep(Kept(name, "x" * 5000, number))
    print(number, flush=True)
"""


def writer(place: Path, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITE, str(place), name, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_processes_at_once_lose_nothing(tmp_path):
    count = 60
    both = [writer(tmp_path, name, count) for name in ("one", "two")]
    said = [process.communicate() for process in both]
    assert [errors for _, errors in said] == ["", ""]
    store = SqliteStore(tmp_path / "progress.sqlite")
    for name in ("one", "two"):
        assert [each.tries for each in store.tries(name)] == list(range(1, count + 1))
        assert store.kept(name) == Kept(name, "x" * 5000, count)
    assert store.set_aside is None


def test_a_process_killed_while_it_writes_damages_nothing(tmp_path):
    store = SqliteStore(tmp_path / "progress.sqlite")
    for kills in range(1, 4):
        with writer(tmp_path, f"killed {kills}", -1) as process:
            assert process.stdout is not None
            told = 0
            for line in process.stdout:
                told = int(line)
                if told == 7 * kills:
                    break
            process.send_signal(signal.SIGKILL)
            told = max([told, *map(int, process.stdout.read().split())])
        found = [each.tries for each in store.tries(f"killed {kills}")]
        assert found in (list(range(1, told + 1)), list(range(1, told + 2)))  # what was told is kept
        hand = store.kept(f"killed {kills}")
        assert hand is not None
        assert told <= hand.deals <= len(found)
    with closing(sqlite3.connect(store.file)) as whole:
        assert whole.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert store.set_aside is None
