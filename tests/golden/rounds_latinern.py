"""What makes the golden deals, playthroughs and counts of Latinern; `tools/golden.py` writes them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from tests.texts import NS_3_2, position, record
from trickkit import Seat, write_deal, write_view
from trickkit.games.latinern import Announced, Disclosed, HandsShown, Latinern, LatinernState, PlayCard, Won, parse_act

if TYPE_CHECKING:
    from trickkit.table import Action, Event

# --- deals --------------------------------------------------------------------------------------

SEEDS: Final = ("latinern/1/0", "latinern/1/1", "latinern/7/0")


def deals() -> str:
    """Write three deals with their seeds: chance must be the same on every Python."""
    texts = [f"; Random({seed!r})\n{write_deal(Latinern().deal(Random(seed)))}" for seed in SEEDS]
    return "\n".join(texts)


# --- playthroughs -------------------------------------------------------------------------------

PLAYTHROUGHS: Final = {
    "played-out": (
        "A whole round: a question is asked, both sides stay, and the fifth trick decides.",
        record(score="NS:8 EW:6"),
        NS_3_2.replace("W:KH", "E:ask N:stay W:KH").replace("N:AS", "S:ask W:stay N:AS"),
    ),
    "go": (
        "The asked side goes in the middle of the first trick: no hand is shown.",
        record(score="NS:0 EW:9", rules="open_tricks=all"),
        "N:9D E:JD S:ask E:go",
    ),
    "penalty": (
        "A side with nine points asks back, which costs it the round and the stake of this house.",
        record(score="NS:0 EW:9", rules="late_ask_penalty=stake"),
        "N:ask W:stay N:9D W:ask",
    ),
    "leak": (
        "A blind player guesses aloud while a question is open: two points, the stake before it.",
        record(),
        "N:9D W:ask S:leak",
    ),
}


def playthrough(name: str) -> str:
    """Write a round step by step: the act, what is announced, what every seat may do and knows."""
    title, start, acts = PLAYTHROUGHS[name]
    state = position(start)
    lines = [f"# {title}", "", start.rstrip(), "", *_step(state, "the deal", len(state.events))]
    for act in acts.split():
        before = len(state.events)
        state = state.apply(parse_act(act))
        lines += _step(state, act, before)
    return "\n".join(lines).rstrip() + "\n"


def _happened(event: Event) -> str:
    match event:
        case Won(seat, card):
            return f"announced: {seat} wins with {card}"
        case Disclosed(trump, schlag):
            return f"disclosed: trump {trump}, Schlag {schlag}"
        case HandsShown():
            return "shown: all hands"
        case _:
            return ""


def _step(state: LatinernState, title: str, before: int) -> list[str]:
    lines = [f"== {title}"]
    lines += [line for event in state.events[before:] if (line := _happened(event))]
    lines.append(
        f"to act: {state.to_act or '-'}   stake: {state.position.stake}   asked: {state.position.question or '-'}"
    )
    for seat in Seat:
        acts = " ".join(act.token for act in state.legal_actions(seat)) or "-"
        offences = " ".join(act.token for act in state.offences(seat)) or "-"
        lines.append(f"{seat} legal: {acts}   offences: {offences}")
    for seat in Seat:
        view = state.observe(seat)
        tags, _, played = write_view(view).partition("\n\n")
        deal = next(line for line in tags.split("\n") if line.startswith('[Deal "'))
        secret = f"{view.ordering.hauptschlag} is the Hauptschlag" if view.ordering else "blind"
        lines.append(f"{seat} sees: {deal} {' '.join(played.split())}".rstrip() + f"   {secret}")
        if any(isinstance(event, Won) for event in state.events[before:]):
            why = view.why(len(view.tricks))
            if isinstance(why, Announced):
                lines.append(
                    f"{seat} hears: {why.seat} with {why.card}; {len(why.still_possible)} pairs explain it: "
                    + ", ".join(why.reasons)
                )
            else:
                losses = ", ".join(f"{loss.card} {loss.reason}" for loss in why.losses)
                lines.append(f"{seat} hears: {why.seat} with {why.card}, {why.reason} ({why.clause}); {losses}")
        lines.append(f"{seat} may look at: {' '.join(map(str, view.open_tricks())) or '-'}")
    if state.outcome():
        lines.append(f"result: {state.outcome()!r}")
    return [*lines, ""]


# --- counts of all lines of play ----------------------------------------------------------------

_TRICKS = NS_3_2.splitlines()
_OTHER = "N:9C AD TS 7D QH E:KS TD JC 9S 8C S:AS JH 9H 7C QD W:8H KD AH TC JS"
PERFT: Final = {
    "from the deal": (record(), (6, 5, 4)),
    "after two tricks, one each": (record("N:AD E:TD S:QD W:8H W:TC N:QH E:8C S:7C", deal=_OTHER), (9, 5, 4)),
    "after four tricks, two each, North and South late": (
        record(" ".join(_TRICKS[:4]), score="NS:9 EW:0"),
        (5, 7, 7),
    ),
}
"""A position and how deep to count: cards alone, every legal act, legal acts and offences."""
WAYS: Final = ("cards alone", "legal acts of every seat", "legal acts and offences of every seat")


def perft() -> str:
    """Write how many lines of play there are, depth by depth, and how those end that end there."""
    lines = ["# Counts of all lines of play: lines of so many acts, and the rounds that end with the last of them."]
    for title, (text, depths) in PERFT.items():
        lines += ["", f"# {title}", "", *(line for line in text.split("\n") if line)]
        for way, (name, depth) in enumerate(zip(WAYS, depths, strict=True)):
            lines += ["", f"{name:38} depth    lines  tricks    fold penalty    leak"]
            for number, (many, ends) in enumerate(count(position(text), depth, way), start=1):
                lines.append(
                    f"{number:44}{many:9}" + "".join(f"{ends[by]:8}" for by in ("tricks", "fold", "penalty", "leak"))
                )
    return "\n".join(lines) + "\n"


def count(state: LatinernState, depth: int, way: int) -> list[tuple[int, Counter[str]]]:
    """Count lines of 1 to `depth` acts, and how the rounds end that end with the last of them."""
    found = []
    level = [state]
    for _ in range(depth):
        level = [old.apply(act) for old in level for act in _acts(old, way)]
        outcomes = [outcome for new in level if (outcome := new.outcome())]
        found.append((len(level), Counter(str(outcome.by) for outcome in outcomes)))
    return found


def _acts(state: LatinernState, way: int) -> list[Action]:
    if way == 0:
        return [act for act in state.legal_actions() if isinstance(act, PlayCard)]
    acts = [act for seat in Seat for act in state.legal_actions(seat)]
    return acts if way == 1 else [*acts, *(act for seat in Seat for act in state.offences(seat))]
