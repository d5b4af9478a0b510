"""Why a trick was won, and what a blind seat may be told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trickkit.cards import Rank
from trickkit.games.latinern import Announced, LatinernOrdering
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Loss, LossReason, Reason, Tier, Trick, Verdict, winner

COURTS: Final = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
"""The ranks that look higher than the ten and are not."""
_NUMBERS: Final = ("one", "two", "three", "four")


@dataclass(frozen=True, slots=True)
class Why:
    """An explanation, or as much of one as the reader may have."""

    headline: Text
    """Who won, in bold, and why; for a blind seat only who."""
    lines: tuple[Text, ...]
    """One sentence for each losing card, in order of play; for a blind seat what the winner rules out."""
    clause: str
    """The clause of the rules behind the headline, as `L12b`."""


def person(msgid: str, seat: Seat | None, viewer: Seat | None) -> str:
    """Give the id of a message, in the form that addresses the reader if `seat` is the reader's own.

    >>> person("announced", Seat.SOUTH, Seat.SOUTH), person("announced", Seat.SOUTH, None)
    ('announced.you', 'announced')
    """
    return f"{msgid}.you" if seat is not None and seat is viewer else msgid


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


def why(trick: Trick, ordering: LatinernOrdering, words: Words, viewer: Seat | None = None) -> Why:
    """Explain a complete trick to somebody who may know trump and Schlag.

    Args:
        trick: the four cards.
        ordering: trump and Schlag.
        words: language and deck.
        viewer: the seat that reads this; it is addressed as "you".

    >>> from trickkit.cards import Suit, parse_cards
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
            person(f"loss.{loss.reason}{_how_lost(loss, verdict, trick, ordering)}", loss.seat, viewer),
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


def _how_lost(loss: Loss, verdict: Verdict, trick: Trick, ordering: LatinernOrdering) -> str:
    first = trick.cards[0]
    match loss.reason:
        case LossReason.TRUMP_BELOW_SCHLAG | LossReason.LED_SUIT_BELOW_TRUMP:
            return f".{verdict.reason}"
        case LossReason.LOWER_TRUMP | LossReason.LOWER_OF_LED_SUIT:
            return ".ten" if verdict.card.rank is Rank.TEN and loss.card.rank in COURTS else ".plain"
        case LossReason.SCHLAG_BELOW_HAUPTSCHLAG:
            early = trick.cards.index(loss.card) < trick.cards.index(verdict.card)
            return ".early" if early else ".late"
        case LossReason.OFF_SUIT:
            if first.rank is ordering.schlag:  # L8: nobody can follow to a Schlag of a plain suit
                return ".schlag-suit" if first.suit is loss.card.suit else ".schlag-led"
            return ".trump-led" if first.suit is ordering.trump else ".plain-led"
        case _:
            return ""


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


def reason_name(reason: Reason, words: Words) -> str:
    """Name a reason as the lessons do.

    >>> reason_name(Reason.FIRST_SCHLAG, Words("de"))
    'erster Schlag'
    """
    return words.label(f"reason.{reason}")


def rule(clause: str, words: Words) -> str:
    """Name a clause for a reader.

    >>> rule("L12b", Words()), rule("L13", Words("de"))
    ('Rule L12 (b)', 'Regel L13')
    """
    number, part = (clause[:-1], f" ({clause[-1]})") if clause[-1].isalpha() else (clause, "")
    return words.label("rule", clause=number + part)
