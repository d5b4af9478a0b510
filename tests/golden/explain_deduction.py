"""What the golden files `explain-deduction.LANG.txt` show: every proof that excludes a pair or a suit."""

from __future__ import annotations

from tests import texts, texts_28
from trickkit.cards import Card, Rank, Suit
from trickkit.deduction.latinern import Counted, EliminatedPair, Ground
from trickkit.deduction.twenty_eight import Because, Code, EliminatedSuit
from trickkit.explain.eliminated import eliminated_pair, eliminated_suit
from trickkit.explain.possible import possible_pair, possible_suit
from trickkit.games.latinern import LatinernOrdering
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.tricks import Play, Reason

PAIRS = (
    # Trump and Schlag, the reason, who would have won the second trick with what, who did win it.
    ("C9", Reason.HIGHEST_TRUMP, "E TC", "W KH"),
    ("C9", Reason.HAUPTSCHLAG, "S 9C", "W KH"),
    ("H9", Reason.HAUPTSCHLAG, "E 9H", "S 9D"),
    ("D7", Reason.FIRST_SCHLAG, "N 7S", "E QD"),
    ("S7", Reason.FIRST_SCHLAG, "S 7D", "N AS"),
    ("SJ", Reason.HIGHEST_TRUMP, "S 8S", "E AD"),
    ("HK", Reason.HIGHEST_OF_LED_SUIT, "W AC", "E 7D"),
    ("HK", Reason.HIGHEST_OF_LED_SUIT, "S AC", "E 7D"),
)
COUNTED = (
    ("HQ", Ground.OWN_CARDS, Counted.SHOWN),
    ("HQ", Ground.OWN_CARDS, Counted.NO_TRUMP),
    ("HQ", Ground.OWN_CARDS, Counted.NO_SCHLAG),
    ("S7", Ground.OWN_CARDS, Counted.NO_SCHLAG),
    ("HQ", Ground.OWN_CARDS, Counted.ONE_CARD),
    ("HQ", Ground.DISCLOSED, None),
)
EAST, AS = Seat.EAST, Card.parse("AS")
SUITS = (
    ("S", Because(Code.ALL_SEEN, 6, EAST, AS)),
    ("S", Because(Code.ALL_SEEN)),
    ("S", Because(Code.ALL_SEEN, seat=EAST)),
    ("S", Because(Code.BIDDER_LED, 2, EAST, AS, Card.parse("JC"))),
    ("S", Because(Code.BIDDER_DISCARDED, 2, EAST, AS)),
    ("H", Because(Code.BIDDER_DID_NOT_EXPOSE, 6, EAST, Card.parse("JS"))),
    ("H", Because(Code.BIDDER_DID_NOT_EXPOSE, 8, EAST, AS, known=True)),
    ("H", Because(Code.NO_DEAL, 0, Seat.SOUTH, AS, known=True)),
    ("H", Because(Code.NO_DEAL, 3, EAST, AS, known=True)),
    ("S", Because(Code.NO_DEAL, 1, EAST, AS, led=True)),
    ("H", Because(Code.NO_DEAL, 5, Seat.WEST, AS)),
    ("H", Because(Code.NO_DEAL, seat=EAST)),
)
POSSIBLE = (("", "S", "C9"), ("N:7H E:7C S:JH W:TD", "S", "CT"), ("", "N", "CT"))
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
HIDDEN = (
    (BY_EAST, "S", Suit.SPADES),
    (BY_EAST, "E", Suit.CLUBS),
    (f"{BY_EAST} N:AH W:ask", "S", Suit.CLUBS),
)


def play(text: str) -> Play:
    """Read a seat and a card, as `E TC`."""
    seat, card = text.split()
    return Play(Seat(seat), Card.parse(card))


def pair(text: str) -> LatinernOrdering:
    """Read trump and Schlag, as `C9`."""
    return LatinernOrdering(Suit(text[0]), Rank(text[1]))


def golden(lang: str) -> str:
    """Give the whole file for one language."""
    words, german = Words(lang), Words(lang, "german")
    lines = ["# Pairs of trump and Schlag, read by South"]
    for text, reason, would_win, won in PAIRS:
        out = EliminatedPair(pair(text), 2, reason, play(would_win), play(won))
        lines.append(f"{text} {reason}: {eliminated_pair(out, words, Seat.SOUTH)}")
    for text, ground, counted in COUNTED:
        out = EliminatedPair(pair(text), 0, ground, counted=counted)
        lines.append(f"{text} {counted or ground}: {eliminated_pair(out, words, Seat.SOUTH)}")
    lines += ["", "# The hidden suit, read by South"]
    for suit, because in SUITS:
        said = eliminated_suit(EliminatedSuit(Suit(suit), because), words, Seat.SOUTH)
        lines.append(f"{suit} {because.code}: {said}")
    lines += ["", "# What is still possible, read by the seat named"]
    for acts, seat, text in POSSIBLE:
        said = possible_pair(texts.position(texts.record(acts)).observe(Seat(seat)), pair(text), words)
        lines.append(f"{seat} {text}: {said}")
    for acts, seat, suit in HIDDEN:
        said = possible_suit(
            texts_28.position(texts_28.record(acts, deal=texts_28.VOIDS)).observe(Seat(seat)), suit, words
        )
        lines.append(f"{seat} {suit}: {said}")
    lines += ["", "# The same in the names of the German deck"]
    for suit, because in (SUITS[0], SUITS[5], SUITS[9]):
        said = eliminated_suit(EliminatedSuit(Suit(suit), because), german, Seat.SOUTH)
        lines.append(f"{suit} {because.code}: {said}")
    return "\n".join(lines) + "\n"
