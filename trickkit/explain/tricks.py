"""Why a trick was won, in the game that its ordering belongs to."""

from __future__ import annotations

from trickkit.explain import latinern, twenty_eight
from trickkit.explain.reasons import Why
from trickkit.games.latinern import LatinernOrdering
from trickkit.games.twenty_eight import TwentyEightOrdering
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.tricks import Trick


def why(
    trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering, words: Words, viewer: Seat | None = None
) -> Why:
    """Explain a complete trick to somebody who may know what is trump in it.

    Args:
        trick: the cards in order of play.
        ordering: how they stand.
        words: language and deck.
        viewer: the seat that reads this; it is addressed as "you".

    >>> from trickkit.cards import Rank, Suit, parse_cards
    >>> trick = Trick.of(Seat.WEST, parse_cards("AH KS TH 7C"))
    >>> said = why(trick, LatinernOrdering(Suit.HEARTS, Rank.KING), Words())
    >>> print(said.headline, said.clause)
    North wins: K♠ is a Schlag, the only one here. L12b
    >>> print(said.lines[0])
    West played a trump, A♥, but K♠ is a Schlag, and any Schlag beats an ordinary trump.
    >>> print(why(trick, TwentyEightOrdering(), Words()).headline)
    West wins 2 points: A♥ is the highest heart, and hearts were led.
    """
    if isinstance(ordering, TwentyEightOrdering):
        return twenty_eight.why(trick, ordering, words, viewer)
    return latinern.why(trick, ordering, words, viewer)
