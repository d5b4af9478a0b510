"""What a guided hand says to an act: what it is worth on what the seat knows, and what came of it."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.coach.judging import Unit, Verdict, Weighed
from trickkit.explain.judged import known_worth
from trickkit.i18n import Text, Words
from trickkit.seats import Seat


def worth(known: Weighed, unit: Unit, words: Words) -> Text:
    """Say what a wrong try is worth beside the best act, without naming that one.

    Args:
        known: the act, weighed on what its seat knows.
        unit: what it is measured in.
        words: language and deck.

    >>> print(worth(Weighed(Verdict.OFFENCE, 0.0, 0.0, ()), Unit.MATCH_POINTS, Words()))
    With 9 points or more your side may not ask (L19).
    """
    if known.verdict is Verdict.OFFENCE:
        return words.message("judged.offence.L19")  # no learner leaks: no button does
    return known_worth(known, unit, words)


def came_of(card: Card, won_with: Card, winner: Seat, words: Words, viewer: Seat, *, own: bool) -> Text:
    """Say what became of a card once its trick is complete; who won it and with what is announced to everybody.

    Args:
        card: the card that was tried.
        won_with: the card that won the trick.
        winner: who won it.
        words: language and deck.
        viewer: the learner's seat.
        own: whether the winner is on the learner's side.

    >>> print(came_of(Card.parse("9C"), Card.parse("TC"), Seat.WEST, Words(), Seat.SOUTH, own=False))
    After 9♣ the trick went to West, who won it with 10♣.
    """
    how = "won" if winner is viewer else "side" if own else "lost"
    return words.message(f"guided.came-of.{how}", card=card, winner=won_with, seat=winner)


def score(clean: int, choices: int, wrong: int, hints: int, words: Words) -> Text:
    """Count what a learner needed for a guided hand.

    Args:
        clean: decisions that were right at once and without a hint.
        choices: all decisions.
        wrong: wrong tries.
        hints: steps of hints.
        words: language and deck.

    >>> print(score(3, 5, 2, 1, Words()))
    Right at once: 3 of 5. Wrong tries: 2. Hints: 1.
    """
    return words.message("guided.score", clean=clean, choices=choices, wrong=wrong, hints=hints)
