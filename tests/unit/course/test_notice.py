"""A sentence with links: they open files, and download them where no address leads to a new file."""

from __future__ import annotations

import re
import sys
from base64 import b64decode

import pytest

from trickkit.course.notice import Notice

SHEET = Notice("On sheets/a b.html.", files=("sheets/a b.html",))


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "a b.html").write_bytes(b"<p>\xc3\xbc")


def test_a_link_opens_the_file_beside_the_notebook():
    assert '<a href="sheets/a%20b.html">sheets/a b.html</a>' in SHEET._repr_html_()


def test_in_the_browser_a_link_downloads_it(monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    (found,) = re.findall(
        r'<a download="a b.html" href="data:application/octet-stream;base64,(\S+)">sheets/a b.html</a>',
        SHEET._repr_html_(),
    )
    assert b64decode(found) == b"<p>\xc3\xbc"


@pytest.mark.parametrize("file", ["own.ipynb", "gone.html"])
def test_in_the_browser_jupyter_opens_notebooks_and_nothing_is_made_up(monkeypatch, tmp_path, file):
    (tmp_path / "own.ipynb").write_text("{}")
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert f'<a href="{file}">' in Notice(f"On {file}.", files=(file,))._repr_html_()
