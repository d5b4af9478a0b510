"""Can this card be beaten? The answer to the seat that asks before it plays, from what that seat knows."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from trickkit.cards import Suit
from trickkit.coach.beaten import Beaten, Under
from trickkit.explain.reasons import listed
from trickkit.games.latinern import LatinernOrdering
from trickkit.i18n import Text, Words
from trickkit.seats import Seat

_NAMED: Final = 3
"""So many pairs, or cards, are named one by one; more are counted."""


def beaten(found: Beaten, words: Words) -> tuple[Text, ...]:
    """Answer whether a card can be beaten: first in a word, in bold, then who and what could do it.

    Args:
        found: what the coach has counted.
        words: language and deck.

    >>> from random import Random
    >>> from trickkit.cards import Card
    >>> from trickkit.coach.beaten import can_be_beaten
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(beaten(can_be_beaten(state.observe(state.to_act), Card.parse("TD")), Words())[0])
    10♦ can be beaten in 74 % of the deals that fit what you know.
    """
    lines = [_headline(found, words)]
    if found.already is None and found.chance and (found.to_play or found.chance < 1):
        lines += _who(found.to_play, words)
        lines += _what(found, words)
    return tuple(lines)


def _headline(found: Beaten, words: Words) -> Text:
    card, above, chance = found.card, found.already, found.chance
    if above is not None:
        whose = "partner" if above.seat in found.mates else "other"
        return words.message(f"beaten.already.{whose}", card=card, above=above.card, seat=above.seat)
    if not chance:
        return words.message("beaten.never" if found.to_play else "beaten.last", card=card)
    if not found.to_play:  # a blind seat that plays last: which card stands above it depends on the pair
        if chance == 1:
            return words.message("beaten.takes.none", card=card)
        return words.message("beaten.takes", card=card, percent=_percent(1 - chance, words))
    if chance == 1:
        return words.message("beaten.always", card=card)
    return words.message("beaten.sometimes", card=card, percent=_percent(chance, words))


def _percent(chance: Fraction, words: Words) -> str:
    """Write a share that is neither none nor all so that it does not read like one of these."""
    return words.number(min(max(float(100 * chance), 1), 99), 0)


def _who(to_play: tuple[Seat, ...], words: Words) -> list[Text]:
    if not to_play:
        return []
    if len(to_play) == 1:
        return [words.message("beaten.after.one", seat=to_play[0])]
    return [words.message("beaten.after.two", seat=to_play[0], other=to_play[1])]


def _what(found: Beaten, words: Words) -> list[Text]:
    """Say what could beat it: cards where the secret is known, else how it depends on the secret."""
    if len(found.under) == 1:
        return _one(found, found.under[0], words)
    if isinstance(found.under[0].secret, LatinernOrdering):
        return [_pairs(found, words)]
    lines = [*_cards(found, words), *_trumped(found, words)]
    for each in found.under:
        assert isinstance(each.secret, Suit)  # noqa: S101 - Twenty-eight
        if 0 < each.chance < 1:
            lines.append(words.message("beaten.suit", suit=each.secret, percent=_percent(each.chance, words)))
        else:
            lines.append(words.message("beaten.suit.always" if each.chance else "beaten.suit.never", suit=each.secret))
    return lines


def _one(found: Beaten, under: Under, words: Words) -> list[Text]:
    if under.trumped and found.card.suit is not found.led.suit:  # what would beat a trump is named already
        return [*_cards(found, words), words.message("beaten.overtrumped", led=found.led.suit)]
    return [*_cards(found, words), *(_trumped(found, words) if under.trumped else ())]


def _cards(found: Beaten, words: Words) -> list[Text]:
    cards = found.cards
    if not cards:
        return []
    if len(cards) <= 2 * _NAMED:
        return [words.message("beaten.cards", cards=listed(cards, words))]
    return [words.message("beaten.cards.many", n=len(cards))]


def _trumped(found: Beaten, words: Words) -> list[Text]:
    if not any(each.trumped for each in found.under):
        return []
    return [words.message("beaten.trumped", led=found.led.suit)]


def _pairs(found: Beaten, words: Words) -> Text:
    """Say under which pairs a blind seat is safe, if these are few, else under how many."""
    safe = [each for each in found.under if not each.chance]
    left = len(found.under)
    if not safe:
        return words.message("beaten.pairs.none", left=left)
    if len(safe) > _NAMED:
        return words.message("beaten.pairs.some", left=left, safe=len(safe))
    named = ", ".join(_pair(each, words) for each in safe)
    return words.message("beaten.pairs.named", left=left, pairs=named)


def _pair(each: Under, words: Words) -> str:
    assert isinstance(each.secret, LatinernOrdering)  # noqa: S101 - Latinern
    return words.label("beaten.pair", trump=each.secret.trump, schlag=each.secret.schlag)
