"""A judgement as plain data, for JSON."""

from __future__ import annotations

from typing import Any

from trickkit.coach.judging.model import JudgedAct, Judgement, Turning, Unit, Verdict, Weighed


def judgement_json(judgement: Judgement) -> dict[str, Any]:
    """Give a judgement as plain data; all keys are always there.

    Acts are written as in a record. Under `totals` are the numbers of acts with each verdict and what was lost in each
    unit, from what was known and with hindsight.

    Args:
        judgement: what `judge` has found.

    >>> from trickkit.seats import Seat
    >>> plain = judgement_json(Judgement(Seat.EAST, (), None, None))
    >>> plain["seat"], plain["worst"], plain["totals"]["known"]["lost"]["chance"]
    ('E', None, 0.0)
    """
    return {
        "seat": str(judgement.seat),
        "acts": [_act(each) for each in judgement.acts],
        "turning": judgement.turning and _turning(judgement.turning),
        "worst": judgement.worst and judgement.worst.number,
        "won": judgement.won,
        "totals": {name: _totals(judgement, hindsight=name == "hindsight") for name in ("known", "hindsight")},
    }


def _act(each: JudgedAct) -> dict[str, Any]:
    word = each.missed
    return {
        "number": each.number,
        "act": str(each.act),
        "unit": each.unit.value,
        "known": _weighed(each.known),
        "hindsight": _weighed(each.hindsight),
        "why": {"code": each.why.code, "facts": dict(each.why.facts)},
        "worlds": each.worlds,
        "missed": word
        and {"act": str(word.act), "unit": word.unit.value, "value": word.value, "silence": word.silence},
    }


def _weighed(weighed: Weighed) -> dict[str, Any]:
    return {
        "verdict": weighed.verdict.value,
        "value": weighed.value,
        "best": weighed.best,
        "loss": weighed.loss,
        "acts": [str(act) for act in weighed.acts],
        "chance": weighed.chance,
        "best_chance": weighed.best_chance,
    }


def _turning(found: Turning) -> dict[str, Any]:
    return {"number": found.number, "act": str(found.act), "gained": found.gained}


def _totals(judgement: Judgement, *, hindsight: bool) -> dict[str, Any]:
    return {
        "verdicts": {verdict.value: judgement.count(verdict, hindsight=hindsight) for verdict in Verdict},
        "lost": {unit.value: judgement.lost(unit, hindsight=hindsight) for unit in Unit},
    }
