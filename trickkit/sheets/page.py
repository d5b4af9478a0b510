"""The page around the exercises: one file without scripts, without anything to fetch, for A4 and Letter alike."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from trickkit.sheets.ink import Ink

STYLE: Final = """
@page { margin: 12mm 14mm 16mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 8.5pt Arial, sans-serif } }
* { box-sizing: border-box }
body, .sheet { margin: 0 auto; padding: 6mm; max-width: 190mm; color: #000; background: #fff;
  font: 11pt/1.4 Arial, "Liberation Sans", Helvetica, sans-serif }
h1 { font-size: 17pt; margin: 0 0 2mm }
h2 { font-size: 12.5pt; margin: 0 0 1mm }
h2 small { font-size: 9pt; font-weight: normal; margin-left: 3mm }
h3 { font-size: 9.5pt; margin: 0 0 0 -15.5mm; width: 14mm; flex: none }
p { margin: 1mm 0 2mm }
.fill { display: flex; gap: 8mm; margin: 2mm 0 6mm }
.fill span { flex: 1; border-bottom: .3mm solid #000; padding-bottom: 1mm }
.fill span + span { flex: .5 }
article { border-top: .3mm solid #777; padding: 3mm 0 4mm; break-inside: avoid }
h2, h3, .ask { break-after: avoid }
.facts { font-size: 9.5pt; display: flex; flex-wrap: wrap; gap: 0 5mm }
.tricks { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm }
.beside { display: grid; grid-template-columns: 1fr auto; gap: 0 6mm }
.beside > div { min-width: 0; max-width: 94mm }
.beside > div + div { max-width: 84mm }
.beside .tricks { display: block }
.beside td { width: 14mm }
.beside .trick { column-gap: 1mm; padding-left: 15mm }
.beside h3 { margin-left: -15mm }
.trick { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5mm; margin: 1mm 0; padding-left: 15.5mm;
  break-inside: avoid }
.trick .card { flex: none }
figure { margin: 0; text-align: center; font-size: 8.5pt; line-height: 1.25 }
figure .card { display: block; margin: 0 auto .5mm }
.card { width: 11.5mm; height: 16.1mm; border-radius: 1mm; outline: .2mm solid #999 }
.won .card { outline: .8mm solid #17665a }
.won figcaption { font-weight: bold }
.between { font-size: 8.5pt; line-height: 1.2; width: 17mm }
.between p { margin: 0 0 .8mm }
.beside .between { width: 15mm }
.hand { grid-column: 1 / -1 }
.beside .card { width: 9.5mm; height: 13.3mm }
.fill { margin: 1mm 0 4mm }
.mark { width: .95em; height: .95em; vertical-align: -.12em }
.said { white-space: nowrap }
.ask { font-weight: bold; margin: 2mm 0 1mm }
.choose { display: flex; flex-wrap: wrap; gap: 2mm 5mm; align-items: flex-start; list-style: none;
  margin: 1mm 0 2mm; padding: 0 }
.choose li { display: flex; gap: 1.5mm; align-items: center; align-self: center }
.choose .laid { flex-direction: column; align-self: flex-start; gap: 1mm; max-width: 16mm;
  text-align: center; font-size: 8.5pt }
.box { display: inline-block; width: 4mm; height: 4mm; border: .3mm solid #000; border-radius: .6mm; flex: none;
  font-size: 10pt; line-height: 3.2mm; text-align: center }
.ring { gap: 1mm 2mm }
.ring li { min-width: 9mm; height: 7mm; justify-content: center; padding: 0 2mm }
.ring .right { border: .5mm solid #17665a; border-radius: 4mm; font-weight: bold }
.line { border-bottom: .3mm solid #000; height: 8mm; margin: 0 }
.line span { font-size: 9pt }
.short { width: 30mm }
table { border-collapse: collapse; margin: 1mm 0 2mm }
th { font-weight: normal; padding: 0 2mm; min-width: 11mm; height: 7mm }
td { border: .3mm solid #555; width: 20mm; height: 7.5mm; text-align: center; font-size: 12pt; line-height: 1 }
td.right { font-weight: bold; background: #dcebe5; outline: .5mm solid #17665a; outline-offset: -.7mm }
.reasons { margin: 1mm 0; padding-left: 5mm; font-size: 10pt }
.away { position: absolute }
@media print { body { padding: 0; max-width: none } * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
"""
"""How it all looks. Nothing here names an address."""


def page(title: str, head: str, articles: Iterable[str], ink: Ink) -> str:
    """Give a complete page.

    Args:
        title: its heading.
        head: what stands below the heading, as HTML.
        articles: one exercise each, as HTML.
        ink: what drew them; its definitions are put in.
    """
    return (
        f'<!DOCTYPE html>\n<html lang="{ink.words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{inside(title, head, articles, ink)}\n</body>\n</html>\n"
    )


def inside(title: str, head: str, articles: Iterable[str], ink: Ink) -> str:
    """Give what stands on a page, well-formed as XML; see `page`."""
    body = "\n".join(articles)
    return f"{ink.definitions()}\n<header>\n<h1>{escape(title)}</h1>\n{head}\n</header>\n<main>\n{body}\n</main>"
