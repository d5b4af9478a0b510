"""The words of one language and one deck: names, messages, and the texts of levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from trickkit.cards import Card, Rank, Suit
from trickkit.errors import NotationError
from trickkit.i18n.catalogue import LANGUAGES, catalogue
from trickkit.i18n.markup import render
from trickkit.i18n.spelling import read
from trickkit.i18n.text import CardPart, Part, SuitPart, Text, plain
from trickkit.seats import Seat, Side

Fact: TypeAlias = str | int | Card | Suit | Rank | Seat | Side | Text
"""What can stand for a placeholder."""

DECKS: Final = ("french", "german")
"""The decks that cards can be drawn and named in."""
CASES: Final = ("der", "den", "dem")
"""The German cases by their masculine article; a name in a case carries its article. English has no cases."""

_FIGURES: Final = dict(zip(Rank, ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"), strict=True))
_RANKS: Final = {
    "french": _FIGURES,
    "german": _FIGURES | {Rank.JACK: "unter", Rank.QUEEN: "ober"},
}
_SUITS: Final = {
    "french": dict(zip(Suit, ("clubs", "diamonds", "hearts", "spades"), strict=True)),
    "german": dict(zip(Suit, ("acorns", "bells", "hearts", "leaves"), strict=True)),
}
_SYMBOLS: Final = dict(zip(Suit, "♣♦♥♠", strict=True))


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said, in one language and with the names of one deck.

    Raises:
        NotationError: if language or deck is not known.

    >>> Words("de").card(Card.parse("JH"), "den"), Words("de", "german").card(Card.parse("JH"))
    ('den Herz-Buben', 'Herz-Unter')
    """

    lang: str = "en"
    """`en` or `de`."""
    deck: str = "french"
    """`french` or `german`."""

    def __post_init__(self) -> None:
        if self.lang not in LANGUAGES:
            raise NotationError(f'"{self.lang}" is no language here; choose {" or ".join(LANGUAGES)}', self.lang)
        if self.deck not in DECKS:
            raise NotationError(f'"{self.deck}" is no deck here; choose {" or ".join(DECKS)}', self.deck)

    # ------------------------------------------------------------------ names

    def card(self, card: Card, case: str = "") -> str:
        """Name a card in words.

        Args:
            card: the card.
            case: empty, or one of `CASES`: in German the name then stands in that case with its article.

        >>> Words().card(Card.parse("TH")), Words("de").card(Card.parse("TH"), "dem")
        ('ten of hearts', 'der Herz-Zehn')
        """
        return self._name(f"card.{_RANKS[self.deck][card.rank]}", case).replace("{suit}", self.suit(card.suit))

    def suit(self, suit: Suit, form: str = "") -> str:
        """Name a suit; with the form `one`, a single card of it.

        >>> Words().suit(Suit.CLUBS), Words().suit(Suit.CLUBS, "one"), Words("de", "german").suit(Suit.CLUBS)
        ('clubs', 'club', 'Eichel')
        """
        return self._name(f"suit.{_SUITS[self.deck][suit]}", form)

    def rank(self, rank: Rank, form: str = "") -> str:
        """Name a rank; `form` is empty, `plural`, `short` (as on the face), or one of `CASES`.

        >>> Words("de").rank(Rank.JACK, "plural"), Words("de").rank(Rank.JACK, "short")
        ('Buben', 'B')
        """
        return self._name(f"rank.{_RANKS[self.deck][rank]}", form)

    def seat(self, seat: Seat) -> str:
        """Name a seat.

        >>> Words("de").seat(Seat.EAST)
        'Ost'
        """
        return self._name(f"seat.{seat}")

    def side(self, side: Side) -> str:
        """Name a side by its two seats.

        >>> Words().side(Side.NS)
        'North and South'
        """
        return self._name(f"side.{side}")

    def card_part(self, card: Card) -> CardPart:
        """Give a card as a part of a text.

        >>> Words("de").card_part(Card.parse("QH")).written
        'D♥'
        """
        short, name = self.rank(card.rank, "short"), self.card(card)
        written = short + _SYMBOLS[card.suit] if self.deck == "french" else name
        return CardPart(card, short, name, written)

    def suit_part(self, suit: Suit) -> SuitPart:
        """Give the mark of a suit as a part of a text."""
        return SuitPart(suit, self.suit(suit))

    def number(self, value: float, decimals: int) -> str:
        """Write a number rounded to so many decimals, as the language writes it; what rounds to nothing has no sign.

        >>> Words().number(61.25, 1), Words("de").number(-0.456, 2), Words().number(2, 0), Words().number(-1e-9, 2)
        ('61.2', '−0,46', '2', '0.00')
        """
        text = f"{value:z.{decimals}f}".replace("-", "−").replace("inf", "∞")
        return text.replace(".", ",") if self.lang == "de" else text

    def whole(self, value: int) -> str:
        """Write a whole number, thousands set apart as the language does it.

        >>> Words().whole(38112), Words("de").whole(38112)
        ('38,112', '38.112')
        """
        text = f"{value:,}".replace("-", "−")
        return text.replace(",", ".") if self.lang == "de" else text

    # --------------------------------------------------------------- messages

    def message(self, msgid: str, **facts: Fact) -> Text:
        """Give a message of the catalogue with its facts filled in.

        A card is drawn as rank and mark unless the message asks for its name (`{card:name}`) or, in
        German, for a case (`{card:dem}`); a suit or rank is named, `{trump:mark}` draws the suit.

        Raises:
            MissingMessageError: if the catalogue has no such message.
            KeyError: if a placeholder has no fact.

        >>> str(Words("de").message("announced", seat=Seat.WEST, card=Card.parse("AH")))
        'West sticht mit A♥. Warum, bleibt bis zum Ende der Runde geheim.'
        """
        return self._fill(catalogue(self.lang).gettext(msgid), facts)

    def label(self, msgid: str, **facts: Fact) -> str:
        """Give a message as a plain string: labels, headings, names of controls.

        >>> Words().label("ui.stay", n=3)
        'Stay: it counts 3'
        """
        return plain(self.message(msgid, **facts))

    def count(self, msgid: str, n: int, **facts: Fact) -> str:
        """Give a message with the plural form that fits the number `n`, as a plain string.

        >>> Words().count("ui.cards", 1), Words("de").count("ui.cards", 4)
        ('1 card', '4 Karten')
        """
        return plain(self.plural(msgid, n, **facts))

    def plural(self, msgid: str, n: int, **facts: Fact) -> Text:
        """Give a message with the plural form that fits the number `n`.

        >>> print(Words().plural("card-points", 1))
        1 point
        """
        return self._fill(catalogue(self.lang).ngettext(msgid, msgid, n), {"n": n, **facts})

    def spell(self, template: str, **extra: Fact) -> Text:
        """Spell a text of a level: cards, suits and ranks in braces are named by language and deck.

        `{7C}` a card, `{C}` a suit, `{C1}` one card of it (English), `{9}` a rank, `{9+}` its plural,
        `{7C:der}` `{7C:den}` `{7C:dem}` `{7C:Der}` with article (German), `{name}` a fact given as `extra`,
        `*…*` stressed.

        Raises:
            NotationError: if a placeholder is unknown, or not for this language.

        >>> str(Words("de").spell("{JC:Der} sticht {9+} und *{C}*.")), str(Words().spell("{left} stay.", left=4))
        ('Der Kreuz-Bube sticht Neunen und Kreuz.', '4 stay.')
        """

        def fill(name: str, form: str) -> Part | Text:
            value, form = read(name, form, self.lang, extra)
            return self._part(value, form or ("name" if isinstance(value, Card) else ""))

        return render(template, fill)

    # ---------------------------------------------------------------- private

    def _name(self, msgid: str, context: str = "") -> str:
        found = catalogue(self.lang)
        return found.pgettext(context, msgid) if context else found.gettext(msgid)

    def _fill(self, template: str, facts: dict[str, Fact]) -> Text:
        return render(template, lambda name, form: self._part(facts[name], form))

    def _part(self, value: Fact, form: str) -> Part | Text:
        if form[:1].isupper():
            named = self._part(value, form.lower())
            assert isinstance(named, str)  # noqa: S101 - a name in a case is a string
            return named[0].upper() + named[1:]
        match value:
            case Card():
                return self.card(value, "" if form == "name" else form) if form else self.card_part(value)
            case Suit():
                return self.suit_part(value) if form == "mark" else self.suit(value, form)
            case Rank():
                return self.rank(value, form)
            case Seat():
                return self.seat(value)
            case Side():
                return self.side(value)
            case Text():
                return value
            case _:
                return str(value)
