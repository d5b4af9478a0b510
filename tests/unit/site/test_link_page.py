"""The page that opens a deal: every sentence in both languages, nothing from elsewhere, no script in it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from trickkit.i18n import LANGUAGES, Words
from trickkit.site import link_page, start
from trickkit.widgets.base import STATIC


class Read(HTMLParser):
    """Notes the tags of a page with their attributes, and what stands between them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_stands_there_in_both_languages(lang):
    page = Read(link_page.page(lang))
    assert ("html", {"lang": lang}) in page.tags
    for each in LANGUAGES:
        for msgid in ("ui.link.opening", "ui.link.failed", "ui.link.no-script", "ui.link.lessons"):
            assert Words(each).label(msgid) in page.text


def test_without_a_script_the_page_says_so_first_and_promises_nothing():
    page = link_page.page("en")
    head, _, body = page.partition("<body>")
    assert "<noscript><style>#opening { display: none }</style></noscript>" in head
    assert body.index('<noscript><p class="told"') < body.index('id="opening"')


def test_nothing_comes_from_elsewhere_and_no_script_stands_in_the_page():
    page = link_page.page("en")
    read = Read(page)
    named = [value for _, attrs in read.tags for key, value in attrs.items() if key in {"src", "href"}]
    assert named
    assert not [name for name in named if name is None or re.match(r"\w+:|//", name)]
    assert [attrs for tag, attrs in read.tags if tag == "script"] == [{"type": "module", "src": "page.js"}]
    assert not [key for _, attrs in read.tags for key in attrs if key.startswith("on")]
    (allowed,) = [attrs["content"] for tag, attrs in read.tags if attrs.get("http-equiv") == "Content-Security-Policy"]
    assert allowed is not None
    assert "default-src 'none'; script-src 'self';" in allowed
    assert not re.search(r"http|\*|blob|unsafe-eval|script-src[^;]*unsafe", allowed)


def test_it_is_written_with_its_scripts_and_the_widgets(tmp_path):
    link_page.fill(tmp_path, "de")
    place = tmp_path / "deal"
    assert {path.name for path in place.iterdir()} == {
        "index.html", "page.js", "worker.js", "table.js", "scenario.js", "trickkit.css",
    }  # fmt: skip
    assert (place / "table.js").read_bytes() == (STATIC / "table.js").read_bytes()
    assert '<html lang="de">' in (place / "index.html").read_text(encoding="utf-8")


def test_the_first_page_sends_on_who_comes_with_a_deal():
    for page in start.pages("en").values():
        assert page.count(link_page.SEND_ON) == 1
        assert link_page.SEND_ON in page.partition("<body>")[0]  # before anything is shown
    (found,) = re.findall(r"if \(/(.*)/\.test", link_page.SEND_ON)
    assert all(re.search(found, text) for text in ("#record=x", "#lang=de&record=x"))
    assert not any(re.search(found, text) for text in ("#lessons", "#my-record=x", ""))
