"""What a table says in every game: who is who, whose turn it is, which card is played, how the match stands."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.cards import Card
from trickkit.explain.reasons import person, total
from trickkit.i18n import Text, Words
from trickkit.seats import Seat, Side
from trickkit.table import AnyScore, PlayerScore


@dataclass(frozen=True, slots=True)
class Role:
    """What stands beside the name of a seat."""

    plain: tuple[str, ...]
    """Plain words: dealer or forehand, you."""
    icon: str
    """`eye` for those who know trump and Schlag, `blind` for the others."""
    text: str
    """The icon in words."""


def relation(seat: Seat, viewer: Seat | None) -> str:
    """Say how a seat stands to the reader: `you`, `partner`, `they`, or `open` if nobody in particular reads.

    >>> relation(Seat.NORTH, Seat.SOUTH)
    'partner'
    """
    if viewer is None:
        return "open"
    if seat is viewer:
        return "you"
    return "partner" if seat is viewer.partner else "they"


def side_name(side: Side, words: Words, viewer: Seat | None = None) -> str:
    """Name a side; the reader's own as "You and North".

    >>> side_name(Side.NS, Words("de"), Seat.SOUTH), side_name(Side.EW, Words("de"), Seat.SOUTH)
    ('Du und Nord', 'Ost und West')
    """
    if viewer is None or viewer.side is not side:
        return words.side(side)
    return words.label("ui.you-and", partner=viewer.partner)


def standing(score: AnyScore, words: Words, viewer: Seat | None = None) -> str:
    """Give the score of the match, the reader's side first; where everyone plays alone, seat by seat.

    >>> from trickkit.table import Score
    >>> standing(Score(6, 4), Words(), Seat.WEST), standing(Score(6, -1), Words("de"))
    ('us 4 : 6 them', 'Nord und Süd 6 : −1 Ost und West')
    >>> standing(PlayerScore(((Seat.EAST, 3), (Seat.SOUTH, 0), (Seat.WEST, -2))), Words(), Seat.SOUTH)
    'East 3, you 0, West −2'
    """
    if isinstance(score, PlayerScore):
        each = (words.label(person("ui.total", seat, viewer), name=seat, n=total(n)) for seat, n in score.points)
        return ", ".join(each)
    side = Side.NS if viewer is None else viewer.side
    ours, theirs = total(score[side]), total(score[side.other])
    return words.label("ui.score" if viewer is None else "ui.score.you", ours=ours, theirs=theirs)


def trick_line(number: int, place: int | None, words: Words) -> str:
    """Say which trick it is, and in which place the reader plays.

    Args:
        number: the number of the trick, from 1.
        place: 1 to 4, or None if nobody in particular reads.
        words: language and deck.

    >>> trick_line(2, 4, Words()), trick_line(2, 4, Words("de")), trick_line(3, None, Words())
    ('Trick 2, you play last', 'Stich 2, du spielst zuletzt', 'Trick 3')
    """
    if place is None:
        return words.label("ui.trick", number=number)
    return words.label(f"ui.trick.{('first', 'second', 'third', 'last')[place - 1]}", number=number)


def played(seat: Seat, card: Card, words: Words, viewer: Seat | None = None, *, leads: bool = False) -> Text:
    """Tell that a card is played; `leads` if it is the first of its trick.

    >>> print(played(Seat.EAST, Card.parse("9D"), Words("de"), leads=True))
    Ost spielt 9♦ aus.
    """
    return words.message(person("led" if leads else "played", seat, viewer), seat=seat, card=card)


def turn(seat: Seat, words: Words, viewer: Seat | None = None) -> Text:
    """Tell whose turn it is.

    >>> print(turn(Seat.SOUTH, Words("de"), Seat.SOUTH))
    Du bist am Zug.
    """
    return words.message(person("turn", seat, viewer), seat=seat)
