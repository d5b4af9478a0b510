"""The first page of a site, in both languages: plain HTML that needs no script, with everything in it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final
from urllib.parse import quote

import trickkit
from trickkit.cards import Card
from trickkit.course.lab import FIRST_LESSON
from trickkit.course.levels import load
from trickkit.course.library import LANGUAGES, lessons, part_of, rules
from trickkit.i18n import Words
from trickkit.sheets.ink import Ink
from trickkit.site.link_page import SEND_ON
from trickkit.site.page import page
from trickkit.site.rulebook import FOLDER

_FAN: Final = ("9H", "KH", "TH", "8C", "8H")
"""Cards for the eye: if hearts are trump and eights are Schlag, each beats the one before."""
_ABOUT: Final = {"latinern": "ui.site.latinern", "twenty-eight": "ui.site.twenty-eight"}


def pages(first: str) -> dict[str, str]:
    """Give the pages by their names: `index.html` in one language, `index.de.html` or `index.en.html` in the other.

    Args:
        first: the language of `index.html`, `en` or `de`.

    >>> sorted(pages("de"))
    ['index.en.html', 'index.html']
    """
    names = {lang: "index.html" if lang == first else f"index.{lang}.html" for lang in LANGUAGES}
    return {names[lang]: _page(Words(lang), names) for lang in LANGUAGES}


def notebook(path: str) -> str:
    """Give the address of a notebook, as seen from the first page.

    >>> notebook("en/00_start_here.ipynb")
    'notebooks/index.html?path=en/00_start_here.ipynb'
    """
    return f"notebooks/index.html?path={quote(path)}"


def _page(words: Words, names: dict[str, str]) -> str:
    ink = Ink(words)
    body = "\n".join(
        [
            *_header(ink, names),
            "<main>",
            *_first_steps(ink),
            *_lessons(ink),
            *_rules(ink),
            *_kept(ink),
            "</main>",
            f"<footer><p>{escape(words.label('ui.site.licence', version=trickkit.__version__))}</p></footer>",
        ]
    )
    title = f"trickkit · {ink.words.label('ui.site.title')}"
    return page(title, f"{ink.definitions()}\n{body}", words.lang, head=SEND_ON)


def _header(ink: Ink, names: dict[str, str]) -> Iterator[str]:
    lang = ink.words.lang
    others = (
        f'<a href="{name}" hreflang="{other}" lang="{other}">{_said(Ink(Words(other)), "ui.site.language")}</a>'
        for other, name in names.items()
        if other != lang
    )
    yield f'<header>\n<p class="name">trickkit</p>\n<nav>{" ".join(others)}</nav>'
    cards = (f'<span style="--n: {n}">{ink.card(Card.parse(card))}</span>' for n, card in enumerate(_FAN))
    yield f'<div class="fan" aria-hidden="true">{"".join(cards)}</div>'
    yield f"<h1>{_said(ink, 'ui.site.title')}</h1>\n<p>{_said(ink, 'ui.site.lead')}</p>"
    yield f'<noscript><p class="needs">{_said(ink, "ui.site.no-script")}</p></noscript>'
    begin = notebook(f"{lang}/{FIRST_LESSON}")
    yield f'<p><a class="begin" href="{begin}">{_said(ink, "ui.site.begin")}</a></p>\n</header>'


def _first_steps(ink: Ink) -> Iterator[str]:
    yield f"<section>\n<h2>{_said(ink, 'ui.site.first')}</h2>\n<ol>"
    for step in ("ui.site.step.open", "ui.site.step.run", "ui.site.step.play"):
        yield f"<li>{_said(ink, step)}</li>"
    yield "</ol>\n</section>"


def _lessons(ink: Ink) -> Iterator[str]:
    yield f'<section>\n<h2>{_said(ink, "ui.site.lessons")}</h2>\n<div class="parts">'
    here = [file for file in lessons() if file.lang == ink.words.lang]
    for part, files in groupby(here, lambda file: part_of(file.number)):
        yield f"<div>\n<h3>{_said(ink, f'ui.map.part.{part}')}</h3>"
        if part in _ABOUT:
            yield f"<p>{_said(ink, _ABOUT[part])}</p>"
        yield '<ol class="lessons">'
        for file in files:
            link, title = notebook(f"{file.lang}/{file.path.name}"), escape(load(file.number).title[file.lang])
            yield f'<li><a href="{link}"><span>{file.number}</span> {title}</a></li>'
        yield "</ol>\n</div>"
    yield "</div>\n</section>"


def _rules(ink: Ink) -> Iterator[str]:
    yield f"<section>\n<h2>{_said(ink, 'ui.site.rules')}</h2>\n<p>{_said(ink, 'ui.site.rules.language')}</p>\n<ul>"
    for source in rules():
        link = f"{FOLDER}/{source.stem}.html"
        yield f'<li><a href="{link}">{_said(ink, f"ui.site.rules.{source.stem}")}</a></li>'
    yield "</ul>\n</section>"


def _kept(ink: Ink) -> Iterator[str]:
    yield f"<section>\n<h2>{_said(ink, 'ui.site.kept')}</h2>"
    for paragraph in ("ui.site.kept.here", "ui.site.kept.export", "ui.site.kept.import", "ui.site.kept.fresh"):
        yield f"<p>{_said(ink, paragraph)}</p>"
    yield f'<p><a href="tree/index.html">{_said(ink, "ui.site.kept.files")}</a></p>\n</section>'


def _said(ink: Ink, msgid: str) -> str:
    return ink.prose(ink.words.message(msgid))
