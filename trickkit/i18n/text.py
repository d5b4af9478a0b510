"""Text made of parts, so that a card in a sentence can be drawn, written or spoken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, Union

from trickkit.cards import Card, Suit

Json: TypeAlias = "str | dict[str, str] | dict[str, list[Json]]"


class CardPart(NamedTuple):
    """A card in a sentence."""

    card: Card
    """The card."""
    short: str
    """Its rank as printed on the face, as `10` or `B`."""
    name: str
    """Its name in words."""
    written: str
    """How it stands where nothing can be drawn: `K♥`, or the name if the deck's suits have no symbol."""


class SuitPart(NamedTuple):
    """The mark of a suit in a sentence."""

    suit: Suit
    """The suit."""
    name: str
    """Its name in words."""


class Bold(NamedTuple):
    """The result, which stands out."""

    text: Text
    """What is bold."""


class Em(NamedTuple):
    """A word that is stressed or new."""

    text: Text
    """What is stressed."""


Part: TypeAlias = Union[str, CardPart, SuitPart, Bold, Em]  # noqa: UP007 - the classes refer to Text, which refers to them


class Text(tuple[Part, ...]):
    """Parts of a text in order; it cannot be changed. `str` gives it as on the command line.

    >>> Text.of("West ", "wins", ".")
    Text.of('West wins.')
    """

    __slots__ = ()

    @classmethod
    def of(cls, *parts: Part) -> Text:
        """Make a text; strings that touch are joined and empty ones dropped."""
        joined: list[Part] = []
        for part in parts:
            last = joined[-1] if joined else None
            if isinstance(part, str) and isinstance(last, str):
                joined[-1] = last + part
            elif part != "":
                joined.append(part)
        return cls(joined)

    @classmethod
    def join(cls, texts: Iterable[Text], between: str = " ") -> Text:
        """Put whole sentences one after the other.

        >>> str(Text.join([Text.of("One."), Text.of("Two.")]))
        'One. Two.'
        """
        parts: list[Part] = []
        for text in texts:
            parts += (between, *text) if parts else text
        return cls.of(*parts)

    def __str__(self) -> str:
        return plain(self)

    def __repr__(self) -> str:
        return f"Text.of({', '.join(map(repr, self))})"


def plain(text: Text) -> str:
    """Write a text without drawing: for the command line, alternative texts and the names of controls.

    >>> plain(Text.of("A ", Em(Text.of("Schlag")), "."))
    'A Schlag.'
    """
    return "".join(_flat(part, spoken_names=False) for part in text)


def spoken(text: Text) -> str:
    """Write a text as it is read aloud, cards with their full names.

    >>> spoken(Text.of(CardPart(Card.parse("KH"), "K", "king of hearts", "K♥"), " wins."))
    'king of hearts wins.'
    """
    return "".join(_flat(part, spoken_names=True) for part in text)


def _flat(part: Part, *, spoken_names: bool) -> str:
    match part:
        case str():
            return part
        case CardPart():
            return part.name if spoken_names else part.written
        case SuitPart():
            return part.name
        case Bold(text) | Em(text):
            return spoken(text) if spoken_names else plain(text)


def to_json(text: Text) -> list[Json]:
    """Give a text as the front end takes it, a list of parts.

    >>> to_json(Text.of(Bold(Text.of("You win")), ": ", SuitPart(Suit.HEARTS, "hearts")))
    [{'b': ['You win']}, ': ', {'suit': 'H', 'name': 'hearts'}]
    """
    return [_json(part) for part in text]


def _json(part: Part) -> Json:
    match part:
        case str():
            return part
        case CardPart(card, short, name):
            return {"card": str(card), "short": short, "name": name}
        case SuitPart(suit, name):
            return {"suit": suit.value, "name": name}
        case Bold(text):
            return {"b": to_json(text)}
        case Em(text):
            return {"em": to_json(text)}
