"""What a table says about a round: roles, turns, the end, the match."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.cards import Card
from trickkit.explain.tricks import person
from trickkit.games.latinern import LatinernOrdering, Outcome
from trickkit.games.latinern.events import knowers
from trickkit.i18n import Text, Words
from trickkit.seats import Seat, Side
from trickkit.table import Score


@dataclass(frozen=True, slots=True)
class Role:
    """What stands beside the name of a seat."""

    plain: tuple[str, ...]
    """Plain words: dealer or forehand, you."""
    icon: str
    """`eye` for those who know trump and Schlag, `blind` for the others."""
    text: str
    """The icon in words."""


def role(seat: Seat, dealer: Seat, words: Words, viewer: Seat | None = None) -> Role:
    """Say what a seat is in this round; everybody may know that (L4, L5, L10).

    >>> role(Seat.EAST, Seat.NORTH, Words("de"))
    Role(plain=('Vorhand',), icon='eye', text='weiß es')
    """
    plain = []
    if seat is dealer:
        plain.append(words.label("ui.dealer"))
    if seat is dealer.left:
        plain.append(words.label("ui.forehand"))
    if seat is viewer:
        plain.append(words.label("ui.you"))
    if seat in knowers(dealer):
        return Role(tuple(plain), "eye", words.label("ui.knows"))
    return Role(tuple(plain), "blind", words.label("ui.blind"))


def side_name(side: Side, words: Words, viewer: Seat | None = None) -> str:
    """Name a side; the reader's own as "You and North".

    >>> side_name(Side.NS, Words("de"), Seat.SOUTH), side_name(Side.EW, Words("de"), Seat.SOUTH)
    ('Du und Nord', 'Ost und West')
    """
    if viewer is None or viewer.side is not side:
        return words.side(side)
    return words.label("ui.you-and", partner=viewer.partner)


def standing(score: Score, words: Words, viewer: Seat | None = None) -> str:
    """Give the score of the match, the reader's side first.

    >>> standing(Score(6, 4), Words(), Seat.WEST), standing(Score(6, 4), Words("de"))
    ('us 4 : 6 them', 'Nord und Süd 6 : 4 Ost und West')
    """
    side = Side.NS if viewer is None else viewer.side
    return words.label("ui.score" if viewer is None else "ui.score.you", ours=score[side], theirs=score[side.other])


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


def outcome(result: Outcome, after: Score, words: Words, viewer: Seat | None = None) -> tuple[Text, ...]:
    """Tell how a round ended: who wins it and how, then the score of the match.

    Args:
        result: the result of the round.
        after: match points, those of this round included.
        words: language and deck.
        viewer: the seat that reads this.

    >>> from trickkit.games.latinern import By
    >>> for line in outcome(Outcome(Side.NS, 3, By.TRICKS), Score(9, 4), Words(), Seat.SOUTH):
    ...     print(line)
    You win the round with three tricks. You get 3 points.
    Match: us 9 : 4 them.
    """
    ours = viewer is not None and viewer.side is result.winner
    who = "we" if ours else "open" if viewer is None else "they"
    first = words.message(f"outcome.{result.by}.{who}", side=result.winner, other=result.winner.other, n=result.points)
    return (first, words.message("outcome.score", score=standing(after, words, viewer)))


def disclosed(ordering: LatinernOrdering, words: Words) -> Text:
    """Tell trump and Schlag after the round (L24).

    >>> from trickkit.cards import Rank, Suit
    >>> print(disclosed(LatinernOrdering(Suit.HEARTS, Rank.KING), Words("de")))
    Herz war Trumpf, die Könige waren Schlag. Der Hauptschlag war K♥.
    """
    return words.message("disclosed", trump=ordering.trump, schlag=ordering.schlag, card=ordering.hauptschlag)


def match_over(winner: Side, score: Score, words: Words, viewer: Seat | None = None) -> Text:
    """Tell who wins the match (L22).

    >>> print(match_over(Side.EW, Score(7, 12), Words(), Seat.SOUTH))
    East and West win the match, 12 : 7.
    """
    who = "we" if viewer is not None and viewer.side is winner else "they"
    return words.message(f"match-over.{who}", side=winner, a=score[winner], b=score[winner.other])
