"""How much longer `import trickkit` takes than starting Python, and what it imports.

python benchmarks/imports.py          # the promise: less than 60 ms more, and nothing but the standard library
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROMISE = 0.060
RUNS = 25
LIST = "import sys, trickkit; print(' '.join(sorted({name.partition('.')[0] for name in sys.modules})))"


def start(code: str) -> float:
    """Start Python with `code`; give the seconds it took."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
    return time.perf_counter() - began


def main() -> int:
    """Run as a script."""
    start("import trickkit")  # so that the byte code is there
    pairs = [(start("pass"), start("import trickkit")) for _ in range(RUNS)]
    python, ours = (min(times) for times in zip(*pairs, strict=True))
    more = ours - python
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    listed = subprocess.run(
        [sys.executable, "-S", "-c", LIST], check=True, cwd=ROOT, env=environment, capture_output=True
    )
    strangers = [
        name
        for name in listed.stdout.decode().split()
        if name not in {*sys.stdlib_module_names, "__main__", "trickkit"}
    ]
    print(f"Python starts in {python * 1000:.0f} ms; import trickkit: {more * 1000:.0f} ms more")
    print(f"modules that are not of the standard library: {' '.join(strangers) or 'none'}")
    return more > PROMISE or bool(strangers)


if __name__ == "__main__":
    sys.exit(main())
