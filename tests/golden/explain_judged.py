"""What the golden files `explain-judged.LANG.txt` show: every sentence about a judged hand, in both games."""

from __future__ import annotations

from tests.golden.explain_hints import ACTS
from trickkit.cards import Card
from trickkit.coach import Reason
from trickkit.coach.judging import JudgedAct, Judgement, Missed, Turning, Unit, Verdict, Weighed
from trickkit.explain.judged import better, missed, said, totals, turning
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.table import Action

_CARD = latinern.PlayCard(Seat.NORTH, Card.parse("TC"))
_NINE = latinern.PlayCard(Seat.NORTH, Card.parse("9D"))
_JACK = twenty_eight.PlayCard(Seat.NORTH, Card.parse("JH"))
_COUNTED = Reason("counted", (("won", "16"), ("worlds", "20"), ("least", "9")))
_POINTS = Reason("points-counted", (("value", "17.8"), ("other", "9.6"), ("bid", "14"), ("percent", "63")))
_WORD = Reason("word-waits", (("word", "-1.00"), ("other", "0.50")))
_ASK = Reason("asking-waits", (("ask", "0.53"), ("wait", "1.20")))


def _judged(act: Action, unit: Unit, known: Weighed, hindsight: Weighed, why: Reason) -> JudgedAct:
    return JudgedAct(7, act, unit, known, hindsight, why, 20)


_WON, _LOST = Weighed(Verdict.BEST, 1.0, 1.0, (_CARD,)), Weighed(Verdict.BEST, 0.0, 0.0, (_CARD,))
_GAVE = Weighed(Verdict.COSTLY, 0.0, 1.0, (_CARD,))
JUDGED = (
    _judged(
        _CARD, Unit.CHANCE, Weighed(Verdict.ONLY, 0.5, 0.5, (_CARD,)), _WON, Reason("only-card", (("card", "TC"),))
    ),
    _judged(_CARD, Unit.CHANCE, Weighed(Verdict.BEST, 0.8, 0.8, (_CARD,)), _LOST, _COUNTED),
    _judged(_NINE, Unit.CHANCE, Weighed(Verdict.AS_GOOD, 0.75, 0.8, (_CARD, _NINE)), _GAVE, _COUNTED),
    _judged(_NINE, Unit.CHANCE, Weighed(Verdict.COSTLY, 0.45, 0.8, (_CARD,)), _WON, _COUNTED),
    _judged(
        latinern.Ask(Seat.NORTH),
        Unit.MATCH_POINTS,
        Weighed(Verdict.COSTLY, 0.53, 1.2, ()),
        Weighed(Verdict.BEST, 2.0, 2.0, ()),
        _ASK,
    ),
    _judged(
        latinern.Leak(Seat.NORTH),
        Unit.MATCH_POINTS,
        Weighed(Verdict.OFFENCE, -2.0, 0.4, ()),
        Weighed(Verdict.OFFENCE, -2.0, 2.0, ()),
        Reason("offence", (("clause", "L21"),)),
    ),
    _judged(
        latinern.Ask(Seat.NORTH),
        Unit.MATCH_POINTS,
        Weighed(Verdict.OFFENCE, -2.0, 0.4, ()),
        Weighed(Verdict.OFFENCE, -2.0, -2.0, ()),
        Reason("offence", (("clause", "L19"),)),
    ),
    _judged(
        _JACK,
        Unit.CARD_POINTS,
        Weighed(Verdict.SLIP, 14.55, 15.2, (twenty_eight.Ask(Seat.NORTH),), 0.55, 0.6),
        Weighed(Verdict.COSTLY, 13.0, 16.0, (twenty_eight.Ask(Seat.NORTH),), 0.0, 1.0),
        _POINTS,
    ),
    _judged(
        twenty_eight.Concede(Seat.NORTH),
        Unit.GAME_POINTS,
        Weighed(Verdict.COSTLY, -1.0, 0.5, ()),
        Weighed(Verdict.COSTLY, -1.0, 1.0, ()),
        _WORD,
    ),
)
MISSED = (
    Missed(latinern.Ask(Seat.NORTH), Unit.MATCH_POINTS, 1.85, 0.9),
    Missed(twenty_eight.Thani(Seat.NORTH), Unit.GAME_POINTS, 3.1, 1.0),
    Missed(twenty_eight.Show(Seat.NORTH), Unit.GAME_POINTS, 0.0, -1.5),
    Missed(twenty_eight.Concede(Seat.NORTH), Unit.GAME_POINTS, -1.0, -2.0),
)
_EAST = latinern.PlayCard(Seat.EAST, Card.parse("9C"))
TURNINGS = (
    Turning(4, _CARD, gained=True),
    Turning(4, _CARD, gained=False),
    Turning(5, _EAST, gained=True),
    Turning(5, _EAST, gained=False),
    None,
)


def golden(lang: str) -> str:
    """Write all sentences: about acts, what was better, what was missed, what decided, the sum."""
    words = Words(lang)
    lines = ["== acts =="]
    for each in JUDGED:
        found = said(each, words)
        parts = (found.verdict, found.known, found.better, found.why, found.missed, found.hindsight)
        lines += [f"{each.act} ({each.unit}, {each.known.verdict})"]
        lines += [f"  {part}" for part in parts if part is not None]
    lines += ["", "== what was better =="]
    lines += [f"{act}: {better(act, words)}" for act in ACTS]
    lines += ["", "== words that were not said =="]
    lines += [f"{word.act}: {missed(word, words)}" for word in MISSED]
    lines += ["", "== what decided =="]
    lines += [str(turning(Judgement(Seat.NORTH, (), found, None), words)) for found in TURNINGS]
    lines += ["", "== the sum =="]
    lines += [str(totals(Judgement(Seat.NORTH, JUDGED, None, None), words))]
    return "\n".join(lines) + "\n"
