"""Why a trick of Twenty-eight was won, and why each other card lost.

Nothing but the cards and the ordering is used: as long as trump is hidden the ordering does not know it either.
"""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card, Rank
from trickkit.explain.reasons import Why, listed, lost, person
from trickkit.games.twenty_eight import TwentyEightOrdering, points
from trickkit.i18n import Fact, Words
from trickkit.seats import Seat
from trickkit.tricks import Loss, LossReason, Reason, Tier, Trick, Verdict, winner

_USUAL: Final = tuple(Rank)
"""The order that a newcomer expects, low to high; a sentence points out where this game's order differs."""


def case_of(trick: Trick, ordering: TwentyEightOrdering) -> str:
    """Name the reason together with how things lie, as `trump.only.late`: each such case has its own sentence.

    >>> from trickkit.cards import Suit, parse_cards
    >>> trick = Trick.of(Seat.NORTH, parse_cards("8H AC QC AH"))
    >>> case_of(trick, TwentyEightOrdering(Suit.CLUBS, since=3)), case_of(trick, TwentyEightOrdering())
    ('trump.only.late', 'hidden.several')
    """
    verdict = winner(trick, ordering)
    tiers = [standing.tier for standing in ordering.standings(trick.cards)]
    how = "only" if tiers.count(max(tiers)) == 1 else "several"
    early = too_early(trick, ordering)
    if verdict.reason is Reason.HIGHEST_TRUMP:
        return f"trump.{how}{'.late' * bool(early)}"
    if ordering.trump is None:
        return f"hidden.{how}"
    if trick.cards[0] in early and ordering.late_trump == "rank":
        return "by-rank"
    return f"{'late' if early else 'open'}.{how}"


def too_early(trick: Trick, ordering: TwentyEightOrdering) -> tuple[Card, ...]:
    """Give the cards of the trump suit that were played before trump was turned up in this trick (T18).

    >>> from trickkit.cards import Suit, parse_cards
    >>> too_early(Trick.of(Seat.NORTH, parse_cards("8H AC QC AH")), TwentyEightOrdering(Suit.CLUBS, since=3))
    (Card.parse('AC'),)
    """
    return tuple(card for card in trick.cards[: ordering.since - 1] if card.suit is ordering.trump)


def how_lost(loss: Loss, verdict: Verdict, trick: Trick, ordering: TwentyEightOrdering) -> str:
    """Name the reason why a card lost together with how things lie, as `lower-trump.rank`.

    >>> from trickkit.cards import Suit, parse_cards
    >>> trick, ordering = Trick.of(Seat.WEST, parse_cards("AH JH 8C 7D")), TwentyEightOrdering(Suit.HEARTS)
    >>> verdict = winner(trick, ordering)
    >>> how_lost(verdict.losses[0], verdict, trick, ordering)
    'lower-trump.rank'
    """
    led = trick.cards[0].suit
    match loss.reason:
        case LossReason.LED_SUIT_BELOW_TRUMP:
            return f"{loss.reason}.{verdict.reason}"
        case LossReason.BEFORE_EXPOSURE:
            return f"28.{loss.reason}.{'led' if loss.card.suit is led else 'off'}"
        case LossReason.OFF_SUIT if ordering.trump is None:
            return "28.discard"
        case LossReason.OFF_SUIT:
            trumps = ordering.standings(trick.cards)[0].tier is Tier.TRUMP
            return f"28.{loss.reason}.{'trump-led' if trumps else 'plain-led'}"
        case _:
            odd = _USUAL.index(verdict.card.rank) < _USUAL.index(loss.card.rank)
            return f"{loss.reason}.{'rank' if odd else 'plain'}"


def why(trick: Trick, ordering: TwentyEightOrdering, words: Words, viewer: Seat | None = None) -> Why:
    """Explain a trick of Twenty-eight; see `trickkit.explain.why`.

    >>> from trickkit.cards import Suit, parse_cards
    >>> trick = Trick.of(Seat.NORTH, parse_cards("8H AC QC AH"))
    >>> said = why(trick, TwentyEightOrdering(Suit.CLUBS, since=3), Words(), Seat.SOUTH)
    >>> print(said.headline)
    You win 2 points: Q♣ is the only trump here; A♣ was played before trump was turned up and does not count as one.
    """
    verdict = winner(trick, ordering)
    case, early = case_of(trick, ordering), too_early(trick, ordering)
    facts: dict[str, Fact] = {
        "seat": verdict.seat,
        "card": verdict.card,
        "led": trick.cards[0].suit,
        "points": card_points(points(trick.cards), words),
    }
    msgid = person(f"win.28.{case}", verdict.seat, viewer)
    if case.startswith("trump") and early:
        headline = words.plural(msgid, len(early), early=listed(early, words), **facts)
    else:
        headline = words.message(msgid, **facts)
    lines = tuple(
        lost(loss, how_lost(loss, verdict, trick, ordering), verdict.card, trick.cards[0], words, viewer)
        for loss in verdict.losses
    )
    return Why(headline, lines, verdict.clause)


def card_points(number: int, words: Words) -> str:
    """Name the card points of a trick.

    >>> card_points(4, Words("de")), card_points(0, Words("de"))
    ('4 Augen', 'keine Augen')
    """
    return words.count("card-points", number) if number else words.label("card-points.none")
