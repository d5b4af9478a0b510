"""`trickkit site`: what it says."""

from __future__ import annotations

import shlex
import sys

import pytest

from trickkit.cli import site
from trickkit.errors import TrickkitError
from trickkit.site import Made


@pytest.mark.parametrize(
    ("lang", "built", "look"),
    [
        ("en", "The site is in {}: 588 files, 53.1 MB.", "To look at it: {} -m http.server --directory {}"),
        ("de", "Die Seite liegt in {}: 588 Dateien, 53,1 MB.", "Zum Ansehen: {} -m http.server --directory {}"),
    ],
)
def test_it_says_where_the_site_is_and_how_to_look_at_it(terminal, monkeypatch, tmp_path, lang, built, look):
    def stand_in(out, words, say, sets):
        assert (words.lang, sets) == (lang, [])
        say("working")
        return Made(out, 588, 53_100_000)

    monkeypatch.setattr(site, "build", stand_in)
    ran = terminal("site", str(tmp_path / "my site"), "--lang", lang)
    assert (ran.code, ran.err) == (0, "working\n")
    folder = tmp_path / "my site"
    assert ran.lines == [built.format(folder), look.format(shlex.quote(sys.executable), shlex.quote(str(folder)))]


def test_what_is_missing_is_one_line(terminal, monkeypatch, tmp_path):
    def stand_in(*_):
        raise TrickkitError('jupyterlite-core is not installed here; run: pip install "trickkit[lite]"')

    monkeypatch.setattr(site, "build", stand_in)
    assert terminal("site", str(tmp_path)).refusal.startswith("jupyterlite-core is not installed here")


def test_a_name_that_is_empty_is_not_taken_for_the_folder_one_is_in(terminal, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert terminal("site", "").refusal == "OUT is empty; name a folder"


def test_a_folder_with_something_else_is_refused_before_anything_is_done(terminal, tmp_path):
    (tmp_path / "letter.txt").touch()
    assert "letter.txt" in terminal("site", str(tmp_path)).refusal
