"""What lesson 24 asks for and promises: files, changes and shares counted once more."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from typing import Any

from tests.lessons.check import latinern
from tests.lessons.check.model import ROOT, Level, need

STEM = "24_teachers_room"
GAME = "latinern"
MORE = {"choose": {"set", "change", "files", "tried"}}
CELLS = (
    r'lesson\.class_set\("[a-z0-9:, -]+", deals=\d, name="7b"\)',
    r'lesson\.class_task\("e\d"\)',
    r"lesson\.class_report\(\)",
    r'lesson\.deal_link\("24\.A", "https://school\.example/cards/", seat="[NESW]"\)',
    r'lesson\.on_the_wall\("24\.A", seat="[NESW]"\)',
)
TASKS = ("lessons", "levels", "exercise", "deal", "marks")
"""What docs/class.md calls the tasks of a set file: its id is computed from nothing else."""


def another(level: Level, _p: latinern.Position) -> str:
    before = tasks(level["set"])
    changed = []
    for key, (old, new) in level["change"].items():
        need(level["set"].count(old) == 1, f"{key}: one place to change")
        if tasks(level["set"].replace(old, new)) != before:
            changed.append(key)
    (only,) = changed
    return str(only)


def tasks(text: str) -> dict[str, Any]:
    return {name: value for name, value in tomllib.loads(text).items() if name in TASKS}


def learners(level: Level, _p: latinern.Position) -> str:
    need(len(level["files"]) == 5, "five files, as the goal says")
    return str(len({file["letters"] for file in level["files"] if file["set"] == "this"}))


def most(level: Level, _p: latinern.Position) -> str:
    shares: dict[str, Fraction] = {key: Fraction(missed, tried) for key, (tried, missed) in level["tried"].items()}
    need(len({*shares.values()}) == len(shares), "no two shares are the same")
    return max(shares, key=lambda key: shares[key])


CHOOSE: dict[str, Any] = {"another-set": another, "learners-in-report": learners, "missed-most": most}


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    tried = levels["24.3"]["tried"]
    numbers = {key: missed for key, (_, missed) in tried.items()}
    need(
        max(numbers, key=lambda key: numbers[key]) != "e2" and numbers["e1"] == numbers["e2"], "24.3: number and share"
    )
    letters = [file["letters"] for file in levels["24.2"]["files"]]
    need(letters == [1, 1, 2, 3, 4], "24.2: Ann, Ann, Ben, Ben, Cem")
    p = latinern.replay(levels["24.4"]["record"])
    need({*p.knowers} == {"W", "N"} and len(p.winners) == 3, "24.4: West and North know, three tricks")
    said = (ROOT / "docs" / "class.md").read_text(encoding="utf-8")
    need("eight characters" in said and "16 characters" in said, "docs/class.md: how many characters")
    for lang, page in pages.items():
        need("trickkit class report" in page and "trickkit lab --set" in page, f"24 {lang}: the commands")
