"""What the golden files `explain-guided.LANG.txt` show: every sentence of a guided hand."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.coach.judging import Unit, Verdict, Weighed
from trickkit.explain.guided import came_of, score, worth
from trickkit.i18n import Words
from trickkit.seats import Seat

_LOST = Card.parse("9C")
_TRIED = (
    (Weighed(Verdict.COSTLY, 0.45, 0.8, ()), Unit.CHANCE),
    (Weighed(Verdict.COSTLY, 0.53, 1.2, ()), Unit.MATCH_POINTS),
    (Weighed(Verdict.SLIP, 14.5, 15.2, (), 0.55, 0.6), Unit.CARD_POINTS),
    (Weighed(Verdict.COSTLY, -1.0, 0.5, ()), Unit.GAME_POINTS),
    (Weighed(Verdict.OFFENCE, 0.0, 0.0, ()), Unit.MATCH_POINTS),
)


def golden(lang: str) -> str:
    """Write all sentences: what a try is worth, what came of it, how it went."""
    words, viewer = Words(lang), Seat.SOUTH
    lines = ["== what a try is worth =="]
    lines += [f"{unit}, {known.verdict}: {worth(known, unit, words)}" for known, unit in _TRIED]
    lines += ["", "== what came of it =="]
    for winner, own in ((Seat.WEST, False), (Seat.NORTH, True), (Seat.SOUTH, True)):
        won_with = _LOST if winner is viewer else Card.parse("TC")
        lines.append(str(came_of(_LOST, won_with, winner, words, viewer, own=own)))
    lines += ["", "== how it went ==", str(score(3, 5, 2, 1, words))]
    return "\n".join(lines) + "\n"
