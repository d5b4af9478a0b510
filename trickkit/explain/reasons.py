"""What explanations share in all games: their form, the names of reasons and rules, whom a sentence addresses."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.tricks import Reason


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
