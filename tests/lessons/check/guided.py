"""Guided hands: a whole deal, and what its author says to each act of one seat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.lessons.check import latinern, twenty_eight
from tests.lessons.check.model import DECK, LANGS, LessonError, Level, Task, need
from tests.lessons.check.words import CARD, check_text, owners, spell

FIELDS = {"accept", "leaves", "goal", "hints", "texts"}
NEEDED = {"key", "kind", "goal", "seat", "record", "accept", "par", "chosen", "done", "move"}


def positions(level: Level, p: Any) -> list[Any]:
    """Return the positions in which the seat acts, in order."""
    at = (number for number, (seat, _) in enumerate(p.acts) if seat == level["seat"])
    if isinstance(p, latinern.Position):
        return [latinern.replay_of(p.record, p.acts[:number]) for number in at]
    return [twenty_eight.Position(p.record, p.acts[:number]) for number in at]


def guided(level: Level, p: Any) -> Task:
    """Every act of the seat in the record, in order; wrong is a line in which one of them is an act that is refused."""
    seat, moves = level["seat"], level["move"]
    need(not any(p.legal(other) for other in "NESW"), "the deal is played to its end")
    own = [word for who, word in p.acts if who == seat]
    wrong, choices = [], 0
    for number, before in enumerate(positions(level, p)):
        legal = before.legal(seat)
        choices += len(legal) > 1
        if number >= len(moves):
            need(len(legal) == 1, f"act {number + 1} has no move")
            continue
        move = moves[number]
        need(set(move) <= FIELDS, f"fields of move {number + 1}")
        need(own[number] in move["accept"], f"move {number + 1} accepts the act of the record")
        near = {*legal, *p.dealt[seat]}
        need(set(move.get("leaves", ())) <= set(move["accept"]) - {own[number]}, f"leaves of move {number + 1}")
        need(set(move["accept"]) <= near, f"move {number + 1} accepts {move['accept']}")
        need(set(move.get("texts", {})) <= near | {"*"}, f"texts of move {number + 1}")
        check_hints(move, number, needed=len(legal) > 1)
        wrong += [" ".join([*own[:number], act, *own[number + 1 :]]) for act in legal if act not in move["accept"]]
    need(len(moves) <= len(own), "no move without an act")
    return Task([" ".join(own)], wrong, lambda _pattern, _answer: False, choices)


def check_hints(move: dict[str, Any], number: int, *, needed: bool) -> None:
    """Check that there are three hints, and that the last one names what is accepted."""
    need("hints" in move or not needed, f"move {number + 1} has hints")
    for lang in LANGS if "hints" in move else ():
        need(len(move["hints"][lang]) == 3, f"move {number + 1} {lang}: three hints")
        cards = {act.removeprefix("trump=") for act in move["accept"]} & set(DECK)
        named = set(re.findall(CARD, move["hints"][lang][2]))
        need(not cards or named & cards, f"move {number + 1} {lang}: the third hint names an accepted card")
        need(named <= cards, f"move {number + 1} {lang}: the third hint names no other card")


def texts(level: Level) -> Iterator[tuple[str, str, str, int]]:
    """Yield every text of the moves with its language, its place, and the number of the act it belongs to."""
    for number, move in enumerate(level["move"]):
        for lang in LANGS:
            for what, said in (("goal", move.get("goal")), *move.get("texts", {}).items()):
                if said:
                    yield lang, f"{what} of {number + 1}", said[lang], number
            for place, hint in enumerate(move["hints"][lang] if "hints" in move else (), 1):
                yield lang, f"hint {place} of {number + 1}", hint, number


def check_guided(level: Level, goals: dict[str, dict[str, str]], game: str) -> None:
    """Check a guided hand: fields, record, answers, and texts that place no card before the seat can know it."""
    need(set(level) <= NEEDED | {"cards", "given"} and set(level) >= NEEDED, f"fields {sorted(set(level) ^ NEEDED)}")
    need(level["goal"] in goals, f"goal {level['goal']}")
    p = (latinern if game == "latinern" else twenty_eight).replay(level["record"])
    task = guided(level, p)
    need(level["accept"] == task.right, f"accept {task.right}")
    need(level["par"] == task.par, f"par {task.par}")
    before = positions(level, p)
    for lang, what, text, number in texts(level):
        try:
            check_text(lang, what, text)
            at = before[number]
            known = {*at.seen(level["seat"]), *(card for trick in at.tricks for _, card in trick)}
            need_cards(text, {*known, *level.get("cards", ())})
            for owner, card in owners(level["seat"], text):
                need(card in p.dealt[owner], f"{owner} has no {card}")
        except LessonError as error:
            raise LessonError(f"{lang} {what}: {error}") from error
    for lang in LANGS:
        check_text(lang, "goal", goals[level["goal"]][lang])
        need_cards(goals[level["goal"]][lang], set())
        check_text(lang, "done", level["done"][lang])
        need_cards(level["done"][lang], {card for hand in p.dealt.values() for card in hand})


def need_cards(text: str, known: set[str]) -> None:
    odd = set(re.findall(CARD, text)) - known
    need(not odd, f"{odd} not in sight")


def show_guided(level: Level, goals: dict[str, dict[str, str]], lang: str, deck: str) -> Iterator[str]:
    """Yield what a learner reads at a guided hand."""
    yield f"\n  [{level['key']}] guided"
    yield "    " + level["record"].strip().replace("\n", "\n    ")
    yield f"    {'goal':>16}: {spell(goals[level['goal']][lang], lang, deck)}"
    for said, what, text, _ in texts(level):
        if said == lang:
            yield f"    {what:>16}: {spell(text, lang, deck)}"
    yield f"    {'done':>16}: {spell(level['done'][lang], lang, deck)}"
