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
SUMMARY = {"en": "## What you take along", "de": "## Das nimmst du mit"}
BEHIND = {"en": "The rules behind it: ", "de": "Die Regeln dazu (auf Englisch): "}
"""How the line under the summary begins that links the clauses of the rules."""
RULE = re.compile(r"\[([LTV]\d+)\]\(\.\./rules/([a-z-]+)\.md#([a-z]\d+)\)")
"""A link to a clause."""
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


def clauses(text: str, lang: str, name: str) -> list[str]:
    """Return the clauses that a page links: in one line, right under its summary, each where its rules page has it.

    Args:
        text: the prose of the page.
        lang: its language.
        name: what to call it in a complaint.
    """
    under = text.split(SUMMARY[lang])[1]
    lines = [line for line in under.split("\n") if line.startswith(BEHIND[lang])]
    need(len(lines) == 1, f"{name}: one line with the rules")
    need(re.search(r"\n\* [^\n]+\n\n" + re.escape(lines[0]) + r"\n\n", under), f"{name}: rules right under the summary")
    links = RULE.findall(lines[0])
    whole = ", ".join(f"[{clause}](../rules/{page}.md#{anchor})" for clause, page, anchor in links)
    need(links and lines[0] == f"{BEHIND[lang]}{whole}.", f"{name}: the line with the rules holds links alone")
    need(text.count("../rules/") == len(links), f"{name}: a rule is linked elsewhere")
    places: list[tuple[str, int]] = []
    for clause, page, anchor in links:
        file = LESSONS / "rules" / f"{page}.md"
        need(file.exists(), f"{name}: rules page {page}")
        place = file.read_text(encoding="utf-8").find(f'<a id="{anchor}"></a>**{clause}** ')
        need(place >= 0, f"{name}: {page} has no {clause} at {anchor}")
        places.append((page, place))
    need(places == sorted(set(places)), f"{name}: rules in their order, each once")
    return [clause for clause, _, _ in links]


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
    linked: list[list[str]] = []
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
        if number != "00":
            linked.append(clauses(text, lang, f"{number} {lang}"))
        for target in re.findall(r"\]\(([^)]*)\)", RULE.sub("", text)):
            file = (LESSONS / lang / target).with_suffix(".md")
            need(target.endswith(".ipynb") and file.exists(), f"{number} {lang}: link {target}")
        summary = text.split(SUMMARY[lang])[1]
        need(3 <= summary.count("\n* ") <= 5, f"{number} {lang}: three to five lines of summary")
        prose[lang] = text
    need(codes[0] == codes[1], f"{number}: the same cells in both languages")
    need(not linked or linked[0] == linked[1], f"{number}: the same rules in both languages")
    return prose
