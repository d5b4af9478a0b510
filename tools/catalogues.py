"""Compile the message catalogues: every `trickkit.po` to the `trickkit.mo` beside it.

Used by the build hook and by the Makefile. Run it after editing a catalogue:

    python tools/catalogues.py          # compile what is older than its source
    python tools/catalogues.py --check  # change nothing; exit 1 and name what is missing or stale
"""

from __future__ import annotations

import argparse
import io
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

# Babel would write the present time into the head; what is compiled shall depend on the source alone.
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
ROOT = Path(__file__).resolve().parents[1]


def sources(root: Path = ROOT) -> list[Path]:
    """List the catalogues of a checkout, in a fixed order."""
    return sorted((root / "trickkit" / "i18n" / "locale").glob("*/LC_MESSAGES/trickkit.po"))


def compiled(source: Path) -> bytes:
    """Return the compiled form of one catalogue.

    Raises:
        babel.messages.pofile.PoFileError: the catalogue is malformed.
    """
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.parents[1].name, abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = NEVER
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def stale(root: Path = ROOT) -> list[Path]:
    """List the catalogues whose compiled form is missing or is not what compiling gives now."""
    return [
        source
        for source in sources(root)
        if not source.with_suffix(".mo").is_file() or source.with_suffix(".mo").read_bytes() != compiled(source)
    ]


def compile_all(root: Path = ROOT) -> list[Path]:
    """Compile what is stale and return the files written."""
    written = []
    for source in stale(root):
        target = source.with_suffix(".mo")
        target.write_bytes(compiled(source))
        written.append(target)
    return written


def main() -> int:
    """Run as a script."""
    parser = argparse.ArgumentParser(description="Compile the message catalogues.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 when one is stale")
    if parser.parse_args().check:
        old = stale()
        for source in old:
            print(f"stale: {source.relative_to(ROOT)}; run: python tools/catalogues.py", file=sys.stderr)
        return 1 if old else 0
    for target in compile_all():
        print(f"compiled {target.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
