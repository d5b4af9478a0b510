"""What is best here: with all cards open by the solver, and for the seat alone by the coach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from trickkit.coach import Advice, Option, advise
from trickkit.explain.hints import hint
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import Phase, Thani
from trickkit.i18n import Text, Words, to_json
from trickkit.seats import Seat, Side
from trickkit.solver import solve
from trickkit.table import Action
from trickkit.widgets.hints import usual
from trickkit.widgets.scenario.draft import AnyState
from trickkit.widgets.scenario.named import is_card, named

Json = dict[str, Any]
_SOLVED_FROM: Final = 3
"""So many tricks of Twenty-eight must be complete: before that the solver alone, in pure Python, may take minutes."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was worked out about a position for a seat."""

    values: tuple[tuple[Action, Side | int], ...] | None
    """With all cards open: what becomes of each act; None where that takes too long, or nobody is to act."""
    advice: Advice | None
    """What the coach advises from what the seat has seen; None if the seat has nothing to decide."""


def work_out(state: AnyState, seat: Seat, *, opened: bool) -> Found:
    """Ask the solver and the coach.

    Args:
        state: the position.
        seat: whom the coach advises, from its view alone.
        opened: whether the solver, who sees all cards, may be asked.
    """
    values: tuple[tuple[Action, Side | int], ...] | None = None
    if opened and state.to_act is seat and _soon(state):
        solved: Mapping[Action, Side | int] = solve(state)
        values = tuple(solved.items())
    view = state.observe(seat)
    effort = usual(view)
    advice = advise(view, worlds=effort.worlds, quick=None) if view.legal_actions() else None
    return Found(values, advice)


def _soon(state: AnyState) -> bool:
    if isinstance(state, LatinernState):
        return True
    position = state.position
    return position.phase is Phase.PLAY and len(position.tricks) >= _SOLVED_FROM


def best_panel(state: AnyState, seat: Seat, found: Found | None, words: Words, *, opened: bool) -> Json:
    """Describe what was worked out, or the button that asks for it."""
    some = bool(state.observe(seat).legal_actions())
    panel: Json = {
        "note": None if some else words.label("ui.scenario.legal.none", seat=seat),
        "button": None,
        "open": None,
        "coach": None,
    }
    if found is None:
        button = {"do": "work", "label": words.label("ui.scenario.best.work"), "main": True}
        return panel | ({"button": button, "note": words.label("ui.scenario.best.note")} if some else {})
    if opened:
        panel["open"] = _opened(state, found, words)
    if found.advice is not None:
        panel["coach"] = _coached(state, seat, found.advice, words)
    return panel


def _opened(state: AnyState, found: Found, words: Words) -> Json:
    title = words.label("ui.scenario.best.open")
    if found.values is None:
        text = "ui.scenario.best.later" if state.to_act is not None else "ui.solve.nothing"
        return {"title": title, "lines": [], "note": words.label(text)}
    said = not isinstance(state, LatinernState) and state.position.thani
    lines = [_value(act, value, state, words, said=said) for act, value in found.values]
    return {"title": title, "lines": [to_json(line) for line in lines], "note": None}


def _value(act: Action, value: Side | int, state: AnyState, words: Words, *, said: bool) -> Text:
    name = named(act, state, words)
    if isinstance(value, Side):
        return words.message("ui.solve.side", act=name, side=value)
    if said or isinstance(act, Thani):
        return words.message("ui.solve.made" if value else "ui.solve.failed", act=name)
    return words.plural("ui.solve.points", value, act=name)


def _coached(state: AnyState, seat: Seat, advice: Advice, words: Words) -> Json:
    options = [{"text": to_json(_worth(each, state, words)), "best": each.best} for each in advice.options]
    return {
        "title": words.label("ui.scenario.best.coach", seat=seat),
        "lines": [to_json(hint(advice, 2, words)), to_json(hint(advice, 3, words))],
        "options": options,
        "best": words.label("ui.scenario.best.mark"),
        "note": words.count("ui.scenario.best.worlds", advice.worlds),
    }


def _worth(option: Option, state: AnyState, words: Words) -> Text:
    name, value = named(option.act, state, words), words.number(option.value, 2)
    if option.chance is not None:
        share, points = words.number(100 * option.chance, 0), words.number(option.value, 1)
        if not isinstance(state, LatinernState) and state.position.thani:  # no card points are counted (V2)
            return words.message("ui.scenario.best.thani", act=name, share=share)
        return words.message("ui.scenario.best.points", act=name, value=points, share=share)
    if not isinstance(state, LatinernState):
        return words.message("ui.scenario.best.game-points", act=name, value=value)
    if is_card(option.act):
        return words.message("ui.scenario.best.chance", act=name, share=words.number(100 * option.value, 0))
    return words.message("ui.scenario.best.match-points", act=name, value=value)
