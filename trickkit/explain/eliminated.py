"""What proves that a pair of trump and Schlag, or a hidden suit, is not the true one; read by the seat that deduced.

The evidence names trick, seat and card, and lays no old trick out again (L14).
"""

from __future__ import annotations

from trickkit.deduction.latinern import EliminatedPair
from trickkit.deduction.twenty_eight import Because, Code, EliminatedSuit
from trickkit.explain.reasons import person
from trickkit.i18n import Fact, Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Play


def eliminated_pair(out: EliminatedPair, words: Words, viewer: Seat) -> Text:
    """Say why a pair of trump and Schlag is excluded.

    Args:
        out: the pair with its evidence.
        words: language and deck.
        viewer: the seat whose view it is; it is addressed as "you".

    >>> from random import Random
    >>> from trickkit.deduction import deduce
    >>> from trickkit.games.latinern import Latinern, parse_act
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> for act in "E:TH S:9H W:AH N:QH".split():
    ...     state = state.apply(parse_act(act))
    >>> print(eliminated_pair(deduce(state.observe(Seat.SOUTH)).eliminated[0], Words(), Seat.SOUTH))
    Under clubs/A, West's A♥ would have won trick 1 as the first Schlag. You won it with 9♥.
    """
    facts: dict[str, Fact] = {"trump": out.pair.trump, "schlag": out.pair.schlag, "card": out.pair.hauptschlag}
    if out.would_win is None or out.won is None:
        return words.message(f"eliminated.{out.counted or out.reason}", **facts)
    return Text.join([_would_win(out, out.would_win, words, viewer), _won(out.won, words, viewer)])


def _would_win(out: EliminatedPair, play: Play, words: Words, viewer: Seat) -> Text:
    return words.message(
        person(f"eliminated.{out.reason}", play.seat, viewer),
        trump=out.pair.trump,
        schlag=out.pair.schlag,
        seat=play.seat,
        card=play.card,
        n=out.trick,
    )


def _won(play: Play, words: Words, viewer: Seat) -> Text:
    return words.message(person("eliminated.won", play.seat, viewer), seat=play.seat, card=play.card)


def eliminated_suit(out: EliminatedSuit, words: Words, viewer: Seat) -> Text:
    """Say why a suit cannot be the hidden one.

    Args:
        out: the suit with its evidence.
        words: language and deck.
        viewer: the seat whose view it is; it is addressed as "you".

    >>> from trickkit.cards import Card, Suit
    >>> discarded = Because(Code.BIDDER_DISCARDED, 2, Seat.EAST, Card.parse("AS"))
    >>> print(eliminated_suit(EliminatedSuit(Suit.SPADES, discarded), Words(), Seat.SOUTH))
    East discarded A♠ in trick 2. With spades hidden the bidder may not do that.
    """
    because = out.because
    acts = {"seat": because.seat, "card": because.card, "later": because.later}
    facts: dict[str, Fact] = {name: value for name, value in acts.items() if value is not None}
    facts |= {"suit": out.suit, "n": because.trick}
    return words.message(f"eliminated.{because.code}{_how(because, viewer)}", **facts)


def _how(because: Because, viewer: Seat) -> str:
    """Name what the proof rests on, where one code covers several."""
    match because.code:
        case Code.ALL_SEEN if because.card is None:
            return ".own" if because.seat is None else ".shown"
        case Code.BIDDER_DID_NOT_EXPOSE:
            return ".last" if because.known else ".jack"
        case Code.NO_DEAL if because.known:
            return ".own" if because.seat is viewer else ".turned-up"
        case Code.NO_DEAL if because.card is None:
            return ".shown"
        case Code.NO_DEAL:
            return ".led" if because.led else ".card"
        case Code.ALL_SEEN:
            return ".card"
        case _:
            return ""
