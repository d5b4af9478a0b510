"""Why a pair of trump and Schlag, or a hidden suit, is still possible: a way in which the cards may lie.

The way that is named is one of many that fit; it says nothing about the true cards.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from trickkit.cards import Suit
from trickkit.deduction import LatinernWorlds, TwentyEightWorlds
from trickkit.explain.reasons import person
from trickkit.games.latinern import LatinernObservation, LatinernOrdering
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.i18n import Fact, Text, Words

_TWO_FIGURES: Final = 9.95
_NEARLY_ALL: Final = 99.5
_LEAST: Final = 0.1


def percent(chance: Fraction, words: Words) -> str:
    """Write a chance in percent, with a decimal where it takes one; what is possible never reads as none or as certain.

    Args:
        chance: the chance, 0 to 1.
        words: language.

    >>> [percent(Fraction(*each), Words()) for each in ((0, 1), (1, 5000), (1, 32), (1, 3), (4999, 5000), (1, 1))]
    ['0.0', '0.1', '3.1', '33', '99.9', '100']
    """
    share = float(100 * chance)
    if 0 < chance < 1:
        share = min(max(share, _LEAST), 100 - _LEAST)
    return words.number(share, int(share < _TWO_FIGURES or _NEARLY_ALL <= share < 100))


def possible_pair(view: LatinernObservation, pair: LatinernOrdering, words: Words) -> Text:
    """Say how a pair that fits a view could be the one.

    Args:
        view: what the seat has seen; it is addressed as "you".
        pair: a pair that is possible.
        words: language and deck.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> from trickkit.seats import Seat
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(possible_pair(state.observe(Seat.SOUTH), state.ordering, Words()))
    It could be diamonds/9: say North, the dealer, has 7♦ as bottom card, and East, forehand, 9♣.
    """
    deal = LatinernWorlds(view).showing(pair)
    assert deal is not None  # noqa: S101 - the pair is possible
    one, other = deal.bottom(view.dealer), deal.bottom(view.forehand)
    facts: dict[str, Fact] = {"trump": pair.trump, "schlag": pair.schlag, "one": one, "other": other}
    if view.knows:
        return words.message("possible.shown", **facts)
    played = "possible.fits" if view.tricks else "possible.pair"
    return words.message(played, dealer=view.dealer, forehand=view.forehand, **facts)


def possible_suit(view: TwentyEightObservation, suit: Suit, words: Words) -> Text:
    """Say how a suit that fits a view could be the hidden one.

    Args:
        view: what the seat has seen; it is addressed as "you".
        suit: a suit that is possible.
        words: language and deck.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight, parse_act
    >>> from trickkit.seats import Seat
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> for act in "W:14 S:pass E:pass N:pass W:trump=JH".split():
    ...     state = state.apply(parse_act(act))
    >>> print(possible_suit(state.observe(Seat.NORTH), Suit.SPADES, Words()))
    It could be spades: if West's down card were J♠, everything so far would be within the rules.
    """
    world = TwentyEightWorlds(view).showing(suit)
    assert world is not None  # noqa: S101 - the suit is possible
    assert world.down is not None  # noqa: S101 - suits are asked about when a down card lies
    assert view.bidder is not None  # noqa: S101 - same
    msgid = "possible.suit" if view.down is None else person("possible.down", view.bidder, view.seat)
    return words.message(msgid, suit=suit, seat=view.bidder, card=world.down)
