"""What a table shows of a hand that is gone through: the learner's acts, how good each was, and one looked at."""

from __future__ import annotations

from typing import Final

from trickkit.coach.judging import COSTLY, JudgedAct, Verdict
from trickkit.explain.judged import said, totals, turning
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Words, to_json
from trickkit.table import Action
from trickkit.widgets.session.reviewing import ReviewSession
from trickkit.widgets.table_view.common import Json, named

_MARKS: Final = {
    Verdict.ONLY: "only",
    Verdict.BEST: "best",
    Verdict.AS_GOOD: "best",
    Verdict.SLIP: "slip",
    Verdict.COSTLY: "costly",
    Verdict.OFFENCE: "costly",
}


def review_view(session: ReviewSession, words: Words) -> Json:
    """Describe the list of acts, and what is said of the one looked at.

    Args:
        session: the review.
        words: language and deck.
    """
    number, of = len(session.judged), len(session.numbers)
    judgement = session.judgement
    return {
        "title": words.label("ui.review.acts"),
        "progress": None if session.done else {"n": number, "of": of, "label": _progress(number, of, words)},
        "say": to_json(totals(judgement, words)) if number == of else [],
        "turning": to_json(turning(judgement, words)) if session.done else None,
        "rows": [_row(session, each, words) for each in session.numbers],
        "chosen": _chosen(session, words),
    }


def marks(session: ReviewSession) -> dict[str, str]:
    """Mark the cards of the position looked at: the one that was played, and what was best on what was known.

    Args:
        session: the review.
    """
    if session.chosen is None:
        return {}
    act, judged = session.hand.acts[session.chosen - 1], session.of(session.chosen)
    best = judged.known.acts if judged is not None and _MARKS[judged.known.verdict] in {"slip", "costly"} else ()
    return {card: "best" for card in map(_card, best) if card} | ({_card(act): "played"} if _card(act) else {})


def _card(act: Action) -> str:
    return str(act.card) if isinstance(act, latinern.PlayCard | twenty_eight.PlayCard) else ""


def _progress(number: int, of: int, words: Words) -> str:
    return words.label("ui.review.progress", n=number, of=of) if number < of else words.label("ui.review.turning")


def _row(session: ReviewSession, number: int, words: Words) -> Json:
    each, act = session.of(number), session.hand.acts[number - 1]
    decided = session.turning is not None and session.turning.number == number
    mark = _MARKS[each.known.verdict] if each is not None else None
    trick = len(session.hand.positions[number - 1].position.tricks) + 1
    verdict = words.label(f"ui.review.mark.{mark}") if mark else words.label("ui.review.mark.open")
    return {
        "n": number,
        "trick": words.label("ui.trick", number=trick) if _card(act) else "",
        "act": to_json(named(act, words)),
        "mark": mark,
        "verdict": verdict,
        "loss": _loss(each),
        "turning": words.label("ui.review.decided") if decided else None,
        "pressed": session.chosen == number,
    }


def _loss(each: JudgedAct | None) -> int:
    """Give the length of the bar, in percent: full for what is twice as much as is called costly."""
    if each is None or _MARKS[each.known.verdict] not in {"slip", "costly"}:
        return 0
    return max(8, min(100, round(50 * each.known.loss / COSTLY[each.unit])))


def _chosen(session: ReviewSession, words: Words) -> Json | None:
    if session.chosen is None:
        return None
    each = session.of(session.chosen)
    if each is None:
        return {"title": words.label("ui.review.later"), "known": [], "hindsight": None}
    told = said(each, words)
    lines = [line for line in (told.known, told.better, told.why, told.missed) if line is not None]
    return {
        "title": str(told.verdict),
        "known": [to_json(line) for line in lines],
        "hindsight": to_json(told.hindsight),
    }
