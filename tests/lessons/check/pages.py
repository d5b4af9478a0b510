"""The pages of a lesson: cells, links, summary."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tests.lessons.check.model import LANGS, LESSONS, need

HEADER = """---
jupyter:
  jupytext:
    text_representation:
      extension: .md
      format_name: markdown
  kernelspec:
    display_name: Python 3
    language: python
    name: python3
---
"""
PLAYED = re.compile(r'lesson\.(?:play|grid)\("([\d.]+)"\)')
"""A cell that shows a level."""
COMMON = (r'lesson\.picture\("[a-z-]+"\)', r"lesson\.map\(\)", r"lesson\.repeat\(\)")
"""Cells that any lesson may have."""


def load(stem: str) -> dict[str, Any]:
    return tomllib.loads((LESSONS / "levels" / f"{stem[:2]}.toml").read_text(encoding="utf-8"))


def page(stem: str, lang: str) -> tuple[list[str], str]:
    """Return the code cells and the prose of a page."""
    raw = (LESSONS / lang / f"{stem}.md").read_text(encoding="utf-8")
    need(raw.startswith(HEADER + "\n# "), f"{stem} {lang}: header")
    body = raw.split("\n---\n", 1)[1]
    cell = re.compile(r"```python\n(.*?)\n```\n", re.DOTALL)
    return cell.findall(body), cell.sub("", body)


def check_pages(stem: str, levels: dict[str, Any], more_cells: tuple[str, ...] = ()) -> dict[str, str]:
    """Check the pages of a lesson and return their prose.

    Args:
        stem: the lesson.
        levels: its levels file.
        more_cells: patterns of the cells it has beside those of its levels.
    """
    number, keys = stem[:2], [lv["key"] for lv in levels["level"]]
    prose: dict[str, str] = {}
    codes: list[list[str]] = []
    need(keys == [f"{number}.{n}" for n in range(1, len(keys) + 1)], f"{number}: keys in order")
    for lang in LANGS:
        cells, text = page(stem, lang)
        first = f'from trickkit.course import open_lesson; lesson = open_lesson("{number}", lang="{lang}")'
        need(cells[0] == first, f"{number} {lang}: first cell")
        played = [key[1] for cell in cells if (key := PLAYED.fullmatch(cell))]
        need(played == keys, f"{number} {lang}: every level once and in order")
        more = [
            c for c in cells[1:] if not PLAYED.fullmatch(c) and not any(re.fullmatch(m, c) for m in COMMON + more_cells)
        ]
        need(not more, f"{number} {lang}: cells nobody expects: {more}")
        codes.append([cell.replace(f'lang="{lang}"', "") for cell in cells])
        need(f"\n# {number} · {levels['title'][lang]}\n" in text, f"{number} {lang}: title")
        need("!" not in text, f"{number} {lang}: exclamation mark")
        need("{" not in text, f"{number} {lang}: placeholder on a page")
        for target in re.findall(r"\]\(([^)]*)\)", text):
            file = (LESSONS / lang / target).with_suffix(".md")
            need(target.endswith(".ipynb") and file.exists(), f"{number} {lang}: link {target}")
        summary = text.split({"en": "## What you take along", "de": "## Das nimmst du mit"}[lang])[1]
        need(3 <= summary.count("\n* ") <= 5, f"{number} {lang}: three to five lines of summary")
        prose[lang] = text
    need(codes[0] == codes[1], f"{number}: the same cells in both languages")
    return prose
