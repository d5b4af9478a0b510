"""What the golden files `explain-assessed.LANG.txt` show: every sentence on what a position is worth as a puzzle."""

from __future__ import annotations

from tests.texts import position, record
from trickkit.coach.exercises import NoPuzzleError, assess
from trickkit.explain.assessed import assessed, no_puzzle
from trickkit.i18n import Words
from trickkit.seats import Seat

_EAST = "N:TD 8S 9D QS 9H E:JD 8H 7S 7C JH S:TH QH 8C KD 8D W:7H QD TC JC AC"
_TWO = "E:7C S:QH W:AC N:QS W:TC N:8S E:8H S:KD"
_LOUD = "N:JS QH TC AD 9S E:8D QD 8C 7D QS S:9C 8H AC 7C KH W:8S QC KD KC JD"
_FOUR = "N:7C QC JD KD QD E:7S QH QS TH 7D S:9S 9H 8S KC JC W:KH AS TS 9D AC"
_POSITIONS = (
    (f"{_TWO} S:8D W:QD N:9D E:JH", _EAST, Seat.SOUTH),
    (f"{_TWO} S:8D W:QD N:9D E:JD", _EAST, Seat.SOUTH),
    (f"{_TWO} S:8D W:QD N:9D E:7S", _EAST, Seat.SOUTH),
    (_TWO, _EAST, Seat.SOUTH),
    ("E:7C S:QH W:AC N:QS", _EAST, Seat.SOUTH),
    ("E:8D S:7C W:KD N:TC E:8C S:KH W:8S N:JS", _LOUD, Seat.SOUTH),
    ("E:TH S:9S W:TS N:KD E:7D S:JC W:AC N:7C N:JD E:7S S:8S W:AS", _FOUR, Seat.SOUTH),
    (_TWO, _EAST, Seat.NORTH),
    (f"{_TWO} S:8D", _EAST, Seat.SOUTH),
    ("", _EAST, Seat.WEST),
)


def golden(lang: str) -> str:
    """Write all sentences: the verdict on several positions, and why there is none."""
    words, lines = Words(lang), []
    for acts, deal, seat in _POSITIONS:
        view = position(record(acts, deal=deal, dealer="N")).observe(seat)
        lines.append(f"== {acts or 'nothing yet'}, {seat} ==")
        try:
            lines += map(str, assessed(assess(view), seat, words))
        except NoPuzzleError as error:
            lines.append(str(no_puzzle(error.code, seat, words)))
        lines.append("")
    lines.append("== elsewhere ==")
    lines += [str(no_puzzle(code, Seat.SOUTH, words)) for code in ("over", "other-game")]
    return "\n".join(lines) + "\n"
