"""Languages: the message catalogues, the names of cards in two decks, and text made of parts."""

from trickkit.i18n.catalogue import LANGUAGES, MissingMessageError
from trickkit.i18n.text import Bold, CardPart, Em, Part, SuitPart, Text, plain, spoken, to_json
from trickkit.i18n.words import CASES, DECKS, Fact, Words

__all__ = [
    "CASES",
    "DECKS",
    "LANGUAGES",
    "Bold",
    "CardPart",
    "Em",
    "Fact",
    "MissingMessageError",
    "Part",
    "SuitPart",
    "Text",
    "Words",
    "plain",
    "spoken",
    "to_json",
]
