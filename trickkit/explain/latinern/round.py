"""What a table says about a round of Latinern: roles, the end, the match."""

from __future__ import annotations

from trickkit.explain.table import Role, standing
from trickkit.games.latinern import LatinernOrdering, Outcome
from trickkit.games.latinern.events import knowers
from trickkit.i18n import Text, Words
from trickkit.seats import Seat, Side
from trickkit.table import Score


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
