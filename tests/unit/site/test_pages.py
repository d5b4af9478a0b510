"""The pages that are ours: the first page in both languages, and the rules."""

from __future__ import annotations

import re

import pytest

from trickkit.course.levels import load
from trickkit.course.library import lessons, rules
from trickkit.site.rulebook import rendered
from trickkit.site.start import notebook, pages


@pytest.mark.parametrize(
    ("first", "names"), [("en", ["index.de.html", "index.html"]), ("de", ["index.en.html", "index.html"])]
)
def test_the_first_page_is_there_in_both_languages(first, names):
    found = pages(first)
    assert sorted(found) == names
    assert f'<html lang="{first}">' in found["index.html"]
    for name, text in found.items():
        (other,) = set(found) - {name}
        assert f'<a href="{other}"' in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_lists_every_lesson_and_says_what_to_do_first(lang):
    page = pages(lang)["index.html"]
    for file in lessons():
        link = f'href="{notebook(f"{file.lang}/{file.path.name}")}"'
        assert (link in page) == (file.lang == lang)
    assert load("05").title[lang] in page
    assert "<b>Run › Run All Cells</b>" in page
    assert "<b>lesson.progress_file()</b>" in page
    assert "<b>progress.json</b>" in page
    assert "CC BY 4.0" in page


def test_it_is_read_without_a_script_and_asks_nobody():
    for page in pages("en").values():
        assert re.findall(r"<script\b[^>]*>", page) == [
            '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">',
            "<script>",  # sends on who comes with a deal, and does nothing else: see link_page
        ]
        assert "//" not in page
        assert not re.search(r"@import|url\(|\son\w+=", page)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_browser_without_javascript_is_told_what_it_takes(lang):
    (said,) = re.findall(r"<noscript>(.*?)</noscript>", pages(lang)["index.html"])
    assert "JavaScript" in said


@pytest.mark.parametrize("source", rules(), ids=lambda path: path.stem)
def test_the_rules_keep_their_places_and_tables(source):
    text = source.read_text(encoding="utf-8")
    page = rendered(text)
    ids = re.findall(r'id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(ids)
    assert set(re.findall(r'<a id="(\w+)">', text)) <= set(ids)
    assert page.count("<table>") == len(re.findall(r"^\|[ :|-]*-[ :|-]*\|$", text, re.MULTILINE)) > 0
    assert "<script" not in page
    assert 'href="../index.html"' in page
    assert f"<title>{text.splitlines()[0].removeprefix('# ')}</title>" in page
