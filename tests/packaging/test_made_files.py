"""Files that a tool makes are what the tool makes today: bundles and compiled catalogues."""

from __future__ import annotations

import gzip
import re

import pytest
from babel.messages.pofile import read_po

from tests.packaging.conftest import ROOT
from tools import catalogues, front

STATIC = ROOT / "trickkit" / "widgets" / "static"
BUNDLES = ("table.js", "question.js", "grid.js", "suits.js", "scenario.js", "score.js", "map.js")


@pytest.mark.timeout(600)
def test_committed_bundles_are_what_a_build_gives() -> None:
    assert front.install() == 0
    assert front.differing() == []


@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_is_at_most_25_kb_compressed(name: str) -> None:
    assert len(gzip.compress((STATIC / name).read_bytes(), mtime=0)) <= 25_000


@pytest.mark.parametrize("name", [*BUNDLES, "trickkit.css"])
def test_a_bundle_asks_nobody_for_anything(name: str) -> None:
    text = (
        (STATIC / name).read_text(encoding="utf-8").replace("http://www.w3.org/", "")
    )  # names of namespaces, never fetched
    assert re.findall(r"https?://|\bfetch\(|XMLHttpRequest|WebSocket|@import|\bimport\(", text) == []


def test_compiled_catalogues_are_fresh() -> None:
    assert len(catalogues.sources()) == 2
    assert catalogues.stale() == []


def test_catalogues_say_the_same_things_and_leave_none_unsaid() -> None:
    said = []
    for source in catalogues.sources():
        with source.open("rb") as file:
            messages = [message for message in read_po(file) if message.id]
        assert [message.id for message in messages if message.fuzzy] == []
        assert [message.id for message in messages if not message.string] == []
        said.append({(message.context, message.id) for message in messages})
    assert said[0] == said[1]


def test_a_stale_catalogue_is_found_and_mended(tmp_path) -> None:
    source = tmp_path / "trickkit" / "i18n" / "locale" / "en" / "LC_MESSAGES" / "trickkit.po"
    source.parent.mkdir(parents=True)
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    source.write_text(head + 'msgid "hello"\nmsgstr "Hello"\n', encoding="utf-8")
    assert catalogues.stale(tmp_path) == [source]
    assert catalogues.compile_all(tmp_path) == [source.with_suffix(".mo")]
    assert catalogues.stale(tmp_path) == []
    source.write_text(head + 'msgid "hello"\nmsgstr "Good day"\n', encoding="utf-8")
    assert catalogues.stale(tmp_path) == [source]
