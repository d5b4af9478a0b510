"""What the golden files `explain-hints.LANG.txt` show: every sentence of a hint, in both games."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.coach import Reason
from trickkit.explain.hints import advised, reason
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Words
from trickkit.seats import Seat

_TRICKS = (("own", "2"), ("others", "1"))
_ASK = (("ask", "0.53"), ("wait", "-0.20"))
_STRENGTH = (("cards", "3"), ("jacks", "2"))
_WORD = (("word", "1.50"), ("other", "-0.25"))
_ALONE = (("alone", "yes"),)
_EQUITY = (("won", "12"), ("worlds", "100"), ("least", "17"), ("go", "40"), ("win", "65"), ("lose", "35"))

LOOKS = (
    Reason("look-only"),
    Reason("look-one-card"),
    Reason("look-lead"),
    Reason("look-follow"),
    Reason("look-last"),
    Reason("look-answer", _TRICKS),
    Reason("look-ask", _TRICKS),
    Reason("look-call"),
    Reason("look-trump"),
    Reason("look-raise", (("bid", "16"),)),
    Reason("look-raise", (("bid", "16"), *_ALONE)),
    Reason("look-concession"),
    Reason("look-concession", _ALONE),
    Reason("look-word"),
    Reason("look-points", (("points", "5"),)),
    Reason("look-void", (("points", "3"),)),
)
WHYS = (
    Reason("only-card", (("card", "9H"),)),
    Reason("only-call"),
    Reason("unbeatable", (("card", "TC"),)),
    Reason("wins-now", (("card", "AH"),)),
    Reason("partner-has-it"),
    Reason("none-wins"),
    Reason("counted", (("won", "16"), ("worlds", "30"), ("least", "9"))),
    Reason("asking-pays", _ASK),
    Reason("asking-waits", _ASK),
    Reason("answer", _EQUITY),
    Reason("call-redeal"),
    Reason("call-trump", (("value", "0.14"),)),
    Reason("call-trump", (("value", "0.14"), *_ALONE)),
    Reason("call-pays", (*_STRENGTH, ("value", "0.40"))),
    Reason("call-pays", (*_STRENGTH, ("value", "0.40"), *_ALONE)),
    Reason("call-waits", (*_STRENGTH, ("value", "-0.54"))),
    Reason("call-waits", (*_STRENGTH, ("value", "-0.54"), *_ALONE)),
    Reason("raise-pays", (("value", "1.20"),)),
    Reason("raise-pays", (("value", "1.20"), *_ALONE)),
    Reason("raise-waits", (("value", "0.80"),)),
    Reason("raise-waits", (("value", "0.80"), *_ALONE)),
    Reason("ask-points", (("points", "4"),)),
    Reason("ask-early", (("points", "2"),)),
    Reason("high-card", (("card", "JH"), ("suit", "H"))),
    Reason("takes-points", (("card", "7C"), ("points", "5"))),
    Reason("side-has-it"),
    Reason("turn-up"),
    Reason("none-takes"),
    Reason("points-counted", (("value", "17.8"), ("other", "9.6"), ("bid", "14"), ("percent", "63"))),
    Reason("thani-counted", (("percent", "85"),)),
    Reason("answer-pays", _WORD),
    Reason("answer-pays", (*_WORD, *_ALONE)),
    Reason("word-pays", _WORD),
    Reason("word-pays", (*_WORD, *_ALONE)),
    Reason("word-waits", _WORD),
    Reason("word-waits", (*_WORD, *_ALONE)),
    Reason("deals-solved", (("n", "100"),)),
    Reason("deals-partly", (("n", "100"), ("fully", "10"))),
    Reason("deals-declared", (("n", "200"),)),
    Reason("deals-played-out", (("n", "40"),)),
)
ACTS = (
    latinern.PlayCard(Seat.NORTH, Card.parse("TC")),
    latinern.Ask(Seat.NORTH),
    latinern.Stay(Seat.NORTH),
    latinern.Go(Seat.NORTH),
    twenty_eight.Bid(Seat.NORTH, 16),
    twenty_eight.Pass(Seat.NORTH),
    twenty_eight.Redeal(Seat.NORTH),
    twenty_eight.ChooseTrump(Seat.NORTH, Card.parse("7S")),
    twenty_eight.Raise(Seat.NORTH, 24),
    twenty_eight.PlayCard(Seat.NORTH, Card.parse("JH")),
    twenty_eight.Ask(Seat.NORTH),
    twenty_eight.Thani(Seat.NORTH),
    twenty_eight.Show(Seat.NORTH),
    twenty_eight.Concede(Seat.NORTH),
    twenty_eight.Accept(Seat.NORTH),
    twenty_eight.PlayOn(Seat.NORTH),
    None,
)


def golden(lang: str) -> str:
    """Write all sentences, step by step."""
    words = Words(lang)
    lines = ["== where to look =="]
    lines += [f"{found.code}: {reason(found, words)}" for found in LOOKS]
    lines += ["", "== what decides =="]
    lines += [f"{found.code}: {reason(found, words)}" for found in WHYS]
    lines += ["", "== the act =="]
    lines += [f"{act}: {advised(act, words)}" for act in ACTS]
    return "\n".join(lines) + "\n"
