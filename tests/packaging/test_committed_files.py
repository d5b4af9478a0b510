"""What may not stand in any committed file."""

from __future__ import annotations

import re
import subprocess

from tests.packaging.conftest import ROOT

# Put together here, so that this file does not name them itself.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("registry", "npmjs", "org"),
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("deb", "debian", "org"),
        ("anaconda", "org"),
    )
]
LOCKED = re.compile(r'"resolved"\s*:|index-url\s*=|\bregistry\s*=\s*"?http')


def texts() -> dict[str, str]:
    """Read every text file that is in git or on its way there."""
    said = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = {}
    for name in filter(None, said.split("\0")):
        path = ROOT / name
        data = path.read_bytes() if path.is_file() else b"\0"
        if b"\0" not in data:
            found[name] = data.decode("utf-8")
    return found


def test_no_committed_file_names_a_package_registry() -> None:
    named = {name for name, text in texts().items() if any(host in text for host in REGISTRIES)}
    assert named == set()


def test_no_committed_file_ties_an_install_to_an_address() -> None:
    here = "tests/packaging/test_committed_files.py"
    assert {name for name, text in texts().items() if name != here and LOCKED.search(text)} == set()


def test_no_committed_file_names_the_folder_it_was_written_in() -> None:
    assert {name for name, text in texts().items() if str(ROOT) in text} == set()


def test_text_files_end_lines_alike_and_end_with_one() -> None:
    wrong = {name for name, text in texts().items() if text and ("\r" in text or not text.endswith("\n"))}
    assert wrong == set()
