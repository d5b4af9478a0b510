"""Why a trick was won, in the game that its ordering belongs to."""

from __future__ import annotations

from trickkit.explain.latinern.tricks import case_of, how_lost
from trickkit.explain.reasons import Why, person
from trickkit.games.latinern import LatinernOrdering
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.tricks import Trick, winner


def why(trick: Trick, ordering: LatinernOrdering, words: Words, viewer: Seat | None = None) -> Why:
    """Explain a complete trick to somebody who may know trump and Schlag.

    Args:
        trick: the four cards.
        ordering: trump and Schlag.
        words: language and deck.
        viewer: the seat that reads this; it is addressed as "you".

    >>> from trickkit.cards import Rank, Suit, parse_cards
    >>> trick = Trick.of(Seat.WEST, parse_cards("AH KS TH 7C"))
    >>> said = why(trick, LatinernOrdering(Suit.HEARTS, Rank.KING), Words())
    >>> print(said.headline, said.clause)
    North wins: K♠ is a Schlag, the only one here. L12b
    >>> print(said.lines[0])
    West played a trump, A♥, but K♠ is a Schlag, and any Schlag beats an ordinary trump.
    """
    verdict = winner(trick, ordering)
    first = trick.cards[0]
    headline = words.message(
        person(f"win.{case_of(trick, ordering)}", verdict.seat, viewer), seat=verdict.seat, card=verdict.card
    )
    lines = tuple(
        words.message(
            person(f"loss.{how_lost(loss, verdict, trick, ordering)}", loss.seat, viewer),
            seat=loss.seat,
            loser=loss.card,
            card=verdict.card,
            low=loss.card.rank,
            first=first,
            led=first.suit,
        )
        for loss in verdict.losses
    )
    return Why(headline, lines, verdict.clause)
