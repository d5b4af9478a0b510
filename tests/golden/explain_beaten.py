"""What the golden files `explain-beaten.LANG.txt` show: every answer to "can this card be beaten?", in both games."""

from __future__ import annotations

from typing import Final

from tests import texts_28
from tests.texts import NS_3_2, record
from trickkit import parse_record
from trickkit.cards import Card
from trickkit.coach.beaten import can_be_beaten
from trickkit.explain.beaten import beaten
from trickkit.i18n import Words

_HIDDEN = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
_FOUR = " ".join(NS_3_2.split()[:16])
ASKED: Final = {
    "a knower leads the Hauptschlag": (record(), "TC"),
    "a knower leads another card": (record(), "9D"),
    "a blind seat in the middle": (record("N:8S E:7C"), "TH"),
    "a blind seat, few pairs left": (record(f"{_FOUR} N:8S"), "JS"),
    "a blind seat, beaten under every pair": (record(" ".join(NS_3_2.split()[:6])), "JD"),
    "a blind seat, safe under some pairs": (record(" ".join(NS_3_2.split()[:7])), "KD"),
    "a blind seat that plays last, no pair makes it win": (record(" ".join(NS_3_2.split()[:7])), "9H"),
    "the other side has the trick": (record("N:TC E:7C S:TH"), "AC"),
    "nobody comes after": (record("N:8S E:7C S:9H"), "AC"),
    "trump hidden, to lead": (texts_28.record(_HIDDEN, deal=texts_28.VOIDS), "AH"),
    "trump hidden, a low card": (texts_28.record(_HIDDEN, deal=texts_28.VOIDS), "7H"),
    "the partner has the trick": (texts_28.record(f"{_HIDDEN} N:AH W:QS", deal=texts_28.VOIDS), "QH"),
    "a suit that may be trumped": (texts_28.record(f"{_HIDDEN} N:7D", deal=texts_28.VOIDS), "JD"),
    "nobody of the other side comes after, but a partner": (
        texts_28.record(
            "S:12 E:pass W:pass S:trump=TC S:pass S:KH",
            deal=texts_28.THREE,
            dealer="W",
            rules="three_players=on",
        ),
        "JH",
    ),
    "the bidder plays last": (texts_28.record(f"{_HIDDEN} N:TS W:QS S:7C", deal=texts_28.VOIDS), "9S"),
    "trump asked for": (texts_28.record(f"{_HIDDEN} N:7H W:ask", deal=texts_28.VOIDS), "8C"),
}


def golden(lang: str) -> str:
    """Write all answers."""
    words, lines = Words(lang), []
    for name, (text, card) in ASKED.items():
        state = parse_record(text).state
        assert state is not None
        assert state.to_act is not None
        found = can_be_beaten(state.observe(state.to_act), Card.parse(card))
        lines += [f"== {name}: {state.to_act}:{card} ==", *map(str, beaten(found, words)), ""]
    return "\n".join(lines)
