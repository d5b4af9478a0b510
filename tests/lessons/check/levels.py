"""One level: its fields, its record, its answers, every wrong answer, its texts."""

from __future__ import annotations

from typing import Any

from tests.lessons.check import kinds_latinern, kinds_twenty_eight, latinern, twenty_eight
from tests.lessons.check.guided import check_guided
from tests.lessons.check.model import LessonError, Level, Task, need
from tests.lessons.check.words import check_claims, check_claims_28, check_reason, check_text, texts

NEEDED = {"key", "kind", "goal", "seat", "record", "accept", "par", "chosen", "done", "hints", "wrong"}
ALLOWED = NEEDED | {"ask", "cards", "given", "options", "reason", "show", "acts", "after", "points", "total", "game"}
GIVEN = {"you", "dealer", "trump", "schlag", "points"}
SHOW = {"none", "trick", "bottoms", "sees", "table", "held", "rounds"}
MORE: dict[str, set[str]] = {}
"""Further fields by kind; lessons add their own."""


def check_level(level: Level, goals: dict[str, dict[str, str]], game: str = "latinern") -> None:
    """Check one level: fields, record, answers, wrong answers, texts."""
    if level["kind"] == "guided":
        check_guided(level, goals, game)
        return
    keys = set(level)
    need(keys >= NEEDED and keys <= ALLOWED | MORE.get(level["kind"], set()), f"fields {sorted(keys ^ NEEDED)}")
    need(level["goal"] in goals, f"goal {level['goal']}")
    need(set(level.get("given", [])) <= GIVEN and level.get("show", "none") in SHOW, "given and show")
    p: Any
    if game == "latinern":
        p = latinern.replay(level["record"])
        check_secret(level, p)
        task = kinds_latinern.KINDS[level["kind"]](level, p)
    else:
        p = twenty_eight.replay(level["record"])
        task = kinds_twenty_eight.KINDS[level["kind"]](level, p)
    check_answers(level, task)
    for lang, what, text in texts(level, goals):
        try:
            check_text(lang, what, text)
            if what.startswith("wrong"):
                check_reason(lang, text)
            if game == "latinern":
                check_claims(level, p, text)
            else:
                check_claims_28(level, p, text, before=what.startswith(("goal", "hint", "option")))
        except LessonError as error:
            raise LessonError(f"{lang} {what}: {error}") from error


def check_secret(level: Level, p: latinern.Position) -> None:
    """Check that nobody is told what that seat may not know, and no question its own answer."""
    knows = level["seat"] in p.knowers
    secret = level["kind"] == "name-secret" or level.get("show") == "bottoms"
    need(knows or "given" in level, "a blind seat needs `given`")
    told = {"trump", "schlag"} & set(level.get("given", ["trump", "schlag"]))
    need(not secret or not told, "the secret is not printed above its own question")
    need(knows or not told, "a blind seat is told nothing")


def check_answers(level: Level, task: Task) -> None:
    """Check the right answers, par, and that every wrong answer has a text and every text an answer."""
    same = sorted(level["accept"]) == sorted(task.right)
    if len(task.right) == 1 == len(level["accept"]) and task.unordered:
        same = sorted(level["accept"][0].split()) == sorted(task.right[0].split())
    need(same, f"accept {task.right}")
    need(level["par"] == task.par, f"par {task.par}")
    if task.patterns is not None:
        odd = [w for entry in level["wrong"] for w in entry["when"] if w not in task.patterns]
        need(not odd, f"pattern without an answer: {odd}")
    used = set()
    for answer in task.wrong:
        found = (i for i, entry in enumerate(level["wrong"]) if any(task.fits(w, answer) for w in entry["when"]))
        hit = next(found, None)
        need(hit is not None, f"no text for the wrong answer {answer!r}")
        used.add(hit)
    idle = [entry["when"] for i, entry in enumerate(level["wrong"]) if i not in used]
    need(not idle, f"text never shown: {idle}")
