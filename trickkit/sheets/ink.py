"""What a page draws: cards and suit marks, each face once and then only referred to, and sentences as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, assert_never

from trickkit.cards import Card, Rank, Suit
from trickkit.i18n import Bold, CardPart, Em, Part, SuitPart, Text, Words
from trickkit.render import faces

_SUITS: Final = dict(zip("♣♦♥♠", Suit, strict=True))
_SIGN: Final = re.compile(f"([{''.join(_SUITS)}])")


class Ink:
    """Draws for one page and remembers what its definitions must hold.

    Args:
        words: language and deck.
        four: clubs green and diamonds blue; French deck only.
    """

    def __init__(self, words: Words, *, four: bool = False) -> None:
        self.words: Words = words
        self._four = four
        self._drawn: dict[str, str] = {}

    def card(self, card: Card, label: str = "") -> str:
        """Draw a card.

        Args:
            card: the card.
            label: how it is read aloud; default: its name.

        >>> Ink(Words()).card(Card.parse("KH"))
        '<svg class="card" viewBox="0 0 100 140" role="img" aria-label="king of hearts"><use href="#KH"/></svg>'
        """
        name = str(card)
        self._drawn[name] = faces.face(card, self.words.deck, self.words.lang, four=self._four, small=True)
        aloud = escape(label or self.words.card(card))
        return f'<svg class="card" viewBox="0 0 100 140" role="img" aria-label="{aloud}"><use href="#{name}"/></svg>'

    def mark(self, suit: Suit, label: str = "") -> str:
        """Draw the mark of a suit in a line of text; without a label it is not read aloud."""
        self._drawn[suit.value] = faces.mark(suit, self.words.deck, four=self._four)
        aloud = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
        return f'<svg class="mark" viewBox="0 0 100 100" {aloud}><use href="#{suit.value}"/></svg>'

    def prose(self, text: Text | str) -> str:
        """Write a sentence: suits are drawn, cards are read aloud by their names.

        >>> Ink(Words()).prose(Text.of(Bold(Text.of("North")), " & West"))
        '<b>North</b> &amp; West'
        """
        return "".join(map(self._part, (text,) if isinstance(text, str) else text))

    def pair(self, key: str) -> str:
        """Name a pair of trump and Schlag by mark and rank."""
        trump, _, schlag = key.partition("/")
        suit, rank = Suit(trump), Rank(schlag)
        aloud = escape(self.words.label("ui.pair", trump=suit, schlag=rank))
        return f'<span role="img" aria-label="{aloud}">{self.mark(suit)}&#8239;{self.words.rank(rank, "short")}</span>'

    def definitions(self) -> str:
        """Give everything that was drawn, once, out of sight."""
        symbols = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in sorted(self._drawn.items()))
        return f'<svg class="away" width="0" height="0" aria-hidden="true"><defs>{symbols}</defs></svg>'

    def _part(self, part: Part) -> str:
        match part:
            case str():
                return "".join(self.mark(_SUITS[piece]) if piece in _SUITS else escape(piece) for piece in _cut(part))
            case CardPart(card, short, name):
                drawn = f"{short}&#8239;{self.mark(card.suit)}"
                return f'<span class="said" role="img" aria-label="{escape(name)}">{drawn}</span>'
            case SuitPart(suit, name):
                return self.mark(suit, name)
            case Bold(text):
                return f"<b>{self.prose(text)}</b>"
            case Em(text):
                return f"<em>{self.prose(text)}</em>"
            case _:
                assert_never(part)


def _cut(text: str) -> Iterable[str]:
    return _SIGN.split(text)
