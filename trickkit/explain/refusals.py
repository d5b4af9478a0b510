"""Why an act is refused, said to the one who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickkit.cards import Card, Rank, Suit
from trickkit.explain.reasons import listed
from trickkit.i18n import Fact, Text, Words
from trickkit.seats import Seat

if TYPE_CHECKING:
    from trickkit.table import Refusal

_SEATS: Final = frozenset({"turn", "bidder", "holder"})
_CARDS: Final = frozenset({"card", "down"})
_SUITS: Final = frozenset({"led", "trump"})


def refused(refusal: Refusal, words: Words, seat: Seat) -> Text:
    """Say in one or two short sentences why an act is refused and what to do instead.

    Args:
        refusal: the reason, as the rules gave it.
        words: language and deck.
        seat: who tried, and reads this.

    >>> from trickkit.table import Refusal
    >>> print(refused(Refusal("not-your-turn", "L10", "", (("turn", "E"),)), Words("de"), Seat.SOUTH))
    Ost ist am Zug. Warte, bis du an der Reihe bist.
    >>> facts = (("card", "9D"), ("cards", "JH QH"), ("led", "H"))
    >>> print(refused(Refusal("must-follow", "T13", "", facts), Words(), Seat.SOUTH))
    9♦ not now: hearts were led, and you hold J♥ and Q♥. Follow suit.
    """
    given = dict(refusal.facts)
    how = given.pop("how", None)
    if how is None:
        how = _how(refusal, given.get("turn"), seat)
    facts: dict[str, Fact] = {name: _fact(name, value, words) for name, value in given.items()}
    if isinstance(card := facts.get("card"), Card):
        facts["suit"] = card.suit
    return words.message(f"refused.{refusal.code}{'.' * bool(how)}{how}", jack=Rank.JACK, **facts)


def _how(refusal: Refusal, turn: str | None, seat: Seat) -> str:
    """Name the case of a refusal that does not name it itself, as those of Latinern."""
    if refusal.code == "question-open":
        return "ask" if refusal.clause == "L18" else "card"
    return "partner" if turn is not None and Seat(turn) is seat.partner else ""


def _fact(name: str, value: str, words: Words) -> Fact:
    if name in _SEATS:
        return Seat.parse(value)
    if name in _CARDS:
        return Card.parse(value)
    if name in _SUITS:
        return Suit(value)
    return listed([Card.parse(text) for text in value.split()], words) if name == "cards" and value else value
