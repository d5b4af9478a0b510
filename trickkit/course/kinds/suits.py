"""What is asked about the hidden suit of Twenty-eight: which are possible, how likely one is, why not the others."""

from __future__ import annotations

from trickkit.cards import Suit
from trickkit.course.kinds.model import Choice, Kind
from trickkit.course.levels import Level
from trickkit.deduction import Suits, deduce
from trickkit.explain.eliminated import eliminated_suit
from trickkit.i18n import Text, Words


def _found(level: Level) -> Suits:
    """Deduce from what the learner's seat has seen."""
    return deduce(level.twenty_eight.observe(level.seat))


def _hidden_suit(level: Level) -> tuple[str, ...]:
    """Accept the suits for which some deal and down card explain every act so far."""
    possible = {one.suit for one in _found(level).possible}
    return (" ".join(str(suit) for suit in Suit if suit in possible),)


def _chance(level: Level) -> str:
    """Give the chance of the suit that the level names, as a fraction."""
    return str(_found(level).probability(Suit(level.more["of"])))


def proofs(level: Level, words: Words) -> Text | None:
    """Give the engine's proof against every suit that is out, in the order of the suits; None if all are possible.

    Args:
        level: a level of the kind `hidden-suit`.
        words: language and deck.
    """
    out = sorted(_found(level).eliminated, key=lambda found: list(Suit).index(found.suit))
    return Text.join([eliminated_suit(each, words, level.seat) for each in out]) if out else None


CHOOSE: dict[str, Choice] = {"suit-chance": _chance}
"""T8, T17: how likely a suit is the hidden one."""

KINDS: dict[str, Kind] = {"hidden-suit": Kind(("suits",), _hidden_suit, "many")}
