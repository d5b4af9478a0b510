"""What would have happened with another trump or another Schlag."""

from __future__ import annotations

from trickkit.explain.latinern.tricks import case_of
from trickkit.explain.reasons import person
from trickkit.games.latinern import LatinernOrdering
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Trick, winner


def what_if(
    trick: Trick, actual: LatinernOrdering, other: LatinernOrdering, words: Words, viewer: Seat | None = None
) -> Text:
    """Say who would have won a trick under another pair of trump and Schlag, and why.

    Args:
        trick: the four cards.
        actual: trump and Schlag as they were.
        other: trump and Schlag as imagined; at least one of them differs.
        words: language and deck.
        viewer: the seat that reads this; it is addressed as "you".

    Raises:
        ValueError: if nothing differs.

    >>> from trickkit.cards import Rank, Suit, parse_cards
    >>> trick = Trick.of(Seat.WEST, parse_cards("AH 8S KD 7C"))
    >>> hearts, diamonds = (LatinernOrdering(suit, Rank.NINE) for suit in (Suit.HEARTS, Suit.DIAMONDS))
    >>> print(what_if(trick, hearts, diamonds, Words()))
    Had diamonds been trump, East would have won with K♦. K♦ would have been the only trump, ...
    """
    if actual == other:
        raise ValueError("trump and Schlag are what they were; change one of them")
    if actual.schlag is other.schlag:
        changed = "trump"
    elif actual.trump is other.trump:
        changed = "schlag"
    else:
        changed = "both"
    before, after = winner(trick, actual), winner(trick, other)
    result = "other"
    if before.seat is after.seat:
        result = "same" if before.reason is after.reason else "same-winner"
    first = words.message(
        person(f"what-if.{changed}.{result}", after.seat, viewer),
        trump=other.trump,
        schlag=other.schlag,
        seat=after.seat,
        card=after.card,
    )
    if result == "same":
        return first
    second = words.message(f"what-if.reason.{case_of(trick, other)}", card=after.card)
    return Text.join([first, second])
