"""Every lesson: its levels, its pages, and what it promises beyond them. A lesson is found by its `lesson_NN.py`."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.lessons.check import kinds_latinern, kinds_twenty_eight, latinern, twenty_eight
from tests.lessons.check import levels as of_levels
from tests.lessons.check.guided import show_guided
from tests.lessons.check.levels import check_level
from tests.lessons.check.matches import check_match
from tests.lessons.check.model import LESSONS, LessonError, need
from tests.lessons.check.pages import PLAYED, check_pages, load
from tests.lessons.check.words import fill, spell, texts

GAMES = {"latinern": kinds_latinern, "twenty-eight": kinds_twenty_eight}


def _found() -> dict[str, ModuleType]:
    names = sorted(path.stem for path in Path(__file__).parent.glob("lesson_*.py"))
    modules = [importlib.import_module(f"{__package__}.{name}") for name in names]
    return {module.STEM: module for module in modules}


OF = _found()
"""The module of each lesson, by its stem: STEM, GAME, `promises(levels, pages)`; if it has them, ALSO (further games of
its levels), KINDS, CHOOSE, PICK_CARDS, PICK_SEATS and JUDGES (computations of its own), MORE (further fields by kind),
CELLS (patterns of cells beside those of its levels)."""
STEMS = tuple(OF)


def _same(one: object, other: object) -> bool:
    """Tell whether two computations are one: pytest may have imported its module twice."""
    return one is other or getattr(one, "__code__", one) == getattr(other, "__code__", other)


def add(table: dict[str, Any], more: dict[str, Any]) -> None:
    """Put more computations into a table; a name may stand there already only for the very same one.

    >>> table = {"a": len}
    >>> add(table, {"a": len, "b": max})
    >>> add(table, {"b": min})
    Traceback (most recent call last):
    ...
    ValueError: two computations are named b
    """
    if twice := [name for name in more if name in table and not _same(table[name], more[name])]:
        raise ValueError(f"two computations are named {', '.join(twice)}")
    table.update(more)


for _module in OF.values():
    for _name in ("KINDS", "CHOOSE", "PICK_CARDS", "PICK_SEATS", "JUDGES"):
        if hasattr(_module, _name):
            for _game in (_module.GAME, *getattr(_module, "ALSO", ())):
                add(getattr(GAMES[_game], _name), getattr(_module, _name))
    for _kind, _fields in getattr(_module, "MORE", {}).items():
        of_levels.MORE.setdefault(_kind, set()).update(_fields)


def check_lesson(stem: str) -> int:
    """Check one lesson; return the number of its levels."""
    data, module = load(stem), OF[stem]
    need(
        (data["format"], data["lesson"], data["game"]) == ("trickkit-levels 1", stem[:2], module.GAME), f"{stem}: head"
    )
    for level in data["level"]:
        try:
            (check_match if level["kind"] == "match" else check_level)(level, data["goals"], game_of(level, data))
        except LessonError as error:
            raise LessonError(f"{level['key']}: {error}") from error
    need({lv["goal"] for lv in data["level"]} == set(data["goals"]), f"{stem}: a goal nobody uses")
    module.promises({lv["key"]: lv for lv in data["level"]}, check_pages(stem, data, getattr(module, "CELLS", ())))
    return len(data["level"])


def game_of(level: dict[str, Any], data: dict[str, Any]) -> str:
    """Say which game a level is of: its own, or that of its file."""
    return str(level.get("game", data["game"]))


def replay(level: dict[str, Any], game: str) -> Any:
    """Play the record of a level through, by the rules of its game."""
    return (latinern if game == "latinern" else twenty_eight).replay(level["record"])


def show_match(level: dict[str, Any], goals: dict[str, dict[str, str]], lang: str, deck: str) -> Iterator[str]:
    """Yield what a learner reads at a match."""
    yield f"\n  [{level['key']}] match {level['seed']} {level.get('rules', '')} {level.get('score', '')}"
    for what, text in (("goal", goals[level["goal"]]), ("done", level["done"]), ("lost", level["lost"])):
        yield f"    {what:>10}: {spell(text[lang], lang, deck)}"
    yield ""


def show(number: str, lang: str, deck: str) -> Iterator[str]:
    """Yield a lesson as a learner reads it: the page, and in the place of each cell the texts of its level."""
    stem = next(s for s in STEMS if s.startswith(number))
    data = load(stem)
    levels = {lv["key"]: lv for lv in data["level"]}
    raw = (LESSONS / lang / f"{stem}.md").read_text(encoding="utf-8").split("\n---\n", 1)[1]
    for block in re.split(r"(```python\n.*?\n```)", raw, flags=re.DOTALL):
        key = PLAYED.search(block)
        if not key:
            yield block.strip() if not block.startswith("```") else f"  [{block.splitlines()[1]}]"
            continue
        level = levels[key[1]]
        if level["kind"] == "match":
            yield from show_match(level, data["goals"], lang, deck)
            continue
        if level["kind"] == "guided":
            yield from show_guided(level, data["goals"], lang, deck)
            continue
        yield f"\n  [{key[1]}] {level['kind']} {level.get('ask', '')}"
        yield "    " + level["record"].strip().replace("\n", "\n    ")
        yield f"    -> {level['accept']}"
        winners = replay(level, game_of(level, data)).winners
        for said, what, text in texts(level, data["goals"]):
            if said == lang:
                yield f"    {what:>10}: {spell(fill(text, level, winners, lang), lang, deck)}"
        yield ""
