"""What the golden files `explain-latinern.LANG.txt` show: every sentence about Latinern, each in its smallest case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickkit import explain
from trickkit.cards import Card, Rank, Suit, parse_cards
from trickkit.explain import latinern
from trickkit.games.latinern import Announced, By, LatinernOrdering, Outcome
from trickkit.i18n import Words
from trickkit.seats import Seat, Side
from trickkit.table import Refusal, Score
from trickkit.tricks import Trick, winner

if TYPE_CHECKING:
    from collections.abc import Iterator

TRICKS = (
    # Cards from West in order of play, trump, Schlag. Together they hold every reason with every way to lose.
    ("KH KS AH 7C", "H K"),
    ("KS 7H KH 8C", "H K"),
    ("8C KH 9D AC", "H K"),
    ("QC KH KS QS", "H K"),
    ("QH 8H 7S KS", "H K"),
    ("AS AH KC TH", "H K"),
    ("KS KC KD 8S", "H K"),
    ("8S KC 9D TS", "H K"),
    ("KS 7S 8D KC", "H K"),
    ("TC JS 7C AD", "C K"),
    ("AS 7H TS 9C", "H K"),
    ("QH TH JH AC", "H K"),
    ("9S QH 8H KS", "H 7"),
    ("8H 7H TH 9C", "H 7"),
    ("7S AD AC TD", "H K"),
    ("QS JS TS AC", "H K"),
    ("8S AS 9S 7D", "H K"),
)
TOLD = (("7S 7D QD TS", "N"), ("KC TC 8C AC", "N"), ("7D JC 7H AC", "E"), ("7C 8H AD AC", "S"), ("AH 7H KH 9H", "W"))
WHAT_IFS = (
    # The trick from West, trump and Schlag as they were, as imagined.
    ("AH 8S KD 7C", "H 9", "D 9"),
    ("AH KC AC 7D", "H 9", "C 9"),
    ("AH KH QH 7C", "H 9", "D 9"),
    ("9S AH KD 7C", "H 9", "C 9"),
    ("AH 8S KD 7C", "H 9", "H 8"),
    ("AD 8S KD KC", "H 9", "H K"),
    ("AH 8S KD 7C", "H 9", "H A"),
    ("AH AS KD 7C", "H 9", "H A"),
    ("AH 8S KD 7C", "H 9", "H T"),
    ("AH KS KD 7C", "H 9", "D K"),
    ("7H 8S TD QC", "H 9", "D 7"),
    ("AS KS QS 7D", "H 9", "C T"),
    ("AH 8S 7D QS", "D 9", "C T"),
    ("AH KH 7D 8S", "D 9", "C T"),
)
REFUSALS = (
    Refusal("round-over", "L15", ""),
    Refusal("other-game", "L11", ""),
    Refusal("question-open", "L16", ""),
    Refusal("question-open", "L18", ""),
    Refusal("not-your-turn", "L10", "", (("turn", "E"),)),
    Refusal("not-your-turn", "L10", "", (("turn", "N"),)),
    Refusal("card-not-held", "L11", "", (("card", "QH"),)),
    Refusal("asked-already", "L18", ""),
    Refusal("no-question", "L17", ""),
    Refusal("own-question", "L17", ""),
)
READERS = (("South reads", Seat.SOUTH), ("nobody in particular reads", None))


def pair(text: str) -> LatinernOrdering:
    """Read trump and Schlag, as `H K`."""
    trump, schlag = text.split()
    return LatinernOrdering(Suit(trump), Rank(schlag))


def from_west(text: str) -> Trick:
    """Read the cards of a trick that West leads."""
    return Trick.of(Seat.WEST, parse_cards(text))


def golden(lang: str) -> str:
    """Give the whole file for one language."""
    words, german = Words(lang), Words(lang, "german")
    blocks = ["# Why a trick is won; the lines in brackets are read by the seat they are about"]
    blocks += ["\n".join(_trick(from_west(cards), pair(text), words)) for cards, text in TRICKS]
    blocks += ["# The same in the names of the German deck"]
    blocks += ["\n".join(_trick(from_west(cards), pair(text), german)) for cards, text in TRICKS[10:12]]
    blocks += ["# What a blind seat is told"]
    blocks += ["\n".join(_told(from_west(cards), Seat(seat), words)) for cards, seat in TOLD]
    blocks += ["# What if"]
    blocks += ["\n".join(_what_if(from_west(cards), pair(was), pair(other), words)) for cards, was, other in WHAT_IFS]
    blocks += ["# Refusals, read by South"]
    blocks += ["\n".join(f"{code.code} {code.clause}: {explain.refused(code, words, Seat.SOUTH)}" for code in REFUSALS)]
    blocks += ["# Asking, silence and the ban"]
    blocks += [f"({title})\n" + "\n".join(_asking(words, viewer)) for title, viewer in READERS]
    blocks += ["# The round"]
    blocks += [f"({title})\n" + "\n".join(_round(words, viewer)) for title, viewer in READERS]
    return "\n\n".join(blocks) + "\n"


def _trick(trick: Trick, ordering: LatinernOrdering, words: Words) -> Iterator[str]:
    verdict = winner(trick, ordering)
    said = explain.why(trick, ordering, words)
    yield f"{trick}  trump {ordering.trump}, Schlag {ordering.schlag}"
    yield f"{said.headline}  [{explain.rule(said.clause, words)}, {explain.reason_name(verdict.reason, words)}]"
    yield f"({explain.why(trick, ordering, words, verdict.seat).headline})"
    for place, loss in enumerate(verdict.losses):
        yield f"  {verdict.reason} / {loss.reason}: {said.lines[place]}"
        yield f"  ({explain.why(trick, ordering, words, loss.seat).lines[place]})"


def _told(trick: Trick, seat: Seat, words: Words) -> Iterator[str]:
    announced = Announced.of(trick, seat)
    said = latinern.announced(announced, words)
    yield f"{trick}"
    yield f"{said.headline}  [{explain.rule(said.clause, words)}]"
    yield f"({latinern.announced(announced, words, seat).headline})"
    yield from (f"  {line}" for line in said.lines)


def _what_if(trick: Trick, was: LatinernOrdering, other: LatinernOrdering, words: Words) -> Iterator[str]:
    yield f"{trick}  trump {was.trump}, Schlag {was.schlag}; what if trump {other.trump}, Schlag {other.schlag}?"
    yield f"  {latinern.what_if(trick, was, other, words)}"
    yield f"  ({latinern.what_if(trick, was, other, words, winner(trick, other).seat)})"


def _asking(words: Words, viewer: Seat | None) -> Iterator[str]:
    for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST):
        yield f"{latinern.asked(seat, words, viewer)}"
        yield f"{latinern.stayed(seat, 3, words, viewer, may_ask_back=True)}"
        yield f"{latinern.stayed(seat, 4, words, viewer)}"
        yield f"{latinern.went(seat, 2, words, viewer)}"
        yield f"{latinern.leaked(seat, 3, words, viewer)}"
        yield f"{latinern.penalised(seat, 2, words, viewer)}"
    yield latinern.penalty_warning(10, 2, words)


def _round(words: Words, viewer: Seat | None) -> Iterator[str]:
    for seat in Seat:
        role = latinern.role(seat, Seat.WEST, words, viewer)
        yield f"{words.seat(seat)}: {', '.join([*role.plain, role.text])}"
    for place in (1, 2, 3, 4) if viewer else (None,):
        yield explain.trick_line(2, place, words)
    for seat in (Seat.EAST, Seat.SOUTH):
        yield f"{explain.turn(seat, words, viewer)}"
        yield f"{explain.played(seat, Card.parse('QH'), words, viewer, leads=True)}"
        yield f"{explain.played(seat, Card.parse('JD'), words, viewer)}"
    for side in Side:
        for by in By:
            first, second = latinern.outcome(Outcome(side, 3, by), Score(7, 5).plus(side, 3), words, viewer)
            yield f"{first} / {second}"
        yield f"{latinern.match_over(side, Score(5, 5).plus(side, 7), words, viewer)}"
        yield explain.side_name(side, words, viewer)
    yield f"{latinern.disclosed(pair('H J'), words)}"
