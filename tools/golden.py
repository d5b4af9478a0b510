"""Write the golden files of the tests anew: what trickkit says or does today, to be read as a diff.

python tools/golden.py          # write what differs, and name it
python tools/golden.py --check  # change nothing; exit 1 and name what differs
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run as a script, it must find the checkout

from tests.golden import (  # noqa: E402 - after the line above
    exercises,
    explain_assessed,
    explain_beaten,
    explain_deduction,
    explain_guided,
    explain_hints,
    explain_judged,
    explain_latinern,
    explain_twenty_eight,
    perft_twenty_eight,
    rounds_latinern,
    rounds_twenty_eight,
)

if TYPE_CHECKING:
    from collections.abc import Callable

GOLDEN: Final[dict[str, Callable[[], str]]] = {
    "explain-assessed.en.txt": partial(explain_assessed.golden, "en"),
    "explain-assessed.de.txt": partial(explain_assessed.golden, "de"),
    "explain-beaten.en.txt": partial(explain_beaten.golden, "en"),
    "explain-beaten.de.txt": partial(explain_beaten.golden, "de"),
    "explain-deduction.en.txt": partial(explain_deduction.golden, "en"),
    "explain-deduction.de.txt": partial(explain_deduction.golden, "de"),
    "explain-guided.en.txt": partial(explain_guided.golden, "en"),
    "explain-guided.de.txt": partial(explain_guided.golden, "de"),
    "explain-hints.en.txt": partial(explain_hints.golden, "en"),
    "explain-hints.de.txt": partial(explain_hints.golden, "de"),
    "explain-judged.en.txt": partial(explain_judged.golden, "en"),
    "explain-judged.de.txt": partial(explain_judged.golden, "de"),
    "explain-latinern.en.txt": partial(explain_latinern.golden, "en"),
    "explain-latinern.de.txt": partial(explain_latinern.golden, "de"),
    "explain-twenty-eight.en.txt": partial(explain_twenty_eight.golden, "en"),
    "explain-twenty-eight.de.txt": partial(explain_twenty_eight.golden, "de"),
    "exercises.en.txt": partial(exercises.golden, "en"),
    "exercises.de.txt": partial(exercises.golden, "de"),
    "deals-latinern.txt": rounds_latinern.deals,
    "deals-twenty-eight.txt": rounds_twenty_eight.deals,
    "perft-latinern.txt": rounds_latinern.perft,
    "perft-twenty-eight.txt": perft_twenty_eight.perft,
    **{
        f"playthrough-latinern-{name}.txt": partial(rounds_latinern.playthrough, name)
        for name in rounds_latinern.PLAYTHROUGHS
    },
    **{
        f"playthrough-twenty-eight-{name}.txt": partial(rounds_twenty_eight.playthrough, name)
        for name in rounds_twenty_eight.PLAYTHROUGHS
    },
}
"""Every golden file under `tests/golden/`, and what makes it."""


def stale() -> dict[Path, str]:
    """Give the files that are missing or differ, with what should stand in them."""
    found = {}
    for name, make in GOLDEN.items():
        path, text = ROOT / "tests" / "golden" / name, make()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            found[path] = text
    return found


def main() -> int:
    """Run as a script."""
    parser = argparse.ArgumentParser(description="Write the golden files of the tests anew.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 when a file differs")
    check = parser.parse_args().check
    found = stale()
    for path, text in found.items():
        print(f"{'differs' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_text(text, encoding="utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
