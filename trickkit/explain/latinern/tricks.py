"""Which sentence tells why a trick of Latinern was won or lost, and what a blind seat may be told of it."""

from __future__ import annotations

from typing import Final

from trickkit.cards import Rank
from trickkit.explain.reasons import Why, lost, person, reason_name
from trickkit.games.latinern import Announced, LatinernOrdering
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Loss, LossReason, Reason, Tier, Trick, Verdict, winner

COURTS: Final = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
"""The ranks that look higher than the ten and are not."""
_NUMBERS: Final = ("one", "two", "three", "four")


def case_of(trick: Trick, ordering: LatinernOrdering) -> str:
    """Name the reason together with how things lie, as `first-schlag.only`: each such case has its own sentence.

    >>> from trickkit.cards import Suit, parse_cards
    >>> case_of(Trick.of(Seat.WEST, parse_cards("KS KH AH 7C")), LatinernOrdering(Suit.HEARTS, Rank.KING))
    'hauptschlag.late'
    """
    verdict = winner(trick, ordering)
    tiers = [standing.tier for standing in ordering.standings(trick.cards)]
    if verdict.reason is Reason.HAUPTSCHLAG:
        if Tier.SCHLAG not in tiers:
            how = "only"
        else:
            how = "late" if tiers.index(Tier.SCHLAG) < tiers.index(Tier.HAUPTSCHLAG) else "early"
    else:
        how = "only" if tiers.count(max(tiers)) == 1 else "several"
    return f"{verdict.reason}.{how}"


def how_lost(loss: Loss, verdict: Verdict, trick: Trick, ordering: LatinernOrdering) -> str:
    """Name the reason why a card lost together with how things lie, as `lower-trump.rank`.

    >>> from trickkit.cards import Suit, parse_cards
    >>> trick, ordering = Trick.of(Seat.WEST, parse_cards("TH KH 8C 7D")), LatinernOrdering(Suit.HEARTS, Rank.NINE)
    >>> verdict = winner(trick, ordering)
    >>> how_lost(verdict.losses[0], verdict, trick, ordering)
    'lower-trump.rank'
    """
    return f"{loss.reason}{_detail(loss, verdict, trick, ordering)}"


def _detail(loss: Loss, verdict: Verdict, trick: Trick, ordering: LatinernOrdering) -> str:
    first = trick.cards[0]
    match loss.reason:
        case LossReason.TRUMP_BELOW_SCHLAG | LossReason.LED_SUIT_BELOW_TRUMP:
            return f".{verdict.reason}"
        case LossReason.LOWER_TRUMP | LossReason.LOWER_OF_LED_SUIT:
            return ".rank" if verdict.card.rank is Rank.TEN and loss.card.rank in COURTS else ".plain"
        case LossReason.SCHLAG_BELOW_HAUPTSCHLAG:
            early = trick.cards.index(loss.card) < trick.cards.index(verdict.card)
            return ".early" if early else ".late"
        case LossReason.OFF_SUIT:
            if first.rank is ordering.schlag:  # L8: nobody can follow to a Schlag of a plain suit
                return ".schlag-suit" if first.suit is loss.card.suit else ".schlag-led"
            return ".trump-led" if first.suit is ordering.trump else ".plain-led"
        case _:
            return ""


def why(trick: Trick, ordering: LatinernOrdering, words: Words, viewer: Seat | None = None) -> Why:
    """Explain a trick of Latinern; see `trickkit.explain.why`.

    >>> from trickkit.cards import Suit, parse_cards
    >>> trick = Trick.of(Seat.WEST, parse_cards("7H TS AS KC"))
    >>> print(why(trick, LatinernOrdering(Suit.HEARTS, Rank.KING), Words("de"), Seat.SOUTH).headline)
    Du stichst: K♣ ist ein Schlag, der einzige hier.
    """
    verdict = winner(trick, ordering)
    headline = words.message(
        person(f"win.{case_of(trick, ordering)}", verdict.seat, viewer), seat=verdict.seat, card=verdict.card
    )
    lines = tuple(
        lost(loss, how_lost(loss, verdict, trick, ordering), verdict.card, trick.cards[0], words, viewer)
        for loss in verdict.losses
    )
    return Why(headline, lines, verdict.clause)


def announced(told: Announced, words: Words, viewer: Seat | None = None) -> Why:
    """Tell a blind seat who won, what that trick rules out, and which reasons it leaves (L13).

    Nothing but `told` is used, so nothing else can come out.

    >>> from trickkit.cards import parse_cards
    >>> said = announced(Announced.of(Trick.of(Seat.EAST, parse_cards("KC TC 8C AC")), Seat.WEST), Words())
    >>> print(said.headline)
    West wins with 8♣. The reason stays secret until the round is over.
    >>> print(*said.lines)
    This trick alone rules out 28 of the 32 pairs. It leaves two reasons: Hauptschlag or first Schlag.
    """
    headline = words.message(person("announced", told.seat, viewer), seat=told.seat, card=told.card)
    ruled_out = Text.of(words.count("announced.ruled-out", len(told.ruled_out)))
    names = {f"reason{i}": reason_name(reason, words) for i, reason in enumerate(told.reasons, start=1)}
    reasons = words.message(f"announced.reasons.{_NUMBERS[len(names) - 1]}", **names)
    return Why(headline, (ruled_out, reasons), "L13")
