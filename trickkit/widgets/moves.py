"""What the author of a guided hand may say about each of the learner's acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trickkit.errors import NotationError, shorten
from trickkit.explain.hints import LEVELS
from trickkit.i18n import LANGUAGES, Text, Words

Own = Mapping[str, str]
"""A text by language, spelled as in a level: `{"en": "{TC} wins.", "de": "{TC:Der} sticht."}`."""


@dataclass(frozen=True, slots=True)
class Move:
    """One act of the learner in a guided hand: what is right, and what is said.

    Raises:
        TypeError: if acts or hints are no tuple, or the texts no dict.
        NotationError: if a text lacks a language, or cannot be spelled.

    >>> move = Move(("9C",), texts={"9C": {"en": "{9C} is low.", "de": "{9C:Der} ist klein."}})
    >>> print(move.told("9C", Words()))
    Nine of clubs is low.
    """

    accept: tuple[str, ...] = ()
    """The acts that are right, as `9C` or `ask`; none: those that the coach finds as good as any."""
    goal: Own | None = None
    """What the learner reads before the act."""
    texts: Mapping[str, Own] = field(default_factory=dict)
    """What is said to an act, by act; `*` to any other."""
    leaves: tuple[str, ...] = ()
    """Those of the right acts after which the deal no longer goes as in the record, whatever else fits."""
    hints: tuple[Own, ...] = ()
    """Hints, one after the other. Without them the coach gives its own, but only where it also says what is right."""

    def __post_init__(self) -> None:
        _check_types(accept=self.accept, leaves=self.leaves, hints=self.hints)
        if not isinstance(self.texts, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance] -- from a notebook
            raise TypeError(f"texts is a dict of acts and texts, not {shorten(repr(self.texts))}")
        if len(self.hints) > len(LEVELS):
            raise NotationError(f"a hint has at most {len(LEVELS)} steps, not {len(self.hints)}")
        for text in (self.goal, *self.hints, *self.texts.values()):
            for lang in LANGUAGES if text is not None else ():
                if lang not in (text or {}):
                    raise NotationError(f'a text of a guided hand has no "{lang}"; give it in every language', lang)
                _spell(text, Words(lang))

    def told(self, token: str, words: Words) -> Text | None:
        """Give the author's words about an act, if there are any.

        Args:
            token: the act, as `9C`.
            words: language and deck.
        """
        return _spell(self.texts.get(token) or self.texts.get("*"), words)

    def asked(self, words: Words) -> Text | None:
        """Give what the learner reads before the act, if there is anything.

        Args:
            words: language and deck.
        """
        return _spell(self.goal, words)

    def hint(self, number: int, words: Words) -> Text:
        """Give the author's hint of this number, from 0.

        Args:
            number: which.
            words: language and deck.
        """
        return words.spell(self.hints[number][words.lang])


def _spell(text: Own | None, words: Words) -> Text | None:
    return None if text is None else words.spell(text[words.lang])


def _check_types(**given: object) -> None:
    for name, value in given.items():
        if isinstance(value, str) or not isinstance(value, Sequence):  # a comma forgotten, as in ("9C")
            raise TypeError(f'{name} is a tuple, as ("9C",), not {shorten(repr(value))}')
