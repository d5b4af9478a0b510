"""`trickkit puzzle`: an exercise from a seed, in words or as JSON."""

from __future__ import annotations

import argparse
import json

from trickkit.coach.exercises import KINDS, Exercise, games_for, generate, to_json
from trickkit.explain import rule
from trickkit.explain.exercises import hint, noted, question
from trickkit.games import GAMES
from trickkit.i18n import Words, plain


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    sub.add_argument("kind", metavar="KIND", choices=list(KINDS), help=", ".join(KINDS))
    sub.add_argument("--seed", default="1", help="any text; the same seed gives the same exercise (default 1)")
    sub.add_argument("--game", metavar="GAME", choices=sorted(GAMES), help=" or ".join(sorted(GAMES)))
    sub.add_argument("--level", metavar="1..5", type=int, help="how difficult it shall be (default: any)")
    sub.add_argument("--rules", default="", metavar='"KEY=VALUE …"', help="house settings, as in a record")
    sub.add_argument("--solution", action="store_true", help="give hints, the answer and its reason, too")
    sub.add_argument("--json", action="store_true", help="one JSON object on one line")


def run(options: argparse.Namespace) -> int:
    """Print an exercise; its answer too when it is asked for."""
    game = GAMES[options.game or games_for(options.kind)[0]].parse(options.rules)
    exercise = generate(options.kind, options.seed, game, options.level)
    if options.json:
        print(json.dumps(to_json(exercise, answers=options.solution), ensure_ascii=False))
    else:
        print("\n".join(_told(exercise, Words(options.lang), solution=options.solution)))
    return 0


def _told(exercise: Exercise, words: Words, *, solution: bool) -> list[str]:
    """Tell the position as a record, the question, what can be chosen; hints, answer and reason if they are wanted."""
    lines = [exercise.shown, plain(question(exercise, words)), ""]
    lines += [f"  {' '.join(group)}" for group in exercise.posed.options]
    if solution:
        why = exercise.posed.why
        lines += ["", *(plain(hint(exercise, level, words)) for level in (1, 2, 3))]
        lines.append(f"{plain(noted(exercise, why, words))} ({rule(why.clause, words)})")
    return lines
