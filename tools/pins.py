"""Write constraints.txt anew: what `make lessons` and `make test` install today, each package as `name==version`.

python tools/pins.py   # needs the package registries; run it on Linux with the oldest supported Python
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEAD = """\
# What `make lessons` and `make test` install on Linux with Python 3.11: a name and a version a line. See tools/pins.py.
"""


def frozen() -> list[str]:
    """Install everything into a new environment, unpinned, and list what came."""
    with tempfile.TemporaryDirectory(prefix="trickkit-pins-") as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder) / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-q", "pip>=25.1"], check=True)
        subprocess.run(
            [*pip, "install", "-q", ".[lessons]", "--group", "test", "--group", "node", "--group", "hosts"],
            cwd=ROOT,
            check=True,
        )
        said = subprocess.run(
            [*pip, "freeze", "--exclude", "trickkit"], capture_output=True, text=True, check=True
        ).stdout
    return said.splitlines()


def main() -> int:
    """Run as a script."""
    if sys.version_info[:2] != (3, 11):
        print("trickkit: pins are taken with Python 3.11, the oldest supported.", file=sys.stderr)
        return 1
    pins = frozen()
    strange = [line for line in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+", line)]
    if strange:
        print("trickkit: no plain pins: " + ", ".join(strange), file=sys.stderr)
        return 1
    (ROOT / "constraints.txt").write_text(HEAD + "\n".join(pins) + "\n", encoding="utf-8")
    print(f"constraints.txt: {len(pins)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
