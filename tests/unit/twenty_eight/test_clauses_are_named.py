"""Every clause of the rules page has tests that name it, and no test names a clause that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
CLAUSE = re.compile(r'^\s*[*-] (?:<a id="[^"]*"></a>)?\*\*([TV]\d+)\*\*', re.MULTILINE)
NAMED = re.compile(r"^def test_([TV]\d+)([a-z]?)_", re.MULTILINE)


def named() -> list[tuple[str, str]]:
    files = Path(__file__).parent.glob("test_*.py")
    return [(found.group(1), found.group(2)) for path in files for found in NAMED.finditer(path.read_text("utf-8"))]


def test_every_clause_is_named_by_a_test():
    rules = (ROOT / "lessons" / "rules" / "twenty-eight.md").read_text(encoding="utf-8")
    clauses = CLAUSE.findall(rules)
    assert clauses == [*(f"T{number}" for number in range(1, 25)), *(f"V{number}" for number in range(1, 7))]
    assert {clause for clause, _ in named()} == set(clauses)


def test_every_part_of_t17_is_named_by_a_test():
    assert {part for clause, part in named() if clause == "T17" and part} == set("abcde")
