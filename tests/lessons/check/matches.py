"""A level that is a whole match against bots: its fields, its rules and its texts."""

from __future__ import annotations

from tests.lessons.check.model import LANGS, SEATS, LessonError, Level, need
from tests.lessons.check.words import check_text
from tests.referee import latinern
from tests.referee28 import twenty_eight

NEEDED = {"key", "kind", "goal", "seed", "chosen", "done", "lost"}
ALLOWED = NEEDED | {"seat", "dealer", "rules", "score"}
RULES = {"latinern": latinern.read_rules, "twenty-eight": twenty_eight.read_rules}


def check_match(level: Level, goals: dict[str, dict[str, str]], game: str) -> None:
    """Check a match; what comes up in it depends on the learner, so its texts may name no card."""
    need(set(level) >= NEEDED and set(level) <= ALLOWED, f"fields {sorted(set(level) ^ NEEDED)}")
    need(level["goal"] in goals, f"goal {level['goal']}")
    need(isinstance(level["seed"], int), "the seed is a number")
    need(all(level.get(name, "S") in SEATS for name in ("seat", "dealer")), "seats")
    rules = RULES[game](level.get("rules", ""))
    need(game == "latinern" or {"deals", "target", "sixes"} & set(rules), "the match has an end")
    for lang in LANGS:
        for what, text in (("goal", goals[level["goal"]]), ("done", level["done"]), ("lost", level["lost"])):
            try:
                check_text(lang, what, text[lang])
                need("{" not in text[lang], "a card or suit is named")
            except LessonError as error:
                raise LessonError(f"{lang} {what}: {error}") from error
