"""Every clause of the rules page has tests that name it, and no test names a clause that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
CLAUSE = re.compile(r'^\s*[*-] (?:<a id="[^"]*"></a>)?\*\*(L\d+)\*\*', re.MULTILINE)
PART = re.compile(r"^\s+[*-] \(([a-z])\)", re.MULTILINE)
NAMED = re.compile(r"^def test_(L\d+)([a-z]?)_", re.MULTILINE)


def test_every_clause_is_named_by_a_test():
    rules = (ROOT / "lessons" / "rules" / "latinern.md").read_text(encoding="utf-8")
    clauses = CLAUSE.findall(rules)
    assert clauses == [f"L{number}" for number in range(1, 25)]
    named = {
        found.group(1)
        for path in Path(__file__).parent.glob("test_*.py")
        for found in NAMED.finditer(path.read_text("utf-8"))
    }
    assert named == set(clauses)


def test_every_part_of_l12_is_named_by_a_test():
    rules = (ROOT / "lessons" / "rules" / "latinern.md").read_text(encoding="utf-8")
    text = rules.partition("**L12** ")[2].partition("**L13** ")[0]
    named = {
        found.group(2)
        for path in Path(__file__).parent.glob("test_*.py")
        for found in NAMED.finditer(path.read_text("utf-8"))
        if found.group(1) == "L12" and found.group(2)
    }
    assert named == set(PART.findall(text)) == set("abcd")
