"""The page that opens one deal from its link, without a notebook: SITE/#record=… leads there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import trickkit
from trickkit.course.library import LANGUAGES
from trickkit.i18n import Words

FOLDER: Final = "deal"
"""The folder of the page, below the first page of the site."""
SEND_ON: Final = (
    "<script>if (/^#(.*&)?record=/.test(location.hash)) "
    f'location.replace("{FOLDER}/index.html" + location.hash)</script>\n'
)
"""Stands in the head of a first page: whoever comes with a deal is sent on to it."""
_SCRIPTS: Final = Path(__file__).with_name(FOLDER)
_WIDGETS: Final = Path(trickkit.__file__).parent / "widgets" / "static"  # as files: they need not run here
_BUNDLES: Final = ("table.js", "scenario.js", "trickkit.css")
_ALLOWED: Final = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
"""What the page may load: nothing from elsewhere, and no script but the files beside it."""
_LOOK: Final = """
:root { --ground: #fff; --ink: #21261f; --line: #dcdfd2; --felt: #e9ebdf; --accent: #17665a; --hover: #0f5046;
  --focus: #14181a }
@media (prefers-color-scheme: dark) { :root { --ground: #212121; --ink: #e3e3e3; --line: #43474a; --felt: #1c2925;
  --accent: #79cbb6; --hover: #9adccb; --focus: #fff } }
body { margin: 0; color: var(--ink); background: var(--ground);
  font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
.bar, .foot, .told { padding: .75rem max(1rem, calc(50% - 31rem)) }
.deal { padding: 0 max(min(1rem, 50vw - 160px), calc(50% - 31rem)) 1.5rem }
.bar { background: var(--felt) }
.foot { border-top: 1px solid var(--line) }
:is(.bar, .foot) a { color: var(--accent); text-underline-offset: .18em }
.bar a { font-weight: 600; text-decoration: none }
:is(.bar, .foot) a:hover { color: var(--hover); text-decoration: underline }
:is(.bar, .foot) a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.told { margin: 0; text-wrap: pretty }
#deal { min-height: 60vh }
[hidden] { display: none }
"""
"""The page's own look; it names no element that a widget has, too."""


def fill(target: Path, first: str) -> None:
    """Write the page, its scripts and the widgets that it shows.

    Args:
        target: the folder of the site.
        first: the language of the page as long as no reader's language is known.

    Raises:
        OSError: if it cannot be written.
    """
    place = target / FOLDER
    place.mkdir()
    for source in (*sorted(_SCRIPTS.glob("*.js")), *(_WIDGETS / name for name in _BUNDLES)):
        shutil.copyfile(source, place / source.name)
    (place / "index.html").write_text(page(first), encoding="utf-8", newline="\n")


def page(first: str) -> str:
    """Give the page. Every sentence is there in both languages; the script shows those in the reader's.

    >>> '<html lang="de">' in page("de")
    True
    """
    title, home = f"trickkit · {_label(first, 'ui.site.title')}", "../index.html"
    hide = " ".join(
        f'html[lang="{lang}"] [data-only]:not([data-only="{lang}"]) {{ display: none }}' for lang in LANGUAGES
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{first}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_ALLOWED)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="../favicon.ico">\n'
        f"<title>{escape(title)}</title>\n<style>{_LOOK}{hide}</style>\n"
        "<noscript><style>#opening { display: none }</style></noscript>\n"
        f'<link rel="stylesheet" href="trickkit.css">\n<script type="module" src="page.js"></script>\n</head>\n<body>\n'
        f'<div class="bar" role="banner"><a href="{home}">trickkit</a></div>\n<main>\n'
        f"<noscript>{''.join(_paragraphs('ui.link.no-script'))}</noscript>\n"
        f'<p class="told" id="opening" role="status">{"".join(_each("ui.link.opening"))}</p>\n'
        f'<p class="told" id="failed" role="alert" hidden>{"".join(_each("ui.link.failed"))}</p>\n'
        f'<p class="told" id="said" role="status" hidden></p>\n<div class="deal" id="deal"></div>\n</main>\n'
        f'<div class="foot" role="contentinfo"><a href="{home}">{"".join(_each("ui.link.lessons"))}</a></div>\n'
        "</body>\n</html>\n"
    )


def _each(msgid: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield f'<span lang="{lang}" data-only="{lang}">{escape(_label(lang, msgid))}</span>'


def _paragraphs(msgid: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield f'<p class="told" lang="{lang}">{escape(_label(lang, msgid))}</p>'


def _label(lang: str, msgid: str) -> str:
    return Words(lang).label(msgid)
