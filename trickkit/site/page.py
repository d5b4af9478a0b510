"""The frame of a page of our own: plain HTML that is readable without a script, with its looks in it."""

from __future__ import annotations

from html import escape
from typing import Final

from trickkit.site.style import STYLE

_ROOT: Final = '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>'
"""Data, no program: Jupyter's own pages look for it in the first page of a site."""


def page(title: str, body: str, lang: str, *, up: str = "", head: str = "") -> str:
    """Give a whole page.

    Args:
        title: what a tab of the browser shows.
        body: what stands in it, as HTML.
        lang: its language, `en` or `de`.
        up: the way to the first page's folder, as `../`; empty for the first page itself.
        head: what else stands in its head, as HTML.
    """
    root = "" if up else f"{_ROOT}\n"
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<link rel="icon" href="{up}favicon.ico">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{root}{head}</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
